/**
 * A page that is fetched when somebody goes there, and shown as soon as it has come. React's own `lazy` would keep it back: what
 * comes within three tenths of a second after "Loading" waits until these are over, so that nothing flickers.
 */
import { type ComponentType, useEffect, useState } from 'react';
import { Loading } from './loading.tsx';

export interface Fetchable<P> {
  load(): Promise<{ default: ComponentType<P> }>;
  /** null: has not come yet. */
  Page: ComponentType<P> | null;
}
export const fetchable = <P extends object>(load: Fetchable<P>['load']): Fetchable<P> => ({ load, Page: null });

export function Fetched<P extends object>({ page, given }: { page: Fetchable<P>; given: P }) {
  const [, set] = useState(false);
  useEffect(() => {
    if (page.Page) return;
    let wanted = true;
    page.load().then(
      (part) => {
        page.Page = part.default;
        if (wanted) set(true);
      },
      (error) => {
        // The nearest boundary says so.
        if (wanted)
          set(() => {
            throw error;
          });
      },
    );
    return () => {
      wanted = false;
    };
  }, [page]);
  return page.Page ? <page.Page {...given} /> : <Loading />;
}

/** The lists of words, cards and settings: fetched where somebody looks them up, not at the table. */
import { type ComponentProps, lazy, Suspense } from 'react';
import type { Browser as Lists } from './Browser.tsx';

const LazyLists = lazy(() => import('./Browser.tsx').then((part) => ({ default: part.Browser })));

export function Browser(props: ComponentProps<typeof Lists>) {
  return (
    <Suspense>
      <LazyLists {...props} />
    </Suspense>
  );
}

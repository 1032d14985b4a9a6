/** Drawings that need those of the skirmish's board. Nobody waits for them: what is written is there at once. */
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

type Drawn = typeof import('./drawn.ts');

/** Nothing stands in its place until it comes. */
function later<P extends object>(pick: (drawn: Drawn) => ComponentType<P>): (props: P) => ReactNode {
  const Picture = lazy(async () => ({ default: pick(await import('./drawn.ts')) })) as unknown as ComponentType<P>;
  return (props) => (
    <Suspense fallback={null}>
      <Picture {...props} />
    </Suspense>
  );
}

export const City = later(({ City: picture }) => picture);
export const Alley = later(({ Alley: picture }) => picture);
export const DrawnCard = later(({ DrawnCard: picture }) => picture);
export const Face = later(({ Face: picture }) => picture);

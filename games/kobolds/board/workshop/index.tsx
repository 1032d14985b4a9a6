/** The workshops of Kobolds & Cobblestones: pages for what is made before a game, and the same benches at a table. */
import type { Workshop } from '@guildhall/table';
import { lazy, Suspense } from 'react';
import { cover } from '../../cover.ts';
import type { GangChoiceProps } from './gang/GangChoice.tsx';
import type { LayoutChoiceProps } from './layout/LayoutChoice.tsx';

const [gangs, layouts] = cover.workshops;

export const workshops: readonly Workshop[] = [
  {
    ...gangs,
    hint: {
      en: 'Build, check, name, save, share and print gangs.',
      pl: 'Buduj, sprawdzaj, nazywaj, zapisuj, udostępniaj i drukuj bandy.',
    },
    Page: lazy(() => import('./gang/GangPage.tsx')),
  },
  {
    ...layouts,
    hint: { en: 'Draw a city district that the rules allow.', pl: 'Narysuj dzielnicę, na którą pozwalają zasady.' },
    Page: lazy(() => import('./layout/LayoutPage.tsx')),
  },
];

const GangBench = lazy(async () => ({ default: (await import('./gang/GangChoice.tsx')).GangChoice }));
const LayoutBench = lazy(async () => ({ default: (await import('./layout/LayoutChoice.tsx')).LayoutChoice }));

/** Answers gangs/build; fetched when the question comes. */
export function GangChoice(props: GangChoiceProps) {
  return (
    <Suspense fallback={null}>
      <GangBench {...props} />
    </Suspense>
  );
}

/** Answers layout/draw. */
export function LayoutChoice(props: LayoutChoiceProps) {
  return (
    <Suspense fallback={null}>
      <LayoutBench {...props} />
    </Suspense>
  );
}

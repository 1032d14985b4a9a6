/** The workshop of Wolsung: the hero builder, and how heroes are brought to a table. */
import type { BringProps, Workshop } from '@guildhall/table';
import { lazy, Suspense } from 'react';
import { cover } from '../../cover.ts';

const [heroes] = cover.workshops;

export const workshops: readonly Workshop[] = [
  {
    ...heroes,
    hint: {
      en: 'Build a hero choice by choice, keep it, print it, bring it to a table.',
      pl: 'Zbuduj postać wybór po wyborze, zachowaj ją, wydrukuj i zabierz do stołu.',
    },
    Page: lazy(() => import('./HeroPage.tsx')),
  },
];

const BringHeroes = lazy(() => import('./Bring.tsx'));

/** Fetched when somebody sets up a table. */
export function Bring(props: BringProps) {
  return (
    <Suspense fallback={null}>
      <BringHeroes {...props} />
    </Suspense>
  );
}

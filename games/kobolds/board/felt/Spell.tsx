/** A spell in progress. How it is told is fetched with the first one: many games have none. */
import type { BoardProps } from '@guildhall/table';
import { lazy, Suspense } from 'react';
import type { TableView } from '../../view.ts';

const Blackjack = lazy(async () => ({ default: (await import('./Blackjack.tsx')).Blackjack }));

export function Spell(props: BoardProps<TableView>) {
  if (!props.view.table.spell) return null;
  return (
    <Suspense fallback={null}>
      <Blackjack {...props} />
    </Suspense>
  );
}

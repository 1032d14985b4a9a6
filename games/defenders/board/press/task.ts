/** What the open question asks to be drawn. */
import type { View } from '@guildhall/kernel';
import type { Kind } from '../../data/index.ts';
import type { TableView } from '../../view.ts';

/** What is to be drawn. */
export type Task =
  | { what: 'location'; l: number; kind: Kind; wall: boolean; road: boolean; underground: boolean }
  | { what: 'feature' }
  | { what: 'ruin'; l: number };

export function taskOf({ table, asked, seat }: View<TableView>): Task | null {
  if (!asked || seat === null) return null;
  const l = table.locations.findIndex(({ id }) => id === asked.show.location);
  switch (asked.name) {
    case 'map/draw': {
      if (l < 0) return null;
      const { kind, wall, road, underground } = table.locations[l];
      return { what: 'location', l, kind, wall, road, underground };
    }
    case 'nature/draw':
      return { what: 'feature' };
    case 'threat acts/ruin':
      return l < 0 ? null : { what: 'ruin', l };
    default:
      return null;
  }
}

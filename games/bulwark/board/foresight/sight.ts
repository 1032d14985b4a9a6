/** Whom a Foe sees (BW-11.8, BW-11.9): all others, unless the Screen stands between (BW-11.11). */
import { boxOf } from '../../box.ts';
import type { FoeId } from '../../data/index.ts';
import { sees } from '../../rules/line.ts';
import type { TableView } from '../../view.ts';
import { tableFrom } from './imagined.ts';

/** The places it sees, from 1. */
export function seenFrom(view: TableView, place: number): number[] {
  const table = tableFrom(view);
  return view.line.map((_, i) => i + 1).filter((other) => sees(table, place - 1, other - 1));
}

/** The Foes that one of its texts or attacks asks for: what it looks out for. */
function wanted(view: TableView, foe: FoeId): FoeId[] {
  const card = boxOf(view).foes.get(foe);
  const named = JSON.stringify([card.activation, card.afterWound]).match(/"any":\[[^\]]*\]/g) ?? [];
  return [...card.attackWhen.flatMap(({ sees: ids }) => ids), ...named.flatMap((any) => JSON.parse(any.slice(6)) as FoeId[])];
}

/** The places of Foes it sees and that matter to what it does. */
export function heeded(view: TableView, place: number): number[] {
  const foe = view.line[place - 1]?.foe;
  if (!foe) return [];
  const ids = wanted(view, foe);
  return seenFrom(view, place).filter((other) => ids.includes(view.line[other - 1].foe));
}

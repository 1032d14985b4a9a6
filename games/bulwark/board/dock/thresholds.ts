/** Where Menace begins to matter for this army: which Foes are stronger from which number on (BW-18.9). */
import { boxOf } from '../../box.ts';
import { ARMIES, type FoeId } from '../../data/index.ts';
import type { TableView } from '../../view.ts';

/** Numbers in the texts of a Foe: "If Menace is 10+". */
const inText = (effects: unknown): number[] =>
  [...JSON.stringify(effects).matchAll(/"do":"ifMenace","least":(\d+)/g)].map(([, least]) => Number(least));

/** From the lowest on, without the one that loses the game. */
export function thresholdsOf(table: TableView): { menace: number; foes: FoeId[] }[] {
  const { foes } = boxOf(table);
  const found = new Map<number, FoeId[]>();
  for (const { id } of ARMIES[table.settings.army]) {
    const { attackWhen, activation, reveal, afterWound } = foes.get(id);
    const levels = [...attackWhen.flatMap(({ menace, below }) => [menace, below]), ...inText([activation, reveal, afterWound])];
    for (const level of new Set(levels)) if (level > 0) found.set(level, [...(found.get(level) ?? []), id]);
  }
  return [...found].sort(([a], [b]) => a - b).map(([menace, ids]) => ({ menace, foes: ids }));
}

/** The ledger of a turn: what each card has added to the running sums, from what was told since the turn began. */
import type { Fact } from '@guildhall/kernel';
import { boxOf } from '../../box.ts';
import { type CardId, isWound } from '../../data/index.ts';
import type { GameFact } from '../../facts.ts';
import type { TableView } from '../../view.ts';

export const TOTALS = ['actions', 'buys', 'heroism', 'shield', 'rerolls'] as const;
export type Total = (typeof TOTALS)[number];

export interface Row {
  card: CardId;
  /** Changes in their order; empty: none. */
  changes: { readonly [total in Total]: number[] };
  /** Faces that were rolled for it. */
  faces: number[];
}

const none = (): Row['changes'] => ({ actions: [], buys: [], heroism: [], shield: [], rerolls: [] });

export function ledgerOf(told: readonly Fact[], table: TableView): Row[] {
  const facts = told as readonly GameFact[];
  const from = facts.findLastIndex(({ kind }) => kind === 'turnBegan');
  const rows: Row[] = [];
  let action = true;
  for (const fact of facts.slice(from + 1)) {
    if (fact.kind === 'stepBegan') action = false;
    if (fact.kind === 'played') {
      const row: Row = { card: fact.card, changes: none(), faces: [] };
      // BW-6.1: for an action; BW-7.4: or for nothing in the Buy Step; BW-33.15: a risked card costs none.
      if (fact.rule === 'BW-6.2') row.changes.actions.push(-1);
      const { heroism } = boxOf(table).cards.get(fact.card);
      if (heroism > 0 && !isWound(fact.card)) row.changes.heroism.push(heroism);
      rows.push(row);
    }
    const row = rows.at(-1);
    if (!row || !action) continue;
    if (fact.kind === 'changed') row.changes[fact.what].push(fact.by);
    if (fact.kind === 'rolled' && fact.whose === 'hero') row.faces.push(fact.face);
    if (fact.kind === 'bought') {
      row.changes.heroism.push(-fact.cost);
      row.changes.buys.push(-1);
    }
  }
  return rows;
}

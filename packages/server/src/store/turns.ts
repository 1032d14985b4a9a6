/** Turns that began to wait for somebody who was not there. Whoever tells of one has claimed it first, so nobody is told twice. */
import { fixed } from './fixed.ts';
import type { Db } from './schema.ts';

/** Stored together with the event by which it began. A question that is known already stays as it was. */
export const noteTurn = fixed(
  (db, table_id: string, seat: number, decision: number, player: string, asked: number, due: number) =>
    db
      .insertInto('turn')
      .values({ table_id, seat, decision, player, asked, due })
      .onConflict((c) =>
        c
          .columns(['table_id', 'seat'])
          .doUpdateSet((e) => ({
            decision: e.ref('excluded.decision'),
            player: e.ref('excluded.player'),
            asked: e.ref('excluded.asked'),
            due: e.ref('excluded.due'),
          }))
          .whereRef('turn.decision', '<>', 'excluded.decision'),
      ),
);

/** A turn of which somebody is to be told, with all that says whether it still need be. */
export interface DueTurn {
  table_id: string;
  seat: number;
  decision: number;
  player: string;
  asked: number;
  due: number;
  told: number;
  game: string;
  /** JSON, as in the table's row. */
  waiting: string;
  status: string;
  /** Who holds the seat, and when that person was last there; null: nobody does. */
  person: string | null;
  seen: number | null;
}

export const turnsDue = async (db: Db, now: number, limit: number): Promise<DueTurn[]> => {
  const rows = await db
    .selectFrom('turn')
    .innerJoin('hall_table', 'hall_table.id', 'turn.table_id')
    .leftJoin('seat', (join) => join.onRef('seat.table_id', '=', 'turn.table_id').onRef('seat.seat', '=', 'turn.seat'))
    .selectAll('turn')
    .select(['hall_table.game', 'hall_table.waiting', 'hall_table.status', 'seat.person', 'seat.seen'])
    .where('turn.due', '<=', now)
    .orderBy('turn.due')
    .orderBy('turn.table_id')
    .orderBy('turn.seat')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, due: row.due ?? now }));
};

/** What was read of turns at one table that are due for one person. */
export interface Claim {
  table: string;
  decision: number;
  seats: readonly number[];
}

const claimed = (db: Db, { table, decision, seats }: Claim) =>
  db
    .updateTable('turn')
    .where('table_id', '=', table)
    .where('decision', '=', decision)
    .where('seat', 'in', seats)
    .where('due', 'is not', null);

/** Takes it upon this process to tell; false: another has, or the question is another by now. */
export async function claimTurn(db: Db, claim: Claim, now: number): Promise<boolean> {
  const { numUpdatedRows } = await claimed(db, claim).set({ due: null, told: now }).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Looks again later; null: nobody need be told. */
export const putOffTurn = (db: Db, claim: Claim, due: number | null) => claimed(db, claim).set({ due }).execute();

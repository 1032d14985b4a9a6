/** What the hall knows of people beside their tables: what it tells everybody of a player, and which tables wait for one. */
import type { KnownPerson, Person, TurnsReply } from '@guildhall/wire';
import type { Hall } from './hall.ts';
import { Denied } from './table/problem.ts';

/** Games played and won here, since when: nothing about where and with whom. */
export async function knownAt({ store: { db }, briefs }: Hall, table: string, seat: number): Promise<KnownPerson> {
  const person = await db
    .selectFrom('seat')
    .innerJoin('user', 'user.id', 'seat.person')
    .select(['user.id', 'user.name', 'user.createdAt'])
    .where('seat.table_id', '=', table)
    .where('seat.seat', '=', Number.isInteger(seat) ? seat : -1)
    .executeTakeFirst();
  if (!person) throw new Denied('unknownTable', 'nobody sits there');
  const ended = await db
    .selectFrom('seat')
    .innerJoin('hall_table', 'hall_table.id', 'seat.table_id')
    .select(['hall_table.id', 'hall_table.game', 'hall_table.winners', 'seat.seat'])
    .where('seat.person', '=', person.id)
    .where('hall_table.status', '=', 'over')
    .orderBy('hall_table.number')
    .execute();
  const games = new Map<string, KnownPerson['games'][number]>();
  for (const { id, game, winners, seat: taken } of ended) {
    // A match brought in as a file was not played here.
    if ((await briefs.of(id))?.imported) continue;
    const count = games.get(game) ?? { game, played: 0, won: 0 };
    count.played++;
    if (winners !== null && (JSON.parse(winners) as number[]).includes(taken)) count.won++;
    games.set(game, count);
  }
  return { name: person.name, since: new Date(person.createdAt).getTime(), games: [...games.values()] };
}

/** From what the store knows of each table, so that asking often costs little. */
export async function turnsOf({ store: { db }, briefs }: Hall, { id }: Person): Promise<TurnsReply['turns']> {
  const rows = await db
    .selectFrom('seat')
    .innerJoin('hall_table', 'hall_table.id', 'seat.table_id')
    .select(['hall_table.id', 'hall_table.game', 'hall_table.waiting', 'hall_table.updated', 'seat.seat'])
    .where('seat.person', '=', id)
    .where('hall_table.status', '=', 'playing')
    .orderBy('hall_table.updated')
    .execute();
  const turns = new Map<string, TurnsReply['turns'][number]>();
  for (const { id: table, game, waiting, updated, seat } of rows) {
    if (!(JSON.parse(waiting) as number[]).includes(seat)) continue;
    const brief = await briefs.of(table);
    if (brief) turns.set(table, { table, game, name: brief.name, updated });
  }
  return [...turns.values()];
}

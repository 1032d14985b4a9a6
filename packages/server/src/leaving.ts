/** What the house knows of a person, as a file; and how a person leaves it for good. */
import type { AccountFile, Person } from '@guildhall/wire';
import type { Hall } from './hall.ts';
import { devicesOf } from './store/devices.ts';
import { deleteTable } from './store/sweep.ts';
import { no } from './table/verdict.ts';

/** The tables a person sits at. */
const seatsOfPerson = ({ store }: Hall, person: string) =>
  store.db
    .selectFrom('seat')
    .innerJoin('hall_table', 'hall_table.id', 'seat.table_id')
    .select(['hall_table.id', 'hall_table.number', 'hall_table.game', 'hall_table.status', 'hall_table.created', 'seat.seat'])
    .where('seat.person', '=', person)
    .orderBy('hall_table.number')
    .execute();

export async function accountFile(hall: Hall, person: Person): Promise<AccountFile> {
  const rows = await seatsOfPerson(hall, person.id);
  const tables = await Promise.all(
    rows.map(async ({ id, number, game, status, created, seat }) => {
      const said = await hall.store.db
        .selectFrom('event')
        .select(['at', 'body'])
        .where('place', '=', number)
        .where('seat', '=', seat)
        .where('body', 'like', '{"kind":"chat"%')
        .orderBy('sequence')
        .execute();
      const lines = said.map(({ at, body }) => ({ at, text: (JSON.parse(body) as { text: string }).text }));
      return { table: id, game, status, created, seat, said: lines };
    }),
  );
  const devices = (await devicesOf(hall.store.db, person.id)).map(({ endpoint, renewed }) => ({
    service: new URL(endpoint).hostname,
    renewed,
  }));
  return { format: 'guildhall person 1', person, devices, tables };
}

/**
 * Tables where nobody else sits go with the person. At the others the seat is given up: a bot plays on in a match that is
 * not over, and what was played and said there with others stays.
 */
export async function leaveTables(hall: Hall, person: string): Promise<void> {
  for (const { id, number, seat } of await seatsOfPerson(hall, person)) {
    const others = await hall.store.db
      .selectFrom('seat')
      .select('seat')
      .where('table_id', '=', id)
      .where('person', '!=', person)
      .limit(1)
      .execute();
    if (others.length === 0) {
      await hall.forget(id);
      await hall.log.aside((trx) => deleteTable(trx, { number, id }));
      continue;
    }
    const keeper = await hall.keeper(id);
    await keeper.make(-1, `left:${seat}:${person}`, (course) => {
      const { kind, because } = course.sitters[seat];
      if (course.status !== 'playing' || kind !== 'person' || because === 'resigned') return no('over', 'nothing to leave');
      return { event: { kind: 'takeOver', of: seat, level: 'greedy', because: 'resigned' } };
    });
    await hall.log.aside((trx) => trx.deleteFrom('seat').where('table_id', '=', id).where('seat', '=', seat).execute());
    keeper.audience.handOver(seat);
  }
  await hall.log.aside((trx) => trx.deleteFrom('seat_before').where('person', '=', person).execute());
}

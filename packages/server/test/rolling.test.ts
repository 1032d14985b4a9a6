/** An upgrade while people play: some are still at a process of an earlier version, which says nothing of who is there. */
import { AWAY_AFTER } from '@guildhall/wire/customs';
import { expect, it } from 'vitest';
import { EventLog } from '../src/store/log.ts';
import { readTable } from '../src/store/tables.ts';
import { folder, Guest, newKey, startHouse } from './house.ts';
import { hasPostgres, startPostgres } from './postgres.ts';

const MINUTE = 60_000;

it.runIf(hasPostgres())(
  'GH-11 whoever moves at an earlier process is not absent at a new one until long after the last move',
  async () => {
    const postgres = await startPostgres();
    const place = folder();
    let later = 0;
    const now = (): number => Date.now() + later;
    const house = await startHouse({ folder: place.path, databaseUrl: await postgres.database(), now });
    try {
      const ann = await Guest.called('Ann', house.address);
      const bob = await Guest.called('Bob', house.address);
      const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'open' }] });
      await bob.request('POST', `/api/tables/${table}/join`, {});
      const line = await ann.socket();
      await line.watch(table);
      await line.until(() => line.views.has('0'));
      const takeOver = () => line.command({ type: 'takeOver', table, seat: 0, of: 1, key: newKey() });
      // What an earlier process does when Bob moves there: it stores the event, and no word of who is here.
      later += AWAY_AFTER - MINUTE;
      const { db } = house.hall.store;
      const file = await readTable(db, table);
      const keeper = await house.hall.keeper(table);
      const answer = await keeper.with(({ match, game }) => match && game.legal(match.current, 1)[0]);
      const body = JSON.stringify({ kind: 'answer', seat: 1, answers: [{ question: 'round/bid', answer }] });
      const row = { place: file?.number ?? 0, sequence: keeper.head + 1, at: house.hall.now(), seat: 1, key: newKey(), body };
      expect(await new EventLog(db).append(row)).toBe(true);
      later += 2 * MINUTE;
      expect(await takeOver()).toMatchObject({ reason: 'notAbsent', refusal: { rule: 'GH-11', why: 'notLongAway' } });
      later += AWAY_AFTER;
      expect((await takeOver()).type).toBe('kept');
      await line.close();
    } finally {
      await house.close();
      await postgres.stop();
      place.remove();
    }
  },
);

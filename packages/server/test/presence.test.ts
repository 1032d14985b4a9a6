/** Two processes on one PostgreSQL: what each knows of who is at the other, whether word comes through or not. */
import { AWAY_AFTER } from '@guildhall/wire/customs';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Running } from '../src/server.ts';
import { Audience } from '../src/table/audience.ts';
import type { TableFile } from '../src/table/course.ts';
import type { Setting } from '../src/table/events.ts';
import { Attendees, BEAT, LIFETIME } from '../src/table/presence.ts';
import { Guest, type Line, newKey, startHouse, until } from './house.ts';
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts';

it('those of a process that has been silent for too long are not here', () => {
  let now = 1000;
  const attendees = new Attendees({ now: () => now, openSince: () => 0 }, { kind: 'none' }, new Set());
  attendees.heard('other', [1], 2);
  now += LIFETIME;
  expect([attendees.here(), attendees.spectators(), attendees.looking()]).toEqual([new Set([1]), 2, true]);
  now++;
  expect([attendees.here(), attendees.spectators(), attendees.looking()]).toEqual([new Set(), 0, false]);
  expect(attendees.absentAt(1)).toBe(1000 + AWAY_AFTER);
  // It is forgotten once, and when it was last heard of is not.
  expect([attendees.expire(), attendees.expire()]).toEqual([true, false]);
  expect(attendees.absentAt(1)).toBe(1000 + AWAY_AFTER);
  // A word or two may be lost.
  expect(LIFETIME).toBeGreaterThan(3 * BEAT);
});

it('when a process falls silent those who look at the table are told who is still there', () => {
  let now = 1000;
  const setting = { seats: [{ kind: 'open' }, { kind: 'open' }], pace: { kind: 'none' } } as unknown as Setting;
  const audience = new Audience({ id: 'table', setting } as TableFile, { now: () => now, openSince: () => 0 }, () => {});
  const heard: string[] = [];
  audience.watchers.add({ mine: [0], lostSeats: [], person: null, lost() {}, send: (text) => heard.push(text), sendAll() {} });
  audience.presentElsewhere('other', [1], 0);
  now += LIFETIME;
  audience.beat();
  now++;
  audience.beat();
  audience.beat();
  expect(heard.map((text) => (JSON.parse(text) as { here: number[] }).here)).toEqual([[0, 1], [0]]);
});

/** Added to the time of both. */
let later = 0;

describe.runIf(hasPostgres())('two processes', () => {
  let postgres: Postgres;
  let one: Running;
  let two: Running;
  beforeAll(async () => {
    postgres = await startPostgres();
    const databaseUrl = await postgres.database();
    const start = () => startHouse({ databaseUrl, now: () => Date.now() + later });
    [one, two] = [await start(), await start()];
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    await Promise.all([one, two].map((house) => house.close()));
    await postgres.stop();
  });

  /** Nothing is said of who is here but what is asked for. */
  const beSilent = (house: Running): void => void Object.assign(house.hall, { beat: () => Promise.resolve() });

  /** Word goes from one process to the other; whatever was said before has been heard then. */
  async function wordFrom(speaker: Running, hearer: Running, word: string): Promise<void> {
    const { onHouseWord } = hearer.hall;
    const heard = new Promise<void>((done) => {
      hearer.hall.onHouseWord = (said) => {
        if (said.f === word) done();
        else onHouseWord(said);
      };
    });
    speaker.hall.bus.say({ t: '', f: word });
    await heard;
    hearer.hall.onHouseWord = onHouseWord;
    await new Promise((soon) => setImmediate(soon));
  }

  /** Ann plays at one process, and Bob has come to the other. */
  async function apart(): Promise<{ table: string; a: Line; b: Line }> {
    const ann = await Guest.called('Ann', one.address);
    const bob = await Guest.called('Bob', two.address);
    const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'open' }] });
    const a = await ann.socket();
    await a.watch(table);
    await bob.request('POST', `/api/tables/${table}/join`, {});
    const b = await bob.socket();
    await b.watch(table);
    return { table, a, b };
  }

  it('whoever opens a table asks who is there', async () => {
    beSilent(one);
    const { table } = await apart();
    await wordFrom(two, one, 'asked');
    await wordFrom(one, two, 'answered');
    expect((await two.hall.keeper(table)).audience.presence.here()).toEqual(new Set([0, 1]));
  });

  it('GH-11 before somebody is called absent the store is asked, for word may be lost', async () => {
    beSilent(one);
    const { table, a, b } = await apart();
    await a.until(() => a.views.has('0'));
    // Nothing waits for Ann.
    expect((await a.answer(table, 0, a.view(0).asked?.options?.[0])).type).toBe('kept');
    vi.spyOn(one.hall.bus, 'say').mockImplementation(() => {});
    later += AWAY_AFTER - 60_000;
    (await one.hall.keeper(table)).audience.beat();
    const seen = async (): Promise<number> => {
      const rows = await two.hall.lastSeen(table);
      return rows.find(({ seat }) => seat === 0)?.seen ?? 0;
    };
    await until(async () => two.hall.now() - (await seen()) < 60_000);
    later += 120_000;
    const taken = await b.command({ type: 'takeOver', table, seat: 1, of: 0, key: newKey() });
    expect(taken).toMatchObject({ reason: 'notAbsent', refusal: { why: 'notLongAway' } });
  });
});

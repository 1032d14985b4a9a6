/** People who are not there are told of their turns on their devices: once, of what concerns them, and nobody else is reached. */
import { type AccountFile, type Pace, type Problem, type PushReply, ROUTES } from '@guildhall/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { isPushService } from '../src/push/services.ts';
import type { Running } from '../src/server.ts';
import { MOST_DEVICES } from '../src/store/devices.ts';
import type { TurnRow } from '../src/store/schema.ts';
import { folder, Guest, type Line, newKey, startHouse, until } from './house.ts';
import { type Device, opened, PostOffice, senderOf } from './post-office.ts';
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts';

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;
const person = { kind: 'person' } as const;
const open = { kind: 'open' } as const;
const BY_THE_DAY: Pace = { kind: 'daily', days: 3 };

const present = hasPostgres();
let postgres: Postgres | null = null;
let office: PostOffice;
beforeAll(async () => {
  office = await PostOffice.open();
  if (present) postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.stop();
  await office.close();
});

it('what is opened here is what RFC 8291 seals', () => {
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  const secret = { privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  expect(opened(Buffer.from(body, 'base64url'), secret)).toBe('When I grow up, I want to be a watermelon');
});

const KINDS = present ? (['embedded', 'postgres'] as const) : (['embedded'] as const);
describe.each(KINDS)('a house on the %s store', (kind) => {
  const place = folder();
  let house: Running;
  /** With PostgreSQL a second process, by which some come. */
  let other: Running;
  /** Added to the time of both. */
  let later = 0;
  beforeAll(async () => {
    const databaseUrl = kind === 'postgres' ? ((await postgres?.database()) ?? null) : null;
    const push = { ...readConfig({}).push, services: [office.origin], retries: [10, 10] };
    const config = { folder: place.path, databaseUrl, push, now: () => Date.now() + later };
    house = await startHouse(config);
    other = kind === 'postgres' ? await startHouse(config) : house;
  });
  afterAll(async () => {
    await Promise.all([...new Set([house, other])].map((running) => running.close()));
    place.remove();
  });

  const db = () => house.hall.store.db;
  const at = (guest: Guest, running: Running): Guest => {
    const same = new Guest(running.address);
    same.cookie = guest.cookie;
    return same;
  };
  async function withDevice(name: string): Promise<{ guest: Guest; device: Device }> {
    const guest = await Guest.called(name, house.address);
    const device = office.register();
    await guest.request('POST', ROUTES.push, device.body);
    return { guest, device };
  }
  const devicesOf = async (guest: Guest): Promise<string[]> => {
    const rows = await db()
      .selectFrom('device')
      .select('endpoint')
      .where('person', '=', guest.person?.id ?? '')
      .execute();
    return rows.map(({ endpoint }) => endpoint);
  };
  const turnOf = async (table: string, seat: number): Promise<TurnRow | undefined> =>
    (await db().selectFrom('turn').selectAll().where('table_id', '=', table).where('seat', '=', seat).executeTakeFirst()) as
      | TurnRow
      | undefined;

  const seenAt = async (table: string, seat: number): Promise<number> => {
    const rows = await db().selectFrom('seat').select('seen').where('table_id', '=', table).where('seat', '=', seat).execute();
    return rows[0]?.seen ?? 0;
  };

  /** Two at a table; the second has come by the other process, if there is one. */
  async function two(pace: Pace, ann: Guest, bob: Guest) {
    const { table } = await ann.table({ seats: [person, open], pace, name: 'Evening bids' });
    await bob.request('POST', ROUTES.join(table), {});
    const [a, b] = [await ann.socket(), await at(bob, other).socket()];
    await a.watch(table);
    await b.watch(table);
    for (const line of [a, b]) await line.until(() => line.views.size > 0);
    return { table, lines: [a, b] as const };
  }
  const answer = async (line: Line, table: string, seat: number, wanted?: string): Promise<void> => {
    const options = (): readonly unknown[] => line.view(seat).asked?.options ?? [];
    await line.until(() => (wanted === undefined ? options().length > 0 : options().includes(wanted)));
    const kept = await line.answer(table, seat, wanted ?? options()[0]);
    if (kept.type !== 'kept') throw new Error(kept.detail);
    await line.until(() => line.sequence >= kept.sequence);
  };
  const hasScored = (line: Line, seat: number): boolean => line.view(seat).asked?.options?.includes('pass') ?? false;
  /** Whoever has scored ends the round: then all bid again. */
  const endRound = async (line: Line, table: string, seat: number): Promise<void> => {
    for (const wanted of ['pass', 'mark 1', 'mark 2']) await answer(line, table, seat, wanted);
  };
  /** Goes, and everybody knows. */
  async function leave(line: Line, seat: number, from: Line): Promise<void> {
    const left = from.wait('presence', ({ here }) => !here.includes(seat));
    await line.close();
    await left;
  }
  /** The second bids and goes, and the first plays on until the second is asked: as the one who has scored, or to bid again. */
  async function goesAndIsAsked(table: string, [a, b]: readonly [Line, Line]): Promise<void> {
    await answer(b, table, 1);
    const went = other.hall.now();
    await leave(b, 1, a);
    // The clock of these tests is quicker than a process that writes down every second who was there.
    await until(async () => (await seenAt(table, 1)) >= went);
    await answer(a, table, 0);
    if (hasScored(a, 0)) await endRound(a, table, 0);
  }
  /** A turn begins to wait for Bob, who has just gone; Ann is there. */
  async function missed(pace: Pace) {
    const ann = await withDevice('Ann');
    const bob = await withDevice('Bob');
    const { table, lines } = await two(pace, ann.guest, bob.guest);
    await goesAndIsAsked(table, lines);
    return { table, ann, bob, line: lines[0] };
  }
  const failures = (): number => [...new Set([house, other])].reduce((sum, { hall }) => sum + hall.herald.counts.failed, 0);

  it('whoever is away from a table by the day is told once, at every device, of nothing but which table it is', async () => {
    const second = office.register();
    const { table, ann, bob, line } = await missed(BY_THE_DAY);
    await bob.guest.request('POST', ROUTES.push, second.body);
    // That somebody has gone is certain after a while only, wherever they were.
    later += MINUTE;
    await until(() => bob.device.posted.length > 0 && second.posted.length > 0);
    expect(bob.device.letters).toEqual([{ table, game: 'bids', name: 'Evening bids', player: 'Bob' }]);
    expect(second.letters).toEqual(bob.device.letters);
    const [posted] = bob.device.posted;
    expect(posted.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String((3 * DAY) / 1000), urgency: 'normal' });
    expect(posted.headers.topic).toMatch(/^[\w-]{32}$/);
    expect(JSON.stringify(posted.headers)).not.toContain(table);
    const { key } = await bob.guest.request<PushReply>('GET', ROUTES.push);
    const sender = senderOf(posted);
    expect(sender).toMatchObject({ aud: office.origin, key });
    expect(sender.sub).toMatch(/^(mailto|https):/);
    expect(sender.exp * 1000 - Date.now()).toBeLessThanOrEqual(DAY);
    expect(ann.device.posted).toEqual([]);
    // Whatever else happens there, it is the same question.
    await line.command({ type: 'chat', table, seat: 0, key: newKey(), text: 'Are you there?' });
    later += DAY;
    await house.hall.herald.look();
    await other.hall.herald.look();
    expect([bob.device.posted.length, second.posted.length]).toEqual([1, 1]);
    await line.close();
  });

  it('of the next turn one is told again, but not before one has been there', async () => {
    const { table, bob, line } = await missed(BY_THE_DAY);
    later += MINUTE;
    await until(() => bob.device.posted.length === 1);
    // Another question, as after something was taken back: there is nothing new to somebody who did not come.
    const { asked = 0, told } = (await turnOf(table, 1)) ?? {};
    expect(told).toBeGreaterThan(asked);
    await db()
      .updateTable('turn')
      .set({ decision: -1, asked: asked + 1, due: 0 })
      .where('table_id', '=', table)
      .where('seat', '=', 1)
      .execute();
    await until(async () => (await turnOf(table, 1))?.due === null);
    expect(await turnOf(table, 1)).toMatchObject({ told });
    expect(bob.device.posted.length).toBe(1);
    const back = await at(bob.guest, other).socket();
    await back.watch(table);
    if (hasScored(back, 1)) await endRound(back, table, 1);
    await goesAndIsAsked(table, [line, back]);
    later += MINUTE;
    await until(() => bob.device.posted.length === 2);
    await line.close();
  });

  it('where people wait for each other whoever has only blinked is told nothing', async () => {
    const { table, bob, line } = await missed({ kind: 'live', minutes: 20, increment: 5 });
    const turn = await turnOf(table, 1);
    expect((turn?.due ?? 0) - (turn?.asked ?? 0)).toBe(30_000);
    const back = await at(bob.guest, other).socket();
    await back.watch(table);
    await until(async () => (await seenAt(table, 1)) > (turn?.asked ?? 0));
    later += MINUTE;
    await until(async () => (await turnOf(table, 1))?.due === null);
    expect(await turnOf(table, 1)).toMatchObject({ told: 0 });
    expect(bob.device.posted).toEqual([]);
    await back.close();
    await line.close();
  });

  it('and whoever does not come back within half a minute is told while it matters', async () => {
    const { bob, line } = await missed({ kind: 'live', minutes: 20, increment: 5 });
    later += MINUTE;
    await until(() => bob.device.posted.length === 1);
    expect(bob.device.posted[0].headers).toMatchObject({ ttl: '1200', urgency: 'high' });
    await line.close();
  });

  it('whoever is there when the turn begins is told nothing, at whichever process', async () => {
    const ann = await withDevice('Ann');
    const bob = await withDevice('Bob');
    const { table, lines } = await two(BY_THE_DAY, ann.guest, bob.guest);
    await db().deleteFrom('turn').where('table_id', '=', table).execute();
    for (const seat of [0, 1]) await answer(lines[seat], table, seat);
    await until(() => hasScored(lines[0], 0) || hasScored(lines[1], 1));
    const scored = hasScored(lines[0], 0) ? 0 : 1;
    await endRound(lines[scored], table, scored);
    await lines[1].until(() => lines[1].sequence === lines[0].sequence);
    for (const seat of [0, 1]) expect(await turnOf(table, seat)).toBeUndefined();
    // What the keeper of a table did not know stands in the store: somebody seen since the turn began is not told.
    const row = { table_id: table, seat: 1, decision: 99, player: 'X', asked: Date.now() + later - MINUTE, due: 0, told: 0 };
    await db().insertInto('turn').values(row).execute();
    const seen = Date.now() + later;
    await db().updateTable('seat').set({ seen }).where('table_id', '=', table).where('seat', '=', 1).execute();
    await until(async () => (await turnOf(table, 1))?.due === null);
    expect([...ann.device.posted, ...bob.device.posted]).toEqual([]);
    for (const line of lines) await line.close();
  });

  it('many who look for turns at once tell of each once', async () => {
    const { bob, table, line } = await missed(BY_THE_DAY);
    later += MINUTE;
    const looks = Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? house : other).hall.herald.look());
    await Promise.all(looks);
    await until(() => bob.device.posted.length > 0);
    expect(await turnOf(table, 1)).toMatchObject({ due: null });
    expect(bob.device.posted.length).toBe(1);
    await line.close();
  });

  it('one who plays two seats is told once for both', async () => {
    const ann = await withDevice('Ann');
    const bob = await Guest.called('Bob', house.address);
    const { table } = await ann.guest.table({ seats: [person, person, open], pace: BY_THE_DAY });
    const line = await ann.guest.socket();
    await line.watch(table);
    await line.close();
    await until(async () => (await house.hall.keeper(table)).idle);
    await bob.request('POST', ROUTES.join(table), {});
    later += MINUTE;
    await until(() => ann.device.posted.length > 0);
    for (const seat of [0, 1]) expect(await turnOf(table, seat)).toMatchObject({ due: null });
    expect(ann.device.posted.length).toBe(1);
  });

  it('a device goes with its session, with its account, and when its person says so', async () => {
    const { guest, device } = await withDevice('Ann');
    expect(await devicesOf(guest)).toEqual([device.endpoint]);
    const { devices } = await guest.request<AccountFile>('GET', ROUTES.account);
    expect(devices).toEqual([{ service: '127.0.0.1', renewed: expect.any(Number) }]);
    // Nobody else can take it away.
    const eve = await Guest.called('Eve', house.address);
    await eve.request('DELETE', ROUTES.push, { endpoint: device.endpoint });
    expect(await devicesOf(guest)).toEqual([device.endpoint]);
    // Nor take it over, who has only learnt its address; whoever is at it can.
    const taken = await eve.raw('POST', ROUTES.push, { endpoint: device.endpoint, keys: office.register().body.keys });
    expect([taken.status, ((await taken.json()) as Problem).reason]).toEqual([422, 'badDevice']);
    expect([await devicesOf(guest), await devicesOf(eve)]).toEqual([[device.endpoint], []]);
    const renewed = { ...device.body, keys: office.register().body.keys };
    expect((await guest.raw('POST', ROUTES.push, renewed)).status).toBe(200);
    expect((await eve.raw('POST', ROUTES.push, renewed)).status).toBe(200);
    expect([await devicesOf(guest), await devicesOf(eve)]).toEqual([[], [device.endpoint]]);
    expect((await guest.raw('POST', ROUTES.push, renewed)).status).toBe(200);
    await guest.request('DELETE', ROUTES.push, { endpoint: device.endpoint });
    expect(await devicesOf(guest)).toEqual([]);

    await guest.request('POST', ROUTES.push, device.body);
    await guest.request('POST', ROUTES.account, { email: `ann-${kind}@example.org`, password: 'correct horse' });
    expect(await devicesOf(guest)).toEqual([device.endpoint]);
    // Another browser of the same person keeps its own.
    const laptop = new Guest(house.address);
    await laptop.request('POST', ROUTES.signIn, { email: `ann-${kind}@example.org`, password: 'correct horse' });
    const lid = office.register();
    await laptop.request('POST', ROUTES.push, lid.body);
    await guest.request('DELETE', ROUTES.session);
    expect(await devicesOf(guest)).toEqual([lid.endpoint]);
    // Somebody else signs in there: it is not that one's device until it is asked for.
    await eve.request('POST', ROUTES.account, { email: `eve-${kind}@example.org`, password: 'correct horse' });
    await laptop.request('POST', ROUTES.signIn, { email: `eve-${kind}@example.org`, password: 'correct horse' });
    expect(await devicesOf(guest)).toEqual([]);
    await laptop.request('POST', ROUTES.push, lid.body);
    expect(await devicesOf(eve)).toEqual([lid.endpoint]);
    await laptop.request('DELETE', ROUTES.account, { password: 'correct horse' });
    expect(await devicesOf(eve)).toEqual([]);
  });

  it('of many devices the latest are kept; one that was never used again goes', async () => {
    const { guest, device } = await withDevice('Ann');
    const more = Array.from({ length: MOST_DEVICES }, () => office.register());
    for (const { body } of more) {
      later += 1;
      await guest.request('POST', ROUTES.push, body);
    }
    expect((await devicesOf(guest)).sort()).toEqual(more.map(({ endpoint }) => endpoint).sort());
    expect(await devicesOf(guest)).not.toContain(device.endpoint);
    later += 91 * DAY;
    await guest.table({ seats: [person, open] });
    await house.hall.clean();
    expect(await devicesOf(guest)).toEqual([]);
  });

  it('a device that is known no more is forgotten; what cannot be had now is tried again, and not for ever', async () => {
    for (const status of [404, 410]) {
      const { bob, line } = await missed(BY_THE_DAY);
      bob.device.answer = { status };
      later += MINUTE;
      await until(async () => (await devicesOf(bob.guest)).length === 0);
      expect(bob.device.posted.length).toBe(1);
      await line.close();
    }
    for (const status of [429, 503]) {
      const { bob, line } = await missed(BY_THE_DAY);
      bob.device.answer = { status };
      const before = failures();
      later += MINUTE;
      await until(() => failures() > before);
      // At first, and twice more.
      expect(bob.device.posted.length).toBe(3);
      expect(await devicesOf(bob.guest)).toEqual([bob.device.endpoint]);
      await line.close();
    }
  });

  it('nobody is followed to another address', async () => {
    const { bob, line } = await missed(BY_THE_DAY);
    bob.device.answer = { status: 307, headers: { location: `${office.origin}/elsewhere` } };
    const before = failures();
    later += MINUTE;
    await until(() => failures() > before);
    expect(bob.device.posted.length).toBe(1);
    expect(office.paths).not.toContain('/elsewhere');
    await line.close();
  });

  it('whoever was shut out is told nothing', async () => {
    const { bob, table, line } = await missed(BY_THE_DAY);
    const target = bob.guest.person?.id ?? '';
    await db().insertInto('sanction').values({ person: target, kind: 'ban', until: null }).execute();
    await db()
      .insertInto('moderation')
      .values({ at: Date.now(), act: 'ban', target, until: null, by: 'test', why: 'test' })
      .execute();
    await until(() => [house, other].every(({ hall }) => hall.steward.isBanned(target)));
    later += MINUTE;
    await until(async () => (await turnOf(table, 1))?.due === null);
    expect(bob.device.posted).toEqual([]);
    await line.close();
  });

  it('the key is the same for every process and after a restart, and one that is set is taken', async () => {
    const guest = await Guest.called('Ann', house.address);
    const { key } = await guest.request<PushReply>('GET', ROUTES.push);
    expect(Buffer.from(key ?? '', 'base64url').length).toBe(65);
    expect(await at(guest, other).request<PushReply>('GET', ROUTES.push)).toEqual({ key });
    const { push } = readConfig({ PUSH_KEY: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94' });
    const set = await startHouse({ folder: `${place.path}/set`, push });
    expect(await (await fetch(`${set.address}${ROUTES.push}`)).json()).toEqual({
      key: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    });
    await set.close();
  });

  it('a house that writes to nobody says so', async () => {
    const silent = await startHouse({ folder: `${place.path}/silent`, push: readConfig({ PUSH: 'off' }).push });
    const guest = await Guest.called('Ann', silent.address);
    expect(await guest.request('GET', ROUTES.push)).toEqual({ key: null });
    const refused = await guest.raw('POST', ROUTES.push, office.register().body);
    expect([refused.status, ((await refused.json()) as Problem).reason]).toEqual([409, 'noPush']);
    await silent.close();
  });

  it('a stranger cannot send the house anywhere: only push services that are known are taken', async () => {
    const guest = await Guest.called('Mallory', house.address);
    const { keys } = office.register().body;
    const port = new URL(office.origin).port;
    const before = office.paths.length;
    for (const endpoint of [
      `http://localhost:${port}/`,
      `http://127.0.0.1:${Number(port) + 1}/`,
      `http://127.1:${Number(port) - 1}/`,
      `${house.address}/api/session`,
      `http://[::1]:${port}/`,
      `http://2130706433:${port}x/`,
      `https://127.0.0.1:${port}/`,
      'http://169.254.169.254/latest/meta-data/',
      'http://fcm.googleapis.com/fcm/send/x',
      'https://fcm.googleapis.com:8443/fcm/send/x',
      'https://fcm.googleapis.com@127.0.0.1/x',
      'https://someone:secret@fcm.googleapis.com/x',
      `http://someone@127.0.0.1:${port}/x`,
      'https://fcm.googleapis.com.evil.example/x',
      'https://evil.example/fcm.googleapis.com',
      'https://evilnotify.windows.com/x',
      'https://notify.windows.com/x',
      'https://fcm.googleapis.com./x',
      'file:///etc/passwd',
      'data:text/plain,x',
      `https://fcm.googleapis.com/${'x'.repeat(1000)}`,
      'fcm.googleapis.com',
      '',
    ]) {
      const reply = await guest.raw('POST', ROUTES.push, { endpoint, keys });
      const problem = (await reply.json()) as Problem;
      expect([endpoint, ['badDevice', 'malformed'].includes(problem.reason)]).toEqual([endpoint, true]);
      expect(problem.detail).toContain('endpoint');
    }
    expect(await devicesOf(guest)).toEqual([]);
    expect(office.paths.length).toBe(before);
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://wns2-par02p.notify.windows.com/w/?token=abc',
      'https://web.push.apple.com/abc',
    ])
      expect(isPushService(endpoint, [])).toBe(true);
  });

  it('keys by which nothing can be sealed are refused, and so is whoever has not said who they are', async () => {
    const guest = await Guest.called('Mallory', house.address);
    const { endpoint, keys } = office.register().body;
    const off = Buffer.from(keys.p256dh, 'base64url');
    off[40] ^= 1;
    for (const bad of [
      { ...keys, p256dh: off.toString('base64url') },
      { ...keys, p256dh: 'BA' },
      { ...keys, auth: 'AAAA' },
    ]) {
      const reply = await guest.raw('POST', ROUTES.push, { endpoint, keys: bad });
      expect([reply.status, ((await reply.json()) as Problem).reason]).toEqual([422, 'badDevice']);
    }
    for (const bad of [{ ...keys, p256dh: 'ä' }, { ...keys, auth: 'A'.repeat(99) }, { p256dh: 1, auth: [] }, null]) {
      const reply = await guest.raw('POST', ROUTES.push, { endpoint, keys: bad });
      expect(((await reply.json()) as Problem).reason).toBe('malformed');
    }
    const nobody = await new Guest(house.address).raw('POST', ROUTES.push, { endpoint, keys });
    expect(((await nobody.json()) as Problem).reason).toBe('noSession');
    expect(await devicesOf(guest)).toEqual([]);
  });
});

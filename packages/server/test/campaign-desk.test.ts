/** The organiser's desk at the hall: deadlines by the day, rulings with a reason; and what a campaign tells by feed. */
import type { LinkedMatch } from '@guildhall/kernel';
import { loadGame } from '@guildhall/registry';
import type { CampaignState, ReadingReply, State } from '@guildhall/wire';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { atomFeed, calendar } from '../src/campaign/formats.ts';
import type { Running } from '../src/server.ts';
import { moderate } from '../src/store/moderation.ts';
import { Campaign, setUpHash } from '../src/table/campaign.ts';
import { folder, Guest, type Line, newKey, startHouse } from './house.ts';
import { campaign, GANGS, must, openFight, question, rule, sitter, toFights } from './season.ts';

const place = folder();
const DAY = 24 * 60 * 60_000;
const clock = { now: 1_700_000_000_000 };
let house: Running;
beforeAll(async () => {
  house = await startHouse({ folder: place.path, games: '@guildhall/registry', now: () => clock.now });
});
afterEach(() => {
  expect(house.hall.counts.errors).toBe(0);
});
afterAll(async () => {
  await house.close();
  place.remove();
});

/** The key with which a guest's seat is read for. */
async function readingKey(guest: Guest, table: string, wish: { keys?: string[]; renew?: boolean } = {}): Promise<string> {
  const reply = await guest.raw('POST', `/api/tables/${table}/reading`, wish);
  expect(reply.status).toBe(200);
  const { keys } = (await reply.json()) as ReadingReply;
  expect(keys).toHaveLength(1);
  return keys[0].key;
}

const desk = (line: Line): CampaignState => (line.state as State).state.campaign as CampaignState;

it('KC-30.29: after a deadline nothing is done any more, and a bot answers for those who have not', async () => {
  const played = await campaign(house, 2);
  const { table, lines } = played;
  const [ann, bob] = lines;
  for (const [seat, line] of lines.entries()) await must(line.answer(table, seat, GANGS[seat]));
  await bob.until(() => question(bob, 1) === 'business/bring');
  const until = clock.now + DAY;
  const set = (line: Line, seat: number, at: number | null) =>
    line.command({ type: 'deadline', table, seat, key: newKey(), until: at });
  expect(await set(bob, 1, until)).toMatchObject({ type: 'refused', reason: 'notOrganiser' });
  expect(await set(ann, 0, clock.now)).toMatchObject({ type: 'refused', reason: 'stale' });
  await must(set(ann, 0, until));
  await bob.until(() => desk(bob).deadline !== null);
  expect(desk(bob).deadline).toEqual({ question: 'business/bring', until });

  const buy = () => bob.command({ type: 'act', table, seat: 1, key: newKey(), act: 'anytime/sell member', answer: 'm3' });
  clock.now = until;
  await must(buy());
  clock.now = until + 1;
  const late = { type: 'refused', reason: 'rules', refusal: { rule: 'KC-30.29', why: 'tooLate' } };
  expect(await buy()).toMatchObject(late);
  expect(await bob.answer(table, 1, 'stash 0')).toMatchObject(late);
  (await house.hall.keeper(table)).checkClocks();
  await ann.until(() => question(ann, 0) === 'fights/result');
  await ann.until(() => sitter(ann, 1).botBecause === 'clock');
  // With its question the deadline is gone.
  expect(desk(ann).deadline).toBeNull();
  await must(bob.command({ type: 'giveBack', table, seat: 1, key: newKey() }));
});

it('KC-30.29: the organiser benches, recalls and replaces a player, with a reason that everybody reads', async () => {
  const played = await campaign(house, 2, 0, { options: { rounds: 2 } });
  const { table, guests, lines } = played;
  const [ann, bob] = lines;
  await toFights(played);
  const fight = await openFight(guests[1], table);
  expect(await rule(bob, table, 1, 0, 'bench')).toMatchObject({ type: 'refused', reason: 'notOrganiser' });
  expect(await rule(ann, table, 0, 1, 'bench', ' ')).toMatchObject({ type: 'refused', reason: 'malformed' });
  expect(await rule(ann, table, 0, 1, 'recall')).toMatchObject({ type: 'refused', reason: 'notTakenOver' });
  await must(rule(ann, table, 0, 1, 'bench', 'Gone for a week'));
  await bob.until(() => sitter(bob, 1).botBecause === 'benched');
  expect(await bob.command({ type: 'giveBack', table, seat: 1, key: newKey() })).toMatchObject({
    type: 'refused',
    refusal: { rule: 'KC-30.29', why: 'benched' },
  });
  await must(rule(ann, table, 0, 1, 'recall', 'Back'));
  await bob.until(() => sitter(bob, 1).bot === null);
  await must(rule(ann, table, 0, 1, 'replace', 'Has moved away'));
  await ann.until(() => sitter(ann, 1).offered);
  const cleo = await Guest.called('Cleo', house.address);
  await cleo.request('POST', `/api/tables/${table}/join`, { seat: 1 });
  await ann.until(() => sitter(ann, 1).name === 'Cleo');
  expect(desk(ann).rulings.map(({ of, what, reason }) => [of, what, reason])).toEqual([
    [1, 'bench', 'Gone for a week'],
    [1, 'recall', 'Back'],
    [1, 'replace', 'Has moved away'],
  ]);
  // Bob has no seat any more, neither here nor in the fight that had begun.
  expect((await guests[1].raw('POST', `/api/tables/${table}/join`, { seat: 1 })).status).toBe(409);
  expect(await openFight(cleo, table)).toMatchObject({ table: fight.table, seats: fight.seats });
  expect(await openFight(guests[1], table).catch(String)).toContain('notYourFight');
  const line = await cleo.socket();
  expect((await line.watch(fight.table)).mine).toEqual(fight.seats);
});

it('a fight that is set right keeps its own table, also when the books come back to how they were', async () => {
  const { links } = await loadGame('kobolds-campaign');
  if (!links) throw new Error('no campaign');
  const beside = new Campaign(links);
  const fight = (stash: number): LinkedMatch => ({
    number: 0,
    name: 'round 1 fight 1',
    players: [0, 1],
    options: {},
    given: { all: null, own: [{ stash }, null] },
  });
  const lay = (linked: LinkedMatch, table: string) =>
    beside.keepFight({ kind: 'fight', number: 0, name: linked.name, table, setUp: setUpHash(linked) });
  lay(fight(1), 'first');
  expect(beside.laidFor(fight(2))).toBeNull();
  lay(fight(2), 'second');
  expect([1, 2].map((stash) => beside.laidFor(fight(stash))?.table)).toEqual(['first', 'second']);
});

it('its news are a feed for everybody, and what is due a calendar for whoever holds a key', async () => {
  const { table, lines, keys, guests } = await campaign(house, 2, 0, { name: 'Crime & <Punishment>; a, "b"' });
  const [ann, bob] = lines;
  await must(ann.answer(table, 0, GANGS[0]));
  await must(bob.answer(table, 1, 'klacka; 2 goblin-scumbag'));
  await ann.until(() => question(ann, 0) === 'business/bring');
  await must(ann.command({ type: 'act', table, seat: 0, key: newKey(), act: 'anytime/offer', answer: 'lend m1 to p2 for 3' }));
  const eve = new Guest(house.address);
  const read = async (path: string): Promise<string> => (await eve.raw('GET', `/api/tables/${table}/${path}`)).text();
  const status = async (path: string): Promise<number> => (await eve.raw('GET', `/api/tables/${table}/${path}`)).status;

  const [en, pl] = [await read('news.atom'), await read('news.atom?language=pl')];
  expect(en).toContain('<title>Crime &amp; &lt;Punishment&gt;; a, &quot;b&quot;</title>');
  expect(en.match(/<entry>/g)?.length).toBeGreaterThan(2);
  expect(en).toContain('Bob');
  expect(pl).not.toBe(en);
  // However much has happened, words are made for what is told, the newest first.
  const { text } = await loadGame('kobolds-campaign');
  const keeper = await house.hall.keeper(table);
  const told = await keeper.with(({ lines: all }) => all.flatMap((line) => line.told).length);
  await keeper.with(({ lines: all }) => {
    const [line] = all.filter((one) => one.told.length > 0);
    all.unshift(...Array.from({ length: 2000 }, () => line));
  });
  const said = vi.spyOn(text.en, 'fact');
  const longer = await read('news.atom');
  expect(said.mock.calls.length).toBe(100);
  said.mockRestore();
  await keeper.with(({ lines: all }) => void all.splice(0, 2000));
  expect(told).toBeLessThan(100);
  const newest = (feed: string): string[] => [...feed.matchAll(/<entry>.*<\/entry>/g)].map(([entry]) => entry);
  expect(newest(longer).slice(0, newest(en).length)).toEqual(newest(en));
  // What the two alone know is no news.
  const secret = ann.facts.find(({ kind }) => kind === 'offered');
  if (!secret) throw new Error('nothing was offered');
  expect(en).not.toContain(text.en.fact(secret, { seat: (seat) => ['Ann', 'Bob'][seat] }));
  expect(en).not.toContain(keys[0]);

  expect(await status('news.atom?language=de')).toBe(400);
  expect(await status('due.ics')).toBe(400);
  expect(await status(`due.ics?key=${'x'.repeat(32)}`)).toBe(403);
  const reading = await Promise.all(guests.map((guest) => readingKey(guest, table)));
  const until = clock.now + DAY;
  await must(ann.command({ type: 'deadline', table, seat: 0, key: newKey(), until }));
  const due = await read(`due.ics?key=${reading[1]}`);
  expect(due).toContain('X-WR-CALNAME:Crime & <Punishment>\\; a\\, "b"\r\n');
  expect(due).toContain(`DTSTART:${new Date(until).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
  expect(due.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(due).not.toBe(await read(`due.ics?key=${reading[1]}&language=pl`));
  for (const [seat, line] of lines.entries()) await must(line.answer(table, seat, 'stash 0'));
  expect(await read(`due.ics?key=${reading[1]}`)).toContain('SUMMARY:Fight 1 waits to be played');
  await openFight(guests[0], table);
  const moves = await Promise.all(reading.map((key) => read(`due.ics?key=${key}`)));
  expect(moves.filter((one) => one.includes('SUMMARY:Your move in a fight: ')).length).toBeGreaterThan(0);
});

it('the key of a calendar reads for its seat, and does nothing else; renewed, the one before ends', async () => {
  const { table, lines, keys, guests } = await campaign(house, 2);
  const [ann, bob] = guests;
  const eve = await Guest.called('Eve', house.address);
  const due = async (key: string): Promise<number> => (await eve.raw('GET', `/api/tables/${table}/due.ics?key=${key}`)).status;
  const [hers, his] = [await readingKey(ann, table), await readingKey(bob, table)];
  expect(new Set([hers, his, ...keys]).size).toBe(4);
  // The same whenever it is asked for, and also by whoever shows the key of the seat.
  expect(await readingKey(ann, table)).toBe(hers);
  expect(await readingKey(eve, table, { keys: [keys[0]] })).toBe(hers);
  expect(await due(hers)).toBe(200);
  // What plays does not read, and what reads does not play: neither here nor by taking the seat.
  expect(await due(keys[0])).toBe(403);
  const line = await eve.socket();
  await line.watch(table, [hers]);
  await line.until(() => line.views.size > 0);
  expect([...line.views.keys()]).toEqual(['null']);
  expect(await line.answer(table, 0, GANGS[0])).toMatchObject({ type: 'refused', reason: 'notYourSeat' });
  expect((await eve.raw('POST', `/api/tables/${table}/reading`, { keys: [hers] })).status).toBe(403);
  expect((await eve.raw('POST', `/api/tables/${table}/join`, { seat: 0, keys: [hers] })).status).toBe(409);
  expect((await eve.raw('POST', `/api/tables/${table}/reading`, { renew: 'yes' })).status).toBe(400);
  // It is of use at no other table.
  const other = await campaign(house, 2);
  expect((await eve.raw('GET', `/api/tables/${other.table}/due.ics?key=${hers}`)).status).toBe(403);

  const renewed = await readingKey(ann, table, { renew: true });
  expect([await due(hers), await due(renewed), await due(his)]).toEqual([403, 200, 200]);
  // One that ended and one that never was are told apart by nothing, and nobody keeps what is due.
  const told = async (key: string) => {
    const reply = await eve.raw('GET', `/api/tables/${table}/due.ics?key=${key}`);
    return [reply.headers.get('cache-control'), reply.headers.get('content-type'), await reply.text()];
  };
  expect(await told(hers)).toEqual(await told('x'.repeat(hers.length)));
  expect((await told(hers))[0]).toBe('no-store');
  expect((await told(renewed))[0]).toBe('no-store');
  // Nor does it read for somebody who is shut out.
  const why = { at: 0, until: null, by: 'Judge', why: 'cheats', target: ann.person?.id ?? '' };
  await moderate(house.hall.store.db, { ...why, act: 'ban' });
  await house.hall.steward.look();
  expect(await told(renewed)).toEqual(await told('x'.repeat(hers.length)));
  await moderate(house.hall.store.db, { ...why, act: 'lift' });
  await house.hall.steward.look();
  expect(await due(renewed)).toBe(200);
  for (const one of [...lines, ...other.lines]) await one.close();
});

it('at any other table there is neither a desk nor a fight nor news', async () => {
  const ann = await Guest.called('Ann', house.address);
  const { table, grants } = await ann.table({ game: 'brigade', seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }] });
  const line = await ann.socket();
  await line.watch(table);
  await line.until(() => line.views.size > 0);
  expect((line.state as State).state.campaign).toBeNull();
  const key = newKey();
  expect(await rule(line, table, 0, 1, 'bench')).toMatchObject({ type: 'refused', reason: 'notOrganiser' });
  expect(await line.command({ type: 'deadline', table, seat: 0, key, until: null })).toMatchObject({ reason: 'notOrganiser' });
  expect((await ann.raw('POST', `/api/tables/${table}/reading`, {})).status).toBe(409);
  for (const path of ['books', 'news.atom', `due.ics?key=${grants[0].key}`])
    expect((await ann.raw('GET', `/api/tables/${table}/${path}`)).status).toBe(409);
  for (const number of ['0', '-1', 'x', '1e9'])
    expect((await ann.raw('POST', `/api/tables/${table}/fights/${number}`, {})).status).toBe(409);
  expect((await ann.raw('POST', `/api/tables/${table}/fights/0`, { keys: 'all' })).status).toBe(400);
});

it('what cannot be written in a feed is left out, and long lines go on after a blank', () => {
  const head = { id: 'x', title: 'a\u0000b\ud800c', language: 'en', page: 'http://h/?a&b', updated: 0 };
  const feed = atomFeed(head, [{ id: '1', at: 0, title: ']]><script>' }]);
  expect(feed).toContain('<title>a\ufffdb\ufffdc</title>');
  expect(feed).toContain('href="http://h/?a&amp;b"');
  expect(feed).toContain('<title>]]&gt;&lt;script&gt;</title>');
  const due = [{ id: 'a b', summary: `${'ż'.repeat(60)}\r\nEND:VCALENDAR`, until: null }];
  const text = calendar({ id: 'x', title: 't', page: 'p', at: 0 }, due);
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'ż'.repeat(60)}\\nEND:VCALENDAR\r\n`);
  expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1);
  // RFC 5545, 3.6: a calendar holds one component at least, also while nothing is due.
  expect(calendar({ id: 'x', title: 't', page: 'p', at: 0 }, [])).toMatch(/^BEGIN:VTIMEZONE\r\n[\s\S]*^END:VTIMEZONE\r\n/m);
});

/** Campaigns as tables of the hall: their fights at tables of their own, results that come back, deadlines, the organiser's rulings. */
import { openCampaign, verifyCampaign } from '@guildhall/campaign';
import { commitment, type Plain } from '@guildhall/kernel';
import { loadCampaign } from '@guildhall/registry';
import type { FightState, RulingState, State, Summary } from '@guildhall/wire';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Running } from '../src/server.ts';
import { folder, Guest, newKey, startHouse, until } from './house.ts';
import {
  bring,
  campaign,
  concede,
  events,
  fights,
  finish,
  GANGS,
  must,
  openFight,
  question,
  results,
  rule,
  toFights,
} from './season.ts';

const place = folder();
const clock = { now: 1_700_000_000_000 };
let house: Running;
const open = (): Promise<Running> => startHouse({ folder: place.path, games: '@guildhall/registry', now: () => clock.now });
beforeAll(async () => {
  house = await open();
});
afterEach(() => {
  expect(house.hall.counts.errors).toBe(0);
});
afterAll(async () => {
  await house.close();
  place.remove();
});

it('a fight is played at a table of its own, and its result is proven and entered by itself', async () => {
  const played = await campaign(house, 2);
  const { table, guests, lines } = played;
  await toFights(played);
  expect(fights(lines[1])).toEqual([
    { number: 0, name: 'round 1 fight 1', players: expect.arrayContaining([0, 1]), table: null, state: 'waiting' },
  ]);
  // Lists say that it waits for those who are to fight, and no longer when they have gone there.
  const turn = async (guest: Guest) => (await guest.request<Summary>('GET', `/api/tables/${table}`)).yourTurn;
  expect(await Promise.all(guests.map(turn))).toEqual([true, true]);
  const [mine, theirs] = [await openFight(guests[0], table), await openFight(guests[1], table)];
  expect(await Promise.all(guests.map(turn))).toEqual([false, false]);
  expect(theirs.table).toBe(mine.table);
  expect([mine.seats, theirs.seats].flat().sort()).toEqual([0, 1]);
  await lines[1].until(() => fights(lines[1])[0].state === 'open');
  expect(fights(lines[1])[0].table).toBe(mine.table);

  // The seed of the fight follows from the campaign's, and neither leaves the house before its end.
  const [ledger, fight] = [await house.hall.keeper(table), await house.hall.keeper(mine.table)];
  const told = await (await guests[0].raw('GET', `/api/tables/${mine.table}/fairness`)).text();
  expect(JSON.parse(told)).toMatchObject({ commitment: commitment(fight.file.seed), seed: null, entropy: [] });
  expect((await guests[0].raw('GET', `/api/tables/${mine.table}/export`)).status).toBe(409);
  const said = lines.flatMap(({ texts }) => texts).join();
  for (const seed of [ledger.file.seed, fight.file.seed]) expect(said).not.toContain(seed);

  await concede(guests[1], theirs);
  await lines[0].until(() => fights(lines[0]).length === 0 || fights(lines[0])[0].state === 'over');
  await lines[0].until(() => lines[0].facts.some(({ kind }) => kind === 'reported'));
  const reported = lines[0].facts.find(({ kind }) => kind === 'reported');
  expect(reported).toMatchObject({ winner: 0, byHand: false, reason: 'conceded' });
});

it('a result that was not entered before the house went down is entered afterwards, once, and the whole campaign proves itself', async () => {
  const played = await campaign(house, 2, 0, { options: { rounds: 2 } });
  const { table, guests, lines } = played;
  await toFights(played);
  const fight = await openFight(guests[0], table);
  vi.spyOn(house.hall, 'clerk').mockImplementation(() => {});
  await concede(guests[0], fight);
  expect(await results(house, table)).toEqual([]);
  await Promise.all(lines.map((line) => line.close()));
  await house.close();
  vi.restoreAllMocks();
  house = await open();
  // Nobody looks at it: the house wakes it by itself.
  await until(async () => (await results(house, table)).length > 0);
  const [keeper, ended] = [await house.hall.keeper(table), await house.hall.keeper(fight.table)];
  for (let n = 0; n < 3; n++) await ended.with((course) => house.hall.clerk(ended, course));
  await keeper.with(() => {});
  expect(await results(house, table)).toHaveLength(1);

  for (const guest of guests) Object.assign(guest, { address: house.address });
  const back = await Promise.all(guests.map((guest) => guest.socket()));
  for (const line of back) await line.watch(table);
  expect((await guests[0].raw('GET', `/api/tables/${table}/books`)).status).toBe(409);
  const again = { ...played, lines: back };
  await bring(again);
  await concede(guests[1], await openFight(guests[1], table));
  await finish(again);
  const books = await (await guests[0].raw('GET', `/api/tables/${table}/books`)).text();
  const read = openCampaign(await loadCampaign('kobolds-campaign'), books);
  if ('problem' in read) throw new Error(read.problem);
  expect(verifyCampaign(read.ledger)).toMatchObject({ proven: 2, byHand: 0 });
});

it('KC-30.29: only the hall proves a result; what the organiser enters by hand says so, and a proven one comes back after a ruling', async () => {
  const played = await campaign(house, 2, 0, { options: { rounds: 2 } });
  const { table, guests, lines } = played;
  await toFights(played);
  const side = { stash: 0, crystals: 0, left: 1, treasures: 0, atEdge: 0, fallen: [] };
  const { scenario } = lines[0].view(0).table as { scenario: string };
  const report = { scenario, reason: 'conceded', winner: 0, coffers: 0, vicFellTo: -1, sides: [side, side] };
  const said = (proof: string): Plain => ({ fight: 0, proof, report });
  expect(await lines[0].answer(table, 0, said('0123abcd'))).toMatchObject({
    type: 'refused',
    refusal: { rule: 'KC-31.18', why: 'byHandOnly' },
  });
  // While a fight is waited for nobody's time runs.
  expect((lines[0].state as State).state.clock?.running).toEqual([]);
  await must(lines[0].answer(table, 0, said('')));
  await lines[1].until(() => lines[1].facts.some(({ kind }) => kind === 'reported'));
  expect(lines[1].facts.find(({ kind }) => kind === 'reported')).toMatchObject({ byHand: true });
  expect(await openFight(guests[0], table).catch(String)).toContain('noRequest');

  await must(rule(lines[0], table, 0, 0, 'correct', 'The wrong winner'));
  const rulings = (): RulingState[] => (lines[1].state as State).state.campaign?.rulings ?? [];
  await lines[1].until(() => rulings().length > 0);
  expect(rulings()).toMatchObject([{ of: 0, what: 'correct', reason: 'The wrong winner' }]);
  await lines[0].until(() => question(lines[0], 0) === 'fights/result');
  await concede(guests[1], await openFight(guests[1], table));
  await until(async () => (await results(house, table)).length === 2);
  // The organiser cannot rule away what was proven: it is entered again.
  await must(rule(lines[0], table, 0, 0, 'correct', 'I do not like it'));
  await until(async () => (await results(house, table)).length === 3);
  const [, first, again] = await results(house, table);
  expect(again).toEqual(first);
  expect(first.proof).not.toBe('');
});

it('KC-30.29: a fight that was abandoned is not dealt again, and the organiser enters what was agreed', async () => {
  const played = await campaign(house, 2);
  const { table, guests, lines } = played;
  await toFights(played);
  const both = [await openFight(guests[0], table), await openFight(guests[1], table)];
  for (const [n, { table: fight, seats }] of both.entries()) {
    const line = await guests[n].socket();
    await line.watch(fight);
    await must(line.command({ type: 'abort', table: fight, seat: seats[0], key: newKey(), agree: true }));
    await line.close();
  }
  const [over] = both;
  const ended = await house.hall.keeper(over.table);
  expect(await ended.with(({ status }) => status)).toBe('aborted');
  expect((await openFight(guests[0], table)).table).toBe(over.table);
  expect(await results(house, table)).toEqual([]);
  const side = { stash: 0, crystals: 0, left: 1, treasures: 0, atEdge: 0, fallen: [] };
  const { scenario } = lines[0].view(0).table as { scenario: string };
  const report = { scenario, reason: 'conceded', winner: 1, coffers: 0, vicFellTo: -1, sides: [side, side] };
  await must(lines[0].answer(table, 0, { fight: 0, proof: '', report }));
  expect(await results(house, table)).toMatchObject([{ fight: 0, proof: '' }]);
});

it('only those who fight and the organiser open the table of a fight', async () => {
  const played = await campaign(house, 3);
  const { table, guests, lines } = played;
  await toFights(played);
  const [{ players }] = fights(lines[0]);
  const idle = [0, 1, 2].find((seat) => !players.includes(seat)) as number;
  if (idle !== 0) expect(await openFight(guests[idle], table).catch(String)).toContain('notYourFight');
  const stranger = await Guest.called('Eve', house.address);
  expect(await openFight(stranger, table).catch(String)).toContain('notYourFight');
  expect(await openFight(guests[0], table, 7).catch(String)).toContain('noRequest');
  const both = await Promise.all(players.map((seat) => openFight(guests[seat], table)));
  expect(new Set(both.map((fight) => fight.table)).size).toBe(1);
  expect((await events(house, table)).filter(({ event }) => event.kind === 'fight')).toHaveLength(1);
  if (idle === 0) expect((await openFight(guests[0], table)).seats).toEqual([]);
});

it('has room for sixteen, and for no more', async () => {
  const host = await Guest.called('Ann', house.address);
  const seats = Array.from({ length: 16 }, (_, seat) => ({ kind: seat === 0 ? ('person' as const) : ('open' as const) }));
  const { table } = await host.table({ game: 'kobolds-campaign', seats });
  const last = await Guest.called('Zoe', house.address);
  const joined = await last.request<{ grants: { seat: number }[] }>('POST', `/api/tables/${table}/join`, { seat: 15 });
  expect(joined.grants[0].seat).toBe(15);
  expect((await host.raw('POST', '/api/tables', { game: 'kobolds-campaign', seats: [...seats, seats[1]] })).status).toBe(400);
});

it('bots keep their gangs: they answer offers out of turn, and their fights are played without anybody', async () => {
  const played = await campaign(house, 1, 3);
  const { table, guests, lines } = played;
  const [line] = lines;
  await must(line.answer(table, 0, GANGS[0]));
  await line.until(() => question(line, 0) === 'business/bring');
  const offer = { type: 'act' as const, table, seat: 0, act: 'anytime/offer' };
  const before = line.view(0).table as { members: { owner: number; profile: string }[] };
  const member = before.members.findIndex(({ owner, profile }) => owner === 0 && profile === 'goblin-scumbag');
  await must(line.command({ ...offer, key: newKey(), answer: `lend m${member} to p2 for 0` }));
  await line.until(() => (line.view(0).table as { offers: unknown[] }).offers.length === 0);
  await bring(played);
  const mine = fights(line).find(({ players }) => players.includes(0)) as FightState;
  await concede(guests[0], await openFight(guests[0], table, mine.number));
  await until(async () => (await results(house, table)).length === 2);
  expect((await results(house, table)).every(({ proof }) => proof !== '')).toBe(true);
});

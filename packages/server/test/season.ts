/** A campaign of Kobolds & Cobblestones at a hall, and its people. */
import type { FightReply, FightState, RulingState, SeatState, State, TableBody, TableReply } from '@guildhall/wire';
import { expect } from 'vitest';
import type { Running } from '../src/server.ts';
import type { TableEvent } from '../src/table/events.ts';
import { Guest, type Line, newKey, until } from './house.ts';

export const GANGS = ['klacka; 1 goblin-scumbag', 'klacka; 2 goblin-scumbag', 'klacka; 3 goblin-scumbag'];

/** A campaign with its people at one socket each, seat 0 being the organiser's. */
export interface Played {
  table: string;
  guests: Guest[];
  lines: Line[];
  /** Of their seats. */
  keys: string[];
}

export async function campaign(house: Running, people: number, bots = 0, given: Partial<TableBody> = {}): Promise<Played> {
  const host = await Guest.called('Ann', house.address);
  const open = Array.from({ length: people - 1 }, () => ({ kind: 'open' as const }));
  const seats: TableBody['seats'] = [
    { kind: 'person' },
    ...open,
    ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 'random' as const })),
  ];
  const pace = { kind: 'daily' as const, days: 3 };
  const { table, grants } = await host.table({ game: 'kobolds-campaign', options: { rounds: 1 }, seats, pace, ...given });
  const guests = [host];
  const keys = [grants[0].key];
  for (const name of ['Bob', 'Cleo'].slice(0, people - 1)) {
    const guest = await Guest.called(name, house.address);
    const joined = await guest.request<TableReply>('POST', `/api/tables/${table}/join`, {});
    keys.push(joined.grants[0].key);
    guests.push(guest);
  }
  const lines = await Promise.all(guests.map((guest) => guest.socket()));
  for (const line of lines) await line.watch(table);
  await Promise.all(lines.map((line, seat) => line.until(() => line.views.has(String(seat)))));
  return { table, guests, lines, keys };
}

export const must = async (said: Promise<{ type: string }>): Promise<void> => {
  const message = await said;
  expect(message, JSON.stringify(message)).toMatchObject({ type: 'kept' });
};
export const question = (line: Line, seat: number): string | undefined => line.view(seat).asked?.name;
export const fights = (line: Line): FightState[] => (line.state as State).state.campaign?.fights ?? [];

/** Everybody founds a gang and brings nothing: the fights begin. */
export async function toFights({ table, lines }: Played): Promise<void> {
  for (const [seat, line] of lines.entries()) await must(line.answer(table, seat, GANGS[seat]));
  await bring({ table, lines });
}
export async function bring({ table, lines }: Pick<Played, 'table' | 'lines'>): Promise<void> {
  for (const [seat, line] of lines.entries()) {
    await until(async () => {
      await settle({ table, lines });
      return question(line, seat) === 'business/bring';
    });
    const [answer] = line.view(seat).asked?.options?.slice(-1) ?? [];
    await must(line.answer(table, seat, answer));
  }
  await lines[0].until(() => fights(lines[0]).length > 0 && question(lines[0], 0) === 'fights/result');
}

/** Whoever is asked about what came of a fight answers anything. */
async function settle({ table, lines }: Pick<Played, 'table' | 'lines'>): Promise<void> {
  for (const [seat, line] of lines.entries()) {
    const { name, options } = line.view(seat).asked ?? {};
    if (name?.startsWith('settlement/') && options) await must(line.answer(table, seat, options[0]));
  }
}

export const openFight = (guest: Guest, table: string, number = 0, keys: string[] = []): Promise<FightReply> =>
  guest.request('POST', `/api/tables/${table}/fights/${number}`, { keys });

/** One of those who fight gives up at once. */
export async function concede(guest: Guest, { table, seats }: FightReply): Promise<void> {
  const line = await guest.socket();
  await line.watch(table);
  await line.until(() => line.views.size > 0);
  await must(line.command({ type: 'act', table, seat: seats[0], key: newKey(), act: 'anytime/concede', answer: 'concede' }));
  await line.close();
}

/** What stands in the log of a table. */
export async function events({ hall }: Running, table: string): Promise<{ key: string; event: TableEvent }[]> {
  const { file } = await hall.keeper(table);
  const rows = await hall.log.read(file.number, 0);
  return rows.map(({ key, body }) => ({ key, event: JSON.parse(body) as TableEvent }));
}
export const results = async (house: Running, table: string): Promise<{ fight: number; proof: string }[]> =>
  (await events(house, table)).flatMap(({ event }) =>
    event.kind === 'answer' && event.answers[0].question === 'fights/result'
      ? [event.answers[0].answer as { fight: number; proof: string }]
      : [],
  );
export const rule = (line: Line, table: string, seat: number, of: number, what: RulingState['what'], reason = 'so it is') =>
  line.command({ type: 'rule', table, seat, key: newKey(), of, what, reason });
export const sitter = (line: Line, seat: number): SeatState => (line.state as State).state.seats[seat];

/** Everybody answers whatever is asked until the campaign is over. */
export const finish = (played: Played): Promise<void> =>
  until(async () => {
    await settle(played);
    return (played.lines[0].state as State).state.status === 'over';
  });

/** Defenders at a real table, with people who answer nonsense: refused with the rule, and nothing of the table changes. */
import type { Plain } from '@guildhall/kernel';
import { MAX_FRAME } from '@guildhall/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../src/server.ts';
import { folder, Guest, type Line, newKey, startHouse } from './house.ts';

const place = folder();
let house: Running;
let table = '';
let lines: Line[] = [];

beforeAll(async () => {
  house = await startHouse({ folder: place.path, games: '@guildhall/registry' });
  const guests = await Promise.all(['Ann', 'Bob', 'Cyd'].map((name) => Guest.called(name, house.address)));
  ({ table } = await guests[0].table({
    game: 'defenders',
    options: { startSeat: '0', narration: 'written' },
    seats: [{ kind: 'person' }, { kind: 'open' }, { kind: 'open' }],
  }));
  for (const guest of guests.slice(1)) await guest.request('POST', `/api/tables/${table}/join`, {});
  lines = await Promise.all(guests.map((guest) => guest.socket()));
  for (const line of lines) await line.watch(table);
  await lines[0].until(() => lines.every((line, seat) => line.views.has(String(seat))));
});
afterAll(async () => {
  for (const line of lines) await line.close();
  await house.close();
  place.remove();
});

/** Who is asked, and what. */
const asked = (): { seat: number; question: string; options: readonly Plain[] } => {
  const seat = lines.findIndex((line, i) => line.view(i).asked !== null);
  const question = lines[seat].view(seat).asked;
  return { seat, question: question?.name ?? '', options: question?.options ?? [] };
};
async function give(seat: number, answer: unknown): Promise<string> {
  const reply = await lines[seat].answer(table, seat, answer);
  return reply.type === 'kept' ? 'kept' : (reply.refusal?.rule ?? reply.reason);
}
/** Answers, and waits until everybody has seen it. */
async function take(seat: number, answer: unknown): Promise<void> {
  const { sequence } = lines[seat];
  expect([answer, await give(seat, answer)]).toEqual([answer, 'kept']);
  for (const line of lines) await line.until(() => line.sequence > sequence);
}
/** Everything that may be refused here is, by these rules, and the question is still open as it was. */
async function refuses(wrong: readonly (readonly [unknown, string])[]): Promise<void> {
  const before = asked();
  for (const [answer, rule] of wrong) {
    const shown = JSON.stringify(answer)?.slice(0, 120);
    expect([shown, await give(before.seat, answer)]).toEqual([shown, rule]);
  }
  expect(asked()).toEqual(before);
}
/** Plays on by what is suggested until this is asked. */
async function until(question: string): Promise<void> {
  const plain: { [asked: string]: Plain } = {
    'world building/wish': 'ready',
    'nature/draw': 'pass',
    'connections/propose': 'propose',
  };
  for (let n = 0; asked().question !== question && n < 400; n++) {
    const { seat, question: now, options } = asked();
    const wanted = options.find((one) => typeof one === 'string' && /^finalise|^skip$|^yes$|^accept$/.test(one));
    await take(seat, plain[now] ?? wanted ?? options[0]);
  }
  expect(asked().question).toBe(question);
}

it('DF-29.8 a proposal for what does not exist, and a second vote', async () => {
  await take(0, 'setting');
  await refuses([
    ['atlantis', 'DF-4.3'],
    [{ setting: 'fantasy' }, 'DF-4.3'],
  ]);
  const [setting] = asked().options;
  await take(0, setting);
  await take(1, 'yes');
  expect(await give(1, 'no')).toBe('GH-3');
  expect(await give(0, 'yes')).toBe('GH-3');
  await take(2, 'yes');
});

it('DF-4.7 DF-6.16 text that is empty, far too long, markup or full of control characters', async () => {
  await take(asked().seat, 'city');
  const city = (name: string, about = ''): Plain => ({ name, city: about, enemy: '' });
  await refuses([
    [city('a\u0000b'), 'DF-4.7'],
    [city('\u202eHallow'), 'DF-4.7'],
    [city('x'.repeat(400_000)), 'DF-4.7'],
    [{ ...(city('x') as object), crown: 'gold' }, 'DF-4.7'],
  ]);
  // Markup is text like any other.
  await take(asked().seat, city('<script>alert(1)</script>', '<img src=x onerror=alert(1)>'));
  expect(lines[1].view(1).table).toMatchObject({ world: { city: '<script>alert(1)</script>' } });
  await until('finalise/name');
  await refuses([
    [{ name: '', description: 'x' }, 'DF-6.16'],
    [{ name: 'Keep', description: '  ' }, 'DF-6.16'],
    [{ name: 'Keep', description: 'x'.repeat(300_000) }, 'DF-6.16'],
    [{ name: 'Keep', aloud: true }, 'DF-29.3'],
    ['Keep', 'DF-6.16'],
  ]);
});

it('DF-7.2 strokes that are no strokes, a million points, outside the sheet', async () => {
  await until('map/draw');
  const { seat } = asked();
  const drawing = (points: unknown, footprint: unknown = { kind: 'small', x: 500, y: 350 }): unknown => ({
    footprint,
    strokes: [{ style: 'solid', ink: 'ink', width: 2, points }],
    crossings: [],
  });
  const wrong = [
    drawing([0, 0, null, 5]),
    drawing([0, 0, 'NaN', 5]),
    drawing([-5, 0, 100, 100]),
    drawing([0, 0, 1001, 100]),
    drawing(new Array(30_000).fill(5)),
    drawing([0, 0, 100, 100], { kind: 'small', x: 1e9, y: 0 }),
    drawing([0, 0, 100, 100], { kind: 'star' }),
    drawing([0, 0, 5, 5]),
    { strokes: 'many' },
  ];
  for (const answer of wrong)
    expect([JSON.stringify(answer).slice(0, 90), await give(seat, answer)]).toEqual([
      expect.anything(),
      expect.stringMatching(/^(DF-[78]\.|GH-4)/),
    ]);
  // The largest drawing the rules take is taken.
  const [plain] = asked().options as unknown as { strokes: { style: string }[] }[];
  const { style } = plain.strokes[0];
  const long = Array.from({ length: 3800 }, (_, i) => (i % 1000) * 0.5);
  const strokes = Array.from({ length: 10 }, () => ({ style, ink: 'ink', width: 2, points: long }));
  await take(seat, { ...plain, strokes });
  await until('map/draw');
  // A million points fill more than a frame: that line is cut, the table goes on and the seat comes back.
  const { seat: next } = asked();
  const line = lines[next];
  const big = JSON.stringify({
    type: 'answer',
    table,
    seat: next,
    decision: line.decision,
    key: newKey(),
    answers: [drawing(new Array(1_000_000).fill(5))],
  });
  expect(big.length).toBeGreaterThan(MAX_FRAME);
  line.socket.send(big);
  await line.until(() => line.closed);
  expect(asked().question).toBe('map/draw');
  const state = await lines[(next + 1) % 3].watch(table);
  expect(state.state.status).toBe('playing');
  expect(house.hall.counts.errors).toBe(0);
});

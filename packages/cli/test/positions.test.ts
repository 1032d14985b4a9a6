/** Positions of The Brigade edited at random: refused with what is wrong, or playable to the end. */
import { type Game, isRefusal, type Plain, type PlainRecord, pick, QuickRandom } from '@guildhall/kernel';
import { loadGame } from '@guildhall/registry';
import { describe, expect, it } from 'vitest';

const brigade = await loadGame('brigade');
const VALUES: Plain[] = [
  0,
  1,
  2,
  3,
  5,
  6,
  7,
  20,
  35,
  1e300,
  -1,
  1.5,
  true,
  false,
  '',
  'esme',
  'precious',
  'gloria',
  'over',
  'x',
  null,
  [],
  {},
];

/** Some game somewhere in the middle. */
function somewhere(random: QuickRandom): Game<unknown> {
  for (;;) {
    const seats = 1 + random.below(4);
    const flags = ['advanced', 'bonusWardens', 'promoCrew', 'specialBuildings', 'festivalEvents', 'cooperative'];
    const options = brigade.options(Object.fromEntries(flags.map((flag) => [flag, random.below(2) === 1])), seats);
    if (isRefusal(options)) continue;
    const g = brigade.setup(options, seats, { kind: 'quick', state: [1, 2, 3, 1 + random.below(1_000_000)] });
    for (let n = random.below(60); n > 0 && brigade.actors(g).length > 0; n--) step(g, random);
    return g;
  }
}

function step(g: Game<unknown>, random: QuickRandom): void {
  const [seat] = brigade.actors(g);
  brigade.apply(g, seat, brigade.sample(g, seat, random));
}

/** Every place where a value could be changed by hand; the variables of procedures are their own business. */
function places(data: PlainRecord, found: [PlainRecord, string][] = []): [PlainRecord, string][] {
  for (const [key, value] of Object.entries(data)) {
    if (key === 'vars') continue;
    found.push([data, key]);
    if (typeof value === 'object' && value !== null) places(value as PlainRecord, found);
  }
  return found;
}

function edit(g: Game<unknown>, random: QuickRandom): PlainRecord {
  const position = JSON.parse(JSON.stringify(g)) as PlainRecord;
  const [at, key] = pick(random, places(position));
  const old = at[key];
  if (Array.isArray(old) && old.length > 0 && random.below(2) === 0) old.push(old.shift() as Plain);
  else if (typeof old === 'number' && random.below(2) === 0) at[key] = old + 1 - 2 * random.below(2);
  else at[key] = pick(random, VALUES);
  return position;
}

describe('a position edited at random', () => {
  it('is refused in words, or can be played to its end', () => {
    const random = new QuickRandom(2026);
    let [accepted, refused] = [0, 0];
    for (let game = 0; game < 12; game++) {
      const g = somewhere(random);
      for (let n = 0; n < 60; n++) {
        const loaded = brigade.load(edit(g, random));
        if ('problem' in loaded) {
          refused++;
          expect(loaded.problem).toMatch(/^(table|stack|chance|disclosed|rules|\w+)\b.{6,}$/s);
          expect(loaded.problem).not.toMatch(/Invalid|Expected|undefined|cannot be put/);
          continue;
        }
        accepted++;
        const world = loaded.game;
        for (let left = brigade.meta.longest; left > 0 && brigade.actors(world).length > 0; left--) {
          if (left % 16 === 0) expect(brigade.problemWithTable(world)).toBeNull();
          step(world, random);
        }
        expect(brigade.outcome(world)).not.toBeNull();
      }
    }
    expect(accepted).toBeGreaterThan(40);
    expect(refused).toBeGreaterThan(200);
  });

  it('that puts the turn, the phase or the end out of joint is refused', () => {
    const random = new QuickRandom(7);
    const options = brigade.options({ advanced: true }, 2);
    if (isRefusal(options)) throw new Error(options.why);
    const g = brigade.setup(options, 2, { kind: 'quick', state: [1, 2, 3, 4] });
    for (let n = 0; n < 10; n++) step(g, random);
    expect(brigade.question(g)).toBe('action phase/action');
    const table = g.table as PlainRecord;
    const top = g.stack[g.stack.length - 1];
    const wrong = (edited: object): string => {
      const loaded = brigade.load(JSON.parse(JSON.stringify({ ...g, ...edited })));
      return 'problem' in loaded ? loaded.problem : 'accepted';
    };
    const ending = { reason: 'evacuation', rule: 'BR-20.15', winners: [0] };
    expect(wrong({})).toBe('accepted');
    expect(wrong({ table: { ...table, active: 1 - (table.active as number) } })).toMatch(/^active is seat/);
    expect(wrong({ table: { ...table, phase: 'event' } })).toBe('table.phase does not belong there');
    expect(wrong({ table: { ...table, ending } })).toBe('ending is set, but a question is open');
    expect(wrong({ table: { ...table, ending: { ...ending, winners: [3] } } })).toMatch(/^ending.winners/);
    expect(wrong({ table: { ...table, turn: 0 } })).toMatch(/^turn: /);
    expect(wrong({ table: { ...table, actions: 99 } })).toBe('table.actions should be at most 20, not 99');
    expect(wrong({ stack: [] })).toMatch(/not over/);
    expect(wrong({ stack: [...g.stack, top] })).toMatch(/does not call/);
    expect(wrong({ stack: g.stack.slice(1) })).toMatch(/should be a step of "game"/);
  });
});

/** Loading a game that was saved, edited by hand, or never was one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Game, type Plain, sealedChance } from '../src/index.ts';
import { type CourtTable, court } from './court.ts';
import { DUEL } from './duel.ts';

const saved = (): Game<CourtTable> => JSON.parse(JSON.stringify(court.setup({ rounds: 3 }, 2, sealedChance('d'.repeat(64)))));

const quick = (state: number[]) => ({ kind: 'quick', state });

test('a saved game loads and is a copy', () => {
  const data = saved();
  const result = court.load(data);
  expect(result).toEqual({ game: data });
  expect('game' in result && result.game).not.toBe(data);
});

describe('a game that cannot be is refused with what is wrong', () => {
  test.each<[string, (g: Game<CourtTable>) => void, RegExp]>([
    ['a card twice', (g) => void g.table.hands[0].splice(0, 1, g.table.hands[0][1]), /not the 15 cards/],
    ['a strange field', (g) => void Object.assign(g.table, { cheat: 1 }), /^table /],
    ['a strange part', (g) => void Object.assign(g, { cheat: 1 }), /cheat is not part of a game/],
    ['no chance', (g) => void Reflect.deleteProperty(g, 'chance'), /chance is missing/],
    ['another game', (g) => void Object.assign(g, { rules: 'chess@1' }), /rules is "chess@1"/],
    ['a step that does not exist', (g) => void Object.assign(g.stack[0], { at: 'game>nowhere' }), /names no step/],
    ['a call on top', (g) => void g.stack.pop(), /is a call, but nothing was called/],
    ['a seat that does not exist', (g) => void Object.assign(g.stack[0], { seat: 9 }), /there are 2 seats/],
    [
      'a variable of another kind',
      (g) => void Object.assign(g.stack[1].vars, { winner: 'me' }),
      /vars.winner is "me", which is no seat/,
    ],
    ['a variable nobody knows', (g) => void Object.assign(g.stack[1].vars, { loser: 1 }), /does not know/],
    ['face-down answers of nobody', (g) => void Object.assign(g.stack[0], { held: [[0, 1]] }), /held has answers/],
    ['another beginning', (g) => void g.stack.shift(), /stack\[0\].at should be a step of "game"/],
    [
      'a call to something else',
      (g) => void Object.assign(g.stack[1], { at: 'honour/write an epitaph' }),
      /does not call "honour"/,
    ],
    ['words of chance nobody can have used', (g) => void Object.assign(g.chance, { used: { deck: 1e300 } }), /count words/],
    ['chance that gives nothing but zeros', (g) => void Object.assign(g, { chance: quick([0, 0, 0, 0]) }), /all zeros/],
    ['chance of numbers too large', (g) => void Object.assign(g, { chance: quick([1e300, 0, 0, 1]) }), /32-bit/],
    ['chance without a key', (g) => void Object.assign(g.chance, { key: 'short' }), /64 hexadecimal digits/],
    [
      'a question without answers',
      (g) => {
        g.table.deck.push(...g.table.hands[0].splice(0));
      },
      /no answer is legal/,
    ],
  ])('%s', (_name, edit, reason) => {
    const data = saved();
    edit(data);
    const result = court.load(data);
    expect('problem' in result ? result.problem : 'accepted').toMatch(reason);
  });

  test.each<[string, (held: [number, Plain][]) => void, RegExp]>([
    ['of a seat that does not exist', (held) => void held.splice(0, 1, [7, held[0][1]]), /seat 7, which is not asked/],
    ['that is not legal', (held) => void held.splice(0, 1, [0, 'a king']), /seat 0 that is not legal/],
    ['given twice', (held) => void held.push(held[0]), /two answers of seat 0/],
    ['of everybody, so that nobody is asked', (held) => void held.push([1, 0]), /^stack\[1\].held/],
    ['of nobody', (held) => void held.splice(0), /should have from 1 to 1 answers, not 0/],
  ])('an answer face down %s', (_name, edit, reason) => {
    const g = court.setup({ rounds: 3 }, 2, sealedChance('d'.repeat(64)));
    court.apply(g, 0, court.legal(g, 0)[0]);
    const data = JSON.parse(JSON.stringify(g)) as Game<CourtTable>;
    expect(court.load(data)).toEqual({ game: data });
    edit(data.stack[1].held ?? []);
    const result = court.load(data);
    expect('problem' in result ? result.problem : 'accepted').toMatch(reason);
  });

  test('a check of the game that fails refuses the position too', () => {
    const g = DUEL.trusting.setup({}, 2, sealedChance('d'.repeat(64)));
    expect(DUEL.trusting.load(g)).toHaveProperty('game');
    g.table.deck.push(...g.table.hands[0].splice(0));
    const result = DUEL.trusting.load(g);
    expect('problem' in result && result.problem).toMatch(/^the position does not hold together: .*length/);
  });

  test('missing variables are given their defaults', () => {
    const data = saved();
    Reflect.deleteProperty(data.stack[1].vars, 'winner');
    const result = court.load(data);
    expect('game' in result && result.game.stack[1].vars.winner).toBe(0);
  });

  test('anything at all: a problem in words, never an exception', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const result = court.load(data);
        return 'problem' in result && result.problem.length > 0;
      }),
    );
  });

  test('any one value of a saved game replaced by anything: loads as a playable game or is refused', () => {
    fc.assert(
      fc.property(fc.nat(), fc.jsonValue(), (where, value) => {
        const data = saved();
        const paths: [Record<string, Plain>, string][] = [];
        const walk = (node: unknown): void => {
          if (typeof node !== 'object' || node === null) return;
          for (const key of Object.keys(node)) {
            paths.push([node as Record<string, Plain>, key]);
            walk((node as Record<string, unknown>)[key]);
          }
        };
        walk(data);
        const [node, key] = paths[where % paths.length];
        node[key] = value as Plain;
        const result = court.load(data);
        if ('problem' in result) return result.problem.length > 0;
        return court.actors(result.game).every((seat) => court.legal(result.game, seat).length > 0);
      }),
      { numRuns: 400 },
    );
  });
});

test('garbage as an answer is refused and changes nothing', () => {
  const g = saved();
  const before = JSON.stringify(g);
  fc.assert(
    fc.property(fc.anything(), fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, 1)), (answer, seat) => {
      const refusal = court.whyNot(g, seat, answer);
      const legal = (seat === 0 || seat === 1) && court.legal(g, seat).includes(answer as number);
      return (refusal === null) === legal && JSON.stringify(g) === before;
    }),
    { numRuns: 500 },
  );
});

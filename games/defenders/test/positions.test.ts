/** Positions that no game can come to are refused with the field that is wrong. What the fuzz of positions found stands here. */
import { type Frame, type Game, quickState } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { defenders } from '../index.ts';
import type { QuestionName } from '../questions.ts';
import type { Table } from '../table.ts';
import { dealt, given } from './kit.ts';

/** The text of a real position at this question, made once. */
const texts = new Map<string, string>();
function positionAt(question: QuestionName, seats = 3): Game<Table> {
  const key = `${question} ${seats}`;
  for (let seed = 1; !texts.has(key); seed++) {
    const s = dealt({}, seats, seed);
    s.playOn(seed, 20_000, (scene) => scene.question === question);
    if (s.question === question) texts.set(key, JSON.stringify(s.game));
  }
  return JSON.parse(texts.get(key) ?? '');
}
const top = ({ stack }: Game<Table>): Frame => stack[stack.length - 1];

type Change = readonly [
  what: string,
  question: QuestionName,
  change: (g: Game<Table>) => unknown,
  problem: RegExp,
  seats?: number,
];
const refused = ([, question, change, problem, seats]: Change): void => {
  const g = positionAt(question, seats);
  expect(defenders.load(g)).toHaveProperty('game');
  change(g);
  const loaded = defenders.load(g);
  expect('problem' in loaded ? loaded.problem : 'loaded').toMatch(problem);
};

describe('on the table', () => {
  const changes: readonly Change[] = [
    [
      'an empty name',
      'placing/location',
      ({ table: t }) => Object.assign(t.defenders[0], { name: '' }),
      /D0 has a name that nobody/,
    ],
    [
      'a stack of another sort than its words',
      'finalise/name',
      ({ table: t }) => {
        const [one] = t.stacks;
        one.sort = one.sort === 'location' ? 'defender' : 'location';
      },
      /^S\d+: ".*" is no (type|descriptor) of a/,
    ],
    ['a stack of nobody', 'finalise/name', ({ table: t }) => Object.assign(t.stacks[0], { by: 5 }), /begun by seat 5/],
    ['a stack miscounted', 'city creation/act', ({ table: t }) => void t.created.location++, /^created.location is/],
    [
      'fewer cards than are needed',
      'finalise/name',
      ({ table: t }) => {
        // All cards but one go to one stack.
        const [stack] = t.stacks;
        for (const card of [...t.row.splice(1), ...t.pile.splice(0)]) stack.cards.push({ ...stack.cards[0], card });
      },
      /cards are needed, but 1 are left/,
    ],
    [
      'half a point inside a wall',
      'connections/propose',
      ({ table: t }) => {
        for (const drawing of t.sketch.drawings) if (drawing) drawing.inside = [500];
      },
      /inside/,
    ],
    [
      'half a point of a stroke',
      'connections/propose',
      ({ table: t }) => void t.sketch.drawings[0]?.strokes[0].points.push(7),
      /the last point of a line has no y/,
    ],
    [
      'an ending without epilogues',
      'moves/move',
      ({ table: t }) => Object.assign(t, { ending: { reason: 'deck_empty', rule: 'DF-27.3' } }),
      /ending is set exactly when the epilogues have begun/,
    ],
    [
      'a turn before the siege',
      'placing/location',
      ({ table: t }) => Object.assign(t, { turn: 1 }),
      /turns are counted in the siege only/,
    ],
  ];
  for (const change of changes) test(change[0], () => refused(change));
});

test('DF-10.7 a place holds one regiment more than it may', () => {
  const s = given({
    locations: { Keep: { exposed: true }, Yard: {} },
    connections: ['Keep Yard'],
    defenders: { One: { card: '7h', at: 'Keep' }, Two: { card: '8h', at: 'Yard' }, Three: { card: 'Qh', at: 'Yard' } },
  });
  const moved = (unit: number): string => {
    const g: Game<Table> = { ...JSON.parse(JSON.stringify(s.game)), chance: { kind: 'quick', state: quickState(1) } };
    g.table.where[unit] = g.table.where[0];
    const loaded = defenders.load(g);
    return 'problem' in loaded ? loaded.problem : 'loaded';
  };
  expect(moved(1)).toMatch(/where: L0 holds 2 regiments/);
  // A queen takes up no room.
  expect(moved(2)).toBe('loaded');
});

describe('in the open procedures', () => {
  const changes: readonly Change[] = [
    [
      'nobody among those who are still to move',
      'moves/move',
      (g) => Object.assign(top(g).vars, { 'who left': [-1] }),
      /vars.who left\[0\] is -1, which is no seat/,
    ],
    ['a seat that is not there', 'moves/move', (g) => Object.assign(top(g).vars, { who: 3 }), /vars.who is 3, which is no seat/],
    [
      'a text that is not there',
      'battle/defence',
      (g) => Object.assign(top(g).vars, { n: 9999 }),
      /vars.n is 9999, but there are/,
    ],
    [
      'a challenge where there is nobody else',
      'battle/attack',
      (g) => Object.assign(top(g).vars, { challenged: true }),
      /vars.challenged is true, but there is nobody else/,
      1,
    ],
    [
      'a vote of nobody',
      'battle/attack',
      (g) => Object.assign(top(g), { at: 'battle/vote' }),
      /the open question is put to nobody/,
      1,
    ],
    [
      'a battle elsewhere',
      'defeat/kill',
      (g) => Object.assign(g.stack[g.stack.length - 2].vars, { location: g.table.locations.length }),
      /vars.location is \d+, which is no location/,
    ],
    [
      'another place than that of the battle',
      'defeat/kill',
      (g) => Object.assign(top(g).vars, { location: (Number(top(g).vars.location) + 1) % g.table.locations.length }),
      /but the battle is in \d+$/,
    ],
    [
      'a card for what cannot be begun any more',
      'city creation/word',
      (g) => {
        const { vars } = top(g);
        const sort = vars.sort === 'location' ? 'location' : 'defender';
        const { table: t } = g;
        // Twelve of the sort have been begun (DF-5.19).
        Object.assign(vars, { stack: '' });
        const ids = Array.from({ length: 24 }, (_, i) => `S${i}`).filter((id) => !t.stacks.some((one) => one.id === id));
        while (t.created[sort] < 12) {
          t.created[sort]++;
          const card = t.pile.pop();
          const word = sort === 'location' ? 'loc.famous' : 'def.famous';
          const played = { use: 'descriptor', word, wording: '', form: null, trade: null } as const;
          if (card) t.stacks.push({ id: ids.shift() ?? '', sort, by: 0, cards: [{ card, ...played }] });
        }
      },
      /vars.card is .*, which cannot be spared/,
    ],
    [
      'an agreement on what nobody puts',
      'agreement/answer',
      (g) => Object.assign(top(g).vars, { proposal: 'end scene twice' }),
      /put end scene twice, which/,
    ],
  ];
  for (const change of changes) test(change[0], () => refused(change));
});

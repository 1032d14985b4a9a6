/** Positions edited by hand: one sentence that names the field, or a game that can be played on. */
import { type Game, type Plain, type PlainRecord, pick, QuickRandom, quickState } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { kobolds } from '../index.ts';
import type { Table } from '../table.ts';
import { beside, dealt, given, model } from './kit.ts';

type Edit = (g: Game<Table>) => void;

function loaded(game: Game<Table>, edit: Edit): string {
  const data = JSON.parse(JSON.stringify(game)) as Game<Table>;
  data.chance = { kind: 'quick', state: quickState(1) };
  edit(data);
  const result = kobolds.load(data);
  return 'problem' in result ? result.problem : 'accepted';
}

/** m0 attacks m1, and its player is asked for cards. */
function fighting() {
  const ruffian = model('orc-ruffian', 0, 12, 12);
  const s = given({
    models: [ruffian, beside(ruffian, 'east', 'human-bruiser', 1)],
    hands: ['Kh Kd 3c', '2h 4d 7s'],
    terrain: 'house 3 6 7 9.5 3',
  });
  return s.activate(0).say('attack m1').expectQuestion('attack/commit', 0);
}

test('KC-12.37 nobody defends against an attack of their own', () => {
  const s = fighting().say('Kh Kd').expectQuestion('attack/defend', 1);
  const own: Edit = ({ stack }) => void Object.assign(stack[stack.length - 1].vars, { against: 0 });
  expect(loaded(s.game, () => {})).toBe('accepted');
  expect(loaded(s.game, own)).toMatch(/seat 0 defends against itself at "attack\/defend"/);
});

describe('a position that cannot be is refused with the field', () => {
  const top = (g: Game<Table>) => g.stack[g.stack.length - 1];
  test.each<[string, Edit, RegExp]>([
    ['no attack in progress', (g) => void g.stack.pop(), /is a call, but nothing was called: "activation>carry out"/],
    ['an attack by a seat there is not', (g) => void Object.assign(top(g), { seat: 2 }), /seat is 2, but there are 2 seats/],
    [
      'an attack of a third kind',
      (g) => void Object.assign(top(g).vars, { kind: 'magic' }),
      /vars\.kind should be one of "melee", "ranged", not "magic"/,
    ],
    [
      'cards that nobody holds',
      (g) => void Object.assign(top(g).vars, { attack: ['Ks'] }),
      /Ks is committed but not in the hand of seat 0/,
    ],
    ['cards of no pack', (g) => void Object.assign(top(g).vars, { attack: ['1x'] }), /vars\.attack\[0\] should be one of/],
    [
      'an attacker that is none',
      (g) => void Object.assign(top(g).vars, { attacker: 0.5 }),
      /vars\.attacker is 0\.5, which is no model/,
    ],
    ['a target beyond the last', (g) => void Object.assign(top(g).vars, { target: 99 }), /vars\.target is 99, which is no model/],
    [
      'a critical nobody knows',
      (g) => void Object.assign(top(g).vars, { critical: 'Kh' }),
      /vars\.critical should be one of .*, not "Kh"/,
    ],
    ['a margin by halves', (g) => void Object.assign(top(g).vars, { margin: 1.5 }), /a whole number from -10 to 10, not 1\.5/],
    [
      'more actions than there can be',
      (g) => void Object.assign(g.stack[g.stack.length - 2].vars, { actions: 4 }),
      /vars\.actions should be a whole number from 0 to 3, not 4/,
    ],
    [
      'an act that is none',
      (g) => void Object.assign(g.stack[g.stack.length - 2].vars, { chosen: 'dance' }),
      /vars\.chosen is "dance", which is no answer/,
    ],
    ['a lure without a lured model', (g) => void Object.assign(g.table, { lured: 1 }), /^lured is 1, but by the open procedures/],
    ['three gangs', (g) => void (g.table.gangs as unknown[]).push(g.table.gangs[0]), /^table\.gangs/],
    [
      'crossed terrain',
      (g) => void Object.assign(g.table.terrain[0], { corners: [3, 6, 7, 9, 7, 6, 3, 9] }),
      /^terrain\[0\]\.corners: the outline crosses/,
    ],
    ['flat terrain', (g) => void Object.assign(g.table.terrain[0], { corners: [3, 6, 7, 6, 3, 6] }), /^terrain\[0\]\.corners: /],
    ['half a corner', (g) => void g.table.terrain[0].corners.push(5), /^terrain\[0\]\.corners: a corner lacks/],
  ])('%s', (_name, edit, problem) => {
    const { game } = fighting();
    expect(loaded(game, () => undefined)).toBe('accepted');
    expect(loaded(game, edit)).toMatch(problem);
  });

  test('a model that stands already is not deployed again', () => {
    const s = dealt({ scenario: 1, layout: 'warrens' }, 3);
    s.answer(0, 'klacka; 2 human-lowlife').answer(1, 'klacka; 2 human-lowlife');
    s.playOn(
      1,
      100,
      ({ question, table }) => question === 'deployment/place' && table.models.some(({ place }) => place === 'play'),
    );
    const there = s.table.models.findIndex(({ place }) => place === 'play');
    expect(loaded(s.game, (g) => void Object.assign(top(g).vars, { model: there }))).toMatch(/is not to be deployed/);
    expect(loaded(s.game, (g) => void Object.assign(top(g).vars, { model: -1 }))).toMatch(/model -1 is not to be deployed/);
  });

  test('a gang face down that could not be had', () => {
    const s = dealt({}, 3).answer(0, 'klacka; troll');
    expect(loaded(s.game, () => undefined)).toBe('accepted');
    expect(loaded(s.game, (g) => void Object.assign(top(g), { held: [[0, 'klacka; 20 troll']] }))).toMatch(
      /not legal: gangTooDear/,
    );
  });
});

const VALUES: Plain[] = [
  0,
  1,
  3,
  13,
  99,
  1e300,
  -1,
  0.5,
  true,
  '',
  'x',
  'Kh',
  'play',
  'melee',
  'revealed',
  null,
  [],
  {},
  [0],
  ['Kh'],
];

/** Every place where a value could be changed by hand; few of the many cards and corners. */
function places(data: PlainRecord, random: QuickRandom, found: [PlainRecord, string][] = []): [PlainRecord, string][] {
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === 'string' && value.length === 2 && random.below(20) > 0) continue;
    found.push([data, key]);
    if (typeof value === 'object' && value !== null) places(value as PlainRecord, random, found);
  }
  return found;
}

test('a position edited at random, its open procedures too, is refused in words or can be played on', () => {
  const random = new QuickRandom(2026);
  let [accepted, refused] = [0, 0];
  for (let game = 0; game < 32; game++) {
    const s = dealt({ scenario: 1 + (game % 8), gold: 25 }, game);
    s.playOn(game, random.below(500));
    if (s.isOver) continue;
    for (let n = 0; n < 25; n++) {
      const position = JSON.parse(JSON.stringify(s.game)) as PlainRecord;
      const [at, key] = pick(random, places(n % 2 === 0 ? position : (position.stack as PlainRecord), random));
      const old = at[key];
      if (typeof old === 'number' && random.below(2) === 0) at[key] = old + 1 - 2 * random.below(2);
      else at[key] = pick(random, VALUES);
      const result = kobolds.load(position);
      if ('problem' in result) {
        refused++;
        expect(result.problem.length).toBeGreaterThan(10);
        continue;
      }
      accepted++;
      for (const seat of [0, 1, null]) kobolds.view(result.game, seat);
      for (let left = 80; left > 0 && kobolds.actors(result.game).length > 0; left--) {
        const [seat] = kobolds.actors(result.game);
        kobolds.apply(result.game, seat, kobolds.sample(result.game, seat, random));
      }
      expect(kobolds.problemWithTable(result.game)).toBeNull();
    }
  }
  expect(accepted).toBeGreaterThan(40);
  expect(refused).toBeGreaterThan(200);
});

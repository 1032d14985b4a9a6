/** What bots are after in each scenario: they gather around Mr. Cuddly, hunt spies, and take no steps that go nowhere. */
import type { Plain } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { objectiveOf } from '../bots/objectives.ts';
import { decided } from '../bots/target.ts';
import { priceOf } from '../bots/worth.ts';
import { kobolds } from '../index.ts';
import { NEUTRAL } from '../table.ts';
import { type Arrangement, beside, given, model, type Placed } from './kit.ts';

const value = (of: Arrangement, seat = 0): number => kobolds.bots.evaluate(given(of).game, seat);

describe('Mr. Cuddly is struck together (KC-25.6, KC-25.11)', () => {
  const here = model('mr-cuddly', NEUTRAL, 12, 12);
  const leaders = [model('klacka', 0, 2, 2, { activated: true }), model('barry', 1, 22, 22)];
  const scene = (models: Placed[], more: Partial<Arrangement> = {}): Arrangement => ({
    scenario: 'mr-cuddly',
    models: [...leaders, ...models],
    turn: 2,
    ...more,
  });
  const friends = (['south', 'north', 'east'] as const).map((side) => beside(here, side, 'orc-ruffian', 0, { gap: 1.5 }));
  /** How it stands while a ruffian acts who is beside him, or a step away from him. */
  function standing(gap: number, others: Placed[], turn = 2): number {
    const s = given(scene([beside(here, 'west', 'orc-ruffian', 0, { gap }), ...others], { turn }));
    s.activate(2);
    return kobolds.bots.evaluate(s.game, 0);
  }

  test('nobody rouses him alone; all do when friends are near enough to strike in the same turn', () => {
    expect(standing(0, [])).toBeLessThan(standing(1.5, []));
    expect(standing(0, friends)).toBeGreaterThan(standing(1.5, friends));
  });

  test('late in the game nobody waits any more: he cannot run more often than there are turns', () => {
    expect(standing(0, [friends[0]], 2)).toBeLessThan(standing(1.5, [friends[0]], 2));
    expect(standing(0, [friends[0]], 9)).toBeGreaterThan(standing(1.5, [friends[0]], 9));
  });

  test('it is good for both that he is wounded, and bad that he has run', () => {
    for (const seat of [0, 1]) {
      const hurt = (targetWounds: number, cuddlyMoves = 0): number => value(scene(friends, { targetWounds, cuddlyMoves }), seat);
      expect(hurt(3)).toBeGreaterThan(hurt(2));
      expect(hurt(3, 1)).toBeLessThan(hurt(3));
    }
  });

  test('a pair in the hand of the one who may strike is worth more than none', () => {
    const striker = beside(here, 'west', 'orc-ruffian', 0);
    const with_ = (hand: string): number => {
      const s = given(scene([striker, ...friends], { hands: [hand, '2h 4d 7s'] }));
      s.activate(2);
      return kobolds.bots.evaluate(s.game, 0);
    };
    expect(with_('Kc Kd 6h')).toBeGreaterThan(with_('Kc 9d 6h'));
  });
});

describe('Mr. Cuddly is gone for from afar, and the more the later it is (KC-25.13)', () => {
  const leaders = [model('klacka', 0, 2, 2), model('barry', 1, 22, 22)];
  const corner = { x: 0.7875, y: 23.2125 };
  const promised = (models: Placed[], more: Partial<Arrangement> = {}): number =>
    decided(
      given({ scenario: 'mr-cuddly', models: [...leaders, ...models], cuddly: corner, turn: 3, cuddlyMoves: 1, ...more }).game,
    );

  test('every Walk nearer counts for those for whom there is room, before they are near enough to strike', () => {
    const near = ['orc-ruffian', 'orc-ruffian', 'orc-ruffian'].map((profile, i) =>
      model(profile as 'orc-ruffian', 1, 1 + 2 * i, 17),
    );
    const coming = (y: number, others: Placed[]): number => promised([model('orc-ruffian', 0, 1, y), ...others]);
    expect(coming(12, [])).toBeGreaterThan(coming(8, []));
    expect(coming(8, [])).toBeGreaterThan(coming(5, []));
    // Three find room in a corner, and three are nearer.
    expect(coming(12, near)).toBeCloseTo(coming(8, near), 6);
  });
  test('a wound counts for more towards the end', () => {
    const wound = (turn: number): number => promised([], { turn, targetWounds: 4 }) - promised([], { turn, targetWounds: 3 });
    expect(wound(10)).toBeGreaterThan(wound(2));
  });
  test('nobody takes a game for won because it is likely to be decided', () => {
    const late: Arrangement = {
      scenario: 'mr-cuddly',
      models: leaders,
      cuddly: corner,
      turn: 9,
      targetWounds: 8,
      cuddlyMoves: 3,
    };
    for (const seat of [0, 1]) expect(value(late, seat)).toBeLessThan(0.95);
  });
});

describe('spies are hunted (KC-29.8)', () => {
  const own = [model('klacka', 0, 3, 3), model('orc-ruffian', 0, 6, 8)];
  const enemies = [model('barry', 1, 20, 20), model('human-bruiser', 1, 6, 16), model('human-lowlife', 1, 9, 16)];
  const scene = (models: Placed[]): Arrangement => ({ scenario: 'protect-the-rat', models, spies: [1, 4] });

  test('whoever was taken out may have been the spy, though this game imagines another', () => {
    const fallen = (by: number): number => value(scene([...own, enemies[0], { ...enemies[1], removedBy: by }, enemies[2]]));
    expect(fallen(0)).toBeGreaterThan(fallen(-1));
  });

  test('the own spy is known: losing it is worse than losing a friend like it', () => {
    const friend = model('orc-ruffian', 0, 3, 8);
    const lost = (at: 1 | 2): number =>
      value({
        ...scene([
          own[0],
          { ...own[1], ...(at === 1 && { removedBy: 1 }) },
          { ...friend, ...(at === 2 && { removedBy: 1 }) },
          ...enemies,
        ]),
        spies: [1, 5],
      });
    expect(lost(1)).toBeLessThan(lost(2));
  });

  /** What the spies promise seat 0 when these have fallen to the other side: its own spy, so many of theirs. */
  const promise = (ownLost: boolean, theirs: 0 | 1 | 2): number => {
    const out = (one: Placed, by: 0 | 1, fallen: boolean): Placed => ({ ...one, ...(fallen && { removedBy: by }) });
    const s = given(
      scene([own[0], out(own[1], 1, ownLost), enemies[0], out(enemies[1], 0, theirs > 0), out(enemies[2], 0, theirs > 1)]),
    );
    return objectiveOf(s.table, 0, 0, null);
  };
  test('the own spy counts for more once some of theirs have fallen, for then it may be a win that is lost', () => {
    expect(promise(false, 1) - promise(true, 1)).toBeGreaterThan(promise(false, 0) - promise(true, 0));
    expect(promise(false, 0)).toBeGreaterThan(promise(true, 0));
  });
  test('whoever has lost the own spy gains less by finding theirs: a draw, and no win', () => {
    expect(promise(true, 2) - promise(true, 1)).toBeLessThan(promise(false, 2) - promise(false, 1));
    expect(promise(true, 2)).toBeGreaterThan(promise(true, 1));
  });

  const friend = model('orc-ruffian', 0, 12, 6);
  const fallenFriend = { ...model('orc-ruffian', 0, 18, 3), removedBy: 1 };
  /** What it is worth that the spy, or a friend of it, stands near theirs instead of far from them. */
  function gain(who: 'spy' | 'friend', theirs: boolean, ours = false): number {
    const promised = (y: number): number => {
      const enemy = { ...enemies[1], ...(theirs && { removedBy: 0 }) };
      const [spy, other] =
        who === 'spy'
          ? [{ ...own[1], y }, friend]
          : [
              { ...own[1], y: 3 },
              { ...friend, x: 6, y },
            ];
      const third = { ...fallenFriend, ...(!ours && { removedBy: undefined }) };
      const s = given({ ...scene([own[0], spy, other, third, enemies[0], enemy, enemies[2]]), spies: [1, 6] });
      return objectiveOf(s.table, 0, 0, null);
    };
    return promised(14) - promised(6);
  }
  test('whoever is ahead keeps the own spy away from their fighters; a friend of it need not keep away', () => {
    expect(gain('spy', true)).toBeLessThan(0);
    expect(gain('friend', true)).toBe(0);
  });
  test('at even odds the own spy fights like the others, and the more so when its side is behind', () => {
    expect(gain('spy', false)).toBe(0);
    expect(gain('spy', false, true)).toBe(0);
    // Half of theirs against a third of one's own is a smaller lead: it is minded less.
    expect(gain('spy', true, true)).toBeLessThan(0);
    expect(gain('spy', true, true)).toBeGreaterThan(gain('spy', true));
  });

  test('nobody is worth more than anybody else: whoever falls most easily may be the one', () => {
    const s = given(scene([...own, ...enemies, model('ogre', 1, 20, 16)]));
    expect(priceOf(s.table, s.table.models[5])).toBe(priceOf(s.table, s.table.models[4]));
  });

  test('fighters go for the enemy, even for several', () => {
    const at = (y: number): number => value(scene([own[0], { ...own[1], y }, ...enemies]));
    expect(at(11)).toBeGreaterThan(at(8));
    expect(at(14)).toBeGreaterThan(at(11));
  });
});

describe('no step goes nowhere', () => {
  const bruiser = model('human-bruiser', 0, 12, 12);
  const enemy = beside(bruiser, 'east', 'orc-ruffian', 1, { gap: 0.2 });
  const s = given({ models: [bruiser, enemy, model('dorick', 0, 3, 3), model('barry', 1, 20, 20)] });
  s.activate(0).say('walk').expectQuestion('move/destination', 0);
  const shunned = (answer: Plain): boolean => kobolds.bots.shuns?.(s.game, 0, String(answer)) ?? false;

  test.each([
    ['stay', true],
    ['12.1 12.1', true],
    ['12 12.29', true],
    ['12 12.31', false],
    ['10 12', false],
    ['towards m3', false],
    // A last small step into contact with an enemy is none.
    ['contact m1', false],
  ])('%s: shunned %s', (answer, is) => expect(shunned(answer)).toBe(is));

  test('staying where one is, where no Walk or Dash is made, is an answer like others', () => {
    const dodging = given({
      models: [model('ratman-slaver', 0, 12, 12), beside(model('ratman-slaver', 0, 12, 12), 'east', 'human-lowlife', 1)],
      hands: ['Ks Kc Qs', '2h 4d 7s'],
    });
    dodging.activate(0).say('attack m1', 'Ks Kc', 'fold');
    dodging.say('dodge-w').expectQuestion('move/destination', 0);
    expect(kobolds.bots.shuns?.(dodging.game, 0, 'stay')).toBe(false);
  });
});

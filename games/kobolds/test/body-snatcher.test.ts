/** Chapter 18e: the Body Snatcher. */
import { describe, expect, test } from 'vitest';
import { scoresNow } from '../rules/scenarios/index.ts';
import { BLACK, duel } from './duel.ts';
import { beside, given, model, type Placed, type Scene } from './kit.ts';
import { attackTerms, defenceTerms } from './sums.ts';

const HANDS: [string, string] = [`${BLACK} 3d`, '2c 4d 6h'];
/** The Body Snatcher m0 kills m1, a Lowlife unless told otherwise. */
const killing = (
  events: string,
  target: Placed['profile'] = 'human-lowlife',
  theirs: Partial<Placed> = {},
  others: Placed[] = [],
): Scene =>
  duel('body-snatcher', target, {
    hands: HANDS,
    decks: ['9c 9s 8c 8s', ''],
    events,
    theirs: { wounds: 2, ...theirs },
    others,
  })
    .activate(0)
    .say('attack m1', 'Ac As', 'fold', 'none');

describe('Extra Life', () => {
  test('KC-18.27 when he kills an enemy Runt his player may draw an Event card: red, it becomes a zombie', () => {
    const s = killing('5h').expectQuestion('extra life/draw', 0, ['draw', 'leave']).say('draw');
    s.expectFact('testDrawn', { test: 'extra-life', card: '5h', red: true, rule: 'KC-18.27' });
    s.expectFact('zombieRose', { seat: 0, from: 1, rule: 'KC-18.28' });
    const zombie = s.table.models.length - 1;
    expect(s.model(zombie)).toMatchObject({ seat: 0, profile: 'zombie', place: 'play' });
    // Under his player's control from the next turn.
    expect(s.model(zombie).activated).toBe(true);
    s.untilTurn(2);
    expect(s.model(zombie).activated).toBe(false);
    if (s.table.next === 1) s.say('m3', 'end');
    expect(s.legal(0)).toContain(`m${zombie}`);
  });
  test('KC-18.27 black, it is removed; and nobody has to draw', () => {
    for (const s of [killing('5c').say('draw'), killing('5h').say('leave')]) {
      expect(s.model(1).place).toBe('removed');
      s.expectNoFact('zombieRose').expectQuestion('activation/act', 0);
    }
  });
  test('KC-18.27 Runts only', () => {
    killing('5h', 'human-bruiser', { wounds: 3 }).expectQuestion('activation/act', 0).expectFact('removed', { model: 1 });
    killing('5h', 'zombie').expectQuestion('extra life/draw', 0);
  });
  test('KC-18.27 enemy Runts only', () => {
    const snatcher = model('body-snatcher', 0, 12, 12);
    const s = given({
      models: [snatcher, beside(snatcher, 'east', 'zombie', 0, { wounds: 2 }), model('dorick', 1, 2, 22), model('ogre', 0, 2, 2)],
      hands: HANDS,
    }).activate(0);
    s.say('attack m1', 'Ac As', 'none').expectFact('removed', { model: 1 });
    s.expectQuestion('activation/act', 0);
  });
  test('KC-18.27 once per activation', () => {
    const second = beside(model('body-snatcher', 0, 12, 12), 'west', 'human-lowlife', 1, { wounds: 2 });
    const s = killing('5c', 'human-lowlife', {}, [second]).say('draw', 'attack m4', '9c 9s', 'fold', 'none');
    s.expectFact('removed', { model: 4 });
    s.expectQuestion('activation/act', 0);
    // Left alone the first time, it is still to be had.
    const other = killing('5c', 'human-lowlife', {}, [second]).say('leave', 'attack m4', '9c 9s', 'fold', 'none');
    other.expectQuestion('extra life/draw', 0);
  });
  test('KC-18.27 of several Runts killed at once whichever he wants, and no more than one', () => {
    const grobblar = beside(model('body-snatcher', 0, 12, 12), 'east', 'grobblar', 1);
    const others = (['north', 'south'] as const).map((side) =>
      beside(grobblar, side, 'goblin-scumbag', 1, { gap: 1, wounds: 1 }),
    );
    const s = duel('body-snatcher', 'grobblar', { hands: ['Ac As Ah 3d', '2c'], events: '5h', others }).activate(0);
    s.say('attack m1', 'Ac As Ah', 'fold', 'none', 'm4', 'm5').expectQuestion('extra life/draw', 0);
    expect(s.asked(0)?.show).toEqual({ model: 4 });
    const one = s.branch().say('draw').expectQuestion('activation/act', 0);
    one.expectFact('zombieRose', { from: 4 });
    s.say('leave').expectQuestion('extra life/draw', 0).say('draw').expectFact('zombieRose', { from: 5 });
    s.expectQuestion('activation/act', 0);
  });
  test('KC-18.28 it stands where the Runt stood, whole, without effects or equipment, activated this turn', () => {
    const s = killing('5h', 'tribal-kobold', { wounds: 1, effects: ['blind'], equipment: ['wicked-blade'] });
    const { x, y } = s.model(1);
    s.say('draw');
    expect(s.model(s.table.models.length - 1)).toMatchObject({
      profile: 'zombie',
      x,
      y,
      on: -1,
      wounds: 0,
      effects: 0,
      equipment: [],
      activated: true,
      raised: true,
    });
  });
  test('KC-18.28 on a roof, too', () => {
    const snatcher = model('body-snatcher', 0, 11, 12, { on: 0 });
    const s = given({
      models: [snatcher, beside(snatcher, 'east', 'human-lowlife', 1, { wounds: 2 }), model('dorick', 1, 2, 22)],
      terrain: 'house 10 10 14 14 3',
      hands: HANDS,
      events: '5h',
    }).activate(0);
    s.say('attack m1', 'Ac As', 'fold', 'none', 'draw');
    expect(s.model(s.table.models.length - 1)).toMatchObject({ on: 0, z: 3, place: 'play' });
  });
  test('KC-18.29 the Runt still counts as killed and removed', () => {
    const s = killing('5h').say('draw');
    expect(s.model(1)).toMatchObject({ seat: 1, place: 'removed', removedBy: 0 });
    s.expectFact('removed', { model: 1, seat: 1, by: 0 });
    expect(scoresNow(s.table)[0]).toBe(scoresNow(killing('5c').say('draw').table)[0]);
    expect(scoresNow(s.table)[0] - scoresNow(duel('body-snatcher', 'human-lowlife').table)[0]).toBe(1);
    // And is known for one that was raised, to be gone after the game.
    expect(s.table.models.filter(({ raised }) => raised)).toHaveLength(1);
  });
  test('KC-18.29 a spy that is killed is found, whatever rises', () => {
    const snatcher = model('body-snatcher', 0, 12, 12);
    const s = given({
      scenario: 'protect-the-rat',
      models: [
        snatcher,
        beside(snatcher, 'east', 'human-lowlife', 1, { wounds: 2 }),
        model('dorick', 1, 2, 22, { activated: true }),
        model('ogre', 0, 2, 2, { activated: true }),
      ],
      spies: [3, 1],
      turn: 6,
      hands: HANDS,
      events: '5h',
    }).activate(0);
    s.say('attack m1', 'Ac As', 'fold', 'none', 'draw').expectFact('zombieRose', { from: 1 });
    s.say('end');
    expect(s.outcome).toMatchObject({ winners: [0], reason: 'spyFound' });
  });
  test('KC-18.30 only his own attacks: not those of a friend, not Poison', () => {
    const lowlife = model('human-lowlife', 1, 12, 12, { wounds: 2, effects: ['poison'] });
    const ogre = beside(lowlife, 'east', 'ogre', 0);
    const models = [ogre, lowlife, model('body-snatcher', 0, 12, 20), model('dorick', 1, 2, 22)];
    const s = given({ models, hands: ['Ah Ad', '2c'] })
      .activate(0)
      .say('attack m1', 'Ah Ad', 'fold', 'none');
    s.expectFact('removed', { model: 1, by: 0 });
    s.expectQuestion('activation/act', 0);
    const poison = given({ models, next: 1 }).say('m1');
    poison.expectFact('removed', { model: 1 });
    poison.expectQuestion('action time/model', 0);
  });
  test('KC-18.30 counter attacks included', () => {
    const s = duel('human-lowlife', 'body-snatcher', {
      mine: { wounds: 2, effects: ['stunned'] },
      hands: ['2c', BLACK],
      stash: [0, 1],
      events: '5h',
    });
    s.activate(0).say('attack m1', 'none', 'counter', '2c', 'Ac As', 'none').expectQuestion('extra life/draw', 1).say('draw');
    expect(s.model(s.table.models.length - 1)).toMatchObject({ seat: 1, profile: 'zombie' });
  });
  test('KC-18.45 the zombie is a Runt of his gang: its own removal counts like that of any Runt', () => {
    const s = killing('5h').say('draw');
    const before = scoresNow(s.table);
    const zombie = s.table.models.length - 1;
    const fallen = s.branch();
    fallen.model(zombie).place = 'removed';
    fallen.model(zombie).removedBy = 1;
    expect(scoresNow(fallen.table)).toEqual([before[0], before[1] + 1]);
  });
  test('KC-18.45 it holds territory like any other Runt', () => {
    const models = [model('body-snatcher', 0, 12, 2), model('zombie', 0, 12, 15, { activated: true }), model('dorick', 1, 2, 22)];
    const s = given({ scenario: 'territory-grab', models });
    s.model(1).raised = true;
    expect(scoresNow(s.table)).toEqual([1, 0]);
  });
  test('KC-18.45 with a zombie left the gang is not wiped out', () => {
    const snatcher = model('body-snatcher', 0, 12, 12, { wounds: 9, effects: ['poison'] });
    const arranged = (raised: boolean): Scene => {
      const models = [snatcher, model('zombie', 0, 2, 2, { activated: true }), model('dorick', 1, 2, 22)];
      const s = given({ models, hands: HANDS });
      s.model(1).raised = raised;
      return s.activate(0);
    };
    for (const raised of [true, false]) {
      const s = arranged(raised);
      s.expectFact('removed', { model: 0 });
      expect(s.outcome).toBeNull();
      s.expectQuestion('activation/act', 1);
    }
  });
  test('KC-18.45 Dead Good may pick it, from the next turn', () => {
    const s = killing('5h').say('draw');
    const zombie = s.table.models.length - 1;
    s.untilTurn(2);
    if (s.table.next === 1) s.say('m3', 'end');
    s.say('m0').expectQuestion('activation/ability', 0, [`dead good m${zombie}`, 'pass']);
  });
});

describe('Dead Good', () => {
  const snatcher = model('body-snatcher', 0, 12, 12);
  const undead = (
    profile: Placed['profile'],
    direction: 'north' | 'south' | 'west',
    more: Partial<Placed> & { gap?: number } = {},
  ): Placed => beside(snatcher, direction, profile, 0, { gap: 1, ...more });
  const starting = (others: Placed[]) =>
    given({
      models: [snatcher, beside(snatcher, 'east', 'barry', 1), ...others],
      hands: HANDS,
      decks: ['9c 9s 8c 8s 7c 7s', ''],
    }).say('m0');
  test('KC-18.31 at the start of his activation: an unactivated friendly Zombie or Skeleton within a card length', () => {
    const s = starting([
      undead('zombie', 'north', { gap: 3.5 }),
      undead('skeleton', 'south'),
      undead('zombie', 'west', { gap: 3.51 }),
      model('skeleton', 0, 10, 10.5, { activated: true }),
      model('ratman-slaver', 0, 14, 10),
      model('zombie', 1, 14, 14),
    ]);
    s.expectQuestion('activation/ability', 0, ['dead good m2', 'dead good m3', 'pass']);
    expect(s.refused(0, 'dead good m4', 'KC-18.31', 'tooFarFrom').about).toMatchObject({ most: 3.5 });
    s.refused(0, 'dead good m5', 'KC-18.31', 'activatedAlready');
    s.refused(0, 'dead good m6', 'KC-18.31', 'notUndead');
    s.refused(0, 'dead good m7', 'KC-18.31', 'notAFriend');
    s.say('dead good m2').expectFact('markedActivated', { model: 2, by: 0, rule: 'KC-18.31' });
    expect([s.model(2).activated, s.model(3).activated]).toEqual([true, false]);
  });
  test('KC-18.31 he may do without', () => {
    const s = starting([undead('zombie', 'north')]).say('pass');
    expect([s.model(2).activated, s.activation.actions, s.model(0).deadGood]).toEqual([false, 2, false]);
  });
  test('KC-18.32 one extra action', () => {
    const s = starting([undead('zombie', 'north')]).say('dead good m2');
    s.expectFact('deadGood', { model: 0, zombie: 2, actions: 3, rule: 'KC-18.32' });
    expect(s.activation.actions).toBe(3);
  });
  test('KC-18.32 Fight +1 and Defend +1 for the rest of the turn', () => {
    const s = starting([undead('zombie', 'north')]).say('dead good m2');
    const terms = (): string[] => [
      ...attackTerms(s.table, 0, 1, 'melee', false, false).map(({ name, add }) => `${name} ${add}`),
      ...defenceTerms(s.table, 0, false).map(({ name, add }) => `${name} ${add}`),
    ];
    expect(terms()).toEqual(['fight 4', 'deadGood 1', 'defend 3', 'deadGood 1']);
    s.say('end');
    // His activation is over, the turn is not.
    expect([s.table.turn, terms()]).toEqual([1, ['fight 4', 'deadGood 1', 'defend 3', 'deadGood 1']]);
    s.say('end');
    expect([s.table.turn, terms()]).toEqual([2, ['fight 4', 'defend 3']]);
  });
  test('KC-18.33 one model per activation', () => {
    const s = starting([undead('zombie', 'north'), undead('zombie', 'south')]).say('dead good m2');
    s.expectQuestion('activation/act', 0);
    expect([s.model(3).activated, s.activation.actions]).toEqual([false, 3]);
  });
});

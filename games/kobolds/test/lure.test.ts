/** Chapter 18b: Strange Allure, and what a lured model does. */
import { describe, expect, test } from 'vitest';
import { NONE } from '../table.ts';
import { RED } from './duel.ts';
import { type Arrangement, beside, given, model, type Placed, type Scene } from './kit.ts';

const keeper = model('egg-keeper', 0, 12, 12);
const ogre = (more: Partial<Placed> = {}): Placed => beside(keeper, 'east', 'ogre', 1, more);
/** The Egg Keeper m0 lures m1, whom her blow has stunned, away from its friends m2 (in contact with it) and m3 (far away). */
const luring = (lured: Placed, more: Partial<Arrangement> = {}, his: Partial<Placed> = {}): Scene => {
  const friend = beside(lured, 'east', 'human-lowlife', 1, his);
  const s = given({
    models: [keeper, lured, friend, model('dorick', 1, 2, 22), model('human-lowlife', 0, 2, 2)],
    hands: [`${RED} Kc`, '2c 4d 6h'],
    decks: ['9h 9d 8h 8d', ''],
    ...more,
  }).activate(0);
  s.say('attack m1');
  while (s.question !== 'attack/commit')
    s.say(s.question === 'attack/just do it' ? 'no' : s.question === 'attack/answer' ? 'done' : 'none');
  return s.say('Ah Kh Qd Jh', 'fold', 'strange-allure');
};
const lured = (who = ogre(), more: Partial<Arrangement> = {}): Scene => luring(who, more).say('m1');

describe('Strange Allure', () => {
  test('KC-18.10 an enemy in sight at once may move and perform one action as though friendly', () => {
    const s = luring(ogre(), { events: 'Ah' }).expectQuestion('egg keeper/target', 0, ['m1', 'm3', 'none']);
    s.refused(0, 'm4', 'KC-18.10', 'notAnEnemy');
    // The Ogre stands between.
    s.refused(0, 'm2', 'KC-18.10', 'cannotSee');
    s.say('m1').expectQuestion('lured/act', 0);
    s.expectFact('lured', { seat: 0, model: 1, by: 0, rule: 'KC-18.10' });
    expect(s.activation).toMatchObject({ model: 1, seat: 0, kind: 'lured', actions: 1, walk: true });
    s.say('draw cards', 'Ad').refused(0, 'draw cards', 'KC-7.2', 'noActionsLeft');
    s.say('walk', `${s.model(1).x} 9`).expectFact('moved', { model: 1, seat: 0 });
  });
  test('KC-18.10 it may do nothing at all', () => {
    lured().say('end').expectQuestion('activation/act', 0);
  });
  test('KC-18.10 if not yet activated it then counts as activated', () => {
    const s = lured();
    expect(s.model(1).activated).toBe(false);
    s.say('end').expectFact('markedActivated', { model: 1, rule: 'KC-18.10' });
    expect(s.model(1).activated).toBe(true);
    lured(ogre({ activated: true }))
      .say('end')
      .expectNoFact('markedActivated');
  });
  test('KC-18.10 once per activation', () => {
    const s = lured().say('end').say('attack m1', 'Ad 9h 9d 8h', 'fold');
    s.refused(0, 'strange-allure', 'KC-15.9', 'criticalUsed');
  });

  test('KC-18.11 "move" is one Walk', () => {
    const s = lured(ogre(), { events: 'Ah' }).say('walk', `${ogre().x} 9`);
    s.refused(0, 'walk', 'KC-7.1', 'walkUsed');
    expect(s.activation.actions).toBe(1);
  });
  test.each([
    ['south', 2, true],
    ['north', 22, false],
  ] as const)(
    'KC-28.2 KC-18.11 a lured carrier at the %s edge leaves over the edge of her player, and wins for her',
    (_edge, y, leaves) => {
      const models = [
        keeper,
        ogre(),
        beside(ogre(), 'east', 'human-lowlife', 1),
        model('dorick', 1, 2, y),
        model('human-lowlife', 0, 22, 12),
      ];
      const s = luring(ogre(), { scenario: 'chuck-ball', models, chest: { carrier: 3 } }).say('m3', 'walk');
      if (!leaves) {
        s.refused(0, 'off', 'KC-27.9', 'mayNotLeave');
        return;
      }
      s.say('off').expectFact('chestCarriedOff', { seat: 0, model: 3, rule: 'KC-28.2' });
      expect(s.outcome).toMatchObject({ reason: 'chestOut', winners: [0] });
    },
  );
  test.each([
    ['5h', 0],
    ['5c', 1],
  ] as const)('KC-28.12 KC-28.13 KC-18.11 a lured carrier chucks: by %s seat %i says where to', (card, chooser) => {
    const models = [
      keeper,
      ogre(),
      beside(ogre(), 'east', 'human-lowlife', 1),
      model('dorick', 1, 2, 2),
      model('human-lowlife', 0, 22, 12),
    ];
    const s = luring(ogre(), { scenario: 'chuck-ball', models, chest: { carrier: 3 }, events: card }).say('m3', 'chuck');
    s.expectQuestion('chuck/direction', chooser).say('north');
    s.expectFact('directionChosen', { seat: chooser, model: 3, rule: card === '5h' ? 'KC-28.12' : 'KC-28.13' });
  });
  test('KC-18.11 it counts as hers in every respect: its friends are its enemies, she is not', () => {
    const s = lured().expectQuestion('lured/act', 0);
    expect(s.offered(0, 'attack')).toEqual(['m2']);
    // Her hand, and the other player defends.
    s.say('attack m2').expectQuestion('attack/commit', 0).refused(0, '2c', 'KC-12.4', 'notInHand');
    s.say('Ad Kc').expectQuestion('attack/defend', 1);
  });
  test('KC-18.11 engagement: it must break away from its own gang, not from her', () => {
    const s = lured(ogre(), { events: '2c' }).say('walk');
    s.expectFact('breakingAway', { model: 1, enemies: [2] });
  });
  test('KC-18.11 no start-of-activation step applies', () => {
    const s = lured(ogre({ effects: ['poison', 'terrify', 'block'] }), { events: '2c' });
    s.expectNoFact('testDrawn').expectNoFact('wounded');
    expect(s.effects(1)).toEqual(['block', 'poison', 'stunned', 'terrify']);
    s.say('end');
    expect(s.effects(1)).toEqual(['block', 'poison', 'stunned', 'terrify']);
  });
  test('KC-18.11 nor does it use up anything tied to its next activation', () => {
    const s = lured(ogre({ effects: ['nasty-sprain', 'blind'] }));
    expect(s.activation.actions).toBe(1);
    s.say('end');
    expect(s.effects(1)).toEqual(['blind', 'nasty-sprain', 'stunned']);
  });
  test('KC-18.11 a Grounded model must use its action to stand', () => {
    const s = lured(ogre({ effects: ['grounded', 'stunned'] })).expectQuestion('lured/act', 0, ['stand up', 'end']);
    s.refused(0, 'attack m2', 'KC-16.24', 'mustStandFirst');
    s.say('stand up').allowed(0, 'walk').refused(0, 'attack m2', 'KC-7.2', 'noActionsLeft');
  });

  test('KC-18.11 a lured Egg Keeper lures another: when that one is done she is still lured', () => {
    const hers = beside(keeper, 'east', 'egg-keeper', 1);
    const models = [
      keeper,
      hers,
      beside(hers, 'east', 'human-lowlife', 1),
      model('ogre', 1, 14, 16),
      model('human-lowlife', 0, 2, 2),
    ];
    const s = luring(hers, { models, hands: ['Ah Kh Qd Jh 9h 8d 7h 6d', '2c 4d'], decks: ['', ''], events: '2c' }).say('m1');
    s.say('attack m2', '9h 8d 7h 6d', 'fold', 'strange-allure', 'm3').expectQuestion('lured/act', 0);
    expect([s.activation.model, s.table.lured]).toEqual([3, 3]);
    s.say('end').expectQuestion('lured/act', 0);
    expect([s.activation.model, s.table.lured]).toEqual([1, 1]);
    s.say('walk').expectFact('breakingAway', { model: 1, enemies: [2] });
  });
  test('KC-18.11 lured by the one and then by the other, it is its owner’s again for that moment', () => {
    const hers = beside(ogre(), 'east', 'egg-keeper', 1);
    const struck = luring(ogre(), {
      models: [keeper, ogre(), hers, model('human-lowlife', 0, 2, 2)],
      hands: [`${RED} Kc`, 'As Ah 3h 4d 5h Ad'],
      stash: [0, 1],
    }).say('m1', 'attack m2', 'counter', 'Kc', 'Ah Ad 3h 4d', 'strange-allure');
    struck.expectQuestion('egg keeper/target', 1).say('m1').expectQuestion('lured/act', 1);
    expect([struck.table.lured, struck.offered(1, 'attack')]).toEqual([NONE, ['m0', 'm2']]);
    struck.say('end');
    expect(struck.table.lured).toBe(1);
    struck.expectQuestion('lured/act', 0);
  });

  test('KC-18.46 what it removes counts for the Egg Keeper’s player', () => {
    const s = luring(ogre(), {}, { wounds: 2, effects: ['stunned'] }).say('m1', 'attack m2', 'Ad Kc', 'fold', 'none');
    s.expectFact('removed', { model: 2, by: 0 });
    expect(s.model(2)).toMatchObject({ removedBy: 0 });
  });
  test('KC-18.46 and if its own gang removes it nobody did', () => {
    const weak = beside(keeper, 'east', 'human-lowlife', 1, { wounds: 2, effects: [] });
    const bouncer = beside(weak, 'east', 'orc-bouncer', 1);
    const s = given({
      models: [keeper, weak, bouncer, model('dorick', 1, 2, 22)],
      hands: [`${RED} Kc`, 'As Ac 2d'],
    }).activate(0);
    s.say('attack m1', 'Ah Kh Qd Jh', 'fold', 'strange-allure', 'm1', 'attack m2', 'counter free', 'Kc', 'As Ac', 'none');
    s.expectFact('removed', { model: 1, seat: 1, by: -1 });
    // Still a loss of its owner, and her activation goes on.
    expect(s.model(1)).toMatchObject({ seat: 1, place: 'removed', removedBy: -1 });
    s.expectQuestion('activation/act', 0);
  });
  test('KC-18.47 gold for it comes from her player’s Stash', () => {
    const s = lured(ogre({ wounds: 2 }), { stash: [1, 5] }).say('swig heal');
    s.expectFact('coinsSpent', { seat: 0, coins: 1 });
    expect([s.stash(0), s.stash(1), s.wounds(1)]).toEqual([0, 5, 1]);
    lured(ogre({ wounds: 2 }), { stash: [0, 5] }).refused(0, 'swig heal', 'KC-19.3', 'noCoins');
  });
  test('KC-18.47 its gang’s Magic Crystals cannot be used', () => {
    const wizard = beside(keeper, 'east', 'wizard', 1);
    const s = luring(wizard, { crystals: [4, 5], events: 'Kd 2d Kh Th 2h' })
      .say('m1', 'cast attack m2')
      .expectQuestion('spell/defend', 1);
    s.say('stick', 'twist').expectFact('spellFailed', { caster: 1, total: 22 });
    s.expectNoFact('crystalsUsed');
    expect(s.table.gangs.map(({ crystals }) => crystals)).toEqual([4, 5]);
  });
});

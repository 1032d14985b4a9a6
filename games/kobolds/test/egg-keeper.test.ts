/** Chapter 18b: the Egg Keeper's criticals, Strange Allure apart, and Poison Proof. */
import { describe, expect, test } from 'vitest';
import { hasAbility } from '../rules/reading.ts';
import { BLACK, duel, RED } from './duel.ts';
import { given, model, type Placed, type Scene, start } from './kit.ts';

/** An Egg Keeper has stunned m1; m4, m5, m6 are as given, the last behind a house. */
const seen = (more: Partial<Placed> = {}): Placed => model('human-lowlife', 1, 12, 16, more);
const wizard = model('wizard', 1, 8, 16);
const behind = model('ogre', 1, 3, 12);
const HOUSE = 'house 5 10 9 14 3';
const keeping = (
  critical: string,
  others: Placed[] = [seen(), wizard, behind],
  events = '',
  target: Placed['profile'] = 'human-bruiser',
): Scene =>
  duel('egg-keeper', target, { others, events, terrain: HOUSE, decks: ['9h 9d 8h 8d', ''] })
    .activate(0)
    .say('attack m1', 'Ah Kh Qd Jh', 'fold', critical);

describe('Antagonise', () => {
  test('KC-18.6 an enemy in her sight must take an Antagonism Test at once', () => {
    const s = keeping('antagonise', undefined, '2h').expectQuestion('egg keeper/target', 0, ['m1', 'm3', 'm4', 'none']);
    s.refused(0, 'm6', 'KC-18.6', 'cannotSee');
    s.refused(0, 'm2', 'KC-18.6', 'notAnEnemy');
    s.say('m4').expectFact('testDrawn', { test: 'antagonism', model: 4, card: '2h', red: true });
    s.expectFact('pickedOut', { model: 4, by: 0, critical: 'antagonise', rule: 'KC-18.6' });
    expect(s.model(4).activated).toBe(false);
  });
  test('KC-18.6 once per activation', () => {
    const s = keeping('antagonise', undefined, '2h').say('m4', 'attack m1', '9h 9d', 'fold');
    s.expectQuestion('attack/critical', 0, ['egg-toss', 'none']).refused(0, 'antagonise', 'KC-15.9', 'criticalUsed');
  });
  test('KC-18.7 whoever stands near: no friend of the other allegiance is needed', () => {
    keeping('antagonise', undefined, '2c').say('m4').expectFact('testDrawn', { test: 'antagonism', model: 4 });
  });
  test('KC-18.7 a model without allegiance cannot be picked', () => {
    keeping('antagonise').refused(0, 'm5', 'KC-18.7', 'withoutAllegiance');
  });
  test('KC-18.7 black marks an unactivated target as activated', () => {
    const s = keeping('antagonise', undefined, '2c').say('m4');
    s.expectFact('markedActivated', { model: 4, by: 0, rule: 'KC-18.7' });
    expect([s.model(4).activated, s.model(1).activated]).toEqual([true, false]);
    s.expectQuestion('activation/act', 0);
  });
  test('KC-18.7 and does nothing to one already activated', () => {
    const s = keeping('antagonise', [seen({ activated: true })], '2c').say('m4');
    s.expectNoFact('markedActivated').expectNoFact('activationCut').expectQuestion('activation/act', 0);
  });
  test('KC-18.7 an active one ends its activation', () => {
    const s = duel('human-bruiser', 'egg-keeper', { hands: ['2c', RED], stash: [0, 1], events: '2c' }).activate(0);
    s.say('attack m1', 'none', 'counter', '2c', 'Ah Ad', 'antagonise', 'm0');
    s.expectFact('activationCut', { model: 0, rule: 'KC-18.7' });
    s.expectQuestion('action time/model', 1);
  });
});

describe('Egg Toss', () => {
  test('KC-18.8 an enemy in sight takes one wound and is Poisoned', () => {
    const s = keeping('egg-toss').expectQuestion('egg keeper/target', 0, ['m1', 'm3', 'm4', 'm5', 'none']);
    s.refused(0, 'm6', 'KC-18.8', 'cannotSee');
    s.say('m4').expectFact('wounded', { model: 4, n: 1, by: 0, rule: 'KC-18.8' });
    expect([s.wounds(4), s.effects(4)]).toEqual([1, ['poison']]);
    expect([s.wounds(1), s.wounds(5)]).toEqual([0, 0]);
  });
  test('KC-18.8 it hits automatically, and may be the end of it', () => {
    const s = keeping('egg-toss', [seen({ wounds: 2, effects: ['block'] })]).say('m4');
    s.expectFact('removed', { model: 4, by: 0 });
    s.expectQuestion('activation/act', 0);
  });
});

describe('Musky Scent', () => {
  test('KC-18.9 an enemy in sight not yet activated this turn counts as activated', () => {
    const others = [seen(), model('human-lowlife', 1, 16, 16, { activated: true }), behind];
    const s = keeping('musky-scent', others).expectQuestion('egg keeper/target', 0, ['m1', 'm3', 'm4', 'none']);
    s.refused(0, 'm5', 'KC-18.9', 'activatedAlready');
    s.refused(0, 'm6', 'KC-18.9', 'cannotSee');
    s.say('m4').expectNoFact('testDrawn').expectFact('markedActivated', { model: 4, rule: 'KC-18.9' });
    s.say('end').expectQuestion('action time/model', 1, ['m1', 'm3', 'm6']);
    s.refused(1, 'm4', 'KC-6.10', 'alreadyActivated');
  });
});

describe('Poison Proof', () => {
  const poisoning = (keeper: Partial<Placed>) =>
    given({
      models: [
        model('ratman-assassin', 0, 12, 12),
        model('ogre', 1, 12 + 0.5906 + 0.7874, 12),
        model('egg-keeper', 1, 20, 20, keeper),
        model('klacka', 0, 2, 2),
      ],
      hands: [BLACK, ''],
      stash: [1, 0],
    })
      .activate(0)
      .say('attack m1', 'just do it', 'Ac Kc Qs Jc', 'poison-cloud');
  test('KC-18.12 all models of her gang are immune to Poison', () => {
    const s = poisoning({});
    s.expectFact('unaffected', { model: 1, effect: 'poison', because: 'immune', rule: 'KC-18.12' });
    expect(s.effects(1)).toEqual(['stunned']);
    // Those of the other gang are not.
    const other = duel('kobold-hunter', 'ogre', { others: [model('egg-keeper', 0, 2, 12)] }).activate(0);
    expect(other.say('attack m1', 'Ah', 'fold', 'poison').effects(1)).toEqual(['poison', 'stunned']);
  });
  test.each([0, 1])('KC-18.12 from the very beginning, as she is hired: seat %i', (seat) => {
    const gangs = [seat, 1 - seat].map((one) => (one === 0 ? 'egg-keeper; 2 human-lowlife' : 'klacka; human-lowlife'));
    const s = start({ scenario: 1, layout: 'market-square' }).answer(0, gangs[0]).answer(1, gangs[1]);
    const immune = s.table.models.map((one, m) => [one.seat, hasAbility(s.table, m, 'immune-to-poison')]);
    expect(immune).toHaveLength(5);
    for (const [owner, proof] of immune) expect(proof).toBe(owner === seat);
  });
  test('KC-18.13 it belongs to the gang and lasts all game, also after she is removed', () => {
    expect(poisoning({ removedBy: 0 }).effects(1)).toEqual(['stunned']);
  });
});

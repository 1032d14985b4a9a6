/** Chapter 6: Initiative, Action Time, the end of a turn. */
import { describe, expect, test } from 'vitest';
import type { FactKind } from '../facts.ts';
import { beside, given, model, type Scene, start } from './kit.ts';

const ruffian = model('orc-ruffian', 0, 10, 12);
const zombie = model('zombie', 0, 3, 3);
const far = model('ogre', 1, 20, 20);
const troll = model('troll', 1, 20, 10);
const golem = model('golem', 1, 3, 20);

const places = (s: Scene, ...kinds: FactKind[]): number[] => kinds.map((kind) => s.facts.findIndex((fact) => fact.kind === kind));
function inThisOrder(s: Scene, ...kinds: FactKind[]): void {
  const found = places(s, ...kinds);
  expect(found, kinds.join()).not.toContain(-1);
  expect(found, kinds.join()).toEqual([...found].sort((a, b) => a - b));
}

describe('Initiative', () => {
  test('KC-6.1 a turn is Initiative, then Action Time', () => {
    const s = given({ models: [ruffian, far], events: '9c 2d' })
      .activate(0)
      .say('end')
      .forget();
    s.say('end').expectQuestion('initiative/order', 0);
    expect(s.table).toMatchObject({ turn: 2, phase: 'initiative' });
    s.say('first').expectQuestion('activation/act', 0);
    expect(s.table.phase).toBe('action');
    inThisOrder(s, 'turnEnded', 'cardsCompared', 'orderChosen', 'turnBegan', 'activationBegan');
    s.expectFact('turnBegan', { rule: 'KC-6.1', turn: 2, first: 0, initiative: 0 });
  });
  test('KC-6.2 turn 1 has no Initiative draw: who went first at set-up goes first', () => {
    for (const order of ['first', 'second']) {
      const s = start({ scenario: 1, layout: 'market-square' }).answer(0, 'klacka; zombie').answer(1, 'barry; zombie');
      s.say('south', order);
      const drawn = s.table.eventDiscard.length;
      for (let x = 2; s.table.phase === 'deployment'; x += 2) {
        s.say(s.question === 'deployment/model' ? s.legal(s.actor)[0] : `${x} ${s.actor === 0 ? 2 : 22}`);
      }
      s.expectQuestion('action time/model', order === 'first' ? 0 : 1);
      expect(s.table).toMatchObject({ turn: 1, initiative: 0, first: order === 'first' ? 0 : 1 });
      expect(s.table.eventDiscard).toHaveLength(drawn);
      s.expectNoFact('cardsCompared', { about: 'initiative' });
    }
  });
  test('KC-6.3 from turn 2 each draws an Event card, and the higher has the Initiative', () => {
    for (const [events, winner] of [
      ['4c Jd', 1],
      ['Jd 4c', 0],
    ] as const) {
      const s = given({ models: [ruffian, far], events })
        .activate(0)
        .say('end', 'end');
      s.expectFact('cardsCompared', { rule: 'KC-6.3', about: 'initiative', winner });
      s.expectQuestion('initiative/order', winner);
      expect(s.table.initiative).toBe(winner);
    }
  });
  test('KC-6.4 ties are drawn again until there is a winner, and all cards are discarded', () => {
    const s = given({ models: [ruffian, far], events: '3c 3d Kh Ks 2c 5h' })
      .activate(0)
      .say('end', 'end');
    expect(s.all('cardsCompared').map(({ winner }) => winner)).toEqual([-1, -1, 1]);
    expect(s.table.eventDiscard).toEqual(['3c', '3d', 'Kh', 'Ks', '2c', '5h']);
    expect(s.table.eventTable).toEqual([]);
    s.expectQuestion('initiative/order', 1);
  });
  test('KC-6.5 who has it chooses to go first or second', () => {
    const s = given({ models: [ruffian, far], events: '4c Jd' })
      .activate(0)
      .say('end', 'end');
    s.expectQuestion('initiative/order', 1, ['first', 'second']);
    s.refused(1, 'third', 'KC-6.5', 'notAnAnswer');
    s.refused(0, 'first', 'GH-3', 'notAsked');
    s.branch().say('first').expectQuestion('activation/act', 1);
    s.say('second').expectQuestion('activation/act', 0);
    s.expectFact('orderChosen', { rule: 'KC-6.5', seat: 1, first: 0, turn: 2 });
  });
  test('KC-6.6 having chosen to go second, that player still has the Initiative: Mr. Cuddly is roused by it', () => {
    for (const initiative of [0, 1]) {
      const cuddly = model('mr-cuddly', -1, 12, 12);
      const s = given({
        scenario: 'mr-cuddly',
        models: [beside(cuddly, 'west', 'orc-ruffian', 0), beside(cuddly, 'east', 'ogre', 1)],
        events: '2s',
        next: 0,
        initiative,
      });
      s.activate(0).say('end', 'end').expectFact('cuddlyRoused', { seat: initiative, card: '2s' });
    }
    const s = given({ models: [ruffian, far], events: '4c Jd' })
      .activate(0)
      .say('end', 'end')
      .say('second');
    expect(s.table).toMatchObject({ initiative: 1, first: 0 });
    s.say('end');
    expect(s.view(null).table).toMatchObject({ initiative: 1, first: 0 });
  });
});

describe('Action Time', () => {
  const five = (): Scene => given({ models: [ruffian, zombie, far, troll, golem] });
  test('KC-6.7 the first player activates one model, then the players alternate', () => {
    const s = five().expectQuestion('action time/model', 0, ['m0', 'm1']).activate(1).say('end');
    s.expectQuestion('action time/model', 1, ['m2', 'm3', 'm4']).activate(3).say('end');
    s.expectQuestion('activation/act', 0);
    expect(s.activation.model).toBe(0);
    const second = given({ models: [ruffian, zombie, far, troll], next: 1 });
    second.expectQuestion('action time/model', 1, ['m2', 'm3']).activate(2).say('end').expectQuestion('action time/model', 0);
  });
  test("KC-6.7 only one's own models, and only those there are", () => {
    const s = five();
    s.refused(0, 'm2', 'KC-6.7', 'notYourModel');
    s.refused(0, 'm99', 'KC-6.7', 'noSuchModel');
    for (const answer of ['ruffian', 'm', 'm-1', 'm00', 7, null, ['m0']]) s.refused(0, answer, 'KC-6.7', 'notAnAnswer');
    s.refused(1, 'm2', 'GH-3', 'notAsked');
    expect(s.table.models.some(({ activated }) => activated)).toBe(false);
    s.expectQuestion('action time/model', 0);
  });
  test("KC-6.7 nobody acts with a model that is not active, whoever's it is", () => {
    const s = five().activate(0);
    s.refused(0, 'm1', 'KC-7.2', 'notAnAnswer');
    s.refused(0, 'walk m1', 'KC-7.2', 'notAnAnswer');
    s.refused(1, 'walk', 'GH-3', 'notAsked');
    s.say('walk', '10 10');
    expect(s.model(1)).toMatchObject({ x: 3, y: 3, activated: false });
  });
  test('KC-6.8 who has models left activates them one after another', () => {
    const s = five().activate(0).say('end').activate(2).say('end');
    s.expectQuestion('activation/act', 0).say('end');
    s.expectQuestion('action time/model', 1, ['m3', 'm4']).say('m4', 'end').expectQuestion('activation/act', 1);
    expect(s.activation.model).toBe(3);
    expect(s.table.turn).toBe(1);
  });
  test('KC-6.9 nobody may pass, but an activated model may do nothing', () => {
    const s = five();
    s.refused(0, 'pass', 'KC-6.9', 'nobodyMayPass');
    s.refused(0, 'end', 'KC-6.7', 'notAnAnswer');
    s.activate(0).say('end').expectFact('activationEnded', { model: 0, unused: 2, cut: false });
    expect(s.model(0)).toMatchObject({ x: 10, y: 12, activated: true });
    s.expectQuestion('action time/model', 1);
  });
  test('KC-6.10 a model is activated once in a turn', () => {
    const s = given({ models: [ruffian, zombie, model('skeleton', 0, 6, 3), far, troll] })
      .activate(0)
      .say('end')
      .activate(3)
      .say('end');
    s.expectQuestion('action time/model', 0, ['m1', 'm2']).refused(0, 'm0', 'KC-6.10', 'alreadyActivated');
  });
  test('KC-6.11 when all in play have been activated a new turn begins, and all may be activated again', () => {
    const s = given({ models: [ruffian, far, zombie, model('zombie', 1, 6, 20, { removedBy: 0 })], events: '9c 2d' });
    s.activate(0).say('end', 'end', 'end').expectFact('turnEnded', { rule: 'KC-6.11', turn: 1 });
    s.expectQuestion('initiative/order', 0).say('first').expectQuestion('action time/model', 0, ['m0', 'm2']);
    expect(s.table.turn).toBe(2);
  });
  test('KC-6.11 a turn does not end while anybody is left', () => {
    const s = given({ models: [ruffian, far, zombie] })
      .activate(0)
      .say('end', 'end');
    expect(s.table.turn).toBe(1);
    s.expectNoFact('turnEnded').expectQuestion('activation/act', 0);
  });
});

describe('the end of a turn', () => {
  const SEVEN = '2c 4d 6h 8s Tc Qd Kd';
  const klacka = model('klacka', 0, 6, 3);
  test('KC-6.12 first the scenario, then what lasts until the end of the turn, then the markers', () => {
    const s = given({
      scenario: 'runaway-carriage',
      carriage: 0,
      models: [model('screek', 0, 6, 3), far],
      hands: [SEVEN, '2c'],
      gangs: [{ sleeves: true, warCry: true, takeAChance: true }, { compromised: true }],
    });
    s.activate(0).say('end', 'end').expectQuestion('sleeves/discard', 0);
    // The carriage has moved; nothing is over yet, and nobody's marker is gone.
    s.expectFact('carriageMoved', { from: 0, to: 6 });
    s.expectNoFact('turnEnded');
    expect(s.table.models.slice(0, 2).map(({ activated }) => activated)).toEqual([true, true]);
    s.say('2c').expectFact('cardsDiscarded', { seat: 0, cards: ['2c'] });
    s.expectQuestion('initiative/order', 0);
    expect(s.table.gangs).toMatchObject([
      { sleeves: false, warCry: false, takeAChance: false },
      { sleeves: false, compromised: false },
    ]);
    expect(s.table.models.slice(0, 2).map(({ activated }) => activated)).toEqual([false, false]);
    inThisOrder(s, 'carriageMoved', 'cardsDiscarded', 'turnEnded', 'cardsCompared');
  });
  test('KC-6.12 extra cards are discarded before the scenario is checked for its end', () => {
    const s = given({ turn: 6, models: [klacka, far], hands: [SEVEN, '2c'], gangs: [{ sleeves: true }, {}] });
    s.activate(0).say('end', 'end').expectQuestion('sleeves/discard', 0);
    s.expectNoFact('gameEnded');
    s.say('Kd');
    inThisOrder(s, 'cardsDiscarded', 'turnEnded', 'gameEnded');
    expect(s.question).toBeNull();
  });
  test('KC-6.12 effects tied to activations do not end with the turn', () => {
    const s = given({ models: [{ ...ruffian, effects: ['evade', 'stunned'], activated: true }, zombie, far], events: '9c 2d' });
    s.activate(1).say('end', 'end').expectQuestion('initiative/order', 0);
    expect(s.effects(0)).toEqual(expect.arrayContaining(['evade', 'stunned']));
  });
  test('KC-6.12 Dead Good ends with the turn', () => {
    const snatcher = model('body-snatcher', 0, 10, 12);
    const s = given({ models: [snatcher, beside(snatcher, 'west', 'zombie', 0), far], events: '9c 2d' });
    s.say('m0', 'dead good m1');
    expect(s.model(0).deadGood).toBe(true);
    s.say('end', 'end').expectQuestion('initiative/order', 0);
    expect(s.model(0).deadGood).toBe(false);
  });
  test('KC-6.13 who is marked as activated by an effect has no activation, and its effects wait for a real one', () => {
    const snatcher = model('body-snatcher', 0, 10, 12);
    const s = given({
      models: [snatcher, beside(snatcher, 'west', 'zombie', 0, { effects: ['blind', 'poison', 'evade'], wounds: 1 }), far],
      events: '9c 2d',
    });
    s.say('m0', 'dead good m1').expectFact('markedActivated', { model: 1 });
    s.say('end', 'end').expectQuestion('initiative/order', 0);
    // No activation: neither Poison nor the end of Blind, nor the start that ends Evade.
    s.expectNoFact('activationBegan', { model: 1 });
    expect(s.effects(1).sort()).toEqual(['blind', 'evade', 'poison']);
    expect(s.wounds(1)).toBe(1);
    s.say('first').expectQuestion('action time/model', 0, ['m0', 'm1']).say('m1');
    expect(s.effects(1).sort()).toEqual(['blind', 'poison']);
    expect(s.wounds(1)).toBe(2);
  });
  test('KC-6.13 by Musky Scent: the enemy is passed over this turn', () => {
    const keeper = model('egg-keeper', 0, 10, 12);
    const s = given({
      models: [keeper, beside(keeper, 'east', 'ogre', 1), model('troll', 1, 20, 10, { effects: ['kneecap'] })],
      hands: ['Kh Kd 7h', '2c'],
      events: '9c 2d',
    });
    s.activate(0).say('attack m1', 'Kh Kd 7h', 'fold', 'musky-scent', 'm2').expectFact('markedActivated', { model: 2 });
    s.say('end').expectQuestion('activation/act', 1);
    expect(s.activation.model).toBe(1);
    s.say('end').expectQuestion('initiative/order', 0);
    expect(s.effects(2)).toEqual(['kneecap']);
  });
});

/** Chapters 6 to 8 and 10: the turn, an activation from start to end, Antagonism, and the simple actions. */
import { describe, expect, test } from 'vitest';
import { beside, given, model } from './kit.ts';

const ruffian = model('orc-ruffian', 0, 10, 12);
const far = model('ogre', 1, 20, 20);

describe('the turn', () => {
  test('players alternate, and nobody may pass (KC-6.7 to KC-6.10)', () => {
    const s = given({ models: [ruffian, model('zombie', 0, 3, 3), far, model('troll', 1, 20, 10), model('golem', 1, 3, 20)] });
    s.refused('pass', 'KC-6.9', 'nobodyMayPass');
    s.refused('m2', 'KC-6.7', 'notYourModel');
    s.refused('m99', 'KC-6.7', 'noSuchModel');
    s.activate(0).say('end').expectAsked('action time/model', 1, ['m2', 'm3', 'm4']);
    s.activate(2).say('end');
    // Its last model is activated without asking; then the other player has two left.
    s.expectAsked('activation/act', 0).say('end').expectAsked('action time/model', 1, ['m3', 'm4']);
  });
  test('from turn 2 the higher card has the Initiative and chooses (KC-6.3 to KC-6.6)', () => {
    const s = given({ models: [ruffian, far], events: '3c 3d 2c Kh' })
      .activate(0)
      .say('end', 'end');
    s.expectFact('cardsCompared', { cards: ['3c', '3d'], winner: -1 });
    s.expectFact('cardsCompared', { cards: ['2c', 'Kh'], winner: 1 });
    s.expectAsked('initiative/order', 1, ['first', 'second']).say('second');
    expect(s.table).toMatchObject({ turn: 2, initiative: 1, first: 0 });
    s.expectAsked('activation/act', 0);
  });
  test('conceding and agreeing on a draw (KC-39.1, KC-39.2)', () => {
    const models = [ruffian, far];
    expect(given({ models }).activate(0).say('concede').outcome).toMatchObject({ reason: 'conceded', winners: [1] });
    const s = given({ models }).activate(0).say('offer draw').expectAsked('parley/draw', 1).say('refuse');
    s.refused('offer draw', 'KC-39.2', 'alreadyOffered');
    expect(given({ models }).say('offer draw', 'accept').outcome).toMatchObject({ reason: 'agreedDraw', winners: [] });
    expect(s.legal()).not.toContain('concede');
  });
});

describe('the start of an activation', () => {
  test('Terrify: black, and there are no actions, but a Walk (KC-16.36, KC-16.37)', () => {
    const s = given({ models: [{ ...ruffian, effects: ['terrify'] }, far], events: '2s' }).activate(0);
    s.expectAsked('activation/act', 0, ['walk', 'end']);
    s.refused('draw cards', 'KC-16.36', 'terrified');
    expect(s.effects(0)).toEqual([]);
  });
  test('effects until the start of its next activation end (KC-7.5)', () => {
    const s = given({ models: [{ ...ruffian, effects: ['block', 'evade', 'grab', 'fog', 'blind'] }, far] }).activate(0);
    expect(s.effects(0)).toEqual(['blind']);
    s.say('end');
    expect(s.effects(0)).toEqual([]);
  });
  test('a Swig before the Poison (KC-19.23, KC-16.30)', () => {
    const poisoned = { ...ruffian, effects: ['poison' as const], wounds: 1 };
    const s = given({ models: [poisoned, far], stash: [2, 0] }).say('m0');
    s.expectAsked('activation/swig', 0, ['swig heal', 'swig effects', 'pass']).say('swig effects');
    s.expectFact('coinsSpent', { seat: 0, coins: 1, option: 'ave-a-swig-of-this', left: 1, coffers: 1 });
    s.expectNoFact('wounded');
    const t = given({ models: [poisoned, far], stash: [2, 0] }).say('m0', 'pass');
    t.expectFact('wounded', { model: 0, rule: 'KC-16.30' });
    expect(t.wounds(0)).toBe(2);
    expect(t.effects(0)).toEqual(['poison']);
  });
  test('Poison may remove it at once', () => {
    const s = given({ models: [{ ...ruffian, effects: ['poison'], wounds: 3 }, far, model('zombie', 0, 3, 3)] }).activate(0);
    expect(s.model(0).place).toBe('removed');
    expect(s.table.activations.map(({ model: m }) => m)).not.toContain(0);
  });
  test('Regenerate: red heals and may be drawn again, black stops (KC-17.17)', () => {
    const s = given({ models: [model('troll', 0, 10, 12, { wounds: 3 }), far], events: 'Ah 2c' }).activate(0);
    s.expectAsked('regenerate/draw', 0, ['draw', 'stop']).say('draw', 'draw');
    expect(s.wounds(0)).toBe(2);
    s.expectAsked('activation/act', 0);
  });
  test('one action fewer by Concussion or Nasty Sprain, never two (KC-7.13)', () => {
    const s = given({ models: [{ ...ruffian, effects: ['concussion', 'nasty-sprain'] }, far] }).activate(0);
    expect(s.activation.actions).toBe(1);
    s.say('end');
    expect(s.effects(0)).toEqual(['concussion']);
  });
});

describe('Antagonism', () => {
  const bruiser = beside(ruffian, 'east', 'human-bruiser', 0, { gap: 3.5 });
  test('a friend of the other allegiance within a card length: black ends the activation (KC-8.1 to KC-8.5)', () => {
    const s = given({ models: [ruffian, bruiser, far], events: '2c' }).activate(0);
    s.expectFact('testDrawn', { test: 'antagonism', red: false });
    s.expectFact('antagonised', { model: 0, by: 1 });
    s.expectFact('activationEnded', { model: 0, cut: true });
  });
  test('red lets it act; further away, or without allegiance, there is no test (KC-8.3, KC-8.8)', () => {
    given({ models: [ruffian, bruiser, far], events: 'Ah' })
      .activate(0)
      .expectAsked('activation/act', 0);
    const away = beside(ruffian, 'east', 'human-bruiser', 0, { gap: 3.51 });
    given({ models: [ruffian, away, far] })
      .activate(0)
      .expectNoFact('testDrawn');
    given({ models: [ruffian, beside(ruffian, 'east', 'wizard', 0), far] })
      .activate(0)
      .expectNoFact('testDrawn');
  });
});

describe('simple actions', () => {
  test('Draw New Cards: up to Fight cards, as many are drawn (KC-10.2)', () => {
    const s = given({ models: [ruffian, far], hands: ['2c 4d 6h 8s Tc', ''] })
      .activate(0)
      .say('draw cards');
    s.refused('2c 4d 6h 8s', 'KC-10.2', 'tooManyCards');
    s.refused('2c 2c', 'KC-10.2', 'cardTwice');
    s.refused('Ah', 'KC-10.2', 'notInHand');
    s.refused('', 'KC-10.2', 'notCards');
    s.say('2c 4d 6h');
    expect(s.hand(0)).toEqual(['8s', 'Tc', 'Ks', 'Qs', 'Js']);
    expect(s.told.find(({ fact }) => fact.kind === 'cardsDrawn')?.others).toMatchObject({ cards: [], n: 3 });
  });
  test('models with Fight "-" cannot use it (KC-10.3)', () => {
    given({ models: [model('wizard', 0, 10, 12), far] })
      .activate(0)
      .refused('draw cards', 'KC-10.3', 'noFight');
  });
  test('a Grounded model stands before anything else, and is still Stunned (KC-16.24 to KC-16.26)', () => {
    const s = given({ models: [{ ...ruffian, effects: ['grounded', 'stunned'] }, far] }).activate(0);
    s.expectAsked('activation/act', 0, ['stand up', 'end']);
    s.refused('walk', 'KC-16.26', 'groundedCannotMove');
    s.refused('recover', 'KC-16.24', 'mustStandFirst');
    s.say('stand up');
    expect(s.effects(0)).toEqual(['stunned']);
    s.refused('draw cards', 'KC-16.53', 'mustRecover');
    s.say('end').expectFact('recovered', { how: 'end' });
  });
  test('the last action of a model that began Stunned is for recovery (KC-16.53)', () => {
    const s = given({ models: [{ ...ruffian, effects: ['stunned'] }, far] })
      .activate(0)
      .say('draw cards', '2c');
    s.refused('draw cards', 'KC-16.53', 'mustRecover');
    s.say('recover').expectFact('recovered', { how: 'action' });
  });
  test('Shake It Off takes the Stun away without an action (KC-17.23)', () => {
    const s = given({ models: [model('dwarf-miner', 0, 10, 12, { effects: ['stunned'] }), far] }).activate(0);
    s.expectFact('recovered', { how: 'shake-it-off' });
    expect(s.activation.actions).toBe(2);
  });
  test('a Swig heals one wound, two with the Medicine Man (KC-19.22, KC-18.4)', () => {
    const hurt = { ...model('human-bruiser', 0, 10, 12), wounds: 3 };
    const s = given({ models: [hurt, far], stash: [2, 0] })
      .activate(0)
      .say('swig heal');
    expect(s.wounds(0)).toBe(2);
    const t = given({ models: [hurt, far, model('barry', 0, 3, 3)], stash: [2, 0] })
      .activate(0)
      .say('swig heal');
    expect(t.wounds(0)).toBe(1);
    t.refused('swig effects', 'KC-16.61', 'noHarmfulEffects');
    given({ models: [hurt, far] })
      .activate(0)
      .refused('swig heal', 'KC-19.3', 'noCoins');
  });
  test('a Sneaky Beggar is revealed by its first action (KC-17.28, KC-17.29)', () => {
    const s = given({ models: [model('kobold-hunter', 0, 10, 12, { hidden: true }), far] })
      .activate(0)
      .say('walk', '10 10');
    expect(s.model(0).hidden).toBe(true);
    s.say('draw cards', '2c').expectFact('revealed', { model: 0 });
    expect(s.model(0).hidden).toBe(false);
  });
});

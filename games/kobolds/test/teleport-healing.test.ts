/** Chapter 16d: Teleport, what healing removes, and the end of all effects. */
import { describe, expect, test } from 'vitest';
import { EFFECT_IDS, EFFECTS, type EffectId } from '../data/index.ts';
import { HARMFUL } from '../effects.ts';
import { BLACK, duel } from './duel.ts';
import { type Arrangement, beside, dealt, given, model, type Placed, radius, type Scene } from './kit.ts';

const done = { activated: true };
const BIG = radius('ogre');
/** A Wizard's support spell on m1 with four red cards; the resistance is 12. */
const teleporting = (target: Placed, more: Partial<Arrangement> = {}, others: Placed[] = []): Scene =>
  given({
    models: [model('wizard', 0, 16, 10), target, model('golem', 1, 4, 20, done), ...others],
    events: 'Kc 2c Ah 2h 3h Td',
    ...more,
  })
    .activate(0)
    .say('cast support m1', 'twist', 'twist', 'stick');
const ogre = model('ogre', 0, 12, 10, done);

describe('Teleport', () => {
  test('KC-16.58 the target is put at any edge of the board, its base touching it', () => {
    const s = teleporting(ogre).expectQuestion('teleport/place', 0);
    for (const spot of [`5 ${BIG}`, `5 ${24 - BIG}`, `${BIG} 5`, `${24 - BIG} 5`]) s.allowed(0, spot);
    expect(s.refused(0, `5 ${BIG + 0.5}`, 'KC-16.58', 'notAtEdge').about.gap).toBeCloseTo(0.5, 6);
    s.refused(0, '12 12', 'KC-16.58', 'notAtEdge');
    s.say(`${24 - BIG} 20`).expectFact('teleported', { model: 1, seat: 0, rule: 'KC-16.58' });
    expect(s.model(1).x).toBeCloseTo(24 - BIG, 9);
    expect(s.model(1).y).toBe(20);
    expect(s.model(0)).toMatchObject({ x: 16, y: 10 });
    s.expectQuestion('activation/act', 0);
  });
  test('KC-16.59 the casting player picks a free spot on the ground', () => {
    const blocker = model('golem', 1, 12, BIG, done);
    const roof = model('ogre', 0, 12, 10, { ...done, on: 0 });
    const s = teleporting(roof, { terrain: 'house 10 8 14 12 3; house 0 14 4 18 3' }, [blocker]);
    s.refused(0, `12.5 ${BIG}`, 'KC-16.59', 'overlapsModel');
    s.refused(0, `${BIG} 16`, 'KC-16.59', 'overlapsTerrain');
    s.say(`8 ${BIG}`);
    expect(s.model(1)).toMatchObject({ on: -1, z: 0, x: 8 });
  });
  test('KC-16.59 it must be moved', () => {
    const s = teleporting(model('ogre', 0, 12, BIG, done));
    s.refused(0, `12 ${BIG}`, 'KC-16.59', 'staysPut');
    s.refused(0, 'stay', 'KC-16.59', 'notAPoint');
    s.refused(0, 'none', 'KC-16.59', 'notAPoint');
    s.allowed(0, `12.5 ${BIG}`);
  });
  test('KC-16.59 where no such spot exists the target stays, and the other effects come', () => {
    const walls = 'house 0 0 24 3 3; house 0 21 24 24 3; house 0 3 3 21 3; house 21 3 24 21 3';
    const s = teleporting(ogre, { terrain: walls }).expectQuestion('activation/act', 0);
    s.expectFact('spellEffectLost', { target: 1, effect: 'teleport', rule: 'KC-16.59' });
    expect(s.model(1)).toMatchObject({ x: 12, y: 10 });
    expect(s.effects(1)).toEqual(['confidence', 'fog']);
  });
  test('KC-16.59 no break away test', () => {
    const s = teleporting(ogre, {}, [beside(ogre, 'west', 'dorick', 1, { ...done, effects: ['grab'] })]).say('north middle');
    s.expectNoFact('testDrawn').expectNoFact('breakingAway').expectFact('teleported', { model: 1 });
  });
});

const HARMFUL_ONES: EffectId[] = [
  'bite',
  'blind',
  'broken-bones',
  'concussion',
  'confuse',
  'curse',
  'grounded',
  'kneecap',
  'nasty-sprain',
  'poison',
  'stunned',
  'terrify',
];
const HELPFUL_ONES: EffectId[] = ['block', 'confidence', 'evade', 'fog', 'grab', 'hard-head'];

describe('removed by healing', () => {
  const ill: EffectId[] = ['bite', 'blind', 'broken-bones', 'confuse', 'kneecap'];
  test('KC-16.60 a Swig that removes all effects, and leaves the wounds', () => {
    const s = given({ models: [model('ogre', 0, 12, 12, { effects: ill, wounds: 2 }), model('golem', 1, 2, 2)], stash: [2, 0] });
    s.activate(0).say('swig effects');
    expect([s.effects(0), s.wounds(0)]).toEqual([[], 2]);
  });
  test('KC-16.60 not a Swig that heals', () => {
    const s = given({ models: [model('ogre', 0, 12, 12, { effects: ill, wounds: 2 }), model('golem', 1, 2, 2)], stash: [2, 0] });
    s.activate(0).say('swig heal');
    expect([s.effects(0), s.wounds(0)]).toEqual([ill, 1]);
  });
  test('KC-16.60 not Heal', () => {
    const others = [model('ogre', 0, 2, 12, { effects: ill, wounds: 2 })];
    const s = duel('vampire', 'dorick', { hands: [BLACK, ''], others })
      .activate(0)
      .say('attack m1', 'Ac As', 'heal', 'm4');
    expect([s.effects(4), s.wounds(4)]).toEqual([ill, 1]);
  });
  test('KC-16.60 not Regenerate', () => {
    const models = [model('troll', 0, 12, 12, { effects: ill, wounds: 2 }), model('golem', 1, 2, 2)];
    const s = given({ models, events: 'Ah' }).say('m0', 'draw', 'stop');
    expect([s.effects(0), s.wounds(0)]).toEqual([ill, 1]);
  });
  test('KC-16.60 not a support spell', () => {
    const s = given({
      models: [
        model('wizard', 0, 16, 10),
        model('ogre', 0, 12, 10, { ...done, effects: ill, wounds: 2 }),
        model('golem', 1, 4, 20),
      ],
      events: 'Kd 2d Kc 3c',
    }).activate(0);
    s.say('cast support m1', 'stick');
    expect([s.effects(1), s.wounds(1)]).toEqual([ill, 1]);
  });
  test('KC-16.61 the harmful effects are these twelve; a Swig removes all of them and leaves the helpful ones', () => {
    expect(EFFECT_IDS.filter((id) => EFFECTS[id].harmful)).toEqual(HARMFUL_ONES);
    expect(EFFECT_IDS.filter((id) => !EFFECTS[id].harmful)).toEqual(HELPFUL_ONES);
    const s = given({ models: [model('ogre', 0, 12, 12), model('golem', 1, 2, 2)], stash: [1, 0] }).activate(0);
    s.model(0).effects = HARMFUL | given({ models: [model('ogre', 0, 12, 12, { effects: HELPFUL_ONES })] }).model(0).effects;
    expect(s.effects(0)).toHaveLength(18);
    s.say('swig effects').expectFact('effectsEnded', { model: 0, effects: HARMFUL_ONES, rule: 'KC-16.61' });
    expect(s.effects(0)).toEqual(HELPFUL_ONES);
  });
});

test('KC-16.62 all effects end with the game: every game begins without any', () => {
  const s = dealt({ scenario: 1 }, 1);
  s.answer(0, 'klacka; ogre; 2 human-lowlife').answer(1, 'barry; troll');
  s.playOn(1, 1000, ({ question }) => question === 'action time/model');
  expect(s.table.models).toHaveLength(6);
  for (const [m, { wounds, due, once, deadGood }] of s.table.models.entries()) {
    expect([s.effects(m), wounds, due, once, deadGood]).toEqual([[], 0, 0, 0, false]);
  }
  for (const gang of s.table.gangs) expect([gang.warCry, gang.takeAChance, gang.sleeves]).toEqual([false, false, false]);
});

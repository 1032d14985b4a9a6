/** Chapter 7: the order of an activation, how it ends, and what ends with it. */
import { describe, expect, test } from 'vitest';
import { RED } from './duel.ts';
import { type Arrangement, beside, given, model, type Placed, type Scene } from './kit.ts';

const ruffian = model('orc-ruffian', 0, 10, 12);
const far = model('ogre', 1, 20, 20);
const golem = model('golem', 1, 3, 20);
const kinds = (s: Scene): string[] => s.facts.map(({ kind }) => kind);
/** A Ruffian like this is activated; the enemy is far away. */
const activated = (more: Partial<Placed> = {}, arrangement: Partial<Arrangement> = {}): Scene =>
  given({ models: [{ ...ruffian, ...more }, far, golem], ...arrangement }).activate(0);

describe('the start', () => {
  test('KC-7.5 Terrify, ended effects, treasure, Swig, Poison, Regenerate, Antagonism, in this order', () => {
    const troll = model('troll', 0, 10, 12, { effects: ['terrify', 'block', 'poison', 'blind'], wounds: 1 });
    const s = given({
      scenario: 'hide-and-seek',
      models: [troll, beside(troll, 'east', 'human-bruiser', 0), far],
      markers: [{ x: 10, y: 12, state: 'found', waiting: [0] }],
      stash: [1, 0],
      events: '2h 3h 4h',
    }).say('m0');
    expect(kinds(s)).toEqual(['activationBegan', 'testDrawn', 'effectsEnded', 'treasureCollected']);
    s.expectFact('testDrawn', { test: 'terrify', card: '2h' });
    s.expectFact('effectsEnded', { effects: ['block'], rule: 'KC-7.5' });
    s.expectQuestion('activation/swig', 0, ['swig heal', 'swig effects', 'pass']).forget().say('pass');
    s.expectFact('wounded', { rule: 'KC-16.30' });
    s.expectQuestion('regenerate/draw', 0).expectNoFact('testDrawn');
    s.say('draw').expectFact('testDrawn', { test: 'regenerate', card: '3h' });
    s.expectQuestion('regenerate/draw', 0).forget().say('stop');
    s.expectFact('testDrawn', { test: 'antagonism', card: '4h' });
    s.expectQuestion('activation/act', 0);
    // Only now may it walk and act.
    expect(s.activation).toMatchObject({ actions: 2, walk: true });
  });
  test('KC-7.5 the other abilities come after Poison and before the Antagonism Test', () => {
    const snatcher = model('body-snatcher', 0, 10, 12, { effects: ['poison'] });
    const friends = [beside(snatcher, 'east', 'zombie', 0), beside(snatcher, 'west', 'human-bruiser', 0)];
    const s = given({ models: [snatcher, ...friends, far, golem], events: '2c' }).say('m0');
    s.expectQuestion('activation/ability', 0, ['dead good m1', 'pass']);
    s.expectFact('wounded', { model: 0, rule: 'KC-16.30' });
    s.expectNoFact('testDrawn').say('dead good m1');
    // The black card ends the activation all the same.
    s.expectFact('antagonised', { model: 0, by: 2 });
    expect(s.model(1).activated).toBe(true);
  });
  test('KC-7.5 Shake It Off is one of them: before the Antagonism Test, which may then end the activation', () => {
    const miner = model('dwarf-miner', 0, 10, 12, { effects: ['stunned'] });
    const s = given({ models: [miner, beside(miner, 'east', 'zombie', 0), far, golem], events: '2c' }).activate(0);
    expect(kinds(s).indexOf('recovered')).toBeLessThan(kinds(s).indexOf('testDrawn'));
    expect(s.effects(0)).toEqual([]);
  });
  test('KC-7.5 KC-8.2 a model left without actions by Terrify takes its Antagonism Test all the same, and may lose its Walk', () => {
    const scared = { ...ruffian, effects: ['terrify' as const] };
    const s = given({ models: [scared, beside(ruffian, 'east', 'human-bruiser', 0), far, golem], events: '2c 3c' }).activate(0);
    expect(s.all('testDrawn').map(({ test: what, card }) => [what, card])).toEqual([
      ['terrify', '2c'],
      ['antagonism', '3c'],
    ]);
    s.expectFact('activationEnded', { model: 0, cut: true });
    s.expectQuestion('action time/model', 1);
  });
  test('KC-7.5 the first moment for a Swig comes before the Antagonism Test, which may leave no other', () => {
    const models = [{ ...ruffian, wounds: 2 }, beside(ruffian, 'east', 'human-bruiser', 0), far, golem];
    const s = given({ models, stash: [1, 0], events: '2c' }).say('m0');
    s.expectNoFact('testDrawn').expectQuestion('activation/swig', 0, ['swig heal', 'pass']).say('swig heal');
    s.expectFact('testDrawn', { test: 'antagonism', card: '2c' });
    expect(s.wounds(0)).toBe(1);
    s.expectQuestion('action time/model', 1);
    // With nothing to be afraid of it comes with the first act.
    const alone = given({ models: [{ ...ruffian, wounds: 2 }, far, golem], stash: [1, 0] }).say('m0');
    alone.expectQuestion('activation/act', 0).allowed(0, 'swig heal');
  });
  test('KC-7.5 Regenerate comes before Shake It Off, whatever gives a model both', () => {
    const troll = model('troll', 0, 10, 12, { effects: ['stunned'], wounds: 2, equipment: ['big-helmet'] });
    const s = given({ models: [troll, far, golem], events: '2h' }).say('m0');
    s.expectQuestion('regenerate/draw', 0).expectNoFact('recovered').say('draw').expectNoFact('recovered');
    s.say('stop').expectFact('recovered', { model: 0, how: 'shake-it-off' });
  });
  test('KC-7.5 a Swig bought at the first moment helps against the Poison', () => {
    const s = given({ models: [{ ...ruffian, effects: ['poison'], wounds: 3 }, far], stash: [1, 0] }).say('m0');
    s.say('swig effects').expectNoFact('wounded').expectQuestion('activation/act', 0);
    expect(s.model(0).place).toBe('play');
  });
  test('KC-7.5 only effects until the start of its next activation end', () => {
    const s = activated({ effects: ['block', 'evade', 'fog', 'grab', 'hard-head', 'blind', 'kneecap', 'curse'] });
    expect(s.effects(0).sort()).toEqual(['blind', 'curse', 'kneecap']);
    // And those of nobody else.
    const other = given({ models: [ruffian, { ...far, effects: ['block', 'evade'] }] }).activate(0);
    expect(other.effects(1)).toEqual(['block', 'evade']);
  });
});

describe('the end', () => {
  test('KC-7.6 a Stunned model spends an action it has left on recovery; then effects expire', () => {
    const s = activated({ effects: ['stunned', 'blind', 'confidence'] }).say('walk', '10 10', 'end');
    s.expectFact('actionSpent', { rule: 'KC-16.53', model: 0, left: 1 });
    s.expectFact('recovered', { how: 'end', model: 0 });
    s.expectFact('effectsEnded', { rule: 'KC-7.6', model: 0, effects: ['blind', 'confidence'] });
    expect(kinds(s).slice(-4)).toEqual(['actionSpent', 'recovered', 'effectsEnded', 'activationEnded']);
    expect(s.effects(0)).toEqual([]);
  });
  test('KC-7.6 effects of other models do not expire with it', () => {
    const s = given({ models: [{ ...ruffian, effects: ['blind'] }, { ...far, effects: ['blind', 'kneecap'] }, golem] });
    s.activate(0).say('end');
    expect(s.effects(0)).toEqual([]);
    expect(s.effects(1).sort()).toEqual(['blind', 'kneecap']);
  });
  test('KC-7.6 not before the end: they work throughout', () => {
    const s = activated({ effects: ['kneecap', 'blind'] }).say('draw cards', '2c 4d', 'walk', '10 11');
    expect(s.effects(0).sort()).toEqual(['blind', 'kneecap']);
    s.refused(0, 'walk and dash', 'KC-9.4', 'dashUndeclared');
  });
  test('KC-7.7 what comes upon it in the activation in progress lasts through the next', () => {
    const bruiser = beside(ruffian, 'east', 'human-bruiser', 1);
    const models = [ruffian, bruiser, model('klacka', 0, 2, 2), model('dorick', 1, 2, 22)];
    // At the start of turn 2 seat 0 draws the higher card.
    const s = given({ models, hands: ['2c 3d', 'Ah Ad Kh'], stash: [0, 1], events: 'Kc 2c' });
    s.activate(0).say('attack m1', 'none', 'counter', '2c', 'Ah Ad', 'kneecap').expectQuestion('activation/act', 0);
    expect(s.effects(0)).toContain('kneecap');
    // It came after this activation had begun: a Dash is not forbidden yet.
    s.allowed(0, 'walk and dash').say('end').expectNoFact('effectsEnded');
    expect(s.effects(0)).toContain('kneecap');
    s.untilTurn(2).activate(0).refused(0, 'walk and dash', 'KC-16.28', 'noDash');
    s.say('end');
    expect(s.effects(0)).not.toContain('kneecap');
  });
  test('KC-7.7 what it suffered before is tied to this one', () => {
    const s = activated({ effects: ['kneecap'] });
    s.refused(0, 'walk and dash', 'KC-16.28', 'noDash');
    s.say('end');
    expect(s.effects(0)).toEqual([]);
  });
});

describe('cut short', () => {
  const stunned: Partial<Placed> = { effects: ['stunned', 'blind', 'confuse'] };

  test('KC-7.12 when the model is removed', () => {
    const models = [{ ...ruffian, effects: ['poison' as const], wounds: 3 }, far, golem, model('zombie', 0, 3, 3)];
    const s = given({ models }).activate(0).expectQuestion('action time/model', 1);
    s.expectFact('activationCut', { rule: 'KC-7.12', model: 0 });
    s.expectFact('activationEnded', { model: 0, cut: true, rule: 'KC-7.12' });
    expect(s.activations).toEqual([]);
  });
  test('KC-7.12 when it is bribed: no Walk, no second action', () => {
    const ogre = beside(ruffian, 'east', 'ogre', 1);
    const s = given({ models: [ruffian, ogre, golem], stash: [0, 3] })
      .activate(0)
      .say('attack m1', 'guaranteed');
    s.expectQuestion('action time/model', 1);
    s.expectFact('activationEnded', { model: 0, cut: true, unused: 1 });
  });
  test('KC-7.12 when it fails its Antagonism Test', () => {
    const s = given({ models: [ruffian, beside(ruffian, 'east', 'ogre', 0), far, golem], events: '2c' }).activate(0);
    s.expectQuestion('action time/model', 1).expectFact('activationEnded', { model: 0, cut: true, unused: 2 });
  });
  test('KC-7.12 and not when it has merely nothing left to do', () => {
    activated().say('end').expectFact('activationEnded', { model: 0, cut: false, unused: 2, rule: 'KC-7.4' });
  });
  test('KC-7.14 by Antagonism: no recovery, but effects tied to it expire', () => {
    const models = [{ ...ruffian, ...stunned }, beside(ruffian, 'east', 'ogre', 0), far, golem];
    const s = given({ models, events: '2c' }).activate(0).expectNoFact('recovered');
    expect(s.effects(0)).toEqual(['stunned']);
    s.expectFact('effectsEnded', { model: 0, effects: ['blind', 'confuse'] });
  });
  test('KC-7.14 by a bribe: the same', () => {
    const models = [{ ...ruffian, ...stunned }, beside(ruffian, 'east', 'ogre', 1), golem];
    const s = given({ models, stash: [0, 3] })
      .activate(0)
      .say('attack m1', 'guaranteed')
      .expectNoFact('recovered');
    expect(s.effects(0)).toEqual(['stunned']);
  });
});

describe('counts', () => {
  test.each([['concussion'], ['nasty-sprain'], ['concussion', 'nasty-sprain']] as const)(
    'KC-7.13 never more than one of the two actions is lost (%s)',
    (...effects) => {
      const s = activated({ effects: [...effects] });
      expect(s.activation.actions).toBe(1);
      const terms = s.expectFact('activationBegan', { model: 0, actions: 1 }).terms;
      expect(terms.reduce((sum, { add }) => sum + add, 0)).toBe(1);
      s.say('draw cards', '2c').refused(0, 'draw cards', 'KC-7.2', 'noActionsLeft');
      s.allowed(0, 'walk');
    },
  );
  test('KC-7.13 without them there are two', () => {
    expect(activated({ effects: ['blind'] }).activation.actions).toBe(2);
  });
  test('KC-7.15 from the moment it begins it counts as activated this turn', () => {
    const poisoned = { ...ruffian, effects: ['poison' as const] };
    const s = given({ models: [poisoned, model('zombie', 0, 3, 3), far, golem], stash: [1, 0] }).say('m0');
    s.expectQuestion('activation/swig', 0);
    expect(s.model(0).activated).toBe(true);
    expect(s.model(1).activated).toBe(false);
    s.say('pass', 'end', 'm2', 'end').expectQuestion('activation/act', 0);
    expect(s.activation.model).toBe(1);
  });
  test('KC-7.15 so that Musky Scent finds nothing to take from the active model', () => {
    const keeper = beside(ruffian, 'east', 'egg-keeper', 1);
    const models = [ruffian, keeper, model('zombie', 0, 10, 18)];
    const s = given({ models, hands: ['2c 3d', RED], stash: [0, 1] }).activate(0);
    s.say('attack m1', 'none', 'counter', '2c', 'Ah Ad Kh', 'musky-scent').expectQuestion('egg keeper/target', 1, ['m2', 'none']);
    s.refused(1, 'm0', 'KC-18.9', 'activatedAlready');
  });
});

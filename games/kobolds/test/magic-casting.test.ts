/** Chapter 20: who casts at whom, blackjack card by card, and when a spell fails or is resisted. */
import { describe, expect, test } from 'vitest';
import { PROFILES } from '../data/index.ts';
import { sightBetween } from '../rules/scene.ts';
import { NONE } from '../table.ts';
import { type Arrangement, beside, given, model, type Scene } from './kit.ts';

const done = { activated: true };
const wizard = model('wizard', 0, 12, 10);
/** Ten wounds, so that no spell is the end of him. */
const dorick = model('dorick', 1, 12, 13, done);
const lowlife = model('human-lowlife', 0, 8, 10, done);

/** m0 is an active Wizard, m1 an enemy in sight, m2 a friend; nobody has coins or crystals unless it is said. */
const casting = (events: string, more: Partial<Arrangement> = {}): Scene =>
  given({ models: [wizard, dorick, lowlife], events, ...more }).activate(0);
/** What the cards of a hand counted as they were drawn. */
const totals = (s: Scene, hand: 'resist' | 'cast') =>
  s
    .all('spellCardDrawn')
    .filter((fact) => fact.hand === hand)
    .map(({ total }) => total);

describe('casting', () => {
  test('KC-20.1 a Wizard casts attack and support spells, and nobody else does', () => {
    const s = casting('');
    expect(s.offered(0, 'cast attack')).toEqual(['m1']);
    expect(s.offered(0, 'cast support')).toEqual(['m0', 'm2']);
    const leader = given({ models: [model('barry', 0, 12, 10), dorick, lowlife] }).activate(0);
    expect(leader.offered(0, 'cast attack')).toEqual([]);
    expect(leader.offered(0, 'cast support')).toEqual([]);
    expect(leader.refused(0, 'cast attack m1', 'KC-20.1', 'notAWizard').about).toEqual({ m: 0 });
    leader.refused(0, 'cast support m2', 'KC-20.1', 'notAWizard');
    // Nor does the V.I.C., who has no Fight either.
    const models = [model('vic', 0, 12, 10), dorick, lowlife];
    const vic = given({ models, scenario: 'vic', vic: 0, escort: 0 }).activate(0);
    expect(vic.legal(0).filter((answer) => answer.startsWith('cast'))).toEqual([]);
    vic.refused(0, 'cast attack m1', 'KC-20.1', 'notAWizard');
  });

  test('KC-20.2 casting costs one action, and cannot be done without one', () => {
    const s = casting('Kd Qd Kh 5h').say('cast attack m1', 'stick', 'stick');
    s.expectFact('actionSpent', { rule: 'KC-20.2', model: 0, left: 1 });
    expect(s.activation.actions).toBe(1);
    const recovering = casting('', { models: [{ ...wizard, effects: ['stunned', 'concussion'] }, dorick, lowlife] });
    recovering.refused(0, 'cast attack m1', 'KC-16.53', 'mustRecover');
    recovering.say('recover').refused(0, 'cast attack m1', 'KC-7.2', 'noActionsLeft');
    expect(recovering.offered(0, 'cast attack')).toEqual([]);
  });

  test('KC-20.3 one spell in an activation, another in the next', () => {
    const s = casting('Kd Qd Kh 5h').say('cast attack m1', 'stick', 'stick');
    expect(s.activation.actions).toBe(1);
    s.refused(0, 'cast attack m1', 'KC-20.3', 'castAlready');
    s.refused(0, 'cast support m2', 'KC-20.3', 'castAlready');
    expect(s.offered(0, 'cast support')).toEqual([]);
    s.say('end').untilTurn(2).table.next = 0;
    s.activate(0).allowed(0, 'cast support m2');
  });

  test('KC-20.3 a support spell counts as well, and so does one that is resisted or bust', () => {
    const cast = (events: string, ...said: string[]) => casting(events).say(...said);
    const spells: Scene[] = [
      cast('5d 4c Kh 8h', 'cast support m2', 'stick'),
      cast('Kd Qd Kh 5h', 'cast attack m1', 'stick', 'stick'),
      cast('5d 4c Kh 9h 3h', 'cast support m2', 'twist'),
    ];
    expect(spells.map((s) => s.facts.some(({ kind }) => kind === 'spellSucceeded'))).toEqual([true, false, false]);
    for (const s of spells) {
      expect([s.question, s.activation.actions]).toEqual(['activation/act', 1]);
      expect([s.offered(0, 'cast attack'), s.offered(0, 'cast support')]).toEqual([[], []]);
      s.refused(0, 'cast attack m1', 'KC-20.3', 'castAlready');
      s.refused(0, 'cast support m2', 'KC-20.3', 'castAlready');
    }
  });

  test('KC-20.4 any part of the target in sight will do, and cover does not weaken the spell', () => {
    const partly = casting('Kd 5d Kh 8h', { terrain: 'house 12.2 11 16 12 3' });
    expect(sightBetween(partly.table, 0, 1)).toBe('obscured');
    partly.say('cast attack m1', 'stick', 'stick');
    // 18 against 15: one wound, as in the open.
    expect(partly.expectFact('spellHarmed', { wounds: 1 }).terms).toEqual([{ name: 'margin', rule: 'KC-20.22', add: 1 }]);
    const wholly = casting('', { terrain: 'house 8 11 16 12 3' });
    expect(wholly.refused(0, 'cast attack m1', 'KC-20.4', 'cannotSee').about).toMatchObject({ target: 1, piece: 0 });
    expect(wholly.offered(0, 'cast attack')).toEqual([]);
    const friend = casting('', { terrain: 'house 9 8 10 12 3' });
    friend.refused(0, 'cast support m2', 'KC-20.4', 'cannotSee');
    expect(friend.offered(0, 'cast support')).toEqual(['m0']);
  });

  test('KC-20.5 a spell uses the Event Deck and leaves the Combat Hands alone', () => {
    const s = casting('Kd Qd Kh 5h 2h');
    const before = [0, 1].map((seat) => [s.hand(seat).slice(), s.table.gangs[seat].deck.slice()]);
    s.say('cast attack m1', 'stick', 'twist', 'stick');
    expect([0, 1].map((seat) => [s.hand(seat), s.table.gangs[seat].deck])).toEqual(before);
    expect(s.table.gangs.map(({ discard }) => discard)).toEqual([[], []]);
    expect(s.table.eventDeck).toHaveLength(52 - 5);
  });

  test('KC-20.6 an attack spell is for enemies alone, and an engaged one needs no shot test', () => {
    const engaging = beside(dorick, 'east', 'human-lowlife', 0, done);
    const s = casting('Kd 5d Kh 8h', { models: [wizard, dorick, engaging] });
    s.refused(0, 'cast attack m2', 'KC-12.41', 'notAnEnemyTarget');
    s.refused(0, 'cast attack m0', 'KC-12.41', 'notAnEnemyTarget');
    s.say('cast attack m1').expectNoFact('testDrawn').expectQuestion('spell/defend', 1);
    s.expectFact('spellDeclared', { rule: 'KC-20.6', caster: 0, target: 1, spell: 'attack' });
    s.say('stick', 'stick');
    expect([s.wounds(1), s.wounds(2)]).toEqual([1, 0]);
    const gone = casting('', { models: [wizard, dorick, model('goblin-scumbag', 1, 0, 0, { removedBy: 0 })] });
    gone.refused(0, 'cast attack m2', 'KC-1.20', 'notInPlay');
    gone.refused(0, 'cast attack m9', 'KC-20.4', 'noSuchModel');
  });

  test('KC-20.7 a support spell is for friends alone', () => {
    const s = casting('Kd 5d Ks 8s');
    expect(s.refused(0, 'cast support m1', 'KC-20.7', 'notAFriendlyTarget').about).toEqual({ m: 0, target: 1 });
    s.say('cast support m2', 'stick');
    s.expectFact('spellDeclared', { rule: 'KC-20.7', caster: 0, target: 2, spell: 'support' });
    s.expectFact('healed', { model: 2 });
  });

  test('KC-20.8 a Wizard may help itself, and casts while engaged', () => {
    const hurt = { ...wizard, wounds: 3 };
    const enemy = beside(wizard, 'north', 'goblin-scumbag', 1, done);
    const s = casting('Kd 5d Ks 8s', { models: [hurt, dorick, lowlife, enemy] });
    expect(s.offered(0, 'cast attack')).toContain('m3');
    s.say('cast support m0', 'stick').expectNoFact('testDrawn');
    // 18 against 15 heals two.
    expect(s.wounds(0)).toBe(1);
  });

  test('KC-20.9 a Wizard makes no attacks, has no criticals and no allegiance', () => {
    const enemy = beside(wizard, 'north', 'goblin-scumbag', 1, done);
    const [red, black] = [beside(wizard, 'west', 'human-lowlife', 0), beside(wizard, 'east', 'goblin-scumbag', 0)];
    const s = casting('5c', { models: [wizard, enemy, red, black], stash: [5, 0] });
    s.expectNoFact('testDrawn').expectQuestion('activation/act', 0);
    for (const attack of ['attack m1', 'attack m1 just do it', 'shoot m1']) s.refused(0, attack, 'KC-12.48', 'cannotFight');
    expect([s.offered(0, 'attack'), s.offered(0, 'shoot')]).toEqual([[], []]);
    expect(PROFILES.wizard).toMatchObject({ allegiance: null, fight: null, criticals: [null, null, null, null] });
  });
});

describe('blackjack values', () => {
  test('KC-20.10 cards 2 to 10 count their number, pictures 10', () => {
    const s = casting('2d 3d 4d 5d 6d Jc Qc').say('cast attack m1', 'twist', 'twist', 'twist', 'stick');
    expect(totals(s, 'resist')).toEqual([2, 5, 9, 14, 20]);
    expect(totals(s, 'cast')).toEqual([10, 20]);
    expect(totals(casting('7d 8d Kc').say('cast attack m1', 'twist'), 'resist')).toEqual([7, 15, 25]);
    expect(totals(casting('9d Td').say('cast attack m1'), 'resist')).toEqual([9, 19]);
  });

  test('KC-20.11 KC-20.12 an Ace counts 11 while the total stays at 21 or less, else 1', () => {
    const s = casting('Ad 9d 5d As 6d').say('cast attack m1', 'twist', 'twist', 'twist');
    expect(totals(s, 'resist')).toEqual([11, 20, 15, 16, 22]);
    // Bust although both Aces count 1: and not before.
    expect(s.all('spellCardDrawn').map(({ bust }) => bust)).toEqual([false, false, false, false, true, false, false]);
    expect(totals(casting('Ad Ac 9d').say('cast attack m1', 'twist'), 'resist')).toEqual([11, 12, 21]);
    // So it counts when the totals are compared: 20 against 18.
    const compared = casting('Ad 7d Ah 9h').say('cast attack m1', 'stick', 'stick');
    compared.expectFact('spellSucceeded', { total: 20, number: 18, margin: 2 });
  });

  test('KC-20.13 a 21 of two cards is like any other, and hands may be as long as they like', () => {
    const two = casting('Kd 4d 7d Ah Kh').say('cast attack m1', 'twist', 'stick', 'stick');
    two.expectFact('spellResisted', { total: 21, number: 21, rule: 'KC-20.21' });
    const long = casting('Kd Qd Ad Ac Ah As 2d 2c 2h 2s 3d').say('cast attack m1', 'stick');
    for (let card = 3; card <= 9; card++) long.say('twist');
    expect(long.spell?.hand).toHaveLength(9);
    long.expectQuestion('spell/cast', 0, ['stick', 'twist']);
  });

  test('KC-20.14 all cards are drawn face up, one at a time', () => {
    const s = casting('Kd 2d Kh 3h').say('cast attack m1', 'stick');
    expect(s.all('spellCardDrawn').map(({ card }) => card)).toEqual(['Kd', '2d', 'Kh', '3h']);
    for (const seat of [0, 1, null]) expect(s.view(seat).table.spell).toMatchObject({ resist: ['Kd', '2d'], hand: ['Kh', '3h'] });
    expect(s.told.filter(({ fact }) => fact.kind === 'spellCardDrawn').every(({ to }) => to === null)).toBe(true);
    s.forget().say('twist');
    expect(s.all('spellCardDrawn')).toHaveLength(1);
  });

  test('KC-20.15 anybody may twist at 21, and nobody must at the lowest total', () => {
    const s = casting('Ad Kd 2c 2d 2h').say('cast attack m1');
    expect(totals(s, 'resist')).toEqual([11, 21]);
    s.expectQuestion('spell/defend', 1, ['stick', 'twist']).say('twist');
    // 13 by now; then both stop at what they have.
    s.say('stick').expectQuestion('spell/cast', 0, ['stick', 'twist']).say('stick');
    s.expectFact('spellStuck', { hand: 'cast', total: 4 });
    const perfect = casting('2d 2h Ac Kc 5c').say('cast attack m1', 'stick');
    perfect.expectQuestion('spell/cast', 0, ['stick', 'twist']).say('twist');
    expect(totals(perfect, 'cast')).toEqual([11, 21, 16]);
    perfect.refused(0, 'double', 'KC-20.19', 'notAnAnswer');
  });
});

describe('attack spells', () => {
  test('KC-20.16 after the declaration the Wizard may be bribed: then the spell is not cast', () => {
    const s = casting('Kd 5d Kh 8h', { stash: [0, 8] }).say('cast attack m1');
    s.expectNoFact('spellCardDrawn').expectQuestion('bribe/offer', 1, ['guaranteed', 'cheapskate', 'none']);
    s.say('guaranteed').expectNoFact('spellCardDrawn');
    expect([s.spell, s.table.coffers]).toEqual([null, 8]);
    expect([s.wounds(1), s.stash(1)]).toEqual([0, 0]);
    s.expectFact('activationEnded', { model: 0, cut: true });
    const failed = casting('2c Kd 5d', { stash: [0, 1] }).say('cast attack m1', 'cheapskate');
    failed.expectQuestion('spell/defend', 1);
    expect(totals(failed, 'resist')).toEqual([10, 15]);
    // Nobody stands in the way of help.
    casting('Kd 5d Ks 8s', { stash: [0, 8] })
      .say('cast support m2')
      .expectQuestion('spell/cast', 0);
  });

  test('KC-20.17 the defender draws two cards first, and sticks or twists until sticking or bust', () => {
    const s = casting('2d 3d 4d 5d Kh 8h').say('cast attack m1').expectQuestion('spell/defend', 1, ['stick', 'twist']);
    expect(s.spell).toMatchObject({ resist: ['2d', '3d'], hand: [], number: NONE });
    s.refused(0, 'stick', 'GH-3', 'notAsked');
    s.say('twist').expectQuestion('spell/defend', 1).say('twist').expectQuestion('spell/defend', 1).say('stick');
    s.expectFact('spellStuck', { seat: 1, hand: 'resist', total: 14, rule: 'KC-20.17' });
    s.expectQuestion('spell/cast', 0);
    casting('Kd 6d Kc 2h 2s').say('cast attack m1', 'twist').expectQuestion('spell/cast', 0);
  });

  test('KC-20.18 the defender leaves the total to be beaten, or 0 when bust', () => {
    const s = casting('Kd 5d 2h 3h').say('cast attack m1', 'stick');
    s.expectFact('spellNumberSet', { number: 15, bust: false, rule: 'KC-20.18', seat: 1 });
    const bust = casting('Kd 5d 7d 2h 3h').say('cast attack m1', 'twist');
    bust.expectFact('spellNumberSet', { number: 0, bust: true, rule: 'KC-20.18', seat: 1 });
    // 5 beats 0 by 5: two wounds.
    bust.say('stick').expectFact('spellHarmed', { margin: 5, wounds: 2 });
  });

  test('KC-20.19 then the attacker draws two cards, and sticks or twists until sticking or bust', () => {
    const s = casting('Kd 5d 2h 3h 4h Kc 9c').say('cast attack m1', 'stick');
    expect(s.spell?.hand).toEqual(['2h', '3h']);
    s.expectQuestion('spell/cast', 0).say('twist').expectQuestion('spell/cast', 0).say('twist').expectQuestion('spell/cast', 0);
    s.say('twist').expectFact('spellFailed', { total: 28 });
    s.expectQuestion('activation/act', 0);
  });

  test('KC-20.20 a bust attacker leaves the target unharmed and suffers by the chart', () => {
    const s = casting('2d 3d Kc Qc 5s').say('cast attack m1', 'stick', 'twist');
    s.expectFact('spellFailed', { total: 25, rule: 'KC-20.20' });
    expect([s.wounds(0), s.wounds(1), s.wounds(2)]).toEqual([1, 0, 0]);
    expect(s.effects(1)).toEqual([]);
    s.expectNoFact('spellHarmed').expectNoFact('spellResisted');
  });

  test.each([
    ['below', 'Kd 5d Kc 4c', 14],
    ['equal to', 'Kd 5d Kc 5c', 15],
  ])('KC-20.21 a total %s the number is resisted', (_how, events, total) => {
    const s = casting(events).say('cast attack m1', 'stick', 'stick');
    s.expectFact('spellResisted', { total, number: 15, rule: 'KC-20.21' });
    expect([s.wounds(0), s.wounds(1), s.effects(1)]).toEqual([0, 0, []]);
    s.expectNoFact('spellEffects').expectQuestion('activation/act', 0);
    // One more would have been enough.
    casting('Kd 5d Kc 6c').say('cast attack m1', 'stick', 'stick').expectFact('spellSucceeded', { margin: 1 });
  });
});

describe('support spells', () => {
  test('KC-20.29 the caster draws two cards, and their sum is to be beaten', () => {
    const s = casting('Kd 5d Ks 8s').say('cast support m2');
    s.expectFact('spellNumberSet', { number: 15, seat: 0, rule: 'KC-20.29', bust: false });
    s.expectQuestion('spell/cast', 0);
    expect(s.spell).toMatchObject({ resist: ['Kd', '5d'], hand: ['Ks', '8s'] });
    for (const { seat } of s.all('spellCardDrawn')) expect(seat).toBe(0);
  });

  test('KC-20.30 the caster says whether an Ace of the resistance counts 1 or 11', () => {
    const one = casting('Ad 5d Ks 8s').say('cast support m2').expectQuestion('spell/ace', 0, ['6', '16']);
    expect(one.refused(0, '11', 'KC-20.30', 'noSuchTotal').about).toMatchObject({ totals: [6, 16] });
    one.branch().say('16').expectFact('spellNumberSet', { number: 16, rule: 'KC-20.30' });
    one.say('6').expectFact('spellNumberSet', { number: 6 });
    casting('Kd Ac Ks 8s').say('cast support m2').expectQuestion('spell/ace', 0, ['11', '21']);
    // Two Aces: each of them. A sum cannot be bust.
    casting('Ad Ac Ks 8s').say('cast support m2').expectQuestion('spell/ace', 0, ['2', '12', '22']);
  });

  test('KC-20.31 then the caster draws two cards, and sticks or twists', () => {
    const s = casting('Kd 5d 2s 3s 4s Kc').say('cast support m2').expectQuestion('spell/cast', 0, ['stick', 'twist']);
    s.say('twist').expectQuestion('spell/cast', 0).say('twist');
    expect(totals(s, 'cast')).toEqual([2, 5, 9, 19]);
    s.say('stick').expectFact('spellStuck', { hand: 'cast', total: 19, rule: 'KC-20.31' });
    expect(s.all('spellCardDrawn').map(({ rule }) => rule)).toEqual([...Array(2).fill('KC-20.29'), ...Array(4).fill('KC-20.31')]);
  });

  test('KC-20.32 a bust helps nobody and hurts the Wizard', () => {
    const hurt = { ...lowlife, wounds: 2 };
    const s = casting('2d 3d Kh Qh 5h', { models: [wizard, dorick, hurt] }).say('cast support m2', 'twist');
    s.expectFact('spellFailed', { total: 25, rule: 'KC-20.32' });
    expect([s.wounds(0), s.wounds(2), s.effects(2)]).toEqual([1, 2, []]);
  });

  test.each([
    ['below', 'Kd 5d Kh 4h', 14],
    ['equal to', 'Kd 5d Kh 5h', 15],
  ])('KC-20.33 a total %s the resistance heals nothing', (_how, events, total) => {
    const hurt = { ...lowlife, wounds: 2 };
    const s = casting(events, { models: [wizard, dorick, hurt] }).say('cast support m2', 'stick');
    s.expectFact('spellResisted', { total, number: 15, rule: 'KC-20.33' });
    expect([s.wounds(2), s.effects(2)]).toEqual([2, []]);
    s.expectNoFact('spellHealed').expectNoFact('spellEffects').expectQuestion('activation/act', 0);
  });
});

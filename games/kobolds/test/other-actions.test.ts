/** Chapter 10: what an action buys besides moving. */
import { describe, expect, test } from 'vitest';
import { beside, given, model, type Scene } from './kit.ts';

const ruffian = model('orc-ruffian', 0, 10, 12);
const far = model('ogre', 1, 20, 20);
const HAND = '2c 4d 6h 8s Tc';

/** What is refused changes nothing. */
function unchanged(s: Scene, refuse: () => void): void {
  const before = JSON.stringify(s.table);
  refuse();
  expect(JSON.stringify(s.table)).toBe(before);
}

describe('KC-10.1 Interact', () => {
  test('KC-10.1 inspecting a marker costs one action', () => {
    const s = given({ scenario: 'hide-and-seek', models: [ruffian, far], markers: [{ x: 11, y: 12 }], treasureDeck: 'Ah 2c' });
    s.activate(0).say('inspect k0').expectFact('actionSpent', { model: 0, left: 1 });
    s.expectFact('markerInspected', { model: 0, marker: 0, card: 'Ah', treasure: true, free: false });
    expect(s.activation).toMatchObject({ actions: 1, walk: true });
  });
  test('KC-10.1 picking the chest up costs one action, and so does putting it down', () => {
    const s = given({ scenario: 'chuck-ball', models: [ruffian, far], chest: { x: 11, y: 12 } });
    s.activate(0).say('take chest').expectFact('chestTaken', { model: 0 });
    expect(s.activation).toMatchObject({ actions: 1, walk: true });
    s.say('put down chest');
    while (s.question === 'chest/drop') s.say('north');
    s.expectFact('chestLetGo', { model: 0, how: 'put down' });
    expect(s.all('actionSpent').map(({ left }) => left)).toEqual([1, 0]);
  });
  test('KC-10.1 not without an action, and only where there is something', () => {
    const tired = { ...ruffian, effects: ['terrify' as const] };
    const s = given({ scenario: 'chuck-ball', models: [tired, far], chest: { x: 11, y: 12 }, events: '2c' }).activate(0);
    unchanged(s, () => s.refused(0, 'take chest', 'KC-16.36', 'terrified'));
    const away = given({ scenario: 'chuck-ball', models: [ruffian, far], chest: { x: 15, y: 12 } }).activate(0);
    unchanged(away, () => away.refused(0, 'take chest', 'KC-28.4'));
    const brawl = given({ models: [ruffian, far] }).activate(0);
    unchanged(brawl, () => {
      expect(brawl.whyNot(0, 'take chest')).not.toBeNull();
      expect(brawl.whyNot(0, 'inspect k0')).not.toBeNull();
    });
  });
});

describe('Draw New Cards', () => {
  const drawing = (more: Parameters<typeof given>[0] = { models: [ruffian, far] }) => given(more).activate(0).say('draw cards');
  test('KC-10.2 up to as many cards as Fight, and the same number drawn, for one action', () => {
    const s = drawing({ models: [ruffian, far], decks: ['3h 5h 7h', ''] }).expectQuestion('draw cards/discard', 0);
    expect(s.asked(0)?.form).toEqual({ kind: 'several', of: HAND.split(' '), min: 1, max: 3 });
    unchanged(s, () => {
      expect(s.refused(0, '2c 4d 6h 8s', 'KC-10.2', 'tooManyCards').about).toEqual({ cards: 4, most: 3 });
      s.refused(0, '2c 2c', 'KC-10.2', 'cardTwice');
      s.refused(0, 'Ah', 'KC-10.2', 'notInHand');
      for (const answer of ['', '2c,4d', '2x', 'all', 3, null, ['2c']]) s.refused(0, answer, 'KC-10.2', 'notCards');
    });
    s.say('8s 2c 6h');
    expect(s.hand(0)).toEqual(['4d', 'Tc', '3h', '5h', '7h']);
    expect(s.table.gangs[0].discard).toEqual(['8s', '2c', '6h']);
    s.expectFact('actionSpent', { rule: 'KC-10.2', model: 0, left: 1 });
    s.expectFact('cardsDiscarded', { rule: 'KC-10.2', seat: 0, cards: ['8s', '2c', '6h'] });
    expect(s.hand(1)).toEqual(HAND.split(' '));
    s.expectQuestion('activation/act', 0);
  });
  test('KC-10.2 twice with two actions, and not a third time', () => {
    const s = drawing().say('2c', 'draw cards', '4d');
    unchanged(s, () => s.refused(0, 'draw cards', 'KC-7.2', 'noActionsLeft'));
  });
  test.each([
    ['human-lowlife', [], 2],
    ['klacka', [], 5],
    ['orc-ruffian', ['blind'], 2],
    ['orc-ruffian', ['confidence'], 4],
    ['orc-ruffian', ['blind', 'confidence'], 3],
  ] as const)('KC-10.3 the Fight of the moment: %s %s may discard %s', (profile, effects, most) => {
    const s = drawing({ models: [model(profile, 0, 10, 12, { effects: [...effects] }), far] });
    expect(s.asked(0)?.show).toEqual({ model: 0, most });
  });
  test('KC-10.3 Dead Good counts, what belongs to an attack does not', () => {
    const snatcher = model('body-snatcher', 0, 10, 12);
    const s = given({ models: [snatcher, beside(snatcher, 'west', 'zombie', 0), far], hands: [`${HAND} Qd`, ''] });
    s.say('m0', 'dead good m1', 'draw cards');
    expect(s.asked(0)?.show).toEqual({ model: 0, most: 5 });
    // Two friends gang up with the Ruffian, War Cry is in the air: an attack gains, this does not.
    const foe = beside(ruffian, 'east', 'golem', 1);
    const pack = given({
      models: [ruffian, foe, beside(foe, 'east', 'zombie', 0), beside(foe, 'north', 'zombie', 0)],
      gangs: [{ warCry: true }, {}],
    }).activate(0);
    const limit = pack.branch().say('attack m1').asked(0)?.show.limit;
    expect(limit).toBeGreaterThan(3);
    expect(pack.say('draw cards').asked(0)?.show).toEqual({ model: 0, most: 3 });
  });
  test('KC-10.3 models with Fight "-" cannot, whatever is added', () => {
    const s = given({ models: [model('wizard', 0, 10, 12, { effects: ['confidence'] }), far] }).activate(0);
    unchanged(s, () => s.refused(0, 'draw cards', 'KC-10.3', 'noFight'));
    expect(s.legal(0)).not.toContain('draw cards');
  });
  test('KC-10.4 at least one card, and not with an empty hand', () => {
    drawing().refused(0, '', 'KC-10.2');
    const s = given({ models: [ruffian, far], hands: ['', ''] }).activate(0);
    unchanged(s, () => s.refused(0, 'draw cards', 'KC-10.4', 'noCards'));
    expect(drawing({ models: [ruffian, far], hands: ['2c 4d', ''] }).asked(0)?.form).toMatchObject({ min: 1, max: 2 });
  });
  test('KC-10.4 a hand above its maximum is refilled only to the maximum', () => {
    const s = drawing({ models: [ruffian, far], hands: [`${HAND} Qd Kd`, ''] });
    s.say('2c 4d 6h');
    expect(s.hand(0)).toHaveLength(5);
    const one = drawing({ models: [ruffian, far], hands: [`${HAND} Qd Kd`, ''] }).say('2c');
    expect(one.hand(0)).toEqual(['4d', '6h', '8s', 'Tc', 'Qd', 'Kd']);
    one.expectNoFact('cardsDrawn');
  });
});

describe('getting up again', () => {
  test('KC-10.5 Stand Up: one action, and it stands', () => {
    const s = given({ models: [{ ...ruffian, effects: ['grounded'] }, far] }).activate(0);
    s.say('stand up').expectFact('stoodUp', { rule: 'KC-10.5', model: 0 });
    s.expectFact('actionSpent', { rule: 'KC-10.5', left: 1 });
    expect(s.effects(0)).toEqual([]);
    expect(s.activation).toMatchObject({ actions: 1, walk: true });
    unchanged(s, () => s.refused(0, 'stand up', 'KC-10.5', 'notGrounded'));
    s.allowed(0, 'walk');
  });
  test('KC-10.6 Recover: one action, and it is Stunned no longer', () => {
    const s = given({ models: [{ ...ruffian, effects: ['stunned', 'blind'] }, far] }).activate(0);
    s.say('recover').expectFact('recovered', { rule: 'KC-10.6', model: 0, how: 'action' });
    s.expectFact('actionSpent', { rule: 'KC-10.6', left: 1 });
    expect(s.effects(0)).toEqual(['blind']);
    unchanged(s, () => s.refused(0, 'recover', 'KC-10.6', 'notStunned'));
    s.say('draw cards', '2c');
    expect(s.activation.actions).toBe(0);
  });
  test('KC-10.5 KC-10.6 not without an action: a terrified model stays down', () => {
    const s = given({
      models: [{ ...ruffian, effects: ['grounded', 'stunned', 'terrify'] }, far, model('zombie', 0, 3, 3)],
      events: '2c',
    });
    s.activate(0);
    s.expectFact('terrified', { model: 0 });
    expect(s.effects(0).sort()).toEqual(['grounded', 'stunned']);
    s.expectNoFact('stoodUp').expectNoFact('recovered');
  });
});

describe('attacks and spells', () => {
  test('KC-10.7 an attack costs one action, each', () => {
    const s = given({ models: [ruffian, beside(ruffian, 'east', 'ogre', 1)] }).activate(0);
    s.say('attack m1', '2c', 'fold');
    while (s.question === 'attack/critical') s.say('none');
    s.expectFact('actionSpent', { model: 0, left: 1 });
    expect(s.activation).toMatchObject({ actions: 1, walk: true });
    s.say('attack m1', '4d', 'fold');
    while (s.question === 'attack/critical') s.say('none');
    expect(s.activation.actions).toBe(0);
    unchanged(s, () => s.refused(0, 'attack m1', 'KC-7.2', 'noActionsLeft'));
  });
  test('KC-10.8 casting a spell costs one action', () => {
    const s = given({ models: [model('wizard', 0, 10, 12), far], events: 'Kh Kd Qh Qd 5c 6c' }).activate(0);
    s.say('cast attack m1').expectFact('actionSpent', { model: 0, left: 1 });
    while (s.question !== 'activation/act') s.say('stick');
    expect(s.activation).toMatchObject({ actions: 1, walk: true });
  });
});

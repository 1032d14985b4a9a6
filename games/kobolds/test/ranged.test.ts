/** Chapter 12: Ranged Attacks, clear and tricky, and shots into a brawl (KC-12.29 to KC-12.36). */
import { describe, expect, test } from 'vitest';
import { type Arrangement, beside, given, model, type Scene } from './kit.ts';

const archer = model('elf-archer', 0, 12, 3);
const barry = model('barry', 1, 12, 12);
const hands: [string, string] = ['Ah Ad 2c 3c 4c', 'Kh Kd Ks 8s 7s 6s'];

const shoot = (more: Partial<Arrangement> = {}): Scene =>
  given({ models: [archer, barry], hands, ...more })
    .activate(0)
    .say('shoot m1');
/** The terms of the limit, which add up to it. */
function limitIn(s: Scene): string {
  const { terms, n } = s.expectFact('limitSet', { limit: 'attack' });
  expect(terms.reduce((sum, { add }) => sum + add, 0)).toBe(n);
  return terms.map(({ name, add }) => `${name} ${add}`).join(', ');
}

describe('clear and tricky shots', () => {
  test('KC-12.29 a clear shot has the full Fight', () => {
    const s = shoot();
    expect(limitIn(s)).toBe('fight 3');
    s.allowed(0, 'Ah Ad 2c').refused(0, 'Ah Ad 2c 3c', 'KC-12.4', 'overLimit');
  });

  test('KC-12.29 a tricky shot has one card fewer: terrain or another model hides a part of the base', () => {
    const wall = shoot({ terrain: 'low-wall 10 8 14 8.5 1' });
    expect(limitIn(wall)).toBe('fight 3, trickyShot -1');
    wall.allowed(0, 'Ah Ad').refused(0, 'Ah Ad 2c', 'KC-12.4', 'overLimit');
    const { terms } = wall.expectFact('limitSet', { limit: 'attack' });
    expect(terms.at(-1)).toEqual({ name: 'trickyShot', rule: 'KC-12.29', add: -1 });
    // Somebody between them, almost in front of Barry, whom the archer does not see round from any one point.
    const between = shoot({ models: [archer, barry, beside(barry, 'south', 'human-lowlife', 0, { gap: 0.5 })] });
    expect(limitIn(between)).toBe('fight 3, trickyShot -1');
  });
});

describe('a target engaged in combat', () => {
  const east = beside(barry, 'east', 'human-lowlife', 0);
  const west = beside(barry, 'west', 'human-lowlife', 0);

  test('KC-12.30 may be shot at after an Event card: red, and all goes on as normal', () => {
    const s = shoot({ models: [archer, barry, east], events: '2d' });
    s.expectFact('testDrawn', { rule: 'KC-12.30', test: 'shot', model: 0, seat: 0, card: '2d', red: true });
    s.expectNoFact('shotWentAstray').expectQuestion('attack/commit', 0);
    s.say('Ah Ad', 'fold', 'none').expectFact('wounded', { model: 1, n: 1, by: 0 });
    expect(s.effects(2)).toEqual([]);
  });

  test('KC-12.12 KC-12.30 also by a shooter that is itself engaged with it', () => {
    const near = beside(barry, 'south', 'elf-archer', 0);
    const s = shoot({ models: [near, barry, east], events: '2s' });
    s.expectFact('testDrawn', { rule: 'KC-12.31', test: 'shot', model: 0, card: '2s', red: false });
    s.expectFact('shotWentAstray', { attacker: 0, target: 1, hit: 2 });
    expect(s.effects(2)).toEqual(['stunned']);
  });

  test('KC-12.31 black: it misses and hits the own model engaged with the target', () => {
    const bystander = model('human-lowlife', 0, 20, 20);
    const s = shoot({ models: [archer, barry, east, bystander], events: '2s' });
    s.expectFact('testDrawn', { rule: 'KC-12.31', card: '2s', red: false });
    s.expectFact('shotWentAstray', { rule: 'KC-12.31', seat: 0, attacker: 0, target: 1, hit: 2 });
    expect([1, 2, 3].map((m) => s.effects(m))).toEqual([[], ['stunned'], []]);
    expect([1, 2, 3].map((m) => s.wounds(m))).toEqual([0, 0, 0]);
    s.expectQuestion('activation/act', 0);
  });

  test('KC-12.32 if several are engaged with it, the defending player says which is hit', () => {
    const s = shoot({ models: [archer, barry, east, west, model('human-lowlife', 0, 20, 20)], events: '2s' });
    s.expectQuestion('attack/misdirected', 1, ['m2', 'm3']);
    s.refused(1, 'm4', 'KC-12.32', 'notHit');
    s.refused(1, 'm1', 'KC-12.32', 'notHit');
    s.refused(1, 'm77', 'KC-12.32', 'noSuchModel');
    s.say('m3');
    expect([s.effects(2), s.effects(3)]).toEqual([[], ['stunned']]);
  });

  test('KC-12.33 the model hit is Stunned; one already Stunned takes one wound instead, and nothing changes that', () => {
    const stunned = { ...east, effects: ['stunned' as const], wounds: 1 };
    const s = shoot({ models: [archer, barry, stunned], events: '2s', gangs: [{ warCry: true }, {}] });
    s.expectFact('wounded', { rule: 'KC-12.33', model: 2, n: 1, wounds: 2, by: -1, byModel: 0 });
    expect([s.wounds(2), s.effects(2)]).toEqual([2, ['stunned']]);
    const fresh = shoot({ models: [archer, barry, east], events: '2s', gangs: [{ warCry: true }, {}] });
    fresh.expectFact('stunned', { rule: 'KC-12.33', model: 2 });
    fresh.expectNoFact('wounded');
    const last = shoot({ models: [archer, barry, { ...stunned, wounds: 2 }], events: '2s' });
    last.expectFact('removed', { model: 2, by: -1 });
  });

  test('KC-12.34 after a black card no hands are played, and it was the attack of the shooter', () => {
    const s = shoot({ models: [archer, barry, east], events: '2s' });
    s.expectNoFact('attackCommitted').expectNoFact('handsRevealed').expectNoFact('cardsDrawn');
    expect([s.hand(0), s.hand(1)].map((hand) => hand.join(' '))).toEqual(hands);
    expect([s.activation.actions, s.fights]).toEqual([1, []]);
    s.refused(0, 'shoot m1', 'KC-17.22', 'oneShotOnly');
    expect(s.offered(0, 'shoot')).toEqual([]);
  });

  test('KC-12.35 the test is for friends of the shooter, other than the shooter, engaged with the target', () => {
    // Engaged with the shooter alone.
    shoot({ models: [beside(barry, 'south', 'elf-archer', 0), barry] })
      .expectNoFact('testDrawn')
      .expectQuestion('attack/commit', 0);
    // A friend near but not touching, and a hidden one, who engages nobody.
    const near = beside(barry, 'east', 'human-lowlife', 0, { gap: 0.06 });
    const hidden = beside(barry, 'west', 'kobold-hunter', 0, { hidden: true });
    shoot({ models: [archer, barry, near, hidden] })
      .expectNoFact('testDrawn')
      .expectQuestion('attack/commit', 0);
    // Touching its own friend engages nobody either.
    shoot({ models: [archer, barry, beside(barry, 'east', 'human-lowlife', 1)] })
      .expectNoFact('testDrawn')
      .expectQuestion('attack/commit', 0);
    shoot({ models: [archer, barry, near, west], events: '2d' }).expectFact('testDrawn', { test: 'shot' });
  });
});

describe('KC-12.36 shooters who are engaged', () => {
  const engaged = beside(archer, 'east', 'human-bruiser', 1);

  test('KC-12.36 may shoot, also at the enemy in contact, but never strike', () => {
    const s = given({ models: [archer, barry, engaged], hands }).activate(0);
    expect(s.offered(0, 'shoot').sort()).toEqual(['m1', 'm2']);
    expect(s.offered(0, 'attack')).toEqual([]);
    s.refused(0, 'attack m2', 'KC-17.19', 'reloadOnlyShoots');
    s.say('shoot m2', 'Ah Ad', 'fold', 'none');
    s.expectFact('attackDeclared', { attacker: 0, target: 2, how: 'ranged' });
    expect(s.wounds(2)).toBe(1);
  });
});

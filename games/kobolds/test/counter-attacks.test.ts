/** Chapter 12: counter attacks, which take the place of a defence (KC-12.42 to KC-12.51). */
import { describe, expect, test } from 'vitest';
import { type Arrangement, beside, given, model, type Placed, type Scene } from './kit.ts';

const klacka = model('klacka', 0, 2, 2);
const dorick = model('dorick', 1, 2, 22);
const bruiser = model('human-bruiser', 0, 12, 12);
const hands: [string, string] = ['2c 3d 4h 5s 7c 7d', 'Ac As 3h 4d 2s 8s'];

/** The terms of a limit, which add up to it. */
function termsIn(s: Scene, limit: 'counter' | 'defence'): string {
  const { terms, n } = s.expectFact('limitSet', { limit });
  expect(terms.reduce((sum, { add }) => sum + add, 0)).toBe(n);
  return terms.map(({ name, add }) => `${name} ${add}`).join(', ');
}

/** The Bruiser attacks a Troll (Fight 4, Defend 2, black: Bite, Shove [L]) that has a coin. */
const attacked = (more: Partial<Arrangement> = {}, target: Placed = beside(bruiser, 'east', 'troll', 1)): Scene =>
  given({ models: [bruiser, target, klacka, dorick], hands, stash: [0, 1], ...more })
    .activate(0)
    .say('attack m1', 'none')
    .expectQuestion('attack/answer', 1);

describe('instead of a defence', () => {
  test('KC-12.42 the target plays up to its Fight instead of its Defend', () => {
    const s = attacked().say('counter');
    s.expectFact('counterDeclared', { seat: 1, model: 1, against: 0, how: 'melee', free: false });
    expect(termsIn(s, 'counter')).toBe('fight 4');
    s.say('2c').allowed(1, 'Ac As 3h 4d').refused(1, 'Ac As 3h 4d 2s', 'KC-12.42', 'overLimit');
    const defending = attacked().say('done', '2c');
    expect(termsIn(defending, 'defence')).toBe('defend 2');
    defending.allowed(1, 'Ac As').refused(1, 'Ac As 3h', 'KC-12.5', 'overLimit');
    const confused = attacked({}, beside(bruiser, 'east', 'troll', 1, { effects: ['confuse', 'blind'] })).say('counter');
    expect(termsIn(confused, 'counter')).toBe('fight 4, blind -1');
  });

  test('KC-12.43 a better hand hits the attacker, with damage and criticals of the one who strikes back', () => {
    const s = attacked().say('counter', '2c', 'Ac As 3h').expectQuestion('attack/critical', 1, ['bite', 'shove-l', 'none']);
    s.expectFact('attackHit', { rule: 'KC-12.43', winner: 1, loser: 0, margin: 1, counter: true });
    s.say('none');
    expect([s.effects(0), s.effects(1)]).toEqual([['stunned'], []]);
    s.expectFact('damageDone', { winner: 1, loser: 0, margin: 1, stun: true });
    s.expectQuestion('activation/act', 0);
  });

  test('KC-12.43 the margin is that of the counter attack, and the wound its doing', () => {
    const s = attacked({ hands: ['2c 3d 4h 5s 7c 7d', 'Ac As Ah 4d 2s 8s'] }).say('counter', '2c', 'Ac As Ah', 'none');
    s.expectFact('wounded', { model: 0, n: 2, by: 1, byModel: 1 });
    expect([s.wounds(0), s.wounds(1)]).toEqual([2, 0]);
  });

  test('KC-12.44 KC-14.4 Take it Like an Orc! helps one whose counter attack has failed', () => {
    const s = attacked({ hands: ['7s 3d 4h 5s 7c 7d', hands[1]], stash: [0, 2] });
    s.say('counter', 'like an orc', '7s 7c 7d', 'Ac As', 'none').expectFact('attackHit', { winner: 0, loser: 1, margin: 2 });
    s.expectFact('damageDone', { wounds: 0 });
    expect(s.wounds(1)).toBe(0);
  });

  test('KC-12.44 if the attacker has the better hand, it hits by as much as the counter hand is worse', () => {
    const s = attacked({ hands: ['7s 3d 4h 5s 7c 7d', hands[1]] }).say('counter', '7s 7c 7d', 'Ac As', 'none');
    s.expectFact('attackHit', { rule: 'KC-12.20', winner: 0, loser: 1, margin: 2, counter: false });
    expect([s.wounds(0), s.wounds(1)]).toEqual([0, 1]);
    // Equal hands: nothing, counter attack or not.
    const tie = attacked().say('counter', '7c 7d', 'Ac As');
    tie.expectFact('attackFailed', { rule: 'KC-12.21', margin: 0 });
    expect([tie.effects(0), tie.effects(1), tie.wounds(0), tie.wounds(1)]).toEqual([[], [], 0, 0]);
  });
});

describe('who can strike back', () => {
  const archer = model('elf-archer', 0, 12, 3);
  const shotAt = (target: Placed, more: Partial<Arrangement> = {}): Scene =>
    given({ models: [archer, target, klacka, dorick], hands, stash: [0, 2], ...more })
      .activate(0)
      .say('shoot m1', 'none')
      .expectQuestion('attack/answer', 1);

  test('KC-12.45 without Reload only in contact with the attacker', () => {
    const far = shotAt(model('troll', 1, 12, 12));
    expect(far.legal(1)).toEqual(['like an orc', 'just do it', 'done']);
    const { about } = far.refused(1, 'counter', 'KC-12.45', 'cannotCounter');
    expect(about.gap).toBeCloseTo(9 - 0.5906 - 0.7874, 3);
    expect(shotAt(beside(archer, 'north', 'troll', 1)).legal(1)).toContain('counter');
  });

  test('KC-12.45 with Reload from anywhere in sight, against a shot or a blow', () => {
    expect(shotAt(model('elf-archer', 1, 12, 20)).legal(1)).toContain('counter');
    const beaten = attacked({}, beside(bruiser, 'east', 'halfling-bowman', 1))
      .allowed(1, 'counter')
      .say('counter');
    beaten.expectFact('counterDeclared', { model: 1, how: 'ranged' });
  });

  test('KC-12.45 KC-12.48 with a Fight of "-" nobody strikes back, whatever bonus it has', () => {
    for (const profile of ['wizard', 'vic'] as const) {
      const s = attacked({ stash: [0, 3] }, beside(bruiser, 'east', profile, 1, { effects: ['confidence'] }));
      expect(s.legal(1)).not.toContain('counter');
      s.refused(1, 'counter', 'KC-12.45', 'counterFightIsDash');
      s.say('just do it').refused(1, 'counter', 'KC-12.45', 'counterFightIsDash');
    }
  });

  test('KC-12.45 nor at a limit of 0, unless Just do it! has raised it first', () => {
    // An attacker Evades in its own activation if it has just triggered that: here with its first blow.
    const slaver = model('ratman-slaver', 0, 12, 12);
    const blind = beside(slaver, 'east', 'human-lowlife', 1, { effects: ['blind'] });
    const s = given({ models: [slaver, blind, klacka, dorick], hands, stash: [0, 2] }).activate(0);
    s.say('attack m1', 'none').allowed(1, 'counter').say('done', '2c', 'fold', 'evade').say('attack m1', 'none');
    s.expectQuestion('attack/answer', 1, ['like an orc', 'just do it', 'done']);
    s.refused(1, 'counter', 'KC-12.45', 'counterLimitIsZero');
    s.forget().say('just do it').allowed(1, 'counter').say('counter');
    expect(termsIn(s, 'counter')).toBe('fight 2, blind -1, evade -1, justDoIt 1');
  });

  test('KC-12.46 the one who strikes back is the active model of its critical, the attacker the target', () => {
    const bitten = attacked().say('counter', '2c', 'Ac As', 'bite');
    expect([bitten.effects(0), bitten.effects(1)]).toEqual([['bite', 'stunned'], []]);
    bitten.expectFact('criticalTriggered', { seat: 1, model: 1, target: 0, critical: 'bite' });
    const slaver = beside(bruiser, 'east', 'ratman-slaver', 1);
    const evading = attacked({}, slaver).say('counter', '2c', 'Ac As', 'evade');
    expect([evading.effects(0), evading.effects(1)]).toEqual([['stunned'], ['evade']]);
    // Dodge moves the counter attacker, at the word of its player, and Shove the attacker.
    attacked({}, slaver).say('counter', '2c', 'Ac As', 'dodge-w').expectQuestion('move/destination', 1);
    const shoved = attacked().say('counter', '2c', 'Ac As', 'shove-l').expectQuestion('shove/distance', 1).say('1');
    expect(shoved.model(0).x).toBeCloseTo(12 - 1, 6);
    expect(shoved.model(1).x).toBe(beside(bruiser, 'east', 'troll', 1).x);
  });

  test('KC-12.47 a counter attack with Reload is a Ranged Attack: a tricky shot has one card fewer', () => {
    const other = model('elf-archer', 1, 12, 14);
    const s = shotAt(other, { terrain: 'low-wall 10 8 14 8.5 1' }).say('counter');
    s.expectFact('counterDeclared', { model: 1, how: 'ranged' });
    s.say('done');
    expect(termsIn(s, 'counter')).toBe('fight 3, trickyShot -1');
    expect(termsIn(shotAt(other).say('counter', 'done'), 'counter')).toBe('fight 3');
  });

  test('KC-12.47 and does not use up the shot of its own activation', () => {
    const s = shotAt(model('elf-archer', 1, 12, 14), { stash: [0, 1] });
    s.say('counter', '2c', 'Ac As').say('end').activate(1);
    expect(s.model(0).effects).not.toBe(0);
    expect(s.offered(1, 'shoot')).toContain('m0');
  });

  test('KC-12.48 no bonus lets a Wizard or the V.I.C. attack', () => {
    for (const profile of ['wizard', 'vic'] as const) {
      const weak = model(profile, 0, 12, 12, { effects: ['confidence'] });
      const target = beside(weak, 'east', 'human-lowlife', 1, { effects: ['grounded', 'stunned'] });
      const s = given({
        models: [weak, target, beside(target, 'east', 'human-bruiser', 0)],
        hands: ['2c 3d', '4c 5c'],
        stash: [5, 0],
      });
      s.activate(0);
      expect([s.offered(0, 'attack'), s.offered(0, 'shoot')]).toEqual([[], []]);
      for (const answer of ['attack m1', 'attack m1 just do it', 'shoot m1']) s.refused(0, answer, 'KC-12.48', 'cannotFight');
    }
  });

  test('KC-12.49 a Stunned or Grounded model may strike back, and stays what it is', () => {
    const down = beside(bruiser, 'east', 'troll', 1, { effects: ['grounded', 'stunned'] });
    const s = attacked({}, down).say('counter', '2c', 'Ac As', 'none');
    expect([s.effects(0), s.effects(1)]).toEqual([['stunned'], ['grounded', 'stunned']]);
    expect(s.model(1).activated).toBe(false);
  });

  test('KC-12.50 it may still fold, and the coin is gone', () => {
    const s = attacked().say('counter', '7c 7d').allowed(1, 'fold').say('fold');
    s.expectFact('attackHit', { winner: 0, loser: 1, margin: 2 });
    expect([s.stash(1), s.table.coffers, s.wounds(0)]).toEqual([0, 1, 0]);
  });

  test('KC-12.50 or the free use is', () => {
    const bouncer = beside(bruiser, 'east', 'orc-bouncer', 1);
    const s = given({ models: [bruiser, bouncer, klacka, dorick], hands }).activate(0);
    s.say('attack m1').expectQuestion('attack/answer', 1, ['counter free', 'done']).say('counter free', '2c', 'fold');
    // Nothing is left to answer with: the next attack goes straight to the cards.
    s.say('attack m1').expectQuestion('attack/commit', 0);
    expect(s.all('counterDeclared')).toHaveLength(1);
  });
});

describe('KC-12.51 further attacks of the one who strikes back', () => {
  test('KC-12.51 Frenzy: at once, after the refill, in the activation of the other, who defends as ever', () => {
    const s = given({
      models: [bruiser, beside(bruiser, 'east', 'dwarf-berserker', 1), klacka, dorick],
      hands: ['2c 3d 4h 5s 7c 9d', 'Ah Ad Kh Kd 2s 3s'],
      stash: [1, 1],
    }).activate(0);
    s.say('attack m1', 'none', 'no', 'counter', '2c', 'Ah Ad Kh').expectQuestion('attack/critical', 1, ['frenzy', 'none']);
    s.say('frenzy').expectQuestion('refill/count cards', 0).say('deck').expectQuestion('frenzy/again', 1, ['attack', 'pass']);
    expect([s.hand(0).length, s.hand(1).length, s.fights]).toEqual([6, 6, []]);
    // No bribe of a model that is not active (KC-19.20), but every option of a defender.
    s.say('attack').expectQuestion('attack/answer', 0, ['counter', 'like an orc', 'just do it', 'done']);
    s.say('done', 'Kd 3s').expectQuestion('attack/defend', 0).say('9d', 'deck').expectQuestion('activation/act', 0);
    expect([s.activation.model, s.activation.actions, s.model(1).activated]).toEqual([0, 1, false]);
  });

  test('KC-12.51 KC-9.23 a Furious Walk that fails to break away costs the active enemy nothing', () => {
    const gator = beside(bruiser, 'east', 'kobold-gator', 1);
    const s = given({
      models: [bruiser, gator, klacka, dorick],
      hands: ['2c 3d 4h 5s 7c 9d', 'Ah Ad 3h 4d Kh Kd'],
      stash: [0, 1],
      events: '2c',
    }).activate(0);
    s.say('attack m1', 'none', 'counter', '2c', 'Ah Ad 3h 4d', 'furious', 'walk').expectFact('heldInPlace', { model: 1, by: 0 });
    expect(s.activation).toMatchObject({ model: 0, actions: 1, walk: true });
    s.expectQuestion('furious/attack', 1, ['attack m0', 'pass']);
  });

  test('KC-12.51 KC-7.12 it has them though its blow was the end of the active model, and so of that activation', () => {
    const gator = beside(bruiser, 'east', 'kobold-gator', 1);
    const s = given({
      models: [{ ...bruiser, wounds: 3, effects: ['stunned'] }, gator, beside(gator, 'east', 'human-lowlife', 0), klacka, dorick],
      hands: ['2c 3d 4h 5s 7c 9d', 'Ah Ad 3h 4d Kh Kd'],
      stash: [0, 1],
    }).activate(0);
    s.say('attack m1', 'none', 'counter', '2c', 'Ah Ad 3h 4d', 'furious').expectFact('removed', { model: 0, by: 1 });
    s.expectQuestion('furious/walk', 1).say('stay').expectQuestion('furious/attack', 1, ['attack m2', 'pass']);
    s.say('attack m2').expectQuestion('attack/commit', 1);
  });

  test('KC-12.51 Furious: a Walk and an attack on anybody', () => {
    const gator = beside(bruiser, 'east', 'kobold-gator', 1);
    const s = given({
      models: [bruiser, gator, beside(gator, 'east', 'human-lowlife', 0, { gap: 2 }), klacka, dorick],
      hands: ['2c 3d 4h 5s 7c 9d', 'Ah Ad 3h 4d Kh Kd'],
      stash: [0, 1],
      events: 'Ah',
    }).activate(0);
    s.say('attack m1', 'none', 'counter', '2c', 'Ah Ad 3h 4d', 'furious').expectQuestion('furious/walk', 1);
    s.say('walk', 'contact m2').expectQuestion('furious/attack', 1, ['attack m2', 'pass']);
    s.say('attack m2').expectQuestion('attack/commit', 1).say('Kh Kd').expectQuestion('attack/defend', 0).say('fold', 'none');
    expect([s.wounds(0), s.wounds(2)]).toEqual([0, 1]);
    s.expectQuestion('activation/act', 0);
  });
});

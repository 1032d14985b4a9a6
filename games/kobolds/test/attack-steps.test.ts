/** Chapter 12, second part: the steps of an attack from declaration to refill (KC-12.10 to KC-12.25). */
import { Match } from '@guildhall/kernel/hall';
import { describe, expect, test } from 'vitest';
import type { FactKind } from '../facts.ts';
import { kobolds } from '../index.ts';
import { fightOn } from '../rules/frames.ts';
import { type Arrangement, beside, given, model, type Scene } from './kit.ts';

const klacka = model('klacka', 0, 2, 2);
const dorick = model('dorick', 1, 2, 22);
const bruiser = model('human-bruiser', 0, 12, 12);
const lowlife = beside(bruiser, 'east', 'human-lowlife', 1);

/** A Human Bruiser (red, Fight 3) against a Human Lowlife (Defend 2, 3 wounds). */
const fight = (more: Partial<Arrangement> = {}): Scene =>
  given({
    models: [bruiser, lowlife, klacka, dorick],
    hands: ['Ah Ad Ac 2c 3c 4c', 'Kh Kd Ks 8s 7s 6s'],
    decks: ['5c 6c 7c', '5d 6d'],
    ...more,
  }).activate(0);

/** Where in the order of what was told the one fact of this kind is. */
function at(s: Scene, kind: FactKind): number {
  const places = s.facts.flatMap((fact, i) => (fact.kind === kind ? [i] : []));
  expect(places, kind).toHaveLength(1);
  return places[0];
}
function inThisOrder(s: Scene, ...kinds: FactKind[]): void {
  const places = kinds.map((kind) => at(s, kind));
  expect(places).toEqual([...places].sort((a, b) => a - b));
}

describe('declaring', () => {
  test('KC-12.10 attacker, kind and target are named and the action is spent before anybody answers', () => {
    const s = fight({ stash: [0, 1] });
    expect(s.activation.actions).toBe(2);
    s.say('attack m1').expectQuestion('bribe/offer', 1);
    expect(s.activation.actions).toBe(1);
    s.expectFact('attackDeclared', {
      rule: 'KC-12.10',
      seat: 0,
      attacker: 0,
      target: 1,
      how: 'melee',
      free: '',
      friend: false,
      justDoIt: false,
    });
    s.expectFact('actionSpent', { rule: 'KC-12.10', model: 0, left: 1 });
    expect(s.model(0).activated).toBe(true);
    expect(s.fights).toMatchObject([{ attacker: 0, target: 1, seat: 0, against: 1, kind: 'melee', step: 'declared' }]);
  });

  test('KC-12.10 an attack on a friend spends an action too', () => {
    const s = fight({ models: [bruiser, beside(bruiser, 'east', 'human-lowlife', 0), klacka, dorick] });
    s.say('attack m1').expectFact('actionSpent', { rule: 'KC-12.10', model: 0, left: 1 });
    s.expectFact('attackDeclared', { attacker: 0, target: 1, friend: true });
    expect(s.activation.actions).toBe(1);
  });

  test('KC-12.10 two actions are two attacks, and with none left there is no third', () => {
    const s = fight().say('attack m1', '2c', 'Kh', 'attack m1', '3c', 'Kd');
    s.refused(0, 'attack m1', 'KC-7.2', 'noActionsLeft');
    expect(s.offered(0, 'attack')).toEqual([]);
  });

  test('KC-12.11 the opponent may try a bribe after the declaration and before anything else', () => {
    const s = fight({ stash: [1, 3] })
      .say('attack m1')
      .expectQuestion('bribe/offer', 1, ['guaranteed', 'cheapskate', 'none']);
    s.say('none').expectQuestion('attack/just do it', 0);
  });

  test('KC-12.12 the shot test comes after the bribe and before any coin or card', () => {
    const barry = model('barry', 1, 12, 12);
    const s = given({
      models: [barry, model('elf-archer', 0, 12, 3), beside(barry, 'east', 'human-lowlife', 0)],
      stash: [1, 1],
      events: 'Ah',
    }).activate(1);
    s.say('shoot m0').expectQuestion('bribe/offer', 1).expectNoFact('testDrawn');
    s.say('none').expectFact('testDrawn', { test: 'shot', model: 1, red: true });
    s.expectQuestion('attack/just do it', 0).expectNoFact('attackCommitted');
  });

  test('KC-12.12 a shot that was bribed takes none, and hits nobody', () => {
    const barry = model('barry', 1, 12, 12);
    const friend = beside(barry, 'east', 'human-lowlife', 0);
    const models = [barry, model('elf-archer', 0, 12, 3), friend, klacka];
    const s = given({ models, stash: [0, 3], events: '2s 3s' })
      .activate(1)
      .say('shoot m0', 'guaranteed');
    s.expectFact('bribed', { model: 1 });
    s.expectNoFact('testDrawn').expectNoFact('shotWentAstray').expectQuestion('activation/act', 1);
    expect([s.effects(2), s.wounds(2)]).toEqual([[], 0]);
  });
});

describe('extras', () => {
  test('KC-12.13 first the attacker says Just do it! or not, then the defender whatever is wanted; then the hands', () => {
    const s = fight({ stash: [1, 3] }).say('attack m1', 'none');
    s.expectQuestion('attack/just do it', 0, ['just do it', 'no']).say('just do it');
    s.expectQuestion('attack/answer', 1, ['counter', 'like an orc', 'just do it', 'done']).say('like an orc');
    s.expectQuestion('attack/answer', 1, ['counter', 'just do it', 'done']).say('just do it');
    s.expectQuestion('attack/answer', 1, ['counter', 'done']).say('counter');
    s.expectNoFact('attackCommitted').expectQuestion('attack/commit', 0);
    expect([s.stash(0), s.stash(1), s.table.coffers]).toEqual([0, 0, 4]);
    expect(s.fights[0]).toMatchObject({ attackerJustDoIt: true, defenderJustDoIt: true, counter: true, likeAnOrc: true });
    // Four cards by Just do it!; the Lowlife's Fight of 2 and one more.
    s.allowed(0, 'Ah Ad Ac 2c').say('Ah').expectQuestion('attack/defend', 1).allowed(1, 'Kh Kd Ks');
    s.refused(1, 'Kh Kd Ks 8s', 'KC-12.42', 'overLimit');
    s.refused(1, 'counter', 'KC-12.42', 'notCards');
  });

  test('KC-12.13 who has no coin is not asked', () => {
    fight().say('attack m1').expectQuestion('attack/commit', 0);
    fight({ stash: [1, 0] })
      .say('attack m1', 'no')
      .expectQuestion('attack/commit', 0);
    fight({ stash: [0, 1] })
      .say('attack m1', 'none')
      .expectQuestion('attack/answer', 1);
  });
});

describe('the hands', () => {
  test('KC-12.14 nobody else learns which cards the attacker has chosen, nor how many', () => {
    const [few, many] = ['Ah', 'Ah Ad 2c'].map((cards) => fight().say('attack m1', cards));
    for (const seat of [1, null]) expect(few.view(seat)).toEqual(many.view(seat));
    expect(few.facts).toEqual(many.facts);
    expect(few.expectFact('attackCommitted')).toEqual({ kind: 'attackCommitted', rule: 'KC-12.14', seat: 0 });
    expect(few.view(0).table.fights[0].attack).toEqual(['Ah']);
    expect(few.view(1).table.gangs[0].cards).toBe(6);
  });

  test('KC-12.15 the choice is fixed before the defender decides, also if the defender folds', () => {
    const s = fight().say('attack m1', '2c 3c').expectQuestion('attack/defend', 1);
    expect(kobolds.actors(s.game)).toEqual([1]);
    expect(s.whyNot(0, 'Ah Ad')).not.toBeNull();
    s.say('fold').expectFact('handsRevealed', { attack: ['2c', '3c'], folded: true });
  });

  test('KC-12.15 KC-39.3 once chosen the hand is not taken back either, whoever agrees', () => {
    const m = Match.from(kobolds, fight().game, '7'.repeat(64));
    for (const answer of ['attack m1', 'Ah']) expect(m.answer(0, answer)).toBeNull();
    expect(kobolds.actors(m.current)).toEqual([1]);
    expect(m.undo(0, [1])).toMatchObject({ rule: 'KC-39.3', why: 'alreadyRevealed' });
    expect(fightOn(m.current.stack).vars.attack).toEqual(['Ah']);
  });

  test('KC-12.16 the defender folds, using no cards, or chooses some of the own hand', () => {
    const s = fight().say('attack m1', '2c');
    s.refused(1, 'Ah', 'KC-12.5', 'notInHand');
    const folded = s.branch().say('fold');
    expect(folded.hand(1)).toEqual(['Kh', 'Kd', 'Ks', '8s', '7s', '6s']);
    expect(folded.table.gangs[1].discard).toEqual([]);
    s.say('8s 7s').expectFact('defenceCommitted', { rule: 'KC-12.16', seat: 1 });
    expect(s.table.gangs[1].discard).toEqual(['8s', '7s']);
  });

  test('KC-12.17 both hands are shown at the same time, and not before', () => {
    const s = fight().say('attack m1', 'Ah Ad').expectNoFact('handsRevealed');
    expect(s.view(1).table.fights[0].attack).toEqual([]);
    s.say('Kh Kd').expectFact('handsRevealed', {
      rule: 'KC-12.17',
      attack: ['Ah', 'Ad'],
      defence: ['Kh', 'Kd'],
      attackRank: 2,
      defenceRank: 2,
      folded: false,
      counter: false,
    });
    inThisOrder(s, 'attackCommitted', 'defenceCommitted', 'handsRevealed');
  });
});

describe('the comparison', () => {
  const boss = model('klacka', 0, 12, 12);
  const royal = (defence: string) =>
    given({
      models: [boss, beside(boss, 'east', 'dorick', 1)],
      hands: ['Th Jh Qh Kh Ah 2c', '3h 3d 8s 7s 6s 2d'],
    })
      .activate(0)
      .say('attack m1', 'Th Jh Qh Kh Ah', defence);

  test('KC-12.18 if the defender folds, the attack hits and its hand alone sets the result', () => {
    const s = fight().say('attack m1', '2c', 'fold');
    s.expectFact('handsRevealed', { rule: 'KC-12.18', folded: true, attack: ['2c'], defence: [] });
    s.expectFact('attackHit', { winner: 0, loser: 1, margin: 1 });
    expect(s.effects(1)).toEqual(['stunned']);
  });

  test('KC-12.19 a fold is rank 0: a Royal Flush is then ten better, and otherwise nine at most', () => {
    const folded = royal('fold');
    folded.expectFact('handsRevealed', { attackRank: 10, defenceRank: 0 });
    folded.expectFact('attackHit', { margin: 10 });
    expect(folded.wounds(1)).toBe(9);
    const high = royal('8s');
    high.expectFact('attackHit', { margin: 9 });
    expect(high.wounds(1)).toBe(8);
  });

  test('KC-12.20 the higher rank hits', () => {
    const s = fight().say('attack m1', 'Ac Ad 2c', 'Kh');
    s.expectFact('attackHit', { rule: 'KC-12.20', winner: 0, loser: 1, margin: 1, counter: false });
    s.expectNoFact('attackFailed').expectQuestion('attack/critical', 0);
  });

  test('KC-12.21 equal ranks: nothing happens, whatever the cards', () => {
    for (const [attack, defence] of [
      ['Ah', '6s'],
      ['2c', 'Kh'],
      ['Ah Ad', 'Kh Kd'],
    ]) {
      const s = fight().say('attack m1', attack, defence).expectNoFact('attackHit');
      s.expectFact('attackFailed', { rule: 'KC-12.21', attacker: 0, target: 1, margin: 0 });
      expect([s.wounds(0), s.wounds(1), s.effects(0), s.effects(1)]).toEqual([0, 0, [], []]);
      s.expectQuestion('activation/act', 0);
    }
  });

  test('KC-12.22 a lower rank does nothing to either side', () => {
    const s = fight().say('attack m1', 'Ah', 'Kh Kd').expectNoFact('attackHit');
    s.expectFact('attackFailed', { rule: 'KC-12.22', attacker: 0, target: 1, margin: -1 });
    expect([s.wounds(0), s.wounds(1), s.effects(0), s.effects(1)]).toEqual([0, 0, [], []]);
    s.expectQuestion('activation/act', 0);
  });
});

describe('the result', () => {
  test('KC-12.23 first the critical is chosen, then the damage done, then the rest of the critical', () => {
    const s = fight().say('attack m1', 'Ah Ad 2c', 'fold').expectNoFact('damageDone');
    s.expectQuestion('attack/critical', 0, ['shove-w', 'kneecap', 'none']).say('kneecap');
    inThisOrder(s, 'handsRevealed', 'attackHit', 'criticalTriggered', 'damageDone', 'wounded', 'effectGiven');
    expect([s.wounds(1), s.effects(1)]).toEqual([1, ['kneecap']]);
  });

  test('KC-12.23 abilities and equipment work after the damage, and a target at zero is gone for them', () => {
    const armed = { ...bruiser, equipment: ['poison-blade' as const] };
    const alive = fight({ models: [armed, lowlife, klacka, dorick] }).say('attack m1', 'Ac Ad', 'fold', 'none');
    inThisOrder(alive, 'damageDone', 'wounded', 'effectGiven');
    expect(alive.effects(1)).toEqual(['poison']);
    const dead = fight({ models: [armed, lowlife, klacka, dorick] }).say('attack m1', 'Ac Ad Ah', 'fold', 'kneecap');
    inThisOrder(dead, 'criticalTriggered', 'damageDone', 'wounded', 'removed');
    dead.expectNoFact('effectGiven');
    expect(dead.model(1)).toMatchObject({ place: 'removed', effects: 0 });
    // The attack ends in the usual way.
    inThisOrder(dead, 'removed', 'cardsDiscarded', 'cardsDrawn');
    dead.expectQuestion('activation/act', 0);
  });

  test('KC-12.24 both discard what they used and refill', () => {
    const s = fight().say('attack m1', 'Ah Ad 2c', 'Kh', 'none');
    expect(s.table.gangs[0].discard).toEqual(['Ah', 'Ad', '2c']);
    expect(s.table.gangs[1].discard).toEqual(['Kh']);
    expect(s.hand(0)).toEqual(['Ac', '3c', '4c', '5c', '6c', '7c']);
    expect(s.hand(1)).toEqual(['Kd', 'Ks', '8s', '7s', '6s', '5d']);
    s.expectFact('cardsDiscarded', { rule: 'KC-12.24', seat: 0, cards: ['Ah', 'Ad', '2c'] });
    s.expectFact('cardsDiscarded', { rule: 'KC-12.24', seat: 1, cards: ['Kh'] });
    expect(s.fights).toEqual([]);
    s.expectQuestion('activation/act', 0);
  });

  test('KC-12.24 also when nobody was hit, and after a fold only the attacker', () => {
    const tie = fight().say('attack m1', 'Ah', 'Kh');
    expect([tie.hand(0), tie.hand(1)]).toEqual([
      ['Ad', 'Ac', '2c', '3c', '4c', '5c'],
      ['Kd', 'Ks', '8s', '7s', '6s', '5d'],
    ]);
    const fold = fight().say('attack m1', '2c', 'fold');
    expect(fold.all('cardsDrawn').map(({ seat, n }) => [seat, n])).toEqual([[0, 1]]);
    // Not even a hand that has room: who folds has used nothing.
    const short = fight({ hands: ['Ah Ad Ac 2c 3c 4c', 'Kh Kd'] }).say('attack m1', '2c', 'fold');
    expect(short.hand(1)).toEqual(['Kh', 'Kd']);
  });

  test('KC-12.24 cards shown in the attack that ends the game are put away too', () => {
    const s = given({
      models: [bruiser, { ...lowlife, wounds: 2 }],
      hands: ['Ah Ad Ac 2c 3c 4c', 'Kh Qd Ks 8s 7s 6s'],
    }).activate(0);
    s.say('attack m1', 'Ah Ad Ac', 'Kh', 'none');
    expect(s.outcome).toMatchObject({ winners: [0] });
    expect(s.table.gangs.map(({ discard }) => discard)).toEqual([['Ah', 'Ad', 'Ac'], ['Kh']]);
    expect(s.fights).toEqual([]);
  });

  test('KC-12.25 the attack that Frenzy grants starts when the first is discarded and refilled', () => {
    const berserker = model('dwarf-berserker', 0, 12, 12);
    const s = given({
      models: [berserker, beside(berserker, 'east', 'barry', 1), klacka],
      hands: ['Ah Ad 3c 4c 5c 6c', 'Kh Kd Ks 8s 7s 6s'],
      decks: ['Ac As', 'Qh Qd'],
    }).activate(0);
    s.say('attack m1', 'Ah Ad', 'Kh', 'frenzy').expectQuestion('frenzy/again', 0, ['attack', 'pass']);
    expect(s.fights).toEqual([]);
    expect([s.hand(0), s.hand(1)]).toEqual([
      ['3c', '4c', '5c', '6c', 'Ac', 'As'],
      ['Kd', 'Ks', '8s', '7s', '6s', 'Qh'],
    ]);
    expect(s.effects(1)).toEqual(['stunned']);
    // The cards just drawn serve; the second attack is free, and at a model Stunned by the first.
    s.say('attack').expectFact('attackDeclared', { attacker: 0, target: 1, free: 'frenzy' });
    expect(s.activation.actions).toBe(1);
    s.say('Ac As', 'Kd');
    expect(s.wounds(1)).toBe(1);
    s.expectQuestion('activation/act', 0);
  });

  test('KC-12.25 Furious too: its Walk begins with a full hand', () => {
    const berserker = model('dwarf-berserker', 0, 12, 12);
    const s = given({
      models: [berserker, beside(berserker, 'east', 'barry', 1), klacka],
      hands: ['Ah Ad 3h 4d 5c 6c', 'Kh Kd Ks 8s 7s 6s'],
    }).activate(0);
    s.say('attack m1', 'Ah Ad 3h 4d', 'Kh', 'furious').expectQuestion('furious/walk', 0, ['walk', 'stay']);
    expect([s.fights, s.hand(0).length, s.hand(1).length]).toEqual([[], 6, 6]);
  });
});

/** Chapter 19: Everyone's for Sale! (KC-19.13 to KC-19.21). */
import { describe, expect, test } from 'vitest';
import { type Arrangement, beside, given, model, type Placed, type Scene } from './kit.ts';

const klacka = model('klacka', 0, 2, 2);
const dorick = model('dorick', 1, 2, 22);
const bruiser = model('human-bruiser', 0, 12, 12);
const lowlife = beside(bruiser, 'east', 'human-lowlife', 1);
const hands: [string, string] = ['Ah Ad 2c 3c 4c 5s', 'Kh Kd 9s 8s 7s 6s'];

/** A Bruiser, who costs 3, attacks a Lowlife whose player has coins. */
const attacked = (stash: number, more: Partial<Arrangement> = {}): Scene =>
  given({ models: [bruiser, lowlife, klacka, dorick], hands, stash: [0, stash], ...more })
    .activate(0)
    .say('attack m1');

describe('an offer', () => {
  test('KC-19.13 the opponent may bribe the active model once an attack has been declared', () => {
    const s = attacked(3).expectQuestion('bribe/offer', 1, ['guaranteed', 'cheapskate', 'none']);
    s.expectFact('attackDeclared', { attacker: 0, target: 1 });
    expect(s.asked(1)).toMatchObject({ rule: 'KC-19.13', show: { model: 0, cost: 3 } });
    expect(s.asked(0)).toBeNull();
    s.refused(1, 'counter', 'KC-19.13', 'notAnAnswer');
    // Nobody is asked before, nor for anything that is no attack.
    const quiet = given({ models: [bruiser, lowlife, klacka, dorick], hands, stash: [0, 9] }).activate(0);
    quiet.say('draw cards', '2c').expectQuestion('activation/act', 0);
    quiet.expectNoFact('bribeOffered');
    // Without a coin there is nothing to offer.
    attacked(0).expectQuestion('attack/commit', 0);
  });

  test('KC-19.14 Leaders cannot be bribed', () => {
    const boss = model('klacka', 0, 12, 12);
    const s = given({ models: [boss, beside(boss, 'east', 'human-lowlife', 1), dorick], hands, stash: [0, 10] }).activate(0);
    s.say('attack m1').expectQuestion('attack/answer', 1).expectNoFact('bribeOffered');
  });

  test('KC-19.15 a Guaranteed Bribe costs what the model costs and succeeds without a card', () => {
    const s = attacked(4).say('guaranteed');
    s.expectFact('bribeOffered', { rule: 'KC-19.15', seat: 1, model: 0, how: 'guaranteed', coins: 3 });
    s.expectFact('bribed', { seat: 1, model: 0 });
    s.expectNoFact('testDrawn');
    expect([s.stash(1), s.table.coffers, s.wounds(1)]).toEqual([1, 3, 0]);
    const poor = attacked(2).expectQuestion('bribe/offer', 1, ['cheapskate', 'none']);
    expect(poor.refused(1, 'guaranteed', 'KC-19.15', 'bribeTooDear').about).toEqual({ cost: 3, stash: 2 });
  });

  test('KC-19.16 Cheapskate: one coin and an Event card; red succeeds', () => {
    const s = attacked(1, { events: '2d' }).say('cheapskate');
    s.expectFact('bribeOffered', { rule: 'KC-19.16', seat: 1, model: 0, how: 'cheapskate', coins: 1 });
    s.expectFact('testDrawn', { test: 'cheapskate', card: '2d', red: true });
    s.expectFact('bribed', { model: 0 });
    expect([s.stash(1), s.table.coffers]).toEqual([0, 1]);
  });

  test('KC-19.16 black fails, and no other bribe may be tried in this activation', () => {
    const s = attacked(9, { events: '2s' }).say('cheapskate');
    s.expectFact('testDrawn', { test: 'cheapskate', red: false });
    s.expectFact('bribeFailed', { rule: 'KC-19.16', seat: 1, model: 0 });
    // The attack goes on, and the second one of this activation cannot be bribed, whatever is offered.
    s.expectQuestion('attack/answer', 1).say('done', '2c', 'fold', 'attack m1').expectQuestion('attack/answer', 1);
    expect(s.all('bribeOffered')).toHaveLength(1);
    // In the activation of another model it is open again.
    s.say('done', '3c', 'fold', 'end').activate(3).say('end');
    expect(s.activation).toMatchObject({ model: 2, bribeFailed: false });
  });

  test('KC-19.16 the next activation can be bribed again', () => {
    const second = beside(lowlife, 'east', 'human-bruiser', 0);
    const s = attacked(9, { events: '2s 2d', models: [bruiser, lowlife, second, dorick] }).say(
      'cheapskate',
      'done',
      '2c',
      'fold',
    );
    s.say('end').activate(3).say('end');
    expect(s.activation.model).toBe(2);
    s.say('attack m1').expectQuestion('bribe/offer', 1).say('cheapskate').expectFact('bribed', { model: 2 });
  });

  test('KC-19.16 nor of an Always Angry attacker in it, and the other way round', () => {
    const ruffian = (): Placed => beside(lowlife, 'east', 'orc-ruffian', 0, { gap: 1 });
    const models = [bruiser, lowlife, ruffian(), dorick];
    const shoving = (first: string[]): Scene => {
      const s = attacked(3, { models, events: 'Ah 2s 2d', hands: ['Ah Ad 2c 3c 4c', ''] });
      return s
        .say(...first, 'done', 'Ah', 'shove-w', 'full')
        .expectQuestion('always angry/attack', 0)
        .say('m2');
    };
    shoving(['cheapskate']).expectQuestion('attack/answer', 1).expectFact('bribeFailed', { model: 0 });
    const s = shoving(['none']).expectQuestion('bribe/offer', 1).say('cheapskate');
    s.expectFact('bribeFailed', { model: 2 });
    s.say('done', '2c', 'none').expectQuestion('activation/act', 0);
    s.say('walk', 'contact m1', 'attack m1').expectQuestion('attack/answer', 1);
  });

  test('KC-19.16 declining leaves the next attack to be bribed', () => {
    const s = attacked(9).say('none', 'done', '2c', 'fold').say('attack m1');
    s.expectQuestion('bribe/offer', 1).say('guaranteed').expectFact('bribed');
  });

  test('KC-19.17 a successful bribe ends the activation: no Walk, no second action', () => {
    const s = attacked(3).say('guaranteed');
    s.expectFact('bribed', { rule: 'KC-19.17', model: 0, attackOnly: false });
    s.expectFact('activationEnded', { model: 0, cut: true, unused: 1 });
    expect(s.model(0)).toMatchObject({ activated: true, place: 'play' });
    s.expectQuestion('action time/model', 1);
  });
});

describe('KC-19.18 what a bribe answers', () => {
  test('KC-19.18 melee and ranged attacks', () => {
    attacked(1).expectQuestion('bribe/offer', 1);
    const archer = model('elf-archer', 0, 12, 3);
    const s = given({ models: [archer, model('barry', 1, 12, 12)], stash: [0, 1] }).activate(0);
    s.say('shoot m1').expectQuestion('bribe/offer', 1);
  });

  test('KC-19.18 attack spells, but no support spells', () => {
    const wizard = model('wizard', 0, 12, 10);
    const scene = () => given({ models: [wizard, model('barry', 1, 12, 14), klacka], stash: [0, 9] }).activate(0);
    const attack = scene().say('cast attack m1').expectQuestion('bribe/offer', 1, ['guaranteed', 'cheapskate', 'none']);
    attack.say('guaranteed').expectFact('bribeOffered', { coins: 8 });
    expect(attack.spell).toBeNull();
    attack.expectNoFact('spellCardDrawn').expectQuestion('activation/act', 1);
    const support = scene().say('cast support m0').expectNoFact('bribeOffered');
    expect(support.question).not.toBe('bribe/offer');
    support.expectFact('spellDeclared', { spell: 'support' });
  });

  test('KC-19.18 attacks on the targets of scenarios', () => {
    const s = given({
      scenario: 'mr-cuddly',
      cuddly: { x: 12, y: 12 },
      models: [model('human-bruiser', 0, 12 - 0.5906 - 0.7874, 12), klacka, dorick],
      hands: ['Ah Ad 2c 3c 4c 5s', hands[1]],
      stash: [0, 3],
    }).activate(0);
    s.say('strike cuddly').expectQuestion('bribe/offer', 1).say('guaranteed');
    s.expectFact('bribed', { model: 0 });
    expect([s.table.targetWounds, s.hand(0).length]).toEqual([0, 6]);
    // No pair is asked for: Dorick, the only other one to activate, is next.
    s.expectQuestion('activation/act', 1);
  });

  test('KC-19.18 no other action', () => {
    const s = given({ models: [bruiser, lowlife, klacka, dorick], hands, stash: [0, 9], events: 'Ah' }).activate(0);
    s.say('draw cards', '2c', 'walk', '12 14').expectNoFact('bribeOffered');
    s.expectQuestion('activation/act', 0);
  });
});

describe('KC-19.19 the price', () => {
  test('KC-19.19 is the listed one, also of a model that was hired free', () => {
    // Grobblar's Scumbag has volunteered, and the zombie has been raised: each is listed at one coin.
    const grobblar = model('grobblar', 0, 2, 2);
    const scumbag = model('goblin-scumbag', 0, 12, 12);
    const s = given({ models: [scumbag, beside(scumbag, 'east', 'human-lowlife', 1), grobblar], stash: [0, 2] });
    s.activate(0).say('attack m1', 'guaranteed').expectFact('bribeOffered', { coins: 1 });
    const zombie = model('zombie', 0, 12, 12);
    const raised = given({ models: [zombie, beside(zombie, 'east', 'human-lowlife', 1), grobblar], stash: [0, 2] });
    raised.model(0).raised = true;
    raised.activate(0).say('attack m1', 'guaranteed').expectFact('bribeOffered', { coins: 1 });
    const sharpshooter = given({ models: [model('goblin-sharpshooter', 0, 12, 3), model('barry', 1, 12, 12)], stash: [0, 6] });
    sharpshooter.activate(0).say('shoot m1', 'guaranteed').expectFact('bribeOffered', { coins: 6 });
  });

  test('KC-19.19 a cost of "-" is none: no Guaranteed Bribe, but Cheapskate', () => {
    const pet = model('mr-cuddly', 0, 12, 12);
    const s = given({ models: [pet, beside(pet, 'east', 'human-lowlife', 1), klacka, dorick], stash: [0, 10], events: '2d' });
    s.activate(0).say('attack m1').expectQuestion('bribe/offer', 1, ['cheapskate', 'none']);
    s.refused(1, 'guaranteed', 'KC-19.19', 'noFixedPrice');
    s.say('cheapskate').expectFact('bribed', { model: 0 });
  });
});

describe('KC-19.20 whose attacks', () => {
  test('KC-19.20 the free ones of the active model too: Frenzy', () => {
    const berserker = model('dwarf-berserker', 0, 12, 12);
    const s = given({
      models: [berserker, beside(berserker, 'east', 'barry', 1), klacka],
      hands,
      stash: [0, 6],
    }).activate(0);
    s.say('attack m1', 'none', 'done', 'Ah Ad', 'fold', 'frenzy', 'attack').expectQuestion('bribe/offer', 1);
    s.say('guaranteed').expectFact('bribed', { model: 0, attackOnly: false });
    expect(s.activations.map((a) => a.model)).not.toContain(0);
  });

  test('KC-19.20 and Furious', () => {
    const berserker = model('dwarf-berserker', 0, 12, 12);
    const s = given({
      models: [berserker, beside(berserker, 'east', 'barry', 1), klacka],
      hands: ['Ah Ad 2h 3d 4c 5s', hands[1]],
      stash: [0, 1],
    }).activate(0);
    s.say('attack m1', 'none', 'done', 'Ah Ad 2h 3d', 'fold', 'furious', 'stay', 'attack m1').expectQuestion('bribe/offer', 1);
  });

  test('KC-19.20 not those of a friend who has a go', () => {
    const grobblar = model('grobblar', 0, 12, 12);
    const enemy = beside(grobblar, 'east', 'dorick', 1);
    const s = given({
      models: [grobblar, enemy, beside(enemy, 'north', 'goblin-scumbag', 0)],
      hands: ['Ac As 2c 3d Kc Ks', hands[1]],
      stash: [0, 9],
    }).activate(0);
    s.say('attack m1', 'done', 'Ac As 2c', 'fold', 'ave-a-go', 'm2', 'stay').expectQuestion('ave a go/attack', 0);
    s.say('attack').expectNoFact('bribeOffered').expectQuestion('attack/answer', 1);
    s.expectFact('attackDeclared', { attacker: 2, free: 'ave-a-go' });
  });

  test('KC-19.20 not those of a lured model', () => {
    const keeper = model('egg-keeper', 0, 12, 12);
    const ogre = beside(keeper, 'east', 'ogre', 1);
    const s = given({
      models: [keeper, ogre, beside(ogre, 'east', 'human-lowlife', 1), dorick],
      hands: ['Ah Ad 2h 3d Kc Ks', 'Kh Qd 9s 8s 7s 6s'],
      stash: [0, 9],
    }).activate(0);
    s.say('attack m1', 'done', 'Ah Ad 2h 3d', 'Kh', 'strange-allure', 'm1', 'attack m2');
    s.expectNoFact('bribeOffered').expectQuestion('attack/answer', 1);
  });

  test('KC-19.20 nor those after a counter attack', () => {
    const s = given({
      models: [bruiser, beside(bruiser, 'east', 'dwarf-berserker', 1), klacka, dorick],
      hands: ['2c 3d 4h 5s 7c 9d', 'Ah Ad Kh Kd 2s 3s'],
      stash: [9, 1],
    }).activate(0);
    s.say('attack m1', 'none', 'no', 'counter', '2c', 'Ah Ad Kh', 'frenzy', 'deck', 'attack');
    s.expectNoFact('bribeOffered').expectQuestion('attack/answer', 0);
  });

  test('KC-19.20 an Always Angry attacker can be bribed, and loses that attack alone', () => {
    const target = lowlife;
    const ruffian: Placed = beside(target, 'east', 'orc-ruffian', 1, { gap: 1 });
    const s = given({ models: [bruiser, target, ruffian, klacka, dorick], hands, stash: [3, 0] }).activate(0);
    s.say('attack m1', 'no', 'Ah', 'fold', 'shove-w', 'full', 'deck').expectQuestion('always angry/attack', 1).say('m2');
    s.expectQuestion('bribe/offer', 0, ['guaranteed', 'cheapskate', 'none']).say('guaranteed');
    s.expectFact('bribed', { rule: 'KC-19.20', seat: 0, model: 2, attackOnly: true });
    // It is the Bruiser's activation still, and the Ruffian's is to come.
    expect(s.model(2).activated).toBe(false);
    expect([s.wounds(1), s.stash(0), s.table.coffers]).toEqual([0, 0, 3]);
    s.expectQuestion('activation/act', 0);
  });
});

test('KC-19.21 a bribed attack uses no cards', () => {
  const s = attacked(3).say('guaranteed');
  s.expectNoFact('attackCommitted').expectNoFact('cardsDrawn').expectNoFact('cardsDiscarded');
  expect([s.hand(0), s.hand(1)].map((hand) => hand.join(' '))).toEqual(hands);
  expect(s.fights).toEqual([]);
});

test('KC-19.21 the coins are paid whether or not the bribe works', () => {
  for (const [card, works] of [
    ['2d', true],
    ['2s', false],
  ] as const) {
    const s = attacked(2, { events: card }).say('cheapskate');
    expect([s.stash(1), s.table.coffers]).toEqual([1, 1]);
    expect(s.all('bribed').length === 1).toBe(works);
  }
});

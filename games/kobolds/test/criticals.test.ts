/** Chapter 15: which criticals a hit opens, and when they are chosen (KC-15.1 to KC-15.12). */
import { describe, expect, test } from 'vitest';
import { CRITICAL_LIST } from '../data/index.ts';
import { type Arrangement, beside, given, model, type Placed, type Scene } from './kit.ts';

const klacka = model('klacka', 0, 2, 2);
const dorick = model('dorick', 1, 2, 22);
const bruiser = model('human-bruiser', 0, 12, 12);
const HAND = '2s 3s 4s 8h 9h Jd';

/** This model attacks Barry, far too tough to fall, with these cards; he folds. The hand is what it plays and something else. */
function hit(attacker: Placed, cards: string, defence = 'fold', more: Partial<Arrangement> = {}): Scene {
  const barry = beside(attacker, 'east', 'barry', 1);
  return given({ models: [attacker, barry, klacka], hands: [cards, HAND], ...more })
    .activate(0)
    .say('attack m1', cards, defence);
}

describe('which are open', () => {
  const brute = model('rat-brute', 0, 12, 12);

  test('KC-15.1 a critical needs a successful attack', () => {
    hit(bruiser, 'Ah Ad 2c', '2s').expectQuestion('attack/critical', 0, ['shove-w', 'kneecap', 'none']);
    const tie = hit(bruiser, 'Ah Kd', '2s').expectNoFact('criticalTriggered');
    tie.expectFact('attackFailed', { margin: 0 });
    tie.expectQuestion('activation/act', 0);
  });

  test('KC-15.1 neither one nor the other has one when a defence is better', () => {
    const s = given({ models: [bruiser, beside(bruiser, 'east', 'ogre', 1), klacka, dorick], hands: ['Ah Kd', '2h 2d 5c'] });
    s.activate(0).say('attack m1', 'Ah Kd', '2h 2d').expectFact('attackFailed', { margin: -1 });
    s.expectQuestion('activation/act', 0);
  });

  test('KC-15.2 cards in the colour of its allegiance count: red for a Bruiser, black for a Ruffian', () => {
    const ruffian = model('orc-ruffian', 0, 12, 12);
    hit(bruiser, 'Ah 3d 4c').expectQuestion('attack/critical', 0, ['shove-w', 'kneecap', 'none']);
    hit(bruiser, 'Ac 3d 4c').expectQuestion('attack/critical', 0, ['shove-w', 'none']);
    hit(bruiser, 'Ac 3s 4c').expectQuestion('activation/act', 0);
    hit(ruffian, 'Ac 3s 4c').expectQuestion('attack/critical', 0, ['bash', 'nasty-sprain', 'none']);
    hit(ruffian, 'Ah 3d 4h').expectQuestion('activation/act', 0);
  });

  test('KC-15.2 a counter attacker counts its own cards, not those of the attacker', () => {
    const s = given({
      models: [bruiser, beside(bruiser, 'east', 'dwarf-miner', 1), klacka, dorick],
      hands: ['2h 3d 4h 5s 7c 9d', 'Ac As 3h 4d 2s 8s'],
      stash: [0, 1],
    }).activate(0);
    s.say('attack m1', 'none', 'counter', '2h 3d 4h', 'Ac As 3h').expectQuestion('attack/critical', 1, ['grab', 'none']);
    s.say('grab').expectFact('criticalTriggered', { seat: 1, model: 1, target: 0, critical: 'grab', matching: 1 });
  });

  test('KC-15.2 the adopted Mr. Cuddly counts the colour of his Leader: black for Klacka (KC-25.15)', () => {
    const cuddly = model('mr-cuddly', 0, 12, 12);
    hit(cuddly, 'Ah 3d 4h').expectQuestion('activation/act', 0);
    hit(cuddly, 'Ac 3s 4h').expectQuestion('attack/critical', 0, ['grab', 'bite', 'none']);
  });

  test('KC-15.3 KC-15.4 a Rat Brute with three black cards may Dodge or Kneecap: the third column is blank', () => {
    const s = hit(brute, 'Kc Ks 3c').expectQuestion('attack/critical', 0, ['dodge-w', 'kneecap', 'none']);
    expect(s.refused(0, 'broken-bones', 'KC-15.3', 'criticalNotOpen').about).toEqual({
      critical: 'broken-bones',
      matching: 3,
      needed: 4,
    });
    expect(s.refused(0, 'bash', 'KC-15.4', 'notItsCritical').about).toEqual({ critical: 'bash', m: 0 });
    s.say('none').expectFact('criticalDeclined', { seat: 0, model: 0, open: ['dodge-w', 'kneecap'] });
    s.expectNoFact('criticalTriggered').expectQuestion('activation/act', 0);
    expect(s.effects(1)).toEqual([]);
  });

  test('KC-15.3 with n matching cards columns One to n are open', () => {
    hit(brute, 'Kc Kh 3d 4d').expectQuestion('attack/critical', 0, ['dodge-w', 'none']);
    hit(brute, 'Kc Ks 3d 4d').expectQuestion('attack/critical', 0, ['dodge-w', 'kneecap', 'none']);
    hit(brute, 'Kc Ks 3c 4s').expectQuestion('attack/critical', 0, ['dodge-w', 'kneecap', 'broken-bones', 'none']);
  });

  test('KC-15.3 at most Four: a fifth card opens nothing more', () => {
    const keeper = model('egg-keeper', 0, 12, 12, { effects: ['confidence'] });
    const all = ['antagonise', 'egg-toss', 'musky-scent', 'strange-allure', 'none'];
    const models = [keeper, beside(keeper, 'east', 'barry', 1)];
    for (const cards of ['2h 3d 5h 7d', '2h 3d 5h 7d 9h']) {
      given({ models, hands: [cards, HAND] })
        .activate(0)
        .say('attack m1', cards, 'fold')
        .expectQuestion('attack/critical', 0, all);
    }
  });

  test('KC-15.4 the attacking player may trigger one of them, or none', () => {
    const kneecapped = hit(brute, 'Kc Ks 3c').say('kneecap');
    kneecapped.expectFact('criticalTriggered', {
      rule: 'KC-15.4',
      seat: 0,
      model: 0,
      target: 1,
      critical: 'kneecap',
      matching: 3,
    });
    expect(kneecapped.effects(1)).toEqual(['kneecap']);
    const none = hit(brute, 'Kc Ks 3c').say('none');
    expect([none.wounds(1), none.effects(1)]).toEqual([1, []]);
  });

  test('KC-15.5 only one critical per attack, however many are open', () => {
    const s = hit(brute, 'Kc Ks 3c 4s').say('kneecap');
    expect(s.all('criticalTriggered')).toHaveLength(1);
    expect(s.effects(1)).toEqual(['kneecap']);
    s.expectQuestion('activation/act', 0);
  });

  test('KC-15.6 cards that did not make the rank count as well', () => {
    // The pair is red, the two other cards are not.
    hit(brute, 'Kh Kd 3c 4s').expectQuestion('attack/critical', 0, ['dodge-w', 'kneecap', 'none']);
  });
});

describe('when they are chosen', () => {
  const ruffian = model('orc-ruffian', 0, 12, 12);

  test('KC-15.7 after the reveal and before the damage, which Bash changes', () => {
    const s = hit(ruffian, 'Kc Ks').expectQuestion('attack/critical', 0, ['bash', 'none']);
    s.expectFact('handsRevealed', { attack: ['Kc', 'Ks'] });
    s.expectNoFact('damageDone').expectNoFact('wounded');
    expect(s.wounds(1)).toBe(0);
    const bashed = s.branch().say('bash');
    bashed.expectFact('damageDone', { wounds: 2 });
    expect(bashed.wounds(1)).toBe(2);
    s.say('none').expectFact('damageDone', { wounds: 1 });
    expect(s.wounds(1)).toBe(1);
  });

  test('KC-15.8 although the attack only stuns, or its wounds are reduced to 0', () => {
    const stunning = hit(bruiser, 'Ah Kd').say('kneecap');
    expect([stunning.wounds(1), stunning.effects(1)]).toEqual([0, ['kneecap', 'stunned']]);
    const blocked = given({
      models: [bruiser, beside(bruiser, 'east', 'barry', 1, { effects: ['block'] }), klacka],
      hands: ['Ah Ad', HAND],
    }).activate(0);
    blocked.say('attack m1', 'Ah Ad', 'fold', 'kneecap').expectFact('damageDone', { wounds: 0, stun: false });
    expect([blocked.wounds(1), blocked.effects(1)]).toEqual([0, ['block', 'kneecap']]);
  });
});

describe('once per activation', () => {
  const berserker = model('dwarf-berserker', 0, 12, 12);

  test('KC-15.9 Frenzy, Furious, Poison Cloud, Swing, Antagonise, Strange Allure and Have a go, and no other', () => {
    expect(CRITICAL_LIST.flatMap(({ id, oncePerActivation }) => (oncePerActivation ? [id] : [])).sort()).toEqual([
      'antagonise',
      'ave-a-go',
      'frenzy',
      'furious',
      'poison-cloud',
      'strange-allure',
      'swing',
    ]);
  });

  test('KC-15.9 the second time another column may be chosen instead', () => {
    const barry = beside(berserker, 'east', 'barry', 1);
    const s = given({
      models: [berserker, barry, klacka],
      hands: ['Ah Ad 3h 4d 6c 7c', HAND],
      decks: ['Kh Kd 5h 6d', ''],
    }).activate(0);
    s.say('attack m1', 'Ah Ad 3h 4d', 'fold').expectQuestion('attack/critical', 0, ['frenzy', 'furious', 'none']);
    s.say('frenzy', 'attack', 'Kh Kd 5h 6d', 'fold').expectQuestion('attack/critical', 0, ['furious', 'none']);
    expect(s.refused(0, 'frenzy', 'KC-15.9', 'criticalUsed').about).toEqual({ critical: 'frenzy', m: 0 });
  });

  test('KC-15.9 others can be triggered again and again', () => {
    const s = hit(bruiser, 'Ah Ad', 'fold', { decks: ['Kh Kd', ''] })
      .say('kneecap')
      .say('attack m1', 'Kh Kd', 'fold');
    s.expectQuestion('attack/critical', 0, ['shove-w', 'kneecap', 'none']).say('kneecap');
    expect(s.all('criticalTriggered')).toHaveLength(2);
  });

  test('KC-15.12 once by that model in the activation in progress, whoever is being activated', () => {
    const enemy = beside(bruiser, 'east', 'dwarf-berserker', 1);
    const second = beside(enemy, 'east', 'human-bruiser', 0);
    const s = given({
      models: [bruiser, enemy, second, dorick],
      hands: ['2c 3c 5c 7c 9c', 'Ah Ad Kh Kd Qh Qd'],
      decks: ['', 'Jh Jd Th Td 8h 8d'],
      stash: [0, 3],
    }).activate(0);
    s.say('attack m1', 'none', 'counter', 'done', '2c', 'Ah Ad').expectQuestion('attack/critical', 1, ['frenzy', 'none']);
    s.say('frenzy', 'deck', 'pass');
    // In the same activation of the Bruiser it is used up, and nothing is left to choose.
    s.say('attack m1', 'none', 'counter', 'done', '3c', 'Kh Kd').expectQuestion('refill/count cards', 1).say('deck');
    expect(s.all('attackHit').map(({ winner }) => winner)).toEqual([1, 1]);
    // In the next activations, of others, it is not.
    s.say('end').activate(3).say('end');
    expect(s.activation.model).toBe(2);
    s.say('attack m1', 'none', 'counter', '5c', 'Qh Qd').expectQuestion('attack/critical', 1, ['frenzy', 'none']);
  });
});

describe('effects', () => {
  test('KC-15.10 the same effect does not add up with itself, different ones do', () => {
    const archer = model('elf-archer', 0, 12, 3);
    const target = model('human-bruiser', 1, 12, 12, { effects: ['blind'] });
    const s = given({
      models: [archer, target, klacka, beside(target, 'east', 'human-lowlife', 0), dorick],
      hands: ['Ah 2c 3c 4c 5c 6c', '2s 3s 4s 8h 9h Jd'],
      events: 'Ah',
    }).activate(0);
    s.say('shoot m1', 'Ah', 'fold', 'blind', 'end');
    expect(s.effects(1)).toEqual(['blind', 'stunned']);
    s.forget().activate(1).say('recover', 'attack m3').expectFact('limitSet', { limit: 'attack', n: 2 });
    const both = given({
      models: [{ ...target, seat: 0 }, beside(target, 'east', 'human-lowlife', 1, { effects: ['evade'] }), klacka],
    }).activate(0);
    both.say('attack m1').expectFact('limitSet', { limit: 'attack', n: 1 });
  });

  test('KC-15.10 a new instance renews the duration', () => {
    // Blinded in its own activation, by a counter attack, it is blind through the next one, too.
    const blind = { ...bruiser, effects: ['blind' as const] };
    const s = given({
      models: [blind, beside(bruiser, 'east', 'elf-archer', 1), klacka, dorick],
      hands: ['2c 3d 4h 5s 7c 9d', 'Ah Ad 3c 4c 2s 3s'],
      stash: [0, 1],
    }).activate(0);
    const plain = s.branch().say('end');
    expect(plain.effects(0)).toEqual([]);
    s.say('attack m1', 'none', 'counter', '2c', 'Ah Ad', 'blind').say('end');
    expect(s.effects(0)).toEqual(['blind', 'stunned']);
  });

  test('KC-15.11 what a critical says may be done can be left', () => {
    const slaver = model('ratman-slaver', 0, 12, 12);
    const dodging = hit(slaver, 'Kc Ks').say('dodge-w').expectQuestion('move/destination', 0).allowed(0, 'stay').say('stay');
    expect(dodging.model(0)).toMatchObject({ x: 12, y: 12 });
    dodging.expectQuestion('activation/act', 0);
    const berserker = model('dwarf-berserker', 0, 12, 12);
    const calm = hit(berserker, 'Ah Ad').say('frenzy').expectQuestion('frenzy/again', 0).say('pass');
    calm.expectFact('extraAttackLost', { rule: 'KC-15.11', model: 0, critical: 'frenzy' });
    calm.expectQuestion('activation/act', 0);
    const furious = hit(berserker, 'Ah Ad 3h 4d')
      .say('furious', 'stay')
      .expectQuestion('furious/attack', 0, ['attack m1', 'pass']);
    furious.say('pass').expectFact('extraAttackLost', { rule: 'KC-15.11', critical: 'furious' });
    // Heal has no such word: a friend must be named.
    const vampire = model('vampire', 0, 12, 12);
    hit(vampire, 'Kc Ks').say('heal').expectQuestion('heal/friend', 0, ['m0', 'm2']);
  });
});

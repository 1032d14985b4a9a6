/** Fights from declaration to refill, and what criticals, Leaders and gold make of them. */
import { describe, expect, test } from 'vitest';
import { has } from '../effects.ts';
import { kobolds } from '../index.ts';
import { attackLimit, attackTerms } from '../rules/limits.ts';
import { arrange, asked, D, factsOf, legal, say, script, why } from './fighting-kit.ts';

const names = (terms: readonly { name: string; add: number }[]): string =>
  terms.map(({ name, add }) => `${name} ${add}`).join(', ');

describe('an attack, step by step', () => {
  // m0 Klacka, m1 Human Bruiser; m2 Dorick, m3 Human Lowlife.
  const fight = () =>
    arrange('klacka; human-bruiser; stash 0', 'dorick; human-lowlife; stash 0', {
      at: { 1: [12, 12], 3: [12 + D, 12] },
      hands: ['Ah Ad Ac 2c 3c 4c', 'Kh Qd 9s 8s 7s 6s'],
      decks: ['5c 6c 7c', '5d 6d'],
      events: 'Ah',
    });

  test('KC-12.10 to KC-12.24: commit, defend, reveal, damage, discard, refill', () => {
    const a = fight();
    script(a, 'action time/model: m1', 'activation/act: attack m3', 'attack/commit: Ah Ad 2c', 'attack/defend: Kh');
    expect(factsOf(a, 'handsRevealed')[0]).toMatchObject({ attackRank: 2, defenceRank: 1, folded: false });
    expect(asked(a)).toBe('0 attack/critical');
    expect(legal(a)).toEqual(['shove-w', 'kneecap', 'none']);
    say(a, 'attack/critical', 'kneecap');
    expect(a.t.models[3].wounds).toBe(0);
    expect(has(a.t.models[3], 'stunned')).toBe(true);
    expect(has(a.t.models[3], 'kneecap')).toBe(true);
    expect(a.t.gangs[0].hand).toEqual(['Ac', '3c', '4c', '5c', '6c', '7c']);
    expect(a.t.gangs[0].discard).toEqual(['Ah', 'Ad', '2c']);
    expect(a.t.gangs[1].hand).toEqual(['Qd', '9s', '8s', '7s', '6s', '5d']);
    expect(a.t.fights).toEqual([]);
    expect(a.t.activations[0].actions).toBe(1);
  });

  test('KC-12.14, KC-38.4: the defender sees neither which cards nor how many', () => {
    const [few, many] = ['Ah', 'Ah Ad 2c'].map((cards) => {
      const a = fight();
      script(a, 'action time/model: m1', 'activation/act: attack m3', `attack/commit: ${cards}`);
      return a;
    });
    expect(kobolds.view(few.g, 1)).toEqual(kobolds.view(many.g, 1));
    expect(kobolds.view(few.g, null)).toEqual(kobolds.view(many.g, null));
    expect(few.facts).toEqual(many.facts);
    expect(factsOf(few, 'attackCommitted')).toEqual([{ kind: 'attackCommitted', rule: 'KC-12.14', seat: 0 }]);
  });

  test('KC-12.18, KC-12.19: a fold is rank 0, and Stunned adds a wound', () => {
    const a = fight();
    script(a, 'action time/model: m1', 'activation/act: attack m3', 'attack/commit: Ac Ad Ah', 'attack/defend: fold');
    say(a, 'attack/critical', 'none');
    expect(factsOf(a, 'damageDone')[0]).toMatchObject({ margin: 4, wounds: 3 });
    expect(factsOf(a, 'removed')[0]).toMatchObject({ model: 3, by: 0 });
    expect(a.t.models[3]).toMatchObject({ place: 'removed', removedBy: 0, r: 0 });
  });

  test('refusals name the rule and the figures', () => {
    const a = fight();
    script(a, 'action time/model: m1');
    expect(why(a, 'attack m2')).toMatchObject({ rule: 'KC-12.1', why: 'notInContact' });
    expect(why(a, 'shoot m3')).toMatchObject({ rule: 'KC-12.2', why: 'needsReload' });
    expect(why(a, 'attack m3 just do it')).toMatchObject({ rule: 'KC-12.7', why: 'limitIsEnough', about: { limit: 3 } });
    expect(why(a, 'attack m1')).toMatchObject({ why: 'cannotAttackItself' });
    expect(why(a, 'attack m99')).toMatchObject({ why: 'noSuchModel' });
    say(a, 'activation/act', 'attack m3');
    expect(why(a, 'Ah Ad Ac 2c')).toMatchObject({
      why: 'overLimit',
      about: { cards: 4, limit: 3, terms: [{ name: 'fight', add: 3 }] },
    });
    expect(why(a, 'Ah Ah')).toMatchObject({ why: 'cardTwice' });
    expect(why(a, 'Kh')).toMatchObject({ why: 'notInHand' });
    expect(why(a, '')).toMatchObject({ rule: 'KC-12.8', why: 'playAtLeastOne' });
    expect(why(a, 'fold')).toMatchObject({ why: 'notCards' });
  });

  test('suggestions: each rank with the fewest cards, and with the most of the own colour', () => {
    const a = fight();
    script(a, 'action time/model: m1', 'activation/act: attack m3');
    expect(legal(a)).toEqual(['Ah Ad Ac', 'Ah Ad', 'Ah']);
  });
});

test('limits term by term: ganging up, Evade, Blind, and never above five (KC-12.6)', () => {
  // m0 Klacka, m1-m3 Bruisers; m4 Barry.
  const a = arrange('klacka; human-bruiser; human-bruiser; human-bruiser; stash 0', 'barry; stash 0', {
    at: { 0: [12, 12], 4: [12 + D, 12], 1: [12 + 2 * D, 12], 2: [12 + D, 12 + D], 3: [12 + D, 12 - D] },
    effects: { 4: ['evade'] },
  });
  expect(names(attackTerms(a.t, 0, 4, 'melee', true, false))).toBe('fight 5, evade -1, gangingUp 3, atMostFive -2');
  expect(attackLimit(a.t, 0, 4, 'melee', true, false)).toBe(5);
  expect(names(attackTerms(a.t, 1, 4, 'melee', false, true))).toBe('fight 3, evade -1, justDoIt 1');
});

describe('gold', () => {
  test('KC-12.7: at a limit of 0 the attack is declared with Just do it!, and the coin stays spent', () => {
    // m0 Klacka, m1 Lowlife; m2 Dorick, m3 Lowlife.
    const a = arrange('klacka; human-lowlife; stash 1', 'dorick; human-lowlife; stash 1', {
      at: { 1: [12, 12], 3: [12 + D, 12] },
      effects: { 1: ['blind'], 3: ['evade'] },
      stash: [1, 1],
      events: 'Ah Ac',
    });
    script(a, 'action time/model: m1', 'activation/swig: pass');
    expect(legal(a)).toContain('attack m3 just do it');
    expect(legal(a)).not.toContain('attack m3');
    expect(why(a, 'attack m3')).toMatchObject({ rule: 'KC-12.7', why: 'limitIsZero' });
    say(a, 'activation/act', 'attack m3 just do it');
    expect(asked(a)).toBe('1 bribe/offer');
    expect(legal(a)).toEqual(['guaranteed', 'cheapskate', 'none']);
    say(a, 'bribe/offer', 'cheapskate');
    // Red: bribed, and the activation is over (KC-19.17).
    expect(factsOf(a, 'bribed')).toHaveLength(1);
    expect(a.t.gangs.map(({ stash }) => stash)).toEqual([0, 0]);
    expect(a.t.coffers).toBe(2);
    expect(asked(a)).toBe('1 action time/model');
  });

  test("KC-18.38: Screek's discount and his second card", () => {
    // m0 Klacka, m1 Orc Bouncer; m2 Screek.
    const a = arrange('klacka; orc-bouncer; stash 0', 'screek; stash 5', {
      at: { 1: [12, 12], 2: [12 + D, 12] },
      stash: [0, 5],
      events: '2c 3c 4h',
    });
    script(a, 'action time/model: m1', 'activation/act: attack m2');
    expect(legal(a)).toEqual(['guaranteed discount', 'cheapskate', 'none']);
    expect(why(a, 'guaranteed')).toMatchObject({ rule: 'KC-19.15', why: 'bribeTooDear', about: { cost: 6, stash: 5 } });
    script(a, 'bribe/offer: cheapskate', 'bribe/once more: draw');
    expect(factsOf(a, 'bribeFailed')).toHaveLength(1);
    expect(a.t.activations[0].bribeFailed).toBe(true);
    expect(asked(a)).toBe('1 attack/answer');
  });

  test('KC-19.12, KC-12.42: Take it Like an Orc! and a counter attack that beats the attacker', () => {
    // m0 Klacka, m1 Bruiser; m2 Dorick, m3 Dwarf Berserker.
    const a = arrange('klacka; human-bruiser; stash 0', 'dorick; dwarf-berserker; stash 2', {
      at: { 1: [12, 12], 3: [12 + D, 12] },
      hands: ['2c 3d 4h 5s 7c 9d', 'Ah Ad Kh Kd 2s 3s'],
      stash: [0, 2],
    });
    script(a, 'action time/model: m1', 'activation/act: attack m3', 'bribe/offer: none', 'attack/answer: counter');
    expect(legal(a)).toEqual(['like an orc', 'just do it', 'done']);
    script(a, 'attack/answer: done', 'attack/commit: 2c', 'attack/defend: Ah Ad Kh');
    // Pair beats high card; three red cards: Frenzy is open.
    expect(asked(a)).toBe('1 attack/critical');
    script(a, 'attack/critical: frenzy', 'refill/count cards: deck');
    // KC-12.51: in the middle of the enemy's activation, and nobody may bribe the one who strikes back.
    expect(asked(a)).toBe('1 frenzy/again');
    script(
      a,
      'frenzy/again: attack',
      'attack/just do it: no',
      'attack/commit: Kd',
      'attack/defend: fold',
      'refill/count cards: deck',
    );
    // KC-14.5: a margin of 1 again, against a Stunned model.
    expect(a.t.models[1].wounds).toBe(1);
    expect(asked(a)).toBe('0 activation/act');
  });

  test('KC-7.12: a counter attack that removes the active model ends its activation', () => {
    const a = arrange('klacka; human-lowlife; stash 0', 'dorick; orc-bouncer; stash 0', {
      at: { 1: [12, 12], 3: [12 + D, 12] },
      hands: ['2c 3d 4h 5s 7c 9d', 'Ah Ad Ac As 2s 3s'],
    });
    // KC-17.35: What Did You Say? costs nothing.
    script(a, 'action time/model: m1', 'activation/act: attack m3', 'attack/answer: counter free', 'attack/commit: 2c');
    script(a, 'attack/defend: Ah Ad Ac As', 'attack/critical: none');
    expect(a.t.models[1].place).toBe('removed');
    expect(factsOf(a, 'activationCut')).toHaveLength(1);
    expect(asked(a)).toBe('1 action time/model');
  });
});

describe('shooting', () => {
  test('KC-12.30 to KC-12.34: a black card, and the defender says whom the shot hits', () => {
    // m0 Klacka, m1 Elf Archer, m2 and m3 Lowlives; m4 Barry.
    const a = arrange('klacka; elf-archer; human-lowlife; human-lowlife; stash 0', 'barry; stash 0', {
      at: { 1: [12, 3], 4: [12, 12], 2: [12 + D, 12], 3: [12 - D, 12] },
      effects: { 3: ['stunned'] },
      events: '2c',
    });
    script(a, 'action time/model: m1', 'activation/act: shoot m4');
    expect(asked(a)).toBe('1 attack/misdirected');
    expect(legal(a)).toEqual(['m2', 'm3']);
    say(a, 'attack/misdirected', 'm3');
    expect(a.t.models[3].wounds).toBe(1);
    expect(factsOf(a, 'wounded')[0]).toMatchObject({ by: -1 });
    expect(why(a, 'shoot m4')).toMatchObject({ rule: 'KC-17.22', why: 'oneShotOnly' });
  });
});

describe('shoves', () => {
  test('KC-16.34, KC-17.2: pushed against an Always Angry model, who may be bribed out of that attack only', () => {
    // m0 Klacka, m1 Bruiser; m2 Dorick, m3 Lowlife, m4 Orc Ruffian.
    const a = arrange('klacka; human-bruiser; stash 3', 'dorick; human-lowlife; orc-ruffian; stash 0', {
      at: { 1: [12, 12], 3: [12 + D, 12], 4: [12 + 2 * D + 2, 12] },
      hands: ['Ah Ad Ac 2c 3c 4c', 'Kh Kd 9s 8s 7s 6s'],
      stash: [3, 0],
    });
    script(
      a,
      'action time/model: m1',
      'activation/act: attack m3',
      'attack/just do it: no',
      'attack/commit: Ah',
      'attack/defend: fold',
    );
    say(a, 'attack/critical', 'shove-w');
    expect(legal(a)).toEqual(['full', '0']);
    expect(why(a, '2.5')).toMatchObject({ rule: 'KC-16.34', why: 'pushTooFar', about: { stop: 'model', stopBy: 4 } });
    expect(why(a, 'NaN')).toMatchObject({ why: 'notALength' });
    say(a, 'shove/distance', 'full');
    expect(a.t.models[3].x).toBeCloseTo(12 + D + 2, 6);
    say(a, 'refill/count cards', 'deck');
    expect(asked(a)).toBe('1 always angry/attack');
    say(a, 'always angry/attack', 'm4');
    // The shoved Lowlife is the Ruffian's friend: it cannot defend, but the opponent may bribe (KC-19.20).
    expect(asked(a)).toBe('0 bribe/offer');
    say(a, 'bribe/offer', 'guaranteed');
    expect(factsOf(a, 'bribed')[0]).toMatchObject({ model: 4, attackOnly: true });
    expect(asked(a)).toBe('0 activation/act');
  });
});

describe('Leaders', () => {
  test('KC-18.10, KC-18.46: a lured model strikes its own gang for the Egg Keeper', () => {
    // m0 Egg Keeper, m1 Lowlife; m2 Dorick, m3 Ogre, m4 Lowlife.
    const a = arrange('egg-keeper; human-lowlife; stash 0', 'dorick; ogre; human-lowlife; stash 0', {
      at: { 0: [12, 12], 3: [12 + 1.4, 12], 4: [12 + 1.4 + 1.4, 12] },
      hands: ['Ah Ad 2h 3d Kc Ks', 'Kh Qd 9s 8s 7s 6s'],
      decks: ['Kh Kd 4c 5c 6c 7c', ''],
    });
    script(a, 'action time/model: m0', 'activation/act: attack m3', 'attack/commit: Ah Ad 2h 3d', 'attack/defend: Kh');
    expect(legal(a)).toContain('strange-allure');
    say(a, 'attack/critical', 'strange-allure');
    expect(asked(a)).toBe('0 egg keeper/target');
    say(a, 'egg keeper/target', 'm3');
    expect(asked(a)).toBe('0 lured/act');
    expect(kobolds.view(a.g, 1).table.lured).toBe(3);
    // The Egg Keeper is active: a friend just now, and no target (KC-12.37).
    expect(why(a, 'attack m0')).toMatchObject({ rule: 'KC-12.37', why: 'friendIsActive' });
    say(a, 'lured/act', 'attack m4');
    // Played from what is left of her hand; nobody may bribe the Ogre.
    expect(asked(a)).toBe('0 attack/commit');
    expect(why(a, 'Ah')).toMatchObject({ why: 'notInHand' });
    script(a, 'attack/commit: Kc Ks', 'attack/defend: fold');
    expect(a.t.gangs[0].hand).toHaveLength(2);
    expect(a.t.models[4].wounds).toBe(1);
    say(a, 'lured/act', 'end');
    expect(a.t.models[3].activated).toBe(true);
    expect(a.t.lured).toBe(-1);
    expect(a.t.gangs[0].hand).toHaveLength(6);
    expect(asked(a)).toBe('0 activation/act');
  });

  test('KC-18.20: the Goblin shield takes a wound, KC-18.27: and the Body Snatcher raises who fell', () => {
    // m0 Body Snatcher, m1 Zombie; m2 Grobblar, m3 Scumbag.
    const a = arrange('body-snatcher; zombie; stash 0', 'grobblar; goblin-scumbag; stash 0', {
      at: { 0: [12, 12], 2: [12 + D, 12], 3: [12 + 2 * D, 12] },
      hands: ['Ah Ad Ac 2d 3d 4c', 'Kh Qd 9s 8s 7s 6s'],
      wounds: { 3: 1 },
      events: '5h',
    });
    script(a, 'action time/model: m0', 'activation/act: attack m2', 'attack/commit: Ah Ad Ac', 'attack/defend: Kh');
    expect(asked(a)).toBe('1 goblin shield/wound');
    expect(legal(a)).toEqual(['m2', 'm3']);
    script(a, 'goblin shield/wound: m3');
    expect(a.t.models.slice(2, 4).map(({ wounds }) => wounds)).toEqual([1, 2]);
    say(a, 'extra life/draw', 'draw');
    expect(a.t.models[4]).toMatchObject({ seat: 0, profile: 'zombie', raised: true, activated: true, x: 12 + 2 * D });
    expect(a.t.models[3]).toMatchObject({ place: 'removed', removedBy: 0 });
  });

  test('KC-18.1, KC-14.16: My Name is... and the Leader it removes are gone before the refill', () => {
    // m0 Barry, m1 Lowlife; m2 Dorick, m3 Lowlife.
    const a = arrange('barry; human-lowlife; stash 0', 'dorick; human-lowlife; stash 0', {
      at: { 0: [12, 12], 3: [12 + D, 12], 2: [12, 12 + 2 * D] },
      hands: ['Ah Ad 2h 3d Kc Ks', 'Kh Qd 9s 8s 7s 6s'],
      wounds: { 2: 9 },
    });
    script(a, 'action time/model: m0', 'activation/act: attack m3', 'attack/commit: Ah Ad 2h 3d', 'attack/defend: Kh');
    say(a, 'attack/critical', 'my-name-is');
    expect(factsOf(a, 'removed').map(({ model }) => model)).toEqual([2]);
    // Six cards less one: five are the most without a Leader (KC-5.5).
    expect(a.t.gangs[1].hand).toHaveLength(5);
    expect(a.t.models[3].wounds).toBe(1);
  });

  test("KC-18.18: 'Ave a go! sends a friend, who strikes at once", () => {
    // m0 Grobblar, m1 Scumbag; m2 Dorick, m3 Lowlife.
    const a = arrange('grobblar; goblin-scumbag; stash 0', 'dorick; human-lowlife; stash 0', {
      at: { 0: [12, 12], 2: [12 + D, 12], 1: [12, 9] },
      hands: ['Ac As 2c 3d Kc Ks', 'Kh Qd 9s 8s 7s 6s'],
    });
    script(
      a,
      'action time/model: m0',
      'activation/ability: pass',
      'activation/act: attack m2',
      'attack/commit: Ac As 2c',
      'attack/defend: Kh',
    );
    script(a, 'attack/critical: ave-a-go', 'ave a go/friend: m1', 'ave a go/walk: walk');
    say(a, 'move/destination', `${12 + D} ${12 - D}`);
    script(a, 'ave a go/attack: attack', 'attack/commit: Kc Ks', 'attack/defend: fold', 'attack/critical: bite');
    // The margin of 2 would cost Dorick one wound; he is Stunned by Grobblar's, and so it is two.
    expect(a.t.models[2].wounds).toBe(2);
    expect(a.t.gangs[0].hand).toHaveLength(6);
  });

  test('KC-18.34 to KC-18.37: Take a Chance, and the sleeves at the end of the turn', () => {
    // m0 Screek, m1 Lowlife; m2 Dorick, m3 Lowlife.
    const a = arrange('screek; human-lowlife; stash 0', 'dorick; human-lowlife; stash 0', {
      at: { 0: [12, 12], 2: [12 + D, 12] },
      hands: ['Ac As 2c 3s Kc Ks', 'Kh Qd 9s 8s 7s 6s'],
      decks: ['4d 5d 6d 7d 8d 9d', ''],
    });
    script(a, 'action time/model: m0', 'activation/act: attack m2', 'attack/commit: Ac As 2c 3s', 'attack/defend: Kh');
    script(a, 'attack/critical: check-his-sleeves');
    expect(a.t.gangs[0].hand).toHaveLength(7);
    script(a, 'activation/act: attack m2', 'attack/commit: Kc Ks', 'attack/defend: fold', 'attack/critical: take-a-chance');
    say(a, 'take a chance/extra', 'extra');
    expect(legal(a)).toHaveLength(3);
    expect(why(a, '4d')).toMatchObject({ why: 'notDrawnNow' });
    say(a, 'take a chance/discard', legal(a)[0]);
    expect(a.t.gangs[0].hand).toHaveLength(7);
    script(a, 'activation/act: end', 'action time/model: m2', 'activation/act: end');
    script(a, 'activation/act: end', 'activation/act: end');
    expect(asked(a)).toBe('0 sleeves/discard');
    say(a, 'sleeves/discard', '4d');
    expect(a.t.gangs[0].hand).toHaveLength(6);
  });
});

test('KC-16.8: Pickpocket finds nothing, and the Stunned victim is wounded', () => {
  // m0 Dorick, m1 Lowlife; m2 Barry, m3 Lowlife.
  const a = arrange('dorick; human-lowlife; stash 0', 'barry; human-lowlife; stash 0', {
    at: { 0: [12, 12], 2: [12 + D, 12] },
    hands: ['Ah Ad 2c 3c 4c 5s', 'Kh Qd 9s 8s 7s 6s'],
  });
  script(
    a,
    'action time/model: m0',
    'activation/act: attack m2',
    'attack/commit: Ah Ad',
    'attack/defend: Kh',
    'attack/critical: pickpocket',
  );
  // KC-14.13: the margin of 1 has stunned Barry before.
  expect(a.t.models[2].wounds).toBe(1);
});

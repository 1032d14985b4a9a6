/** KC-12.46: whoever strikes back is the active model of a counter attack, its gang the own side: wounds, abilities, equipment. */
import { describe, expect, test } from 'vitest';
import type { ProfileId } from '../data/index.ts';
import { give } from '../effects.ts';
import { type Arrangement, beside, given, model, type Placed, type Scene } from './kit.ts';

const bruiser = model('human-bruiser', 0, 12, 12);
const mine = model('human-lowlife', 0, 2, 2);
const BLACK = 'Ac As Kc Qs Jc';
const RED = 'Ah Ad Kh Qd Jh';

/**
 * The Bruiser m0 of seat 0 attacks the model m1 of seat 1, which strikes back with a pair. m2 and m3 are Lowlifes of seat 0 and
 * seat 1. Seat 1 has one coin more than the counter attack costs.
 */
function struckBack(
  profile: ProfileId,
  cards: string,
  { others = [], target, ...more }: Partial<Arrangement> & { others?: Placed[]; target?: Partial<Placed> } = {},
): Scene {
  const models = [bruiser, beside(bruiser, 'east', profile, 1, target), mine, model('human-lowlife', 1, 22, 22), ...others];
  const hands: [string, string] = ['2c 4d 6h 8s Tc', cards[1] === 'c' ? BLACK : RED];
  const s = given({ hands, stash: [0, 2], ...more, models })
    .activate(0)
    .say('attack m1', 'none');
  if (s.question === 'attack/just do it') s.say('no');
  if (s.say('counter').question === 'attack/answer') s.say('done');
  s.say('2c', cards);
  s.expectFact('attackHit', { winner: 1, loser: 0, counter: true });
  return s.expectQuestion('attack/critical', 1);
}

describe('KC-12.46 what a critical of a counter attack asks', () => {
  test('KC-12.46 Strange Allure is at the word of its player', () => {
    struckBack('egg-keeper', 'Ah Ad Kh Qd').say('strange-allure').expectQuestion('egg keeper/target', 1);
  });
});

describe('KC-14.14 whom a model falls to that was struck by a counter attack', () => {
  test('KC-12.46 KC-14.14 Poison given by it is the doing of its gang', () => {
    const s = struckBack('kobold-grunt', 'Ah Ad Kh').say('poison');
    s.expectFact('effectGiven', { model: 0, effect: 'poison', by: 1 });
    expect(s.model(0).poisonedBy).toBe(1);
  });
  test('KC-12.46 KC-14.14 nor is the blow itself anybody else’s', () => {
    const bitten = struckBack('troll', 'Ac As').say('bite');
    expect(bitten.model(0).bittenBy).toBe(1);
    bitten.expectFact('effectGiven', { model: 0, effect: 'bite', by: 1 });
  });
});

describe('KC-14.4 what changes the wounds of a counter attack', () => {
  /** The terms besides the margin, of three aces struck back by m1 against a high card of m0: two wounds by themselves. */
  function changes(profile: ProfileId, more: Changes = {}): string {
    const { own = {}, other = {}, cry, orc = false } = more;
    const s = given({
      models: [{ ...bruiser, ...other }, beside(bruiser, 'east', profile, 1, own), mine, model('human-lowlife', 1, 22, 22)],
      hands: ['2c 4d 6h 8s Tc', 'Ac As Ad Kc Qs'],
      stash: [0, 3],
      gangs: [{ warCry: cry === 0 }, { warCry: cry === 1 }],
    }).activate(0);
    // Whoever is activated Blocks no more: it has triggered that since.
    if (more.blocks !== undefined) give(s.model(more.blocks), 'block');
    s.say('attack m1', 'none', 'counter', ...(orc ? ['like an orc'] : []), 'done', '2c', 'Ac As Ad');
    if (s.question === 'attack/critical') s.say('none');
    const { terms, wounds } = s.expectFact('damageDone', { winner: 1, loser: 0, margin: 3 });
    expect(terms.reduce((sum, { add }) => sum + add, 0)).toBe(wounds);
    expect(s.wounds(0)).toBe((other.wounds ?? 0) + wounds);
    return terms
      .slice(1)
      .map(({ name, add }) => `${name} ${add}`)
      .join(', ');
  }
  interface Changes {
    own?: Partial<Placed>;
    other?: Partial<Placed>;
    cry?: number;
    orc?: boolean;
    blocks?: number;
  }
  test.each<[string, Changes, string]>([
    ['nothing', {}, ''],
    ['the War Cry of the gang that strikes back', { cry: 1 }, 'warCry 1'],
    ['not that of the gang that attacked', { cry: 0 }, ''],
    ['a Curse on the one who strikes back', { own: { effects: ['curse'] } }, 'cursed -1'],
    ['not one on the attacker', { other: { effects: ['curse'] } }, ''],
    ['a Stun of the attacker', { other: { effects: ['stunned'] } }, 'stunned 1'],
    ['not one of the one who strikes back', { own: { effects: ['stunned'] } }, ''],
    ['the Wicked Blade of the one who strikes back', { own: { equipment: ['wicked-blade'] } }, 'wickedBlade 1'],
    ['not that of the attacker', { other: { equipment: ['wicked-blade'] } }, ''],
    ['the Wooden Shield of the attacker', { other: { equipment: ['wooden-shield'] } }, 'woodenShield -1'],
    ['not that of the one who strikes back', { own: { equipment: ['wooden-shield'] } }, ''],
    ['the Block of the attacker', { blocks: 0 }, 'block -1'],
    ['not that of the one who strikes back', { blocks: 1 }, ''],
    ['not Take it Like an Orc!, which was to help against the attack', { orc: true }, ''],
  ])('KC-14.4 KC-12.46 %s', (_name, more, terms) => {
    expect(changes('troll', more)).toBe(terms);
  });
  test('KC-14.4 KC-12.46 Blood Lust of the one who strikes back, at a bitten attacker', () => {
    expect(changes('vampire', { other: { effects: ['bite'] } })).toBe('bloodLust 1');
    expect(changes('vampire', { own: { effects: ['bite'] } })).toBe('');
    expect(changes('troll', { other: { effects: ['bite'] } })).toBe('');
  });
});

describe('KC-12.46 abilities and equipment of the one who strikes back', () => {
  test('KC-12.46 KC-12.23 Vicious, Poison Blade and Hammer do to the attacker what they do', () => {
    const s = struckBack('elf-fencer', 'Ah Ad Ac', {
      hands: ['2c 4d 6h 8s Tc', 'Ah Ad Ac Kh'],
      target: { equipment: ['poison-blade', 'hammer'] },
    }).say('none');
    expect(s.effects(0).sort()).toEqual(['bite', 'grounded', 'poison', 'stunned']);
    expect(s.effects(1)).toEqual([]);
    expect([s.model(0).bittenBy, s.model(0).poisonedBy]).toEqual([1, 1]);
    // The attacker's own do nothing to whom they did not hit.
    const unhurt = given({
      models: [{ ...bruiser, equipment: ['poison-blade', 'hammer'] }, beside(bruiser, 'east', 'troll', 1), mine],
      hands: ['2c 4d 6h 8s Tc', BLACK],
      stash: [0, 1],
    }).activate(0);
    unhurt.say('attack m1', 'none', 'counter', '2c', 'Ac As', 'none');
    expect([unhurt.effects(0), unhurt.effects(1)]).toEqual([['stunned'], []]);
  });
  test('KC-12.46 Fast Shoes move the one who strikes back, at the word of its player', () => {
    const s = struckBack('troll', 'Ac As', { target: { equipment: ['fast-shoes'] } }).say('none');
    s.expectQuestion('move/destination', 1).say('14 13.5');
    s.expectFact('moved', { model: 1, move: 'fast-shoes' });
  });
});

/** KC-12.46: whose criticals those of a counter attack are. Whoever strikes back is their active model, its gang the own side. */
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

describe('KC-12.46 what a critical of a counter attack gives is given to the side that strikes back', () => {
  test('KC-12.46 War Cry and Dead ’ard: its own gang', () => {
    const cry = struckBack('klacka', 'Ac As Kc').say('war-cry');
    expect(cry.table.gangs.map(({ warCry }) => warCry)).toEqual([false, true]);
    const dead = struckBack('klacka', 'Ac As Kc', {
      others: [model('zombie', 0, 6, 2, { effects: ['stunned'] }), model('zombie', 1, 18, 22, { effects: ['stunned'] })],
    }).say('dead-ard');
    expect([dead.effects(4), dead.effects(5)]).toEqual([['stunned'], []]);
  });
  test('KC-12.46 Take a Chance and Check his Sleeves', () => {
    const chance = struckBack('screek', 'Ac As').say('take-a-chance');
    expect(chance.table.gangs.map(({ takeAChance }) => takeAChance)).toEqual([false, true]);
    const sleeves = struckBack('screek', 'Ac As Kc Qs').say('check-his-sleeves');
    expect(sleeves.table.gangs.map((gang) => gang.sleeves)).toEqual([false, true]);
  });
  test('KC-12.46 Dip into Coffers and Pickpocket: its own Stash, and the other’s pocket', () => {
    const dip = struckBack('dorick', 'Ah Ad Kh', { stash: [0, 1], coffers: 3 }).say('dip-into-coffers');
    expect([dip.stash(0), dip.stash(1), dip.table.coffers]).toEqual([0, 1, 3]);
    const picked = struckBack('halfling-thief', 'Ah Ad', { stash: [3, 1] }).say('pickpocket');
    expect(picked.table.gangs.map(({ stash }) => stash)).toEqual([2, 1]);
    // Nothing there: it is the attacker whom it hits instead, Stunned by the blow already.
    const empty = struckBack('halfling-thief', 'Ah Ad').say('pickpocket');
    empty.expectFact('pickpocketFoundNothing', { seat: 1, model: 0 });
    empty.expectFact('wounded', { model: 0, by: 1 });
    expect([empty.stash(1), empty.wounds(0)]).toEqual([1, 1]);
  });
  test('KC-12.46 Poison Cloud and Swing reach the enemies of the one who strikes back', () => {
    const near = (profile: ProfileId): Placed[] => {
      const middle = beside(bruiser, 'east', profile, 1);
      return [beside(middle, 'north', 'human-lowlife', 0), beside(middle, 'south', 'human-lowlife', 1)];
    };
    // Four cards of its Fight of 3.
    const target: Partial<Placed> = { effects: ['confidence'] };
    const cloud = struckBack('ratman-assassin', 'Ac As Kc Qs', { target, others: near('ratman-assassin') }).say('poison-cloud');
    expect([0, 4, 5].map((m) => cloud.effects(m).includes('poison'))).toEqual([true, true, false]);
    const swing = struckBack('dwarf-boozer', 'Ah Ad Kh', { others: near('dwarf-boozer') }).say('swing');
    expect([0, 4, 5].map((m) => swing.effects(m).includes('grounded'))).toEqual([true, true, false]);
  });
  test('KC-12.46 Heal asks its player for one of its own friends', () => {
    const s = struckBack('vampire', 'Ac As', { target: { wounds: 2 }, others: [model('zombie', 0, 6, 2, { wounds: 1 })] });
    s.say('heal').expectQuestion('heal/friend', 1, ['m1', 'm3']).say('m1');
    expect([s.wounds(1), s.wounds(4)]).toEqual([1, 1]);
  });
  test('KC-12.46 Barry shares Block, Evade and Heal with his own friends near him', () => {
    const barry = beside(bruiser, 'east', 'barry', 1);
    const others = [beside(barry, 'north', 'human-lowlife', 0), beside(barry, 'south', 'human-lowlife', 1, { wounds: 1 })];
    for (const critical of ['block', 'evade'] as const) {
      const s = struckBack('barry', 'Ah Ad Kh', { others }).say(critical);
      expect([0, 1, 4, 5].map((m) => s.effects(m).includes(critical))).toEqual([false, true, false, true]);
    }
    const healed = struckBack('barry', 'Ah Ad Kh', { others, target: { wounds: 1 } }).say('heal');
    expect([healed.wounds(1), healed.wounds(5)]).toEqual([0, 0]);
  });
  test('KC-12.46 Strange Allure and ’Ave a go! are at the word of its player', () => {
    struckBack('egg-keeper', 'Ah Ad Kh Qd').say('strange-allure').expectQuestion('egg keeper/target', 1);
    const go = [model('human-lowlife', 1, 12.5, 15)];
    struckBack('grobblar', 'Ac As Kc', { others: go }).say('ave-a-go').expectQuestion('ave a go/friend', 1);
  });
});

describe('KC-14.14 whom a model falls to that was struck by a counter attack', () => {
  test('KC-12.46 KC-14.14 My Name is...: enemies of Barry to his gang, his own friends to nobody', () => {
    const barry = beside(bruiser, 'east', 'barry', 1);
    const others = [
      beside(barry, 'north', 'human-lowlife', 0, { wounds: 2 }),
      beside(barry, 'south', 'human-lowlife', 1, { wounds: 2 }),
    ];
    const s = struckBack('barry', 'Ah Ad Kh Qd', { others }).say('my-name-is');
    s.expectFact('removed', { model: 4, by: 1 });
    s.expectFact('removed', { model: 5, by: -1 });
  });
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

/** Chapters 16 and 18 with KC-12.46: criticals of one who strikes back are that player's, in the middle of the enemy's activation. */
import { describe, expect, test } from 'vitest';
import { handMaximum } from '../rules/reading.ts';
import { BLACK, type Duel, duel, RED } from './duel.ts';
import { beside, model, type Placed, type Scene } from './kit.ts';

/** An Ogre m0 of seat 0 attacks m1 of seat 1, which pays to strike back with these cards and triggers the critical. */
const strikesBack = (profile: Placed['profile'], cards: string, critical: string, more: Duel = {}): Scene => {
  const hand = cards.includes('h') ? RED : BLACK;
  const s = duel('ogre', profile, { hands: ['2c', `${hand} 3d`], stash: [0, 1], ...more }).activate(0);
  s.say('attack m1', 'none', 'counter');
  if (s.question === 'attack/answer') s.say('just do it');
  return s.say('2c', cards, critical);
};
const ogre = model('ogre', 0, 12, 12);
const striker = (profile: Placed['profile']): Placed => beside(ogre, 'east', profile, 1);

describe('wounds', () => {
  /** Three of a kind against a high card: two wounds. */
  const wounds = (profile: Placed['profile'], more: Duel = {}): number =>
    strikesBack(profile, 'Ah Ad As', 'none', { hands: ['2c', 'Ah Ad As 4h'], ...more }).wounds(0);
  test('KC-16.54 KC-12.43 one more for an attacker that is Stunned, none for the one who strikes back', () => {
    expect(wounds('elf-fencer', { mine: { effects: ['stunned'] } })).toBe(3);
    expect(wounds('elf-fencer', { theirs: { effects: ['stunned'] } })).toBe(2);
  });
  test('KC-17.7 KC-12.43 Blood Lust: the attacker must have been bitten', () => {
    expect(wounds('kobold-grunt', { mine: { effects: ['bite'] } })).toBe(3);
    expect(wounds('kobold-grunt', { theirs: { effects: ['bite'] } })).toBe(2);
  });
  test('KC-16.38 KC-12.43 the Block of the one who strikes back saves the attacker nothing', () => {
    expect(wounds('elf-fencer', { theirs: { effects: ['block'] } })).toBe(2);
  });
  test('KC-18.41 KC-12.43 War Cry: that of the gang that strikes back', () => {
    expect(wounds('elf-fencer', { gangs: [{}, { warCry: true }] })).toBe(3);
    expect(wounds('elf-fencer', { gangs: [{ warCry: true }, {}] })).toBe(2);
  });
  test('KC-16.2 KC-16.3 KC-12.43 Bash and Big Bash of the one who strikes back: one and two more', () => {
    // A pair against a high card: a stun, which each of them turns into wounds (KC-14.6).
    expect(strikesBack('orc-ruffian', 'Ac As', 'none').wounds(0)).toBe(0);
    expect(strikesBack('orc-ruffian', 'Ac As', 'bash').wounds(0)).toBe(1);
    expect(strikesBack('ogre', 'Ah Ad Kh', 'none').wounds(0)).toBe(0);
    expect(strikesBack('ogre', 'Ah Ad Kh', 'big-bash').wounds(0)).toBe(2);
  });
  test('KC-17.33 KC-12.43 Vicious bites the attacker', () => {
    const hands: [string, string] = ['2c', 'Ah Ad As 4h'];
    expect(strikesBack('elf-fencer', 'Ah Ad As', 'none', { hands }).effects(0)).toEqual(['bite']);
    expect(strikesBack('halfling-thief', 'Ah Ad As', 'none', { hands }).effects(0)).toEqual([]);
    // Nor does it bite whoever strikes back at a Vicious attacker.
    const s = duel('elf-fencer', 'halfling-thief', { hands, stash: [0, 1] }).activate(0);
    s.say('attack m1', 'none', 'counter', '2c', 'Ah Ad As', 'none');
    expect([s.wounds(0), s.effects(0), s.effects(1)]).toEqual([2, [], []]);
  });
});

describe('gold and cards', () => {
  const stealing = (stash: number): Scene => {
    const s = duel('ogre', 'halfling-thief', { hands: ['2c', RED], stash: [stash, 1] }).activate(0);
    s.say('attack m1', 'none');
    return s.say(...(stash > 0 ? ['no'] : []), 'counter', '2c', 'Ah Ad', 'pickpocket');
  };
  test('KC-16.7 KC-12.46 Pickpocket: the coin goes from the attacker’s player to the one who struck back', () => {
    const s = stealing(3);
    s.expectFact('coinsGained', { seat: 1, coins: 1, from: 'opponent', rule: 'KC-16.7' });
    expect([s.stash(0), s.stash(1)]).toEqual([2, 1]);
    expect(s.effects(0)).toEqual(['stunned']);
    expect(s.wounds(0)).toBe(0);
  });
  test('KC-16.8 KC-12.46 Pickpocket: it is the pocket of the attacker’s player that is empty', () => {
    const s = stealing(0);
    s.expectFact('pickpocketFoundNothing', { seat: 1, model: 0, rule: 'KC-16.8' });
    // Stunned by the blow already, so it is wounded.
    s.expectFact('wounded', { model: 0, by: 1, rule: 'KC-16.8' });
    expect([s.wounds(0), s.wounds(1)]).toEqual([1, 0]);
  });
  test('KC-18.16 KC-18.17 KC-12.46 Dip into Coffers: into the Stash of the one who struck back', () => {
    const s = strikesBack('dorick', 'Ah Kh Qd Ad', 'dip-into-coffers', { coffers: 3 });
    s.expectFact('coinsGained', { seat: 1, from: 'coffers', rule: 'KC-18.16' });
    // Three and the coin that the counter attack has cost, less the one taken out again.
    expect([s.stash(0), s.stash(1), s.table.coffers]).toEqual([0, 1, 3]);
  });
  test('KC-18.36 KC-12.46 Check his Sleeves: the hand of the one who struck back is larger, at once', () => {
    const s = strikesBack('screek', 'Ac As Kc Qs', 'check-his-sleeves');
    s.expectFact('gangPowerBegan', { seat: 1, power: 'check-his-sleeves' });
    expect([handMaximum(s.table, 0), handMaximum(s.table, 1), s.hand(1).length]).toEqual([5, 7, 7]);
  });
  test('KC-18.34 KC-12.46 Take a Chance: in the draws of the one who struck back', () => {
    const s = strikesBack('screek', 'Ac As', 'take-a-chance', { decks: ['', '9h 9d 8h'] });
    s.expectQuestion('take a chance/extra', 1).say('extra', '9h').expectQuestion('activation/act', 0);
    expect([s.table.gangs[0].takeAChance, s.table.gangs[1].takeAChance]).toEqual([false, true]);
  });
});

describe('the gang of the one who struck back', () => {
  test('KC-16.6 KC-12.46 Heal: its player picks a friend of its own', () => {
    const theirs = { wounds: 2 };
    const s = strikesBack('vampire', 'Ac As', 'heal', { theirs, mine: { wounds: 2 } });
    s.expectQuestion('heal/friend', 1, ['m1', 'm3']).refused(1, 'm0', 'KC-16.6', 'notAFriend');
    s.say('m1');
    expect([s.wounds(0), s.wounds(1)]).toEqual([2, 1]);
  });
  test("KC-18.40 KC-12.46 Dead 'ard: its friends recover, the enemies do not", () => {
    const stunned = { effects: ['stunned' as const] };
    const others = [model('ogre', 0, 2, 12, stunned), model('ogre', 1, 22, 12, stunned)];
    const s = strikesBack('klacka', 'Ac As', 'dead-ard', { others });
    s.expectFact('stunsShakenOff', { seat: 1, models: [5], rule: 'KC-18.40' });
    expect([0, 4, 5].map((m) => s.effects(m))).toEqual([['stunned'], ['stunned'], []]);
  });
  test('KC-18.41 KC-12.46 War Cry: its gang has the +1', () => {
    const s = strikesBack('klacka', 'Ac As Kc', 'war-cry');
    expect([s.table.gangs[0].warCry, s.table.gangs[1].warCry]).toEqual([false, true]);
  });
  test.each(['block', 'evade', 'heal'] as const)('KC-18.3 KC-12.46 %s by Barry: for his friends near him', (critical) => {
    const barry = striker('barry');
    const near = (seat: number, direction: 'north' | 'south') => beside(barry, direction, 'golem', seat, { gap: 1, wounds: 2 });
    const s = strikesBack('barry', 'Ah Ad Kh', critical, {
      mine: { wounds: 2 },
      theirs: { wounds: 2 },
      others: [near(0, 'north'), near(1, 'south')],
    });
    const touched = [0, 1, 4, 5].filter((m) => s.wounds(m) < 2 || s.effects(m).some((id) => id !== 'stunned'));
    expect(touched).toEqual([1, 5]);
  });
  test("KC-18.18 KC-12.46 'Ave a go!: her player sends a friend at the attacker", () => {
    const helper = beside(ogre, 'south', 'goblin-scumbag', 1);
    const s = strikesBack('grobblar', 'Ac As Kc', 'ave-a-go', { others: [helper], hands: ['2c 4d', BLACK] });
    s.expectQuestion('ave a go/friend', 1, ['m4', 'none']).say('m4', 'stay');
    s.expectQuestion('ave a go/attack', 1).say('attack', 'Qs').expectQuestion('attack/defend', 0);
  });
});

describe('the enemies of the one who struck back', () => {
  const around = (profile: Placed['profile']): Placed[] => [
    beside(striker(profile), 'north', 'ogre', 0, { gap: 1 }),
    beside(striker(profile), 'south', 'ogre', 1, { gap: 1 }),
  ];
  test('KC-16.50 KC-12.46 Poison Cloud: the enemies near it, and their wounds are its player’s doing', () => {
    const s = strikesBack('ratman-assassin', 'Ac As Kc Qs', 'poison-cloud', {
      stash: [0, 2],
      others: around('ratman-assassin'),
    });
    expect([0, 1, 4, 5].map((m) => s.effects(m).includes('poison'))).toEqual([true, false, true, false]);
    expect([s.model(0).poisonedBy, s.model(4).poisonedBy]).toEqual([1, 1]);
  });
  test('KC-16.51 KC-12.46 Swing: the enemies near it', () => {
    const s = strikesBack('dwarf-boozer', 'Ah Ad Kh', 'swing', { others: around('dwarf-boozer') });
    expect([0, 1, 4, 5].map((m) => s.effects(m).includes('grounded'))).toEqual([true, false, true, false]);
  });
  test('KC-16.30 KC-12.46 what it has done to the attacker is its player’s doing', () => {
    const s = strikesBack('kobold-hunter', 'Ah Ad', 'poison');
    s.expectFact('effectGiven', { model: 0, effect: 'poison', by: 1 });
    expect(s.model(0).poisonedBy).toBe(1);
  });
  test('KC-18.1 KC-14.14 KC-12.46 My Name is...: the wounds of enemies are Barry’s, those of friends nobody’s', () => {
    const s = strikesBack('barry', 'Ah Ad Kh Qd', 'my-name-is', { others: around('barry') });
    s.expectFact('wounded', { model: 4, by: 1, byModel: 1, rule: 'KC-18.1' });
    s.expectFact('wounded', { model: 5, by: -1, byModel: 1, rule: 'KC-18.1' });
  });
  test('KC-18.8 KC-12.46 Egg Toss: her player picks an enemy of hers', () => {
    const s = strikesBack('egg-keeper', 'Ah Ad', 'egg-toss').expectQuestion('egg keeper/target', 1);
    s.refused(1, 'm3', 'KC-18.8', 'notAnEnemy');
    s.say('m0');
    s.expectFact('wounded', { model: 0, n: 1, by: 1, rule: 'KC-18.8' });
    expect(s.model(0).poisonedBy).toBe(1);
  });
});

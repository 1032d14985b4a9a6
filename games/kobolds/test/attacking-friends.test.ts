/** Chapter 12: attacks on models of the own gang (KC-12.37 to KC-12.41). */
import { expect, test } from 'vitest';
import { type Arrangement, beside, given, model, type Scene } from './kit.ts';

const bruiser = model('human-bruiser', 0, 12, 12);
const friend = beside(bruiser, 'north', 'dwarf-miner', 0);
const enemy = beside(bruiser, 'south', 'human-lowlife', 1);
const klacka = model('klacka', 0, 2, 2);
const dorick = model('dorick', 1, 2, 22);
const hands: [string, string] = ['Ah Ad 2c 3c 4c 5s', 'Kh Kd Ks 8s 7s 6s'];

const scene = (more: Partial<Arrangement> = {}): Scene =>
  given({ models: [bruiser, friend, enemy, klacka, dorick], hands, ...more }).activate(0);

test('KC-12.37 an inactive friend may be attacked, activated already or not, under the normal conditions', () => {
  const s = scene({ models: [bruiser, friend, enemy, klacka, beside(bruiser, 'east', 'human-lowlife', 0, { activated: true })] });
  expect(s.offered(0, 'attack').sort()).toEqual(['m1', 'm2', 'm4']);
  s.refused(0, 'attack m3', 'KC-12.1', 'notInContact');
  s.refused(0, 'attack m0', 'KC-12.1', 'cannotAttackItself');
  s.say('attack m1').expectFact('attackDeclared', { rule: 'KC-12.37', seat: 0, attacker: 0, target: 1, friend: true });
  expect(s.activation.actions).toBe(1);
  s.allowed(0, 'Ah Ad 2c').refused(0, 'Ah Ad 2c 3c', 'KC-12.4', 'overLimit');
});

test('KC-12.37 also by a shot, if the friend is in sight', () => {
  const archer = model('elf-archer', 0, 12, 3);
  const s = given({
    models: [archer, model('human-bruiser', 0, 12, 20), model('human-bruiser', 0, 20, 4), dorick],
    terrain: 'house 9 8 15 12 3',
    hands: ['Ah Ad 2c 3c 4c', hands[1]],
  }).activate(0);
  s.refused(0, 'shoot m1', 'KC-12.2', 'cannotSee');
  expect(s.offered(0, 'shoot')).toContain('m2');
  s.say('shoot m2').expectFact('attackDeclared', { rule: 'KC-12.37', how: 'ranged', target: 2, friend: true });
});

test('KC-12.37 the active model is no target for those who act in its activation', () => {
  const keeper = model('egg-keeper', 0, 12, 12);
  const ogre = beside(keeper, 'east', 'ogre', 1);
  const s = given({
    models: [keeper, ogre, beside(ogre, 'north', 'human-lowlife', 0), beside(ogre, 'east', 'human-lowlife', 1), dorick],
    hands: ['Ah Ad 2h 3d Kc Ks', 'Kh Qd 9s 8s 7s 6s'],
  }).activate(0);
  // While lured the Ogre is of her gang: her friends are its friends.
  s.say('attack m1', 'Ah Ad 2h 3d', 'Kh', 'strange-allure', 'm1').expectQuestion('lured/act', 0);
  s.refused(0, 'attack m0', 'KC-12.37', 'friendIsActive');
  expect(s.offered(0, 'attack').sort()).toEqual(['m2', 'm3']);
});

test('KC-12.37 a hidden Sneaky Beggar of the own gang, too: it hides from enemies (KC-17.25)', () => {
  const s = scene({ models: [bruiser, { ...friend, profile: 'kobold-hunter', hidden: true }, enemy, klacka, dorick] });
  s.allowed(0, 'attack m1').say('attack m1', 'Ah Ad', 'none');
  expect(s.wounds(1)).toBe(1);
});

test('KC-12.38 it cannot defend: the attack hits by itself, whatever is played', () => {
  const s = scene().say('attack m1', '2c');
  s.expectFact('handsRevealed', { rule: 'KC-12.38', seat: 0, against: 0, attack: ['2c'], defence: [], folded: false });
  s.expectFact('attackHit', { winner: 0, loser: 1, margin: 1 });
  s.expectNoFact('defenceCommitted');
  expect(s.effects(1)).toEqual(['stunned']);
  s.expectQuestion('activation/act', 0);
});

test('KC-12.39 damage and criticals as normal, against rank 0', () => {
  const s = scene().say('attack m1', 'Ah Ad').expectQuestion('attack/critical', 0, ['shove-w', 'kneecap', 'none']).say('kneecap');
  s.expectFact('damageDone', { margin: 2, wounds: 1, stun: false });
  expect([s.wounds(1), s.effects(1)]).toEqual([1, ['kneecap']]);
  // Used cards are drawn again, once.
  expect(s.all('cardsDrawn').map(({ seat, n }) => [seat, n])).toEqual([[0, 2]]);
  expect([s.hand(0).length, s.hand(1).length]).toEqual([6, 6]);
  expect(s.wounds(2)).toBe(0);
});

test('KC-12.40 nobody can buy anything for the defence; what the attacker and a briber buy is not for it', () => {
  const bouncer = beside(bruiser, 'west', 'orc-bouncer', 0);
  const s = scene({ models: [bruiser, bouncer, enemy, klacka, dorick], stash: [3, 3], events: 'Ah' });
  // What Did You Say? would make a counter attack free.
  s.say('attack m1').expectQuestion('bribe/offer', 1).say('none');
  s.expectQuestion('attack/just do it', 0, ['just do it', 'no']).say('no').expectQuestion('attack/commit', 0);
  s.say('Ah Ad', 'none');
  expect(s.wounds(1)).toBe(1);
  expect([s.stash(0), s.stash(1)]).toEqual([3, 3]);
});

test('KC-12.40 nor is a shot test taken, though the friend is engaged', () => {
  const archer = model('elf-archer', 0, 12, 3);
  const brawler = model('human-bruiser', 0, 12, 14);
  const s = given({
    models: [archer, brawler, beside(brawler, 'east', 'human-lowlife', 1), beside(brawler, 'west', 'human-lowlife', 0)],
    hands: ['Ah Ad 2c 3c 4c', '2c 3d 4h 5s 7c'],
  }).activate(0);
  s.say('shoot m1').expectNoFact('testDrawn').expectQuestion('attack/commit', 0).say('Ah Ad', 'none');
  expect(s.wounds(1)).toBe(1);
});

test('KC-12.41 attack spells cannot be aimed at friends', () => {
  const wizard = model('wizard', 0, 12, 12);
  const s = given({ models: [wizard, beside(wizard, 'east', 'human-bruiser', 0), model('barry', 1, 12, 18)] }).activate(0);
  expect(s.offered(0, 'cast attack')).toEqual(['m2']);
  s.refused(0, 'cast attack m1', 'KC-12.41', 'notAnEnemyTarget');
  s.refused(0, 'cast attack m0', 'KC-12.41', 'notAnEnemyTarget');
});

/** Chapter 12: the bonus for ganging up (KC-12.26 to KC-12.28). */
import { expect, test } from 'vitest';
import { beside, given, model, type Placed, type Scene } from './kit.ts';

const victim = model('barry', 1, 12, 12);
const bruiser = beside(victim, 'west', 'human-bruiser', 0);
const klacka = model('klacka', 0, 2, 2);
const hands: [string, string] = ['2h 3h 4h 5s 6c 9c', 'Kh Kd Ks 8s 7s 6s'];

/** The terms of a limit, which add up to it. */
function termsIn(s: Scene, limit: 'attack' | 'counter'): string {
  const { terms, n } = s.expectFact('limitSet', { limit });
  expect(terms.reduce((sum, { add }) => sum + add, 0)).toBe(n);
  return terms.map(({ name, add }) => `${name} ${add}`).join(', ');
}

/** The Bruiser (Fight 3) attacks Barry; the others stand about. Their numbers begin with 3. */
const attack = (...others: Placed[]): Scene =>
  given({ models: [bruiser, victim, klacka, ...others], hands })
    .activate(0)
    .say('attack m1');

test('KC-12.26 with more than one friend in contact with the target the Fight of the active model rises', () => {
  const alone = attack();
  expect(termsIn(alone, 'attack')).toBe('fight 3');
  alone.refused(0, '2h 3h 4h 5s', 'KC-12.4', 'overLimit');
  const two = attack(beside(victim, 'north', 'human-lowlife', 0));
  expect(termsIn(two, 'attack')).toBe('fight 3, gangingUp 1');
  two.allowed(0, '2h 3h 4h 5s').refused(0, '2h 3h 4h 5s 6c', 'KC-12.4', 'overLimit');
});

test('KC-12.26 up to five and no further', () => {
  const s = attack(
    beside(victim, 'north', 'human-lowlife', 0),
    beside(victim, 'east', 'human-lowlife', 0),
    beside(victim, 'south', 'human-lowlife', 0),
  );
  expect(termsIn(s, 'attack')).toBe('fight 3, gangingUp 3, atMostFive -1');
  s.allowed(0, '2h 3h 4h 5s 6c').refused(0, '2h 3h 4h 5s 6c 9c', 'KC-12.4', 'overLimit');
});

test('KC-12.27 one card for each friend other than the attacker, whatever state it is in', () => {
  const s = attack(
    beside(victim, 'north', 'human-lowlife', 0, { effects: ['grounded', 'stunned'], activated: true }),
    beside(victim, 'east', 'human-lowlife', 0),
  );
  const { terms } = s.expectFact('limitSet', { limit: 'attack', n: 5 });
  expect(terms.at(-1)).toEqual({ name: 'gangingUp', rule: 'KC-12.27', add: 2 });
});

test('KC-12.27 not for friends out of contact with the target, hidden or removed, nor for enemies', () => {
  const s = attack(
    // Beside the attacker, and almost beside the target.
    beside(bruiser, 'west', 'human-lowlife', 0),
    beside(victim, 'east', 'human-lowlife', 0, { gap: 0.1 }),
    beside(victim, 'south', 'kobold-hunter', 0, { hidden: true }),
    model('human-lowlife', 0, 0, 0, { removedBy: 1 }),
    beside(victim, 'north', 'human-lowlife', 1),
  );
  expect(termsIn(s, 'attack')).toBe('fight 3');
});

test('KC-12.28 not for a Ranged Attack, though the shooter touches the target', () => {
  const archer = beside(victim, 'west', 'elf-archer', 0);
  const s = given({
    models: [archer, victim, klacka, beside(victim, 'north', 'human-lowlife', 0)],
    hands,
    events: 'Ah',
  }).activate(0);
  s.say('shoot m1');
  expect(termsIn(s, 'attack')).toBe('fight 3');
});

test('KC-12.28 not for a counter attack', () => {
  const s = given({
    models: [bruiser, victim, klacka, beside(bruiser, 'west', 'human-lowlife', 1)],
    hands,
    stash: [0, 1],
  }).activate(0);
  s.say('attack m1', 'none', 'counter');
  expect(termsIn(s, 'counter')).toBe('fight 4');
  expect(termsIn(s, 'attack')).toBe('fight 3');
});

test('KC-12.28 not for an attack on a friend', () => {
  const friend = beside(bruiser, 'north', 'human-lowlife', 0);
  const s = given({
    models: [bruiser, victim, klacka, friend, beside(friend, 'north', 'human-lowlife', 0)],
    hands,
  }).activate(0);
  s.say('attack m3');
  expect(termsIn(s, 'attack')).toBe('fight 3');
});

test('KC-12.28 not for free attacks of models that are not active', () => {
  // The Berserker strikes back in the activation of the Bruiser, and with Frenzy once more: with a friend by its side.
  const berserker = beside(bruiser, 'east', 'dwarf-berserker', 1);
  const s = given({
    models: [bruiser, berserker, klacka, beside(bruiser, 'south', 'human-lowlife', 1)],
    hands: [hands[0], 'Kh Kd Ks 8s 7s'],
    stash: [0, 1],
  }).activate(0);
  s.say('attack m1', 'none', 'counter', '2h', 'Kh Kd', 'frenzy').forget().say('attack');
  expect(termsIn(s, 'attack')).toBe('fight 4');
});

test('KC-12.28 nor for a friend who has a go at the word of Grobblar, who is the active one', () => {
  const grobblar = model('grobblar', 0, 12, 12);
  const dorick = beside(grobblar, 'east', 'dorick', 1);
  const s = given({
    models: [grobblar, dorick, beside(dorick, 'east', 'human-lowlife', 0), beside(dorick, 'north', 'human-lowlife', 0)],
    hands: ['Ac As 2c 3d Kc Ks', '4d 6h'],
    events: 'Ah Ad 2h 3h 4h',
  }).activate(0);
  s.say('attack m1');
  expect(termsIn(s, 'attack')).toBe('fight 3, gangingUp 2');
  s.say('Ac As 2c', '4d', 'ave-a-go', 'm2');
  s.forget().say('stay', 'attack');
  expect(termsIn(s, 'attack')).toBe('fight 2');
});

test('KC-12.28 the free attacks of the active model itself count as its own', () => {
  const berserker = beside(victim, 'west', 'dwarf-berserker', 0);
  const s = given({
    models: [berserker, victim, klacka, beside(victim, 'north', 'human-lowlife', 0)],
    hands: ['Ah Ad 2c 5s 6c 9c', hands[1]],
  }).activate(0);
  s.say('attack m1', 'Ah Ad', 'Kh', 'frenzy').forget().say('attack');
  expect(termsIn(s, 'attack')).toBe('fight 4, gangingUp 1');
});

test('KC-12.28 Furious as much as Frenzy', () => {
  const gator = beside(victim, 'west', 'kobold-gator', 0);
  const s = given({
    models: [gator, victim, klacka, beside(victim, 'north', 'human-lowlife', 0)],
    hands: ['Ah Ad 2h 5d 6c 9c', hands[1]],
  }).activate(0);
  s.say('attack m1', 'Ah Ad 2h 5d', 'Kh', 'furious', 'stay').forget().say('attack m1');
  expect(termsIn(s, 'attack')).toBe('fight 4, gangingUp 1');
});

/** Chapters 5 and 6: reading dice, and what a result is made of (WS-6.2). */
import { sum, sumOf } from '@guildhall/kernel';
import { CARD, FACES, GADGETS, GRADES, type SkillId, SPECIALTY, TRAINED } from '../data/index.ts';
import type { TermName, Terms } from '../facts.ts';
import { scarChange, widenedRange } from '../heroes/index.ts';
import { NO_REROLLS, totalOfFaces } from '../odds/index.ts';
import type { WS } from '../rulebook/ids.generated.ts';
import { type Character, type Die, NONE, type Table, type Test } from '../table.ts';
import type { P } from './book.ts';
import { actorOf, hasGadget, hasJoker, holds, skillBonus, skillRange } from './characters.ts';
import { nameOf } from './names.ts';
import { hasSpecialty } from './specialties.ts';

/** WS-5.5 */
export function bestOf(dice: readonly Die[]): number {
  let best = 0;
  for (const die of dice) best = Math.max(best, totalOfFaces(die));
  return best;
}

/** WS-5.1, WS-5.6, WS-5.8, WS-5.9: the re-roll range of a test as things stand; 11: none. */
export function rangeOf(t: Table, test: Test): number {
  const c = actorOf(t, test);
  const printed = skillRange(c, test.skill);
  if (printed >= NO_REROLLS) return printed;
  const joker = t.phase !== 'free' && hasJoker(c) ? 1 : 0;
  return widenedRange(printed, joker + test.widened);
}

function chain(p: P, die: Die, range: number): void {
  do die.push(p.roll('dice', FACES));
  while (die[die.length - 1] >= range);
}

/** WS-5.2, WS-5.3, WS-9.7: rolls so many dice of the test. */
export function rollDice(p: P, test: Test, count: number): void {
  const range = rangeOf(p.t, test);
  const dice: Die[] = [];
  for (let i = 0; i < count; i++) {
    const die: Die = [];
    chain(p, die, range);
    dice.push(die);
    test.rolled.push(die);
  }
  p.tell?.({ kind: 'rolled', rule: 'WS-5.3', who: nameOf(p.t, test.actor), dice: dice.map((die) => die.slice()), range });
}

/** WS-5.10, WS-5.11: a widening works backwards, on the last face of each die. */
export function widen(p: P, test: Test): void {
  test.widened++;
  const range = rangeOf(p.t, test);
  for (const die of test.rolled) {
    if (die[die.length - 1] < range) continue;
    chain(p, die, range);
    p.tell?.({ kind: 'rolledOn', rule: 'WS-5.10', who: nameOf(p.t, test.actor), die: die.slice(), range });
  }
}

const context = { actor: null as unknown as Character, test: null as unknown as Test };
type Context = typeof context;

const isArmSkill = (skill: SkillId): boolean => skill === 'brawl' || skill === 'firearms';

const RESULT = sumOf<Table, Context, TermName, WS>([
  { name: 'die', rule: 'WS-5.5', add: (_t, { test }) => bestOf(test.rolled) },
  { name: 'skill', rule: 'WS-3.18', add: (_t, { actor, test }) => skillBonus(actor, test.skill) },
  {
    name: 'specialty',
    rule: 'WS-3.19',
    // WS-3.18: +9 instead of +6; what an ability has made of a skill stays.
    add: (t, { actor, test }) =>
      skillBonus(actor, test.skill) === TRAINED && hasSpecialty(t, actor, test) ? SPECIALTY - TRAINED : 0,
  },
  { name: 'card', rule: 'WS-7.3', add: (_t, { test }) => (test.card === null ? 0 : CARD[test.card].bonus) },
  {
    name: 'help',
    rule: 'WS-7.20',
    add: (_t, { test }) => {
      let total = 0;
      for (const card of test.helps) total += CARD[card].bonus;
      return total;
    },
  },
  { name: 'token', rule: 'WS-9.1', add: (_t, { test }) => test.raise },
  { name: 'officer', rule: 'WS-9.11', add: (_t, { test }) => test.officer },
  {
    name: 'achievement',
    rule: 'WS-9.18',
    add: (_t, { actor, test }) => (test.achievement === NONE ? 0 : achievementBonus(actor, test.achievement)),
  },
  { name: 'scar', rule: 'WS-3.26', add: (_t, { actor, test }) => (actor.hero ? scarChange(actor.hero, test.skill) : 0) },
  { name: 'head', rule: 'WS-16.8', add: (t, { actor }) => (t.phase !== 'free' && actor.aimed.head >= t.round ? -2 : 0) },
  {
    name: 'arm',
    rule: 'WS-16.8',
    add: (t, { actor, test }) => (t.phase !== 'free' && actor.aimed.arm >= t.round && isArmSkill(test.skill) ? -3 : 0),
  },
  {
    name: 'logic',
    rule: 'WS-9.24',
    add: (_t, { actor, test }) =>
      holds(actor, 'cold_logic') && (test.skill === 'courage' || test.skill === 'intimidation') ? 5 : 0,
  },
  {
    name: 'engine',
    rule: 'WS-9.21',
    add: (_t, { actor, test }) =>
      test.kind === 'scandal' && hasGadget(actor, 'etiquette_engine') ? (GADGETS.etiquette_engine.scandal ?? 0) : 0,
  },
]);

export const achievementBonus = (c: Character, at: number): number => GRADES[c.hero?.achievements[at].grade ?? 'ordinary'].bonus;

/** WS-6.2, WS-7.6: the result as things stand, term by term if wanted. */
export function resultOf(t: Table, test: Test, terms?: Terms): number {
  if (test.automatic !== null) {
    const result = CARD[test.automatic].result;
    terms?.push({ name: 'automatic', rule: 'WS-7.6', add: result });
    return result;
  }
  context.actor = actorOf(t, test);
  context.test = test;
  return sum(RESULT, t, context, terms);
}

/** All but the dice, for whoever chooses how many to roll. */
export const bonusOf = (t: Table, test: Test, terms?: Terms): number => resultOf(t, test, terms) - bestOf(test.rolled);

/**
 * Chapter 12: how many cards may be played. Each limit is one sum, which gives the number without garbage and its terms to
 * whoever wants them. All of it is open information: a board may ask of a view.
 */
import { type Modifier, type Stack, type Sum, sum, sumOf } from '@guildhall/kernel';
import { type AttackKind, type FreeAttack, MOST_CARDS_PLAYED } from '../data/index.ts';
import { has } from '../effects.ts';
import type { Term, TermName } from '../facts/terms.ts';
import { NONE, type Table } from '../table.ts';
import type { KC } from './book.ts';
import { type Fight, ownActive } from './frames.ts';
import { DEFEND_PARTS, defendOf, FIGHT_PARTS, hasAbility, hasFight } from './reading.ts';
import { sideOf, sightBetween, touching } from './scene.ts';

export type Fighting = Pick<Table, 'models' | 'gangs' | 'lured' | 'terrain' | 'carriage'>;

/** All modifiers first, then between 0 and 5 (KC-12.6). */
export const held = (sum: number): number => Math.max(0, Math.min(MOST_CARDS_PLAYED, sum));

/** KC-12.26, KC-12.27: friends in contact with the target besides the attacker; hidden ones do not count (KC-17.31). */
export function gangingUp(t: Fighting, attacker: number, target: number): number {
  const side = sideOf(t, attacker);
  if (sideOf(t, target) === side) return 0;
  let n = 0;
  for (let m = 0; m < t.models.length; m++) {
    if (m !== attacker && !t.models[m].hidden && touching(t, m, target) && sideOf(t, m) === side) n++;
  }
  return n;
}

/** KC-12.29: any part of the target's base is obscured. */
export const isTricky = (t: Fighting, attacker: number, target: number): boolean =>
  sightBetween(t, attacker, target) === 'obscured';

/** KC-16.42, KC-16.43: enemies have a card fewer against a model that Evades. */
const evades = (t: Fighting, { attacker, target }: Blow): boolean =>
  has(t.models[target], 'evade') && sideOf(t, attacker) !== sideOf(t, target);
const isCowardly = (t: Fighting, { attacker, target, kind }: Blow): boolean =>
  kind === 'melee' && has(t.models[target], 'grounded') && hasAbility(t, attacker, 'cowardly');
const concocts = (t: Fighting, { attacker, target }: Blow): boolean =>
  has(t.models[target], 'poison') && hasAbility(t, attacker, 'deadly-concoction');
const seizes = (t: Fighting, { attacker, target }: Blow): boolean =>
  has(t.models[target], 'blind') && hasAbility(t, attacker, 'opportunist');

/**
 * Who strikes whom and how. `active`: the attacker is the active model, so that friends gang up; a counter attack is asked for
 * with the target as attacker and not active (KC-12.28, KC-12.42). Filled in anew for each sum, so that nothing is made.
 */
interface Blow {
  attacker: number;
  target: number;
  kind: AttackKind;
  active: boolean;
  justDoIt: boolean;
}
const blow: Blow = { attacker: NONE, target: NONE, kind: 'melee', active: false, justDoIt: false };

type Part = Modifier<Fighting, Blow, TermName, KC>;
type Limit = Sum<Fighting, Blow, TermName, KC>;

const BY_BLOW: readonly Part[] = [
  ...FIGHT_PARTS,
  { name: 'evade', rule: 'KC-16.42', add: (t, b) => (evades(t, b) ? -1 : 0) },
  { name: 'cowardly', rule: 'KC-17.9', add: (t, b) => (isCowardly(t, b) ? 1 : 0) },
  { name: 'deadlyConcoction', rule: 'KC-17.10', add: (t, b) => (concocts(t, b) ? 1 : 0) },
  { name: 'opportunist', rule: 'KC-17.15', add: (t, b) => (seizes(t, b) ? 1 : 0) },
  // KC-12.28: melee by the active model only.
  {
    name: 'gangingUp',
    rule: 'KC-12.27',
    add: (t, { attacker, target, kind, active }) => (kind === 'melee' && active ? gangingUp(t, attacker, target) : 0),
  },
];
const BY_SIGHT: Part = {
  name: 'trickyShot',
  rule: 'KC-12.29',
  add: (t, { attacker, target, kind }) => (kind === 'ranged' && isTricky(t, attacker, target) ? -1 : 0),
};
/** What is paid for, and KC-12.6. */
const IN_THE_END: readonly Part[] = [
  { name: 'justDoIt', rule: 'KC-19.10', add: (_t, { justDoIt }) => (justDoIt ? 1 : 0) },
  { name: 'atMostFive', rule: 'KC-12.6', atMost: () => MOST_CARDS_PLAYED },
  { name: 'atLeastZero', rule: 'KC-12.6', atLeast: () => 0 },
];

const UNHINDERED: Limit = sumOf(BY_BLOW);
const ATTACK: Limit = sumOf([...BY_BLOW, BY_SIGHT]);
const ATTACK_LIMIT: Limit = sumOf([...BY_BLOW, BY_SIGHT, ...IN_THE_END]);
const DEFENCE_LIMIT: Limit = sumOf([...DEFEND_PARTS, ...IN_THE_END]);

function of(
  limit: Limit,
  t: Fighting,
  attacker: number,
  target: number,
  kind: AttackKind,
  active: boolean,
  justDoIt: boolean,
  terms?: Term[],
): number {
  blow.attacker = attacker;
  blow.target = target;
  blow.kind = kind;
  blow.active = active;
  blow.justDoIt = justDoIt;
  return sum(limit, t, blow, terms);
}

/** The sum of everything but a tricky shot; NaN for a Fight of "-", which no bonus changes (KC-12.48). */
export const attackSumUnhindered = (t: Fighting, attacker: number, target: number, kind: AttackKind, active: boolean): number =>
  hasFight(t, attacker) ? of(UNHINDERED, t, attacker, target, kind, active, false) : Number.NaN;

/** The sum of all modifiers, Just do it! apart, before it is held between 0 and 5. */
export const attackSum = (t: Fighting, attacker: number, target: number, kind: AttackKind, active: boolean): number =>
  hasFight(t, attacker) ? of(ATTACK, t, attacker, target, kind, active, false) : Number.NaN;

/** The most cards an attacker may play (KC-12.4); its terms go into `terms`. */
export const attackLimit = (
  t: Fighting,
  attacker: number,
  target: number,
  kind: AttackKind,
  active: boolean,
  justDoIt: boolean,
  terms?: Term[],
): number => (hasFight(t, attacker) ? of(ATTACK_LIMIT, t, attacker, target, kind, active, justDoIt, terms) : 0);

/** The most cards a defender may play (KC-12.5). */
export const defenceLimit = (t: Fighting, target: number, justDoIt: boolean, terms?: Term[]): number =>
  of(DEFENCE_LIMIT, t, NONE, target, 'melee', false, justDoIt, terms);

/** With Reload a model shoots, without it strikes (KC-12.36, KC-12.47). */
export const kindOf = (t: Pick<Table, 'models' | 'gangs'>, m: number): AttackKind =>
  hasAbility(t, m, 'reload') ? 'ranged' : 'melee';

/**
 * Is an attack made by the active model (KC-12.28, KC-19.20)? That is the one whose activation it is, and an Always Angry one
 * for its attack (KC-17.4); not a lured model, a friend having a go, or one that strikes back.
 */
export function isByActive(stack: Stack, attacker: number, free: FreeAttack): boolean {
  if (free === 'always-angry') return true;
  return free !== 'ave-a-go' && ownActive(stack) === attacker;
}

/** The limits of a fight in progress, with what has been paid for so far. */
export function limitOfAttack(t: Fighting, { vars }: Fight, terms?: Term[]): number {
  return attackLimit(t, vars.attacker, vars.target, vars.kind, vars.active, vars.attackerJustDoIt, terms);
}
/** KC-12.42: a counter attack is limited by Fight instead of Defend. A friend cannot defend (KC-12.38). */
export function limitOfDefence(t: Fighting, { seat, vars }: Fight, terms?: Term[]): number {
  const { attacker, target, against, counter, defenderJustDoIt } = vars;
  if (seat === against) return 0;
  if (counter) return attackLimit(t, target, attacker, kindOf(t, target), false, defenderJustDoIt, terms);
  return defenceLimit(t, target, defenderJustDoIt, terms);
}

/** The sums behind these limits, before anything is paid for and before they are held between 0 and 5. */
export const sumOfAttack = (t: Fighting, { vars }: Fight): number =>
  attackSum(t, vars.attacker, vars.target, vars.kind, vars.active);
export const sumOfDefence = (t: Fighting, { vars: { attacker, target, counter } }: Fight): number =>
  counter ? attackSum(t, target, attacker, kindOf(t, target), false) : defendOf(t, target);

/** The terms that a limit fills in. */
export function termsOf(limit: (terms: Term[]) => number): Term[] {
  const terms: Term[] = [];
  limit(terms);
  return terms;
}

/**
 * Chapter 12: how many cards may be played, as pure functions. Each limit comes as a number, without garbage, and as terms with
 * their rules that add up to it. All of it is open information: a board may ask of a view.
 */
import { MOST_CARDS_PLAYED } from '../data/index.ts';
import { has } from '../effects.ts';
import type { Term } from '../facts/terms.ts';
import type { Fight, Table } from '../table.ts';
import { defendOf, defendTerms, fightOf, fightTerms, hasAbility } from './reading.ts';
import { sideOf, sightBetween, touching } from './scene.ts';

export type Fighting = Pick<Table, 'models' | 'gangs' | 'lured' | 'terrain' | 'carriage'>;
export type AttackKind = Fight['kind'];

/** All modifiers first, then between 0 and 5 (KC-12.6). */
export const held = (sum: number): number => Math.max(0, Math.min(MOST_CARDS_PLAYED, sum));

function holdTerms(terms: Term[]): Term[] {
  let sum = 0;
  for (const { add } of terms) sum += add;
  const over = held(sum) - sum;
  if (over !== 0) terms.push({ name: over < 0 ? 'atMostFive' : 'atLeastZero', rule: 'KC-12.6', add: over });
  return terms;
}

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
const evades = (t: Fighting, attacker: number, target: number): boolean =>
  has(t.models[target], 'evade') && sideOf(t, attacker) !== sideOf(t, target);
const isCowardly = (t: Fighting, attacker: number, target: number, kind: AttackKind): boolean =>
  kind === 'melee' && has(t.models[target], 'grounded') && hasAbility(t, attacker, 'cowardly');
const concocts = (t: Fighting, attacker: number, target: number): boolean =>
  has(t.models[target], 'poison') && hasAbility(t, attacker, 'deadly-concoction');
const seizes = (t: Fighting, attacker: number, target: number): boolean =>
  has(t.models[target], 'blind') && hasAbility(t, attacker, 'opportunist');

/** The sum of everything but a tricky shot; NaN for a Fight of "-", which no bonus changes (KC-12.48). */
export function attackSumUnhindered(t: Fighting, attacker: number, target: number, kind: AttackKind, active: boolean): number {
  const fight = fightOf(t, attacker);
  if (fight === null) return Number.NaN;
  let sum = fight;
  if (t.models[target].effects !== 0) {
    if (evades(t, attacker, target)) sum--;
    if (isCowardly(t, attacker, target, kind)) sum++;
    if (concocts(t, attacker, target)) sum++;
    if (seizes(t, attacker, target)) sum++;
  }
  // KC-12.28: melee by the active model only.
  return kind === 'melee' && active ? sum + gangingUp(t, attacker, target) : sum;
}

/** The sum of all modifiers, Just do it! apart, before it is held between 0 and 5. */
export function attackSum(t: Fighting, attacker: number, target: number, kind: AttackKind, active: boolean): number {
  const sum = attackSumUnhindered(t, attacker, target, kind, active);
  return kind === 'ranged' && isTricky(t, attacker, target) ? sum - 1 : sum;
}

/**
 * The most cards an attacker may play (KC-12.4). `active`: it is the active model, so that friends gang up; a counter attack is
 * asked for with the target as attacker and not active (KC-12.28, KC-12.42).
 */
export function attackLimit(
  t: Fighting,
  attacker: number,
  target: number,
  kind: AttackKind,
  active: boolean,
  justDoIt: boolean,
): number {
  const sum = attackSum(t, attacker, target, kind, active);
  return Number.isNaN(sum) ? 0 : held(justDoIt ? sum + 1 : sum);
}

export function attackTerms(
  t: Fighting,
  attacker: number,
  target: number,
  kind: AttackKind,
  active: boolean,
  justDoIt: boolean,
): Term[] {
  const terms = fightTerms(t, attacker);
  if (fightOf(t, attacker) === null) return terms;
  if (evades(t, attacker, target)) terms.push({ name: 'evade', rule: 'KC-16.42', add: -1 });
  if (isCowardly(t, attacker, target, kind)) terms.push({ name: 'cowardly', rule: 'KC-17.9', add: 1 });
  if (concocts(t, attacker, target)) terms.push({ name: 'deadlyConcoction', rule: 'KC-17.10', add: 1 });
  if (seizes(t, attacker, target)) terms.push({ name: 'opportunist', rule: 'KC-17.15', add: 1 });
  if (kind === 'melee' && active) {
    const n = gangingUp(t, attacker, target);
    if (n > 0) terms.push({ name: 'gangingUp', rule: 'KC-12.27', add: n });
  }
  if (kind === 'ranged' && isTricky(t, attacker, target)) terms.push({ name: 'trickyShot', rule: 'KC-12.29', add: -1 });
  if (justDoIt) terms.push({ name: 'justDoIt', rule: 'KC-19.10', add: 1 });
  return holdTerms(terms);
}

/** The most cards a defender may play (KC-12.5). */
export const defenceLimit = (t: Fighting, target: number, justDoIt: boolean): number =>
  held(defendOf(t, target) + (justDoIt ? 1 : 0));

export function defenceTerms(t: Fighting, target: number, justDoIt: boolean): Term[] {
  const terms = defendTerms(t, target);
  if (justDoIt) terms.push({ name: 'justDoIt', rule: 'KC-19.10', add: 1 });
  return holdTerms(terms);
}

/** With Reload a model shoots, without it strikes (KC-12.36, KC-12.47). */
export const kindOf = (t: Pick<Table, 'models' | 'gangs'>, m: number): AttackKind =>
  hasAbility(t, m, 'reload') ? 'ranged' : 'melee';

type Fights = Fighting & Pick<Table, 'activations'>;

/**
 * Is this attack made by the active model (KC-12.28, KC-19.20)? That is the one whose activation it is, and an Always Angry one
 * for its attack (KC-17.4); not a lured model, a friend having a go, or one that strikes back.
 */
export function isByActive(t: Pick<Table, 'activations'>, attacker: number, free: Fight['free']): boolean {
  if (free === 'always-angry') return true;
  if (free === 'ave-a-go' || t.activations.length === 0) return false;
  const { kind, model } = t.activations[t.activations.length - 1];
  return kind === 'own' && model === attacker;
}

/** The limits of a fight in progress, with what has been paid for so far. */
export const limitOfAttack = (t: Fights, f: Fight): number =>
  attackLimit(t, f.attacker, f.target, f.kind, isByActive(t, f.attacker, f.free), f.attackerJustDoIt);
export const termsOfAttack = (t: Fights, f: Fight): Term[] =>
  attackTerms(t, f.attacker, f.target, f.kind, isByActive(t, f.attacker, f.free), f.attackerJustDoIt);
/** KC-12.42: a counter attack is limited by Fight instead of Defend. A friend cannot defend (KC-12.38). */
export function limitOfDefence(t: Fights, f: Fight): number {
  if (f.seat === f.against) return 0;
  if (f.counter) return attackLimit(t, f.target, f.attacker, kindOf(t, f.target), false, f.defenderJustDoIt);
  return defenceLimit(t, f.target, f.defenderJustDoIt);
}
export const termsOfDefence = (t: Fights, f: Fight): Term[] =>
  f.counter
    ? attackTerms(t, f.target, f.attacker, kindOf(t, f.target), false, f.defenderJustDoIt)
    : defenceTerms(t, f.target, f.defenderJustDoIt);

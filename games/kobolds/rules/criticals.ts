/** Chapter 15: which criticals an attack that has hit opens. */
import { countColour } from '@guildhall/cards';
import type { Plain, Refusal } from '@guildhall/kernel';
import { type Allegiance, CRITICAL_IDS, CRITICALS, type CriticalId, PROFILES } from '../data/index.ts';
import { ONCE } from '../effects.ts';
import { no } from '../refusals.ts';
import type { Table } from '../table.ts';
import { notAnAnswer } from './answers.ts';
import type { KC } from './book.ts';
import type { Fight } from './frames.ts';
import { type Gangs, profileOf } from './reading.ts';

/** Red, black or neither; the adopted Mr. Cuddly is of his Leader's (KC-25.15). */
export function allegianceOf(t: Gangs, m: number): Allegiance | null {
  const { profile, seat } = t.models[m];
  if (profile !== 'mr-cuddly' || seat < 0) return PROFILES[profile].allegiance;
  return PROFILES[t.models[t.gangs[seat].leader].profile].allegiance;
}

/** KC-15.2, KC-15.6: all cards that the model's player has played in its colour. */
export function matching(t: Table, { vars }: Fight): number {
  const allegiance = allegianceOf(t, vars.winner);
  return allegiance === null ? 0 : countColour(vars.winner === vars.attacker ? vars.attack : vars.defence, allegiance);
}

/** KC-15.9, KC-15.12: triggered by this model in the activation in progress. */
function isUsed(t: Table, m: number, critical: CriticalId): boolean {
  if (!CRITICALS[critical].oncePerActivation) return false;
  return (t.models[m].once & (ONCE as { readonly [id: string]: number })[critical]) !== 0;
}

/** KC-16.9: nobody picks the pocket of a friend's opponent. */
const isBarred = (f: Fight, critical: CriticalId): boolean => critical === 'pickpocket' && f.seat === f.vars.against;

/** KC-15.3: columns One to n, at most Four, that are not blank and not used up. */
export function pushCriticals(t: Table, f: Fight, list: string[]): void {
  const open = matching(t, f);
  if (open === 0) return;
  const { winner } = f.vars;
  const { criticals } = profileOf(t, winner);
  for (let column = 0; column < criticals.length && column < open; column++) {
    const critical = criticals[column];
    if (critical !== null && !isUsed(t, winner, critical) && !isBarred(f, critical)) list.push(critical);
  }
}

const isCritical = (answer: Plain): answer is CriticalId => (CRITICAL_IDS as readonly Plain[]).includes(answer);

export function whyNotCritical(t: Table, f: Fight, answer: Plain): Refusal<KC> {
  if (!isCritical(answer)) return notAnAnswer('attack/critical', answer);
  const m = f.vars.winner;
  const column = profileOf(t, m).criticals.indexOf(answer);
  if (column < 0) return no('KC-15.4', 'notItsCritical', { critical: answer, m });
  if (isBarred(f, answer)) return no('KC-16.9', 'notOnFriends', { critical: answer });
  if (isUsed(t, m, answer)) return no('KC-15.9', 'criticalUsed', { critical: answer, m });
  return no('KC-15.3', 'criticalNotOpen', { critical: answer, matching: matching(t, f), needed: column + 1 });
}

/** Marks a critical that can be triggered once in an activation. */
export function markUsed(t: Table, m: number, critical: CriticalId): void {
  if (CRITICALS[critical].oncePerActivation) t.models[m].once |= (ONCE as { readonly [id: string]: number })[critical];
}

/** Chapters 17 and 34: what abilities and equipment add to an attack that has hit. */
import type { Call } from '@guildhall/kernel';
import { EQUIPMENT } from '../data/index.ts';
import { has } from '../effects.ts';
import type { Fight, Table } from '../table.ts';
import type { P } from './book.ts';
import { winningSeat } from './damage.ts';
import { hasAbility, moveSide, profileOf } from './reading.ts';
import { giveEffect, isGone } from './removal.ts';

/** Vicious bites if a wound was suffered (KC-17.33, KC-17.34); blades and hammers work with every hit (KC-14.8, KC-34.25). */
export function applyToLoser(p: P, f: Fight, wounds: number): void {
  const { t } = p;
  const seat = winningSeat(f);
  if (isGone(t, f.loser)) return;
  if (wounds > 0 && hasAbility(t, f.winner, 'vicious')) {
    const own = profileOf(t, f.winner).abilities.includes('vicious');
    giveEffect(p, f.loser, 'bite', own ? 'KC-17.33' : 'KC-34.15', seat);
  }
  const { equipment } = t.models[f.winner];
  for (const [at, item] of equipment.entries()) {
    const { inflicts, rule } = EQUIPMENT[item];
    // KC-34.8: the second of a kind adds nothing.
    if (inflicts !== null && equipment.indexOf(item) === at) giveEffect(p, f.loser, inflicts, rule, seat);
  }
}

const isDodge = (f: Fight): boolean => f.critical === 'dodge-w' || f.critical === 'dodge-l';

/** KC-34.11, KC-34.12: a Dodge by its Move after each hit, unless the critical was one. A Grounded model stays (KC-16.26). */
export function fastShoes(t: Table, f: Fight): Call | null {
  const model = t.models[f.winner];
  if (isDodge(f) || isGone(t, f.winner) || has(model, 'grounded')) return null;
  if (!model.equipment.some((item) => EQUIPMENT[item].dodge)) return null;
  return dodge(t, f, 'fast-shoes', moveSide(t, f.winner));
}

/** KC-16.40, KC-16.41: a move at once without breaking away. */
export function dodge(t: Table, f: Fight, kind: 'dodge' | 'fast-shoes', side: 'W' | 'L'): Call | null {
  if (isGone(t, f.winner) || has(t.models[f.winner], 'grounded')) return null;
  const seat = winningSeat(f);
  return { proc: 'move', seat, vars: { model: f.winner, kind, side, seat, optional: true, breakAway: false } };
}

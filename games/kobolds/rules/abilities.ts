/** Chapters 17 and 34: what abilities and equipment add to an attack that has hit. */
import type { Call } from '@guildhall/kernel';
import { type CardSide, EQUIPMENT } from '../data/index.ts';
import { has } from '../effects.ts';
import type { Table } from '../table.ts';
import type { P } from './book.ts';
import { winningSeat } from './damage.ts';
import type { Fight } from './frames.ts';
import { move } from './moving.ts';
import { hasAbility, moveSide, profileOf } from './reading.ts';
import { giveEffect, isGone } from './removal.ts';

/** Vicious bites if a wound was suffered (KC-17.33, KC-17.34); blades and hammers work with every hit (KC-14.8, KC-34.25). */
export function applyToLoser(p: P, f: Fight, wounds: number): void {
  const { t } = p;
  const { winner, loser } = f.vars;
  const seat = winningSeat(f);
  if (isGone(t, loser)) return;
  if (wounds > 0 && hasAbility(t, winner, 'vicious')) {
    const own = profileOf(t, winner).abilities.includes('vicious');
    giveEffect(p, loser, 'bite', own ? 'KC-17.33' : 'KC-34.15', seat);
  }
  const { equipment } = t.models[winner];
  for (const [at, item] of equipment.entries()) {
    const { inflicts, rule } = EQUIPMENT[item];
    // KC-34.8: the second of a kind adds nothing.
    if (inflicts !== null && equipment.indexOf(item) === at) giveEffect(p, loser, inflicts, rule, seat);
  }
}

const isDodge = ({ vars }: Fight): boolean => vars.critical === 'dodge-w' || vars.critical === 'dodge-l';

const wearsFastShoes = (t: Table, m: number): boolean => t.models[m].equipment.some((item) => EQUIPMENT[item].dodge);

/** KC-34.11, KC-34.12: a Dodge by its Move after each hit, unless the critical was one. A Grounded model stays (KC-16.26). */
export function fastShoes(t: Table, f: Fight): Call | null {
  const { winner } = f.vars;
  if (isDodge(f) || isGone(t, winner) || has(t.models[winner], 'grounded') || !wearsFastShoes(t, winner)) return null;
  return dodge(t, f, 'fast-shoes', moveSide(t, winner));
}

/** KC-16.41, and KC-34.12: with Fast Shoes the owner picks of the two distances; within the longer lies every shorter move. */
export function dodgeSide(t: Table, m: number, side: CardSide): CardSide {
  return wearsFastShoes(t, m) && moveSide(t, m) === 'L' ? 'L' : side;
}

/** KC-16.40, KC-16.41: a move at once without breaking away. */
export function dodge(t: Table, f: Fight, kind: 'dodge' | 'fast-shoes', side: CardSide): Call | null {
  const { winner } = f.vars;
  if (isGone(t, winner) || has(t.models[winner], 'grounded')) return null;
  return move.with({ for: winningSeat(f), model: winner, kind, side });
}

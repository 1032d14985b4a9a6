/** Chapters 8 and 28: what a Foe's Attack is, and how it comes to the active Hero. */

import { type Sum, sum, sumOf } from '@guildhall/kernel';
import { boxOf } from '../box.ts';
import { FOES, LEVELS } from '../data/index.ts';
import type { TermName, Terms } from '../facts.ts';
import type { BW } from '../rulebook/ids.generated.ts';
import { NONE, type Table } from '../table.ts';
import type { P } from './book.ts';
import { placeOf, seen, triggerAbility } from './line.ts';
import { takeWounds } from './wounds.ts';

/** BW-8.11; BW-25.8: one place longer with Knives in the Dark. */
export const frontRank = ({ settings }: Table): number => LEVELS[settings.level].frontRank + (settings.knivesInTheDark ? 1 : 0);

/** BW-8.9, BW-28.12: what a text has made of the Foe's attack. More than 0: Attack so much. */
export const REPLACED = -1;

/** What a Foe's Attack is worked out from. One for all, so that summing makes nothing. */
const context = { index: 0, text: 0 };
type Context = typeof context;

/** BW-28.13: of several conditions that hold the highest counts. null: none holds. */
function byCondition(t: Table, { index }: Context): number | null {
  const { attackWhen } = boxOf(t).foes.get(t.line[index].foe);
  let best: number | null = null;
  for (let i = 0; i < attackWhen.length; i++) {
    const { attack, first, menace, below, sees, least } = attackWhen[i];
    // BW-28.8, BW-18.10: as things stand at the moment of the attack.
    if (first && index > 0) continue;
    if (t.menace < menace || (below > 0 && t.menace >= below)) continue;
    if (least > 0 && seen(t, index, sees) < least) continue;
    if (best === null || attack > best) best = attack;
  }
  return best;
}

/** BW-28.7, BW-29.3 */
const ATTACK: Sum<Table, Context, TermName, BW> = sumOf<Table, Context, TermName, BW>([
  { name: 'printed', rule: 'BW-28.7', add: (t, { index }) => boxOf(t).foes.get(t.line[index].foe).attack },
  { name: 'condition', rule: 'BW-28.13', becomes: byCondition },
  { name: 'text', rule: 'BW-28.12', becomes: (_t, { text }) => (text > 0 ? text : null) },
]);

/** The Attack of the Foe at this index; `text`: what its Activation text says (0: nothing). */
export function attackOfFoe(t: Table, index: number, text = 0, terms?: Terms): number {
  const { attack, attackWhen } = boxOf(t).foes.get(t.line[index].foe);
  // Nothing to sum, and nothing to explain.
  if (text === 0 && attackWhen.length === 0 && !terms) return attack;
  context.index = index;
  context.text = text;
  return sum(ATTACK, t, context, terms);
}

/** BW-8.10: can its attack come to the Hero now? */
export const comesThrough = (t: Table, index: number): boolean =>
  t.heroes[t.seat].alive && (index < frontRank(t) || FOES.get(t.line[index].foe).ranged);

/** BW-8.10: the Foe attacks the active Hero. */
export function strike(p: P, number: number, text: number): void {
  const { t } = p;
  const index = placeOf(t, number);
  if (index === NONE || !comesThrough(t, index)) return;
  const terms: Terms | undefined = p.tell ? [] : undefined;
  const attack = attackOfFoe(t, index, text, terms);
  if (attack === 0) return;
  const foe = t.line[index];
  p.tell?.({ kind: 'struck', rule: 'BW-8.10', foe: foe.foe, seat: t.seat, attack, terms: terms ?? [] });
  const dealt = takeWounds(p, t.seat, attack, FOES.get(foe.foe).piercing);
  if (dealt > 0) triggerAbility(t, foe, 'afterWound', dealt);
}

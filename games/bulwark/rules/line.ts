/** Chapters 11, 19 and 20: the Foe line, what Foes see, and how they come and go. */

import { boxOf } from '../box.ts';
import {
  type Ability,
  abilityOf,
  CROWN_HEALTH,
  type FoeId,
  LEAST_CROWN_HEALTH,
  LEVELS,
  threeRingCalamity,
} from '../data/index.ts';
import { type Foe, NONE, type Table } from '../table.ts';
import type { P } from './book.ts';
import { takeWounds } from './wounds.ts';

/** The index in the line of the Foe with this number, or NONE. Place 1 is index 0 (BW-11.2). */
export function placeOf({ line }: Table, number: number): number {
  for (let i = 0; i < line.length; i++) if (line[i].number === number) return i;
  return NONE;
}

/** BW-11.8, BW-11.9, BW-11.11: a Foe sees every other, unless the Screen stands between them. */
export function sees(t: Table, from: number, to: number): boolean {
  if (from === to) return false;
  if (t.screen === NONE) return true;
  const screen = placeOf(t, t.screen);
  return from <= screen === to <= screen;
}

/** How many Foes of these names it sees. */
export function seen(t: Table, from: number, names: readonly FoeId[]): number {
  let n = 0;
  for (let i = 0; i < t.line.length; i++) if (names.includes(t.line[i].foe) && sees(t, from, i)) n++;
  return n;
}

/** The index of the first Foe of these names that it sees, or NONE. */
export function firstSeen(t: Table, from: number, names: readonly FoeId[]): number {
  for (let i = 0; i < t.line.length; i++) if (names.includes(t.line[i].foe) && sees(t, from, i)) return i;
  return NONE;
}

/** BW-12.12; BW-39.3, BW-39.15: crown Foes have more or less of it by the number of Heroes and the level, but never too little. */
export function healthOf(t: Table, foe: FoeId): number {
  const { health, crown } = boxOf(t).foes.get(foe);
  if (!crown) return health;
  return Math.max(LEAST_CROWN_HEALTH, health + CROWN_HEALTH[t.heroes.length - 1] + LEVELS[t.settings.level].crownHealth);
}

/** Puts off an ability until the running instruction is done (BW-29.1). Most Foes do not have it. */
export function trigger(t: Table, effect: string, subject: number, amount = 0): void {
  if (boxOf(t).programs.has(effect)) t.triggers.push({ effect, subject, amount });
}
export const triggerAbility = (t: Table, { foe, number }: Foe, ability: Ability, amount = 0): void =>
  trigger(t, abilityOf(foe, ability), number, amount);

/** A Foe enters the line. BW-8.6: in an Activation Step it is not ready. */
export function enter(t: Table, foe: FoeId, to: 'start' | 'end'): Foe {
  const entered: Foe = { number: t.nextFoe++, foe, damage: 0, stunned: false, ready: false };
  if (to === 'start') t.line.unshift(entered);
  else t.line.push(entered);
  return entered;
}

/** BW-11.3, BW-12.15: it leaves with nothing on it, and those behind close up; BW-11.13: the Screen goes with its Foe. */
export function leave(t: Table, index: number): Foe {
  const [foe] = t.line.splice(index, 1);
  if (t.screen === foe.number) t.screen = NONE;
  t.defeated.push(foe.foe);
  return foe;
}

/** BW-11.5 */
export function move(p: P, index: number, to: 'start' | 'end'): void {
  const { line } = p.t;
  const last = line.length - 1;
  if (index === (to === 'start' ? 0 : last)) return;
  const [foe] = line.splice(index, 1);
  if (to === 'start') line.unshift(foe);
  else line.push(foe);
  p.tell?.({ kind: 'moved', rule: 'BW-11.5', foe: foe.foe, place: to === 'start' ? 1 : line.length });
}

/** BW-11.6 */
export function swapBehind(p: P, index: number): void {
  const { line } = p.t;
  if (index + 1 >= line.length) return;
  const foe = line[index];
  line[index] = line[index + 1];
  line[index + 1] = foe;
  p.tell?.({ kind: 'moved', rule: 'BW-11.6', foe: foe.foe, place: index + 2 });
}

/** Removes up to so much damage; 0: all of it. */
export function mend(p: P, foe: Foe, most: number): void {
  const damage = most === 0 ? foe.damage : Math.min(most, foe.damage);
  if (damage === 0) return;
  foe.damage -= damage;
  p.tell?.({ kind: 'mended', rule: 'BW-12.11', foe: foe.foe, damage });
}

/** BW-19.2 to BW-19.4: the first of these names in the Defeated pile comes back. BW-19.7: it is not revealed. */
export function resurrect(p: P, names: readonly FoeId[], to: 'start' | 'end'): void {
  const { t } = p;
  for (const name of names) {
    const at = t.defeated.indexOf(name);
    if (at < 0) continue;
    t.defeated.splice(at, 1);
    const foe = enter(t, name, to);
    p.tell?.({ kind: 'resurrected', rule: 'BW-19.2', foe: name, place: placeOf(t, foe.number) + 1 });
    // BW-19.5, BW-19.6
    triggerAbility(t, foe, 'resurrected');
    return;
  }
}

/** BW-9.4: the top card of the Foe deck goes to the end of the line; the caller sees to its Reveal ability. */
export function reveal(p: P): Foe | null {
  const top = p.t.foeDeck.pop();
  if (top === undefined) return null;
  const { foreseen } = p.t;
  for (let i = 0; i < foreseen.length; i++) if (foreseen[i] > 0) foreseen[i]--;
  const foe = enter(p.t, top, 'end');
  p.disclose();
  p.tell?.({ kind: 'revealed', rule: 'BW-9.4', foe: top });
  return foe;
}

/** BW-20.1: only the Carnival has one. */
export const hasEncampment = ({ settings }: Table): boolean => settings.army === 'carnival';

/** BW-37.13 to BW-37.16; BW-20.14: without an Encampment nothing happens. */
export function fortify(p: P): void {
  const { t } = p;
  if (!hasEncampment(t)) return;
  const damaged = t.line.find(({ damage }) => damage > 0);
  if (damaged) {
    mend(p, damaged, FORTIFY_MENDS);
    return;
  }
  t.toll++;
  p.tell?.({ kind: 'tollPaid', rule: 'BW-37.14', toll: t.toll });
  if (t.toll < threeRingCalamity.toll) return;
  t.toll = 0;
  p.tell?.({ kind: 'tollFull', rule: t.foeDeck.length > 0 ? 'BW-37.15' : 'BW-37.16' });
  const foe = reveal(p);
  if (foe) triggerAbility(t, foe, 'reveal');
  else for (let i = 0; i < t.heroes.length; i++) takeWounds(p, (t.seat + i) % t.heroes.length, 1);
}
/** BW-37.13 */
const FORTIFY_MENDS = 2;

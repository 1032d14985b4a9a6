/** Chapter 12: Extinguish. */
import { flag, needed as mustBeGiven, type Refusal, sum, sumOf } from '@guildhall/kernel';
import type { Term, TermName } from '../facts.ts';
import { no } from '../refusals.ts';
import { SPACE_NAMES } from '../spaces.ts';
import { DESTROYED, DOOMED, type Table, UNLIT } from '../table.ts';
import { EXTINGUISH_WITH } from './answers.ts';
import { type BR, book, type P } from './book.ts';
import { lower } from './fire.ts';
import { levels } from './kinds.ts';
import { has, hasBoard, hasWarden, holdersOf, mayHaveAbilities, waterAtHand, waterOf } from './reading.ts';
import { aroundBlock, awardCall } from './renown.ts';
import { gainWater, payWater, spend } from './water.ts';

/** Tokens that put out the fire under a seat's Brigade. */
const TOKENS = sumOf<Table, number, TermName, BR>([
  { name: 'intensity', rule: 'BR-12.3', add: (t, seat) => t.fire[t.brigade[seat]] },
  // BR-26.19 Lumen: "University fires need 1 water less; full Renown."
  { name: 'lumen', rule: 'BR-26.20', add: (t, seat) => (lumenHelps(t, seat) ? -1 : 0) },
]);
function lumenHelps(t: Table, seat: number): boolean {
  return t.quarter[t.brigade[seat]] === 'university' && mayHaveAbilities(t, seat) && has(t, seat, 'lumen');
}

/** How many tokens put out the fire under a seat's Brigade; -1: none burns there. */
export function tokensToPutOut(t: Table, seat: number): number {
  const fire = t.fire[t.brigade[seat]];
  return fire === UNLIT || fire >= DOOMED ? -1 : sum(TOKENS, t, seat);
}

export function pushExtinguish(t: Table, seat: number, list: string[]): void {
  const needed = tokensToPutOut(t, seat);
  if (needed < 0) return;
  const water = waterAtHand(t, seat);
  const most = Math.min(water, needed);
  // BR-12.3, and BR-26.20: with Lumen a fire of 1 needs no token at all.
  for (let n = needed === 0 ? 0 : 1; n <= most; n++) list.push(EXTINGUISH_WITH[n]);
}

/** Why so many tokens cannot be spent on the fire under the Brigade; null: they can. */
export function whyNotExtinguish(t: Table, seat: number, n: number): Refusal<BR> | null {
  const s = t.brigade[seat];
  const space = SPACE_NAMES[s];
  const fire = t.fire[s];
  if (t.tile[s] === '') return no('BR-2.14', 'notABlock', { space });
  if (fire === UNLIT) return no('BR-12.9', 'notBurning', { space });
  if (fire === DOOMED) return no('BR-12.9', 'blockDoomed', { space });
  if (fire === DESTROYED) return no('BR-12.9', 'blockDestroyed', { space });
  const terms: Term[] = [];
  const needed = sum(TOKENS, t, seat, terms);
  if (n === 0 && needed > 0) return no('BR-12.3', 'atLeastOneToken', {});
  if (n > needed) return no(needed < fire ? 'BR-26.20' : 'BR-12.3', 'moreThanNeeded', { wants: n, needed, terms });
  const water = waterAtHand(t, seat);
  return n > water ? no('BR-12.2', 'notEnoughWater', { wants: n, has: water }) : null;
}

/** The payment leaves no choice: everything at hand is spent, or only one holder has water. */
function paysAlone(t: Table, seat: number, n: number): boolean {
  if (n === 0) return true;
  const together = t.wagon[seat] === t.brigade[seat];
  let holders = t.wardenWater[seat] > 0 ? 1 : 0;
  const crew = t.crewWater[seat];
  for (let i = 0; i < crew.length; i++) if (crew[i] > 0) holders++;
  if (together && t.wagonWater[seat] > 0) holders++;
  return holders === 1 || n === waterAtHand(t, seat);
}

/** Pays where there is no choice. */
function payAlone(p: P, seat: number, n: number): void {
  const { t } = p;
  let left = n;
  if (left > 0 && t.wardenWater[seat] > 0) {
    const paid = Math.min(left, t.wardenWater[seat]);
    spend(p, seat, 'warden', paid, 'BR-12.2');
    left -= paid;
  }
  for (let i = 0; left > 0 && i < t.crew[seat].length; i++) {
    const paid = Math.min(left, t.crewWater[seat][i]);
    spend(p, seat, t.crew[seat][i], paid, 'BR-12.2');
    left -= paid;
  }
  if (left > 0) spend(p, seat, 'wagon', left, 'BR-12.2');
}

/** Lowers the fire under the Brigade; true if it is out. */
function fight(p: P, seat: number, n: number): boolean {
  const { t } = p;
  const s = t.brigade[seat];
  const out = n === sum(TOKENS, t, seat);
  const levels = lower(p, s, out ? t.fire[s] : n, 'extinguish', out && n < t.fire[s] ? 'BR-26.20' : 'BR-12.2');
  if (out) p.tell?.({ kind: 'fireExtinguished', rule: 'BR-12.5', seat, space: SPACE_NAMES[s], levels, cause: 'extinguish' });
  return out;
}

/** An Extinguish that leaves no choice and wins nothing, as most do: see shortcuts.ts. */
export function isPlainExtinguish(t: Table, seat: number, n: number): boolean {
  return n < sum(TOKENS, t, seat) && !t.settings.advanced && paysAlone(t, seat, n);
}
export function extinguishPlainly(p: P, seat: number, n: number): void {
  payAlone(p, seat, n);
  fight(p, seat, n);
}

/** Everything an Extinguish may bring: choice of payment (BR-12.8), Renown (BR-12.5), Ester's mist. */
export const extinguish = book.procedure('extinguish', {
  /** Tokens spent. */
  n: mustBeGiven(levels),
  paid: flag(),
  /** What was removed, if the fire is out. */
  levels,
});
extinguish.does((w) => [
  w.call(
    'pay',
    (t, f) => {
      if (paysAlone(t, f.seat, f.vars.n)) return null;
      const holders = holdersOf(t, f.seat, t.wagon[f.seat] === t.brigade[f.seat]);
      const withWater = holders.filter((holder) => waterOf(t, f.seat, holder) > 0);
      return payWater.with({ left: f.vars.n, holders: withWater });
    },
    (_p, f) => {
      f.vars.paid = true;
    },
  ),
  w.run((p, f) => {
    if (!f.vars.paid) payAlone(p, f.seat, f.vars.n);
    const before = p.t.fire[p.t.brigade[f.seat]];
    f.vars.levels = fight(p, f.seat, f.vars.n) ? before : 0;
  }),
  w.call('renown', (t, f) => {
    // BR-12.6: no Renown at all while the fire burns on.
    if (f.vars.levels === 0) return null;
    // BR-25.6 Civic Duty: "After a successful Extinguish you may also place Renown diagonally."
    const spaces = aroundBlock(t.brigade[f.seat], hasBoard(t, f.seat, 'pink'));
    return awardCall(f.seat, f.vars.levels, spaces, 'extinguish', 'BR-12.5');
  }),
  // BR-27.5 Ester, Mist Form: "After an Extinguish that leaves her without water she gets 1 water."
  w.run((p, f) => {
    if (hasWarden(p.t, f.seat, 'ester') && p.t.wardenWater[f.seat] === 0) {
      gainWater(p, f.seat, 'warden', 1, 'ester', 'BR-27.5');
    }
  }),
]);

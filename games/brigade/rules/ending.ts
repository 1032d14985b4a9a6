/** Chapters 20 and 21: the four endings, the score and ties; chapter 32 for the cooperative ones. */
import { COOPERATIVE_TARGETS, EVACUATION, QUARTER_LOYALTY, QUARTERS } from '../data/index.ts';
import { NOBODY, SPACES, UNIVERSITY } from '../spaces.ts';
import { DESTROYED, type Reason, type Table } from '../table.ts';
import type { BR, P } from './book.ts';
import { eventCard } from './events.ts';
import { allFiresOut, destroyedBlocks } from './fire.ts';
import { loyalIn, renownOnBoard } from './reading.ts';

/** BR-21.1: printed values of all loyal blocks. */
export function ownScore(t: Table, seat: number): number {
  let sum = 0;
  for (let s = 0; s < SPACES; s++) if (t.loyal[s] === seat) sum += t.value[s];
  return sum;
}
/** BR-32.6: what the loyal blocks of all are worth together. */
export function commonScore(t: Table): number {
  let sum = 0;
  for (let s = 0; s < SPACES; s++) if (t.loyal[s] !== NOBODY) sum += t.value[s];
  return sum;
}
export function score(t: Table, seat: number): number {
  return t.settings.cooperative ? commonScore(t) : ownScore(t, seat);
}
export function loyalBlocks(t: Table, seat: number): number {
  let n = 0;
  for (let s = 0; s < SPACES; s++) if (t.loyal[s] === seat) n++;
  return n;
}

export function target(t: Table): number {
  return COOPERATIVE_TARGETS[t.settings.level];
}

/** BR-21.4: score, then loyal blocks, then loyal University blocks, then Renown on the board; then shared. */
export function bestSeats(t: Table): number[] {
  let best: number[] = [];
  let bestRank: number[] = [];
  for (let seat = 0; seat < t.seats; seat++) {
    const rank = [ownScore(t, seat), loyalBlocks(t, seat), loyalIn(t, seat, 'university'), renownOnBoard(t, seat)];
    const order = best.length === 0 ? 1 : compare(rank, bestRank);
    if (order > 0) {
      best = [seat];
      bestRank = rank;
    } else if (order === 0) best.push(seat);
  }
  return best;
}
function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
}

export function everybody(t: Table): number[] {
  return Array.from({ length: t.seats }, (_, seat) => seat);
}

export function endGame(p: P, reason: Reason, rule: BR, winners: number[]): void {
  const { t } = p;
  t.ending = { reason, rule, winners };
  const card = eventCard(p.game.stack);
  if (card !== '') t.eventDiscard.push(card);
  p.tell?.({ kind: 'gameEnded', rule, reason, winners: winners.slice(), scores: everybody(t).map((seat) => score(t, seat)) });
  p.finish();
}

/** BR-6.9: looked at whenever a Loyalty marker is placed. */
export function checkLoyaltyVictory(p: P, seat: number): void {
  const { t } = p;
  if (t.settings.cooperative) {
    // BR-32.6: the target, and a University block among the loyal ones.
    const university = UNIVERSITY.some((s) => t.loyal[s] !== NOBODY);
    if (university && commonScore(t) >= target(t)) endGame(p, 'coopTarget', 'BR-32.6', everybody(t));
    return;
  }
  let inAll = true;
  for (const quarter of QUARTERS) {
    const n = loyalIn(t, seat, quarter);
    if (n >= QUARTER_LOYALTY[quarter]) {
      endGame(p, 'quarterLoyalty', quarter === 'university' ? 'BR-20.2' : 'BR-20.1', [seat]);
      return;
    }
    if (n === 0) inAll = false;
  }
  if (inAll) endGame(p, 'citizensLoyalty', 'BR-20.3', [seat]);
}

/** BR-20.6 to BR-20.8, and BR-32.8. */
export function checkEvacuation(p: P): void {
  const { t } = p;
  if (t.evacuation !== NOBODY) return;
  const destroyed = destroyedBlocks(t);
  let university = 0;
  for (let i = 0; i < UNIVERSITY.length; i++) if (t.fire[UNIVERSITY[i]] === DESTROYED) university++;
  if (destroyed < EVACUATION.blocks && university < EVACUATION.university) return;
  t.evacuation = t.active;
  p.tell?.({ kind: 'evacuationBegan', rule: 'BR-20.6', seat: t.active, destroyed, university });
  if (t.settings.cooperative) endGame(p, 'coopEvacuation', 'BR-32.8', []);
}

/** BR-20.16, BR-20.17 and BR-32.7. */
export function checkAllsWell(p: P): void {
  const { t } = p;
  if (t.ending !== null || !allFiresOut(t)) return;
  if (!t.settings.cooperative) {
    p.tell?.({ kind: 'allFiresOut', rule: 'BR-20.16', ends: true });
    endGame(p, 'allsWell', 'BR-20.16', bestSeats(t));
  } else if (2 * commonScore(t) >= target(t)) {
    p.tell?.({ kind: 'allFiresOut', rule: 'BR-32.7', ends: true });
    endGame(p, 'coopAllsWell', 'BR-32.7', everybody(t));
  }
}

/** BR-20.15: play has come back to the player on whose turn evacuation began. */
export function endByEvacuation(p: P): void {
  endGame(p, 'evacuation', 'BR-20.15', bestSeats(p.t));
}

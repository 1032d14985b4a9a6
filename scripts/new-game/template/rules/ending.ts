/** Chapter 3: points, and when the game is over. */
import type { Outcome, Seat } from '@guildhall/kernel';
import type { Table } from '../table.ts';
import { book, type P } from './book.ts';
import { round } from './round.ts';

const isOut = (t: Table): boolean => t.hands.every((hand) => hand.length === 0);
const hasWon = (t: Table, seat: Seat): boolean => t.points[seat] >= t.goal;

/** The procedure that is the whole game. */
book.procedure('game', {}).does((w) => [
  w.loop(
    (t) => !isOut(t),
    [
      // The third argument receives what the round gave back.
      w.call(
        round,
        () => ({}),
        (p, _f, winner) => score(p, winner),
      ),
    ],
  ),
]);

/** NG-2.1 and NG-3.1: a point for the winner, who leads next; the animals of the round are gone. */
function score(p: P, winner: Seat): void {
  const { t } = p;
  t.points[winner]++;
  t.leader = winner;
  for (const [seat, played] of t.played.entries()) {
    if (played !== null) t.gone.push(played);
    t.played[seat] = null;
  }
  p.tell?.({ kind: 'roundWon', rule: 'NG-2.1', seat: winner, points: t.points[winner] });
  // `finish` ends the game once the running step is done, however deep it lies.
  if (hasWon(t, winner)) p.finish();
}

/** What came of it; null while the game goes on. The reason is a key of the words for outcomes. */
export function outcome(t: Table): Outcome | null {
  const won = t.points.some((_, seat) => hasWon(t, seat));
  if (!won && !isOut(t)) return null;
  const best = Math.max(...t.points);
  return {
    winners: t.points.flatMap((points, seat) => (points === best ? [seat] : [])),
    reason: won ? 'goal' : 'out',
    rule: 'NG-3.1',
    scores: t.points.slice(),
  };
}

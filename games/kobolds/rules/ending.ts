/** Chapters 21 and 39: how a game ends. */
import type { Reason, Table } from '../table.ts';
import type { KC, P } from './book.ts';
import { discard } from './comparison.ts';
import { fights } from './frames.ts';

/** Ends the game at once: the running step is the last. An empty list of winners is a draw. */
export function endGame(p: P, reason: Reason, rule: KC, winners: number[], scores: [number, number] = [0, 0]): void {
  const { t } = p;
  if (t.ending !== null) return;
  // KC-12.24: what lies face up in an attack that nobody will bring to its end.
  for (const fight of fights(p.game.stack)) if (fight.vars.step === 'revealed') discard(p, fight);
  t.ending = { reason, rule, winners, scores };
  t.phase = 'over';
  p.tell?.({ kind: 'gameEnded', rule, reason, winners: winners.slice(), scores: scores.slice() });
  p.finish();
}

/** Ends it by comparing scores: the higher wins, equal ones are a draw. */
export function endByScore(p: P, scores: [number, number], reason: Reason, rule: KC, equalRule: KC): void {
  const [a, b] = scores;
  if (a === b) endGame(p, 'equal', equalRule, [], scores);
  else endGame(p, reason, rule, [a > b ? 0 : 1], scores);
}

/** Points of the scenario at the end; 0 where it has none. */
export function score(t: Table, seat: number): number {
  return t.ending === null ? 0 : t.ending.scores[seat];
}

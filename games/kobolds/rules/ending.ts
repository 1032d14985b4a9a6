/** Chapters 21 and 39: how a game ends. */
import type { OpenQuestion, Plain, Question } from '@guildhall/kernel';
import type { KoboldsFact } from '../facts.ts';
import type { Reason, Table } from '../table.ts';
import type { KC, P } from './book.ts';
import { other } from './reading.ts';

/** Ends the game at once: the running step is the last. An empty list of winners is a draw. */
export function endGame(p: P, reason: Reason, rule: KC, winners: number[], scores: [number, number] = [0, 0]): void {
  const { t } = p;
  if (t.ending !== null) return;
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

export const CONCEDE = 'concede';

type Asking<V, A extends Plain> = Question<Table, V, A, KoboldsFact, KC> | OpenQuestion<Table, V, A, KoboldsFact, KC>;

/** KC-39.1: the question, which its seat may also answer by conceding. People are offered it where answers are listed. */
export function mayConcede<V, A extends Plain>(q: Asking<V, A>): Asking<V, A> {
  const take: typeof q.take = (p, f, answer) => {
    if (answer === CONCEDE) endGame(p, 'conceded', 'KC-39.1', [other(q.who?.(p.t, f) ?? f.seat)]);
    else q.take(p, f, answer);
  };
  if (!('legal' in q)) return { ...q, take, accepts: (t, f, answer) => (answer === CONCEDE ? null : q.accepts(t, f, answer)) };
  const besides: typeof q.besides = (t, f, list) => {
    list.push(CONCEDE as A);
    q.besides?.(t, f, list);
  };
  return { ...q, take, besides };
}

/** Points of the scenario at the end; 0 where it has none. */
export function score(t: Table, seat: number): number {
  return t.ending === null ? 0 : t.ending.scores[seat];
}

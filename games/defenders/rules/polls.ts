/** Votes are face down until all are in (DF-28.1); then they lie open until the next ones. */
import type { P } from './book.ts';

export function turnOver(p: P, answers: readonly (readonly [number, string])[]): void {
  p.t.poll = answers.map(([seat, answer]) => ({ seat, answer }));
  p.disclose();
}

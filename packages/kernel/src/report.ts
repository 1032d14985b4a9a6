/** What the world outside learns from a finished match (survivors, coffers, rounds): computed from its end, and part of the record. */
import type { Outcome } from './game.ts';
import { notPlain, type Plain } from './plain.ts';
import { problem, type Schema } from './schema.ts';

export interface ReportSpec<T, P extends Plain> {
  readonly schema: Schema<P>;
  /** Pure: the same table gives the same report. */
  of(t: T, outcome: Outcome): P;
}

/** What is wrong with a report by its closed schema, or null. Copes with any value; null is no report. */
export function problemWithReport<T, P extends Plain>(spec: ReportSpec<T, P> | undefined, report: unknown): string | null {
  if (report === null) return null;
  if (!spec) return 'this game reports nothing';
  return notPlain(report, 'report') ?? problem(spec.schema, report, 'report');
}

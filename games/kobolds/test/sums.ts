/** The terms of limits, for tests that look at them one by one. */
import type { AttackKind } from '../data/index.ts';
import type { Term } from '../facts/terms.ts';
import { attackLimit, defenceLimit, termsOf } from '../rules/limits.ts';
import type { Table } from '../table.ts';

export const attackTerms = (
  t: Table,
  attacker: number,
  target: number,
  kind: AttackKind,
  active: boolean,
  justDoIt: boolean,
): Term[] => termsOf((terms) => attackLimit(t, attacker, target, kind, active, justDoIt, terms));

export const defenceTerms = (t: Table, target: number, justDoIt: boolean): Term[] =>
  termsOf((terms) => defenceLimit(t, target, justDoIt, terms));

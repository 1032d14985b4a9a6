// Generated from rulebook/en.md by scripts/rulebook.ts. Do not edit.
import { ruleIds } from '@guildhall/kernel/rulebook';

export type NG =
  | 'NG-1.1'
  | 'NG-2.1'
  | 'NG-3.1';

/** Every rule of "New game". */
export const RULES = ruleIds<NG>(
  'NG',
  '1.1-1 2.1-1 3.1-1',
);

/** Rules without any effect on play. */
export const NOTES: readonly NG[] = [];

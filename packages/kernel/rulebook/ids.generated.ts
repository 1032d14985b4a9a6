// Generated from rulebook/en.md by scripts/rulebook.ts. Do not edit.
import { ruleIds } from '../src/rulebook.ts';

export type GH =
  | 'GH-1'
  | 'GH-2'
  | 'GH-3'
  | 'GH-4'
  | 'GH-5'
  | 'GH-16'
  | 'GH-17'
  | 'GH-14'
  | 'GH-15'
  | 'GH-6'
  | 'GH-7'
  | 'GH-8'
  | 'GH-10'
  | 'GH-11'
  | 'GH-12'
  | 'GH-13'
  | 'GH-9';

/** Every rule of "The table". */
export const RULES = ruleIds<GH>(
  'GH',
  '1-5 16-17 14-15 6-8 10-13 9-9',
);

/** Rules without any effect on play. */
export const NOTES: readonly GH[] = [];

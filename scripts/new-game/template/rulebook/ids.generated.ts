// Generated from rulebook/en.md by scripts/rulebook.ts. Do not edit.

/** Every rule of "New game". */
export const RULES = [
  'NG-1.1',
  'NG-2.1',
  'NG-3.1',
] as const;
export type NG = (typeof RULES)[number];

/** Rules without any effect on play. */
export const NOTES: readonly NG[] = [];

// Generated from rulebook/en.md by scripts/rulebook.ts. Do not edit.

/** Every rule of "The table". */
export const RULES = [
  'GH-1',
  'GH-2',
  'GH-3',
  'GH-4',
  'GH-5',
  'GH-16',
  'GH-17',
  'GH-14',
  'GH-15',
  'GH-6',
  'GH-7',
  'GH-8',
  'GH-10',
  'GH-11',
  'GH-12',
  'GH-13',
  'GH-9',
] as const;
export type GH = (typeof RULES)[number];

/** Rules without any effect on play. */
export const NOTES: readonly GH[] = [];

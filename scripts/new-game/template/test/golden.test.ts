/**
 * Golden matches: whole games that must lead to the very same ends. Where a change of the rules is wanted,
 * `UPDATE_GOLDEN=1 npx vitest run games/newgame/test/golden.test.ts` writes them anew.
 */
import { type GoldenTable, goldenChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import { newgame } from '../index.ts';

const TABLES: GoldenTable[] = [
  { name: 'two', seats: 2 },
  { name: 'four', seats: 4, options: { goal: 2 } },
];

for (const { name, check } of goldenChecks(newgame, new URL('./golden/', import.meta.url), TABLES)) test(name, check);

/** Golden ledgers. `UPDATE_GOLDEN=1 npx vitest run games/kobolds/test/campaign/golden.test.ts` writes them anew. */
import { type GoldenTable, goldenChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import { campaign } from '../../campaign/index.ts';

const TABLES: GoldenTable[] = [
  { name: 'four', seats: 4, options: { rounds: 3, start: 20 }, reaches: ['settlement/reward', 'settlement/injury'] },
  { name: 'three', seats: 3, options: { rounds: 4, doubled: true, optional: false }, reaches: ['fights/result'] },
];

for (const { name, check } of goldenChecks(campaign, new URL('./golden/', import.meta.url), TABLES)) test(name, check);

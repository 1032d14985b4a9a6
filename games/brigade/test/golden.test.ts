/** Golden matches of The Brigade. `UPDATE_GOLDEN=1 npx vitest run games/brigade/test/golden.test.ts` writes them anew. */
import { type GoldenTable, goldenChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import { brigade } from '../index.ts';

const MODULES = { bonusWardens: true, promoCrew: true, specialBuildings: true, festivalEvents: true };
const TABLES: GoldenTable[] = [
  { name: 'basic', seats: 2 },
  { name: 'all-modules', seats: 4, options: { advanced: true, ...MODULES } },
  { name: 'solo', seats: 1, options: { cooperative: true, level: 'easy' } },
];

for (const { name, check } of goldenChecks(brigade, new URL('./golden/', import.meta.url), TABLES)) test(name, check);

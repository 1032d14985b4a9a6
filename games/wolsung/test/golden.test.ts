/** Golden matches of Wolsung. `UPDATE_GOLDEN=1 npx vitest run games/wolsung/test/golden.test.ts` writes them anew. */
import { type GoldenTable, goldenChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import { wolsung } from '../index.ts';

const TABLES: GoldenTable[] = [
  { name: 'quay', seats: 3 },
  { name: 'roofs', seats: 2, options: { scenario: 'S4', hero1: 'H10', temper: 'ruthless', roundLimit: 5 } },
  { name: 'salon', seats: 2, options: { scenario: 'S6', second: 'S8', hero1: 'H1', describe: false, roundLimit: 5 } },
  { name: 'duel', seats: 2, options: { mode: 'duel', scenario: 'S2', hero1: 'H2', hero2: 'H7', roundLimit: 5 } },
  { name: 'hosted', seats: 3, options: { mode: 'hosted', roundLimit: 5 } },
];

/**
 * 1.2.0 has another line-up of S7 for two heroes, 1.3.0 others of S4 and S6 for one (D16), so that the cards lie otherwise from
 * the first round on.
 */
const ALONE = ['1.0.0', '1.1.0', '1.2.0'].flatMap((version) => [`${version}/roofs`, `${version}/salon`]);
const FROZEN = ['1.0.0/hosted', '1.1.0/hosted', ...ALONE];

for (const { name, check } of goldenChecks(wolsung, new URL('./golden/', import.meta.url), TABLES, FROZEN)) test(name, check);

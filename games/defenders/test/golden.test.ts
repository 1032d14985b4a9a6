/** Golden matches of Defenders. `UPDATE_GOLDEN=1 npx vitest run games/defenders/test/golden.test.ts` writes them anew. */
import { type GoldenTable, goldenChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import { defenders } from '../index.ts';

const TABLES: GoldenTable[] = [
  { name: 'three', seats: 3 },
  { name: 'solo', seats: 1, options: { people: 'one', narration: 'spoken' } },
  { name: 'six', seats: 6, options: { narration: 'written', conferring: 'honour' } },
];

for (const { name, check } of goldenChecks(defenders, new URL('./golden/', import.meta.url), TABLES)) test(name, check);

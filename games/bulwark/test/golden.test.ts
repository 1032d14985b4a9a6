/** Golden matches of Bulwark. `UPDATE_GOLDEN=1 npx vitest run games/bulwark/test/golden.test.ts` writes them anew. */
import { type GoldenTable, goldenChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import { bulwark } from '../index.ts';
import { OVERLAY } from './overlays.ts';

const TABLES: GoldenTable[] = [
  { name: 'two', seats: 2 },
  { name: 'carnival', seats: 4, options: { army: 'carnival', level: 'squire', closedHands: true } },
  { name: 'solo', seats: 1, options: { army: 'hunt', hero1: 'nevtelen', level: 'champion', risingPanic: true } },
  { name: 'overlay', seats: 2, options: { hero2: 'nevtelen' }, given: { all: OVERLAY } },
];

/** Since 1.1.0 four Heroes meet more Foes, and the Carnival's are weaker (BW-37.1, BW-39.5). */
const FROZEN = ['1.0.0/carnival'];

for (const { name, check } of goldenChecks(bulwark, new URL('./golden/', import.meta.url), TABLES, FROZEN)) test(name, check);

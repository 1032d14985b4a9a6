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

/**
 * Other Foes come than in their time: since 1.1.0 to three and four Heroes, since 1.2.0 to one, two and four (BW-39.5 to BW-39.8).
 * They are taken up from their last position.
 */
const FROZEN = [
  '1.0.0/carnival',
  '1.0.0/overlay',
  '1.0.0/solo',
  '1.0.0/two',
  '1.1.0/carnival',
  '1.1.0/overlay',
  '1.1.0/solo',
  '1.1.0/two',
];

for (const { name, check } of goldenChecks(bulwark, new URL('./golden/', import.meta.url), TABLES, FROZEN)) test(name, check);

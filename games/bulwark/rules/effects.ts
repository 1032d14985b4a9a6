/** Chapter 29: effects are carried out one instruction after another, each with all that it sets off. */

import { writeEffects } from '@guildhall/effects';
import { boxOf } from '../box.ts';
import type { VOCABULARY } from '../data/index.ts';
import type { GameFact } from '../facts.ts';
import type { BW } from '../rulebook/ids.generated.ts';
import type { Table } from '../table.ts';
import { book } from './book.ts';
import { deeds } from './deeds.ts';
import { checkWin } from './ending.ts';
import { showHandCard } from './zones.ts';

/** BW-29.1, BW-29.6; BW-22.8: the win is looked at when an effect is completely carried out. */
export const { carry, isQuiet, carryQuietly } = writeEffects<Table, GameFact, BW, typeof VOCABULARY>(book, 'effect', deeds, {
  programs: (t) => boxOf(t).programs,
  triggers: (t) => t.triggers,
  settled: (p) => {
    // What comes next may depend on a closed hand.
    showHandCard(p);
    checkWin(p);
  },
});

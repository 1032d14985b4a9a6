/** For tests of programs: games that begin in the thick of it, so that everything comes up. */
import { type Game, pick, type Random } from '@guildhall/kernel';
import { kobolds } from './index.ts';
import type { Table } from './table.ts';
import { corner } from './test/cornered.ts';
import { enrich } from './test/enrich.ts';

const ORCS = 'dorick; 7 orc-ruffian';

/** Orcs on both sides, who shove and are always angry about it. */
function brawl(g: Game<Table>, random: Random): void {
  for (const seat of [0, 1]) kobolds.apply(g, seat, ORCS);
  enrich(g, random);
}

/** A game in its middle, of one of three kinds. */
export function enrichSomehow(g: Game<Table>, random: Random): void {
  pick(random, [enrich, corner, brawl])(g, random);
}

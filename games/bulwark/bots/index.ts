/** What bots know of the game beyond its rules. */
import type { BotKnowledge } from '@guildhall/kernel';
import type { Table } from '../table.ts';
import { evaluate } from './evaluate.ts';
import { shuns } from './shuns.ts';
import { urge } from './urge.ts';

/** So many turns after this one are played out before a table is judged: more of them hide what an answer is worth. */
const TURNS = 0;

/** What is gained serves from the next turn on: nothing that the Foes still do in this one has to do with it. */
const GAINING: readonly string[] = ['buy step/buy', 'buy step/pay with', 'barter/gain', 'gain/location'];

export const bots: BotKnowledge<Table, string> = {
  evaluate,
  urge,
  shuns,
  playout: { turns: TURNS, begun: ({ table: { round, seat, heroes } }) => round * heroes.length + seat, atOnce: GAINING },
};

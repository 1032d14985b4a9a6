/** What bots know of Kobolds & Cobblestones beyond its rules. */
import type { BotKnowledge, Foresight, Ladder } from '@guildhall/kernel';
import { evaluate } from './bots/evaluate.ts';
import { shuns } from './bots/shuns.ts';
import { urge } from './bots/urge.ts';
import type { Table } from './table.ts';

/** What an answer is worth shows when the other side has acted, and the own side again. */
const foresight: Foresight = { turn: 'action time/model', turns: {}, others: 2, field: 3 };

/** Whom to activate is the dearest question: each answer is followed through a whole activation. */
const narrow = { 'action time/model': 3 };

/**
 * Measured at the table of a first game (`npm run bench -- strength kobolds`). Whether search is surely stronger than greedy is
 * not known yet, and still less whether there is room for a level between them.
 */
const ladder: Ladder = {
  slips: { novice: 80, apprentice: 50, journeyman: 33, veteran: 15 },
  expert: 20,
  unproven: ['expert', 'search'],
};

export const bots: BotKnowledge<Table, string> = { evaluate, urge, shuns, foresight, narrow, ladder };

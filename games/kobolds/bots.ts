/** What bots know of Kobolds & Cobblestones beyond its rules. */
import type { BotKnowledge, Ladder } from '@guildhall/kernel';
import { evaluate } from './bots/evaluate.ts';
import { shuns } from './bots/shuns.ts';
import { urge } from './bots/urge.ts';
import type { Table } from './table.ts';

/** Who acts and which cards are played shows its worth when the other side has acted too; who begins, only after several. */
const foresight = {
  turn: 'action time/model',
  turns: { 'action time/model': 1, 'initiative/order': 6, 'attack/commit': 1, 'attack/defend': 0 },
};

/** Whom to activate is the dearest question: each answer is followed through a whole activation. */
const narrow = { 'action time/model': 3 };

/** Measured at the table of a first game (`npm run bench -- strength kobolds`). */
const ladder: Ladder = { slips: { novice: 80, apprentice: 50, journeyman: 33, veteran: 15 }, expert: 20 };

export const bots: BotKnowledge<Table, string> = { evaluate, urge, shuns, foresight, narrow, ladder };

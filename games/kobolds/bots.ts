/** What bots know of Kobolds & Cobblestones beyond its rules. */
import type { BotKnowledge } from '@guildhall/kernel';
import { evaluate } from './bots/evaluate.ts';
import { shuns, urge } from './bots/urge.ts';
import type { Table } from './table.ts';

export const bots: BotKnowledge<Table, string> = { evaluate, urge, shuns };

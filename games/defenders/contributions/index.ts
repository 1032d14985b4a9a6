/** What people may add beside the game (DF-14.5, DF-19.4, DF-28.6, DF-29.6, DF-31.4, DF-31.5). Nothing of it moves the game. */
import type { ContributionKinds } from '@guildhall/kernel';
import type { Table } from '../table.ts';
import { erase, pen, piece } from './drawing.ts';
import { amend, leaveOut, reaction } from './texts.ts';

export const contributions: ContributionKinds<Table> = { piece, erase, pen, reaction, amend, leaveOut };

/** What every part of the board stands on: the page's props, the words in use, and the ways to other parts. */
import type { Seat } from '@guildhall/kernel';
import type { Statistic } from '../data/index.ts';
import type { Figure } from './ledger/lines.ts';
import type { CampaignProps } from './model.ts';
import type { BoardWords } from './words/words.ts';

export const PARTS = ['round', 'gangs', 'standings'] as const;
export type Part = (typeof PARTS)[number];

/** What somebody wants to know the reasons of. */
export type Matter =
  | { of: 'figure'; seat: Seat; figure: Figure }
  | { of: 'statistic'; seat: Seat; statistic: Statistic }
  | { of: 'member'; m: number }
  | { of: 'piece'; e: number };

export interface Ground {
  props: CampaignProps;
  words: BoardWords;
  /** Opens the ledger behind a number. */
  why(matter: Matter): void;
  /** Goes to another part, and to the sheet of a gang there. */
  show(part: Part, seat?: Seat): void;
}

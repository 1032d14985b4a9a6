/** The whole card of a thing at the table: a model, a member of a crew, a unit, a playing card. A game fills it, the page frames it. */
import type { PlainRecord, Seat } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import type { BoardProps } from './index.ts';

/** A number of a card: what it is now, and what made it so. */
export interface CardNumber {
  name: string;
  value: ReactNode;
  /** "4 − 1", "of 5": small, behind the number. */
  note?: ReactNode;
  /** Other than printed. */
  changed?: 'better' | 'worse';
}

/** One line: a sign or a word before it, the text, the rule behind it. */
export interface CardLine {
  sign?: ReactNode;
  name?: string;
  text: ReactNode;
  rule?: string;
}

export interface CardPart {
  title?: string;
  lines: readonly CardLine[];
}

export interface ThingCard {
  name: string;
  picture: ReactNode;
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** What it is and how it stands: "Big Guy · waits for its turn". */
  about: string;
  numbers?: readonly CardNumber[];
  parts: readonly CardPart[];
  /** Where more of the same can be read: a path under the game's rules, such as `cards#troll`. */
  more?: string;
}

/** Finds the card of a thing by the name it has in `data-card`; null: it has none, or none any more. */
export interface CardShelf<B = PlainRecord> {
  cardOf(thing: string, props: BoardProps<B>): ThingCard | null;
}

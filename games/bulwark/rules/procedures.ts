/** Procedures that instructions call and that carry out effects themselves: declared apart, since they refer to each other. */
import { count, flag, needed, text, whole } from '@guildhall/kernel';
import { NONE } from '../table.ts';
import { book } from './book.ts';

const number = whole(NONE, 1_000_000);

/** One Foe activates (BW-8.9). `again`: by the text of another (BW-36.7). `attack`: what its text has made of its Attack. */
export const activate = book.procedure('activate', { foe: needed(number), again: flag(), attack: whole(-1000, 1000, 0) });

/** BW-33.12. `risked` is the card in question, `rest` how often it is still to be carried out. */
export const doubleOrNothing = book.procedure('double or nothing', {
  lost: needed(count(6)),
  risked: text(40),
  rest: count(2),
});

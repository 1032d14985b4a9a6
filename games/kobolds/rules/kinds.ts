/** What the variables of this game's procedures may hold, besides what the kernel knows: models, markers, cards, rules. */
import { PACK } from '@guildhall/cards';
import { type Kind, kind, listOf, needed, oneOf, type Plain } from '@guildhall/kernel';
import { RULES } from '../rulebook/ids.generated.ts';
import { NONE, type Table } from '../table.ts';
import type { KC } from './book.ts';

type Models = Pick<Table, 'models'>;

const isPlace = (value: Plain, list: readonly unknown[]): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < list.length;

const one = kind<number, Models>(NONE, (value, { models }) =>
  isPlace(value, models) ? null : `is ${JSON.stringify(value)}, which is no model`,
);

/** A model of this table. Without it the procedure has no meaning: every call names it. */
export const aModel: Kind<Models, number, true> = needed(one);

/** The same, or NONE: nobody, or nobody yet. */
export const aModelOrNone = kind<number, Models>(NONE, (value, t, seats) =>
  value === NONE ? null : one.problem(value, t, seats),
);

/** A marker of Hide and Seek. */
export const aMarker: Kind<Pick<Table, 'markers'>, number, true> = needed(
  kind<number, Pick<Table, 'markers'>>(NONE, (value, { markers }) =>
    isPlace(value, markers) ? null : `is ${JSON.stringify(value)}, which is no marker`,
  ),
);

/** Cards of a pack, each once. */
export const someCards = listOf(oneOf(PACK, PACK[0]), PACK.length);

/** How many cards are due or were drawn. */
export const MOST_CARDS = PACK.length;

/** More wounds than anything can do. */
export const MOST_WOUNDS = 100;

/** The rule a fact is to cite. */
export const aRule = (initial: KC): Kind<unknown, KC, false> => oneOf(RULES, initial);

/** Which side of a card measures a move. */
export const aCardSide = oneOf(['W', 'L'], 'W');

/** An answer kept until it is carried out: '' for none, else one that `isOne` knows. */
export const anAnswer = (isOne: (answer: string) => boolean): Kind<unknown, string, false> =>
  kind('', (value) =>
    value === '' || (typeof value === 'string' && isOne(value)) ? null : `is ${JSON.stringify(value)}, which is no answer`,
  );

/** The effects of a spell chart (KC-20.26, KC-20.37). */
export const MOST_EFFECTS = 5;

/** What the variables of several chapters may hold: things of this table, sets of them, texts, cards. */
import { PACK } from '@guildhall/cards';
import { type Kind, kind, listOf, oneOf, text } from '@guildhall/kernel';
import { MOST_NAME, MOST_TEXT } from '../data/index.ts';
import { NOWHERE, type Table } from '../table.ts';
import { MOST_UNITS } from './reading.ts';

type Many = (t: Table) => number;
const locations: Many = (t) => t.locations.length;
const defenders: Many = (t) => t.defenders.length;
const threats: Many = (t) => t.threats.length;

/** The number of one of the things of a sort that are on the table. */
const numberOf = (what: string, many: Many): Kind<Table, number, false> =>
  kind<number, Table>(0, (value, t) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) < many(t) ? null : `is ${value}, which is no ${what}`,
  );
const orNone = (one: Kind<Table, number>): Kind<Table, number, false> =>
  kind<number, Table>(NOWHERE, (value, t, seats) => (value === NOWHERE ? null : one.problem(value, t, seats)));

export const place = numberOf('location', locations);
export const placeOrNone = orNone(place);
export const unit = numberOf('defender', defenders);
export const unitOrNone = orNone(unit);
export const threat = numberOf('threat', threats);
export const threatOrNone = orNone(threat);
export const threatList = listOf(threat, MOST_UNITS);

/** A set: one bit for each. */
const setOf = (many: Many): Kind<Table, number, false> =>
  kind<number, Table>(0, (value, t) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** many(t)
      ? null
      : `is ${value}, which is no set of these`,
  );
export const unitSet = setOf(defenders);
export const threatSet = setOf(threats);

/** A location or defender that is being made. */
export const stackId = kind<string, Table>('', (value, t) =>
  t.stacks.some(({ id }) => id === value) ? null : `is ${value}, which is no stack`,
);
export const stackOrNone = kind<string, Table>('', (value, t, seats) => (value === '' ? null : stackId.problem(value, t, seats)));

export const suitCard = oneOf(PACK, PACK[0]);
export const cardOrNone = oneOf(['', ...PACK], '');

/** Lengths count units of UTF-16; a character may take two of them. */
export const name = text(2 * MOST_NAME);
export const told = text(2 * MOST_TEXT);
/** The number of a text among those of the table; 0: it has none. */
export const textNumber = kind<number, Table>(0, (value, t) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= t.authors.length
    ? null
    : `is ${value}, but there are ${t.authors.length} texts`,
);

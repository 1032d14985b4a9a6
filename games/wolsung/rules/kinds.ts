/** Kinds of variables that name something on the table. */
import { kind, oneOf } from '@guildhall/kernel';
import { DOMAIN_IDS, SKILL_IDS } from '../data/index.ts';
import { NONE, type Table } from '../table.ts';

/** The number of a character at this table, or NONE. */
export const aCharacter = kind<number, Table>(NONE, (value, t) =>
  Number.isInteger(value) && (value as number) >= NONE && (value as number) < t.characters.length
    ? null
    : `is ${JSON.stringify(value)}, which is no character`,
);

/** A skill, or "" while none is chosen. */
export const aSkill = oneOf(['', ...SKILL_IDS], '');
export const aDomain = oneOf(['', ...DOMAIN_IDS], '');

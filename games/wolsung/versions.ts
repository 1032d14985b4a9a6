/** Earlier versions of the rules: what has changed from each to the next, so that matches of that time can be read today. */
import { type EarlierVersion, type PlainRecord, procedureOf, type SavedPosition } from '@guildhall/kernel';
import type { ProfileId } from './data/index.ts';
import { copyOf } from './rules/copies.ts';
import { NONE } from './table.ts';

/** 1.1.0: the GM has edited profiles (D13), and more than one may oppose a test (WS-6.25). */
function withCopiesAndOpponents({ table, stack }: SavedPosition): void {
  table.copies = [];
  for (const c of table.characters as PlainRecord[]) c.copy = null;
  for (const frame of stack) {
    if (procedureOf(frame.at) !== 'simple test') continue;
    const { opposed: _, ...vars } = frame.vars;
    frame.vars = { ...vars, opponents: vars.other === NONE ? [] : [vars.other], complete: true };
  }
}

/** 1.3.0: edited profiles name their weapons, marks and all else that is printed of a profile (D13); until then they had the printed ones. */
function withAllOfTheProfile({ table }: SavedPosition): void {
  const whole = (copy: PlainRecord): PlainRecord => {
    const { archetype, weapons, vehicle, speed, marks } = copyOf(copy.of as ProfileId, '');
    return { ...copy, archetype, weapons, vehicle, speed, marks };
  };
  table.copies = (table.copies as PlainRecord[]).map(whole);
  for (const c of table.characters as PlainRecord[]) if (c.copy !== null) c.copy = whole(c.copy as PlainRecord);
}

/**
 * 1.2.0 and 1.3.0 have other line-ups (D16). They come to the table when a scene begins, so that one under way stands as it is.
 * 1.4.0: a card may be described aloud (WS-8.6).
 */
export const versions: readonly EarlierVersion[] = [
  { version: '1.0.0', repair: withCopiesAndOpponents },
  { version: '1.1.0' },
  { version: '1.2.0', repair: withAllOfTheProfile },
  { version: '1.3.0' },
];

/** Earlier versions of the rules: what has changed from each to the next, so that matches of that time can be read today. */
import { type EarlierVersion, type PlainRecord, procedureOf, type SavedPosition } from '@guildhall/kernel';
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

/** 1.2.0: other line-ups (D16). They come to the table when a scene begins, so that one under way stands as it is. */
export const versions: readonly EarlierVersion[] = [{ version: '1.0.0', repair: withCopiesAndOpponents }, { version: '1.1.0' }];

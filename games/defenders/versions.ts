/** Earlier versions of the rules: what has changed from each to the next, so that matches of that time can be read today. */
import { type EarlierVersion, type Frame, procedureOf } from '@guildhall/kernel';

/** Until 1.0.0 the table repeated what the open procedures say. */
const REPEATED = ['phase', 'step', 'battle'];
/** Variables that were -1 until their loop began; from 1.1.0 on they always name somebody or something. */
const LOOPED: { readonly [procedure: string]: string } = { map: 'location', reflection: 'who', defeat: 'jack' };

function nameSomething({ at, vars }: Frame): void {
  const looped = LOOPED[procedureOf(at)];
  if (looped !== undefined && vars[looped] === -1) vars[looped] = 0;
}

export const versions: readonly EarlierVersion[] = [
  {
    version: '1.0.0',
    repair({ table, stack }) {
      for (const field of REPEATED) delete table[field];
      for (const frame of stack) nameSomething(frame);
    },
  },
  // Since 1.2.0 a scene may be disputed (DF-13.13).
  { version: '1.1.0' },
];

/** What changed between two views, so that a move sends a few hundred bytes instead of the whole view. */
import type { Plain, PlainRecord } from '@guildhall/kernel';

/**
 * How to make one value out of another. A letter says what it is: r: replaced; o: some keys of an object changed, some gone;
 * l: a part of a list was taken out and others put in its place, then some items changed.
 */
export type Patch =
  | ['r', Plain]
  | ['o', { [key: string]: Patch }, string[]]
  | ['l', start: number, out: number, put: Plain[], { [index: string]: Patch }];

/** A patch that does not fit what it is laid upon: the whole view must be asked for. */
export class MisfitPatch extends Error {}

export const isObject = (value: Plain | undefined): value is PlainRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What `before` becomes. It stays as it is; whatever did not change is shared, so that a page draws only what did. */
export function patched(before: Plain, patch: Patch): Plain {
  switch (patch[0]) {
    case 'r':
      return patch[1];
    case 'o':
      return patchedObject(before, patch[1], patch[2]);
    case 'l':
      return patchedList(before, patch[1], patch[2], patch[3], patch[4]);
    default:
      throw new MisfitPatch('an unknown kind of change');
  }
}

function patchedObject(before: Plain, changed: { [key: string]: Patch }, gone: readonly string[]): Plain {
  if (!isObject(before)) throw new MisfitPatch('a change of an object where none is');
  const after: PlainRecord = { ...before };
  for (const key of gone) delete after[key];
  for (const key of Object.keys(changed)) {
    if (key === '__proto__') throw new MisfitPatch('a change of what no view has');
    after[key] = patched(Object.hasOwn(before, key) ? before[key] : null, changed[key]);
  }
  return after;
}

function patchedList(
  before: Plain,
  start: number,
  out: number,
  put: readonly Plain[],
  changed: { [index: string]: Patch },
): Plain {
  if (!Array.isArray(before)) throw new MisfitPatch('a change of a list where none is');
  if (start + out > before.length) throw new MisfitPatch(`a list of ${before.length} is too short for this change`);
  const after = [...before.slice(0, start), ...put, ...before.slice(start + out)];
  for (const index of Object.keys(changed)) {
    const i = Number(index);
    if (!(i in after)) throw new MisfitPatch(`a list of ${after.length} has no place ${index}`);
    after[i] = patched(after[i], changed[index]);
  }
  return after;
}

/** Finds what changed between two views, once for all who look at the same event. */
import type { Plain, PlainRecord } from '@guildhall/kernel';
import { isObject, type Patch } from './patch.ts';
import type { Prints } from './print.ts';

function sameKeys(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

/** So deep lies what several people may see alike: a view, its parts, and the parts of the table in it. */
const ALIKE = 3;

/** What was found out of a part of a view. */
interface Known {
  before: Plain;
  patch: Patch | null;
  now: Plain;
}

/**
 * One event is one comparison. Views of several seats share what all of them see: such a part is compared for the first who
 * looks, and known for the others.
 */
export class Comparison {
  /**
   * After each comparison: the same as `after`, with all that did not change taken over from `before`, or from what another
   * seat was sent. It is not given back together with the patch, as it is asked for at every leaf of every view.
   */
  now: Plain = null;
  private readonly known: Map<Plain, Known> | null;
  /** What was fingerprinted on the way, for those who share it. */
  readonly prints: Prints | null;

  /** `several`: more than one view will be compared. */
  constructor(several = false) {
    this.known = several ? new Map() : null;
    this.prints = several ? new Map() : null;
  }

  /** How `before` becomes `after`; null: they are the same. */
  patch(before: Plain, after: Plain): Patch | null {
    return this.compare(before, after, 0);
  }

  private compare(before: Plain, after: Plain, depth: number): Patch | null {
    if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) {
      this.now = after;
      return before === after ? null : ['r', after];
    }
    if (this.known === null || depth >= ALIKE) return this.inside(before, after, depth);
    const known = this.known.get(after);
    if (known === undefined) {
      const patch = this.inside(before, after, depth);
      this.known.set(after, { before, patch, now: this.now });
      return patch;
    }
    const patch = known.before === before ? known.patch : this.inside(before, after, ALIKE);
    this.now = known.now;
    return patch;
  }

  private inside(before: Plain[] | PlainRecord, after: Plain[] | PlainRecord, depth: number): Patch | null {
    if (Array.isArray(before) && Array.isArray(after)) {
      return before.length === after.length ? this.items(before, after, depth) : this.splice(before, after);
    }
    if (isObject(before) && isObject(after)) return this.objects(before, after, depth);
    this.now = after;
    return ['r', after];
  }

  private objects(before: PlainRecord, after: PlainRecord, depth: number): Patch | null {
    const keys = Object.keys(before);
    return sameKeys(keys, Object.keys(after)) ? this.values(before, after, keys, depth) : this.others(before, after, keys, depth);
  }

  /** Objects with the same keys in the same order, as nearly all are. */
  private values(before: PlainRecord, after: PlainRecord, keys: readonly string[], depth: number): Patch | null {
    let changed: { [key: string]: Patch } | null = null;
    let now = before;
    let replaced = 0;
    // Going along both is much faster than looking each key up.
    const were = Object.values(before);
    const are = Object.values(after);
    for (let i = 0; i < were.length; i++) {
      const was = were[i];
      const is = are[i];
      if (was === is) continue;
      const patch = this.compare(was, is, depth + 1);
      if (this.now !== was) {
        if (now === before) now = { ...before };
        now[keys[i]] = this.now;
      }
      if (patch === null) continue;
      changed ??= {};
      changed[keys[i]] = patch;
      if (patch[0] === 'r') replaced++;
    }
    this.now = now;
    if (changed === null) return null;
    // Where nothing stays as it was, it is shorter to say what it is now.
    return replaced === keys.length ? ['r', after] : ['o', changed, []];
  }

  /** Objects of which one has keys that the other does not have, or has them in another order. */
  private others(before: PlainRecord, after: PlainRecord, keys: readonly string[], depth: number): Patch | null {
    const gone = keys.filter((key) => !Object.hasOwn(after, key));
    // Nothing is left of it: it is shorter to say what it is now.
    if (gone.length === keys.length) {
      this.now = after;
      return ['r', after];
    }
    const changed: { [key: string]: Patch } = {};
    const now: PlainRecord = {};
    let same = gone.length === 0;
    for (const key of Object.keys(after)) {
      if (!Object.hasOwn(before, key)) {
        changed[key] = ['r', after[key]];
        now[key] = after[key];
        same = false;
        continue;
      }
      const patch = this.compare(before[key], after[key], depth + 1);
      now[key] = this.now;
      if (patch === null) continue;
      changed[key] = patch;
      same = false;
    }
    this.now = now;
    return same ? null : ['o', changed, gone];
  }

  /** Lists of the same length. */
  private items(before: readonly Plain[], after: readonly Plain[], depth: number): Patch | null {
    let changed: { [index: string]: Patch } | null = null;
    let now = before;
    let replaced = 0;
    let others = 0;
    let first = 0;
    let last = 0;
    for (let i = 0; i < after.length; i++) {
      const was = before[i];
      if (was === after[i]) continue;
      const patch = this.compare(was, after[i], depth + 1);
      if (this.now !== was) {
        if (now === before) now = before.slice();
        (now as Plain[])[i] = this.now;
      }
      if (patch === null) continue;
      if (changed === null) first = i;
      last = i;
      changed ??= {};
      changed[i] = patch;
      if (patch[0] === 'r') replaced++;
      else others++;
    }
    this.now = now as Plain;
    if (changed === null) return null;
    // Where most items are others, it is shorter to say what they all are now.
    if (replaced > after.length / 2) return ['r', after as Plain];
    // The same goes for a stretch of the list, as when an answer goes at one place and another comes at the next.
    const stretch = last - first + 1;
    if (others === 0 && replaced > 1 && (replaced === stretch || (replaced > stretch / 2 && typeof after[first] !== 'object')))
      return ['l', first, stretch, after.slice(first, last + 1), {}];
    return ['l', 0, 0, [], changed];
  }

  /** A list that has grown or shrunk: what is the same at both ends stays. */
  private splice(before: readonly Plain[], after: readonly Plain[]): Patch {
    const shorter = Math.min(before.length, after.length);
    const same = (was: Plain, is: Plain): boolean => was === is || this.compare(was, is, ALIKE) === null;
    let start = 0;
    while (start < shorter && same(before[start], after[start])) start++;
    let end = 0;
    while (end < shorter - start && same(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
    const put = after.slice(start, after.length - end);
    this.now = [...before.slice(0, start), ...put, ...before.slice(before.length - end)];
    return ['l', start, before.length - start - end, put, {}];
  }
}

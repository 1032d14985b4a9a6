/**
 * The fingerprint of a view: a number that equal values share and others hardly ever do. Whoever lays a patch upon a view
 * learns by it whether the patch fitted.
 */
import type { Plain } from '@guildhall/kernel';

/**
 * What a value came to, and its larger parts. A view has mostly the same parts as the one before it, and those are not
 * looked at again; so a value must not be changed any more.
 */
export interface Printed {
  readonly of: Plain;
  readonly hash: number;
  /** Values in it, itself included. */
  readonly size: number;
  /** By place; none where a part is small. */
  readonly parts: readonly (Printed | null)[];
}

/** Parts with fewer values are as soon looked at as remembered. */
const WORTH_REMEMBERING = 16;

/** Prints of what several people are sent alike, by value: found for the first of them. */
export type Prints = Map<Plain, Printed>;

export const fingerprint = (value: Plain): number => printed(value, null).print;

/**
 * `last`: what was printed before, of the same or a similar value; null: nothing. `alike`: what was printed for others who
 * look at the same event.
 */
export function printed(
  value: Plain,
  last: Printed | null,
  alike: Prints | null = null,
): { print: number; kept: Printed | null } {
  others = alike;
  const hash = mix(value, last) >>> 0;
  const found = { print: hash, kept };
  // Nothing is held longer than whoever asked holds it.
  kept = null;
  others = null;
  return found;
}

/** What `mix` has looked at so far, and what it found of the last value; null: not worth remembering. */
let looked = 0;
let kept: Printed | null = null;
let others: Prints | null = null;

/** Most values have no part that is worth remembering. */
const NONE: readonly (Printed | null)[] = [];

/** Keys count in any order, as equal views may list them differently. */
function mix(value: Plain, last: Printed | null): number {
  if (typeof value !== 'object' || value === null) {
    looked++;
    kept = null;
    return ofLeaf(value);
  }
  if (last !== null) {
    // What is not new to this person is not either to others; what is small was never remembered.
    const known = last.of === value ? last : others?.get(value);
    if (known !== undefined) {
      looked += known.size;
      kept = known;
      return known.hash;
    }
  }
  const before = looked++;
  const lasts = last === null ? NONE : last.parts;
  let parts = NONE;
  let hash: number;
  if (Array.isArray(value)) {
    hash = step(7, value.length);
    for (let i = 0; i < value.length; i++) {
      hash = step(hash, mix(value[i], i < lasts.length ? lasts[i] : null));
      if (kept !== null) parts = withPart(parts, i, kept);
    }
  } else {
    let sum = 0;
    let i = 0;
    for (const key in value) {
      sum = (sum + step(ofText(key, 8), mix(value[key], i < lasts.length ? lasts[i] : null))) | 0;
      if (kept !== null) parts = withPart(parts, i, kept);
      i++;
    }
    hash = step(9, sum);
  }
  const size = looked - before;
  if (size < WORTH_REMEMBERING) kept = null;
  else {
    kept = { of: value, hash, size, parts };
    others?.set(value, kept);
  }
  return hash;
}

function withPart(parts: readonly (Printed | null)[], place: number, part: Printed): readonly (Printed | null)[] {
  const into = parts === NONE ? [] : (parts as (Printed | null)[]);
  while (into.length < place) into.push(null);
  into.push(part);
  return into;
}

function ofLeaf(value: string | number | boolean | null): number {
  if (typeof value === 'string') return ofText(value, 1);
  if (typeof value === 'number') return Number.isInteger(value) ? step(2, value) : ofText(String(value), 3);
  if (value === null) return 4;
  return value ? 5 : 6;
}

const step = (hash: number, word: number): number => {
  const mixed = Math.imul(hash ^ word, 0x01000193);
  return mixed ^ (mixed >>> 15);
};

function ofText(text: string, seed: number): number {
  let hash = step(seed, text.length);
  for (let i = 0; i < text.length; i++) hash = step(hash, text.charCodeAt(i));
  return hash;
}

/** Sums: a number and its explanation from one list of modifiers. Modifiers are pure: they never change anything and never ask. */

/** One line of an explanation: what it is called, the rule it comes from, how much it changes the number. */
export interface Term<N extends string = string, R extends string = string> {
  name: N;
  rule: R;
  add: number;
}

interface Named<N extends string, R extends string> {
  readonly name: N;
  readonly rule: R;
}
/** Adds to the number; 0 adds nothing and is not listed. */
interface Adds<T, C> {
  add(this: void, t: T, context: C): number;
}
/** Replaces the number so far; of several in a row the highest counts. null: it does not apply. */
interface Becomes<T, C> {
  becomes(this: void, t: T, context: C): number | null;
}
/** Bounds the number so far; null: it does not apply. */
interface AtLeast<T, C> {
  atLeast(this: void, t: T, context: C): number | null;
}
interface AtMost<T, C> {
  atMost(this: void, t: T, context: C): number | null;
}

/** One contribution to a number. They are applied in the order of the list, as the rulebook puts the number together. */
export type Modifier<T, C, N extends string = string, R extends string = string> = Named<N, R> &
  (Adds<T, C> | Becomes<T, C> | AtLeast<T, C> | AtMost<T, C>);

const ADD = 0;
const BECOMES = 1;
const AT_LEAST = 2;
const AT_MOST = 3;

/** A modifier in the one shape that keeps summing fast. */
interface Part<T, C, N extends string, R extends string> extends Named<N, R> {
  readonly stage: number;
  readonly of: (t: T, context: C) => number | null;
}

/** A number that rules compute and people are shown: made once from its modifiers, then asked often. */
export type Sum<T, C, N extends string = string, R extends string = string> = readonly Part<T, C, N, R>[];

/** Makes a sum from its modifiers. */
export function sumOf<T, C, N extends string, R extends string>(modifiers: readonly Modifier<T, C, N, R>[]): Sum<T, C, N, R> {
  return modifiers.map((modifier) => {
    const { name, rule } = modifier;
    if ('add' in modifier) return { name, rule, stage: ADD, of: modifier.add };
    if ('becomes' in modifier) return { name, rule, stage: BECOMES, of: modifier.becomes };
    if ('atLeast' in modifier) return { name, rule, stage: AT_LEAST, of: modifier.atLeast };
    return { name, rule, stage: AT_MOST, of: modifier.atMost };
  });
}

/** The number; its explanation goes into `terms` if that is given. Nothing is made otherwise, so that search may ask often. */
export function sum<T, C, N extends string, R extends string>(
  parts: Sum<T, C, N, R>,
  t: T,
  context: C,
  terms?: Term<N, R>[],
): number {
  let total = 0;
  for (let i = 0; i < parts.length; i++) {
    let part = parts[i];
    let value = part.of(t, context);
    if (part.stage === ADD) {
      if (value === 0 || value === null) continue;
      total += value;
      terms?.push({ name: part.name, rule: part.rule, add: value });
      continue;
    }
    if (part.stage === BECOMES) {
      // Of replacements in a row the highest counts.
      for (; i + 1 < parts.length && parts[i + 1].stage === BECOMES; i++) {
        const next = parts[i + 1].of(t, context);
        if (next !== null && (value === null || next > value)) {
          part = parts[i + 1];
          value = next;
        }
      }
    } else if (value !== null && (part.stage === AT_LEAST ? value <= total : value >= total)) continue;
    if (value === null || value === total) continue;
    terms?.push({ name: part.name, rule: part.rule, add: value - total });
    total = value;
  }
  return total;
}

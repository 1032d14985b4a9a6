/** Kinds of values: what a local variable or a field of the table may hold, so that a loaded position with nonsense in it is refused. */
import type { Plain, PlainRecord } from '../plain.ts';
import type { Seat } from './types.ts';

/** What a variable may hold. T is the table, for kinds that name something lying on it. */
export interface Kind<T, X extends Plain, Needed extends boolean = boolean> {
  /** What it holds until something is given. */
  readonly initial: X;
  /** Every call must give it: the procedure has no meaning without. */
  readonly needed: Needed;
  /** What is wrong with a value, such as "is 7, which is no model", or null. */
  problem(value: Plain, t: T, seats: number): string | null;
  /** What it is made of, for whoever copies, counts or draws it. Missing: only its author knows. */
  readonly made?: Made;
}

export type Made =
  | { readonly of: 'single' | 'seat' }
  /** A thing of the box, such as a card: "component" in the table kit. */
  | { readonly of: 'component'; readonly box: Box }
  | { readonly of: 'maybe' | 'list' | 'seats'; readonly each: Kind<unknown, Plain> }
  | { readonly of: 'record'; readonly fields: Kinds<unknown> };

/** Things that never leave the table. */
export interface Box {
  /** What one of them is called: "card". */
  readonly name: string;
  /** All of them that are in play; a name that is there several times stands there several times. */
  inPlay(seats: number): readonly (string | number)[];
}

/** The kinds of a procedure's variables by name. */
export type Kinds<T> = { readonly [name: string]: Kind<T, Plain> };

type Holds<K> = K extends { readonly initial: infer X } ? X : never;
type NeededKeys<K> = { [name in keyof K]: K[name] extends { readonly needed: true } ? name : never }[keyof K];

/** The variables of a procedure with these kinds. */
export type VarsOf<K> = { -readonly [name in keyof K]: Holds<K[name]> };

/** What a call gives: the needed variables, any of the others, and for whom it is if not for the caller's seat. */
export type Given<K> = { [name in NeededKeys<K>]: Holds<K[name]> } & {
  [name in Exclude<keyof K, NeededKeys<K>>]?: Holds<K[name]>;
} & { readonly for?: Seat };

/** A kind of a game's own: `problem` says what is wrong with a value. */
export function kind<X extends Plain, T = unknown>(
  initial: X,
  problem: (value: Plain, t: T, seats: number) => string | null,
  made?: Made,
): Kind<T, X, false> {
  return { initial, needed: false, problem, made };
}
const SINGLE: Made = { of: 'single' };

/** A fault inside of something, with the way to it: "hands" and "[1] is ..." is "hands[1] is ...". */
export const inside = (path: string, wrong: string): string => `${path}${/^[[.]/.test(wrong) ? '' : ' '}${wrong}`;

/** The same, which every call must give. */
export function needed<T, X extends Plain>(of: Kind<T, X>): Kind<T, X, true> {
  return { ...of, needed: true };
}

export const flag = (initial = false): Kind<unknown, boolean, false> =>
  kind(
    initial as boolean,
    (value) => (typeof value === 'boolean' ? null : `should be true or false, not ${shown(value)}`),
    SINGLE,
  );

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number, initial = least): Kind<unknown, number, false> =>
  kind(
    initial,
    (value) =>
      Number.isInteger(value) && (value as number) >= least && (value as number) <= most
        ? null
        : `should be a whole number from ${least} to ${most}, not ${shown(value)}`,
    SINGLE,
  );

/** How many there are of something: from 0 to `most`. */
export const count = (most: number, initial = 0): Kind<unknown, number, false> => whole(0, most, initial);

/** One of a closed list. */
export function oneOf<const X extends string | number>(values: readonly X[], initial: X): Kind<unknown, X, false> {
  return kind<X>(
    initial,
    (value) => (values.includes(value as X) ? null : `should be one of ${listed(values)}, not ${shown(value)}`),
    SINGLE,
  );
}

/** A seat of this table. */
export const seat: Kind<unknown, Seat, false> = kind(
  0,
  (value, _t, seats) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats
      ? null
      : `is ${shown(value)}, which is no seat`,
  { of: 'seat' },
);

/** A seat, or -1 for nobody yet. */
export const seatOrNobody: Kind<unknown, Seat, false> = kind(
  -1,
  (value, t, seats) => (value === -1 ? null : seat.problem(value, t, seats)),
  { of: 'seat' },
);

export const text = (most: number, initial = ''): Kind<unknown, string, false> =>
  kind(
    initial,
    (value) =>
      typeof value === 'string' && value.length <= most ? null : `should be a text of at most ${most} signs, not ${shown(value)}`,
    SINGLE,
  );

/** A list of things of one kind; empty until something is given. */
export function listOf<T, X extends Plain>(each: Kind<T, X>, most = 1000): Kind<T, X[], false> {
  return kind<X[], T>(
    [],
    (value, t, seats) => {
      if (!Array.isArray(value)) return `should be a list, not ${shown(value)}`;
      if (value.length > most) return `has ${value.length} entries, more than ${most}`;
      return problemWithEntries(each, value, t, seats);
    },
    { of: 'list', each },
  );
}

/** The first entry that is not of the kind. */
export function problemWithEntries<T>({ problem }: Kind<T, Plain>, list: readonly Plain[], t: T, seats: number): string | null {
  for (let i = 0; i < list.length; i++) {
    const wrong = problem(list[i], t, seats);
    if (wrong) return inside(`[${i}]`, wrong);
  }
  return null;
}

/** Something of the kind, or null until it is known. */
export function orNull<T, X extends Plain>(each: Kind<T, X>): Kind<T, X | null, false> {
  return kind<X | null, T>(null, (value, t, seats) => (value === null ? null : each.problem(value, t, seats)), {
    of: 'maybe',
    each,
  });
}

/** Several named things as one variable. */
export function record<T, K extends Kinds<T>>(kinds: K): Kind<T, VarsOf<K> & PlainRecord, false> {
  const initial = Object.fromEntries(Object.entries(kinds).map(([name, { initial }]) => [name, initial]));
  return kind<VarsOf<K> & PlainRecord, T>(
    initial as VarsOf<K> & PlainRecord,
    (value, t, seats) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return `should be an object, not ${shown(value)}`;
      for (const name in value) if (!Object.hasOwn(kinds, name)) return `has "${name}", which does not belong there`;
      for (const name in kinds) {
        const wrong = Object.hasOwn(value, name) ? kinds[name].problem(value[name], t, seats) : 'is missing';
        if (wrong) return inside(`.${name}`, wrong);
      }
      return null;
    },
    { of: 'record', fields: kinds },
  );
}

/** Plain data whose details only the procedure's own questions can judge; just its outer shape is checked. */
export function data<X extends Plain>(initial: X): Kind<unknown, X, false> {
  const shape = shapeOf(initial);
  return kind(initial, (value) =>
    // Null stands for "not yet": anything may take its place.
    shape === 'null' || shapeOf(value) === shape ? null : `should be ${shape}, not ${shapeOf(value)}`,
  );
}

function shapeOf(value: Plain): string {
  return value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value;
}

/** A value in a message: short. */
export function shown(value: Plain): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** Longer lists of choices are cut. */
const CHOICES = 12;

export function listed(values: readonly (string | number)[]): string {
  const first = values.slice(0, CHOICES).map(shown).join(', ');
  return values.length > CHOICES ? `${first} and so on` : first;
}

/**
 * The table kit: a game declares once what lies on its table, and gets its TypeScript type, its schema, its copy and the
 * check that components are conserved. Games that search long and deep write their copy by hand; the rest still serves them.
 */
import {
  type Box,
  type Kind,
  type Kinds,
  kind,
  listed,
  type Made,
  problemWithEntries,
  record,
  shown,
  type VarsOf,
} from './flow/kinds.ts';
import { copyPlain, type Plain } from './plain.ts';
import type { Schema } from './schema.ts';

type Name = string | number;

/**
 * A thing of the box, such as a card. `box` lists all there are. Wherever this stands in a table it is the thing itself:
 * all places together must hold exactly the box, or what `inPlay` says of it for so many seats.
 */
export function component<const X extends Name>(
  name: string,
  box: readonly X[],
  inPlay: (seats: number) => readonly X[] = () => box,
): Kind<unknown, X, false> {
  const names = [...new Set<Name>(box)];
  return kind<X>(
    box[0],
    (value) => (names.includes(value as X) ? null : `should be one of ${listed(names)}, not ${shown(value)}`),
    { of: 'component', box: { name, inPlay } },
  );
}

/** The mere name of such a thing, where the thing itself lies elsewhere: "the card played last". It counts for nothing. */
export function nameOf<X extends Name>({ initial, problem }: Kind<unknown, X>): Kind<unknown, X, false> {
  return kind(initial, problem, { of: 'single' });
}

/** One for each seat, in the order of seats. */
export function perSeat<T, X extends Plain>(each: Kind<T, X>): Kind<T, X[], false> {
  return kind<X[], T>(
    [],
    (value, t, seats) => {
      if (!Array.isArray(value)) return `should be a list, not ${shown(value)}`;
      if (value.length !== seats) return `should have ${seats} entries, one for each seat, not ${value.length}`;
      return problemWithEntries(each, value, t, seats);
    },
    { of: 'seats', each },
  );
}

export interface TableKit<T> {
  schema: MadeSchema<T>;
  /** A copy that shares nothing that can change. */
  copy(t: T): T;
  seats(t: T): number;
  /** What cannot be about a table that fits the schema: components too many or too few, and what the game says. */
  impossible(t: T): string | null;
}

/** A table. `whatElse` says what is impossible beyond what the kinds know: what only the rules of the game can tell. */
export function defineTable<const K extends Kinds<unknown>>(
  fields: K,
  whatElse: (t: VarsOf<K>) => string | null = () => null,
): TableKit<VarsOf<K>> {
  type T = VarsOf<K>;
  const table = record<unknown, K>(fields);
  const counted = Object.keys(fields).find((name) => fields[name].made?.of === 'seats');
  if (counted === undefined) throw new TypeError('a table needs a field perSeat: it says how many seats there are');
  const seats = (t: T): number => (t[counted] as unknown[]).length;
  const copy = copier(table);
  return {
    schema: schemaOf(table, counted),
    copy: (t) => (copy ? (copy(t as Plain) as T) : t),
    seats,
    impossible: (t) => problemWithComponents(table, t as Plain, seats(t)) ?? whatElse(t),
  };
}

/** What a seat may see, as a closed schema. The largest number of seats is all that limits its seats. */
export function defineView<const K extends Kinds<unknown>>(fields: K): MadeSchema<VarsOf<K>> {
  const counted = Object.keys(fields).find((name) => fields[name].made?.of === 'seats');
  return schemaOf(record<unknown, K>(fields), counted);
}

/** A schema that remembers what it was made of. */
export interface MadeSchema<X> extends Schema<X> {
  readonly made: Made;
}

/** What a schema was made of, if it was made here. */
export const madeOf = (schema: Schema): Made | null => ('made' in schema ? (schema as MadeSchema<unknown>).made : null);

function schemaOf<X>(of: Kind<unknown, Plain>, counted: string | undefined): MadeSchema<X> {
  const seatsIn = (value: unknown): number => {
    const list = counted === undefined ? undefined : (value as { [name: string]: unknown } | null)?.[counted];
    return Array.isArray(list) ? list.length : Number.POSITIVE_INFINITY;
  };
  return {
    made: of.made as Made,
    '~standard': {
      version: 1,
      vendor: 'guildhall',
      validate: (value) => {
        const says = of.problem(value as Plain, undefined, seatsIn(value));
        return says === null ? { value: value as X } : { issues: [{ message: says, says }] };
      },
    },
  };
}

type Copier = (value: Plain) => Plain;

/** null: such a value never changes in place. */
function copier({ made, initial }: Kind<unknown, Plain>): Copier | null {
  switch (made?.of) {
    case undefined:
      return typeof initial === 'object' ? copyPlain : null;
    case 'single':
    case 'seat':
    case 'component':
      return null;
    case 'maybe': {
      const each = copier(made.each);
      return each && ((value) => (value === null ? null : each(value)));
    }
    case 'list':
    case 'seats': {
      const each = copier(made.each);
      if (!each) return (list) => (list as Plain[]).slice();
      return (list) => {
        const copy = (list as Plain[]).slice();
        for (let i = 0; i < copy.length; i++) copy[i] = each(copy[i]);
        return copy;
      };
    }
    case 'record': {
      const deep = Object.entries(made.fields).flatMap(([name, field]) => {
        const copy = copier(field);
        return copy ? [{ name, copy }] : [];
      });
      return (value) => {
        const result = { ...(value as { [name: string]: Plain }) };
        for (const { name, copy } of deep) result[name] = copy(result[name]);
        return result;
      };
    }
  }
}

function problemWithComponents(table: Kind<unknown, Plain>, t: Plain, seats: number): string | null {
  const lying = new Map<Box, Map<Name, number>>();
  count(table, t, lying);
  for (const [{ name, inPlay }, left] of lying) {
    for (const thing of inPlay(seats)) add(left, thing, -1);
    for (const [thing, n] of left) {
      if (n > 0) return `the ${name} ${thing} is on the table ${times(n)} too often`;
      if (n < 0) return `the ${name} ${thing} is missing from the table${n < -1 ? ` ${times(-n)}` : ''}`;
    }
  }
  return null;
}

/** Counts all components in a value. A box is listed even if nothing of it lies there: then all of it is missed. */
function count({ made }: Kind<unknown, Plain>, value: Plain | undefined, lying: Map<Box, Map<Name, number>>): void {
  switch (made?.of) {
    case 'component': {
      const counts = lying.get(made.box) ?? new Map<Name, number>();
      lying.set(made.box, counts);
      if (value !== undefined) add(counts, value as Name, 1);
      return;
    }
    case 'maybe':
      count(made.each, value === null ? undefined : value, lying);
      return;
    case 'list':
    case 'seats':
      count(made.each, undefined, lying);
      for (const each of (value as Plain[] | undefined) ?? []) count(made.each, each, lying);
      return;
    case 'record':
      for (const [name, field] of Object.entries(made.fields)) {
        count(field, value === undefined ? undefined : (value as { [name: string]: Plain })[name], lying);
      }
  }
}

const times = (n: number): string => (n === 1 ? 'once' : `${n} times`);

const add = (counts: Map<Name, number>, name: Name, n: number): void => void counts.set(name, (counts.get(name) ?? 0) + n);

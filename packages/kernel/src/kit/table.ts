/** Tables and views from one declaration of their fields. */
import { type KitSchema, type Path, schemaOf } from './check.ts';
import { copyOf } from './copy.ts';
import { type Component, type Fields, type Name, type Node, type RecordOf, record } from './kinds.ts';

export interface TableKit<T> {
  schema: KitSchema<T>;
  /** A copy that shares nothing that can change. */
  copy(t: T): T;
  seats(t: T): number;
  /** What cannot be about a table that fits the schema: lists that do not fit the seats, components too many or too few. */
  impossible(t: T): string | null;
}

/**
 * A table. `whatElse` says what is impossible beyond that: what only the rules of the game know.
 * Games that search long and deep may write their own copy; the rest of this still serves them.
 */
export function defineTable<F extends Fields>(
  fields: F,
  whatElse: (t: RecordOf<F>) => string | null = () => null,
): TableKit<RecordOf<F>> {
  type T = RecordOf<F>;
  const { node } = record(fields);
  const counted = Object.keys(fields).find((name) => fields[name].node.kind === 'perSeat');
  if (counted === undefined) throw new TypeError('a table needs a field perSeat: it says how many seats there are');
  const seats = (t: T): number => (t[counted] as unknown[]).length;
  return {
    schema: schemaOf(node),
    copy: copyOf(node),
    seats,
    impossible: (t) => problemWithSeats(node, t, seats(t)) ?? problemWithComponents(node, t, seats(t)) ?? whatElse(t),
  };
}

/** What a seat may see, as a closed schema. */
export const defineView = <F extends Fields>(fields: F): KitSchema<RecordOf<F>> => schemaOf(record(fields).node);

const written = (path: Path): string =>
  path.map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i === 0 ? '' : '.'}${part}`)).join('');

/** Goes to every value there is, the outer ones first, until one of them says stop with a sentence. */
function walk(
  node: Node,
  value: unknown,
  visit: (node: Node, value: unknown, path: Path) => string | null,
  path: Path = [],
): string | null {
  const here = visit(node, value, path);
  if (here) return here;
  if (node.kind === 'orNull') return value === null ? null : walk(node.inner, value, visit, path);
  if (node.kind === 'record') {
    for (const [name, inner] of Object.entries(node.fields)) {
      const found = walk(inner, (value as { [name: string]: unknown })[name], visit, [...path, name]);
      if (found) return found;
    }
  } else if (node.kind === 'list' || node.kind === 'perSeat') {
    for (const [i, each] of (value as unknown[]).entries()) {
      const found = walk(node.each, each, visit, [...path, i]);
      if (found) return found;
    }
  }
  return null;
}

function problemWithSeats(table: Node, t: unknown, seats: number): string | null {
  return walk(table, t, (node, value, path) => {
    if (node.kind === 'perSeat' && (value as unknown[]).length !== seats)
      return `${written(path)} should have ${seats} entries, one for each seat, not ${(value as unknown[]).length}`;
    if (node.kind === 'seat' && (value as number) >= seats)
      return `${written(path)} is seat ${value}, but there are ${seats} seats, from 0`;
    return null;
  });
}

function problemWithComponents(table: Node, t: unknown, seats: number): string | null {
  const lying = new Map<Component, Map<Name, number>>();
  walk(table, t, (node, value) => {
    if (node.kind === 'name' && node.component) add(counts(lying, node.component), value as Name, 1);
    return null;
  });
  // A component of which nothing lies on the table is missed all the same.
  for (const component of componentsIn(table)) {
    const left = counts(lying, component);
    for (const name of component.inPlay(seats)) add(left, name, -1);
    for (const [name, n] of left) {
      if (n > 0) return `the ${component.name} ${name} is on the table ${times(n)} too often`;
      if (n < 0) return `the ${component.name} ${name} is missing from the table${n < -1 ? ` ${times(-n)}` : ''}`;
    }
  }
  return null;
}

const times = (n: number): string => (n === 1 ? 'once' : `${n} times`);

const add = (counts: Map<Name, number>, name: Name, n: number): void => void counts.set(name, (counts.get(name) ?? 0) + n);

function counts(of: Map<Component, Map<Name, number>>, component: Component): Map<Name, number> {
  let found = of.get(component);
  if (!found) {
    found = new Map();
    of.set(component, found);
  }
  return found;
}

function componentsIn(node: Node, found = new Set<Component>()): Set<Component> {
  if (node.kind === 'name' && node.component) found.add(node.component);
  else if (node.kind === 'orNull') componentsIn(node.inner, found);
  else if (node.kind === 'list' || node.kind === 'perSeat') componentsIn(node.each, found);
  else if (node.kind === 'record') for (const inner of Object.values(node.fields)) componentsIn(inner, found);
  return found;
}

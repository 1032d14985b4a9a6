/** What is known of a view's structure besides its values: which lists have one entry for each seat, which numbers are seats. */
import {
  type GamePackage,
  isRefusal,
  type Kind,
  type Made,
  madeOf,
  type Plain,
  QuickRandom,
  quickState,
  usualGiven,
} from '@guildhall/kernel';

export interface Shape {
  /** A list with one entry for each seat. */
  perSeat?: boolean;
  /** The number of a seat. */
  seat?: boolean;
  /** Of all entries of a list. */
  each?: Shape;
  /** Of the fields of a record. */
  fields?: { [name: string]: Shape };
}

/** The game says it if the table kit made its view; else it is learnt from a first look at the game with few and with many seats. */
export function shapeOf(game: GamePackage): Shape {
  let shape = known.get(game);
  if (!shape) {
    const made = madeOf(game.viewSchema);
    shape = made ? declared(made) : learnt(firstLooks(game));
    known.set(game, shape);
  }
  return shape;
}

const known = new WeakMap<GamePackage, Shape>();

function declared(made: Made | undefined): Shape {
  const inner = ({ made: its }: Kind<unknown, Plain>): Shape => declared(its);
  switch (made?.of) {
    case 'seat':
      return { seat: true };
    case 'maybe':
      return inner(made.each);
    case 'list':
      return { each: inner(made.each) };
    case 'seats':
      return { perSeat: true, each: inner(made.each) };
    case 'record':
      return { fields: Object.fromEntries(Object.entries(made.fields).map(([name, field]) => [name, inner(field)])) };
    default:
      return {};
  }
}

interface Look {
  seats: number;
  value: Plain;
}

function firstLooks(game: GamePackage): Look[] {
  const { min, max } = game.meta.seats;
  const looks: Look[] = [];
  for (const seats of new Set([min, max])) {
    const options = game.options({}, seats);
    if (isRefusal(options)) continue;
    const given = usualGiven(game, options, seats, new QuickRandom(1));
    const dealt = game.setup(options, seats, { kind: 'quick', state: quickState(1) }, undefined, undefined, given);
    looks.push({ seats, value: game.view(dealt, null).table });
  }
  return looks;
}

function learnt(looks: readonly Look[]): Shape {
  const values = looks.map(({ value }) => value);
  if (values.length === 0) return {};
  if (values.every((value) => Array.isArray(value))) {
    const fits = looks.every(({ seats, value }) => seats > 1 && (value as Plain[]).length === seats);
    // One number of seats proves little: cards that happen to be as many as people are cards.
    const sure = looks.length > 1 || values.every((value) => value.every((entry) => typeof entry !== 'string'));
    const each = looks.flatMap(({ seats, value }) => (value as Plain[]).slice(0, 1).map((first) => ({ seats, value: first })));
    return { ...(fits && sure && { perSeat: true }), each: learnt(each) };
  }
  if (!values.every(isRecord)) return {};
  const fields: { [name: string]: Shape } = {};
  for (const name of Object.keys(values[0])) {
    const inside = looks.flatMap(({ seats, value }) =>
      isRecord(value) && Object.hasOwn(value, name) ? [{ seats, value: value[name] }] : [],
    );
    if (inside.length === looks.length) fields[name] = learnt(inside);
  }
  return { fields };
}

export const isRecord = (value: Plain): value is { [name: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

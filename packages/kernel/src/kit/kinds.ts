/** What can lie on a table, said once: from it come the TypeScript type, the schema, the copy and what must be conserved. */

/** One kind of thing. X is its type; only the compiler ever looks at it. */
export interface Kind<X> {
  readonly '~type'?: X;
  readonly node: Node;
}
export type TypeOf<K> = K extends Kind<infer X> ? X : never;

export interface Fields {
  readonly [name: string]: Kind<unknown>;
}
/** The type of a table or view with these fields. */
export type RecordOf<F extends Fields> = { [name in keyof F]: TypeOf<F[name]> };

export type Name = string | number;

/** The same as data. Programs read it to know what a view is made of. */
export type Node =
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text'; readonly max: number }
  | { readonly kind: 'name'; readonly of: readonly Name[]; readonly component: Component | null }
  | { readonly kind: 'seat' }
  | { readonly kind: 'orNull'; readonly inner: Node }
  | { readonly kind: 'list'; readonly each: Node; readonly min: number; readonly max: number }
  | { readonly kind: 'perSeat'; readonly each: Node }
  | { readonly kind: 'record'; readonly fields: { readonly [name: string]: Node } };

/** Things of the box that never leave the table. */
export interface Component {
  /** What one of them is called: "card". */
  readonly name: string;
  /** All of them that are in play; a name that is there several times stands there several times. */
  inPlay(seats: number): readonly Name[];
}

/** A whole number. */
export const whole = (min = 0, max = Number.MAX_SAFE_INTEGER): Kind<number> => ({ node: { kind: 'whole', min, max } });

/** True or false. */
export const flag: Kind<boolean> = { node: { kind: 'flag' } };

/** Words of people, of at most so many signs. */
export const text = (max: number): Kind<string> => ({ node: { kind: 'text', max } });

/** One of these names. */
export const oneOf = <const X extends Name>(names: readonly X[]): Kind<X> => ({
  node: { kind: 'name', of: [...new Set(names)], component: null },
});

/**
 * A thing of the box, such as a card. `box` lists all there are. Wherever it stands in a table it is the thing itself:
 * all places together must hold exactly the box, or what `inPlay` says of it for so many seats.
 */
export const component = <const X extends Name>(
  name: string,
  box: readonly X[],
  inPlay: (seats: number) => readonly X[] = () => box,
): Kind<X> => ({ node: { kind: 'name', of: [...new Set(box)], component: { name, inPlay } } });

/** The name of such a thing, where the thing itself lies elsewhere: "the card played last". It counts for nothing. */
export function nameOf<X extends Name>({ node }: Kind<X>): Kind<X> {
  if (node.kind !== 'name') throw new TypeError(`only components have a name, not ${node.kind}`);
  return { node: { ...node, component: null } };
}

/** A seat, from 0. */
export const seat: Kind<number> = { node: { kind: 'seat' } };

/** Nothing, or this. In a view: something hidden, or what it is. */
export const orNull = <X>(kind: Kind<X>): Kind<X | null> => ({ node: { kind: 'orNull', inner: kind.node } });

/** Any number of these, in order. */
export const list = <X>(each: Kind<X>, min = 0, max = Number.MAX_SAFE_INTEGER): Kind<X[]> => ({
  node: { kind: 'list', each: each.node, min, max },
});

/** One for each seat, in the order of seats. */
export const perSeat = <X>(each: Kind<X>): Kind<X[]> => ({ node: { kind: 'perSeat', each: each.node } });

/** Several fields together. */
export const record = <F extends Fields>(fields: F): Kind<RecordOf<F>> => ({
  node: {
    kind: 'record',
    fields: Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, kind.node])),
  },
});

/** A vocabulary: the instructions that the cards of one game are written in, what each takes, and how it is said. */
import type { Given, Kinds, Language, VarsOf } from '@guildhall/kernel';

/**
 * What hangs on an instruction. `test`: one list of instructions, `yes`, if it comes to 1, another, `no`, if it comes to 0.
 * `cases`: lists by number, such as the faces of a die: { '1-2': [...], '6': [...] }. `options`: one of several lists, by its
 * place. An instruction with branches comes to a number when it is done.
 */
export type Branch = 'none' | 'test' | 'cases' | 'options';

/** The words of what hangs on an instruction: "1-2" and "Shield 1." */
export interface Inner {
  readonly label: string;
  readonly words: string;
}

/** Methods, so that verbs which take different things fit into one vocabulary. */
export interface Say<K> extends Record<Language, unknown> {
  en(given: VarsOf<K>, inner: readonly Inner[]): string;
  pl(given: VarsOf<K>, inner: readonly Inner[]): string;
}

/** One kind of instruction. */
export interface Verb<K, B extends Branch = Branch> {
  /** The kinds of what it takes; those that are `needed` cannot be left out. */
  readonly takes: K;
  readonly branch: B;
  readonly say: Say<K>;
}

export type Vocabulary = { readonly [verb: string]: Verb<Kinds<unknown>> };

/** An instruction without branches. */
export const verb = <const K extends Kinds<unknown>>(takes: K, say: Say<K>): Verb<K, 'none'> => ({ takes, branch: 'none', say });

/** An instruction on which others hang. */
export const branching = <const B extends Exclude<Branch, 'none'>, const K extends Kinds<unknown>>(
  branch: B,
  takes: K,
  say: Say<K>,
): Verb<K, B> => ({ takes, branch, say });

type Hanging<V, B> = B extends 'test'
  ? { yes?: Effect<V>; no?: Effect<V> }
  : B extends 'cases'
    ? { cases: { [numbers: string]: Effect<V> } }
    : B extends 'options'
      ? { options: Effect<V>[] }
      : unknown;
type Taken<K> = Omit<Given<K>, 'for'>;

/** One instruction as a card writes it: { do: 'attack', damage: 2 }. */
export type Instruction<V> = {
  [N in keyof V & string]: V[N] extends Verb<infer K, infer B> ? { do: N } & Taken<K> & Hanging<V, B> : never;
}[keyof V & string];

/** What a card does: its instructions from top to bottom. */
export type Effect<V> = Instruction<V>[];

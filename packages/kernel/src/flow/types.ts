/** The vocabulary of flow: frames, questions and the seven words procedures are written in. */
import type { Chance } from '../chance.ts';
import type { Fact } from '../facts.ts';
import type { Plain, PlainRecord } from '../plain.ts';
import type { Random } from '../random.ts';
import type { Refusal } from '../refusal.ts';
import type { Given, VarsOf } from './kinds.ts';
import type { Play } from './play.ts';
import type { Procedure } from './procedure.ts';

/** Seats are numbered from 0 in the order of the table. */
export type Seat = number;

export type Vars = PlainRecord;

/** One open procedure. `at` names the question ("attack/commit") or call ("turn>buy phase") it waits on. */
export interface Frame<V = Vars> {
  at: string;
  seat: Seat;
  vars: V;
  /** Face-down answers of a question put to several seats; null while none is open. */
  held: [Seat, Plain][] | null;
}

/** The open procedures from the outermost in, to be read: `openFrame` finds the one of a procedure. */
export type Stack = readonly Frame[];

/** Everything there is of a game in progress. */
export interface Game<T> {
  /** Which game and version of its rules: "brigade@1.0.0". */
  rules: string;
  table: T;
  stack: Frame[];
  chance: Chance;
  /** How often something hidden became known to somebody; chance counts too. It closes undo. */
  disclosed: number;
}

/** A question put to one seat (by default the frame's) whose answers can be listed. The last argument is always the stack. */
export interface Question<T, V, A extends Plain, F extends Fact, R extends string = string> {
  /** The rule that asks. */
  rule: R;
  who?: (t: T, f: Frame<V>, stack: Stack) => Seat;
  /**
   * Ask even if only one answer is legal, because the rulebook makes the act itself meaningful. As a function: ask in this
   * position, for instance because there is plainly a choice; the answers are then not listed only to count them.
   */
  always?: boolean | ((t: T, f: Frame<V>, stack: Stack) => boolean);
  /** Appends every legal answer to the list. An answer is legal if and only if it is in that list. */
  legal(t: T, f: Frame<V>, list: A[], stack: Stack): void;
  /** Why an answer that is not in the list is refused. Must cope with any plain value. */
  why(t: T, f: Frame<V>, answer: Plain, stack: Stack): Refusal<R>;
  /** Carries the answer out; may trust that it is legal. */
  take(p: Play<T, F>, f: Frame<V>, answer: A): void;
  /** What the asked seat is shown besides the answers. */
  show?(t: T, f: Frame<V>, stack: Stack): PlainRecord;
}

/**
 * What kind of thing answers an open question. Clients choose their input by it. Points are answered with the text "x y",
 * several things of a list with their names between spaces: what people can type.
 */
export type Form =
  | { kind: 'text'; max: number }
  | { kind: 'point'; min: [number, number]; max: [number, number] }
  | { kind: 'several'; of: readonly string[]; min: number; max: number }
  | { kind: 'drawing'; strokes: number; points: number }
  | { kind: 'other'; of: string };

/** A question whose answers cannot be listed: a text, a point, a drawing. */
export interface OpenQuestion<T, V, A extends Plain, F extends Fact, R extends string = string> {
  rule: R;
  who?: (t: T, f: Frame<V>, stack: Stack) => Seat;
  form: Form | ((t: T, f: Frame<V>, stack: Stack) => Form);
  /** null, or why not. Must cope with any plain value. */
  accepts(t: T, f: Frame<V>, answer: Plain, stack: Stack): Refusal<R> | null;
  /** Some acceptable answer, for bots and tests. */
  sample(t: T, f: Frame<V>, random: Random, stack: Stack): A;
  /** Appends acceptable answers that have a name people know ("into contact with the Troll", "fold"); others may do as well. */
  suggest?(t: T, f: Frame<V>, list: A[], stack: Stack): void;
  take(p: Play<T, F>, f: Frame<V>, answer: A): void;
  show?(t: T, f: Frame<V>, stack: Stack): PlainRecord;
}

interface Reveal<T, V, A extends Plain, F extends Fact> {
  /** The seats asked; the list may not change while the question is open. */
  who(t: T, f: Frame<V>, stack: Stack): Seat[];
  /** All answers are in: turn them over. They come in the order of `who`. */
  reveal(p: Play<T, F>, f: Frame<V>, answers: readonly (readonly [Seat, A])[]): void;
  /** A face-down answer may be taken back until the last one is in, unless that would tell something. */
  final?: boolean;
  show?(t: T, f: Frame<V>, seat: Seat, stack: Stack): PlainRecord;
}
/** A question put to several seats at once; answers lie face down until the last one is in. */
export interface Together<T, V, A extends Plain, F extends Fact, R extends string = string> extends Reveal<T, V, A, F> {
  rule: R;
  legal(t: T, f: Frame<V>, seat: Seat, list: A[], stack: Stack): void;
  why(t: T, f: Frame<V>, seat: Seat, answer: Plain, stack: Stack): Refusal<R>;
}
export interface OpenTogether<T, V, A extends Plain, F extends Fact, R extends string = string> extends Reveal<T, V, A, F> {
  rule: R;
  form: Form | ((t: T, f: Frame<V>, stack: Stack) => Form);
  accepts(t: T, f: Frame<V>, seat: Seat, answer: Plain, stack: Stack): Refusal<R> | null;
  sample(t: T, f: Frame<V>, seat: Seat, random: Random, stack: Stack): A;
  suggest?(t: T, f: Frame<V>, seat: Seat, list: A[], stack: Stack): void;
}

/**
 * Which procedure to call, and with which variables changed from what they hold at first; `for` among them names the seat. Made
 * by the procedure itself: `attack.with({ for: seat, target })`. G is what the procedure gives back.
 */
export interface Call<G extends Plain = Plain> {
  readonly proc: string;
  readonly vars: Vars;
  /** Only for the compiler: nobody but a procedure makes calls of it. */
  readonly [MADE]: G;
}
declare const MADE: unique symbol;

export type Test<T, V> = (t: T, f: Frame<V>, stack: Stack) => boolean;

/** One step of a procedure, made by the seven words. */
export interface Step {
  readonly word: 'run' | 'ask' | 'together' | 'call' | 'when' | 'loop' | 'each';
}

/** The seven words. Everything else is ordinary functions on the table. */
export interface Words<T, V, F extends Fact, R extends string> {
  run(step: (p: Play<T, F>, f: Frame<V>) => void): Step;
  ask<A extends Plain>(name: string, q: Question<T, V, A, F, R> | OpenQuestion<T, V, A, F, R>): Step;
  together<A extends Plain>(name: string, q: Together<T, V, A, F, R> | OpenTogether<T, V, A, F, R>): Step;
  /**
   * Calls a procedure with the variables that `given` names (null: not at all). `then` receives what it gave back.
   * Where one procedure calls another twice, or chooses which, the step has a name of its own and `to` makes the call.
   */
  call<K, G extends Plain>(
    procedure: Procedure<K, G>,
    ...given: MayBeLeftOut<
      K,
      [(t: T, f: Frame<V>, stack: Stack) => Given<K> | null, then?: (p: Play<T, F>, f: Frame<V>, given: G) => void]
    >
  ): Step;
  call<G extends Plain>(
    name: string,
    to?: (t: T, f: Frame<V>, stack: Stack) => Call<G> | null,
    then?: (p: Play<T, F>, f: Frame<V>, given: G) => void,
  ): Step;
  when(test: Test<T, V>, body: Step[], otherwise?: Step[]): Step;
  loop(test: Test<T, V>, body: Step[]): Step;
  /** The list is taken when the loop begins; what is left of it lies in the variables. */
  each<E extends keyof V & string>(key: E, list: (t: T, f: Frame<V>, stack: Stack) => V[E][], body: Step[]): Step;
}

/** Arguments that may be left out if nothing needs to be given. */
type MayBeLeftOut<K, Arguments extends unknown[]> = object extends Given<K> ? Partial<Arguments> : Arguments;

/** A check made whenever a question is about to be opened; if it holds, its procedure comes first. */
export interface Obligation<T> {
  name: string;
  rule: string;
  when(t: T, stack: Stack): boolean;
  to(t: T, stack: Stack): Call;
}

/**
 * An act out of turn: what a seat may do whenever a question is open, whoever is asked. Its procedure is laid over the open
 * question, which is opened again below it.
 */
export type Act<T, A extends Plain = Plain, R extends string = string> = {
  rule: R;
  /** The seats that may, now. */
  who(t: T, stack: Stack): readonly Seat[];
  /** Whether this seat is among them, where that is quicker said than who all are. */
  may?(t: T, seat: Seat, stack: Stack): boolean;
  to(t: T, seat: Seat, answer: A, stack: Stack): Call;
  show?(t: T, seat: Seat, stack: Stack): PlainRecord;
  /** Why a seat that is not among `who` may not, whatever it would have said; without it the rule of the table says so. */
  whyNobody?(t: T, seat: Seat, stack: Stack, answer: Plain): Refusal<R> | null;
} & (
  | {
      legal(t: T, seat: Seat, list: A[], stack: Stack): void;
      /** Whether an answer is in the list, where that is quicker said than what all is in it. */
      isLegal?(t: T, seat: Seat, answer: Plain, stack: Stack): boolean;
      why(t: T, seat: Seat, answer: Plain, stack: Stack): Refusal<R>;
    }
  | {
      form: Form | ((t: T, seat: Seat, stack: Stack) => Form);
      accepts(t: T, seat: Seat, answer: Plain, stack: Stack): Refusal<R> | null;
      sample(t: T, seat: Seat, random: Random, stack: Stack): A;
      suggest?(t: T, seat: Seat, list: A[], stack: Stack): void;
    }
);

export type { Given, VarsOf };

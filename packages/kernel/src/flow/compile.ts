/** Compiles the seven words to flat code with jumps, once, when a game is loaded. */
import type { Fact } from '../facts.ts';
import { copyPlain, type Plain, type PlainRecord } from '../plain.ts';
import { type Kind, listOf } from './kinds.ts';
import type { Play } from './play.ts';
import type { Procedure } from './procedure.ts';
import type { Call, Frame, OpenQuestion, OpenTogether, Question, Stack, Step, Test, Together, Vars, Words } from './types.ts';

export const RUN = 0;
export const ASK = 1;
export const TOGETHER = 2;
export const CALL = 3;
/** Jumps to `target` if the test fails. */
export const UNLESS = 4;
export const JUMP = 5;
export const EACH_BEGIN = 6;
export const EACH_NEXT = 7;

/**
 * A procedure's steps know the types of its variables and answers; the code of all procedures lies together and
 * does not. This is the one place where those types are let go: each step was checked where it was written, and
 * the interpreter calls it with frames of its own procedure only.
 */
function erased<X>(typed: unknown): X {
  return typed as X;
}

/** One operation. All have the same shape, so that the interpreter stays fast. */
export interface Op<T, F extends Fact> {
  kind: number;
  /** Position of this operation in its code. */
  pc: number;
  /** Jump target. */
  target: number;
  /** Where to go on after this operation; jumps are followed when the procedure is compiled. */
  next: number;
  /** For questions and calls: the name saved in the frame. */
  at: string;
  /** The bare name of the question or call. */
  name: string;
  run: ((p: Play<T, F>, f: Frame) => void) | null;
  test: Test<T, Vars> | null;
  ask: Question<T, Vars, Plain, F> | null;
  open: OpenQuestion<T, Vars, Plain, F> | null;
  together: Together<T, Vars, Plain, F> | null;
  openTogether: OpenTogether<T, Vars, Plain, F> | null;
  /** For calls of one procedure: its name, the procedure itself once all are compiled, and what is given to it. */
  callee: string;
  called: Script<T, F> | null;
  given: ((t: T, f: Frame, stack: Stack) => PlainRecord | null) | null;
  /** For calls that choose. */
  to: ((t: T, f: Frame, stack: Stack) => Call | null) | null;
  after: ((p: Play<T, F>, f: Frame, given: Plain) => void) | null;
  key: string;
  left: string;
  list: ((t: T, f: Frame, stack: Stack) => Plain[]) | null;
  code: Op<T, F>[];
  /** The script this is part of. */
  proc: Script<T, F>;
}

/** A procedure compiled. */
export interface Script<T, F extends Fact> {
  name: string;
  /** What its variables hold at first, and what they may hold. */
  defaults: Vars;
  kinds: { [name: string]: Kind<T, Plain> };
  /** There are no variables at all. */
  bare: boolean;
  /** Variables that hold lists or objects, or may come to (a default of null): what a copy must copy too. */
  deep: string[];
  code: Op<T, F>[];
  /** While it is compiled: variables of the loops that a step stands in. */
  looping: Set<string>;
}

interface Built<T, F extends Fact> extends Step {
  emit(proc: Script<T, F>): void;
}

function op<T, F extends Fact>(kind: number, proc: Script<T, F>, more: Partial<Op<T, F>> = {}): Op<T, F> {
  const { code } = proc;
  const made: Op<T, F> = {
    kind,
    pc: code.length,
    target: -1,
    next: code.length + 1,
    at: '',
    name: '',
    run: null,
    test: null,
    ask: null,
    open: null,
    together: null,
    openTogether: null,
    callee: '',
    called: null,
    given: null,
    to: null,
    after: null,
    key: '',
    left: '',
    list: null,
    code,
    proc,
    ...more,
  };
  code.push(made);
  return made;
}

function emitAll<T, F extends Fact>(steps: readonly Step[], proc: Script<T, F>): void {
  for (const step of steps as readonly Built<T, F>[]) step.emit(proc);
}

/** The name under which the rest of an `each` list lies in the variables. */
const leftOf = (key: string): string => `${key} left`;

export function words<T, V, F extends Fact, R extends string>(): Words<T, V, F, R> {
  const built = (word: Step['word'], emit: Built<T, F>['emit']): Built<T, F> => ({ word, emit });
  return {
    run: (step) => built('run', (proc) => void op(RUN, proc, { run: erased(step) })),
    ask: (name, q) =>
      built('ask', (proc) => {
        const at = `${proc.name}/${name}`;
        op(ASK, proc, 'legal' in q ? { at, name, ask: erased(q) } : { at, name, open: erased(q) });
      }),
    together: (name, q) =>
      built('together', (proc) => {
        const at = `${proc.name}/${name}`;
        op(TOGETHER, proc, 'legal' in q ? { at, name, together: erased(q) } : { at, name, openTogether: erased(q) });
      }),
    call: (called: string | Procedure<unknown>, how?: unknown, then?: unknown) =>
      built('call', (proc) => {
        const after: Op<T, F>['after'] = erased(then ?? null);
        if (typeof called !== 'string') {
          const { name } = called;
          op(CALL, proc, { at: `${proc.name}>${name}`, name, callee: name, given: erased(how ?? null), after });
        } else if (how === undefined) op(CALL, proc, { at: `${proc.name}>${called}`, name: called, callee: called, after });
        else op(CALL, proc, { at: `${proc.name}>${called}`, name: called, to: erased(how), after });
      }),
    when: (test, body, otherwise) =>
      built('when', (proc) => {
        const unless = op(UNLESS, proc, { test: erased(test) });
        emitAll(body, proc);
        if (otherwise) {
          const jump = op(JUMP, proc);
          unless.target = proc.code.length;
          emitAll(otherwise, proc);
          jump.target = proc.code.length;
        } else {
          unless.target = proc.code.length;
        }
      }),
    loop: (test, body) =>
      built('loop', (proc) => {
        const unless = op(UNLESS, proc, { test: erased(test) });
        emitAll(body, proc);
        op(JUMP, proc, { target: unless.pc });
        unless.target = proc.code.length;
      }),
    each: (key, list, body) =>
      built('each', (proc) => {
        const left = leftOf(key);
        if (proc.looping.has(key)) throw new Error(`procedure "${proc.name}" loops over "${key}" inside a loop over "${key}"`);
        proc.looping.add(key);
        proc.defaults[left] = [];
        if (proc.kinds[key]) proc.kinds[left] = listOf(proc.kinds[key]);
        op(EACH_BEGIN, proc, { key, left, list: erased(list) });
        const next = op(EACH_NEXT, proc, { key, left });
        emitAll(body, proc);
        op(JUMP, proc, { target: next.pc });
        next.target = proc.code.length;
        proc.looping.delete(key);
      }),
  };
}

/** Follows jumps to the operation they come to at last. A jump round an empty loop ends at itself. */
function through<T, F extends Fact>(code: readonly Op<T, F>[], pc: number): number {
  let at = pc;
  for (let hops = 0; hops < code.length && code[at]?.kind === JUMP; hops++) at = code[at].target;
  return at;
}

export function compile<T, F extends Fact>(
  name: string,
  kinds: { readonly [name: string]: Kind<T, Plain> },
  steps: readonly Step[],
): Script<T, F> {
  const defaults: Vars = {};
  for (const key of Object.keys(kinds)) defaults[key] = copyPlain(kinds[key].initial);
  const proc: Script<T, F> = {
    name,
    defaults,
    kinds: { ...kinds },
    bare: false,
    deep: [],
    code: [],
    looping: new Set(),
  };
  emitAll(steps, proc);
  for (const op of proc.code) {
    op.next = through(proc.code, op.next);
    op.target = through(proc.code, op.target);
  }
  const keys = Object.keys(proc.defaults);
  proc.bare = keys.length === 0;
  proc.deep = keys.filter((key) => typeof proc.defaults[key] === 'object');
  const seen = new Set<string>();
  for (const { at } of proc.code) {
    if (at === '') continue;
    if (seen.has(at)) throw new Error(`procedure "${name}" has two steps named "${at}"`);
    seen.add(at);
  }
  return proc;
}

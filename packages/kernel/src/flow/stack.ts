/** The stack of a loaded game: mended where names have changed since it was saved, and proven to be possible. */
import type { Fact } from '../facts.ts';
import { copyPlain } from '../plain.ts';
import { CALL, type Op, type Script, TOGETHER } from './compile.ts';
import { inside } from './kinds.ts';
import { procedureOf } from './procedure.ts';
import type { Frame, Seat, Stack } from './types.ts';

/** What the checks need to know of the rules. */
export interface Written<T, F extends Fact> {
  readonly scripts: ReadonlyMap<string, Script<T, F>>;
  readonly places: ReadonlyMap<string, Op<T, F>>;
  /** Steps that were renamed: old name to new. */
  readonly formerly: ReadonlyMap<string, string>;
  /** Whether this procedure may be laid over an open question: by an obligation or an act out of turn. */
  mayInterrupt(procedure: string): boolean;
}

/** Repairs the frames of a loaded game: renamed steps, and variables added since it was saved. */
export function repairStack<T, F extends Fact>({ scripts, formerly }: Written<T, F>, stack: Frame[]): void {
  for (const frame of stack) {
    frame.at = formerly.get(frame.at) ?? frame.at;
    const script = scripts.get(procedureOf(frame.at));
    if (!script) continue;
    for (const key in script.defaults) {
      if (!Object.hasOwn(frame.vars, key)) frame.vars[key] = copyPlain(script.defaults[key]);
    }
  }
}

/** What is wrong with the stack of a loaded game, as a sentence that names the field, or null. */
export function problemWithStack<T, F extends Fact>(
  written: Written<T, F>,
  t: T,
  stack: Stack,
  main: string,
  seats: number,
): string | null {
  for (let i = 0; i < stack.length; i++) {
    const frame = stack[i];
    const op = written.places.get(frame.at);
    if (!op) return `stack[${i}].at names no step of these rules: "${frame.at}"`;
    if (i === 0 && op.proc.name !== main) return `stack[0].at should be a step of "${main}", not "${frame.at}"`;
    const above = i === stack.length - 1 ? null : procedureOf(stack[i + 1].at);
    if (above === null && op.kind === CALL) return `stack[${i}].at is a call, but nothing was called: "${frame.at}"`;
    if (above !== null && !mayLieAbove(written, op, above)) return `stack[${i}].at does not call "${above}": "${frame.at}"`;
    if (!isSeat(frame.seat, seats)) return `stack[${i}].seat is ${frame.seat}, but there are ${seats} seats`;
    const wrong = problemWithVars(frame, op.proc, t, seats);
    if (wrong) return `stack[${i}].vars${wrong}`;
    if (frame.held !== null && op.kind !== TOGETHER) return `stack[${i}].held has answers, but one seat is asked`;
  }
  return null;
}

function problemWithVars<T, F extends Fact>({ vars }: Frame, script: Script<T, F>, t: T, seats: number): string | null {
  for (const key in vars) {
    if (!Object.hasOwn(script.defaults, key)) return ` has "${key}", which "${script.name}" does not know`;
  }
  for (const key in script.kinds) {
    const wrong = script.kinds[key].problem(vars[key], t, seats);
    if (wrong) return inside(`.${key}`, wrong);
  }
  return null;
}

/** Whether a frame of this procedure may lie above a step: a call that names it or chooses, or a question that was put off. */
function mayLieAbove<T, F extends Fact>(written: Written<T, F>, op: Op<T, F>, procedure: string): boolean {
  if (op.kind !== CALL) return written.mayInterrupt(procedure);
  return op.to !== null || op.callee === procedure;
}

function isSeat(seat: Seat, seats: number): boolean {
  return seat >= 0 && seat < seats;
}

/** The rules of one game: its procedures and obligations, and the interpreter that runs them to the next question. */
import type { Fact } from '../facts.ts';
import { copyPlain, type Plain } from '../plain.ts';
import {
  ASK,
  CALL,
  compile,
  EACH_BEGIN,
  EACH_NEXT,
  JUMP,
  type Op,
  type Procedure,
  RUN,
  TOGETHER,
  UNLESS,
  words,
} from './compile.ts';
import type { Play } from './play.ts';
import type { Call, Frame, Game, Obligation, Seat, Step, Vars, Words } from './types.ts';

/** An error in the rules themselves, never in what a person did. It carries the stack of open procedures. */
export class RulesError extends Error {
  constructor(message: string, stack: readonly Frame[]) {
    super(
      `${message} [${stack
        .slice(-12)
        .map((f) => f.at)
        .join(' | ')}]`,
    );
    this.name = 'RulesError';
  }
}

/** Steps without a question in between; more than this is a loop that never ends. */
const RUNAWAY = 1_000_000;

export class Rules<T, F extends Fact = Fact, R extends string = string> {
  private readonly procedures = new Map<string, Procedure<T, F>>();
  private readonly places = new Map<string, Op<T, F>>();
  private readonly obligations: Obligation<T>[] = [];
  private readonly list: Plain[] = [];
  /** The place looked up last: a game is asked about its open question several times in a row. */
  private lastAt: string | null = null;
  private lastOp: Op<T, F> | null = null;

  /** Writes down one procedure. `defaults` are its local variables; they die with it. */
  procedure<V extends Vars>(name: string, defaults: V, body: (w: Words<T, V, F, R>) => Step[]): void {
    if (this.procedures.has(name)) throw new Error(`procedure "${name}" is written twice`);
    const proc = compile<T, F>(name, defaults, body(words<T, V, F, R>()));
    this.procedures.set(name, proc);
    for (const op of proc.code) if (op.at !== '') this.places.set(op.at, op);
  }

  obligation(obligation: Obligation<T> & { rule: R }): void {
    this.obligations.push(obligation);
  }

  /** Call once when all is written: finds calls to procedures that do not exist. */
  complete(main: string): this {
    if (!this.procedures.has(main)) throw new Error(`there is no procedure "${main}"`);
    for (const proc of this.procedures.values()) {
      for (const op of proc.code) {
        if (op.kind === CALL && !op.to && !this.procedures.has(op.name)) {
          throw new Error(`"${op.at}" calls a procedure that does not exist`);
        }
      }
    }
    return this;
  }

  /** All questions, as "procedure/question", for the report of what play never reached. */
  questions(): string[] {
    const names: string[] = [];
    for (const [at, op] of this.places) if (op.kind === ASK || op.kind === TOGETHER) names.push(at);
    return names;
  }

  /** The open question's operation, or null when the game is over. */
  openOp(game: Game<T>): Op<T, F> | null {
    const { stack } = game;
    if (stack.length === 0) return null;
    const { at } = stack[stack.length - 1];
    if (at === this.lastAt) return this.lastOp;
    const op = this.places.get(at);
    if (!op) throw new RulesError(`there is no question "${at}"`, stack);
    this.lastAt = at;
    this.lastOp = op;
    return op;
  }

  start(p: Play<T, F>, main: string, seat: Seat): void {
    const { game } = p;
    const proc = this.called(main, game.stack);
    game.stack.push(frameOf(proc, { proc: main, seat }, seat));
    this.advance(p, proc.code, 0);
  }

  /** Carries out an answer (trusted to be legal) and goes on to the next question. */
  answer(p: Play<T, F>, seat: Seat, answer: Plain): void {
    const { game } = p;
    const { stack } = game;
    const frame = stack[stack.length - 1];
    const op = this.openOp(game);
    if (!op) throw new RulesError('the game is over', stack);
    if (op.kind === ASK) {
      if (op.ask) op.ask.take(p, frame, answer);
      else op.open?.take(p, frame, answer);
      this.advance(p, op.code, op.next);
      return;
    }
    const q = op.together ?? op.openTogether;
    if (!q) throw new RulesError(`"${op.at}" is no question`, stack);
    const held = frame.held ?? [];
    held.push([seat, answer]);
    frame.held = held;
    const who = q.who(p.t, frame);
    if (held.length < who.length) return;
    frame.held = null;
    const inOrder = who.map((s) => [s, (held.find(([h]) => h === s) as [Seat, Plain])[1]] as const);
    q.reveal(p, frame, inOrder);
    this.advance(p, op.code, op.next);
  }

  private called(name: string, stack: readonly Frame[]): Procedure<T, F> {
    const proc = this.procedures.get(name);
    if (!proc) throw new RulesError(`there is no procedure "${name}"`, stack);
    return proc;
  }

  /** Runs until a question is open or the game is over. */
  private advance(p: Play<T, F>, from: Op<T, F>[], at: number): void {
    const { game } = p;
    const { stack } = game;
    const t = game.table;
    let code = from;
    let pc = at;
    let f = stack[stack.length - 1];
    let steps = 0;
    while (!p.finished) {
      if (steps++ > RUNAWAY) throw new RulesError('the rules never come to a question', stack);
      if (pc >= code.length) {
        stack.pop();
        if (stack.length === 0) return;
        f = stack[stack.length - 1];
        const back = this.places.get(f.at);
        if (!back) throw new RulesError(`there is no step "${f.at}" to return to`, stack);
        code = back.code;
        // Below an obligation stands a question: it is opened again. Below a call, go on after it.
        if (back.kind === CALL) {
          pc = back.next;
          if (back.after) back.after(p, f, p.given);
        } else pc = back.pc;
        p.given = null;
        continue;
      }
      const op = code[pc];
      switch (op.kind) {
        case RUN:
          (op.run as NonNullable<Op<T, F>['run']>)(p, f);
          pc = op.next;
          break;
        case UNLESS:
          pc = (op.test as NonNullable<Op<T, F>['test']>)(t, f) ? op.next : op.target;
          break;
        case JUMP:
          pc = op.target;
          break;
        case CALL: {
          const call = op.to ? op.to(t, f) : { proc: op.name };
          if (call === null) {
            pc = op.next;
            break;
          }
          f.at = op.at;
          const proc = this.called(call.proc, stack);
          f = frameOf(proc, call, f.seat);
          stack.push(f);
          code = proc.code;
          pc = 0;
          break;
        }
        case EACH_BEGIN:
          f.vars[op.left] = (op.list as NonNullable<Op<T, F>['list']>)(t, f).slice();
          pc = op.next;
          break;
        case EACH_NEXT: {
          const left = f.vars[op.left] as Plain[];
          if (left.length === 0) pc = op.target;
          else {
            f.vars[op.key] = left.shift() as Plain;
            pc = op.next;
          }
          break;
        }
        default: {
          f.at = op.at;
          const due = this.due(t, stack);
          if (due) {
            const proc = this.called(due.proc, stack);
            f = frameOf(proc, due, f.seat);
            stack.push(f);
            code = proc.code;
            pc = 0;
            break;
          }
          const q = op.ask;
          if (!q || q.always) return;
          const { list } = this;
          empty(list);
          q.legal(t, f, list);
          if (list.length === 0) throw new RulesError(`"${op.at}" has no legal answer`, stack);
          if (list.length > 1) return;
          q.take(p, f, list[0]);
          pc = op.next;
        }
      }
    }
    stack.length = 0;
  }

  /** The first obligation that holds and is not being met already. */
  private due(t: T, stack: readonly Frame[]): Call | null {
    for (const obligation of this.obligations) {
      if (!obligation.when(t)) continue;
      const call = obligation.to(t);
      if (!stack.some((f) => procedureOf(f.at) === call.proc)) return call;
    }
    return null;
  }

  copyStack(stack: readonly Frame[]): Frame[] {
    const frames: Frame[] = new Array(stack.length);
    for (let i = 0; i < stack.length; i++) {
      const { at, seat, vars, held } = stack[i];
      const proc = this.places.get(at)?.proc;
      const copied = proc ? (proc.bare ? {} : copyVars(proc, vars)) : copyPlain(vars);
      frames[i] = { at, seat, vars: copied, held: held === null ? null : copyPlain(held) };
    }
    return frames;
  }

  /** Gives the frames of a loaded game the variables that were added since it was saved. */
  repair(stack: Frame[]): void {
    for (const frame of stack) {
      const proc = this.procedures.get(procedureOf(frame.at));
      if (!proc) continue;
      for (const key in proc.defaults) {
        if (!Object.hasOwn(frame.vars, key)) frame.vars[key] = copyPlain(proc.defaults[key]);
      }
    }
  }

  /** What is wrong with the stack of a loaded game, or null. */
  problemWithStack(stack: readonly Frame[], main: string, seats: number): string | null {
    for (let i = 0; i < stack.length; i++) {
      const frame = stack[i];
      const op = this.places.get(frame.at);
      if (!op) return `stack[${i}].at names no step of these rules: "${frame.at}"`;
      if (i === 0 && op.proc.name !== main) return `stack[0].at should be a step of "${main}", not "${frame.at}"`;
      const above = i === stack.length - 1 ? null : procedureOf(stack[i + 1].at);
      if (above === null && op.kind === CALL) return `stack[${i}].at is a call, but nothing was called: "${frame.at}"`;
      if (above !== null && !this.mayCall(op, above)) return `stack[${i}].at does not call "${above}": "${frame.at}"`;
      if (frame.seat < 0 || frame.seat >= seats) return `stack[${i}].seat is ${frame.seat}, but there are ${seats} seats`;
      const proc = this.procedures.get(procedureOf(frame.at)) as Procedure<T, F>;
      for (const key in frame.vars) {
        if (!Object.hasOwn(proc.defaults, key)) return `stack[${i}].vars has "${key}", which "${proc.name}" does not know`;
      }
      for (const key in proc.defaults) {
        const kind = kindOf(proc.defaults[key]);
        // A default of null stands for "not yet": anything may take its place.
        if (kind !== 'null' && kindOf(frame.vars[key]) !== kind) {
          return `stack[${i}].vars.${key} should be ${kind}, not ${kindOf(frame.vars[key])}`;
        }
      }
      if (frame.held !== null && op.kind !== TOGETHER) return `stack[${i}].held has answers, but one seat is asked`;
    }
    return null;
  }

  /** Whether a frame of this procedure may lie above: a call that names it or chooses, or a question put off by an obligation. */
  private mayCall(op: Op<T, F>, procedure: string): boolean {
    if (op.kind !== CALL) return this.obligations.length > 0;
    return op.to !== null || op.name === procedure;
  }
}

function frameOf<T, F extends Fact>(proc: Procedure<T, F>, call: Call, seat: Seat): Frame {
  const vars = proc.bare ? {} : copyVars(proc, proc.defaults);
  const given = call.vars;
  if (given) for (const key in given) vars[key] = given[key];
  return { at: proc.name, seat: call.seat ?? seat, vars, held: null };
}

/** The kinds of variables are fixed by their defaults, so it is known which of them need copying. */
function copyVars<T, F extends Fact>({ deep }: Procedure<T, F>, vars: Vars): Vars {
  // Faster here than spreading: procedures have variables of many shapes.
  const copy: Vars = Object.assign({}, vars);
  for (let i = 0; i < deep.length; i++) {
    const key = deep[i];
    if (copy[key] !== null) copy[key] = copyPlain(copy[key]);
  }
  return copy;
}

/** Empties a list that is about to be filled again: it keeps its room, which setting the length to 0 would give up. */
export function empty(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

export function procedureOf(at: string): string {
  const slash = at.search(/[/>]/);
  return slash < 0 ? at : at.slice(0, slash);
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value;
}

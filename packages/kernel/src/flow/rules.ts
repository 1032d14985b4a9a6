/** The rules of one game: its procedures, obligations and acts out of turn, and the interpreter that runs them to the next question. */
import type { Fact } from '../facts.ts';
import { copyPlain, type Plain, type PlainRecord, samePlain } from '../plain.ts';
import type { OpenTo } from '../windows.ts';
import {
  ASK,
  CALL,
  compile,
  EACH_BEGIN,
  EACH_NEXT,
  JUMP,
  type Op,
  RUN,
  type Script,
  TOGETHER,
  UNLESS,
  words,
} from './compile.ts';
import type { Given, Kind, Kinds, VarsOf } from './kinds.ts';
import type { Play } from './play.ts';
import { type Procedure, procedureOf } from './procedure.ts';
import { problemWithStack, repairStack, type Written } from './stack.ts';
import type { Act, Call, Frame, Game, Obligation, Seat, Stack, Step, Vars, Words } from './types.ts';

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
const RUNAWAY = 100_000;

/** Where acts out of turn stand among the names of questions: "anytime/concede". */
export const ANYTIME = 'anytime';

/** Whether this is the name of an act out of turn and not of a question. */
export const isAct = (question: string): boolean => question.startsWith(`${ANYTIME}/`);

/** A procedure whose steps are still to be written down, which is done once. */
export interface Declared<T, F extends Fact, R extends string, K, G extends Plain> extends Procedure<K, G> {
  does(body: (w: Words<T, VarsOf<K>, F, R>) => Step[]): this;
}

export class Rules<T, F extends Fact = Fact, R extends string = string> implements Written<T, F> {
  readonly scripts = new Map<string, Script<T, F>>();
  readonly places = new Map<string, Op<T, F>>();
  readonly formerly = new Map<string, string>();
  /** Acts out of turn by name, "anytime/concede". */
  readonly acts = new Map<string, Act<T>>();
  /** Windows by the question they ask, for standing orders. */
  readonly windows = new Map<string, OpenTo<T>>();
  /** Procedures that were declared, and how their steps are made; kept until all is written. */
  private readonly declared = new Map<string, () => Script<T, F>>();
  private readonly obligations: Obligation<T>[] = [];
  private readonly list: Plain[] = [];
  /** The place looked up last: a game is asked about its open question several times in a row. */
  private lastAt: string | null = null;
  private lastOp: Op<T, F> | null = null;

  /**
   * Declares a procedure with the kinds of its local variables, which die with it, and of what it gives back. What it does
   * is said apart, so that procedures can call each other in circles and in any order of files.
   */
  procedure<const K extends Kinds<T>, G extends Plain = null>(
    name: string,
    kinds: K,
    _gives?: Kind<T, G>,
  ): Declared<T, F, R, K, G> {
    if (this.declared.has(name)) throw new Error(`procedure "${name}" is written twice`);
    if (name === ANYTIME) throw new Error(`a procedure cannot be named "${ANYTIME}": acts out of turn are`);
    if (Object.hasOwn(kinds, 'for')) throw new Error(`procedure "${name}" has a variable "for", which names the seat in calls`);
    this.declared.set(name, () => {
      throw new Error(`procedure "${name}" is declared, but nothing says what it does`);
    });
    let written = false;
    const procedure: Declared<T, F, R, K, G> = {
      name,
      kinds,
      // What is given may name the seat as `for`: whoever opens the frame sorts it out.
      with: (given: Given<K>) => ({ proc: name, vars: given as Vars }) as Call<G>,
      does: (body) => {
        if (written) throw new Error(`procedure "${name}" is written twice`);
        written = true;
        this.declared.set(name, () => compile<T, F>(name, kinds, body(words<T, VarsOf<K>, F, R>())));
        return procedure;
      },
    };
    return procedure;
  }

  obligation(obligation: Obligation<T> & { rule: R }): void {
    this.obligations.push(obligation);
  }

  /** What a seat may do whenever a question is open, whoever is asked. */
  anytime<A extends Plain>(name: string, act: Act<T, A, R>): void {
    const at = `${ANYTIME}/${name}`;
    if (this.acts.has(at)) throw new Error(`the act out of turn "${name}" is written twice`);
    // As with questions, the act was checked where it was written, and gets only answers it has called legal.
    this.acts.set(at, act as unknown as Act<T>);
  }

  /** Called by `writeWindow`. */
  window(question: string, window: OpenTo<T>): void {
    this.windows.set(question, window);
  }

  /** Call once when all is written: compiles the procedures and finds calls to those that do not exist. */
  complete(main: string): this {
    for (const [name, make] of this.declared) this.scripts.set(name, make());
    if (!this.scripts.has(main)) throw new Error(`there is no procedure "${main}"`);
    for (const { code } of this.scripts.values()) {
      for (const op of code) {
        if (op.at !== '') this.places.set(op.at, op);
        if (op.kind !== CALL || op.callee === '') continue;
        op.called = this.scripts.get(op.callee) ?? null;
        if (!op.called) throw new Error(`"${op.at}" calls a procedure that does not exist`);
      }
    }
    return this;
  }

  /** The rule by which a question is asked, or an act out of turn may be done. Only rules of the game's own can be stated there. */
  ruleOf(question: string): R {
    const place = this.places.get(question);
    const asked = place?.ask ?? place?.open ?? place?.together ?? place?.openTogether ?? this.acts.get(question);
    if (!asked) throw new Error(`there is no question "${question}"`);
    return asked.rule as R;
  }

  /** All questions, as "procedure/question", for the report of what play never reached. */
  questions(): string[] {
    const names: string[] = [];
    for (const [at, op] of this.places) if (op.kind === ASK || op.kind === TOGETHER) names.push(at);
    names.push(...this.acts.keys());
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
    const script = this.called(main, game.stack);
    game.stack.push(opened(script, null, seat));
    this.advance(p, script.code, 0);
  }

  /** Lays the procedure of an act out of turn (trusted to be allowed) over the open question and goes on to the next one. */
  act(p: Play<T, F>, name: string, seat: Seat, answer: Plain): void {
    const { stack } = p.game;
    const act = this.acts.get(name);
    if (!act) throw new RulesError(`there is no act out of turn "${name}"`, stack);
    const call = act.to(p.t, seat, answer, stack);
    const script = this.called(call.proc, stack);
    stack.push(opened(script, call.vars, seat));
    this.advance(p, script.code, 0);
  }

  /** The seats that may do an act out of turn now. */
  whoMay(act: Act<T>, game: Game<T>): readonly Seat[] {
    return game.stack.length === 0 ? [] : act.who(game.table, game.stack);
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
    if (this.reveals(p, op, frame)) this.advance(p, op.code, op.next);
  }

  /** Turns face-down answers over if the last one is in. */
  private reveals(p: Play<T, F>, op: Op<T, F>, frame: Frame): boolean {
    const q = op.together ?? op.openTogether;
    const { held } = frame;
    if (!q || held === null) return false;
    const who = q.who(p.t, frame, p.game.stack);
    if (held.length < who.length) return false;
    frame.held = null;
    const inOrder = who.map((s) => [s, (held.find(([h]) => h === s) as [Seat, Plain])[1]] as const);
    q.reveal(p, frame, inOrder);
    return true;
  }

  /** Something came before a question to several seats: answers that no longer fit are handed back. */
  private sift(t: T, op: Op<T, F>, frame: Frame, stack: Stack): void {
    if (frame.held === null) return;
    const who = (op.together ?? op.openTogether)?.who(t, frame, stack) ?? [];
    const kept = frame.held.filter(([seat, answer]) => who.includes(seat) && this.stillFits(t, op, frame, seat, answer, stack));
    frame.held = kept.length === 0 ? null : kept;
  }

  private stillFits(t: T, op: Op<T, F>, frame: Frame, seat: Seat, answer: Plain, stack: Stack): boolean {
    if (op.openTogether) return op.openTogether.accepts(t, frame, seat, answer, stack) === null;
    const list: Plain[] = [];
    op.together?.legal(t, frame, seat, list, stack);
    return list.some((one) => samePlain(one, answer));
  }

  private called(name: string, stack: Stack): Script<T, F> {
    const script = this.scripts.get(name);
    if (!script) throw new RulesError(`there is no procedure "${name}"`, stack);
    return script;
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
        // Below an obligation or an act out of turn stands a question: it is opened again. Below a call, go on after it.
        if (back.kind === CALL) {
          pc = back.next;
          if (back.after) {
            // What comes of a result belongs to the procedure that gave it.
            back.after(p, f, p.given);
            if (stack.length < p.floor) p.floor = stack.length;
          } else if (stack.length < p.floor) {
            p.stopped = true;
            return;
          }
        } else {
          pc = back.pc;
          if (back.kind === TOGETHER) this.sift(t, back, f, stack);
        }
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
          pc = (op.test as NonNullable<Op<T, F>['test']>)(t, f, stack) ? op.next : op.target;
          break;
        case JUMP:
          pc = op.target;
          break;
        case CALL: {
          let script = op.called;
          let vars: PlainRecord | null = null;
          const { seat } = f;
          if (op.to) {
            const call = op.to(t, f, stack);
            if (call === null) {
              pc = op.next;
              break;
            }
            f.at = op.at;
            script = this.called(call.proc, stack);
            vars = call.vars;
          } else if (op.given) {
            vars = op.given(t, f, stack);
            if (vars === null) {
              pc = op.next;
              break;
            }
          }
          f.at = op.at;
          f = opened(script as Script<T, F>, vars, seat);
          stack.push(f);
          code = (script as Script<T, F>).code;
          pc = 0;
          break;
        }
        case EACH_BEGIN:
          f.vars[op.left] = (op.list as NonNullable<Op<T, F>['list']>)(t, f, stack).slice();
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
            const script = this.called(due.proc, stack);
            f = opened(script, due.vars, f.seat);
            stack.push(f);
            code = script.code;
            pc = 0;
            break;
          }
          if (op.kind === TOGETHER && this.reveals(p, op, f)) {
            pc = op.next;
            break;
          }
          const q = op.ask;
          if (!q) return;
          const { always } = q;
          if (typeof always === 'function' ? always(t, f, stack) : always) return;
          const { list } = this;
          empty(list);
          q.legal(t, f, list, stack);
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
  private due(t: T, stack: Stack): Call | null {
    for (const obligation of this.obligations) {
      if (!obligation.when(t, stack)) continue;
      const call = obligation.to(t, stack);
      if (!stack.some((f) => procedureOf(f.at) === call.proc)) return call;
    }
    return null;
  }

  copyStack(stack: Stack): Frame[] {
    const frames: Frame[] = new Array(stack.length);
    for (let i = 0; i < stack.length; i++) {
      const { at, seat, vars, held } = stack[i];
      const script = this.places.get(at)?.proc;
      const copied = script ? (script.bare ? {} : copyVars(script, vars)) : copyPlain(vars);
      frames[i] = { at, seat, vars: copied, held: held === null ? null : copyPlain(held) };
    }
    return frames;
  }

  /** Gives the frames of a loaded game the variables that were added since it was saved. */
  repair(stack: Frame[]): void {
    repairStack(this, stack);
  }

  /** What is wrong with the stack of a loaded game, or null. */
  problemWithStack(t: T, stack: Stack, main: string, seats: number): string | null {
    return problemWithStack(this, t, stack, main, seats);
  }

  /** What an obligation or an act would lay over a question is known only when it does: any procedure may, if there are such. */
  mayInterrupt(): boolean {
    return this.obligations.length > 0 || this.acts.size > 0;
  }
}

/** A new frame of a procedure. `given` may name the seat as `for`. */
function opened<T, F extends Fact>(script: Script<T, F>, given: PlainRecord | null, seat: Seat): Frame {
  const vars = script.bare ? {} : copyVars(script, script.defaults);
  let owner = seat;
  if (given) {
    for (const key in given) {
      if (key === 'for') owner = given[key] as Seat;
      else vars[key] = given[key];
    }
  }
  return { at: script.name, seat: owner, vars, held: null };
}

/** The kinds of variables are fixed by what they hold at first, so it is known which of them need copying. */
function copyVars<T, F extends Fact>({ deep }: Script<T, F>, vars: Vars): Vars {
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

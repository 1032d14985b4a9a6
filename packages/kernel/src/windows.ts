/** Windows: moments at which seats may answer an event, asked in rulebook order with ordinary questions. */
import type { Fact } from './facts.ts';
import { data, flag, type Kind, listOf, needed, orNull, seat as seatKind, text } from './flow/kinds.ts';
import { openFrame, type Procedure } from './flow/procedure.ts';
import type { Declared, Rules } from './flow/rules.ts';
import type { Call, Frame, Seat, Stack } from './flow/types.ts';
import type { Plain, PlainRecord } from './plain.ts';
import { type Refusal, refuse } from './refusal.ts';

/** One thing a seat can do in a window. */
export interface Response {
  /** The answer that chooses it. */
  id: string;
  seat: Seat;
  /** What then happens: a procedure that may ask for more (which card, how many). null: the answer itself is enough. */
  call: Call | null;
  /** It may be left undone. */
  optional: boolean;
}

export interface WindowRules<T, R extends string> {
  rule: R;
  /**
   * "each once": a seat that passes is not asked again, and nothing is done twice. "all pass": it lasts until all who could
   * respond have passed in a row; whatever is done gives everybody a new chance, beginning with the first.
   */
  ends: 'each once' | 'all pass';
  /**
   * Who can do what about the event, in order of priority. Asked anew after each response. Only the first seat that has not
   * passed will be asked: where it saves work, what others could do may be left out.
   */
  responses(t: T, about: PlainRecord, stack: Stack, passed: readonly Seat[]): Response[];
  /** What is shown of the event, where the table knows it; `about` unless said otherwise. */
  show?(t: T): PlainRecord;
  /** The first response ends it. */
  once?: boolean;
  /** Why a response that is not offered is refused. */
  why?(t: T, about: PlainRecord, answer: Plain): Refusal<R> | null;
  /** What a standing order may make an exception of, by name: "pass unless I am the target". */
  unless?: { readonly [condition: string]: (t: T, about: PlainRecord, seat: Seat, stack: Stack) => boolean };
}

/** The answer that declines everything one could still do in a window. */
export const PASS = 'pass';
/** What the procedure of a response gives if its seat has thought better of it: the window goes on as if nothing had been said. */
export const CANCELLED = 'cancelled';

const KINDS = {
  about: needed(data<PlainRecord>({})),
  /** Responses that are spent, and seats that have passed (in a row, where using one gives all a new chance). */
  done: listOf(text(200)),
  passed: listOf(seatKind),
  /** The response being carried out. */
  chosen: text(200),
  cancelled: flag(),
  /** The last response that was carried out. */
  last: orNull(text(200)),
};
const RESULT: Kind<unknown, string | null> = KINDS.last;

type Window = Procedure<typeof KINDS, string | null>;
type WindowFrame = Frame<{
  about: PlainRecord;
  done: string[];
  passed: Seat[];
  chosen: string;
  cancelled: boolean;
  last: string | null;
}>;

/** Where a window asks: the question "<window>/respond". */
const RESPOND = 'respond';

/** A window as standing orders know it. */
export interface OpenTo<T> {
  readonly rule: string;
  readonly unless: { readonly [condition: string]: (t: T, about: PlainRecord, seat: Seat, stack: Stack) => boolean };
  /** Whether the open question is this window's and may be passed. */
  mayPass(t: T, stack: Stack): boolean;
  about(stack: Stack): PlainRecord;
}

/** Writes a procedure that opens a window on the event in `about`. It gives the id of the last response taken, or null. */
export function writeWindow<T, F extends Fact, R extends string>(
  rules: Rules<T, F, R>,
  name: string,
  window: WindowRules<T, R>,
): Window {
  const key = (response: Response): string => `${response.seat} ${response.id}`;

  /** What the seat that is next in order can do; empty when the window closes. */
  function next(t: T, { vars }: WindowFrame, stack: Stack): Response[] {
    const open: Response[] = [];
    if (window.once && vars.last !== null) return open;
    for (const response of window.responses(t, vars.about, stack, vars.passed)) {
      if (open.length > 0 && response.seat !== open[0].seat) continue;
      if (vars.passed.includes(response.seat) || (vars.done.length > 0 && vars.done.includes(key(response)))) continue;
      open.push(response);
    }
    return open;
  }

  const opens: Declared<T, F, R, typeof KINDS, string | null> = rules.procedure(name, KINDS, RESULT);
  opens.does((w) => [
    w.loop(
      (t, f, stack) => next(t, f, stack).length > 0,
      [
        w.ask(RESPOND, {
          rule: window.rule,
          who: (t, f, stack) => next(t, f, stack)[0].seat,
          legal: (t, f, list: string[], stack) => {
            const responses = next(t, f, stack);
            for (const response of responses) list.push(response.id);
            if (responses.every((response) => response.optional)) list.push(PASS);
          },
          why: (t, f, answer) =>
            window.why?.(t, f.vars.about, answer) ??
            refuse(window.rule, answer === PASS ? 'notOptional' : 'noSuchResponse', { answer }),
          take: (p, f, answer) => {
            const responses = next(p.t, f, p.game.stack);
            f.seat = responses[0].seat;
            f.vars.cancelled = false;
            f.vars.chosen = answer === PASS ? '' : answer;
            if (answer === PASS) f.vars.passed.push(f.seat);
          },
          show: (t, f) => window.show?.(t) ?? f.vars.about,
        }),
        w.call<Plain>(
          'response',
          (t, f, stack) => {
            if (f.vars.chosen === '') return null;
            return next(t, f, stack).find((response) => response.id === f.vars.chosen)?.call ?? null;
          },
          (_p, f, given) => {
            f.vars.cancelled = given === CANCELLED;
          },
        ),
        w.run((_p, { vars, seat }) => {
          if (vars.chosen === '' || vars.cancelled) return;
          vars.last = vars.chosen;
          if (window.ends === 'all pass') vars.passed = [];
          else vars.done.push(`${seat} ${vars.chosen}`);
        }),
      ],
    ),
    w.run((p, f) => p.give(opens, f.vars.last)),
  ]);

  rules.window(`${name}/${RESPOND}`, {
    rule: window.rule,
    unless: window.unless ?? {},
    mayPass: (t, stack) => next(t, stack[stack.length - 1] as unknown as WindowFrame, stack).every(({ optional }) => optional),
    about: (stack) => openFrame(stack, opens)?.vars.about ?? {},
  });
  return opens;
}

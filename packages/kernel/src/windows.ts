/** Windows: moments at which seats may answer an event, asked in rulebook order with ordinary questions. */
import type { Fact } from './facts.ts';
import type { Rules } from './flow/rules.ts';
import type { Call, Frame, Seat, Step, Words } from './flow/types.ts';
import type { Plain, PlainRecord } from './plain.ts';
import { type Refusal, refuse } from './refusal.ts';

/** One thing a seat can do in a window. */
export interface Response {
  /** The answer that chooses it. */
  id: string;
  seat: Seat;
  /** What then happens; null: the answer itself is enough. */
  call: Call | null;
  /** It may be left undone. */
  optional: boolean;
}

export interface WindowRules<T, R extends string> {
  rule: R;
  /** Who can respond to the event in `about`, in the order they are asked. Recomputed after each response. */
  responses(t: T, about: PlainRecord): Response[];
  /** Only the first response taken counts. */
  once?: boolean;
  /** Why a response that is not offered is refused. */
  why?(t: T, about: PlainRecord, answer: Plain): Refusal<R> | null;
}

/** The answer that declines everything one could still do in a window. */
export const PASS = 'pass';

type WindowVars = { about: PlainRecord; done: string[]; chosen: string; used: boolean };

/**
 * Writes a procedure that opens a window. Call it with `vars: { about: { ... } }`.
 * It gives the id of the last response taken, or null.
 */
export function writeWindow<T, F extends Fact, R extends string>(
  rules: Rules<T, F, R>,
  name: string,
  window: WindowRules<T, R>,
): void {
  const key = (response: Response): string => `${response.seat} ${response.id}`;
  const open = (t: T, f: Frame<WindowVars>): Response[] =>
    window.once && f.vars.used ? [] : window.responses(t, f.vars.about).filter((r) => !f.vars.done.includes(key(r)));
  const mine = (t: T, f: Frame<WindowVars>): Response[] => {
    const all = open(t, f);
    return all.filter((r) => r.seat === all[0].seat);
  };

  rules.procedure(name, { about: {}, done: [], chosen: '', used: false } as WindowVars, (w) => [
    w.loop(
      (t, f) => open(t, f).length > 0,
      [
        w.ask('respond', {
          rule: window.rule,
          who: (t, f) => open(t, f)[0].seat,
          legal: (t, f, list: string[]) => {
            const responses = mine(t, f);
            for (const response of responses) list.push(response.id);
            if (responses.every((r) => r.optional)) list.push(PASS);
          },
          why: (t, f, answer) =>
            window.why?.(t, f.vars.about, answer) ??
            refuse(window.rule, answer === PASS ? 'notOptional' : 'noSuchResponse', { answer }),
          take: (p, f, answer) => {
            const responses = mine(p.t, f);
            f.vars.chosen = '';
            if (answer === PASS) {
              for (const response of responses) f.vars.done.push(key(response));
              return;
            }
            const chosen = responses.find((r) => r.id === answer) as Response;
            f.vars.done.push(key(chosen));
            f.vars.used = true;
            f.vars.chosen = chosen.id;
            f.seat = chosen.seat;
          },
          show: (_t, f) => f.vars.about,
        }),
        w.call('response', (t, f) => {
          if (f.vars.chosen === '') return null;
          const chosen = window.responses(t, f.vars.about).find((r) => r.id === f.vars.chosen && r.seat === f.seat);
          return chosen?.call ?? null;
        }),
      ],
    ),
    w.run((p, f) => p.give(f.vars.used ? f.vars.chosen : null)),
  ]);
}

/**
 * The fixed order around an event: before (whose responses may replace or cancel it), the event itself, after.
 * Obligations need no place here: the kernel looks at them before every question.
 */
export function around<T, V extends { cancelled: boolean }, F extends Fact, R extends string>(
  w: Words<T, V, F, R>,
  before: string,
  event: Step[],
  after: string,
  about: (t: T, f: Frame<V>) => PlainRecord,
  cancels: (response: Plain) => boolean,
): Step[] {
  return [
    w.call(
      before,
      (t, f) => ({ proc: before, vars: { about: about(t, f) } }),
      (_p, f, given) => {
        f.vars.cancelled = cancels(given);
      },
    ),
    w.when((_t, f) => !f.vars.cancelled, [...event, w.call(after, (t, f) => ({ proc: after, vars: { about: about(t, f) } }))]),
  ];
}

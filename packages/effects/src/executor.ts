/**
 * Carries effects out: one instruction after another, and after each what it has triggered, in the order triggered. The frame
 * holds a cursor into a program that lies outside the game, so that copying a game copies no effect.
 */
import {
  type Call,
  count,
  type Fact,
  type Frame,
  flag,
  kind,
  needed,
  type Play,
  procedureOf,
  type Rules,
  record,
  type Seat,
  type Stack,
  text,
  type VarsOf,
  whole,
} from '@guildhall/kernel';
import { after, type Op, type Program } from './program.ts';
import type { Branch, Verb } from './vocabulary.ts';

const KINDS = {
  /** Whom or what it is about, as the game numbers things; -1: nothing. */
  subject: whole(-1, 1_000_000),
  /** How much of something has set it off, such as wounds dealt. */
  amount: count(1000),
};

/** An effect that waits to be carried out, because something has set it off. */
export const TRIGGER = record({ effect: text(80), ...KINDS });
export type Trigger = { effect: string; subject: number; amount: number };

/** What the deeds of a game may read of the effect they belong to, and leave in it. */
type EffectVars = {
  readonly effect: string;
  /** Where it stands: the number of the instruction in its program. */
  readonly at: number;
  readonly subject: number;
  readonly amount: number;
  /** Given back to whoever had the effect carried out. */
  result: number;
};
/** The frame of an effect; its seat is the one it is carried out for. */
export type EffectFrame = Frame<EffectVars>;

/** How an instruction is done: at once, or by a procedure, which may ask. One with branches comes to a number. */
export type Deed<T, F extends Fact, K, B extends Branch> = {
  /** Could it do anything now? If not it is skipped, and its branches with it. */
  can?(t: T, f: EffectFrame, given: VarsOf<K>): boolean;
} & (
  | {
      do(p: Play<T, F>, f: EffectFrame, given: VarsOf<K>): B extends 'none' ? void : number;
      /** It never sets anything off. An effect of nothing but quiet deeds needs no frame. */
      quiet?: true;
    }
  | { call(t: T, f: EffectFrame, given: VarsOf<K>, stack: Stack): (B extends 'none' ? Call : Call<number>) | null }
);
/** A deed for each verb of a vocabulary. */
export type Deeds<T, F extends Fact, V> = {
  readonly [N in keyof V]: V[N] extends Verb<infer K, infer B> ? Deed<T, F, K, B> : never;
};

/** A deed in the one shape the executor knows: deeds of all verbs lie together. */
interface AnyDeed<T, F extends Fact> {
  readonly can: ((t: T, f: EffectFrame, given: unknown) => boolean) | null;
  readonly do: ((p: Play<T, F>, f: EffectFrame, given: unknown) => unknown) | null;
  readonly quiet: boolean;
  readonly call: ((t: T, f: EffectFrame, given: unknown, stack: Stack) => Call | null) | null;
}

export interface Executor<T, F extends Fact> {
  /** All effects there are, by name; they may depend on the table, where an overlay changes them. */
  programs(t: T): ReadonlyMap<string, Program>;
  /** The list of triggers on the table. */
  triggers(t: T): Trigger[];
  /** Called when an instruction and all it has triggered are done; not for instructions of triggered effects. */
  settled?(p: Play<T, F>): void;
}

/** What an instruction comes to that comes to no number: no branch is taken. */
const NOTHING = -1;

/** Writes the procedure that carries effects out, and gives it: `carry`; and a quicker way for those that are quiet. */
export function writeEffects<T, F extends Fact, R extends string, V>(
  book: Rules<T, F, R>,
  name: string,
  deeds: Deeds<T, F, V>,
  { programs, triggers, settled }: Executor<T, F>,
) {
  const known = new Map<string, AnyDeed<T, F>>();
  for (const verb in deeds) {
    // Each deed was checked against its verb where it was written, and gets only what the verb takes.
    const { can = null, do: at = null, quiet = false, call = null } = deeds[verb] as unknown as Partial<AnyDeed<T, F>>;
    known.set(verb, { can, do: at, quiet, call });
  }
  const deedOf = ({ verb }: Op): AnyDeed<T, F> => {
    const deed = known.get(verb);
    if (!deed) throw new Error(`nothing says how "${verb}" is done`);
    return deed;
  };
  const programIn = (t: T, effect: string): Program => {
    const program = programs(t).get(effect);
    if (!program) throw new Error(`there is no effect "${effect}"`);
    return program;
  };

  const anEffect = kind<string, T>('', (value, t) =>
    typeof value === 'string' && programs(t).has(value) ? null : `is ${JSON.stringify(value)}, which is no effect`,
  );
  const procedure = book.procedure(
    name,
    {
      effect: needed(anEffect),
      ...KINDS,
      /** The instruction that is done now or next, and what it has come to. */
      at: count(1000),
      came: whole(NOTHING, 1000),
      /** How many triggers were waiting when it began: those are not its own. */
      waiting: count(1000),
      /** It was set off by an instruction of another effect. */
      triggered: flag(),
      result: whole(-1000, 1000, 0),
    },
    whole(-1000, 1000, 0),
  );
  type Own = Frame<VarsOf<typeof procedure.kinds>>;
  const current = (t: T, { vars }: Own): Op => programIn(t, vars.effect)[vars.at];
  const can = (t: T, f: Own, op: Op): boolean => deedOf(op).can?.(t, f, op.given) ?? true;

  /** Does it come to an instruction that a procedure carries out, with nothing that was triggered to come first? */
  const isCall = (t: T, f: Own): boolean => {
    const program = programIn(t, f.vars.effect);
    return f.vars.at < program.length && deedOf(program[f.vars.at]).call !== null && triggers(t).length === f.vars.waiting;
  };

  /**
   * Instructions that are done at once follow each other here, up to one that is not or has triggered something. All are settled
   * but the last: that is for whoever goes on.
   */
  function doInARow(p: Play<T, F>, f: Own): void {
    const { vars } = f;
    const program = programIn(p.t, vars.effect);
    for (let done = false; vars.at < program.length; done = true) {
      if (done) settle(p, f);
      if (p.finished) return;
      const op = program[vars.at];
      const deed = deedOf(op);
      if (deed.do === null) return;
      const came = deed.can === null || deed.can(p.t, f, op.given) ? deed.do(p, f, op.given) : NOTHING;
      if (p.finished) return;
      vars.at = after(op, typeof came === 'number' ? came : NOTHING);
      if (triggers(p.t).length > vars.waiting) return;
    }
  }
  const settle = (p: Play<T, F>, f: Own): void => {
    if (!f.vars.triggered) settled?.(p);
  };

  procedure.does((w) => [
    w.run((p, f) => {
      f.vars.waiting = triggers(p.t).length;
    }),
    w.loop(
      (t, f) => f.vars.at < programIn(t, f.vars.effect).length,
      [
        w.run(doInARow),
        w.when(
          (t, f) => isCall(t, f),
          [
            w.call(
              'instruction',
              (t, f, stack) => {
                const op = current(t, f);
                return can(t, f, op) ? (deedOf(op).call?.(t, f, op.given, stack) ?? null) : null;
              },
              (_p, f, given) => {
                if (typeof given === 'number') f.vars.came = given;
              },
            ),
            w.run((p, { vars }) => {
              vars.at = after(programIn(p.t, vars.effect)[vars.at], vars.came);
              vars.came = NOTHING;
            }),
          ],
        ),
        // What a triggered effect triggers comes right after it, before what was waiting already.
        w.loop(
          (t, f) => triggers(t).length > f.vars.waiting,
          [
            // It stays in the list while it is carried out.
            w.call(
              'trigger',
              (t, { vars }) => {
                const { effect, subject, amount } = triggers(t)[vars.waiting];
                return procedure.with({ effect, subject, amount, triggered: true });
              },
              (p, { vars }) => void triggers(p.t).splice(vars.waiting, 1),
            ),
          ],
        ),
        w.run(settle),
      ],
    ),
    w.run((p, f) => p.give(procedure, f.vars.result)),
  ]);

  const quietPrograms = new WeakMap<Program, boolean>();
  /** Is there such an effect, and does it consist of quiet deeds alone? */
  function isQuiet(t: T, effect: string): boolean {
    const program = programs(t).get(effect);
    if (!program) return false;
    let quiet = quietPrograms.get(program);
    if (quiet === undefined) {
      quiet = program.every((op) => deedOf(op).quiet);
      quietPrograms.set(program, quiet);
    }
    return quiet;
  }

  /** One for all quiet effects, since none of them carries out another. */
  const light: Own = {
    at: name,
    seat: 0,
    vars: { effect: '', subject: -1, amount: 0, at: 0, came: NOTHING, waiting: 0, triggered: false, result: 0 },
    held: null,
  };
  /** Carries a quiet effect out at once, and gives its result. */
  function carryQuietly(p: Play<T, F>, seat: Seat, effect: string, subject = -1): number {
    const { vars } = light;
    light.seat = seat;
    vars.effect = effect;
    vars.subject = subject;
    vars.at = 0;
    vars.waiting = triggers(p.t).length;
    vars.result = 0;
    doInARow(p, light);
    if (triggers(p.t).length > vars.waiting) throw new Error(`"${effect}" was to be quiet and has set something off`);
    if (!p.finished) settle(p, light);
    return vars.result;
  }
  return { carry: procedure, isQuiet, carryQuietly };
}

/** What is impossible about the effects that are open in a loaded game: cursors that stand nowhere, triggers without an effect. */
export function problemWithEffects<T, F extends Fact>(
  name: string,
  { programs, triggers }: Pick<Executor<T, F>, 'programs' | 'triggers'>,
  t: T,
  stack: Stack,
): string | null {
  for (const [i, { effect }] of triggers(t).entries()) {
    if (!programs(t).has(effect)) return `trigger ${i} is ${JSON.stringify(effect)}, which is no effect`;
  }
  for (const [i, { at: step, vars }] of stack.entries()) {
    if (procedureOf(step) !== name) continue;
    const ops = programs(t).get(String(vars.effect))?.length ?? 0;
    const at = Number(vars.at);
    // While a trigger is carried out, the cursor may have passed the last instruction already.
    const isTriggering = step === `${name}>trigger`;
    if (at > ops || (at === ops && !isTriggering)) return `stack[${i}].vars.at is ${at}, but the effect has ${ops} instructions`;
    const waiting = Number(vars.waiting);
    if (isTriggering && waiting >= triggers(t).length) return `stack[${i}] carries out a trigger that is not there`;
    // It would wait for ever for those that are not its own.
    if (waiting > triggers(t).length) return `stack[${i}].vars.waiting is ${waiting}, but ${triggers(t).length} triggers wait`;
  }
  return null;
}

/** Chapters 7 and 8: an activation from its first test to its end (KC-7.5, KC-7.6). The acts are registered in acts.ts. */
import { flag, type Plain, type Refusal, type Stack, sum, sumOf } from '@guildhall/kernel';
import { ACTIONS_PER_ACTIVATION, L, MEASURE_TOLERANCE } from '../data/index.ts';
import { BIT, ENDS_AT_END, ENDS_AT_START, effectsOf, has, lose, ONCE } from '../effects.ts';
import type { Term, TermName } from '../facts/terms.ts';
import { NONE, type Table } from '../table.ts';
import { actOf, pushActs, pushStartActs, startActOf } from './acts.ts';
import { notAnAnswer } from './answers.ts';
import { book, type KC, type P } from './book.ts';
import { colourTest } from './cards.ts';
import { allegianceOf } from './criticals.ts';
import { type Activation, activation } from './frames.ts';
import { aModel } from './kinds.ts';
import { canSwig, pushSwigs, recover, recoverAtEnd, swigAnswer, whyNotSwigAnswer } from './other-actions.ts';
import { controller, friendsOf, type Gangs, hasAbility, inPlay, isFriend } from './reading.ts';
import { healWounds, removal, removing, wound } from './removal.ts';
import { onActivationEnd, onActivationStart } from './scenarios/index.ts';
import { gapBetween, type Sides } from './scene.ts';

/** KC-7.2, KC-7.13: two, one fewer at most. */
const ACTIONS = sumOf<Table, number, TermName, KC>([
  { name: 'actions', rule: 'KC-7.2', add: () => ACTIONS_PER_ACTIVATION },
  { name: 'concussion', rule: 'KC-16.18', add: (t, m) => (has(t.models[m], 'concussion') ? -1 : 0) },
  {
    name: 'nastySprain',
    rule: 'KC-16.29',
    add: (t, m) => (has(t.models[m], 'nasty-sprain') && !has(t.models[m], 'concussion') ? -1 : 0),
  },
]);

/** An activation about to begin. What a model does once in an activation is counted anew for everybody (KC-15.12). */
function begin(p: P, { seat, vars }: Activation): void {
  const { t } = p;
  const { model: m } = vars;
  const model = t.models[m];
  for (const other of t.models) other.once = 0;
  // KC-7.15
  model.activated = true;
  // KC-7.7: what it suffers from now is tied to this activation; what comes later to the next one.
  model.due = model.effects & ENDS_AT_END;
  const terms: Term[] | undefined = p.tell && [];
  const actions = sum(ACTIONS, t, m, terms);
  if (actions < ACTIONS_PER_ACTIVATION) model.once |= ONCE.slowed;
  vars.actions = actions;
  vars.beganStunned = has(model, 'stunned');
  if (terms) p.tell?.({ kind: 'activationBegan', rule: 'KC-6.7', seat, model: m, actions, terms });
}

/** Step 1: black, and it performs no actions in this activation; either way the effect is spent (KC-16.37). */
function terrifyTest(p: P, { seat, vars }: Activation): void {
  const { model: m } = vars;
  const model = p.t.models[m];
  if (!has(model, 'terrify')) return;
  lose(model, BIT.terrify);
  if (colourTest(p, 'terrify', m)) return;
  vars.terrified = true;
  vars.actions = 0;
  p.tell?.({ kind: 'terrified', rule: 'KC-16.36', seat, model: m });
}

/** Takes away effects whose time has come. */
function expire(p: P, m: number, bits: number, rule: KC): void {
  const model = p.t.models[m];
  const ending = model.effects & bits;
  if (ending === 0) return;
  const effects = p.tell ? effectsOf(model).filter((id) => (BIT[id] & ending) !== 0) : [];
  lose(model, ending);
  p.tell?.({ kind: 'effectsEnded', rule, model: m, effects });
}

/** A friend of the opposing allegiance within a card's length (KC-8.1), or NONE. Those without allegiance do not count (KC-8.8). */
export function antagonist(t: Gangs & Sides, m: number): number {
  const own = allegianceOf(t, m);
  if (own === null) return NONE;
  const seat = controller(t, m);
  for (let other = 0; other < t.models.length; other++) {
    if (other === m || t.models[other].place !== 'play' || !isFriend(t, seat, other)) continue;
    const theirs = allegianceOf(t, other);
    if (theirs !== null && theirs !== own && gapBetween(t, m, other) <= L + MEASURE_TOLERANCE) return other;
  }
  return NONE;
}

/** Step 8: one test, however many are near (KC-8.6); black ends the activation at once (KC-8.4, KC-8.5). */
function antagonismTest(p: P, { seat, vars }: Activation): void {
  const { model: m } = vars;
  const by = antagonist(p.t, m);
  if (by === NONE || colourTest(p, 'antagonism', m)) return;
  p.tell?.({ kind: 'antagonised', rule: 'KC-8.5', seat, model: m, by });
  vars.over = true;
}

/** KC-17.24: whenever it is Stunned in its activation. */
function shakeItOff(p: P, a: Activation): void {
  const { t } = p;
  const { model } = a.vars;
  if (has(t.models[model], 'stunned') && hasAbility(t, model, 'shake-it-off')) recover(p, a, 'shake-it-off', 'KC-17.23');
}

const goesOn = (t: Table, { vars }: Activation): boolean => !vars.over && inPlay(t, vars.model);

const END = 'end';
const PASS = 'pass';

/** Why an answer to "activation/act" or "lured/act" is refused. */
export function whyNotChosen(
  t: Table,
  a: Activation,
  answer: Plain,
  question: 'activation/act' | 'lured/act',
  stack: Stack,
): Refusal<KC> {
  return actOf(answer)?.why(t, a, String(answer), stack) ?? notAnAnswer(question, answer);
}

activation.does((w) => [
  w.run((p, f) => {
    const m = f.vars.model;
    begin(p, f);
    terrifyTest(p, f);
    expire(p, m, ENDS_AT_START, 'KC-7.5');
    onActivationStart(p, m);
  }),
  // KC-19.23: asked now only if Poison or an Antagonism Test may come before the next moment for it, the first act.
  w.loop(
    (t, f) => !f.vars.ended && canSwig(t, f) && (has(t.models[f.vars.model], 'poison') || antagonist(t, f.vars.model) !== NONE),
    [
      w.ask<string>('swig', {
        rule: 'KC-19.23',
        legal(t, f, list) {
          pushSwigs(t, f, list);
          list.push(PASS);
        },
        why: (t, f, answer) => whyNotSwigAnswer(t, f, answer) ?? notAnAnswer('activation/swig', answer),
        take(p, f, answer) {
          if (answer === PASS) f.vars.ended = true;
          else swigAnswer(p, f, answer);
        },
        show: (_t, f) => ({ model: f.vars.model }),
      }),
    ],
  ),
  w.when(
    (t, f) => has(t.models[f.vars.model], 'poison'),
    [
      w.run((p, f) => {
        const m = f.vars.model;
        wound(p, m, 1, { seat: p.t.models[m].poisonedBy, model: NONE }, 'KC-16.30');
      }),
      w.call(removal, (t) => removing(t)),
    ],
  ),
  w.call(regenerate, (t, f) => (goesOn(t, f) && mayRegenerate(t, f.vars.model) ? { model: f.vars.model } : null)),
  w.run((p, f) => {
    f.vars.ended = false;
    if (goesOn(p.t, f)) shakeItOff(p, f);
  }),
  w.loop(
    (t, f, stack) => !f.vars.ended && goesOn(t, f) && hasStartAct(t, f, stack),
    [
      w.ask<string>('ability', {
        rule: 'KC-7.5',
        legal(t, f, list, stack) {
          pushStartActs(t, f, list, stack);
          list.push(PASS);
        },
        why: (t, f, answer, stack) =>
          startActOf(answer)?.why(t, f, String(answer), stack) ?? notAnAnswer('activation/ability', answer),
        take(p, f, answer) {
          f.vars.chosen = answer === PASS ? '' : answer;
          f.vars.ended = answer === PASS;
          startActOf(answer)?.take?.(p, f, answer);
        },
        show: (_t, f) => ({ model: f.vars.model }),
      }),
      w.call('use ability', (t, f) => startActOf(f.vars.chosen)?.call(t, f, f.vars.chosen) ?? null),
    ],
  ),
  w.run((p, f) => {
    f.vars.ended = false;
    if (goesOn(p.t, f)) antagonismTest(p, f);
  }),
  w.loop(
    (t, f) => !f.vars.ended && goesOn(t, f),
    [
      w.run((p, f) => {
        shakeItOff(p, f);
        // Whatever took the Stun away: a later one belongs to the next activation (KC-16.53).
        if (!has(p.t.models[f.vars.model], 'stunned')) f.vars.beganStunned = false;
      }),
      w.ask<string>('act', {
        rule: 'KC-7.2',
        legal(t, f, list, stack) {
          pushActs(t, f, list, stack);
          list.push(END);
        },
        why: (t, f, answer, stack) => whyNotChosen(t, f, answer, 'activation/act', stack),
        take(p, f, answer) {
          f.vars.chosen = '';
          if (answer === END) f.vars.ended = true;
          else {
            f.vars.chosen = answer;
            actOf(answer)?.take?.(p, f, answer);
          }
        },
        show(t, f) {
          const { model, actions, walk } = f.vars;
          return { model, actions, walk, friends: friendsOf(t, model) };
        },
      }),
      w.call('carry out', (t, f) => {
        const { chosen } = f.vars;
        return chosen === '' ? null : (actOf(chosen)?.call(t, f, chosen) ?? null);
      }),
    ],
  ),
  w.run(end),
]);

/** KC-7.6, KC-7.14. */
function end(p: P, a: Activation): void {
  const { t } = p;
  const { model: m, over } = a.vars;
  const model = t.models[m];
  if (!over && inPlay(t, m)) recoverAtEnd(p, a);
  const due = model.due & ENDS_AT_END;
  model.due = 0;
  if (inPlay(t, m)) {
    expire(p, m, due, 'KC-7.6');
    onActivationEnd(p, m);
  }
  p.tell?.({
    kind: 'activationEnded',
    rule: over ? 'KC-7.12' : 'KC-7.4',
    seat: a.seat,
    model: m,
    unused: a.vars.actions,
    cut: over,
  });
}

const found: string[] = [];
function hasStartAct(t: Table, a: Activation, stack: Stack): boolean {
  found.length = 0;
  pushStartActs(t, a, found, stack);
  return found.length > 0;
}

/** KC-17.18. */
const mayRegenerate = (t: Table, m: number): boolean => inPlay(t, m) && t.models[m].wounds > 0 && hasAbility(t, m, 'regenerate');

const regenerate = book.procedure('regenerate', { model: aModel, on: flag(true) }).does((w) => [
  w.loop(
    (t, f) => f.vars.on && mayRegenerate(t, f.vars.model),
    [
      w.ask<string>('draw', {
        rule: 'KC-17.17',
        legal(_t, _f, list) {
          list.push('draw', 'stop');
        },
        why: (_t, _f, answer) => notAnAnswer('regenerate/draw', answer),
        take(p, f, answer) {
          const m = f.vars.model;
          f.vars.on = answer === 'draw' && colourTest(p, 'regenerate', m);
          if (f.vars.on) healWounds(p, m, 1, 'KC-17.17');
        },
        show: (t, f) => ({ model: f.vars.model, wounds: t.models[f.vars.model].wounds }),
      }),
    ],
  ),
]);

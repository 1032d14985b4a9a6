/** Chapters 7 and 8: an activation from its first test to its end (KC-7.5, KC-7.6). The acts are registered in acts.ts. */
import type { Frame, Plain, Refusal } from '@guildhall/kernel';
import { ACTIONS_PER_ACTIVATION, L, MEASURE_TOLERANCE } from '../data/index.ts';
import { BIT, ENDS_AT_END, ENDS_AT_START, effectsOf, has, lose, ONCE } from '../effects.ts';
import type { Term } from '../facts/terms.ts';
import { type Activation, NONE, type Table } from '../table.ts';
import { activationOf, actOf, endActivation, pushActs, pushStartActs, startActOf } from './acts.ts';
import { notAnAnswer } from './answers.ts';
import { book, type KC, type P } from './book.ts';
import { colourTest } from './cards.ts';
import { allegianceOf } from './criticals.ts';
import { canSwig, pushSwigs, recover, recoverAtEnd, swigAnswer, whyNotSwigAnswer } from './other-actions.ts';
import { controller, friendsOf, hasAbility, inPlay, isFriend } from './reading.ts';
import { healWounds, wound } from './removal.ts';
import { onActivationEnd, onActivationStart } from './scenarios/index.ts';
import { gapBetween } from './scene.ts';

export { activationOf, canAct, endActivation, registerAct, registerStart, spendAction, whyNotAct } from './acts.ts';

/** KC-7.2, KC-7.13: two, one fewer at most. */
function actionsOf(t: Table, m: number): number {
  const model = t.models[m];
  return has(model, 'concussion') || has(model, 'nasty-sprain') ? ACTIONS_PER_ACTIVATION - 1 : ACTIONS_PER_ACTIVATION;
}

function actionTerms(t: Table, m: number): Term[] {
  const terms: Term[] = [{ name: 'actions', rule: 'KC-7.2', add: ACTIONS_PER_ACTIVATION }];
  if (has(t.models[m], 'concussion')) terms.push({ name: 'concussion', rule: 'KC-16.18', add: -1 });
  else if (has(t.models[m], 'nasty-sprain')) terms.push({ name: 'nastySprain', rule: 'KC-16.29', add: -1 });
  return terms;
}

/** An activation about to begin. What a model does once in an activation is counted anew for everybody (KC-15.12). */
function begin(p: P, m: number): void {
  const { t } = p;
  const model = t.models[m];
  for (const other of t.models) other.once = 0;
  // KC-7.15
  model.activated = true;
  // KC-7.7: what it suffers from now is tied to this activation; what comes later to the next one.
  model.due = model.effects & ENDS_AT_END;
  const seat = controller(t, m);
  const actions = actionsOf(t, m);
  if (actions < ACTIONS_PER_ACTIVATION) model.once |= ONCE.slowed;
  t.activations.push({
    model: m,
    seat,
    kind: 'own',
    actions,
    walk: true,
    dashed: false,
    cast: false,
    shot: false,
    beganStunned: has(model, 'stunned'),
    bribeFailed: false,
    terrified: false,
    over: false,
  });
  p.tell?.({ kind: 'activationBegan', rule: 'KC-6.7', seat, model: m, actions, terms: actionTerms(t, m) });
}

/** Step 1: black, and it performs no actions in this activation; either way the effect is spent (KC-16.37). */
function terrifyTest(p: P, m: number): void {
  const { t } = p;
  const model = t.models[m];
  if (!has(model, 'terrify')) return;
  lose(model, BIT.terrify);
  if (colourTest(p, 'terrify', m)) return;
  const a = activationOf(t);
  a.terrified = true;
  a.actions = 0;
  p.tell?.({ kind: 'terrified', rule: 'KC-16.36', seat: a.seat, model: m });
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
function antagonist(t: Table, m: number): number {
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
function antagonismTest(p: P, m: number): void {
  const by = antagonist(p.t, m);
  if (by === NONE || colourTest(p, 'antagonism', m)) return;
  p.tell?.({ kind: 'antagonised', rule: 'KC-8.5', seat: activationOf(p.t).seat, model: m, by });
  endActivation(p);
}

/** KC-17.24: whenever it is Stunned in its activation. */
function shakeItOff(p: P, a: Activation): void {
  const { t } = p;
  if (has(t.models[a.model], 'stunned') && hasAbility(t, a.model, 'shake-it-off')) recover(p, a, 'shake-it-off', 'KC-17.23');
}

type ActivationVars = { model: number; chosen: string; ended: boolean };
const goesOn = (t: Table, f: Frame<ActivationVars>): boolean => !activationOf(t).over && inPlay(t, f.vars.model);

const END = 'end';
const PASS = 'pass';

/** Why an answer to "activation/act" or "lured/act" is refused. */
export function whyNotChosen(t: Table, answer: Plain, question: 'activation/act' | 'lured/act'): Refusal<KC> {
  const act = actOf(answer);
  return act?.why(t, activationOf(t), String(answer)) ?? notAnAnswer(question, answer);
}

book.procedure('activation', { model: NONE, chosen: '', ended: false } as ActivationVars, (w) => [
  w.run((p, f) => {
    const m = f.vars.model;
    begin(p, m);
    terrifyTest(p, m);
    expire(p, m, ENDS_AT_START, 'KC-7.5');
    onActivationStart(p, m);
  }),
  // KC-19.23: asked now only if Poison or an Antagonism Test may come before the next moment for it, the first act.
  w.loop(
    (t, f) =>
      !f.vars.ended &&
      canSwig(t, activationOf(t)) &&
      (has(t.models[f.vars.model], 'poison') || antagonist(t, f.vars.model) !== NONE),
    [
      w.ask<string>('swig', {
        rule: 'KC-19.23',
        legal(t, _f, list) {
          pushSwigs(t, activationOf(t), list);
          list.push(PASS);
        },
        why: (t, _f, answer) => whyNotSwigAnswer(t, activationOf(t), answer) ?? notAnAnswer('activation/swig', answer),
        take(p, f, answer) {
          if (answer === PASS) f.vars.ended = true;
          else swigAnswer(p, answer);
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
      w.call('removal'),
    ],
  ),
  w.call('regenerate', (t, f) =>
    goesOn(t, f) && mayRegenerate(t, f.vars.model) ? { proc: 'regenerate', vars: { model: f.vars.model } } : null,
  ),
  w.run((p, f) => {
    f.vars.ended = false;
    if (goesOn(p.t, f)) shakeItOff(p, activationOf(p.t));
  }),
  w.loop(
    (t, f) => !f.vars.ended && goesOn(t, f) && hasStartAct(t),
    [
      w.ask<string>('ability', {
        rule: 'KC-7.5',
        legal(t, _f, list) {
          pushStartActs(t, activationOf(t), list);
          list.push(PASS);
        },
        why: (t, _f, answer) =>
          startActOf(answer)?.why(t, activationOf(t), String(answer)) ?? notAnAnswer('activation/ability', answer),
        take(p, f, answer) {
          f.vars.chosen = answer === PASS ? '' : answer;
          f.vars.ended = answer === PASS;
          startActOf(answer)?.take?.(p, activationOf(p.t), answer);
        },
        show: (_t, f) => ({ model: f.vars.model }),
      }),
      w.call('use ability', (t, f) => startActOf(f.vars.chosen)?.call(t, activationOf(t), f.vars.chosen) ?? null),
    ],
  ),
  w.run((p, f) => {
    f.vars.ended = false;
    if (goesOn(p.t, f)) antagonismTest(p, f.vars.model);
  }),
  w.loop(
    (t, f) => !f.vars.ended && goesOn(t, f),
    [
      w.run((p) => {
        const a = activationOf(p.t);
        shakeItOff(p, a);
        // Whatever took the Stun away: a later one belongs to the next activation (KC-16.53).
        if (!has(p.t.models[a.model], 'stunned')) a.beganStunned = false;
      }),
      w.ask<string>('act', {
        rule: 'KC-7.2',
        legal(t, _f, list) {
          pushActs(t, activationOf(t), list);
          list.push(END);
        },
        why: (t, _f, answer) => whyNotChosen(t, answer, 'activation/act'),
        take(p, f, answer) {
          f.vars.chosen = '';
          if (answer === END) f.vars.ended = true;
          else {
            f.vars.chosen = answer;
            actOf(answer)?.take?.(p, activationOf(p.t), answer);
          }
        },
        show(t, f) {
          const { actions, walk } = activationOf(t);
          return { model: f.vars.model, actions, walk, friends: friendsOf(t, f.vars.model) };
        },
      }),
      w.call('carry out', (t, f) => {
        const { chosen } = f.vars;
        return chosen === '' ? null : (actOf(chosen)?.call(t, activationOf(t), chosen) ?? null);
      }),
    ],
  ),
  w.run(end),
]);

/** KC-7.6, KC-7.14. */
function end(p: P): void {
  const { t } = p;
  const a = activationOf(t);
  const m = a.model;
  const model = t.models[m];
  if (!a.over && inPlay(t, m)) recoverAtEnd(p, a);
  t.activations.pop();
  const due = model.due & ENDS_AT_END;
  model.due = 0;
  if (inPlay(t, m)) {
    expire(p, m, due, 'KC-7.6');
    onActivationEnd(p, m);
  }
  p.tell?.({
    kind: 'activationEnded',
    rule: a.over ? 'KC-7.12' : 'KC-7.4',
    seat: a.seat,
    model: m,
    unused: a.actions,
    cut: a.over,
  });
}

const found: string[] = [];
function hasStartAct(t: Table): boolean {
  found.length = 0;
  pushStartActs(t, activationOf(t), found);
  return found.length > 0;
}

/** KC-17.18. */
const mayRegenerate = (t: Table, m: number): boolean => inPlay(t, m) && t.models[m].wounds > 0 && hasAbility(t, m, 'regenerate');

book.procedure('regenerate', { model: NONE, on: true as boolean }, (w) => [
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

/** Chapter 7: what a model may do in its activation. Each chapter registers its own acts; the question asks them all. */
import type { Call, Plain, Refusal } from '@guildhall/kernel';
import { has } from '../effects.ts';
import { no } from '../refusals.ts';
import type { Activation, Table } from '../table.ts';
import type { KC, P } from './book.ts';

/**
 * One family of answers to "activation/act" and "lured/act". An answer belongs to the family with the longest `name` that is
 * the answer or its first words: "attack m5 just do it" belongs to "attack".
 */
export interface Act {
  readonly name: string;
  /** Appends the legal answers. */
  legal(t: Table, a: Activation, list: string[]): void;
  /** Why an answer of this family is not legal; null only where there is nothing to say (it is no answer at all). */
  why(t: Table, a: Activation, answer: string): Refusal<KC> | null;
  /** What happens: a procedure to call, or null where `take` does it all. */
  call(t: Table, a: Activation, answer: string): Call | null;
  /** What happens at once, before the call. */
  take?(p: P, a: Activation, answer: string): void;
}

const acts: Act[] = [];
const startActs: Act[] = [];

/** Adds a family of answers to "activation/act" and "lured/act". */
export function registerAct(act: Act): void {
  acts.push(act);
}

/** Adds an ability used at the start of an activation, step 7 of KC-7.5: answers to "activation/ability". */
export function registerStart(act: Act): void {
  startActs.push(act);
}

const belongs = (answer: string, { name }: Act): boolean =>
  answer.startsWith(name) && (answer.length === name.length || answer[name.length] === ' ');

function familyIn(list: readonly Act[], answer: Plain): Act | null {
  if (typeof answer !== 'string') return null;
  let found: Act | null = null;
  for (const act of list) if (belongs(answer, act) && (found === null || act.name.length > found.name.length)) found = act;
  return found;
}
export const actOf = (answer: Plain): Act | null => familyIn(acts, answer);
export const startActOf = (answer: Plain): Act | null => familyIn(startActs, answer);

export function pushActs(t: Table, a: Activation, list: string[]): void {
  for (let i = 0; i < acts.length; i++) acts[i].legal(t, a, list);
}
export function pushStartActs(t: Table, a: Activation, list: string[]): void {
  for (let i = 0; i < startActs.length; i++) startActs[i].legal(t, a, list);
}

/** KC-16.53: the last action belongs to recovery. A Grounded model is not bound by it (KC-16.63). */
export function lastActionIsForRecovery(t: Table, a: Activation): boolean {
  const model = t.models[a.model];
  return a.beganStunned && a.actions === 1 && has(model, 'stunned') && !has(model, 'grounded');
}

/** May the model spend an action on something of its own choice, other than standing up and recovering? */
export const canAct = (t: Table, a: Activation): boolean =>
  a.actions > 0 && !a.terrified && !has(t.models[a.model], 'grounded') && !lastActionIsForRecovery(t, a);

/** The same with the reason. */
export function whyNotAct(t: Table, a: Activation): Refusal<KC> | null {
  const m = a.model;
  if (a.terrified) return no('KC-16.36', 'terrified', { m });
  if (a.actions <= 0) return no('KC-7.2', 'noActionsLeft', { m });
  if (has(t.models[m], 'grounded')) return no('KC-16.24', 'mustStandFirst', { m });
  return lastActionIsForRecovery(t, a) ? no('KC-16.53', 'mustRecover', { m }) : null;
}

/** The innermost activation: the model's own, or that of a lured one. */
export const activationOf = (t: Pick<Table, 'activations'>): Activation => t.activations[t.activations.length - 1];

/** KC-17.29: a Sneaky Beggar is hidden no longer from the moment it declares an action. */
export function reveal(p: P, m: number): void {
  const model = p.t.models[m];
  if (!model.hidden) return;
  model.hidden = false;
  p.tell?.({ kind: 'revealed', rule: 'KC-17.29', seat: model.seat, model: m });
}

/** Spends one action of the innermost activation; a hidden model is revealed by it. */
export function spendAction(p: P, rule: KC): void {
  const a = activationOf(p.t);
  a.actions--;
  p.tell?.({ kind: 'actionSpent', rule, seat: a.seat, model: a.model, left: a.actions });
  reveal(p, a.model);
}

/** KC-7.12: the innermost activation is over at once: bribed, or a failed Antagonism Test. */
export function endActivation(p: P): void {
  activationOf(p.t).over = true;
}

/** Chapter 7: what a model may do in its activation. Each chapter registers its own acts; the question asks them all. */
import type { Call, Plain, Refusal, Stack } from '@guildhall/kernel';
import { has } from '../effects.ts';
import { no } from '../refusals.ts';
import type { Table } from '../table.ts';
import type { KC, P } from './book.ts';
import { type Activation, activationOf } from './frames.ts';

/** The acts of an activation, in the order in which people are offered them. */
const ACTS = [
  'walk',
  'walk and dash',
  /** Never legal by itself; it is here to be refused with its own reason. */
  'dash',
  'take chest',
  'put down chest',
  'chuck',
  'inspect',
  'draw cards',
  'stand up',
  'recover',
  'swig',
  'attack',
  'shoot',
  'climb',
  'cast',
  'strike',
] as const;
/** The abilities used at its start. */
const START_ACTS = ['you go first', 'dead good'] as const;

/**
 * One family of answers to "activation/act" and "lured/act". An answer belongs to the family with the longest `name` that is
 * the answer or its first words: "attack m5 just do it" belongs to "attack".
 */
export interface Act<Name extends string = (typeof ACTS)[number]> {
  readonly name: Name;
  /** Appends the legal answers. */
  legal(t: Table, a: Activation, list: string[], stack: Stack): void;
  /** Why an answer of this family is not legal; null only where there is nothing to say (it is no answer at all). */
  why(t: Table, a: Activation, answer: string, stack: Stack): Refusal<KC> | null;
  /** What happens: a procedure to call, or null where `take` does it all. */
  call(t: Table, a: Activation, answer: string): Call | null;
  /** What happens at once, before the call. */
  take?(p: P, a: Activation, answer: string): void;
}

type StartAct = Act<(typeof START_ACTS)[number]>;
const acts: Act[] = [];
const startActs: StartAct[] = [];

/** Chapters register their acts in whatever order they are loaded; they are asked in the order of the list. */
function put<Name extends string>(list: Act<Name>[], act: Act<Name>, order: readonly Name[]): void {
  list.push(act);
  list.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

/** Adds a family of answers to "activation/act" and "lured/act". */
export function registerAct(act: Act): void {
  put(acts, act, ACTS);
}

/** Adds an ability used at the start of an activation, step 7 of KC-7.5: answers to "activation/ability". */
export function registerStart(act: StartAct): void {
  put(startActs, act, START_ACTS);
}

const belongs = (answer: string, name: string): boolean =>
  answer.startsWith(name) && (answer.length === name.length || answer[name.length] === ' ');

function familyIn<Name extends string>(list: readonly Act<Name>[], answer: Plain): Act<Name> | null {
  if (typeof answer !== 'string') return null;
  let found: Act<Name> | null = null;
  for (const act of list) if (belongs(answer, act.name) && (found === null || act.name.length > found.name.length)) found = act;
  return found;
}
export const actOf = (answer: Plain): Act | null => familyIn(acts, answer);
export const startActOf = (answer: Plain): StartAct | null => familyIn(startActs, answer);

export function pushActs(t: Table, a: Activation, list: string[], stack: Stack): void {
  for (let i = 0; i < acts.length; i++) acts[i].legal(t, a, list, stack);
}
export function pushStartActs(t: Table, a: Activation, list: string[], stack: Stack): void {
  for (let i = 0; i < startActs.length; i++) startActs[i].legal(t, a, list, stack);
}

/** KC-16.53: the last action belongs to recovery. A Grounded model is not bound by it (KC-16.63). */
export function lastActionIsForRecovery(t: Table, { vars }: Activation): boolean {
  const model = t.models[vars.model];
  return vars.beganStunned && vars.actions === 1 && has(model, 'stunned') && !has(model, 'grounded');
}

/** May the model spend an action on something of its own choice, other than standing up and recovering? */
export const canAct = (t: Table, a: Activation): boolean =>
  a.vars.actions > 0 && !a.vars.terrified && !has(t.models[a.vars.model], 'grounded') && !lastActionIsForRecovery(t, a);

/** Why the model has no action to spend on anything; null if it has one. */
export function whyNoAction({ vars: { model: m, terrified, actions } }: Activation): Refusal<KC> | null {
  if (terrified) return no('KC-16.36', 'terrified', { m });
  return actions > 0 ? null : no('KC-7.2', 'noActionsLeft', { m });
}

/** Why it may not act; null if it may. */
export function whyNotAct(t: Table, a: Activation): Refusal<KC> | null {
  const { model: m } = a.vars;
  const none = whyNoAction(a);
  if (none) return none;
  if (has(t.models[m], 'grounded')) return no('KC-16.24', 'mustStandFirst', { m });
  return lastActionIsForRecovery(t, a) ? no('KC-16.53', 'mustRecover', { m }) : null;
}

/** KC-17.29: a Sneaky Beggar is hidden no longer from the moment it declares an action. */
export function reveal(p: P, m: number): void {
  const model = p.t.models[m];
  if (!model.hidden) return;
  model.hidden = false;
  p.tell?.({ kind: 'revealed', rule: 'KC-17.29', seat: model.seat, model: m });
}

/** Spends one action of the innermost activation; a hidden model is revealed by it. */
export function spendAction(p: P, rule: KC): void {
  const { seat, vars } = activationOf(p.game.stack);
  vars.actions--;
  p.tell?.({ kind: 'actionSpent', rule, seat, model: vars.model, left: vars.actions });
  reveal(p, vars.model);
}

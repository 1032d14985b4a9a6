/** Chapter 10 and KC-19.22: Draw New Cards, Stand Up, Recover, and 'Ave a Swig of This. */

import { type Refusal, type Stack, shuffle } from '@guildhall/kernel';
import { GOLD_OPTIONS } from '../data/index.ts';
import { BIT, effectsOf, HARMFUL, has, lose, ONCE } from '../effects.ts';
import { no } from '../refusals.ts';
import type { Table } from '../table.ts';
import { canAct, registerAct, spendAction, whyNoAction, whyNotAct } from './acts.ts';
import { cardsOf, whyNotCards } from './answers.ts';
import { book, type KC, type P } from './book.ts';
import { discardCombat, spend } from './cards.ts';
import { type Activation, activations, isOwn } from './frames.ts';
import { suggestDiscards } from './hands.ts';
import { aModel } from './kinds.ts';
import { fightOf, hasFight, leaderHas } from './reading.ts';
import { refill } from './refill.ts';
import { healWounds } from './removal.ts';

/** KC-10.3, KC-10.4: the Fight of the moment, and no more than the hand holds. */
const mostDiscards = (t: Table, m: number, seat: number): number => Math.min(fightOf(t, m) ?? 0, t.gangs[seat].hand.length);

/** Nothing but Blind lowers a Fight, and none is printed as 0: without it there is nothing to sum up. */
const canDraw = (t: Table, m: number, seat: number): boolean =>
  hasFight(t, m) && t.gangs[seat].hand.length > 0 && (!has(t.models[m], 'blind') || mostDiscards(t, m, seat) > 0);

registerAct({
  name: 'draw cards',
  legal(t, a, list) {
    if (canAct(t, a) && canDraw(t, a.vars.model, a.seat)) list.push('draw cards');
  },
  why(t, a, answer) {
    if (answer !== 'draw cards') return null;
    const refusal = whyNotAct(t, a);
    if (refusal) return refusal;
    const m = a.vars.model;
    if ((fightOf(t, m) ?? 0) <= 0) return no('KC-10.3', 'noFight', { m });
    return t.gangs[a.seat].hand.length > 0 ? null : no('KC-10.4', 'noCards', {});
  },
  call: (_t, a) => drawCards.with({ model: a.vars.model }),
});

const drawCards = book.procedure('draw cards', { model: aModel }).does((w) => [
  w.run((p) => spendAction(p, 'KC-10.2')),
  w.ask<string>('discard', {
    rule: 'KC-10.2',
    form: (t, f) => ({ kind: 'several', of: t.gangs[f.seat].hand.slice(), min: 1, max: mostDiscards(t, f.vars.model, f.seat) }),
    accepts: (t, f, answer) => whyNotCards(answer, t.gangs[f.seat].hand, 1, mostDiscards(t, f.vars.model, f.seat), 'KC-10.2'),
    sample(t, f, random) {
      const cards = shuffle(random, t.gangs[f.seat].hand.slice());
      return cards.slice(0, 1 + random.below(mostDiscards(t, f.vars.model, f.seat))).join(' ');
    },
    suggest: (t, f, list) => suggestDiscards(t.gangs[f.seat].hand, mostDiscards(t, f.vars.model, f.seat), list),
    take(p, f, answer) {
      const cards = cardsOf(answer) ?? [];
      discardCombat(p, f.seat, cards, 'KC-10.2');
    },
    show: (t, f) => ({ model: f.vars.model, most: mostDiscards(t, f.vars.model, f.seat) }),
  }),
  w.call(refill),
]);

/** KC-10.5, KC-16.25: it stands; the Stun stays. */
registerAct({
  name: 'stand up',
  legal(t, a, list) {
    const { model, actions, terrified } = a.vars;
    if (actions > 0 && !terrified && has(t.models[model], 'grounded')) list.push('stand up');
  },
  why(t, a, answer) {
    if (answer !== 'stand up') return null;
    const m = a.vars.model;
    return has(t.models[m], 'grounded') ? whyNoAction(a) : no('KC-10.5', 'notGrounded', { m });
  },
  take(p, a) {
    const { model } = a.vars;
    spendAction(p, 'KC-10.5');
    lose(p.t.models[model], BIT.grounded);
    p.tell?.({ kind: 'stoodUp', rule: 'KC-10.5', seat: a.seat, model });
  },
  call: () => null,
});

/** Stunned no longer, by whatever way. */
export function recover(p: P, { seat, vars }: Activation, how: 'action' | 'end' | 'shake-it-off', rule: KC): void {
  lose(p.t.models[vars.model], BIT.stunned);
  vars.beganStunned = false;
  p.tell?.({ kind: 'recovered', rule, seat, model: vars.model, how });
}

/** KC-10.6; not before it stands (KC-16.24). */
const canRecover = (t: Table, { vars }: Activation): boolean => {
  const model = t.models[vars.model];
  return vars.actions > 0 && !vars.terrified && has(model, 'stunned') && !has(model, 'grounded');
};

registerAct({
  name: 'recover',
  legal(t, a, list) {
    if (canRecover(t, a)) list.push('recover');
  },
  why(t, a, answer) {
    if (answer !== 'recover') return null;
    const m = a.vars.model;
    if (!has(t.models[m], 'stunned')) return no('KC-10.6', 'notStunned', { m });
    return whyNoAction(a) ?? (has(t.models[m], 'grounded') ? no('KC-16.24', 'mustStandFirst', { m }) : null);
  },
  take(p, a) {
    spendAction(p, 'KC-10.6');
    recover(p, a, 'action', 'KC-10.6');
  },
  call: () => null,
});

/** KC-7.6: what is left over is spent on recovery. */
export function recoverAtEnd(p: P, a: Activation): void {
  if (!a.vars.beganStunned || !canRecover(p.t, a)) return;
  spendAction(p, 'KC-16.53');
  recover(p, a, 'end', 'KC-16.53');
}

const SWIG_COST = GOLD_OPTIONS['ave-a-swig-of-this'].cost ?? 0;
const SWIGS = ['heal', 'effects'] as const;
type Swig = (typeof SWIGS)[number];

function whyNotSwig(t: Table, a: Activation, what: Swig): Refusal<KC> | null {
  const { stash } = t.gangs[a.seat];
  const m = a.vars.model;
  const model = t.models[m];
  if (stash < SWIG_COST) return no('KC-19.3', 'noCoins', { cost: SWIG_COST, stash });
  if (what === 'heal') return model.wounds > 0 ? null : no('KC-19.22', 'notWounded', { m });
  return (model.effects & HARMFUL) !== 0 ? null : no('KC-16.61', 'noHarmfulEffects', { m });
}

/** Appends the Swigs that can be paid for and do something (KC-19.22, KC-19.23). */
export function pushSwigs(t: Table, a: Activation, list: string[]): void {
  if (t.gangs[a.seat].stash < SWIG_COST) return;
  const model = t.models[a.vars.model];
  if (model.wounds > 0) list.push('swig heal');
  if ((model.effects & HARMFUL) !== 0) list.push('swig effects');
}
export function canSwig(t: Table, a: Activation): boolean {
  const { wounds, effects } = t.models[a.vars.model];
  return t.gangs[a.seat].stash >= SWIG_COST && (wounds > 0 || (effects & HARMFUL) !== 0);
}

/** KC-19.22: heals one wound, two with the Medicine Man's potions (KC-18.4), or takes away all harmful effects (KC-16.61). */
function swig(p: P, { seat, vars: { model: m } }: Activation, what: Swig): void {
  const { t } = p;
  spend(p, seat, SWIG_COST, 'ave-a-swig-of-this', 'KC-19.22');
  p.tell?.({ kind: 'swigTaken', rule: 'KC-19.22', seat, model: m, what });
  const model = t.models[m];
  if (what === 'heal') {
    const potions = leaderHas(t, seat, 'medicine-man');
    healWounds(p, m, potions ? 2 : 1, potions ? 'KC-18.4' : 'KC-19.22');
    return;
  }
  const effects = effectsOf(model).filter((id) => (BIT[id] & HARMFUL) !== 0);
  lose(model, HARMFUL);
  p.tell?.({ kind: 'effectsEnded', rule: 'KC-16.61', model: m, effects });
  quicken(t, m, p.game.stack);
}

/** Concussion or a Nasty Sprain is gone in the activation that had an action fewer by it: so is the loss (KC-16.61). */
function quicken(t: Table, m: number, stack: Stack): void {
  const model = t.models[m];
  if ((model.once & ONCE.slowed) === 0) return;
  model.once &= ~ONCE.slowed;
  for (const a of activations(stack)) if (a.vars.model === m && isOwn(a) && !a.vars.terrified) a.vars.actions++;
}

export function swigAnswer(p: P, a: Activation, answer: string): void {
  swig(p, a, answer === 'swig heal' ? 'heal' : 'effects');
}

/** Why this Swig cannot be had; null if the answer is none, or can be given. */
export function whyNotSwigAnswer(t: Table, a: Activation, answer: unknown): Refusal<KC> | null {
  if (answer === 'swig heal') return whyNotSwig(t, a, 'heal');
  return answer === 'swig effects' ? whyNotSwig(t, a, 'effects') : null;
}

registerAct({
  name: 'swig',
  legal: pushSwigs,
  why: whyNotSwigAnswer,
  take: swigAnswer,
  call: () => null,
});

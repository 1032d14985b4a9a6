/** Chapter 10 and KC-19.22: Draw New Cards, Stand Up, Recover, and 'Ave a Swig of This. */

import type { Refusal } from '@guildhall/kernel';
import { shuffle } from '@guildhall/kernel';
import { GOLD_OPTIONS } from '../data/index.ts';
import { BIT, effectsOf, HARMFUL, has, lose, ONCE } from '../effects.ts';
import { no } from '../refusals.ts';
import { type Activation, NONE, type Table } from '../table.ts';
import { activationOf, canAct, registerAct, spendAction, whyNotAct } from './acts.ts';
import { cardsOf, whyNotCards } from './answers.ts';
import { book, type KC, type P } from './book.ts';
import { discardCombat, spend } from './cards.ts';
import { suggestDiscards } from './hands.ts';
import { fightOf, leaderHas } from './reading.ts';
import { healWounds } from './removal.ts';

/** KC-10.3, KC-10.4: the Fight of the moment, and no more than the hand holds. */
const mostDiscards = (t: Table, m: number, seat: number): number => Math.min(fightOf(t, m) ?? 0, t.gangs[seat].hand.length);

registerAct({
  name: 'draw cards',
  legal(t, a, list) {
    if (canAct(t, a) && mostDiscards(t, a.model, a.seat) > 0) list.push('draw cards');
  },
  why(t, a, answer) {
    if (answer !== 'draw cards') return null;
    const refusal = whyNotAct(t, a);
    if (refusal) return refusal;
    return (fightOf(t, a.model) ?? 0) > 0 ? no('KC-10.4', 'noCards', {}) : no('KC-10.3', 'noFight', { m: a.model });
  },
  call: (_t, a) => ({ proc: 'draw cards', vars: { model: a.model } }),
});

book.procedure('draw cards', { model: NONE, due: 0 }, (w) => [
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
      f.vars.due = cards.length;
      discardCombat(p, f.seat, cards, 'KC-10.2');
    },
    show: (t, f) => ({ model: f.vars.model, most: mostDiscards(t, f.vars.model, f.seat) }),
  }),
  w.call('refill', (_t, f) => ({ proc: 'refill', seat: f.seat, vars: { seat: f.seat, due: f.vars.due } })),
]);

/** KC-10.5, KC-16.25: it stands; the Stun stays. */
registerAct({
  name: 'stand up',
  legal(t, a, list) {
    if (a.actions > 0 && !a.terrified && has(t.models[a.model], 'grounded')) list.push('stand up');
  },
  why(t, a, answer) {
    if (answer !== 'stand up') return null;
    const m = a.model;
    if (!has(t.models[m], 'grounded')) return no('KC-10.5', 'notGrounded', { m });
    return whyNotAct(t, a);
  },
  take(p, a) {
    spendAction(p, 'KC-10.5');
    lose(p.t.models[a.model], BIT.grounded);
    p.tell?.({ kind: 'stoodUp', rule: 'KC-10.5', seat: a.seat, model: a.model });
  },
  call: () => null,
});

/** Stunned no longer, by whatever way. */
export function recover(p: P, a: Activation, how: 'action' | 'end' | 'shake-it-off', rule: KC): void {
  lose(p.t.models[a.model], BIT.stunned);
  a.beganStunned = false;
  p.tell?.({ kind: 'recovered', rule, seat: a.seat, model: a.model, how });
}

/** KC-10.6; not before it stands (KC-16.24). */
const canRecover = (t: Table, a: Activation): boolean => {
  const model = t.models[a.model];
  return a.actions > 0 && !a.terrified && has(model, 'stunned') && !has(model, 'grounded');
};

registerAct({
  name: 'recover',
  legal(t, a, list) {
    if (canRecover(t, a)) list.push('recover');
  },
  why(t, a, answer) {
    if (answer !== 'recover') return null;
    return has(t.models[a.model], 'stunned') ? whyNotAct(t, a) : no('KC-10.6', 'notStunned', { m: a.model });
  },
  take(p, a) {
    spendAction(p, 'KC-10.6');
    recover(p, a, 'action', 'KC-10.6');
  },
  call: () => null,
});

/** KC-7.6: what is left over is spent on recovery. */
export function recoverAtEnd(p: P, a: Activation): void {
  if (!a.beganStunned || !canRecover(p.t, a)) return;
  spendAction(p, 'KC-16.53');
  recover(p, a, 'end', 'KC-16.53');
}

const SWIG_COST = GOLD_OPTIONS['ave-a-swig-of-this'].cost ?? 0;
const SWIGS = ['heal', 'effects'] as const;
type Swig = (typeof SWIGS)[number];

function whyNotSwig(t: Table, a: Activation, what: Swig): Refusal<KC> | null {
  const { stash } = t.gangs[a.seat];
  const model = t.models[a.model];
  if (stash < SWIG_COST) return no('KC-19.3', 'noCoins', { cost: SWIG_COST, stash });
  if (what === 'heal') return model.wounds > 0 ? null : no('KC-19.22', 'notWounded', { m: a.model });
  return (model.effects & HARMFUL) !== 0 ? null : no('KC-16.61', 'noHarmfulEffects', { m: a.model });
}

/** Appends the Swigs that can be paid for and do something (KC-19.22, KC-19.23). */
export function pushSwigs(t: Table, a: Activation, list: string[]): void {
  if (t.gangs[a.seat].stash < SWIG_COST) return;
  const model = t.models[a.model];
  if (model.wounds > 0) list.push('swig heal');
  if ((model.effects & HARMFUL) !== 0) list.push('swig effects');
}
export const canSwig = (t: Table, a: Activation): boolean =>
  t.gangs[a.seat].stash >= SWIG_COST && (t.models[a.model].wounds > 0 || (t.models[a.model].effects & HARMFUL) !== 0);

/** KC-19.22: heals one wound, two with the Medicine Man's potions (KC-18.4), or takes away all harmful effects (KC-16.61). */
export function swig(p: P, a: Activation, what: Swig): void {
  const { t } = p;
  spend(p, a.seat, SWIG_COST, 'ave-a-swig-of-this', 'KC-19.22');
  p.tell?.({ kind: 'swigTaken', rule: 'KC-19.22', seat: a.seat, model: a.model, what });
  const model = t.models[a.model];
  if (what === 'heal') {
    const potions = leaderHas(t, a.seat, 'medicine-man');
    healWounds(p, a.model, potions ? 2 : 1, potions ? 'KC-18.4' : 'KC-19.22');
    return;
  }
  const effects = effectsOf(model).filter((id) => (BIT[id] & HARMFUL) !== 0);
  lose(model, HARMFUL);
  p.tell?.({ kind: 'effectsEnded', rule: 'KC-16.61', model: a.model, effects });
  quicken(t, a.model);
}

/** Concussion or a Nasty Sprain is gone in the activation that had an action fewer by it: so is the loss (KC-16.61). */
function quicken(t: Table, m: number): void {
  const model = t.models[m];
  if ((model.once & ONCE.slowed) === 0) return;
  model.once &= ~ONCE.slowed;
  for (const own of t.activations) if (own.model === m && own.kind === 'own' && !own.terrified) own.actions++;
}

export function swigAnswer(p: P, answer: string): void {
  swig(p, activationOf(p.t), answer === 'swig heal' ? 'heal' : 'effects');
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
  take: (p, _a, answer) => swigAnswer(p, answer),
  call: () => null,
});

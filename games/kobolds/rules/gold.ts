/** Chapter 19: what gold buys before the hands are played: Just do it!, Don't Just Stand There!, Take it Like an Orc! */
import type { Plain, Refusal } from '@guildhall/kernel';
import { MOST_CARDS_PLAYED } from '../data/index.ts';
import { ONCE_TURN } from '../effects.ts';
import type { Term } from '../facts/terms.ts';
import { no } from '../refusals.ts';
import type { Table } from '../table.ts';
import { notAnAnswer } from './answers.ts';
import type { KC, P } from './book.ts';
import { spend } from './cards.ts';
import { canCounter, hasFreeCounter, whyNotCounter, whyNotFreeCounter } from './counter.ts';
import type { Fight } from './frames.ts';
import { kindOf, limitOfAttack, limitOfDefence, sumOfAttack, sumOfDefence, termsOf } from './limits.ts';

/** Would one card more change the limit (KC-12.6, KC-19.11)? */
const isRaised = (sum: number): boolean => sum >= 0 && sum < MOST_CARDS_PLAYED;

/** KC-12.13, KC-19.10: the attacker's moment. */
export const canJustDoIt = (t: Table, f: Fight): boolean =>
  !f.vars.attackerJustDoIt && t.gangs[f.seat].stash > 0 && isRaised(sumOfAttack(t, f));

export function whyNotJustDoIt(t: Table, f: Fight, answer: Plain): Refusal<KC> {
  if (answer !== 'just do it') return notAnAnswer('attack/just do it', answer);
  const { attacker, attackerJustDoIt } = f.vars;
  const dear = whyNotBought(t, f.seat, attackerJustDoIt, 'just-do-it');
  return (
    dear ??
    tooManyCards(
      attacker,
      termsOf((terms) => limitOfAttack(t, f, terms)),
    )
  );
}

export function payForAttack(p: P, { seat, vars }: Fight): void {
  spend(p, seat, 1, 'just-do-it', 'KC-19.10');
  vars.attackerJustDoIt = true;
  p.tell?.({ kind: 'justDoItDeclared', rule: 'KC-19.10', seat, model: vars.attacker });
}

const tooManyCards = (m: number, terms: Term[]): Refusal<KC> => no('KC-19.11', 'limitAtMost', { m, terms });

/** KC-19.3, KC-19.4: once per model and attack, for a coin that one has. */
function whyNotBought(t: Table, seat: number, bought: boolean, option: string): Refusal<KC> | null {
  if (bought) return no('KC-19.4', 'boughtAlready', { option });
  const { stash } = t.gangs[seat];
  return stash > 0 ? null : no('KC-19.3', 'noCoins', { cost: 1, stash });
}

/** What the defender may declare, one after another (KC-12.13). A friend does not defend (KC-12.40). */
export function pushAnswers(t: Table, f: Fight, list: string[]): void {
  const { against, target, counter, likeAnOrc, defenderJustDoIt } = f.vars;
  const { stash } = t.gangs[against];
  if (!counter && (stash > 0 || hasFreeCounter(t, target)) && canCounter(t, f)) {
    if (hasFreeCounter(t, target)) list.push('counter free');
    if (stash > 0) list.push('counter');
  }
  if (stash > 0) {
    if (!likeAnOrc) list.push('like an orc');
    if (!defenderJustDoIt && isRaised(sumOfDefence(t, f))) list.push('just do it');
  }
  list.push('done');
}

export function whyNotAnswer(t: Table, f: Fight, answer: Plain): Refusal<KC> {
  const { against, target, counter, likeAnOrc, defenderJustDoIt } = f.vars;
  switch (answer) {
    case 'counter':
      return (
        whyNotBought(t, against, counter, 'dont-just-stand-there') ?? whyNotCounter(t, f) ?? notAnAnswer('attack/answer', answer)
      );
    case 'counter free':
      return (
        whyNotFreeCounter(t, target) ??
        (counter ? no('KC-19.4', 'boughtAlready', { option: 'dont-just-stand-there' }) : null) ??
        whyNotCounter(t, f) ??
        notAnAnswer('attack/answer', answer)
      );
    case 'like an orc':
      return whyNotBought(t, against, likeAnOrc, 'take-it-like-an-orc') ?? notAnAnswer('attack/answer', answer);
    case 'just do it':
      return (
        whyNotBought(t, against, defenderJustDoIt, 'just-do-it') ??
        tooManyCards(
          target,
          termsOf((terms) => limitOfDefence(t, f, terms)),
        )
      );
    default:
      return notAnAnswer('attack/answer', answer);
  }
}

/** Carries out what the defender declares. */
export function takeAnswer(p: P, f: Fight, answer: string): void {
  const { vars } = f;
  const { against: seat, target: model } = vars;
  if (answer === 'like an orc') {
    spend(p, seat, 1, 'take-it-like-an-orc', 'KC-19.12');
    vars.likeAnOrc = true;
    p.tell?.({ kind: 'likeAnOrcDeclared', rule: 'KC-19.12', seat, model });
  } else if (answer === 'just do it') {
    spend(p, seat, 1, 'just-do-it', 'KC-19.10');
    vars.defenderJustDoIt = true;
    p.tell?.({ kind: 'justDoItDeclared', rule: 'KC-19.10', seat, model });
  } else {
    const free = answer === 'counter free';
    if (free) p.t.models[model].onceTurn |= ONCE_TURN['what-did-you-say'];
    else spend(p, seat, 1, 'dont-just-stand-there', 'KC-19.8');
    vars.counter = true;
    const rule = free ? 'KC-17.35' : 'KC-19.8';
    p.tell?.({ kind: 'counterDeclared', rule, seat, model, against: vars.attacker, how: kindOf(p.t, model), free });
  }
}

/** Chapter 19: Everyone's for Sale! Once an attack has been declared, the opponent may buy the active model off. */
import { type Frame, flag, type Plain, type Refusal, type Stack, type VarsOf } from '@guildhall/kernel';
import { no } from '../refusals.ts';
import type { Table } from '../table.ts';
import { notAnAnswer } from './answers.ts';
import { book, type KC, type P } from './book.ts';
import { colourTest, spend } from './cards.ts';
import { activationOf, firstActive, ownActive } from './frames.ts';
import { aModel } from './kinds.ts';
import { leaderHas, other, profileOf } from './reading.ts';

/**
 * `model` has declared an attack, a strike or an attack spell; the frame's seat may bribe it. `angry`: it is an Always Angry model's own
 * attack, of which no more than that attack is lost (KC-19.20). Gives true if it was bribed: the attack is then off, and with
 * it the model's activation (KC-19.17).
 */
const BRIBE = { model: aModel, angry: flag(), tried: flag(), again: flag(), bribed: flag() };
type BribeFrame = Frame<VarsOf<typeof BRIBE>>;

export const bribe = book.procedure('bribe', BRIBE, flag());

/** KC-19.14, KC-19.16, KC-19.20: no Leaders, nobody but the active model, nobody after a failed bribe in this activation. */
function isBribable(t: Table, m: number, angry: boolean, stack: Stack): boolean {
  if (firstActive(stack)?.vars.bribeFailed) return false;
  if (profileOf(t, m).category === 'leader') return false;
  if (angry) return true;
  return ownActive(stack) === m;
}

/** What `bribe` is given when the opponent of this seat may try one; null if nobody may. */
export function bribing(t: Table, seat: number, model: number, stack: Stack, angry = false) {
  return isBribable(t, model, angry, stack) ? { for: other(seat), model, angry } : null;
}

/** KC-18.38, KC-18.39: Screek's player, once in a turn. */
const hasDiscount = (t: Table, seat: number): boolean =>
  !t.gangs[seat].compromised && leaderHas(t, seat, 'compromising-position');

function pushOffers(t: Table, f: BribeFrame, list: string[]): void {
  const { seat } = f;
  const { model } = f.vars;
  const { stash } = t.gangs[seat];
  const { cost } = profileOf(t, model);
  // KC-19.19: a cost of "-" is no price.
  if (cost !== null && stash >= cost) list.push('guaranteed');
  if (cost !== null && stash >= cost - 1 && hasDiscount(t, seat)) list.push('guaranteed discount');
  if (stash > 0) list.push('cheapskate');
  list.push('none');
}

function whyNotOffer(t: Table, f: BribeFrame, answer: Plain): Refusal<KC> {
  const { seat } = f;
  const { model } = f.vars;
  const { stash, compromised } = t.gangs[seat];
  const { cost } = profileOf(t, model);
  if (answer === 'cheapskate') return no('KC-19.3', 'noCoins', { cost: 1, stash });
  if (answer !== 'guaranteed' && answer !== 'guaranteed discount') return notAnAnswer('bribe/offer', answer);
  if (cost === null) return no('KC-19.19', 'noFixedPrice', { m: model });
  if (answer === 'guaranteed') return no('KC-19.15', 'bribeTooDear', { cost, stash });
  if (!leaderHas(t, seat, 'compromising-position')) return no('KC-18.38', 'noDiscount', {});
  return compromised ? no('KC-18.39', 'discountUsed', {}) : no('KC-18.38', 'bribeTooDear', { cost: cost - 1, stash });
}

function pay(p: P, f: BribeFrame, how: 'guaranteed' | 'discount', coins: number, rule: KC): void {
  const { seat } = f;
  const { model } = f.vars;
  p.tell?.({ kind: 'bribeOffered', rule, seat, model, how, coins });
  if (coins > 0) spend(p, seat, coins, 'guaranteed-bribe', rule);
  f.vars.bribed = true;
}

function offer(p: P, f: BribeFrame, answer: string): void {
  const { seat } = f;
  const { model } = f.vars;
  if (answer === 'none') return;
  f.vars.tried = true;
  const cost = profileOf(p.t, model).cost ?? 0;
  if (answer === 'guaranteed') pay(p, f, 'guaranteed', cost, 'KC-19.15');
  else if (answer === 'guaranteed discount') {
    p.t.gangs[seat].compromised = true;
    pay(p, f, 'discount', cost - 1, 'KC-18.38');
  } else {
    p.tell?.({ kind: 'bribeOffered', rule: 'KC-19.16', seat, model, how: 'cheapskate', coins: 1 });
    spend(p, seat, 1, 'cheapskate', 'KC-19.16');
    f.vars.bribed = colourTest(p, 'cheapskate', model);
    f.vars.again = !f.vars.bribed && hasDiscount(p.t, seat);
  }
}

function settle(p: P, f: BribeFrame): void {
  const { seat } = f;
  const { model, angry, tried, bribed } = f.vars;
  const { stack } = p.game;
  p.give(bribe, bribed);
  if (bribed) {
    p.tell?.({ kind: 'bribed', rule: angry ? 'KC-19.20' : 'KC-19.17', seat, model, attackOnly: angry });
    if (!angry) activationOf(stack).vars.over = true;
  } else if (tried) {
    const first = firstActive(stack);
    if (first) first.vars.bribeFailed = true;
    p.tell?.({ kind: 'bribeFailed', rule: 'KC-19.16', seat, model });
  }
}

bribe.does((w) => [
  w.ask<string>('offer', {
    rule: 'KC-19.13',
    legal: pushOffers,
    why: whyNotOffer,
    take: offer,
    show: (t, f) => ({ model: f.vars.model, cost: profileOf(t, f.vars.model).cost }),
  }),
  w.when(
    (_t, f) => f.vars.again,
    [
      w.ask<string>('once more', {
        rule: 'KC-18.38',
        legal(_t, _f, list) {
          list.push('draw', 'leave');
        },
        why: (_t, _f, answer) => notAnAnswer('bribe/once more', answer),
        take(p, f, answer) {
          if (answer !== 'draw') return;
          const { seat } = f;
          const { model } = f.vars;
          p.t.gangs[seat].compromised = true;
          p.tell?.({ kind: 'bribeDrawnAgain', rule: 'KC-18.38', seat, model });
          f.vars.bribed = colourTest(p, 'cheapskate', model);
        },
        show: (_t, f) => ({ model: f.vars.model }),
      }),
    ],
  ),
  w.run(settle),
]);

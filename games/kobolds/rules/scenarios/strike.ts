/** Chapters 24 and 25: attacks on the carriage and on Mr. Cuddly, which nothing but a pair can hurt. */
import { rankOf, type SuitCard } from '@guildhall/cards';
import { circlePolygonGap } from '@guildhall/geometry';
import { flag, needed, oneOf, type Refusal } from '@guildhall/kernel';
import { CARRIAGE_WOUNDS, MR_CUDDLY_WOUNDS } from '../../data/index.ts';
import { TARGETS, type Target } from '../../facts/scenarios.ts';
import { no } from '../../refusals.ts';
import { NONE, type Table } from '../../table.ts';
import { canAct, registerAct, spendAction, whyNotAct } from '../acts.ts';
import { cardsOf, whyNotCards } from '../answers.ts';
import { book, type KC, type P } from '../book.ts';
import { bribe, bribing } from '../bribe.ts';
import { discardCombat, spend } from '../cards.ts';
import { endGame } from '../ending.ts';
import type { Activation } from '../frames.ts';
import { aModel } from '../kinds.ts';
import { held } from '../limits.ts';
import { fightOf, hasAbility, hasFight } from '../reading.ts';
import { refill } from '../refill.ts';
import { carriagePiece, gapBetween, touchesCarriage, touching } from '../scene.ts';

/** Cards of a pair, and so the least limit (KC-24.11). */
const PAIR = 2;
const JUST_DO_IT = ' just do it';
const STRIKE: { readonly [target in Target]: string } = { carriage: 'strike carriage', cuddly: 'strike cuddly' };
const STRIKE_JUST_DO_IT: { readonly [target in Target]: string } = {
  carriage: `strike carriage${JUST_DO_IT}`,
  cuddly: `strike cuddly${JUST_DO_IT}`,
};
const RULE: { readonly [target in Target]: KC } = { carriage: 'KC-24.9', cuddly: 'KC-25.3' };
export const WOUNDS_OF: { readonly [target in Target]: number } = { carriage: CARRIAGE_WOUNDS, cuddly: MR_CUDDLY_WOUNDS };

/** What there is to strike in this game, or null. */
export function targetOf(t: Pick<Table, 'carriage' | 'cuddly'>): Target | null {
  if (t.carriage !== NONE) return 'carriage';
  return t.cuddly !== NONE ? 'cuddly' : null;
}

const touchesTarget = (t: Table, m: number, target: Target): boolean =>
  target === 'carriage' ? touchesCarriage(t, m) : touching(t, m, t.cuddly);

function gapToTarget(t: Table, m: number, target: Target): number {
  if (target === 'cuddly') return gapBetween(t, m, t.cuddly);
  const carriage = carriagePiece(t);
  return carriage ? circlePolygonGap(t.models[m], carriage.shape) : 0;
}

/** KC-24.11: the Fight with lasting effects; nothing else bears upon it. */
const limitOf = (t: Table, m: number): number => held(fightOf(t, m) ?? 0);

function hasPair(hand: readonly SuitCard[]): boolean {
  for (let i = 1; i < hand.length; i++) for (let k = 0; k < i; k++) if (hand[i][0] === hand[k][0]) return true;
  return false;
}

/** KC-24.22: one card short of a pair, and a coin to make up for it. */
const needsJustDoIt = (t: Table, m: number): boolean => limitOf(t, m) === PAIR - 1 && hasFight(t, m);

function whyNotStrike(t: Table, a: Activation, target: Target, justDoIt: boolean): Refusal<KC> | null {
  const m = a.vars.model;
  if (targetOf(t) !== target) return no(RULE[target], 'noSuchTarget', { target });
  if (hasAbility(t, m, 'reload')) return no(target === 'carriage' ? 'KC-24.12' : 'KC-17.20', 'rangedOnly', { m });
  if (!hasFight(t, m)) return no('KC-12.48', 'noFight', { m });
  if (!touchesTarget(t, m, target)) return no(RULE[target], 'notTouchingTarget', { m, target, gap: gapToTarget(t, m, target) });
  const cannot = whyNotAct(t, a);
  if (cannot) return cannot;
  const limit = limitOf(t, m);
  if (justDoIt && !needsJustDoIt(t, m)) {
    if (limit >= PAIR) return no('KC-24.22', 'limitHighEnough', { m, limit });
    return no('KC-24.11', 'limitTooLow', { m, limit: limit + 1, least: PAIR });
  }
  if (!justDoIt && limit < PAIR) return no('KC-24.11', 'limitTooLow', { m, limit, least: PAIR });
  const { stash, hand } = t.gangs[a.seat];
  if (justDoIt && stash < 1) return no('KC-19.3', 'noCoins', { cost: 1, stash });
  return hasPair(hand) ? null : no('KC-24.10', 'noPair', {});
}

const readStrike = (answer: string): { target: Target; justDoIt: boolean } | null => {
  for (const target of TARGETS) {
    if (answer === STRIKE[target]) return { target, justDoIt: false };
    if (answer === STRIKE_JUST_DO_IT[target]) return { target, justDoIt: true };
  }
  return null;
};

registerAct({
  name: 'strike',
  legal: (t, a, list) => {
    const target = targetOf(t);
    if (target === null || !canAct(t, a) || !touchesTarget(t, a.vars.model, target)) return;
    if (whyNotStrike(t, a, target, false) === null) list.push(STRIKE[target]);
    else if (whyNotStrike(t, a, target, true) === null) list.push(STRIKE_JUST_DO_IT[target]);
  },
  why: (t, a, answer) => {
    const named = readStrike(answer);
    return named && whyNotStrike(t, a, named.target, named.justDoIt);
  },
  call: (_t, a, answer) => {
    const named = readStrike(answer);
    return named && strike.with({ for: a.seat, model: a.vars.model, ...named });
  },
});

/** All pairs of the hand as answers, in the order of the hand. */
function pushPairs(hand: readonly SuitCard[], list: string[]): void {
  for (let i = 0; i < hand.length; i++) {
    for (let k = i + 1; k < hand.length; k++) if (rankOf(hand[i]) === rankOf(hand[k])) list.push(`${hand[i]} ${hand[k]}`);
  }
}

const strike = book.procedure('strike', {
  model: aModel,
  target: needed(oneOf(TARGETS, 'carriage')),
  justDoIt: flag(),
  bribed: flag(),
});
strike.does((w) => [
  w.run((p, f) => {
    const { model, target, justDoIt } = f.vars;
    spendAction(p, RULE[target]);
    p.tell?.({ kind: 'strikeDeclared', rule: RULE[target], seat: f.seat, model, target, justDoIt });
    // Whoever strikes holds a pair (KC-24.10), and now everybody knows.
    p.disclose();
    // KC-12.7: paid with the declaration, and gone whatever comes of it.
    if (justDoIt) spend(p, f.seat, 1, 'just-do-it', 'KC-24.22');
  }),
  w.call(
    bribe,
    (t, f, stack) => bribing(t, f.seat, f.vars.model, stack),
    (_p, f, bribed) => {
      f.vars.bribed = bribed;
    },
  ),
  w.when(
    (_t, f) => !f.vars.bribed,
    [
      w.ask<string>('pair', {
        rule: 'KC-24.9',
        form: (t, f) => ({ kind: 'several', of: [...t.gangs[f.seat].hand], min: PAIR, max: PAIR }),
        accepts: (t, f, answer) => {
          const why = whyNotCards(answer, t.gangs[f.seat].hand, PAIR, PAIR, 'KC-24.11');
          if (why) return why;
          const [first, second] = cardsOf(answer) ?? [];
          return rankOf(first) === rankOf(second) ? null : no('KC-24.10', 'notAPair', { first, second });
        },
        sample: (t, f, random) => {
          const pairs: string[] = [];
          pushPairs(t.gangs[f.seat].hand, pairs);
          return pairs[random.below(pairs.length)];
        },
        suggest: (t, f, list) => pushPairs(t.gangs[f.seat].hand, list),
        take: (p, f, answer) => carryOut(p, f.seat, f.vars.model, f.vars.target, cardsOf(answer) ?? []),
        show: (_t, f) => ({ target: f.vars.target }),
      }),
      // KC-5.2: what was used is drawn again.
      w.call(refill),
    ],
  ),
]);

/** KC-24.10, KC-24.11: it succeeds by itself, and nothing changes the one damage. */
function carryOut(p: P, seat: number, model: number, target: Target, cards: SuitCard[]): void {
  const { t } = p;
  t.targetWounds++;
  const of = WOUNDS_OF[target];
  p.tell?.({
    kind: 'targetStruck',
    rule: target === 'carriage' ? 'KC-24.10' : 'KC-25.3',
    seat,
    model,
    target,
    cards: cards.slice(),
    wounds: t.targetWounds,
    of,
  });
  discardCombat(p, seat, cards, 'KC-12.24');
  if (t.targetWounds < of) return;
  const rule = target === 'carriage' ? 'KC-24.14' : 'KC-25.5';
  p.tell?.({ kind: 'targetDestroyed', rule, seat, model, target });
  endGame(p, 'destroyed', rule, [seat]);
}

/** Chapters 7, 15 and 16: the Buy Step, Heroism cards and gems. */

import { flag, type Plain, type Refusal, type Seat, text, whole } from '@guildhall/kernel';
import { boxOf } from '../box.ts';
import { abilityOf, CARDS, type CardId, LOCATION_IDS, whenPlayed } from '../data/index.ts';
import { no } from '../refusals.ts';
import type { BW } from '../rulebook/ids.generated.ts';
import { SUPPLIES } from '../supplies.ts';
import { type Hero, NONE, type Table } from '../table.ts';
import { ALMS, cardIn, cardOf, hasOne, indexIn, indexOf, offerCards, SAY } from './answers.ts';
import { book, type P } from './book.ts';
import { carry } from './effects.ts';
import { sayAloud } from './said.ts';
import { inSupply, isOffered, showHandCard, takeFromSupply, takeOut, trashFromHand } from './zones.ts';

const END = 'end';

/** What is said to buy each pile, in its order. */
const buysOf = (piles: readonly CardId[]): readonly string[] => piles.map((card) => SAY.buy.get(card));
const BUY_OWN = { harsfa: buysOf(SUPPLIES.harsfa), hemi: buysOf(SUPPLIES.hemi), nevtelen: buysOf(SUPPLIES.nevtelen) };
const BUY_LOCATION = buysOf(LOCATION_IDS);
const IS_GEM = LOCATION_IDS.map((card) => CARDS.get(card).gem);

/** BW-7.8, BW-7.10, BW-16.4 */
function offerBuys(t: Table, hero: Hero, list: string[]): void {
  const { buys, heroism, location } = t;
  const box = boxOf(t);
  if (buys === 0 || heroism < box.cheapest) return;
  const own = BUY_OWN[hero.hero];
  const ownCosts = box.ownCosts[hero.hero];
  for (let i = 0; i < own.length; i++) if (ownCosts[i] <= heroism && hero.supply[i] > 0) list.push(own[i]);
  // BW-16.1, BW-16.5: a gem needs a Heroism card that is still in hand.
  const mayPayGem = hasOne(hero.hand, box.isHeroism);
  const { locationCosts } = box;
  for (let i = 0; i < LOCATION_IDS.length; i++) {
    if (locationCosts[i] <= heroism && location[i] > 0 && (mayPayGem || !IS_GEM[i])) list.push(BUY_LOCATION[i]);
  }
}

/** BW-35.13: a Beggar in any place, without a buy. */
function offerAlms(t: Table, list: string[]): void {
  const { foes, leastAlms } = boxOf(t);
  if (t.heroism < leastAlms) return;
  for (let i = 0; i < t.line.length; i++) {
    const { alms } = foes.get(t.line[i].foe);
    if (alms > 0 && alms <= t.heroism) list.push(ALMS[i]);
  }
}

function whyNot(t: Table, seat: Seat, answer: Plain): Refusal<BW> {
  const hero = t.heroes[seat];
  const played = cardIn('play', answer);
  if (played !== null) {
    return hero.hand.includes(played)
      ? no('BW-7.13', 'noHeroismCard', { card: played })
      : no('BW-7.2', 'notInHand', { card: played });
  }
  const bought = cardIn('buy', answer);
  if (bought !== null) return whyNotBuy(t, hero, bought);
  const index = indexIn('alms', answer);
  if (Number.isNaN(index)) return no('BW-7.2', 'notAnAnswer', { answer });
  if (index >= t.line.length) return no('BW-35.13', 'noSuchPlace', { place: index + 1, foes: t.line.length });
  const { foe } = t.line[index];
  const { alms } = boxOf(t).foes.get(foe);
  return alms === 0 ? no('BW-35.13', 'takesNoAlms', { foe }) : no('BW-35.1', 'almsTooDear', { cost: alms, heroism: t.heroism });
}

function whyNotBuy(t: Table, hero: Hero, card: CardId): Refusal<BW> {
  const { cost } = boxOf(t).cards.get(card);
  if (!isOffered(hero, card)) return no(CARDS.get(card).where === 'supply' ? 'BW-7.9' : 'BW-7.11', 'notInSupply', { card });
  if (inSupply(t, hero, card) === 0) return no('BW-7.10', 'pileEmpty', { card });
  if (t.buys === 0) return no('BW-7.8', 'noBuys', { card });
  if (cost > t.heroism) return no('BW-7.8', 'tooDear', { card, cost, heroism: t.heroism });
  return no('BW-16.5', 'noHeroismForGem', { card });
}

/** BW-7.3, BW-7.4. Its text follows. */
function playHeroism(p: P, seat: Seat, card: CardId): void {
  const hero = p.t.heroes[seat];
  takeOut(hero.hand, card);
  hero.play.push(card);
  p.t.heroism += boxOf(p.t).cards.get(card).heroism;
  showHandCard(p);
  p.tell?.({ kind: 'played', rule: 'BW-7.3', seat, card });
}

/** BW-7.1 */
function concuss(p: P, seat: Seat): void {
  const { hand } = p.t.heroes[seat];
  let by = 0;
  for (let i = 0; i < hand.length; i++) if (hand[i] === 'concussion') by++;
  if (by === 0) return;
  p.t.heroism -= by;
  sayAloud(p, by);
  showHandCard(p);
  p.tell?.({ kind: 'concussed', rule: 'BW-7.1', seat, by });
}

/** `effect` and `foe`: what the last answer has set off; `gem`: what is being bought for a card still to be trashed. */
export const buyStep = book.procedure('buy step', {
  done: flag(),
  effect: text(80),
  foe: whole(NONE, 1_000_000),
  gem: text(40),
});
buyStep.does((w) => [
  w.run((p, f) => {
    p.t.phase = 'buy';
    concuss(p, f.seat);
  }),
  w.loop(
    (t, f) => !f.vars.done && t.heroes[f.seat].alive,
    [
      w.ask('buy', {
        rule: 'BW-7.2',
        // Playing and ending are two answers.
        always: (t, f) => hasOne(t.heroes[f.seat].hand, boxOf(t).isHeroism),
        legal: (t, f, list: string[]) => {
          const hero = t.heroes[f.seat];
          offerCards(list, SAY.play, hero.hand, boxOf(t).isHeroism);
          offerBuys(t, hero, list);
          offerAlms(t, list);
          // BW-7.7, BW-7.12
          list.push(END);
        },
        why: (t, f, answer) => whyNot(t, f.seat, answer),
        show: (t) => ({ heroism: t.heroism, buys: t.buys }),
        take: (p, f, answer) => {
          showHandCard(p);
          f.vars.effect = '';
          f.vars.foe = NONE;
          f.vars.gem = '';
          if (answer === END) f.vars.done = true;
          else if (answer.startsWith('play ')) {
            const card = cardOf(answer);
            playHeroism(p, f.seat, card);
            f.vars.effect = whenPlayed(card);
          } else if (answer.startsWith('buy ')) {
            const card = cardOf(answer);
            if (CARDS.get(card).gem) f.vars.gem = card;
            else buy(p, f.seat, card);
          } else {
            const { foe, number } = p.t.line[indexOf(answer)];
            const { alms } = boxOf(p.t).foes.get(foe);
            p.t.heroism -= alms;
            p.tell?.({ kind: 'almsGiven', rule: 'BW-35.1', seat: f.seat, foe, heroism: alms });
            f.vars.effect = abilityOf(foe, 'almsGiven');
            f.vars.foe = number;
          }
        },
      }),
      w.when(
        (_t, f) => f.vars.gem !== '',
        [
          w.ask('pay with', {
            rule: 'BW-16.12',
            legal: (t, f, list: string[]) => offerCards(list, SAY.trash, t.heroes[f.seat].hand, boxOf(t).isHeroism),
            why: (t, f, answer) => {
              const card = cardIn('trash', answer);
              if (card === null) return no('BW-16.1', 'mustChoose', {});
              return t.heroes[f.seat].hand.includes(card)
                ? no('BW-16.1', 'noHeroismCard', { card })
                : no('BW-16.2', 'notInHand', { card });
            },
            show: (_t, f) => ({ card: f.vars.gem }),
            take: (p, f, answer) => {
              trashFromHand(p, f.seat, cardOf(answer), 'BW-16.1');
              buy(p, f.seat, f.vars.gem as CardId);
            },
          }),
        ],
      ),
      w.call(carry, (t, { vars }) => (boxOf(t).programs.has(vars.effect) ? { effect: vars.effect, subject: vars.foe } : null)),
    ],
  ),
  // BW-5.5
  w.run((p) => {
    p.t.buys = 0;
    p.t.heroism = 0;
    showHandCard(p);
  }),
]);

/** BW-7.8 */
function buy(p: P, seat: Seat, card: CardId): void {
  const { cost } = boxOf(p.t).cards.get(card);
  p.t.buys--;
  p.t.heroism -= cost;
  takeFromSupply(p.t, seat, card);
  p.tell?.({ kind: 'bought', rule: 'BW-7.8', seat, card, cost });
}

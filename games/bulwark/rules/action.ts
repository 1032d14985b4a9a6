/** Chapter 6: the Action Phase. */

import { flag, type Plain, type Refusal, type Seat, text } from '@guildhall/kernel';
import { boxOf } from '../box.ts';
import { CARD_IDS, CARDS, type CardId, isWound } from '../data/index.ts';
import { no } from '../refusals.ts';
import type { BW } from '../rulebook/ids.generated.ts';
import type { Table } from '../table.ts';
import { cardIn, cardOf, hasOne, offerCards, SAY } from './answers.ts';
import { book, type P } from './book.ts';
import { carry, carryQuietly, isQuiet } from './effects.ts';
import { showHandCard, takeOut } from './zones.ts';

/** BW-6.2: into the play area. A Wound never enters it (BW-38.5): its text puts it back. */
export function playFromHand(p: P, seat: Seat, card: CardId, rule: BW): void {
  const hero = p.t.heroes[seat];
  takeOut(hero.hand, card);
  showHandCard(p);
  p.tell?.({ kind: 'played', rule, seat, card });
  if (isWound(card)) {
    hero.wounds--;
    return;
  }
  hero.play.push(card);
  // BW-6.9: Mere Bauble counts for the buys of this turn as well.
  p.t.heroism += boxOf(p.t).cards.get(card).heroism;
}

const END = 'end';
const ACTIONS = new Set<CardId>(CARD_IDS.filter((card) => CARDS.get(card).action));
const isAction = (card: CardId): boolean => ACTIONS.has(card);

function whyNotPlay(t: Table, seat: Seat, answer: Plain): Refusal<BW> {
  const card = cardIn('play', answer);
  if (card === null) return no('BW-6.1', 'notAnAnswer', { answer });
  if (!t.heroes[seat].hand.includes(card)) return no('BW-6.1', 'notInHand', { card });
  return no('BW-6.5', 'noActionCard', { card });
}

export const actionPhase = book.procedure('action phase', { card: text(40), done: flag() });
actionPhase.does((w) => [
  // BW-6.3, BW-6.4
  w.loop(
    (t, f) => !f.vars.done && t.actions > 0 && t.heroes[f.seat].alive,
    [
      w.ask('play', {
        rule: 'BW-6.1',
        // Playing and ending are two answers.
        always: (t, f) => hasOne(t.heroes[f.seat].hand, isAction),
        legal: (t, f, list: string[]) => {
          offerCards(list, SAY.play, t.heroes[f.seat].hand, isAction);
          list.push(END);
        },
        why: (t, f, answer) => whyNotPlay(t, f.seat, answer),
        show: (t) => ({ actions: t.actions }),
        take: (p, f, answer) => {
          if (answer === END) {
            f.vars.done = true;
            f.vars.card = '';
            return;
          }
          const card = cardOf(answer);
          f.vars.card = card;
          p.t.actions--;
          playFromHand(p, f.seat, card, 'BW-6.2');
          if (isQuiet(p.t, card)) carryQuietly(p, f.seat, card);
        },
      }),
      w.call(carry, (t, { vars }) => (boxOf(t).programs.has(vars.card) && !isQuiet(t, vars.card) ? { effect: vars.card } : null)),
    ],
  ),
  // BW-5.5. That the phase ends by itself tells something of a closed hand.
  w.run((p) => {
    p.t.actions = 0;
    p.t.rerolls = 0;
    showHandCard(p);
  }),
]);

/** Cards that trash and gain: Barter Goods (BW-32.10), Pawnshop (BW-34.6), Architect (BW-34.5). */

import { count, needed, type Plain, type Refusal, text } from '@guildhall/kernel';
import { boxOf } from '../../box.ts';
import { CARDS, type CardId, isWound, LOCATION_IDS } from '../../data/index.ts';
import { no } from '../../refusals.ts';
import type { BW } from '../../rulebook/ids.generated.ts';
import type { Table } from '../../table.ts';
import { cardIn, cardOf, offerCards, SAY } from '../answers.ts';
import { book, type P } from '../book.ts';
import { inSupply, isOffered, offered, takeFromSupply, trashFromHand } from '../zones.ts';

const NOTHING = 'no';

/** Why a card cannot be gained for at most so much; `rule` says what the text allows. */
function whyNotGain(t: Table, seat: number, answer: Plain, rule: BW, most: number): Refusal<BW> {
  const card = cardIn('gain', answer);
  if (card === null) return no(rule, 'notAnAnswer', { answer });
  const hero = t.heroes[seat];
  if (!isOffered(hero, card)) return no('BW-7.11', 'notInSupply', { card });
  if (inSupply(t, hero, card) === 0) return no('BW-7.10', 'pileEmpty', { card });
  return no(rule, 'costsTooMuch', { card, cost: boxOf(t).cards.get(card).cost, most });
}

/** BW-16.11: a gem that is gained needs no card to be trashed. */
function gain(p: P, seat: number, card: CardId): void {
  takeFromSupply(p.t, seat, card);
  p.tell?.({ kind: 'gained', rule: 'BW-3.12', seat, card });
}

/** `most`: what the gained card may cost; -1 until a card was trashed. */
export const barter = book.procedure('barter', { more: needed(count(9)), trashed: text(40) });
const mostFor = (t: Table, { trashed, more }: { trashed: string; more: number }): number =>
  boxOf(t).cards.get(trashed as CardId).cost + more;
/** What may be gained for what was trashed. */
function gainable(t: Table, seat: number, vars: { trashed: string; more: number }): CardId[] {
  const { cards } = boxOf(t);
  const most = mostFor(t, vars);
  return offered(t, t.heroes[seat], (card) => cards.get(card).cost <= most, []);
}

barter.does((w) => [
  w.ask('trash', {
    rule: 'BW-32.10',
    // BW-32.14: a Wound as well.
    legal: (t, f, list: string[]) => {
      offerCards(list, SAY.trash, t.heroes[f.seat].hand);
      list.push(NOTHING);
    },
    why: (_t, _f, answer) => {
      const card = cardIn('trash', answer);
      return card === null ? no('BW-32.10', 'notAnAnswer', { answer }) : no('BW-14.6', 'notInHand', { card });
    },
    show: (_t, f) => ({ more: f.vars.more }),
    take: (p, f, answer) => {
      if (answer === NOTHING) return;
      f.vars.trashed = cardOf(answer);
      trashFromHand(p, f.seat, cardOf(answer), 'BW-32.10');
    },
  }),
  w.when(
    (t, f) => f.vars.trashed !== '' && gainable(t, f.seat, f.vars).length > 0,
    [
      w.ask('gain', {
        rule: 'BW-32.10',
        legal: (t, f, list: string[]) => {
          for (const card of gainable(t, f.seat, f.vars)) list.push(SAY.gain.get(card));
        },
        why: (t, f, answer) => whyNotGain(t, f.seat, answer, 'BW-32.10', mostFor(t, f.vars)),
        show: (t, f) => ({ most: mostFor(t, f.vars) }),
        take: (p, f, answer) => gain(p, f.seat, cardOf(answer)),
      }),
    ],
  ),
]);

export const pawn = book.procedure('pawn', { heroism: needed(count(9)) });
pawn.does((w) => [
  w.ask('trash', {
    rule: 'BW-34.6',
    legal: (t, f, list: string[]) => {
      offerCards(list, SAY.trash, t.heroes[f.seat].hand, (card) => !isWound(card));
      list.push(NOTHING);
    },
    why: (t, f, answer) => {
      const card = cardIn('trash', answer);
      if (card === null) return no('BW-34.6', 'notAnAnswer', { answer });
      return t.heroes[f.seat].hand.includes(card) ? no('BW-34.6', 'isWound', { card }) : no('BW-14.6', 'notInHand', { card });
    },
    show: (_t, f) => ({ heroism: f.vars.heroism }),
    take: (p, f, answer) => {
      if (answer === NOTHING) return;
      const card = cardOf(answer);
      trashFromHand(p, f.seat, card, 'BW-34.6');
      // BW-34.10: a gem counts as the Heroism card it is.
      const { isHeroism, cards } = boxOf(p.t);
      const by = isHeroism(card) ? f.vars.heroism : cards.get(card).cost;
      p.t.heroism += by;
      p.tell?.({ kind: 'changed', rule: 'BW-34.6', seat: f.seat, what: 'heroism', by, to: p.t.heroism });
    },
  }),
]);

const fitsLocation = (t: Table, card: CardId, most: number): boolean =>
  !CARDS.get(card).gem && boxOf(t).cards.get(card).cost <= most;

/** Is there any Location card that the text allows? */
export const mayGainLocation = (t: Table, most: number): boolean =>
  LOCATION_IDS.some((card, i) => t.location[i] > 0 && fitsLocation(t, card, most));

export const gainLocation = book.procedure('gain', { most: needed(count(9)) });
gainLocation.does((w) => [
  w.ask('location', {
    rule: 'BW-34.5',
    legal: (t, f, list: string[]) => {
      for (let i = 0; i < LOCATION_IDS.length; i++) {
        if (t.location[i] > 0 && fitsLocation(t, LOCATION_IDS[i], f.vars.most)) list.push(SAY.gain.get(LOCATION_IDS[i]));
      }
    },
    why: (t, f, answer) => {
      const card = cardIn('gain', answer);
      if (card === null) return no('BW-34.5', 'notAnAnswer', { answer });
      if (!(LOCATION_IDS as readonly CardId[]).includes(card)) return no('BW-34.5', 'notInSupply', { card });
      return CARDS.get(card).gem ? no('BW-34.5', 'isGem', { card }) : whyNotGain(t, f.seat, answer, 'BW-34.5', f.vars.most);
    },
    show: (_t, f) => ({ most: f.vars.most }),
    take: (p, f, answer) => gain(p, f.seat, cardOf(answer)),
  }),
]);

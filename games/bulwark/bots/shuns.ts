/** Answers that only put off what is done anyway, or give away what costs nothing: no bot thinks about them. */
import type { Game } from '@guildhall/kernel';
import { type Box, boxOf } from '../box.ts';
import { CARDS, type CardId } from '../data/index.ts';
import { CARD_OF } from '../rules/answers.ts';
import type { Table } from '../table.ts';
import { usesOf } from './uses.ts';

/** In this order Heroism without a text is played; it does nothing else, and is lost if it is not. */
const PLAIN: readonly CardId[] = ['heroism-3', 'heroism-2', 'heroism-1'];

/** The plain Heroism that is played next, if any is in hand. */
function nextPlain(t: Table, hand: readonly CardId[]): CardId | null {
  const { cards } = boxOf(t);
  for (const card of PLAIN)
    if (cards.get(card).whenPlayed.length === 0 && cards.get(card).heroism > 0 && hand.includes(card)) return card;
  return null;
}

/** While plain Heroism is in hand only that is played, or a gem bought, which is paid with a card in hand (BW-16.2). */
function shunsToBuy(t: Table, seat: number, answer: string): boolean {
  const plain = nextPlain(t, t.heroes[seat].hand);
  if (plain === null) return false;
  const card = CARD_OF.get(answer);
  if (card === undefined) return true;
  return answer.startsWith('play ') ? card !== plain : !CARDS.get(card).gem;
}

/** It draws a card and gives its Action back: whatever else is in hand comes after it. A Graze goes as cheaply. */
function isFree(box: Box, card: CardId): boolean {
  if (card === 'graze') return true;
  const { cards, actions, thins } = usesOf(box)[card];
  return box.cards.get(card).action && cards >= 1 && actions >= 1 && thins === 0;
}

/** It takes the last Action, and with it all that could still be played for nothing. */
const takesAction = (box: Box, card: CardId): boolean => usesOf(box)[card].actions < 0.5;

function shunsToPlay(t: Table, seat: number, answer: string): boolean {
  const { hand } = t.heroes[seat];
  const box = boxOf(t);
  const card = CARD_OF.get(answer);
  const free = hand.find((one) => isFree(box, one));
  if (free !== undefined) return card !== free;
  if (card === undefined || t.actions > 1 || !takesAction(box, card)) return false;
  return hand.some((one) => box.cards.get(one).action && !takesAction(box, one));
}

export function shuns(g: Game<Table>, seat: number, answer: string): boolean {
  const { at } = g.stack[g.stack.length - 1];
  if (at === 'buy step/buy') return shunsToBuy(g.table, seat, answer);
  return at === 'action phase/play' && shunsToPlay(g.table, seat, answer);
}

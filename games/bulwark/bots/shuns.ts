/** Answers that only put off what is done anyway, in another order: no bot thinks about them. */
import type { Game } from '@guildhall/kernel';
import { boxOf } from '../box.ts';
import { CARDS, type CardId } from '../data/index.ts';
import { cardIn } from '../rules/answers.ts';
import type { Table } from '../table.ts';

/** In this order Heroism without a text is played; it does nothing else, and is lost if it is not. */
const PLAIN: readonly CardId[] = ['heroism-3', 'heroism-2', 'heroism-1'];

/** The plain Heroism that is played next, if any is in hand. */
function nextPlain(t: Table, hand: readonly CardId[]): CardId | null {
  const { cards } = boxOf(t);
  for (const card of PLAIN)
    if (cards[card].whenPlayed.length === 0 && cards[card].heroism > 0 && hand.includes(card)) return card;
  return null;
}

/** While plain Heroism is in hand only that is played, or a gem bought, which is paid with a card in hand (BW-16.2). */
export function shuns(g: Game<Table>, seat: number, answer: string): boolean {
  if (g.stack[g.stack.length - 1].at !== 'buy step/buy') return false;
  const { table: t } = g;
  const plain = nextPlain(t, t.heroes[seat].hand);
  if (plain === null) return false;
  const played = cardIn('play', answer);
  if (played !== null) return played !== plain;
  const bought = cardIn('buy', answer);
  return bought === null || !CARDS[bought].gem;
}

/** Two cards of one name are two cards, and each keeps its key. */
import type { CardId } from '../../data/index.ts';

export function keyed(cards: readonly CardId[]): { card: CardId; key: string }[] {
  const seen = new Map<CardId, number>();
  return cards.map((card) => {
    const nth = (seen.get(card) ?? 0) + 1;
    seen.set(card, nth);
    return { card, key: `${card} ${nth}` };
  });
}

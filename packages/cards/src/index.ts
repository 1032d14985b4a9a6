/** Playing cards as shared parts: names, poker ranks, blackjack totals, decks. Knows no game. */
export * from './blackjack.ts';
export * from './cards.ts';
export * from './names.ts';
export * from './piles.ts';
export * from './poker.ts';

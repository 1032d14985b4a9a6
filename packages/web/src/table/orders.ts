/** Standing orders in words (GH-15). */
import type { Words } from '../words/index.ts';
import type { GameWords } from './words-of.ts';

/** An order as its seat reads it. */
export const orderText = (words: Words, game: GameWords, window: string, unless: readonly string[]): string =>
  words.orders.order(
    game.order(window, null),
    unless.map((condition) => game.order(window, condition)),
  );

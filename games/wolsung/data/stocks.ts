/** Hands and tokens at the start of a session (WS-2.6 to WS-2.12). */

/** WS-1.6 */
export const MODES = ['director', 'hosted', 'duel'] as const;
export type Mode = (typeof MODES)[number];

/** What a seat starts with; the hand limit is the starting hand. */
export type Stock = { readonly cards: number; readonly tokens: number };

/** WS-2.6, WS-2.7 */
export const PLAYER_STOCK: Stock = { cards: 3, tokens: 6 };

/** WS-2.8, WS-2.10: the opposition never has fewer cards. */
const LEAST = 4;
const LEAST_GENTLE = 2;

/** The stock of the GM or the Director; null: there is none (WS-2.11). */
export function oppositionStock(mode: Mode, players: number, heroes: number, gentle: boolean): Stock | null {
  if (mode === 'duel') return null;
  const isGentle = mode === 'director' && gentle && players < LEAST;
  const cards = isGentle ? Math.max(LEAST_GENTLE, heroes) : Math.max(LEAST, players);
  return { cards, tokens: 2 * cards };
}

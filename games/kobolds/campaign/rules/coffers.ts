/** Chapter 33: splitting the Coffers (KC-33.2 to KC-33.7). */

/** What the winner and the loser get of so many coins; the remainder vanishes. */
export function splitWon(coffers: number): { winner: number; loser: number } {
  const winner = Math.ceil(coffers / 2);
  return { winner, loser: Math.floor(winner / 2) };
}

/** What each gets if neither completed the objective: an odd coin is discarded at each halving. */
export const splitDrawn = (coffers: number): number => Math.floor(Math.floor(coffers / 2) / 2);

/** The boards of the games, one line each: what a page loads to show a game. Programs without a page never do. */
import type { GameBoard } from '@guildhall/table';
import { UnknownGame } from './index.ts';

/** What a board draws is known to its game alone, as with the rules. */
const boards: { readonly [id: string]: () => Promise<GameBoard> } = {
  brigade: async () => (await import('@guildhall/brigade/board')).board as unknown as GameBoard,
};

/** The board of one game; an unknown id is an UnknownGame error. */
export async function loadBoard(id: string): Promise<GameBoard> {
  if (!Object.hasOwn(boards, id)) throw new UnknownGame(id);
  return boards[id]();
}

/** The boards of the games, for the page alone: one line each. */
import type { GameBoard } from '@guildhall/table';
import { listGames, UnknownGame } from './index.ts';

/** The page hands each board views of its own game only, so what a view contains need not be known here. */
const anyBoard = <B>(board: GameBoard<B>): GameBoard => board as unknown as GameBoard;

const boards: { readonly [id: string]: () => Promise<GameBoard> } = {
  brigade: async () => anyBoard((await import('@guildhall/brigade/board')).board),
  kobolds: async () => anyBoard((await import('@guildhall/kobolds/board')).board),
  defenders: async () => anyBoard((await import('@guildhall/defenders/board')).board),
};

/** The ids of all games that can be played on the page, in the order of the hall: one without a board is for terminals yet. */
export const listBoards = (): string[] => listGames().filter((id) => Object.hasOwn(boards, id));

/** The board of one game; an unknown id is an UnknownGame error that lists the known ones. */
export async function loadBoard(id: string): Promise<GameBoard> {
  if (!Object.hasOwn(boards, id)) throw new UnknownGame(id);
  return boards[id]();
}

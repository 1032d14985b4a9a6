/** A game's rules and its board, fetched side by side when first wanted. */
import { type AnyGame, loadGame } from '@guildhall/registry';
import { loadBoard } from '@guildhall/registry/boards';
import type { GameBoard } from '@guildhall/table';

export interface Box {
  game: AnyGame;
  board: GameBoard;
}

const boxes = new Map<string, Promise<Box>>();

export function openBox(id: string): Promise<Box> {
  let box = boxes.get(id);
  if (!box) {
    box = Promise.all([loadGame(id), loadBoard(id)]).then(([game, board]) => ({ game, board }));
    box.catch(() => boxes.delete(id));
    boxes.set(id, box);
  }
  return box;
}

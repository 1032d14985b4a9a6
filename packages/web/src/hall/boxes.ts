/** A game's rules and its board, fetched side by side when first wanted. */
import { type AnyGame, loadBoard, loadGame } from '@guildhall/registry';
import type { GameBoard } from '@guildhall/table';

export interface Box {
  game: AnyGame;
  board: GameBoard;
}

const boxes = new Map<string, Promise<Box>>();

export function openBox(id: string): Promise<Box> {
  let box = boxes.get(id);
  if (!box) {
    box = unpack(id);
    box.catch(() => boxes.delete(id));
    boxes.set(id, box);
  }
  return box;
}

async function unpack(id: string): Promise<Box> {
  const [game, own] = await Promise.all([loadGame(id), loadBoard(id)]);
  return { game, board: own ?? (await import('@guildhall/table/plain')).plainBoard };
}

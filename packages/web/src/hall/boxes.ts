/** A game's rules and its board, fetched side by side when first wanted, with the words of the language in use. */
import { type AnyGame, loadBoard, loadGame } from '@guildhall/registry';
import type { GameBoard } from '@guildhall/table';
import { speak } from '../words/of-games.ts';
import { preferences } from './preferences.ts';

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

/** The rules alone. */
export async function openGame(id: string): Promise<AnyGame> {
  const game = await loadGame(id);
  await speak(preferences.get().language);
  return game;
}

async function unpack(id: string): Promise<Box> {
  const [game, own] = await Promise.all([openGame(id), loadBoard(id)]);
  const board = own ?? (await import('@guildhall/table/plain')).plainBoard;
  await speak(preferences.get().language);
  return { game, board };
}

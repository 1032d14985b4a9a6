/** The games of the hall: one line each. Nobody else imports a game. */
import type { GamePackage } from '@guildhall/kernel';

/** A game as the hall handles it: nobody outside its folder knows what its table or answers are. */
export type AnyGame = GamePackage;

/** Loaded when first wanted, so that a program pays only for the game it plays. */
const games: { readonly [id: string]: () => Promise<AnyGame> } = {
  brigade: async () => (await import('@guildhall/brigade')).brigade,
  kobolds: async () => (await import('@guildhall/kobolds')).kobolds,
  defenders: async () => (await import('@guildhall/defenders')).defenders,
};

export class UnknownGame extends Error {
  constructor(readonly id: string) {
    super(`there is no game "${id}"; the games are ${listGames().join(', ')}`);
    this.name = 'UnknownGame';
  }
}

/** The ids of all games, in the order of the hall. */
export function listGames(): string[] {
  return Object.keys(games);
}

/** The package of one game; an unknown id is an UnknownGame error that lists the known ones. */
export async function loadGame(id: string): Promise<AnyGame> {
  if (!Object.hasOwn(games, id)) throw new UnknownGame(id);
  return games[id]();
}

/** Where the games come from: the registry, or a module named in the settings. */
import type { AnyGame } from '@guildhall/registry';

export interface Games {
  listGames(): string[];
  loadGame(id: string): Promise<AnyGame>;
}

export const REGISTRY = '@guildhall/registry';

/** The registry is named outright, so that it goes along when the server is put into one file. */
export const openGames = (module: string): Promise<Games> =>
  module === REGISTRY ? import('@guildhall/registry') : (import(module) as Promise<Games>);

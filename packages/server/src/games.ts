/** Where the games come from: the registry, or a module named in the settings. */
import type { AnyGame } from '@guildhall/registry';

export interface Games {
  listGames(): string[];
  /** Ledgers of campaigns are loaded as games are, and listed apart; there may be none. */
  listCampaigns?(): string[];
  loadGame(id: string): Promise<AnyGame>;
}

export const isCampaign = (games: Games, id: string): boolean => games.listCampaigns?.().includes(id) ?? false;

/** Whatever a table can be laid for. */
export const playable = (games: Games): string[] => [...games.listGames(), ...(games.listCampaigns?.() ?? [])];

export const REGISTRY = '@guildhall/registry';

/** The registry is named outright, so that it goes along when the server is put into one file. */
export const openGames = (module: string): Promise<Games> =>
  module === REGISTRY ? import('@guildhall/registry') : (import(module) as Promise<Games>);

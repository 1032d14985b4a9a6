/** The games of the tests: handed to the server in place of the registry. */
import type { AnyGame } from '@guildhall/registry';
import { fire } from '../../../../bench/src/fire/kernel.ts';
import { delve } from '../../../kernel/test/delve.ts';
import { moot } from '../../../kernel/test/moot.ts';
import { bids } from './bids.ts';

const games: { [id: string]: AnyGame } = {
  bids: bids as unknown as AnyGame,
  delve: delve as unknown as AnyGame,
  fire: fire as unknown as AnyGame,
  moot: moot as unknown as AnyGame,
};
export const listGames = (): string[] => Object.keys(games);
export const loadGame = async (id: string): Promise<AnyGame> => games[id];

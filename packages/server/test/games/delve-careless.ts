/** A hall with an edition of the delve that cannot read what earlier ones were given. */
import type { AnyGame } from '@guildhall/registry';
import { DELVE } from '../../../kernel/test/delve.ts';

export const listGames = (): string[] => ['delve'];
export const loadGame = async (): Promise<AnyGame> => DELVE.careless as unknown as AnyGame;

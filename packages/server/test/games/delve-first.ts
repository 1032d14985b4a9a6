/** A hall with the first edition of the delve alone, as an earlier release of the server has it. */
import type { AnyGame } from '@guildhall/registry';
import { DELVE } from '../../../kernel/test/delve.ts';

export const listGames = (): string[] => ['delve'];
export const loadGame = async (): Promise<AnyGame> => DELVE.first as unknown as AnyGame;

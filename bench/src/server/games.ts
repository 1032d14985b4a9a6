/** The game of the load test, handed to the server in place of the registry. */
import type { AnyGame } from '@guildhall/registry';
import { fire } from '../fire/kernel.ts';

export const listGames = (): string[] => ['fire'];
export const loadGame = async (_id: string): Promise<AnyGame> => fire as unknown as AnyGame;

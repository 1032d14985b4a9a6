/** A hall with one edition of the duel alone, as a release of the server has it. */
import type { AnyGame } from '@guildhall/registry';
import { DUEL } from '../../../kernel/test/duel.ts';
import type { Games } from '../../src/games.ts';

export const only = (edition: keyof typeof DUEL): Games => ({
  listGames: () => ['duel'],
  loadGame: async () => DUEL[edition] as unknown as AnyGame,
});

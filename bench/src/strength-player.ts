/** One process of the strength bench: plays single games on order. */
import { playGame } from '@guildhall/bots';
import { loadGame } from '@guildhall/registry';
import { usualOptions } from './brigade.ts';

export interface Bout {
  game: string;
  first: string;
  second: string;
  n: number;
  ms: number;
}
/** From the first bot's side. */
export interface Result {
  won: number;
  shared: number;
  lost: number;
}

process.on('message', async ({ game: id, first, second, n, ms }: Bout) => {
  const game = await loadGame(id);
  // Every second game the bots change seats; both games of such a pair are dealt alike.
  const swapped = n % 2 === 1;
  const seats = swapped ? [second, first] : [first, second];
  const pair = { game, seats, games: 1, seed: `strength ${n >> 1}`, options: usualOptions(game, 2), budget: { ms } };
  const { winners = [] } = game.outcome(playGame(pair, 0).end) ?? {};
  const mine = swapped ? 1 : 0;
  const won = winners.includes(mine) && winners.length === 1;
  const shared = winners.length !== 1;
  process.send?.({ won: Number(won), shared: Number(shared), lost: Number(!won && !shared) } satisfies Result);
});

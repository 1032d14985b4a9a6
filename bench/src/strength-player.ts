/** One process of the strength bench: plays single games on order. */
import { playGame } from '@guildhall/bots';
import type { GamePackage, Options, Plain } from '@guildhall/kernel';
import { loadGame } from '@guildhall/registry';

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

/** What the games are played with: the table that *Play now* lays. */
function optionsOf(game: GamePackage): Options {
  const options = game.options(game.meta.first?.options ?? {}, 2);
  if ('why' in options) throw new Error(`${game.meta.id} refuses its options: ${options.why}`);
  return options as Options;
}

/** What that table is dealt instead of chosen, such as gangs. */
const opening = (game: GamePackage): Plain[][] => Object.values(game.meta.first?.answers ?? {}).map((bySeat) => [...bySeat]);

/** Time this process was at work: what others do on the same machine takes nothing from a bot. */
function workingTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

process.on('message', async ({ game: id, first, second, n, ms }: Bout) => {
  const game = await loadGame(id);
  // Every second game the bots change seats; both games of such a pair are dealt alike.
  const swapped = n % 2 === 1;
  const seats = swapped ? [second, first] : [first, second];
  const pair = {
    game,
    seats,
    games: 1,
    seed: `strength ${n >> 1}`,
    options: optionsOf(game),
    opening: opening(game),
    budget: { ms, now: workingTime },
  };
  const { winners = [] } = game.outcome(playGame(pair, 0).end) ?? {};
  const mine = swapped ? 1 : 0;
  const won = winners.includes(mine) && winners.length === 1;
  const shared = winners.length !== 1;
  process.send?.({ won: Number(won), shared: Number(shared), lost: Number(!won && !shared) } satisfies Result);
});

/** One process of the strength bench: plays single games on order. */
import { playGame } from '@guildhall/bots';
import type { GamePackage, Options, Plain } from '@guildhall/kernel';
import { loadGame } from '@guildhall/registry';
import { compare, standing, TOGETHER, type Together } from './together.ts';

export interface Bout {
  game: string;
  first: string;
  second: string;
  n: number;
  ms: number;
}
/** From the first bot's side. Where all win together: how often it came out better in the same deal. */
export interface Result {
  won: number;
  shared: number;
  lost: number;
  /** Games won by either; only where all win together. */
  wins?: readonly [number, number];
}

/** What the games are played with: the table that *Play now* lays. */
function optionsOf(game: GamePackage, seats: number): Options {
  const options = game.options(game.meta.first?.options ?? {}, seats);
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

const decided = (order: number): Result => ({ won: Number(order > 0), shared: Number(order === 0), lost: Number(order < 0) });

/** The same deal for both, each among its like. */
function sideBySide(game: GamePackage, { first, second, n, ms }: Bout, together: Together): Result {
  const [a, b] = [first, second].map((level) => {
    const seats = Array.from({ length: together.seats }, () => level);
    const options = optionsOf(game, together.seats);
    const budget = { ms, now: workingTime };
    return standing(game, playGame({ game, seats, games: 1, seed: 'strength', options, budget }, n).end, together);
  });
  return { ...decided(compare(a, b)), wins: [a[0], b[0]] };
}

function against(game: GamePackage, { first, second, n, ms }: Bout): Result {
  // Every second game the bots change seats; both games of such a pair are dealt alike.
  const swapped = n % 2 === 1;
  const seats = swapped ? [second, first] : [first, second];
  const pair = {
    game,
    seats,
    games: 1,
    seed: `strength ${n >> 1}`,
    options: optionsOf(game, 2),
    opening: opening(game),
    budget: { ms, now: workingTime },
  };
  const { winners = [] } = game.outcome(playGame(pair, 0).end) ?? {};
  const mine = swapped ? 1 : 0;
  return decided(winners.length !== 1 ? 0 : winners.includes(mine) ? 1 : -1);
}

process.on('message', async (bout: Bout) => {
  const game = await loadGame(bout.game);
  const together = TOGETHER[bout.game];
  process.send?.(together ? sideBySide(game, bout, together) : against(game, bout));
});

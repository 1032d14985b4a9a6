/** Bots as sitters at a terminal table and as players of the laws. */
import { BOTS, makeBot, SIMULATION_BOTS, see, seedNumber } from '@guildhall/bots';
import { QuickRandom } from '@guildhall/kernel';
import { PLAYERS, type Player } from '@guildhall/kernel/laws';
import type { AnyGame } from '@guildhall/registry';
import type { Thinker } from './play/session.ts';

export function botNames(): string[] {
  return Object.keys(BOTS);
}

/** Those and the ones that only simulations take. */
export function simulationBotNames(): string[] {
  return [...botNames(), ...Object.keys(SIMULATION_BOTS)];
}

export function seatBot(game: AnyGame, name: string, { think, seed }: { think: number; seed: string }): Thinker {
  const bot = makeBot(name, seedNumber(seed, 'bot'));
  const eyes = new QuickRandom(seedNumber(seed, 'eyes'));
  return async ({ match }, seat) => bot.decide(see(game, match.current, seat, eyes), { ms: think });
}

/** Who can play in a law run: the laws' own players, and the bots. */
export function lawPlayers(): string[] {
  return [...new Set([...Object.keys(PLAYERS), ...botNames()])];
}

export function lawPlayer(name: string): Player {
  if (Object.hasOwn(PLAYERS, name)) return PLAYERS[name];
  return {
    name,
    // The number alone must decide the game, so the bot draws its seed from the run's own chance and counts iterations, not time.
    choose: (game, world, seat, random) => {
      const any = game as unknown as AnyGame;
      const answer = makeBot(name, random.below(2 ** 31)).decideNow(see(any, world, seat, random), {
        iterations: LAW_ITERATIONS,
      });
      return answer as ReturnType<typeof game.sample>;
    },
  };
}

const LAW_ITERATIONS = 30;

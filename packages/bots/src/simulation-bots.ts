/** Bots for simulations, which are no level for people: pages do without them. */
import type { Bot } from './bot.ts';
import { eager, GreedyBot } from './greedy.ts';
import { type BOTS, makeBot } from './registry.ts';

class Brisk extends GreedyBot {
  override readonly name = 'brisk';
}

/**
 * Brisk is greedy in a hurry: each answer is tried in one imagined game, and what follows from it goes by urges. It decides by
 * the same evaluation in about a fifth of the time.
 */
export const SIMULATION_BOTS: typeof BOTS = {
  brisk: (seed) => new Brisk(seed, 1, eager),
};

/** One of these, or of the levels for people. */
export const makeSimulationBot = (name: string, seed: number): Bot =>
  Object.hasOwn(SIMULATION_BOTS, name) ? SIMULATION_BOTS[name](seed) : makeBot(name, seed);

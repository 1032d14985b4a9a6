/** The bots by name, weakest first. */
import type { Bot } from './bot.ts';
import { GreedyBot } from './greedy.ts';
import { Expert, Learner } from './levels.ts';
import { RandomBot } from './random-bot.ts';
import { SearchBot } from './search.ts';

export const BOTS: { readonly [name: string]: (seed: number) => Bot } = {
  random: (seed) => new RandomBot(seed),
  novice: (seed) => new Learner('novice', seed),
  apprentice: (seed) => new Learner('apprentice', seed),
  journeyman: (seed) => new Learner('journeyman', seed),
  veteran: (seed) => new Learner('veteran', seed),
  greedy: (seed) => new GreedyBot(seed),
  expert: (seed) => new Expert(seed),
  search: (seed) => new SearchBot(seed),
};

/**
 * Bots for simulations, which are no level for people. Brisk is greedy in a hurry: each answer is tried in one imagined game, and
 * what follows from it goes by urges. It decides by the same evaluation in about a fifth of the time.
 */
export const SIMULATION_BOTS: typeof BOTS = {
  brisk: (seed) => new GreedyBot(seed, 1, 'hastily', 'brisk'),
};

/** Names a bot that does not exist. */
export class UnknownBot extends Error {
  constructor(name: string) {
    super(`there is no bot "${name}"; there are ${Object.keys(BOTS).join(', ')}`);
    this.name = 'UnknownBot';
  }
}

/** A bot of the given name. Bots made with the same seed and asked the same things answer alike. */
export function makeBot(name: string, seed: number): Bot {
  for (const bots of [BOTS, SIMULATION_BOTS]) if (Object.hasOwn(bots, name)) return bots[name](seed);
  throw new UnknownBot(name);
}

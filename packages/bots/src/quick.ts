/** The bots that answer at once, weakest first: all there is to fetch for a table where nobody searches. */
import type { Bot } from './bot.ts';
import { GreedyBot } from './greedy.ts';
import { Learner } from './levels.ts';
import { RandomBot } from './random-bot.ts';

export { type Bot, see } from './bot.ts';

export const QUICK: { readonly [name: string]: (seed: number) => Bot } = {
  random: (seed) => new RandomBot(seed),
  novice: (seed) => new Learner('novice', seed),
  apprentice: (seed) => new Learner('apprentice', seed),
  journeyman: (seed) => new Learner('journeyman', seed),
  veteran: (seed) => new Learner('veteran', seed),
  greedy: (seed) => new GreedyBot(seed),
};

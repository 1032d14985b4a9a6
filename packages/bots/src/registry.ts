/** The bots by name, weakest first. */
import type { Bot } from './bot.ts';
import { Expert } from './expert.ts';
import { QUICK } from './quick.ts';
import { SearchBot } from './search.ts';

export const BOTS: { readonly [name: string]: (seed: number) => Bot } = {
  ...QUICK,
  expert: (seed) => new Expert(seed),
  search: (seed) => new SearchBot(seed),
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
  if (!Object.hasOwn(BOTS, name)) throw new UnknownBot(name);
  return BOTS[name](seed);
}

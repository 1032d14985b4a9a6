/** The level between greedy and search. */
import type { Plain } from '@guildhall/kernel';
import type { Bot, Budget, Seen } from './bot.ts';
import { SearchBot } from './search.ts';

/** So much the expert tries, in games that were not measured. */
const LOOKS = 20;

/** Searches as the strongest does, but tries little. */
export class Expert implements Bot {
  readonly name = 'expert';
  private readonly search: SearchBot;

  constructor(seed: number) {
    this.search = new SearchBot(seed);
  }

  decide(seen: Seen, budget?: Budget): Promise<Plain> {
    return this.search.decide(seen, briefly(seen, budget));
  }

  decideNow(seen: Seen, budget?: Budget): Plain {
    return this.search.decideNow(seen, briefly(seen, budget));
  }
}

function briefly({ game }: Seen, budget: Budget = {}): Budget {
  const looks = game.bots.ladder?.expert ?? LOOKS;
  return { ...budget, iterations: Math.min(looks, budget.iterations ?? looks) };
}

/** The random bot: any legal answer, all alike. */
import { type Plain, QuickRandom } from '@guildhall/kernel';
import { anyAnswer, type Bot, type Budget, type Seen } from './bot.ts';

export class RandomBot implements Bot {
  readonly name = 'random';
  private readonly random: QuickRandom;

  constructor(seed: number) {
    this.random = new QuickRandom(seed);
  }

  decide(seen: Seen, budget?: Budget): Plain {
    return this.decideNow(seen, budget);
  }

  decideNow({ game, world, seat }: Seen, budget: Budget = {}): Plain {
    budget.signal?.throwIfAborted();
    return anyAnswer(game, world, seat, this.random, []);
  }

  blind(answers: readonly Plain[]): Plain {
    return answers[this.random.below(answers.length)];
  }
}

/** Levels for people who climb: bots that think as greedy does but slip now and then. */
import { type LearnerLevel, type Plain, QuickRandom } from '@guildhall/kernel';
import { type Bot, type Budget, candidates, leaveOutShunned, manners, type Seen } from './bot.ts';
import { GreedyBot } from './greedy.ts';

/** In how many of a hundred decisions a learner answers without thinking, in games that were not measured. */
const SLIPS: { readonly [level in LearnerLevel]: number } = { novice: 72, apprentice: 50, journeyman: 32, veteran: 14 };
const HUNDRED = 100;

/** Answers as greedy does, except where it slips: then it takes any answer worth thinking about. */
export class Learner implements Bot {
  private readonly greedy: GreedyBot;
  private readonly random: QuickRandom;

  constructor(
    readonly name: LearnerLevel,
    seed: number,
  ) {
    this.greedy = new GreedyBot(seed);
    this.random = new QuickRandom(seed ^ 1);
  }

  decide(seen: Seen, budget?: Budget): Plain {
    return this.decideNow(seen, budget);
  }

  decideNow(seen: Seen, budget: Budget = {}): Plain {
    budget.signal?.throwIfAborted();
    const { game, world, seat } = seen;
    const slips = (game.bots.ladder?.slips ?? SLIPS)[this.name];
    if (this.random.below(HUNDRED) >= slips) return this.greedy.decideNow(seen, budget);
    const answers = candidates(game, world, seat, this.random);
    if (answers.length === 1) this.widen(seen, answers);
    return answers[this.random.below(answers.length)];
  }

  /** Where thinking is narrowed to one answer, there would be nothing to slip to. */
  private widen({ game, world, seat }: Seen, answers: Plain[]): void {
    if (manners(game, world, seat) !== null || game.isOpen(world)) return;
    game.legal(world, seat, answers);
    leaveOutShunned(game, world, seat, answers);
  }
}

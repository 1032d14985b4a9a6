/** The game as it was now and then on its way, so that going back plays only a few of its answers again. They are caches. */
import type { Game } from './flow/types.ts';

/** Answers from one to the next: so many at most are played again to be at any of those before. */
export const APART = 32;

interface Milestone<T> {
  decisions: number;
  game: Game<T>;
}

export class Milestones<T> {
  private readonly kept: Milestone<T>[] = [];

  constructor(private readonly copy: (g: Game<T>) => Game<T>) {}

  /** After so many answers the game is this. */
  pass(decisions: number, game: Game<T>): void {
    if (decisions - (this.kept.at(-1)?.decisions ?? 0) >= APART) this.kept.push({ decisions, game: this.copy(game) });
  }

  /** What came after so many answers never happened. */
  back(decisions: number): void {
    while ((this.kept.at(-1)?.decisions ?? 0) > decisions) this.kept.pop();
  }

  /** The last one that lies at so many answers or before; a copy. */
  before(decisions: number): Milestone<T> | null {
    const found = this.kept.findLast((one) => one.decisions <= decisions);
    return found ? { decisions: found.decisions, game: this.copy(found.game) } : null;
  }
}

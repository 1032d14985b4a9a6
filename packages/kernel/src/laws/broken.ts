/** A law that did not hold, with one line that reproduces it. */
export class LawBroken extends Error {
  constructor(
    readonly law: number,
    readonly what: string,
    readonly where: { game: string; seed: number; decision: number; player: string },
    /** The command that plays the same game again. */
    readonly again: string,
    /** The exception that the rules ended in, if it was one. */
    cause?: unknown,
  ) {
    const { game, seed, decision } = where;
    super(`law ${law} broken in ${game}, game ${seed}, decision ${decision}: ${what}\nreproduce: ${again}`, { cause });
    this.name = 'LawBroken';
  }
}

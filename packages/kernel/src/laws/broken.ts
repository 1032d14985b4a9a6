/** A law that did not hold, with one line that reproduces it. */
export class LawBroken extends Error {
  constructor(
    readonly law: number,
    readonly what: string,
    readonly where: { game: string; seed: number; decision: number; player: string },
  ) {
    const { game, seed, decision, player } = where;
    super(
      `law ${law} broken in ${game}, game ${seed}, decision ${decision}: ${what}\n` +
        `reproduce: npx guildhall laws ${game} --seed ${seed} --games 1 --player ${player} --every`,
    );
    this.name = 'LawBroken';
  }
}

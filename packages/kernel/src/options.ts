/** Options of a game: which of them make a difference beside the others. */
import type { Meta, OptionSpec, Options } from './game.ts';

/** The options that change anything at this table; what is not chosen is as usual. */
export function optionsThatMatter({ options }: Pick<Meta, 'options'>, chosen: Options, seats: number): readonly OptionSpec[] {
  const all: Options = Object.fromEntries(options.map(({ name, default: usual }) => [name, chosen[name] ?? usual]));
  return options.filter(({ matters }) => matters?.(all, seats) ?? true);
}

/** What was chosen, but for what makes no difference: an option that is not shown must not forbid the table. */
export function choicesThatMatter(meta: Pick<Meta, 'options'>, chosen: Options, seats: number): Options {
  const mattering = optionsThatMatter(meta, chosen, seats).filter(({ name }) => name in chosen);
  return Object.fromEntries(mattering.map(({ name }) => [name, chosen[name]]));
}

/** `guildhall given <game>`: a pattern of what can be handed in when the game is set up. */
import { seedNumber } from '@guildhall/bots';
import { QuickRandom } from '@guildhall/kernel';
import { type Context, completeOptions, openGame, parseOptions, wholeNumber } from '../context.ts';
import { fail } from '../problem.ts';

export interface GivenFlags {
  seats?: string;
  options?: string[];
  seed: string;
}

export async function given(ctx: Context, id: string, flags: GivenFlags): Promise<void> {
  const { text, terminal, language } = ctx;
  const game = await openGame(ctx, id);
  const { min, max } = game.meta.seats;
  const seats = flags.seats === undefined ? Math.max(2, min) : wholeNumber('--seats', flags.seats, min, max, text);
  const options = completeOptions(game, parseOptions(flags.options ?? [], game, text), seats, language);
  if (!game.given) return fail(text.wrong.nothingTaken(id));
  const sample = game.given.sample(options, seats, new QuickRandom(seedNumber(flags.seed, 'given')));
  terminal.out(`${JSON.stringify(sample, null, 2)}\n`);
}

/** `guildhall laws <game>`: plays many games and checks the laws every package must keep. */

import { isRefusal, type Options } from '@guildhall/kernel';
import { LawBroken, runLaws } from '@guildhall/kernel/laws';
import type { AnyGame } from '@guildhall/registry';
import { lawPlayer, lawPlayers } from '../bots.ts';
import { type Context, json, openGame, parseOptions, sayRefusal, wholeNumber } from '../context.ts';
import { fail } from '../problem.ts';
import { progress } from '../progress.ts';
import { wrap } from '../wrap.ts';

export interface LawFlags {
  seed: string;
  games: string;
  player: string;
  seats?: string;
  options?: string[];
  every?: boolean;
  fuzz?: string;
  json?: boolean;
}

/** Exit code: 0 if all laws held, 1 if one is broken. */
export async function laws(ctx: Context, id: string, flags: LawFlags): Promise<number> {
  const { text, terminal } = ctx;
  const game = await openGame(ctx, id);
  const seed = wholeNumber('--seed', flags.seed, 0, 0xffff_ffff, text);
  const games = wholeNumber('--games', flags.games, 1, 10_000_000, text);
  const { min, max } = game.meta.seats;
  const seats = flags.seats === undefined ? undefined : wholeNumber('--seats', flags.seats, min, max, text);
  const fuzz = flags.fuzz === undefined ? undefined : wholeNumber('--fuzz', flags.fuzz, 1, 1_000_000, text);
  const options = fixedOptions(ctx, game, flags.options, seats);
  if (!lawPlayers().includes(flags.player)) fail(text.wrong.unknownBot(flags.player, lawPlayers()));
  const player = lawPlayer(flags.player);

  const never = (what: string, names: string[]): void => {
    if (names.length > 0) terminal.out(`${wrap(text.laws.never(what, names), terminal.width, '  ')}\n`);
  };

  const bar = await progress(terminal, games, text.laws.bar);
  try {
    const { every } = flags;
    const report = runLaws(game, { seed, games, every, fuzz, player, options, seats, onGame: (done) => bar.update(done) });
    bar.stop();
    if (flags.json) json(ctx, { ok: true, game: id, seed, ...report });
    else {
      terminal.out(`${text.laws.held(id, report.games, report.decisions)}\n`);
      const { changed, refused, played } = report.fuzz;
      if (fuzz !== undefined) terminal.out(`  ${text.laws.fuzzed(changed, refused, played)}\n`);
      for (const [reason, count] of Object.entries(report.endings)) terminal.out(`  ${reason}: ${count}\n`);
      never(text.laws.questions, report.unseenQuestions);
      never(text.laws.content, report.unseenContent);
    }
    return 0;
  } catch (error) {
    bar.stop();
    if (!(error instanceof LawBroken)) throw error;
    const { law, what, where, again } = error;
    if (flags.json) json(ctx, { ok: false, game: id, law, what, where, reproduce: again });
    terminal.err(`${text.laws.broken(law, where.seed, where.decision, what)}\n${text.laws.reproduce(again)}\n`);
    return 1;
  }
}

/** Options that no number of seats allows would keep the laws drawing tables for ever. */
function fixedOptions(ctx: Context, game: AnyGame, words: string[] | undefined, seats: number | undefined): Options | undefined {
  if (!words) return undefined;
  const given = parseOptions(words, game, ctx.text);
  const { min, max } = game.meta.seats;
  const counts = seats === undefined ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : [seats];
  const results = counts.map((count) => game.options(given, count));
  if (results.some((result) => !isRefusal(result))) return given as Options;
  const [refusal] = results;
  if (!isRefusal(refusal)) return undefined;
  return fail(`${sayRefusal(game, ctx.language, refusal)} [${refusal.rule}]`);
}

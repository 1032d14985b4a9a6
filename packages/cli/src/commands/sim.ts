/** `guildhall sim <game>`: bots play many games; who wins, how surely, how fast. */
import { simulate } from '@guildhall/bots';
import { simulationBotNames } from '../bots.ts';
import { type Context, completeOptions, json, openGame, parseOptions, wholeNumber } from '../context.ts';
import { fail } from '../problem.ts';
import { progress } from '../progress.ts';
import { checkSeated, givenFrom, seatNames } from '../seating.ts';
import { bold } from '../terminal.ts';
import { table } from '../wrap.ts';

export interface SimFlags {
  games: string;
  bots: string;
  seed: string;
  options?: string[];
  given?: string;
  think: string;
  json?: boolean;
}

export async function sim(ctx: Context, id: string, flags: SimFlags): Promise<void> {
  const { text, terminal, language } = ctx;
  const game = await openGame(ctx, id);
  const games = wholeNumber('--games', flags.games, 1, 100_000_000, text);
  const think = wholeNumber('--think', flags.think, 1, 600_000, text);
  const bots = flags.bots.split(',').map((name) => name.trim());
  const known = simulationBotNames();
  for (const bot of bots) if (!known.includes(bot)) fail(text.wrong.unknownBot(bot, known));
  const options = completeOptions(game, parseOptions(flags.options ?? [], game, text), bots.length, language);
  const roles = game.roles(options, bots.length);
  checkSeated(ctx, game, bots, roles);
  const given = flags.given === undefined ? undefined : givenFrom(ctx, game, flags.given, options, bots.length);

  const bar = await progress(terminal, games, text.sim.bar);
  const result = await simulate({
    game,
    seats: bots,
    games,
    seed: flags.seed,
    options,
    given,
    budget: { ms: think },
    onProgress: (played) => bar.update(played),
  });
  bar.stop();

  if (flags.json) {
    const { decisions, decisionsPerSecond, reasons, seats } = result;
    json(ctx, {
      game: id,
      seed: flags.seed,
      options,
      games: result.games,
      decisions,
      decisionsPerSecond,
      reasons,
      outcomes: seats,
    });
    return;
  }
  const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
  const words = game.text[language];
  const called = seatNames(game, language, roles);
  terminal.out(`${bold(text.sim.heading(words.title, result.games, flags.seed))}\n`);
  const rows = result.seats.map(({ seat, bot, wins, shared, rate, low, high, meanScore }) => [
    called(seat),
    bot,
    wins,
    shared,
    percent(rate),
    `${percent(low)} - ${percent(high)}`,
    Number(meanScore.toFixed(2)),
  ]);
  for (const line of table([text.sim.columns, ...rows])) terminal.out(`  ${line}\n`);
  terminal.out(`${text.sim.ends}\n`);
  const endings = Object.entries(result.reasons).sort(([, a], [, b]) => b - a);
  for (const line of table(endings.map(([reason, count]) => [count, percent(count / result.games), words.outcome(reason)]))) {
    terminal.out(`  ${line}\n`);
  }
  terminal.out(`${text.sim.speed(result.decisions, result.decisionsPerSecond)}\n`);
}

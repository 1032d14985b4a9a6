/** `guildhall balance <game>`: bots play a grid of options; how often it is won, and what a file of changed numbers does to that. */
import { createHash } from 'node:crypto';
import { playGame } from '@guildhall/bots';
import { fillGiven, isNothingGiven, isRefusal, type MatchGiven, type Plain, QuickRandom } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import { type Figures, noFigures } from '../balance/figures.ts';
import { type Grid, gridWords, readGrid } from '../balance/grid.ts';
import { startJobs } from '../balance/jobs.ts';
import { markdown, type ReportTable, reportTables, whatItDid } from '../balance/report.ts';
import { type Plan, playerHere, playRounds } from '../balance/rounds.ts';
import { readState, type Terms, writeState } from '../balance/state.ts';
import { simulationBotNames } from '../bots.ts';
import { type Context, json, openGame, sayRefusal, wholeNumber } from '../context.ts';
import { checkWritable, writeText } from '../files.ts';
import { fail } from '../problem.ts';
import { progress } from '../progress.ts';
import { checkSeated, readJson } from '../seating.ts';
import { keepAtEnd } from '../signals.ts';
import { bold } from '../terminal.ts';
import { table } from '../wrap.ts';

export interface BalanceFlags {
  seats?: string;
  bots: string;
  games: string;
  seed: string;
  grid?: string;
  given?: string;
  against?: boolean;
  ms: string;
  jobs: string;
  out?: string;
  state?: string;
  json?: boolean;
}

/** How often the figures so far are written down. */
const KEEP_MS = 5000;
/** No machine that anybody has here does more at once. */
const MOST_JOBS = 256;

export async function balance(ctx: Context, id: string, flags: BalanceFlags): Promise<void> {
  const { text, terminal } = ctx;
  const game = await openGame(ctx, id);
  const games = wholeNumber('--games', flags.games, 1, 100_000_000, text);
  const ms = wholeNumber('--ms', flags.ms, 1, 600_000, text);
  const jobs = wholeNumber('--jobs', flags.jobs, 1, MOST_JOBS, text);
  const bots = botsOf(ctx, game, flags);
  const grid = readGrid(ctx, game, flags.grid ?? game.meta.grid?.[bots.length] ?? '', bots.length);
  for (const { options } of grid.cells) checkSeated(ctx, game, bots, game.roles(options, bots.length));
  const against = flags.against === true;
  if (against && flags.given === undefined) fail(text.balance.wrong.against);
  const given = flags.given === undefined ? null : changeFrom(ctx, game, flags.given, grid, bots.length);
  for (const path of [flags.out, flags.state]) if (path !== undefined) checkWritable(path, text);

  const terms = termsOf(game, bots, grid, given, { ...flags, against });
  const kept =
    flags.state === undefined
      ? null
      : readState(flags.state, terms, { cells: grid.cells.length, seats: bots.length, against }, text);
  const figures = kept ?? grid.cells.map(() => noFigures(bots.length, against));
  const measured = { game, bots, grid, figures };

  const keep = (): void => {
    if (flags.state !== undefined) writeState(flags.state, terms, figures, text);
  };
  const tell = (): void => {
    const tables = reportTables(measured, text, ctx.language);
    const did = whatItDid(measured, text, ctx.language);
    if (flags.out !== undefined)
      writeText(flags.out, page(ctx, game, { id, flags, bots, grid, figures, given, games, tables, did }), text);
    if (flags.json) {
      const cells = grid.cells.map(({ options }, c) => ({ options, ...figures[c] }));
      json(ctx, { game: id, rules: rulesOf(game), bots, seed: flags.seed, ms, games, against, left: grid.left, cells });
    } else show(ctx, rulesOf(game), jobs, tables, [...did, ...leftOut(ctx, game, grid)]);
    if (flags.out !== undefined) terminal.err(`${text.balance.written(flags.out)}\n`);
  };

  const wanted = games * grid.cells.length;
  const done = (): number => figures.reduce((sum, { played }) => sum + Math.min(played, games), 0);
  if (kept) terminal.err(`${text.balance.resumed(done(), wanted)}\n`);
  const bar = await progress(terminal, wanted, text.balance.bar, text.balance.progress);
  const plan: Plan = { game, bots, seed: flags.seed, ms, given, cells: grid.cells, games, against };
  const others = jobs > 1 ? startJobs(plan, jobs, () => fail(text.balance.wrong.jobEnded)) : null;
  const calledOff = keepAtEnd(() => {
    bar.stop();
    keep();
    tell();
    terminal.err(`${flags.state === undefined ? text.balance.stopped : text.balance.stoppedKept(flags.state)}\n`);
  });
  try {
    bar.update(done());
    let next = performance.now() + KEEP_MS;
    await playRounds(plan, figures, others?.players ?? [playerHere(plan)], () => {
      bar.update(done());
      if (performance.now() < next) return;
      keep();
      next = performance.now() + KEEP_MS;
    });
  } finally {
    bar.stop();
    others?.end();
    keep();
    calledOff();
  }
  tell();
}

/** One bot per seat; one alone takes all of them. */
function botsOf({ text }: Context, game: AnyGame, flags: BalanceFlags): string[] {
  const { min, max } = game.meta.seats;
  const named = flags.bots.split(',').map((name) => name.trim());
  const known = simulationBotNames();
  for (const bot of named) if (!known.includes(bot)) fail(text.wrong.unknownBot(bot, known));
  const usual = named.length > 1 ? named.length : Math.min(max, Math.max(2, min));
  const seats = flags.seats === undefined ? usual : wholeNumber('--seats', flags.seats, min, max, text);
  if (named.length > 1 && named.length !== seats) fail(text.balance.wrong.bots(named.length, seats));
  return named.length > 1 ? named : Array.from({ length: seats }, () => named[0]);
}

/** A file of what everybody is given, alone or in the form other commands take; it must fit every cell. */
function changeFrom(ctx: Context, game: AnyGame, path: string, { cells }: Grid, seats: number): MatchGiven {
  if (!game.given) return fail(ctx.text.wrong.nothingTaken(game.meta.id));
  const content = readJson(ctx, path);
  const whole =
    typeof content === 'object' && content !== null && Object.keys(content).every((key) => key === 'all' || key === 'own');
  const { all = null, own } = (whole ? content : { all: content }) as { all?: Plain; own?: unknown };
  const brought = own ?? Array.from({ length: seats }, () => null);
  if (!Array.isArray(brought) || brought.length !== seats) fail(ctx.text.files.notGiven(path, ctx.text.balance.wrong.own(seats)));
  const given: MatchGiven = { all, own: brought as Plain[] };
  if (isNothingGiven(given)) fail(ctx.text.files.notGiven(path, ctx.text.balance.wrong.empty));
  const everySeat = given.own.map((_, seat) => seat);
  for (const { options } of cells) {
    const refusal = fillGiven(game, options, given, everySeat, new QuickRandom(1));
    if (isRefusal(refusal)) fail(`${sayRefusal(game, ctx.language, refusal)} [${refusal.rule}]`);
  }
  return given;
}

const rulesOf = ({ meta }: AnyGame): string => `${meta.id}@${meta.version}`;
/** Short, and another for any other content. */
const mark = (given: MatchGiven): string => createHash('sha256').update(JSON.stringify(given)).digest('hex').slice(0, 12);

/** Cells that are looked at for a trace. */
const TRACED = 20;

/**
 * What some random games come to. Whoever balances a game changes its numbers and leaves its version as it is: figures from
 * before and after must not be added up.
 */
function trace(game: AnyGame, { cells }: Grid, seats: number): string {
  const hash = createHash('sha256');
  const bots = Array.from({ length: seats }, () => 'random');
  for (const { options } of cells.slice(0, TRACED)) {
    hash.update(JSON.stringify(playGame({ game, seats: bots, games: 1, seed: 'trace', options }, 0).end));
  }
  return hash.digest('hex').slice(0, 12);
}

function termsOf(game: AnyGame, bots: readonly string[], grid: Grid, given: MatchGiven | null, flags: BalanceFlags): Terms {
  return {
    '--bots': bots.join(','),
    '--seed': flags.seed,
    '--ms': String(Number(flags.ms)),
    '--grid': gridWords(grid),
    '--given': given ? mark(given) : '',
    '--against': String(flags.against),
    // Last: another grid or number of bots has another trace as well.
    rules: `${rulesOf(game)} ${trace(game, grid, bots.length)}`,
  };
}

function show(
  { terminal, text }: Context,
  rules: string,
  jobs: number,
  tables: readonly ReportTable[],
  sentences: readonly string[],
): void {
  for (const { title, rows } of tables) {
    terminal.out(`${bold(title)}\n`);
    for (const line of table(rows)) terminal.out(`  ${line}\n`);
  }
  for (const sentence of sentences) terminal.out(`${sentence}\n`);
  terminal.out(`${text.balance.method(rules, jobs)}\n`);
}

function leftOut({ text, language }: Context, game: AnyGame, { left, why }: Grid): string[] {
  return why ? [text.balance.left(left, `${sayRefusal(game, language, why)} [${why.rule}]`)] : [];
}

interface Page {
  id: string;
  flags: BalanceFlags;
  bots: readonly string[];
  grid: Grid;
  figures: readonly Figures[];
  given: MatchGiven | null;
  games: number;
  tables: readonly ReportTable[];
  did: readonly string[];
}

function page(ctx: Context, game: AnyGame, { id, flags, bots, grid, figures, given, games, tables, did }: Page): string {
  const { text, language } = ctx;
  const { page: words } = text.balance;
  const today = new Date().toISOString().slice(0, 10);
  const missing = figures.reduce((sum, { played }) => sum + Math.max(0, games - played), 0);
  const facts = [
    words.rules(rulesOf(game), today),
    words.bots(bots.join(', '), Number(flags.ms)),
    words.command(commandOf(ctx, id, flags)),
    ...(given && flags.given !== undefined ? [words.given(flags.given, mark(given))] : []),
    ...(missing > 0 ? [words.unfinished(missing)] : []),
    ...did,
    ...leftOut(ctx, game, grid),
    words.intervals,
  ];
  return markdown(words.heading(game.text[language].title), facts, tables);
}

/** The command that makes the page again. */
function commandOf({ language }: Context, id: string, flags: BalanceFlags): string {
  const { seats, bots, games, seed, grid, given, ms, out } = flags;
  const valued = Object.entries({ seats, bots, games, seed, grid, given, ms, out });
  const words = valued.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, quoted(value)]));
  return ['guildhall balance', id, ...words, ...(flags.against ? ['--against'] : []), '--lang', language].join(' ');
}

const quoted = (word: string): string => (/^[\w./,=:@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** `guildhall campaign sim`: many seasons, with progress, until they are played or somebody stops them. */
import { wilson } from '@guildhall/bots';
import type { CampaignKind } from '@guildhall/registry';
import { botNames } from '../bots.ts';
import { type Context, completeOptions, json, parseOptions, wholeNumber } from '../context.ts';
import { checkWritable, writeText } from '../files.ts';
import { fail } from '../problem.ts';
import { progress } from '../progress.ts';
import { bold } from '../terminal.ts';
import { CAMPAIGN_TEXT } from '../text/campaign.ts';
import { table } from '../wrap.ts';
import { addFigures, playSeason, type Sums } from './season.ts';

export interface SimFlags {
  players: string;
  rounds: string;
  seasons: string;
  bots: string;
  seed: string;
  options?: string[];
  out?: string;
  json?: boolean;
}

/** Time between two returns to the event loop, so that a signal is heard. */
const SLICE_MS = 50;

function breaths(): () => Promise<void> | null {
  let next = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < next) return null;
    next = performance.now() + SLICE_MS;
    return new Promise((resume) => setTimeout(resume, 0));
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

export async function simulateSeasons(ctx: Context, kind: CampaignKind, flags: SimFlags): Promise<void> {
  const { text, terminal, language } = ctx;
  const words = CAMPAIGN_TEXT[language];
  const { min, max } = kind.ledger.meta.seats;
  const players = wholeNumber('--players', flags.players, min, max, text);
  const seasons = wholeNumber('--seasons', flags.seasons, 1, 1_000_000, text);
  const named = flags.bots.split(',').map((name) => name.trim());
  for (const bot of named) if (!botNames().includes(bot)) fail(text.wrong.unknownBot(bot, botNames()));
  if (named.length > 1 && named.length !== players) fail(text.balance.wrong.bots(named.length, players));
  const bots = Array.from({ length: players }, (_, seat) => named[seat] ?? named[0]);
  const given = { ...parseOptions(flags.options ?? [], kind.ledger, text), rounds: Number(flags.rounds) };
  const options = completeOptions(kind.ledger, given, players, language);
  if (flags.out !== undefined) checkWritable(flags.out, text);
  const { seed } = flags;

  const sums: Sums = new Map();
  const perSeason = Number(options.rounds) * Math.floor(players / 2);
  let [played, fights, decisions] = [0, 0, 0];
  const before = performance.now();
  const stop = new AbortController();
  const stopped = (): void => stop.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopped);
  const bar = await progress(terminal, seasons * perSeason, words.sim.bar, words.sim.progress);
  const slices = breaths();
  const breathe = (): Promise<void> | null => {
    stop.signal.throwIfAborted();
    return slices();
  };
  try {
    for (let n = 0; n < seasons; n++) {
      const season = await playSeason({ kind, options, bots, seed }, n, () => bar.update(++fights), breathe);
      addFigures(sums, season.figures);
      decisions += season.decisions;
      played++;
    }
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    bar.stop();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stopped);
  }

  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  if (flags.json) {
    const groups = Object.fromEntries([...sums].map(([group, names]) => [group, Object.fromEntries(names)]));
    json(ctx, { campaign: kind.ledger.meta.id, players, options, bots, seed, seasons: played, fights, decisions, groups });
  } else {
    terminal.out(`${bold(words.sim.heading(played, players, Number(options.rounds), seed))}\n`);
    for (const { title, rows } of tablesOf(kind, sums, language, words.sim.columns)) {
      terminal.out(`\n${bold(title)}\n`);
      for (const line of table(rows)) terminal.out(`  ${line}\n`);
    }
    terminal.out(`\n${words.sim.speed(fights, decisions, seconds)}\n`);
  }
  if (flags.out !== undefined) {
    const heading = words.sim.heading(played, players, Number(options.rounds), seed);
    writeText(flags.out, page(heading, tablesOf(kind, sums, language, words.sim.columns), bots), text);
    terminal.err(`${words.sim.written(flags.out)}\n`);
  }
  if (stop.signal.aborted) terminal.err(`${words.sim.stopped}\n`);
}

interface Shown {
  title: string;
  rows: (string | number)[][];
}

function tablesOf(kind: CampaignKind, sums: Sums, language: Context['language'], columns: readonly string[]): Shown[] {
  const { say } = kind.links.figures;
  return [...sums].map(([group, names]) => ({
    title: say(language, group, null),
    rows: [
      [...columns],
      ...[...names].map(([name, { won, of }]) => {
        const { low, high } = wilson(won, of);
        return [say(language, group, name), of, of === 0 ? '-' : percent(won / of), `${percent(low)} - ${percent(high)}`];
      }),
    ],
  }));
}

/** The same as Markdown. */
function page(heading: string, tables: readonly Shown[], bots: readonly string[]): string {
  const parts = tables.map(({ title, rows: [head, ...rows] }) => {
    const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
    return [`## ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
  });
  return [`# ${heading}`, '', `Bots: ${bots.join(', ')}.`, '', ...parts].join('\n');
}

/** `guildhall campaign sim`: many seasons, with progress, until they are played or somebody stops them. */
import { availableParallelism } from 'node:os';
import type { CampaignKind } from '@guildhall/registry';
import { markdown, type ReportTable } from '../balance/report.ts';
import { simulationBotNames } from '../bots.ts';
import { type Context, completeOptions, json, parseOptions, wholeNumber } from '../context.ts';
import { checkWritable, writeText } from '../files.ts';
import { fail } from '../problem.ts';
import { progress } from '../progress.ts';
import { keepAtEnd } from '../signals.ts';
import { bold } from '../terminal.ts';
import { CAMPAIGN_TEXT } from '../text/campaign.ts';
import { table } from '../wrap.ts';
import { startSeasons } from './jobs.ts';
import { playSeason, type Season, type SeasonPlan } from './season.ts';
import { addUp, type ShownGroup } from './sums.ts';

export interface SimFlags {
  players: string;
  rounds: string;
  seasons: string;
  bots: string;
  seed: string;
  jobs?: string;
  options?: string[];
  out?: string;
  json?: boolean;
}

/** Time between two returns to the event loop, so that a signal is heard. */
const SLICE_MS = 50;
/** No machine that anybody has here does more at once. */
const MOST_JOBS = 256;

function breaths(): () => Promise<void> | null {
  let next = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < next) return null;
    next = performance.now() + SLICE_MS;
    return new Promise((resume) => setTimeout(resume, 0));
  };
}

export async function simulateSeasons(ctx: Context, kind: CampaignKind, flags: SimFlags): Promise<void> {
  const { text, terminal, language } = ctx;
  const words = CAMPAIGN_TEXT[language];
  const { min, max } = kind.ledger.meta.seats;
  const players = wholeNumber('--players', flags.players, min, max, text);
  const seasons = wholeNumber('--seasons', flags.seasons, 1, 1_000_000, text);
  const wanted = flags.jobs === undefined ? availableParallelism() : wholeNumber('--jobs', flags.jobs, 1, MOST_JOBS, text);
  const processes = Math.min(wanted, seasons);
  const named = flags.bots.split(',').map((name) => name.trim());
  const known = simulationBotNames();
  for (const bot of named) if (!known.includes(bot)) fail(text.wrong.unknownBot(bot, known));
  if (named.length > 1 && named.length !== players) fail(text.balance.wrong.bots(named.length, players));
  const bots = Array.from({ length: players }, (_, seat) => named[seat] ?? named[0]);
  const given = { ...parseOptions(flags.options ?? [], kind.ledger, text), rounds: Number(flags.rounds) };
  const options = completeOptions(kind.ledger, given, players, language);
  if (flags.out !== undefined) checkWritable(flags.out, text);
  const plan: SeasonPlan = { kind, options, bots, seed: flags.seed };

  const before = performance.now();
  /** By number: what is told does not depend on which process was quicker. */
  const played: Season[] = [];
  const tell = (): void => {
    const simulation = { kind, flags, plan, played: played.filter(Boolean), seconds: (performance.now() - before) / 1000 };
    report(ctx, simulation, processes);
  };
  let fights = 0;
  const perSeason = Number(options.rounds) * Math.floor(players / 2);
  const bar = await progress(terminal, seasons * perSeason, words.sim.bar, words.sim.progress);
  const onFight = (): void => bar.update(++fights);
  const others = processes > 1 ? startSeasons(plan, processes, () => fail(words.sim.jobEnded)) : null;
  const calledOff = keepAtEnd(() => {
    bar.stop();
    others?.end();
    tell();
    terminal.err(`${words.sim.stopped}\n`);
  });
  const breathe = breaths();
  const playing = others?.ask ?? [(n: number, step?: () => void) => playSeason(plan, n, step, breathe)];
  let next = 0;
  try {
    await Promise.all(
      playing.map(async (play) => {
        for (let n = next++; n < seasons; n = next++) played[n] = await play(n, onFight);
      }),
    );
  } finally {
    bar.stop();
    others?.end();
    calledOff();
  }
  tell();
}

interface Simulation {
  readonly kind: CampaignKind;
  readonly flags: SimFlags;
  readonly plan: SeasonPlan;
  readonly played: readonly Season[];
  readonly seconds: number;
}

function report(ctx: Context, simulation: Simulation, processes: number): void {
  const { text, terminal, language } = ctx;
  const { kind, flags, plan, played, seconds } = simulation;
  const { options, bots, seed } = plan;
  const words = CAMPAIGN_TEXT[language].sim;
  const shown = addUp(kind, played);
  const sum = (count: (season: Season) => number): number => played.reduce((all, season) => all + count(season), 0);
  const [fights, decisions] = [sum((season) => season.fights), sum((season) => season.decisions)];
  const conclusions = kind.links.figures.conclude(language, (group) => shown.find((one) => one.group === group)?.rows ?? []);
  const tables = shown.map((group) => tableOf(ctx, kind, group));
  const heading = words.heading(played.length, bots.length, Number(options.rounds), seed);
  const speed = words.speed(fights, decisions, seconds.toFixed(0), (sum(({ work }) => work) / 1000).toFixed(0), processes);
  if (flags.json) {
    const groups = Object.fromEntries(shown.map(({ group, rows }) => [group, rows]));
    const campaign = kind.ledger.meta.id;
    json(ctx, {
      campaign,
      players: bots.length,
      options,
      bots,
      seed,
      seasons: played.length,
      fights,
      decisions,
      conclusions,
      groups,
    });
  } else {
    terminal.out(`${bold(heading)}\n`);
    for (const sentence of conclusions) terminal.out(`${sentence}\n`);
    for (const { title, rows } of tables) {
      terminal.out(`\n${bold(title)}\n`);
      for (const line of table(rows)) terminal.out(`  ${line}\n`);
    }
    terminal.out(`\n${speed}\n`);
  }
  if (flags.out === undefined) return;
  const { id, version } = kind.ledger.meta;
  const facts = [
    words.rules(`${id}@${version}`, `${kind.game.meta.id}@${kind.game.meta.version}`, new Date().toISOString().slice(0, 10)),
    words.botsOf(bots.join(', ')),
    ...(bots.includes('brisk') ? [words.brisk] : []),
    words.command(commandOf(ctx, flags)),
    speed,
    ...(played.length < Number(flags.seasons) ? [words.unfinished(Number(flags.seasons) - played.length)] : []),
    ...conclusions,
    words.intervals,
  ];
  writeText(flags.out, markdown(heading, facts, tables), text);
  terminal.err(`${words.written(flags.out)}\n`);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const signed = (share: number): string => `${share > 0 ? '+' : ''}${(100 * share).toFixed(1)}`;
const plain = (value: number): string => (Number.isFinite(value) ? value.toFixed(1) : '–');
const WRITTEN = { share: percent, mean: plain, worth: signed } as const;

function tableOf({ language }: Context, { links }: CampaignKind, { group, of, rows }: ShownGroup): ReportTable {
  const { say } = links.figures;
  const { columns } = CAMPAIGN_TEXT[language].sim;
  const write = WRITTEN[of];
  return {
    title: say(language, group, null),
    rows: [
      ['', columns.times, columns[of], columns.interval],
      ...rows.map((row) => [
        say(language, group, row.name),
        String(row.of),
        row.of === 0 ? '–' : write(row.value),
        `${write(row.low)} … ${write(row.high)}`,
      ]),
    ],
  };
}

/** The command that makes the page again. */
function commandOf({ language }: Context, { players, rounds, seasons, bots, seed, options = [], out = '' }: SimFlags): string {
  const words = { players, rounds, seasons, bots, seed, ...(options.length > 0 ? { options: options.join(',') } : {}), out };
  const said = Object.entries(words).map(([name, value]) => `--${name} ${/^[\w./,=:@-]+$/.test(value) ? value : `'${value}'`}`);
  return ['guildhall campaign sim', ...said, '--lang', language].join(' ');
}

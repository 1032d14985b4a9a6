/** The benchmark: `npm run bench` for all sections but the long ones, or `npm run bench -- fire kobolds` for some. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { botsSection } from './bots.ts';
import { brigadeSection } from './brigade.ts';
import { bulwarkSection } from './bulwark.ts';
import { campaignSection } from './campaign.ts';
import { cardsSection } from './cards.ts';
import { clusterSection } from './cluster.ts';
import { defendersSection } from './defenders.ts';
import { drawingSection } from './drawing.ts';
import { fireSection } from './fire.ts';
import { koboldsSection } from './kobolds.ts';
import { loadSection } from './load.ts';
import { oddsSection } from './odds.ts';
import { queueSection } from './queue.ts';
import { changedPlay, keep, lastRun, passes, print, type Section } from './report.ts';
import { serverSection } from './server.ts';
import { LEVELS, MATCHES, strengthSection } from './strength.ts';
import { wolsungSection } from './wolsung.ts';

const USAGE = `npm run bench [-- sections] [--json] [--accept]
npm run bench -- strength [games of the hall] [--level name [--against name]] [--games n] [--from n] [--ms n] [--players n]
  sections   fire, brigade, bulwark, kobolds, defenders, wolsung, load, campaign, cards, odds (all ten if none is named), server (a minute),
             bots (two minutes), drawing (half a minute), queue (half a minute), cluster (six minutes; --seconds says how long each part is measured)
  strength   hours: how the bots do against each other, in all games or in those named (${Object.keys(MATCHES).join(', ')})
  --json     one JSON object instead of tables
  --accept   keep the results as the last run even if play has changed under the same version of the rules
  --level    only this level of ${LEVELS.join(', ')}; each is measured against the one below it
  --against  or against this one
  --games    games of each pairing (200), counted from --from (0): a part of the whole measurement
  --ms       thinking time of the search bot, in processor time (what the game is measured with)
  --players  processes that play at once (2)
  --seconds  how long each part of cluster is measured (5)`;

const SECTIONS = [
  'fire',
  'brigade',
  'bulwark',
  'kobolds',
  'defenders',
  'wolsung',
  'load',
  'campaign',
  'cards',
  'bots',
  'odds',
  'server',
  'drawing',
  'queue',
  'cluster',
] as const;
/** Those that take long or want the machine for themselves: only by name. */
const BY_NAME: readonly string[] = ['bots', 'server', 'drawing', 'queue', 'cluster'];
type Name = (typeof SECTIONS)[number];

function refuse(why: string): never {
  console.error(`${why}\n${USAGE}`);
  process.exit(2);
}

function argumentsGiven() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        accept: { type: 'boolean', default: false },
        raw: { type: 'boolean', default: false },
        level: { type: 'string' },
        against: { type: 'string' },
        games: { type: 'string', default: '200' },
        from: { type: 'string', default: '0' },
        ms: { type: 'string' },
        players: { type: 'string', default: '2' },
        seconds: { type: 'string', default: '5' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const { values, positionals } = argumentsGiven();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const isStrength = positionals[0] === 'strength';
const named = isStrength ? positionals.slice(1) : positionals;
const known: readonly string[] = isStrength ? Object.keys(MATCHES) : SECTIONS;
const unknown = named.find((name) => !known.includes(name));
if (unknown !== undefined) refuse(isStrength ? `nobody measures the bots of "${unknown}"` : `there is no section "${unknown}"`);
const wanted = named.length > 0 ? named : isStrength ? known : known.filter((name) => !BY_NAME.includes(name));

const wholeFrom = (text: string, least: number, option: string): number => {
  const n = Number(text);
  return Number.isInteger(n) && n >= least ? n : refuse(`${option} is a whole number from ${least}`);
};
const part = {
  games: wholeFrom(values.games, 1, '--games'),
  from: wholeFrom(values.from, 0, '--from'),
  ms: values.ms === undefined ? undefined : wholeFrom(values.ms, 1, '--ms'),
  players: wholeFrom(values.players, 1, '--players'),
  seconds: wholeFrom(values.seconds, 1, '--seconds'),
  level: values.level,
  against: values.against,
};
if (part.level !== undefined && !LEVELS.slice(1).includes(part.level)) refuse(`--level is one of ${LEVELS.slice(1).join(', ')}`);
if (part.against !== undefined && part.level === undefined) refuse('--against goes with --level');
if (part.against !== undefined && !LEVELS.includes(part.against)) refuse(`--against is one of ${LEVELS.join(', ')}`);
/** Fewer games or other times than usual are a try, not a result to compare with. */
const isWhole = part.games === 200 && part.from === 0 && part.ms === undefined && part.level === undefined;

async function run(name: string): Promise<Section> {
  if (isStrength) return strengthSection(name, part);
  switch (name as Name) {
    case 'fire':
      return fireSection();
    case 'brigade':
      return brigadeSection();
    case 'bulwark':
      return bulwarkSection();
    case 'kobolds':
      return koboldsSection();
    case 'defenders':
      return defendersSection();
    case 'wolsung':
      return wolsungSection();
    case 'load':
      return loadSection();
    case 'campaign':
      return campaignSection();
    case 'cards':
      return cardsSection();
    case 'bots':
      return botsSection();
    case 'odds':
      return oddsSection();
    case 'server':
      return serverSection();
    case 'drawing':
      return drawingSection();
    case 'queue':
      return queueSection();
    case 'cluster':
      return clusterSection(part.seconds);
  }
}

/** Each section runs in a process of its own, so that none warms up or clutters the engine for the next. */
function runApart(name: string): Section {
  const options = [
    '--raw',
    '--games',
    values.games,
    '--from',
    values.from,
    '--players',
    values.players,
    '--seconds',
    values.seconds,
  ];
  if (values.ms !== undefined) options.push('--ms', values.ms);
  if (values.level !== undefined) options.push('--level', values.level);
  if (values.against !== undefined) options.push('--against', values.against);
  const words = isStrength ? ['strength', name] : [name];
  const args = [...process.execArgv, fileURLToPath(import.meta.url), ...words, ...options];
  const out = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  return JSON.parse(out) as Section;
}

if (values.raw) {
  for (const name of wanted) console.log(JSON.stringify(await run(name)));
} else {
  const last = lastRun();
  const results = wanted.map(runApart);
  const changed = results.flatMap((section) => changedPlay(section, last[section.section]));
  const missed = results.flatMap(({ figures }) => figures.filter((figure) => !passes(figure)));
  if (values.json) {
    console.log(JSON.stringify({ pass: missed.length === 0 && changed.length === 0, changed, sections: results }));
  } else {
    for (const section of results) print(section, last[section.section]);
    for (const change of changed) console.log(`\nPlay has changed under the same rules and seed: ${change}`);
    console.log(missed.length === 0 ? '\nAll bars are met.' : `\nMissed: ${missed.map(({ name }) => name).join('; ')}`);
  }
  if (changed.length === 0 || values.accept) {
    const full = isStrength && !isWhole ? [] : results;
    keep({ ...lastRun(), ...Object.fromEntries(full.map((section) => [section.section, section])) });
  }
  process.exitCode = missed.length > 0 || (changed.length > 0 && !values.accept) ? 1 : 0;
}

/** The benchmark: `npm run bench` for all sections but the long one, or `npm run bench -- fire brigade load cards server strength`. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brigadeSection } from './brigade.ts';
import { cardsSection } from './cards.ts';
import { fireSection } from './fire.ts';
import { loadSection } from './load.ts';
import { changedPlay, keep, lastRun, passes, print, type Section } from './report.ts';
import { serverSection } from './server.ts';
import { strengthSection } from './strength.ts';

const USAGE = `npm run bench [-- sections] [--json] [--accept] [--games n] [--ms n]
  sections  fire, brigade, load, cards (all four if none is named), server (a minute), strength (long)
  --json    one JSON object instead of tables
  --accept  keep the results as the last run even if play has changed under the same version of the rules
  --games   games of each pairing in strength (100)
  --ms      thinking time of the search bot in strength (200)`;

const SECTIONS = ['fire', 'brigade', 'load', 'cards', 'server', 'strength'] as const;
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
        games: { type: 'string', default: '100' },
        ms: { type: 'string', default: '200' },
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
const unknown = positionals.find((name) => !(SECTIONS as readonly string[]).includes(name));
if (unknown !== undefined) refuse(`there is no section "${unknown}"`);
const [games, ms] = [Number(values.games), Number(values.ms)];
if (!Number.isInteger(games) || games < 1 || !Number.isInteger(ms) || ms < 1) refuse('--games and --ms are whole numbers from 1');
const wanted: readonly Name[] = positionals.length > 0 ? (positionals as Name[]) : ['fire', 'brigade', 'load', 'cards'];

async function run(name: Name): Promise<Section> {
  switch (name) {
    case 'fire':
      return fireSection();
    case 'brigade':
      return brigadeSection();
    case 'load':
      return loadSection();
    case 'cards':
      return cardsSection();
    case 'server':
      return serverSection();
    case 'strength':
      return strengthSection(games, ms);
  }
}

/** Each section runs in a process of its own, so that none warms up or clutters the engine for the next. */
function runApart(name: Name): Section {
  const args = [...process.execArgv, fileURLToPath(import.meta.url), name, '--raw', '--games', values.games, '--ms', values.ms];
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
    // Fewer games or less time than usual is a try, not a result to compare with.
    const full = results.filter(({ section }) => section !== 'strength' || (games === 100 && ms === 200));
    keep({ ...lastRun(), ...Object.fromEntries(full.map((section) => [section.section, section])) });
  }
  process.exitCode = missed.length > 0 || (changed.length > 0 && !values.accept) ? 1 : 0;
}

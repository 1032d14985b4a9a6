/** `npm run crash -- --kills 1000`: kills the server while robots play, over both stores, and examines what is left. */
import { type Bundle, bundle } from '../packages/server/test/bundle.ts';
import { folder } from '../packages/server/test/house.ts';
import { type Found, ordeal, type Trial } from '../packages/server/test/ordeal.ts';
import { hasPostgres, startPostgres } from '../packages/server/test/postgres.ts';
import { percentile, readOptions, stopAsked } from './options.ts';

const HEAD = `npm run crash [-- options]
Kills the server with kill -9 at random moments while robots play, starts it anew, and proves from the store
that nothing acknowledged is lost or there twice. Ctrl-C ends it, and what was done so far is examined.`;

const given = readOptions(HEAD, {
  kills: { kind: 'number', usual: 100, least: 1, most: 100_000, says: 'kills, shared among the stores' },
  store: { kind: 'word', usual: 'both', words: ['both', 'embedded', 'postgres'], says: 'which store' },
  processes: { kind: 'number', usual: 2, least: 1, most: 8, says: 'processes on PostgreSQL; the embedded store has one' },
  robots: { kind: 'number', usual: 6, least: 1, most: 100, says: 'robots that play' },
  thought: { kind: 'number', usual: 0, least: 0, most: 10_000, says: 'milliseconds a robot thinks before each move' },
  play: {
    kind: 'word',
    usual: 'toy',
    words: ['toy', 'campaigns'],
    says: 'what robots play: a toy with every kind of secret, or campaigns',
  },
  seed: { kind: 'number', usual: Date.now() % 100_000, least: 0, most: 1_000_000, says: 'which random moments' },
});
const enough = stopAsked();
const stores = (['embedded', 'postgres'] as const).filter((store) => given.store === 'both' || given.store === store);
if (stores.includes('postgres') && !hasPostgres()) {
  console.error('--store embedded leaves it out.');
  process.exit(2);
}

/** A line is overwritten on a terminal; elsewhere one in twenty kills has one of its own. */
function tell(store: string, kills: number, of: number, acknowledged: number): void {
  const line = `${store}: ${kills} of ${of} kills, ${acknowledged} moves acknowledged`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
  else if (kills % 20 === 0) console.log(line);
}

async function run(store: (typeof stores)[number], kills: number, bundled: Bundle): Promise<Found> {
  const own = folder();
  const postgres = store === 'postgres' ? await startPostgres(true) : null;
  const trial: Trial = {
    where: { folder: own.path, url: (await postgres?.database()) ?? null },
    processes: postgres ? given.processes : 1,
    kills,
    robots: given.robots,
    thought: given.thought,
    seed: given.seed,
    bundled,
    campaigns: given.play === 'campaigns',
    apart: true,
    killed: (done, acknowledged) => tell(store, done, kills, acknowledged),
    enough,
  };
  try {
    return await ordeal(trial);
  } finally {
    await postgres?.stop();
    own.remove();
    if (process.stdout.isTTY) process.stdout.write('\n');
  }
}

function report(store: string, found: Found): void {
  const again = (of: number): string => `${Math.round(percentile(found.firstAgain, of))}`;
  console.log(`${store}:
  ${found.kills} kills, ${found.acknowledged} moves acknowledged, ${found.resent} sent again
  ${found.tables} tables, ${found.verified} matches verified, ${found.problems.length} problems
  first move acknowledged after a kill, to those it cut off: p50 ${again(50)} ms, p95 ${again(95)} ms, longest ${again(100)} ms`);
  for (const problem of found.problems.slice(0, 20)) console.error(`  ${problem}`);
}

console.log(`seed ${given.seed}`);
const bundled = await bundle();
let problems = 0;
for (const [i, store] of stores.entries()) {
  if (enough()) break;
  const share = Math.floor(given.kills / stores.length) + (i === 0 ? given.kills % stores.length : 0);
  if (share === 0) continue;
  const found = await run(store, share, bundled);
  report(store, found);
  problems += found.problems.length;
}
process.exit(problems === 0 ? 0 : 1);

/** `npm run attack -- --minutes 10`: ten malicious guests against a server on this machine, while ten honest tables play. */
import { bundle } from '../packages/server/test/bundle.ts';
import { besiege } from '../packages/server/test/siege.ts';
import { readOptions, stopAsked } from './options.ts';

const HEAD = `npm run attack [-- options]
Malicious guests do their worst against a server of its own on this machine, with the usual limits, while honest
people play. Tells how long a move of the honest ones took to be stored. Ctrl-C ends it with the figures so far.`;

const given = readOptions(HEAD, {
  minutes: { kind: 'number', usual: 10, least: 1, most: 600, says: 'for how long' },
  guests: { kind: 'number', usual: 10, least: 1, most: 200, says: 'malicious guests, each from an address of its own' },
  tables: { kind: 'number', usual: 10, least: 1, most: 20, says: 'honest tables of two people' },
  gap: { kind: 'number', usual: 500, least: 50, most: 60_000, says: 'milliseconds an honest person thinks' },
  seed: { kind: 'number', usual: Date.now() % 100_000, least: 0, most: 1_000_000, says: 'which random mischief' },
});
const enough = stopAsked();
/** The aim, on a machine that does nothing else. */
const AIM = 200;
const MINUTE = 60_000;
const CALM = 15_000;

let last = 0;
function tell(moves: number, p99: number, megabytes: number): void {
  const line = `${moves} honest moves, p99 ${Math.round(p99)} ms, server ${Math.round(megabytes)} MB`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}   `);
  else if (performance.now() - last > MINUTE / 4) {
    last = performance.now();
    console.log(line);
  }
}

console.log(`seed ${given.seed}`);
const bundled = await bundle();
const { minutes, guests, tables, gap, seed } = given;
const found = await besiege({
  bundled,
  tables,
  gap,
  guests,
  calm: CALM,
  time: minutes * MINUTE,
  frames: Number.MAX_SAFE_INTEGER,
  seed,
  apart: true,
  tell,
  enough,
});
const { before, most, after } = found.memory;
console.log(`
before: p50 ${found.calm.p50.toFixed(1)} ms, p99 ${found.calm.p99.toFixed(1)} ms
honest: ${found.moves} moves, p50 ${found.p50.toFixed(1)} ms, p99 ${found.p99.toFixed(1)} ms (aim ${AIM} ms on a quiet machine), ${found.faults.length} faults
server: ${Math.round(before)} MB before, ${Math.round(most)} MB at most, ${Math.round(after)} MB afterwards, ${found.busy.toFixed(2)} s of processor a second, main thread late by ${found.delay.toFixed(0)} ms (p99), ${found.errors} errors
malice: ${Object.entries(found.done)
  .map(([what, n]) => `${n} ${what}`)
  .join(', ')}
breaches: ${found.breaches.length}`);
for (const line of [...found.breaches, ...found.faults].slice(0, 20)) console.error(`  ${line}`);
process.exit(found.breaches.length + found.faults.length + found.errors > 0 ? 1 : 0);

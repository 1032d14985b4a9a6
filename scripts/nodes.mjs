// `npm run nodes`: the tests of kernel and server on other versions of Node, which npm's "node" package brings; nothing is
// installed here. `npm run nodes -- 24` takes one version; `npm run nodes -- --all` also runs what takes minutes.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/** Those with long support, and the newest. */
const VERSIONS = ['22', '24', '26'];
const KERNEL = 'packages/kernel/test';
const SERVER = 'packages/server/test';
/** Kills, attacks and floods: the same on every version, and long. */
const LONG = ['crash', 'siege', 'files', 'fuzz', 'leak', 'leak-games'].map((name) => `${name}.test.ts`);

const args = process.argv.slice(2);
const all = args.includes('--all');
const named = args.filter((arg) => arg !== '--all');
const wrong = named.find((arg) => !/^\d{2}(\.\d+){0,2}$/.test(arg));
if (wrong !== undefined) {
  console.error(`"${wrong}" is no version of Node.\nnpm run nodes [-- 22 24 26] [--all]`);
  process.exit(2);
}

const server = readdirSync(join(root, SERVER))
  .filter((name) => name.endsWith('.test.ts') && (all || !LONG.includes(name)))
  .map((name) => `${SERVER}/${name}`);
const failed = [];
for (const version of named.length > 0 ? named : VERSIONS) {
  const node = ['exec', '--yes', `--package=node@${version}`, '--', 'node'];
  console.log(`Node ${version}`);
  if (run('npm', [...node, '--version']) !== 0) {
    failed.push(`${version} (cannot be had)`);
    continue;
  }
  if (run('npm', [...node, 'node_modules/vitest/vitest.mjs', 'run', KERNEL, ...server]) !== 0) failed.push(version);
}
console.log(failed.length === 0 ? 'passed on every version' : `failed on Node ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);

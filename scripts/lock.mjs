// Registries that carry the binaries of one platform only leave the others out of the lock file, and then `npm ci`
// fails everywhere. This puts them back: every optional dependency that is named has an entry with its platform.
// node scripts/lock.mjs [--check]: with --check nothing is written, and a missing entry is an error.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix', 'win32'];
const CHIPS = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];

/** "@rolldown/binding-linux-arm64-musl" says what it runs on. */
function platform(name) {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = CHIPS.filter((chip) => words.includes(chip));
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : null;
  return { ...(os.length > 0 ? { os } : {}), ...(cpu.length > 0 ? { cpu } : {}), ...(libc ? { libc } : {}) };
}

/** Where an import of `name` from the package at `from` is looked for, innermost first. */
function places(from, name) {
  const found = [`${from}/node_modules/${name}`];
  for (let at = from.lastIndexOf('/node_modules/'); at >= 0; at = from.lastIndexOf('/node_modules/', at - 1)) {
    found.push(`${from.slice(0, at)}/node_modules/${name}`);
  }
  found.push(`node_modules/${name}`);
  return found;
}

const path = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const added = [];
for (const [from, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (places(from, name).some((place) => Object.hasOwn(lock.packages, place))) continue;
    const version = range.replace(/^[\^~=v]+/, '');
    const on = platform(name);
    if (!/^\d+\.\d+\.\d+/.test(version) || !('os' in on || 'cpu' in on)) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(entry.dev ? { dev: true } : {}),
      license: entry.license,
      optional: true,
      ...on,
    };
    added.push(name);
  }
}

if (process.argv.includes('--check')) {
  for (const name of added) console.error(`package-lock.json lacks ${name}: run node scripts/lock.mjs`);
  process.exit(added.length > 0 ? 1 : 0);
}
if (added.length > 0) {
  const [[rootKey, rootEntry], ...rest] = Object.entries(lock.packages);
  rest.sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries([[rootKey, rootEntry], ...rest]);
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(`${added.length} entries added`);

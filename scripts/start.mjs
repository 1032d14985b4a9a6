// `npm start`: installs and builds what is missing or stale and opens the hall.
import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { help, languageOf, whyNotArguments } from '../packages/server/scripts/settings.mjs';
import { installIfMissing, root, run } from './run.mjs';

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(help(languageOf(args, process.env)));
  process.exit(0);
}
// Before anything is built: nobody should wait for that to read of a slip.
const wrong = whyNotArguments(args, languageOf(args, process.env));
if (wrong !== null) {
  console.error(wrong);
  process.exit(2);
}

installIfMissing();

/** What pages and server are both made of: everything that is not one of the programs. */
const PROGRAMS = ['cli', 'server', 'web'];
const parts = readdirSync(join(root, 'packages')).filter((name) => !PROGRAMS.includes(name));
const SHARED = ['package-lock.json', 'games', ...parts.map((name) => `packages/${name}`)];
const LEFT_OUT = new Set(['node_modules', 'dist', 'test', 'public']);

/** When anything under this path was last changed. */
function changed(path) {
  const about = statSync(path, { throwIfNoEntry: false });
  if (!about) return 0;
  if (!about.isDirectory()) return about.mtimeMs;
  let last = 0;
  for (const name of readdirSync(path)) if (!LEFT_OUT.has(name)) last = Math.max(last, changed(join(path, name)));
  return last;
}

/** Runs a command unless what it builds is newer than all it is built from. */
function build(what, result, sources, command, args) {
  const built = changed(join(root, result));
  if ([...SHARED, ...sources].every((path) => changed(join(root, path)) <= built)) return;
  console.log(`Building the ${what} ...`);
  const code = run(command, args);
  if (code !== 0) process.exit(code);
}

const SERVER = 'packages/server/dist/main.js';
build('pages', 'packages/web/dist/index.html', ['packages/web'], 'npm', ['run', 'build', '-w', '@guildhall/web']);
build('server', SERVER, ['packages/server'], process.execPath, ['packages/server/scripts/bundle.mjs']);
// Only now is it certain that what it imports is installed.
const { FLAGS } = await import('../packages/server/scripts/bundle.mjs');
const server = spawn(process.execPath, [...FLAGS, SERVER, ...args], {
  cwd: root,
  stdio: 'inherit',
});
// A terminal tells the whole group; whoever stops this process alone means the server.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));

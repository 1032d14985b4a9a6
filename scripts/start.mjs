// `npm start`: installs and builds what is missing or stale and opens the hall.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installIfMissing, root, run } from './run.mjs';

installIfMissing();

/** What the pages are made of. */
const SOURCES = [
  'package-lock.json',
  'packages/web',
  'packages/table',
  'packages/wire',
  'packages/kernel',
  'packages/bots',
  'packages/registry',
  'games',
];
const BUILT = 'packages/web/dist/index.html';
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

function buildPages() {
  if (!existsSync(join(root, 'packages/web/vite.config.ts'))) return;
  const built = changed(join(root, BUILT));
  if (SOURCES.every((path) => changed(join(root, path)) <= built)) return;
  console.log('Building the pages ...');
  const code = run('npm', ['run', 'build', '-w', '@guildhall/web']);
  if (code !== 0) process.exit(code);
}

buildPages();
const server = spawn(process.execPath, ['--import', 'tsx', 'packages/server/src/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
// A terminal tells the whole group; whoever stops this process alone means the server.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));

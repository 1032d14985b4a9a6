// Helpers of the root scripts: plain Node, because they must run before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a command with our own streams; gives its exit code. */
export function run(command, args, env = {}) {
  const windows = process.platform === 'win32';
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: windows && command === 'npm',
    env: { ...process.env, ...env },
  });
  if (error) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}

/** Runs a Node script of an installed package, such as its command line. */
export function runTool(script, args, env) {
  return run(process.execPath, [join(root, 'node_modules', script), ...args], env);
}

/** A fresh clone has no node_modules: fetch exactly what the lock file names. */
export function installIfMissing() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Guildhall needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (existsSync(join(root, 'node_modules', '.package-lock.json'))) return;
  console.log('Installing packages (npm ci) ...');
  const code = run('npm', ['ci', '--no-audit', '--no-fund']);
  if (code !== 0) process.exit(code);
}

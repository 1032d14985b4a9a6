/** Follows a chapter of CONTRIBUTING.md in a copy of the repository: runs its commands, writes its files, makes its changes. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Program } from '../scripts/hall.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** One thing to do: a command of an `sh` block, a file to write, or a change to make in one. */
export type Step =
  | { kind: 'run'; command: string }
  | { kind: 'write'; path: string; text: string }
  | { kind: 'change'; path: string; diff: string };

/** The steps of each section ("### 1. ...") of a chapter ("## ..."), by its number. */
export function stepsOf(chapter: string): Map<number, Step[]> {
  const markdown = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const from = markdown.indexOf(`\n## ${chapter}\n`);
  if (from < 0) throw new Error(`CONTRIBUTING.md has no chapter "${chapter}"`);
  const rest = markdown.slice(from + 1);
  const end = rest.indexOf('\n## ');
  const steps = new Map<number, Step[]>();
  for (const section of (end < 0 ? rest : rest.slice(0, end)).split(/^### /m).slice(1)) {
    steps.set(Number.parseInt(section, 10), stepsIn(section));
  }
  return steps;
}

function stepsIn(section: string): Step[] {
  const steps: Step[] = [];
  // A file or a change is named in the line above its block.
  for (const [, path, language, text] of section.matchAll(/(?:^`([^`\n]+)`:\n\n)?^```(\w+)\n(.*?)^```$/gms)) {
    if (language === 'sh')
      steps.push(
        ...text
          .trim()
          .split('\n')
          .map((command): Step => ({ kind: 'run', command })),
      );
    else if (language === 'text') continue;
    else if (path === undefined) throw new Error(`this block belongs to no file: ${text.slice(0, 60)}`);
    else steps.push(language === 'diff' ? { kind: 'change', path, diff: text } : { kind: 'write', path, text });
  }
  return steps;
}

/** The text with the lines of a diff in the place of those it expects there. */
export function changed(text: string, diff: string): string {
  const lines = diff.replace(/\n$/, '').split('\n');
  const side = (without: string): string =>
    lines
      .filter((line) => !line.startsWith(without))
      .map((line) => line.slice(1))
      .join('\n');
  const [before, after] = [side('+'), side('-')];
  const places = text.split(`${before}\n`).length - 1;
  if (places !== 1) throw new Error(`these lines are there ${places} times instead of once:\n${before}`);
  return text.replace(`${before}\n`, () => `${after}\n`);
}

/** What is not needed to build, check and play; the tests of the template go along, since they are written into every game. */
const LEFT_OUT = ['node_modules', 'dist', '.git', 'screenshots', 'test'];

/** A copy of the repository as it is now, with the packages that are installed here. */
export function copyOfRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'guildhall-copy-'));
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !LEFT_OUT.includes(basename(path)) || relative(root, path).startsWith(join('scripts', 'new-game')),
  });
  const installed = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules', '@guildhall'), { recursive: true });
  for (const name of readdirSync(installed)) {
    // The packages of the repository, and their commands, are those of the copy.
    if (name === '@guildhall' || name === '.bin' || name === '.cache') continue;
    symlinkSync(join(installed, name), join(copy, 'node_modules', name), 'junction');
  }
  mkdirSync(join(copy, 'node_modules', '.bin'));
  for (const name of readdirSync(join(installed, '.bin')))
    symlinkSync(readlinkSync(join(installed, '.bin', name)), join(copy, 'node_modules', '.bin', name));
  for (const folder of ['packages', 'games']) {
    for (const name of readdirSync(join(root, folder))) {
      symlinkSync(join(copy, folder, name), join(copy, 'node_modules', '@guildhall', name), 'junction');
      const own = join(root, folder, name, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(copy, folder, name, 'node_modules'), 'junction');
    }
  }
  return copy;
}

export interface Ran {
  code: number;
  output: string;
}

/** Starts a command as somebody would who sits in this folder, not inside a test. */
function start(folder: string, command: string, env: NodeJS.ProcessEnv): ChildProcess {
  const outside = Object.entries(env).filter(([name]) => !/^(VITEST|NODE_ENV$|TEST$)/.test(name));
  return spawn(command, { cwd: folder, env: Object.fromEntries(outside), shell: true, detached: true });
}

/** Runs a command to its end; `input` is what somebody types meanwhile. */
export function run(folder: string, command: string, input = ''): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = start(folder, command, process.env);
    let output = '';
    const hear = (chunk: Buffer): void => {
      output += chunk;
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    // A game may be over before everything is typed.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Starts a command that goes on until it is killed, with whatever it has started. */
export function keepRunning(folder: string, command: string, env: NodeJS.ProcessEnv): Program {
  const child = start(folder, command, env);
  child.stdout?.resume();
  child.stderr?.resume();
  child.kill = (signal) => child.pid !== undefined && process.kill(-child.pid, signal);
  return child;
}

/** Takes the steps one after another; what commands print, all together. A command that fails fails the test. */
export async function follow(folder: string, steps: readonly Step[]): Promise<string> {
  let output = '';
  for (const step of steps) {
    if (step.kind === 'run') {
      const ran = await run(folder, step.command);
      if (ran.code !== 0) throw new Error(`${step.command}\n${ran.output}`);
      output += ran.output;
      continue;
    }
    const path = join(folder, step.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, step.kind === 'write' ? step.text : changed(readFileSync(path, 'utf8'), step.diff));
  }
  return output;
}

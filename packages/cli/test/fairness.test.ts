import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run, TOY } from './desk.ts';
import { findPython } from './python.ts';

const SCRIPT = fileURLToPath(new URL('../../../docs/examples/verify_chance.py', import.meta.url));
const python = findPython();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-fair-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Transcript {
  seed: string;
  commitment: string;
  entropy: string[];
  draws: { stream: string; from: number; kind: string; below: number; result: number | number[] }[];
}

function check(transcript: Transcript, published?: string): { status: number | null; stdout: string } {
  const path = join(folder, 'check.json');
  writeFileSync(path, JSON.stringify(transcript));
  return spawnSync(python ?? 'python3', [SCRIPT, path, ...(published ? [published] : [])], { encoding: 'utf8' });
}

/** A real match with words of the players mixed in, and its transcript. */
async function played(game: string, hall?: typeof TOY): Promise<Transcript> {
  const match = join(folder, `${game}.json`);
  const draws = join(folder, `${game}-draws.json`);
  await run(['play', game, '--seats', 'random,random', '--mix', '--seed', 'fair', '--file', match], [], hall);
  const { code } = await run(['verify', match, '--transcript', draws], '', hall);
  expect(code).toBe(0);
  return JSON.parse(readFileSync(draws, 'utf8')) as Transcript;
}

describe.runIf(python !== null)('the second implementation of chance (docs/examples/verify_chance.py)', () => {
  it('recomputes every draw of a match of the toy game', async () => {
    const transcript = await played('court', TOY);
    expect(transcript.draws.length).toBeGreaterThan(0);
    expect(check(transcript)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`sound: ${transcript.draws.length} draws`),
    });
    expect(check(transcript, transcript.commitment).status).toBe(0);
  });

  it('finds a draw, a seed or a commitment that was altered', async () => {
    const transcript = await played('court', TOY);
    const [first] = transcript.draws;
    const reversed = { ...first, result: [...(first.result as number[])].reverse() };
    expect(check({ ...transcript, draws: [reversed] })).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('draw 1 from'),
    });
    expect(check({ ...transcript, draws: [{ ...first, from: 1 }] }).stdout).toContain('begins at word 1');
    expect(check({ ...transcript, seed: '00'.repeat(32) }).stdout).toContain('does not fit the commitment');
    expect(check({ ...transcript, entropy: ['x'] }).status).toBe(1);
    expect(check(transcript, '00'.repeat(32)).stdout).toContain('not the one that was published');
  });
});

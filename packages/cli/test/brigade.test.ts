import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listGames } from '@guildhall/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Reply, run, talk } from './desk.ts';
import { findPython } from './python.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BIN = join(ROOT, 'packages/cli/bin/guildhall.mjs');
const python = findPython();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-brigade-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string): string => join(folder, name);

/** Numbers a hasty person types: often the first answer, sometimes another, now and then one that does not exist. */
function hasty(n: number): string[] {
  let x = 12345;
  return Array.from({ length: n }, () => {
    x = (Math.imul(x, 1103515245) + 12345) >>> 0;
    return String(1 + ((x >>> 16) % 7));
  });
}

describe('The Brigade in the terminal', () => {
  it('is played to its end by a person at a pipe, and its dice are verified afterwards', async () => {
    const path = file('person.json');
    const { out, code } = await run(['play', 'brigade', '--seats', 'me,random', '--seed', 'person', '--file', path], hasty(6000));
    expect(code).toBe(0);
    expect(out).toContain('The game is over.');
    expect(out).toMatch(/\n.+ \[BR-\d+\.\d+\]\nScores: Player 1 -?\d+, Player 2 -?\d+\n/);
    // A command stands on a line of its own, and no sentence is longer than the screen.
    expect(out).toContain(`\nCheck every die, shuffle and answer with:\n  guildhall verify ${path}\n`);
    expect(
      out
        .slice(out.lastIndexOf(path))
        .split('\n')
        .slice(1)
        .every((line) => line.length <= 80),
    ).toBe(true);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(path.length + 100);
    const verified = await run(['verify', path, '--transcript', file('person-draws.json')]);
    expect(verified.code).toBe(0);
    expect(verified.out).toContain('The match is sound.');
    const replayed = await run(['replay', path, '--to', '10', '--lang', 'pl']);
    expect(replayed.out).toContain('Stan po 10 z ');
  });

  it('works as a program of its own, from a pipe, without colours', () => {
    const play = spawnSync(process.execPath, [BIN, 'play', 'brigade', '--seed', '7', '--file', file('bin.json')], {
      input: '1\nwhy fly to the moon\nquit\n',
      encoding: 'utf8',
      env: { ...process.env, LANG: 'C' },
    });
    expect(play.stderr).toBe('');
    expect(play.status).toBe(0);
    expect(play.stdout).toContain('The dice are sealed.');
    expect(play.stdout).toMatch(/> why fly to the moon\nNo: .*\[BR-/);
    expect(play.stdout).not.toContain(String.fromCharCode(27));
    const wrong = spawnSync(process.execPath, [BIN, 'play', 'chess'], { encoding: 'utf8', env: { ...process.env, LANG: 'C' } });
    const known = listGames().join(', ');
    expect(wrong).toMatchObject({ status: 2, stdout: '', stderr: `error: There is no game "chess". The games are: ${known}.\n` });
    expect(known).toContain('brigade');
  });

  it('takes and refuses answers in any letters, by Polish words too, and helps with half of one', async () => {
    const lines = ['1', '1', 'why brigade F6', 'why BRIGADE f6', 'brygada f6', 'upgrade', 'ulepsz załoga', 'quit'];
    const { out } = await run(
      ['play', 'brigade', '--seats', 'me,random', '--seed', 'lantern', '--file', file('case.json')],
      lines,
    );
    const refusals = out.split('\n').filter((line) => /^(> .*)?No: .*\[BR-10\.3\]/.test(line));
    expect(refusals).toHaveLength(3);
    expect(new Set(refusals.map((line) => line.slice(line.indexOf('No: ')))).size).toBe(1);
    expect(out).toContain('Go on after "upgrade" with one of: ');
    expect(out).toMatch(/Crew tracker|moves the Crew/);
  });

  it('can be read up by rule, chapter and word', async () => {
    expect((await run(['rules', 'brigade', 'BR-5.8'])).out).toContain('BR-5.8');
    expect((await run(['rules', 'brigade', '5'])).out).toContain('BR-5.1');
    expect((await run(['rules', 'brigade', 'firestorm'])).out).toContain('speak of "firestorm"');
    expect((await run(['rules', 'brigade', 'BR-99.1'])).code).toBe(2);
  });

  it('is simulated with bots', async () => {
    const { out } = await run([
      'sim',
      'brigade',
      '--games',
      '20',
      '--bots',
      'random,random,random,random',
      '--seed',
      '7',
      '--json',
    ]);
    const result = JSON.parse(out);
    expect(result).toMatchObject({ games: 20, outcomes: [{ seat: 0 }, { seat: 1 }, { seat: 2 }, { seat: 3 }] });
    expect(result.decisionsPerSecond).toBeGreaterThan(0);
  });

  it('refuses a position edited by hand into something impossible, naming what is wrong', async () => {
    type Saved = Reply & { position: { table: { [part: string]: unknown } } };
    const [, saved] = (await talk([{ do: 'new', game: 'brigade', seats: 2, seed: '7' }, { do: 'save' }])) as [Reply, Saved];
    const { position } = saved;
    const edited = (part: string, value: unknown): object => ({ ...position, table: { ...position.table, [part]: value } });
    const fire = position.table.fire as number[];
    const requests = [
      { do: 'load', position },
      { do: 'load', position: edited('fire', fire.with(7, 9)) },
      { do: 'load', position: edited('eventDeck', ['S1', ...(position.table.eventDeck as string[])]) },
      { do: 'load', position: edited('dragon', 1) },
      { do: 'load', position: edited('seats', 7) },
    ];
    const [good, ...bad] = await talk(requests);
    expect(good.ok).toBe(true);
    for (const reply of bad) {
      expect(reply.ok).toBe(false);
      expect(reply.error).toMatch(/^This position is impossible: .{8,}/);
    }
  });
});

describe.runIf(python !== null)('the examples in Python', () => {
  it('bot.py plays a whole game over the protocol, in under 60 lines', async () => {
    const script = join(ROOT, 'docs/examples/bot.py');
    expect(readFileSync(script, 'utf8').trimEnd().split('\n').length).toBeLessThan(60);
    const bot = spawnSync(python ?? 'python3', [script, 'brigade', '3', 'seed'], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    expect(bot.stderr).toBe('');
    const { decisions, outcome, match } = JSON.parse(bot.stdout);
    expect(decisions).toBeGreaterThan(20);
    expect(outcome.rule).toMatch(/^BR-/);
    writeFileSync(file('bot.json'), JSON.stringify(match));
    expect((await run(['verify', file('bot.json')])).code).toBe(0);
  });

  it('verify_chance.py recomputes every draw of a real match', async () => {
    const match = file('chance.json');
    await run(['play', 'brigade', '--seats', 'random,random,random', '--mix', '--seed', 'chance', '--file', match]);
    expect((await run(['verify', match, '--transcript', file('chance-draws.json')])).code).toBe(0);
    const script = join(ROOT, 'docs/examples/verify_chance.py');
    const { commitment } = JSON.parse(readFileSync(match, 'utf8'));
    const check = spawnSync(python ?? 'python3', [script, file('chance-draws.json'), commitment], { encoding: 'utf8' });
    expect(check.stdout).toMatch(/^sound: \d+ draws/);
    expect(check.status).toBe(0);
  });
});

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from './desk.ts';

const folder = mkdtempSync(join(tmpdir(), 'guildhall-kobolds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const play = (input: string[], ...more: string[]) =>
  run(
    ['play', 'kobolds', '--seats', 'me,me', '--seed', 'x', '--options', 'scenario=1', '--file', join(folder, 'm.json'), ...more],
    input,
  );

/** To the first model to be deployed, whatever the cards decide. */
const START = ['brood', 'sewer-knives', '1', '1', '1'];

describe('Kobolds at the keyboard', { timeout: 60_000 }, () => {
  it('says how a gang and a point are typed', async () => {
    const { out } = await play(START);
    expect(out).toMatch(/Which gang do you lead\? Build one for 30 gold, or take a ready-made\s+one\./);
    expect(out).toContain('Or type an answer of your own.');
    expect(out).toMatch(/A gang is written as its Leader,[\s\S]+"klacka; troll;\s+3\s+orc-ruffian; stash 3"/);
    expect(out).toMatch(/Or any point: type x and y, such as 12 \d+(\.5)? \(x from 0 to 24, y from/);
  });

  it('says it in Polish', async () => {
    const { out } = await play(START, '--lang', 'pl');
    expect(out).toContain('Albo napisz własną odpowiedź.');
    expect(out).toMatch(/Bandę zapisuje się tak:[\s\S]+„klacka; troll;\s+3\s+orc-ruffian; stash\s+3”/);
    expect(out).toMatch(/Albo dowolny punkt: napisz x i y, na przykład 12 \d/);
  });

  it('takes a point as people write it, and refuses one outside with the figures', async () => {
    const { out } = await play([...START, '12, 12', '(12, 2)', '12 22']);
    expect(out).toMatch(/> 12, 12\nNo: The whole base of .+ must stand in your zone: x 0 to 24,\s+y/);
    expect(out).toMatch(/deploys .+ at \(12, 2\d?\)\. \[KC-4\.10\]/);
  });

  it('is kept when the window is closed in the middle of a game', async () => {
    const file = join(folder, 'closed.json');
    const bin = fileURLToPath(new URL('../bin/guildhall.mjs', import.meta.url));
    const child = spawn(process.execPath, [bin, 'play', 'kobolds', '--seats', 'me,me', '--file', file]);
    let out = '';
    child.stdin.write('brood\n');
    for await (const chunk of child.stdout) {
      out += chunk;
      if (out.includes('Player 2: Which gang')) child.kill('SIGHUP');
    }
    expect(JSON.parse(readFileSync(file, 'utf8')).log).toEqual([{ seat: 0, question: 'gangs/build', answer: 'brood' }]);
    const { out: resumed } = await run(['play', 'kobolds', '--resume', file, '--seats', 'me,me', '--file', file], ['why brood']);
    expect(resumed).toContain('Player 2: Which gang do you lead?');
  });

  it('never concedes by a number: that has to be written out', async () => {
    const { out } = await play([...START, 'm0', '1', '99', 'why concede', 'concede']);
    expect(out).toMatch(/\n +- {2}Concede the game {2}\(concede\)\n/);
    expect(out).not.toMatch(/\d {2}Concede/);
    expect(out).toMatch(/> concede\n[\s\S]*The game is over\. Player \d wins\./);
    const slipped = await play([...START, '1', '10']);
    expect(slipped.out).toContain('> 10\nThere is no answer 10; they are numbered 1 to 9.');
    expect(slipped.out).not.toContain('The game is over');
  });

  it('is listed with what its numbers stand for, not with a hundred of them', async () => {
    const { out } = await run(['games'], '');
    expect(out).toContain('gold=5 … 100 (30*)  Gold for each gang [KC-3.2]');
    expect(out).toMatch(/scenario=0\* \| 1 .+\n +0 {2}By lot\n +1 {2}All Out Brawl\n/);
  });

  it('keeps within 80 columns', async () => {
    const { out } = await play([...START, '1', '1', '1']);
    for (const line of out.split('\n'))
      if (!line.startsWith('The dice') && !line.includes('m.json')) expect(line.length).toBeLessThanOrEqual(80);
  });
});

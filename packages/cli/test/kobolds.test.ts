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

describe('Kobolds at the keyboard', () => {
  it('says how a gang and a point are typed', async () => {
    const { out } = await play(START);
    expect(out).toMatch(/Which gang do you lead\? Build one for 30 gold, or take a ready-made\s+one\./);
    expect(out).toContain('Or type an answer of your own.');
    expect(out).toMatch(/A gang is written as its Leader,[\s\S]+"klacka; troll;\s+3\s+orc-ruffian; stash 3"/);
    expect(out).toMatch(/Or any point: type x and y, such as 12 \d+(\.5)? \(x from 0\.\d+ to 23\.\d+, y from/);
  });

  it('says it in Polish', async () => {
    const { out } = await play(START, '--lang', 'pl');
    expect(out).toContain('Albo napisz własną odpowiedź.');
    expect(out).toMatch(/Bandę zapisuje się tak:[\s\S]+„klacka; troll;\s+3\s+ork\s+rozrabiaka;\s+sakiewka\s+3”/);
    expect(out).toMatch(/Albo dowolny punkt: napisz x i y, na przykład 12 \d/);
  });

  it('takes a point as people write it, and refuses one outside with the figures', async () => {
    const { out } = await play([...START, '12, 12', '(12, 2)', '12 22']);
    expect(out).toMatch(
      /> 12, 12\nNo: The whole base of .+ must stand in your zone: up to 3\.5 inches from\s+the (north|south) edge\. \[KC-4\.12\]/,
    );
    expect(out).toMatch(/deploys .+: 12 inches from the west edge,\s+2 inches from the\s+(north|south) edge\. \[KC-4\.10\]/);
  });

  it('quotes what was typed, in the words it was typed in', async () => {
    const { out } = await play([...START, 'południe', 'dlaczego marsz'], '--lang', 'pl');
    expect(out).toContain('„południe”');
    expect(out).toContain('„marsz”');
    expect(out).not.toMatch(/„(south|walk)”/);
  });

  it('asks which answer half a name means, and takes gangs by their names', async () => {
    const { out } = await play(['Banda Kotły; Klacka Herszt Orków; 2 ork rozrabiaka', 'whispering', 'quit']);
    expect(out).toContain('Perhaps: The Whispering Bows (whispering-bows)');
    expect(out).not.toContain('Part 1 ("Banda');
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

  it('KC-39.1 concedes by the word, once whoever typed it is sure, and never by a number of the question', async () => {
    const { out } = await play([...START, 'm0', 'concede', 'no', 'concede', 'yes']);
    expect(out).toContain('At any time (type: also): Player 1: Concede the game');
    expect(out).toMatch(/> concede\nConcede the game \[KC-39\.1\]: are you sure\? \(yes\/no\) no\n> concede/);
    expect(out).toMatch(/The game is over\. Player \d wins\./);
    // With five gold no gang is ready-made, so that nothing is numbered.
    const poor = await run(
      ['play', 'kobolds', '--seats', 'me,me', '--options', 'gold=5', '--file', join(folder, 'poor.json')],
      ['1', 'also', 'quit'],
    );
    expect(poor.out).toMatch(/> 1\nNo: /);
    expect(poor.out).not.toContain('are you sure?');
    const slipped = await play([...START, '1', '99']);
    expect(slipped.out).toMatch(/> 99\nThere is no answer 99; they are numbered 1 to \d+\./);
    expect(slipped.out).not.toContain('The game is over');
  });

  it('GH-14 lists what everybody at the keyboard may do at any time, and lets also those who are not asked do it', async () => {
    const { out } = await play(['also', 'also concede', 'also 9', 'also 3', 'yes']);
    expect(out).toMatch(
      / 1 {2}Player 1: Concede the game {2}\(concede\)\n +2 {2}Player 1: Offer a draw {2}\(offer draw\)\n +3 {2}Player 2: Concede/,
    );
    expect(out).toContain('Several of you may do that: give the number.');
    expect(out).toContain('"9" cannot be done out of turn now.');
    expect(out).toContain('The game is over. Player 1 wins.');
    const { out: shown } = await run(['replay', join(folder, 'm.json')]);
    expect(shown).toContain('1. Player 2: Concede the game');
  });

  it('says it in Polish too', async () => {
    const { out } = await play(['także', 'także 2', 'tak', 'przyjmuję', 'refuse', 'także 2'], '--lang', 'pl');
    expect(out).toContain('W każdej chwili (napisz: także <numer>):');
    expect(out).toContain('Gracz 1: Proponuję remis [KC-39.2]: na pewno? (tak/nie) tak');
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

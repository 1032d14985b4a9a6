import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Hall } from '../src/context.ts';
import { POLISH, run, TOY } from './desk.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-play-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (name = 'match.json'): string => join(folder, name);
/** Enough first answers for a person to finish: a card, or passing, or words for an epitaph. */
const firstAnswers = (n: number): string[] => Array.from({ length: n }, () => '1');

describe('play', () => {
  it('shows the sealed dice, the board, the breadcrumb, the question and its answers', async () => {
    const { out } = await run(['play', 'court', '--seed', '7', '--file', file()], [], TOY);
    expect(out).toMatch(/^The dice are sealed\. Commitment: [0-9a-f]{64}\n/);
    expect(out).toContain('At the table: Seat 1 (you), Seat 2 (greedy)');
    expect(out).toContain('Court > game > round\n');
    expect(out).toContain('Seat 1: Question round/play a card [CT-2]');
    expect(out).toMatch(/\n {2}1 {2}\d+\n {2}2 {2}\d+\n {2}3 {2}\d+\n/);
  });

  it('tells each seat only what it may hear', async () => {
    const { out } = await run(['play', 'court', '--seed', '7', '--file', file()], [], TOY);
    // The own card is seen, the other seat's is not.
    expect(out).toContain('  drew [CT-1]');
    expect(out).toContain('  drewHidden [CT-1]');
  });

  it('plays to the end by numbers, keeps the match, and the kept match is sound', async () => {
    const input = firstAnswers(60).map((one, i) => (i % 2 === 0 ? one : 'answer words'));
    const { out, code } = await run(['play', 'court', '--seats', 'me,random', '--seed', '3', '--file', file()], input, TOY);
    expect(code).toBe(0);
    expect(out).toContain('The game is over.');
    expect(out).toContain('rounds [CT-6]');
    expect(out).toContain(`guildhall verify ${file()}`);
    const verified = await run(['verify', file()], '', TOY);
    expect(verified.out).toContain('The match is sound.');
    expect(verified.code).toBe(0);
  });

  it('takes answers as typed, and refuses others with the rule', async () => {
    const start = await run(['play', 'court', '--seed', '7', '--file', file()], [], TOY);
    const [, card] = /\n {2}1 {2}(\d+)\n/.exec(start.out) ?? [];
    const { out } = await run(
      ['play', 'court', '--seed', '7', '--file', file()],
      ['answer 99', 'why answer 99', `why ${card}x`, `answer ${card}`],
      TOY,
    );
    expect(out).toContain('> answer 99\nNo: CT-2 notInHand [CT-2]');
    expect(out).toContain(`> answer ${card}\n  revealed [CT-2]`);
  });

  it('takes answers in the spelling a game understands', async () => {
    const start = await run(['play', 'court', '--seed', '7', '--file', file()], [], TOY);
    const [, card] = /\n {2}1 {2}(\d+)\n/.exec(start.out) ?? [];
    const spelt: Hall = {
      ...TOY,
      load: async (id) => ({ ...(await TOY.load(id)), read: (typed, asked) => typed.replace(`the one of ${asked.rule}`, card) }),
    };
    const input = ['answer the one of CT-3', 'answer the one of CT-2'];
    const { out } = await run(['play', 'court', '--seed', '7', '--file', file()], input, spelt);
    expect(out).toContain('> answer the one of CT-3\nNo:');
    expect(out).toContain('> answer the one of CT-2\n  revealed [CT-2]');
  });

  it('says for a number of the menu that it is legal, and for one beyond it that there is none', async () => {
    const { out } = await run(['play', 'court', '--seed', '7', '--file', file()], ['why 1', '77', 'why 77', 'why'], TOY);
    expect(out).toContain('> why 1\nYes, that is legal now:');
    expect(out).toContain('> 77\nThere is no answer 77; they are numbered 1 to 3.');
    expect(out).toContain('> why 77\nThere is no answer 77');
    expect(out).toContain('> why\nSay what: why <answer>');
  });

  it('lets several persons share the keyboard and names whose turn it is', async () => {
    const { out } = await run(['play', 'court', '--seats', 'me,me', '--seed', '7', '--file', file()], ['1'], TOY);
    expect(out).toContain('--- Seat 1 ---');
    expect(out).toContain('--- Seat 2 ---');
    expect(out).toContain('Seat 1 (person), Seat 2 (person)');
  });

  it('takes back with the consent of the other persons, and not without', async () => {
    const input = ['1', 'undo', '1', '1', 'undo', 'no', 'undo', 'yes'];
    const { out } = await run(['play', 'court', '--seats', 'me,me', '--seed', '7', '--file', file()], input, TOY);
    expect(out).toContain('No: You have not given any answer that could be taken back. [GH-7]');
    expect(out).toMatch(/do you agree that Seat \d takes the last answer back\? \(yes\/no\) no\nSeat \d does not agree/);
    expect(out).toMatch(/\(yes\/no\) yes\nTaken back:\n/);
  });

  it('keeps what was played when somebody quits, and goes on from there', async () => {
    const first = await run(['play', 'court', '--seed', '7', '--file', file()], ['1', 'quit'], TOY);
    expect(first.out).toContain(`Go on with: guildhall play court --resume ${file()} --seats me,greedy`);
    const before = JSON.parse(readFileSync(file(), 'utf8'));
    expect(before.log.length).toBeGreaterThan(0);
    const second = await run(['play', 'court', '--resume', file(), '--file', file('two.json')], ['quit'], TOY);
    expect(second.code).toBe(0);
    const after = JSON.parse(readFileSync(file('two.json'), 'utf8'));
    expect(after.log.slice(0, before.log.length)).toEqual(before.log);
  });

  it('goes on in the file it resumed where no other is named', async () => {
    await run(['play', 'court', '--seats', 'me,me', '--seed', '7', '--file', file()], ['1', 'quit'], TOY);
    const before = JSON.parse(readFileSync(file(), 'utf8')).log;
    const { out } = await run(['play', 'court', '--seats', 'me,me', '--resume', file()], ['1', 'quit'], TOY);
    expect(out).toContain(`Go on with: guildhall play court --resume ${file()} --seats me,me`);
    const after = JSON.parse(readFileSync(file(), 'utf8')).log;
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length);
    expect(readdirSync(folder)).toEqual(['match.json']);
  });

  it('keeps nothing where nothing was played', async () => {
    const { out } = await run(['play', 'court', '--seats', 'me,me', '--file', file()], ['quit'], TOY);
    expect(out).toContain('nothing is kept');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('saves on the way, and survives a file that cannot be written', async () => {
    const input = [
      'save',
      `save ${file('here.json')}`,
      `save ${join(folder, 'no', 'where.json')}`,
      `save ${file('n'.repeat(300))}`,
      'quit',
    ];
    const { out } = await run(['play', 'court', '--seats', 'me,me', '--file', file()], input, TOY);
    expect(out).toContain('Say where: save <file>');
    expect(out).toContain(`Saved to ${file('here.json')}.`);
    expect(out).toContain('cannot be written (there is no such file or folder)');
    expect(out).toContain('cannot be written (the name is too long)');
    expect(readdirSync(folder)).toEqual(['here.json']);
  });

  it('reads the rulebook at the table', async () => {
    const { out } = await run(['play', 'court', '--file', file()], ['rules CT-3', 'rules xyzzy', 'rules', 'help', 'board'], TOY);
    expect(out).toContain('> rules CT-3\n  CT-3  CT-3 [house rule]');
    expect(out).toContain('The rulebook has no rule or word "xyzzy".');
    expect(out).toContain('Read on with: rules <chapter, id or words>');
    expect(out).toContain('why <answer>');
    expect(out.match(/Court > game > round/g)).toHaveLength(2);
  });

  it('speaks Polish, and knows Polish commands', async () => {
    const { out } = await run(['play', 'court', '--lang', 'pl', '--file', file()], ['zasady CT-3', 'cofnij', 'wyjdź'], TOY);
    expect(out).toContain('Kości są zapieczętowane.');
    expect(out).toContain('Zasady tej gry są na razie spisane tylko po angielsku.\n  CT-3  CT-3 [zasada domowa]');
    expect(out).toContain('Nie: Nie masz jeszcze odpowiedzi, którą można cofnąć. [GH-7]');
  });

  it('reads the rulebook in Polish where there is one', async () => {
    const { out } = await run(['play', 'court', '--lang', 'pl', '--file', file()], ['zasady lace', 'wyjdź'], POLISH);
    expect(out).toContain('> zasady lace\n  CT-1  Król śpi na żółtej łące. [zasada domowa]');
  });

  it('mixes words of the persons into the sealed dice', async () => {
    const input = ['my words', '1', 'quit'];
    const mixed = await run(['play', 'court', '--mix', '--seed', '7', '--file', file()], input, TOY);
    expect(mixed.out).toContain('Seat 1, add words of your own to the dice (Enter: none): my words');
    expect(JSON.parse(readFileSync(file(), 'utf8')).entropy).toEqual(['my words', '']);
    expect((await run(['verify', file()], '', TOY)).code).toBe(0);
  });

  it('watches bots where no person sits', async () => {
    const { out, code } = await run(['play', 'court', '--seats', 'random,greedy', '--seed', '1', '--file', file()], [], TOY);
    expect(code).toBe(0);
    expect(out).toContain('The game is over.');
    expect(out).not.toContain('\n  drew [CT-1]');
  });

  it('gives the same game for the same seed', async () => {
    const play = async (): Promise<string> =>
      (await run(['play', 'court', '--seats', 'random,greedy', '--seed', 'abc', '--file', file()], [], TOY)).out;
    expect(await play()).toBe(await play());
  });
});

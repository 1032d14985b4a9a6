/** Answers typed in Polish: the first decisions of a game by their Polish words, and what is said to words nobody knows. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from './desk.ts';

const folder = mkdtempSync(join(tmpdir(), 'guildhall-polish-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Logged {
  question: string;
  answer: unknown;
}
let matches = 0;

async function play(game: string, input: string[], ...more: string[]) {
  const file = join(folder, `${game}-${matches++}.json`);
  const { out } = await run(['play', game, '--lang', 'pl', '--seed', 'x', '--file', file, ...more], input);
  // Nothing is kept of a game in which nobody has decided anything.
  const log: Logged[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).log : [];
  return { out, log };
}
const given = (log: Logged[]) => log.map(({ question, answer }) => [question, answer]);

describe('Kobolds & Cobblestones', () => {
  const options = ['--seats', 'me,me', '--options', 'scenario=1'];

  it('KC-3.17, KC-4.6, KC-4.7, KC-4.10: a game is set up in Polish words', async () => {
    const { log } = await play(
      'kobolds',
      ['wylęg', 'Noże z Kanałów', 'południe', 'zaczynam', 'm0', 'z przodu, z lewej'],
      ...options,
    );
    expect(given(log)).toEqual([
      ['gangs/build', 'brood'],
      ['gangs/build', 'sewer-knives'],
      ['set up/edge', 'south'],
      ['set up/first', 'first'],
      ['deployment/model', 'm0'],
      ['deployment/place', 'forward left'],
    ]);
  });

  it('accents may be left out', async () => {
    const { log } = await play('kobolds', ['wyleg', 'noze z kanalow', 'POLUDNIE', 'oddaje pierwszenstwo'], ...options);
    expect(given(log)).toEqual([
      ['gangs/build', 'brood'],
      ['gangs/build', 'sewer-knives'],
      ['set up/edge', 'south'],
      ['set up/first', 'second'],
    ]);
  });

  it('words nobody knows are refused with a rule, and nothing is decided', async () => {
    const { out, log } = await play('kobolds', ['wylęg', 'wylęg', 'fruwam', 'dlaczego zachód', 'na skróty'], ...options);
    expect(log).toHaveLength(2);
    const refusals = out.split('\n').filter((line) => line.startsWith('Nie: '));
    expect(refusals).toHaveLength(3);
    for (const refusal of refusals) expect(refusal).toMatch(/^Nie: .{10,} \[KC-4\.6\]$/);
  });
});

describe('Defenders', () => {
  const options = ['--seats', 'me,me', '--options', 'startSeat=0'];

  it('DF-4.1, DF-29.8, DF-5.3: a world is agreed upon and a city begun in Polish words', async () => {
    const { log } = await play(
      'defenders',
      [
        'świat',
        'steampunk',
        'tak',
        'gotowe',
        'gotowe',
        'twórz as karo miejsce',
        'typ: żelazny mur',
        'zacznij obrońcę 2♥',
        '1',
        'dołóż 7d s0',
        'nie wiem',
      ],
      ...options,
    );
    expect(given(log).slice(0, 6)).toEqual([
      ['world building/wish', 'setting'],
      ['world building/setting', 'steampunk'],
      ['agreement/answer', 'yes'],
      ['world building/wish', 'ready'],
      ['world building/wish', 'ready'],
      ['city creation/act', 'create Ad location'],
    ]);
    expect(given(log)).toContainEqual(['city creation/act', 'create 2h defender']);
    expect(given(log)).toContainEqual(['city creation/act', 'add 7d S0']);
  });

  it('accents may be left out', async () => {
    const { log } = await play('defenders', ['swiat', 'kosmos', 'wstrzymuje sie'], ...options);
    expect(given(log)).toEqual([
      ['world building/wish', 'setting'],
      ['world building/setting', 'space'],
      ['agreement/answer', 'abstain'],
    ]);
  });

  it('words nobody knows are refused with a rule, and nothing is decided', async () => {
    const { out, log } = await play('defenders', ['fruwam', 'dlaczego zamek'], ...options);
    expect(log).toEqual([]);
    const refusals = out.split('\n').filter((line) => line.startsWith('Nie: '));
    expect(refusals).toHaveLength(2);
    for (const refusal of refusals) expect(refusal).toMatch(/^Nie: .{10,} \[DF-4\.1\]$/);
  });
});

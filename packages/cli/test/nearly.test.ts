/** What is said to a line that is no answer: its other half, what it could mean, or what can be answered at all. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { callOf } from '../src/call.ts';
import { columns } from '../src/wrap.ts';
import { run } from './desk.ts';

const folder = mkdtempSync(join(tmpdir(), 'guildhall-nearly-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'm.json');
const play = (input: string[], ...more: string[]) =>
  run(['play', 'brigade', '--seed', 'lantern', '--options', 'firstPlayer=0', '--file', file, ...more], ['1', ...input]);
/** What was said between this line and the next prompt, on one line. */
const replyTo = (out: string, line: string): string =>
  out
    .slice(out.indexOf(`> ${line}\n`) + line.length + 3)
    .split(/\n> (?!Player)/)[0]
    .replace(/\s+/g, ' ');

describe('a line that is no answer', () => {
  it('is told what can be answered', async () => {
    const { out } = await play(['hello', 'quit']);
    expect(replyTo(out, 'hello')).toContain('What can be answered: brigade …, wagon …, upgrade …, end.');
    expect(replyTo(out, 'hello')).toContain('"help"');
  });
  it('is told the answers that have its words', async () => {
    const { out } = await play(['b3', 'tax office', 'why tax', 'quit']);
    expect(replyTo(out, 'b3')).toContain('Perhaps: brigade B3, wagon B3');
    expect(replyTo(out, 'tax office')).toContain('Perhaps: brigade B2, wagon B2');
    expect(replyTo(out, 'why tax')).toContain('Perhaps: brigade B2, wagon B2');
  });
  it('whose beginning is one is told how that goes on', async () => {
    const { out } = await play(['upgrade boots', 'why upgrade', 'quit']);
    expect(replyTo(out, 'upgrade boots')).toContain('Go on after "upgrade" with one of: crew, wagon, leadership');
    expect(replyTo(out, 'why upgrade')).toBe('Go on after "upgrade" with one of: crew, wagon, leadership');
  });
  it('that goes on in one way is told that one', async () => {
    const { out } = await play(['brigade C2', 'extinguish', 'quit']);
    expect(replyTo(out, 'extinguish')).toBe('Go on after "extinguish" with: 1');
  });
  it('is told so in Polish, with or without Polish letters', async () => {
    const { out } = await play(['hej', 'ulepszenie butów', 'dlaczego beczkowoz a1', 'b3', 'wyjdź'], '--lang', 'pl');
    expect(replyTo(out, 'hej')).toContain('Możliwe odpowiedzi: brygada …, beczkowóz …, ulepszenie …, koniec.');
    expect(replyTo(out, 'ulepszenie butów')).toContain('Po „ulepszenie” może następować: załoga, beczkowóz, dowodzenie');
    expect(replyTo(out, 'dlaczego beczkowoz a1')).toContain('[BR-11.7]');
    expect(replyTo(out, 'b3')).toContain('Może: brygada B3, beczkowóz B3');
  });
});

it('an answer with a question mark only asks', async () => {
  const { out } = await play(['end?', 'brigade f6?', 'quit']);
  expect(replyTo(out, 'end?')).toContain('Yes, that is legal now: End the turn');
  expect(replyTo(out, 'brigade f6?')).toContain('[BR-10.3]');
  expect(out).not.toContain('ends the turn');
});

it('what is known by no name may still stand in the rulebook', async () => {
  const { out } = await play(['look ladder', 'quit']);
  expect(replyTo(out, 'look ladder')).toContain('"rules ladder" looks into the rulebook');
});

it('rules found by a word begin with the chapter of that name', async () => {
  const { out } = await play(['rules refill', 'quit']);
  expect(replyTo(out, 'rules refill')).toMatch(/^ ?BR-13\.1 .*BR-13\.8 .*BR-5\.21 .*and 10 more.*"rules 13"/);
});

it('a crowd of answers is set by their marks, so that the board stays on the screen', async () => {
  const { out } = await play(['quit']);
  const [, wagon] = out.split('Wagon to … (wagon B1, …)\n');
  expect(wagon.split('  Upgrade …')[0].split('\n').length).toBeLessThanOrEqual(6);
  expect(wagon).toMatch(/^ +12 {2}B1 +13 {2}C1/);
  expect(out).toContain('Portrait Gallery (B1)');
});

it('one long cell does not spoil the columns of the others', () => {
  const cells = ['short', 'cells', 'are', 'these', 'but this one is by far longer than half of the line', 'and', 'so', 'on'];
  expect(columns(cells, 60)).toEqual([
    '  short   cells   are     these',
    '  but this one is by far longer than half of the line',
    '  and     so      on',
  ]);
});

describe('a board', () => {
  const cities = (out: string): number => out.split('┌───').length - 1;
  it('is drawn again only where it has changed', async () => {
    const { out } = await play(['upgrade crew', 'quit']);
    // Nothing in the city has changed, and the legend never does.
    expect(cities(out)).toBe(2);
    expect(out.split('loyal to player 1').length - 1).toBe(1);
    expect(replyTo(out, 'upgrade crew')).toContain('Crew 0 (2/7)');
  });
  it('is drawn whole for whoever asks', async () => {
    const { out } = await play(['upgrade crew', 'board', 'quit']);
    expect(replyTo(out, 'board')).toMatch(/┌───.*loyal to player 1.*Crew 0 \(2\/7\)/);
  });
});

it('options that do not go together are refused with the one that helps', async () => {
  const alone = await run(['play', 'brigade', '--seats', 'me'], []);
  expect(alone.err).toContain('One player alone plays the cooperative game. [BR-1.2] (--options cooperative=true)');
  const wardens = await run(['sim', 'brigade', '--games', '1', '--options', 'bonusWardens=true'], []);
  expect(wardens.err).toContain('(--options advanced=true)');
  const never = await run(['play', 'brigade', '--options', 'firstPlayer=sun'], []);
  expect(never.err).not.toContain('--options advanced');
});

it('the Polish rules are searched with and without Polish letters, by the forms of a word that begin alike', async () => {
  const { out } = await play(['zasady ogień', 'zasady ogien', 'zasady gaszenie', 'wyjdź'], '--lang', 'pl');
  expect(replyTo(out, 'zasady ogień')).toMatch(/^ ?BR-5\.1 .*płomieni/);
  expect(replyTo(out, 'zasady ogien')).toBe(replyTo(out, 'zasady ogień').replaceAll('zasady ogień', 'zasady ogien'));
  expect(replyTo(out, 'zasady gaszenie')).toMatch(/^ ?BR-12\.1 /);
});

describe('whoever goes on with a match', () => {
  it('is told only the last of what has happened, and where all of it is', async () => {
    await play(['upgrade crew', 'quit']);
    const { out } = await run(['play', 'brigade', '--resume', file, '--seats', 'me,greedy'], ['quit']);
    expect(out).toContain(`What happened last (all of it: guildhall replay ${file}):`);
    expect(out).toContain('Player 1 moves the Crew tracker to space 2');
    expect(out).not.toContain('The city of Tinderbox is laid out');
  });
});

it('what is to be typed next can be typed so', () => {
  expect(callOf('verify m.json', 'en', {})).toBe('guildhall verify m.json');
  expect(callOf('verify m.json', 'pl', {})).toBe('guildhall verify m.json --lang pl');
  expect(callOf('verify m.json', 'pl', { LANG: 'pl_PL.UTF-8' })).toBe('guildhall verify m.json');
  const npx = { npm_command: 'exec', npm_lifecycle_script: "'guildhall' 'play' 'brigade'" };
  expect(callOf('verify m.json', 'en', npx)).toBe('npx guildhall verify m.json');
  expect(callOf('verify m.json', 'en', { ...npx, npm_lifecycle_script: 'vitest "run"' })).toBe('guildhall verify m.json');
});

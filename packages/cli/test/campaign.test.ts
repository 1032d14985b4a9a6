/** `guildhall campaign`: created, shown, played, filed, entered, verified and simulated on one machine. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ran, run } from './desk.ts';

const GUILDHALL = fileURLToPath(new URL('../bin/guildhall.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'guildhall-campaign-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);
const campaign = (...words: string[]): Promise<Ran> => run(['--lang', 'en', 'campaign', ...words]);

const BOTS = ['--seats', 'random,random', '--think', '1'];

describe('a campaign of bots', () => {
  const city = at('city.json');

  beforeAll(async () => {
    expect(await campaign('create', '--players', '2', '--options', 'rounds=2', '--seed', '5', '--file', city)).toMatchObject({
      code: 0,
    });
  });

  it('is created once, and never over another file', async () => {
    const before = readFileSync(city, 'utf8');
    const again = await campaign('create', '--players', '2', '--file', city);
    expect(again).toMatchObject({ code: 2, out: '' });
    expect(again.err).toContain('exists already');
    expect(readFileSync(city, 'utf8')).toBe(before);
  });

  it('is played to its end, with every fight proven', async () => {
    const played = await campaign('play', city, ...BOTS);
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(played.out).toContain('The bots fight it out');
    const verified = await campaign('verify', city, '--json');
    expect(JSON.parse(verified.out)).toMatchObject({ ok: true, proven: 2, byHand: 0 });
  });

  it('shows the books and the lines behind a number, in both languages', async () => {
    const shown = await campaign('show', city, '--why', '1');
    expect(shown.out).toMatch(/Round 2 of 2 \| Over/);
    expect(shown.out).toMatch(/\d+ .*founds a gang/);
    expect((await run(['--lang', 'pl', 'campaign', 'show', city])).out).toContain('Runda 2 z 2');
    expect(JSON.parse((await campaign('show', city, '--json')).out)).toMatchObject({ game: 'kobolds-campaign@1.0.0' });
  });

  it('is refused when it was tampered with', async () => {
    const bad = at('bad.json');
    const file = JSON.parse(readFileSync(city, 'utf8')) as { matches: unknown[]; ledger: { seed: string } };
    writeFileSync(bad, JSON.stringify({ ...file, matches: [] }));
    expect(await campaign('verify', bad)).toMatchObject({ code: 2, err: expect.stringContaining('missing from the file') });
    writeFileSync(bad, JSON.stringify({ ...file, ledger: { ...file.ledger, seed: '0'.repeat(64) } }));
    expect(await campaign('show', bad)).toMatchObject({ code: 2, err: expect.stringContaining('is no campaign') });
    for (const text of ['', '{', '[]', '{"format":"guildhall match 1"}']) {
      writeFileSync(bad, text);
      expect(await campaign('verify', bad)).toMatchObject({
        code: 2,
        err: expect.stringContaining('"guildhall campaign create"'),
      });
    }
  });
});

describe('results from elsewhere', () => {
  const street = at('street.json');
  const report = at('report.json');

  /** Both have founded and brought, and the fight has begun: whoever is at the keyboard then leaves. */
  beforeAll(async () => {
    await campaign('create', '--players', '2', '--options', 'rounds=1,optional=false', '--seed', '6', '--file', street);
    const words = ['klacka; orc-ruffian', 'barry; elf-archer', 'stash 2', 'stash 3', 'quit'];
    const left = await run(['--lang', 'en', 'campaign', 'play', street, '--seats', 'me,me'], words);
    expect(left.out).toContain('The fight is not over');
  });

  it('KC-30.4: a result is entered by hand, and that is told for ever', async () => {
    const waiting = await campaign('show', street);
    expect(waiting.out).toContain('Waited for:');
    writeFileSync(report, '{"winner": 1}');
    expect(await campaign('enter', street, '1', report)).toMatchObject({ code: 2, err: expect.stringContaining('[KC-31.18]') });
    writeFileSync(report, '{');
    expect(await campaign('enter', street, '1', report)).toMatchObject({ code: 2 });
    const scenario = (JSON.parse((await campaign('show', street, '--json')).out) as { table: { scenario: string } }).table
      .scenario;
    const side = { stash: 1, crystals: 0, left: 2, treasures: 0, atEdge: 0, fallen: [] };
    const told = { scenario, reason: 'score', winner: 0, coffers: 4, vicFellTo: -1, sides: [side, side] };
    writeFileSync(report, JSON.stringify(told));
    expect(await campaign('enter', street, '2', report)).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no fight 2'),
    });
    expect(await campaign('enter', street, '1', report)).toMatchObject({ code: 0 });
    expect(JSON.parse((await campaign('verify', street, '--json')).out)).toMatchObject({ proven: 0, byHand: 1 });
    expect(await campaign('enter', street, '1', report)).toMatchObject({ code: 2, err: expect.stringContaining('No result') });
    // The organiser finds that it was wrong.
    expect(await campaign('correct', street, '1', '--why', ' ')).toMatchObject({
      code: 2,
      err: expect.stringContaining('reason'),
    });
    expect(await campaign('correct', street, '3', '--why', 'x')).toMatchObject({ code: 2 });
    expect(await campaign('correct', street, '1', '--why', 'the sides were swapped')).toMatchObject({ code: 0 });
    const { out } = await campaign('show', street);
    expect(out).toContain('Waited for:');
    expect(out).toContain('ruling on Crime Lord 1: the sides were swapped');
  });

  it('KC-31.18: a match that is none of this fight is refused', async () => {
    const other = at('other.json');
    await run(['--lang', 'en', 'play', 'kobolds', '--seats', 'random,random', '--seed', '3', '--file', other]);
    expect(existsSync(other)).toBe(true);
    const road = at('road.json');
    await campaign('create', '--players', '2', '--seed', '6', '--file', road);
    expect(await campaign('file', road, '1', other)).toMatchObject({ code: 2, err: expect.stringContaining('[KC-31.18]') });
    expect(await campaign('file', road, 'one', other)).toMatchObject({ code: 2 });
  });
});

describe('bad input', () => {
  it.each([
    ['an unknown kind', ['create', 'chess'], 'there is no campaign "chess"'],
    ['too many players', ['create', '--players', '17', '--file', at('x.json')], '--players'],
    ['an unknown option', ['create', '--options', 'weeks=3', '--file', at('x.json')], 'weeks'],
    ['a file that is not there', ['show', at('nowhere.json')], 'nowhere.json'],
    ['an unknown bot', ['sim', '--bots', 'genius'], 'genius'],
    ['too few bots', ['sim', '--players', '3', '--bots', 'random,random'], '2'],
    ['no rounds', ['sim', '--rounds', '0'], 'rounds'],
    ['no processes', ['sim', '--jobs', '0'], '--jobs'],
  ])('%s: a sentence, and nothing is written', async (_what, words, said) => {
    const ran = await campaign(...words);
    expect(ran).toMatchObject({ code: 2, out: '', err: expect.stringContaining(said) });
    expect(existsSync(at('x.json'))).toBe(false);
  });
});

describe('simulated seasons', () => {
  const words = ['sim', '--players', '2', '--rounds', '1', '--seasons', '2', '--bots', 'random', '--seed', '4'];

  it('are the same for the same seed, however many processes play them', async () => {
    const [one, two] = [await campaign(...words, '--jobs', '1', '--json'), await campaign(...words, '--jobs', '2', '--json')];
    expect(two.code).toBe(0);
    expect(two.out).toBe(one.out);
    const result = JSON.parse(one.out) as { groups: { [group: string]: { name: string; of: number }[] } };
    expect(result).toMatchObject({ fights: 2, seasons: 2, players: 2 });
    expect(result.groups.notorious.reduce((sum, { of }) => sum + of, 0)).toBe(4);
    expect(result.groups.decided.reduce((sum, { of }) => sum + of, 0)).toBe(2);
  });

  it('are told as tables, and as a page with the command that makes it again', async () => {
    const page = at('balance.md');
    const told = await campaign(...words, '--jobs', '1', '--out', page);
    expect(told.out).toContain('Wealthiest, by Leader');
    expect(told.out).toContain('of processor time');
    const written = readFileSync(page, 'utf8');
    expect(written).toContain('## Wealthiest, by Leader');
    expect(written).toContain('`guildhall campaign sim --players 2 --rounds 1 --seasons 2 --bots random --seed 4 --out');
    expect((await run(['--lang', 'pl', 'campaign', ...words, '--jobs', '1'])).out).toContain('Najbogatszy, według Przywódcy');
  });

  it('stopped half way, those played so far are told', async () => {
    const page = at('stopped.md');
    const half = 'campaign sim --players 2 --rounds 1 --bots random --jobs 2'.split(' ');
    const { child, err, out, ended } = started(...half, '--out', page);
    await err((text) => /\b\d+ of 100 fights/.test(text));
    child.kill('SIGTERM');
    expect(await ended).toBe(128 + constants.signals.SIGTERM);
    expect(out()).toMatch(/^\d+ seasons of 2 players and 1 rounds/);
    const played = Number.parseInt(out(), 10);
    expect(played).toBeLessThan(100);
    expect(readFileSync(page, 'utf8')).toContain(`- Unfinished: ${100 - played} seasons are missing.`);
  });
});

/** The command in a process of its own, for signals. */
function started(...words: string[]) {
  const child = spawn(process.execPath, [GUILDHALL, '--lang', 'en', ...words], { stdio: 'pipe' });
  let [said, told] = ['', ''];
  child.stdout.on('data', (data) => {
    told += data;
  });
  const err = (until: (text: string) => boolean): Promise<void> =>
    new Promise((resolve) => {
      child.stderr.on('data', (data) => {
        said += data;
        if (until(said)) resolve();
      });
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, err, out: () => told, ended };
}

/** Given, report and roles at the terminal and over the protocol, with the kernel's toy that uses each. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchRecord } from '@guildhall/kernel/hall';
import type { AnyGame } from '@guildhall/registry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brought, DELVE } from '../../kernel/test/delve.ts';
import type { Hall } from '../src/context.ts';
import { run, TOY, talk } from './desk.ts';

const HALL: Hall = { list: () => ['delve'], load: async () => DELVE.second as unknown as AnyGame };
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const delve = (args: readonly string[], input: string[] = []) => run(args, input, HALL);
/** The director always sets danger 1; the hero is a bot. */
const INPUT = ['1', '1', '1', '1'];

async function played(): Promise<{ path: string; out: string }> {
  const path = join(folder, 'match.json');
  const given = file('given.json', brought());
  const { code, out } = await delve(['play', 'delve', '--seed', '7', '--given', given, '--file', path], INPUT);
  expect(code).toBe(0);
  return { path, out };
}

describe('play', () => {
  it('sets a game up with what was handed in, names roles, and prints the report', async () => {
    const { path, out } = await played();
    expect(out).toContain('At the table: Seat 1, director (you), Seat 2, hero (greedy)');
    expect(out).toMatch(/Report:\n {2}Rooms: 2\n(.*\n)?\s*Kills: \d/);
    const record = JSON.parse(readFileSync(path, 'utf8')) as MatchRecord;
    expect(record.given).toEqual(brought());
    expect(record.report).toMatchObject({ rooms: 2 });
    const verified = await delve(['verify', path, '--lang', 'pl']);
    expect(verified.out).toContain('To, z czym przygotowano partię, pasuje do gry');
    expect(verified.out).toMatch(/Raport:\n {2}Komnaty: 2/);
    expect((await delve(['replay', path])).out).toMatch(/Report:\n {2}Rooms: 2/);
    const json = JSON.parse((await delve(['verify', path, '--json'])).out);
    expect(json.report).toEqual(record.report);
  });

  it('keeps what was handed in when a match is left and resumed', async () => {
    const path = join(folder, 'match.json');
    await delve(['play', 'delve', '--given', file('given.json', brought()), '--file', path], ['1', 'quit']);
    expect((JSON.parse(readFileSync(path, 'utf8')) as MatchRecord).given).toEqual(brought());
    const again = await delve(['play', 'delve', '--resume', path, '--seats', 'me,greedy'], INPUT);
    expect(again.out).toContain('Report:');
    expect((await delve(['verify', path])).code).toBe(0);
    const both = await delve(['play', 'delve', '--resume', path, '--given', path]);
    expect(both).toMatchObject({ code: 2, err: expect.stringContaining('--given cannot be given together with --resume') });
  });

  it.each<[what: string, content: unknown, error: RegExp]>([
    ['no JSON', 'xyzzy', /cannot be handed in: it is not JSON from line 1 on/],
    ['broken off in a later line', '{\n  "all": {\n    "title": Mill,\n    "rooms": 1 } }', /it is not JSON from line 3 on/],
    ['nested too deep', '['.repeat(5000), /cannot be handed in: it is nested too deep/],
    ['a wrong type', { ...brought(), all: { title: 3, rooms: 1 } }, /given\.all\.title should be a text, not 3\. \[GH-16\]/],
    [
      'wrong in a later line',
      '{\n  "all": {\n    "title": "Mill",\n    "rooms": 9\n  }\n}',
      /line 4: given\.all\.rooms should be at most 4/,
    ],
    ['an unknown key', { ...brought(), gold: 1 }, /given\.gold does not belong there\. \[GH-16\]/],
    ['against a rule of the game', { ...brought(), own: [null, null] }, /A hero is missing\. \[DE-1\.3\]/],
  ])('refuses a file that is %s', async (_what, content, error) => {
    const { code, err, out } = await delve(['play', 'delve', '--given', file('given.json', content)]);
    expect(code).toBe(2);
    expect(err).toMatch(error);
    expect(out).toBe('');
  });

  it('says what is missing and how to come by a pattern, which then will do', async () => {
    const { code, err } = await delve(['play', 'delve']);
    expect(code).toBe(2);
    expect(err).toContain('[GH-16] Hand it in with --given <file>; "guildhall given delve --seats 2" prints a pattern.');
    const pattern = await delve(['given', 'delve', '--seats', '3', '--seed', '5']);
    const begun = await delve(['play', 'delve', '--seats', 'me,greedy,random', '--given', file('g.json', pattern.out)], ['quit']);
    expect(begun.code).toBe(0);
    expect(await run(['given', 'court'], [], TOY)).toMatchObject({ code: 2, err: expect.stringContaining('options alone') });
    const handed = await run(['play', 'court', '--given', file('g.json', brought())], [], TOY);
    expect(handed).toMatchObject({ code: 2, err: expect.stringContaining('Nothing is handed in here') });
  });

  it('GH-17: seats persons and bots by role', async () => {
    const given = file('given.json', brought());
    const seats = (list: string, language = 'en') =>
      delve(['play', 'delve', '--given', given, '--seats', list, '--lang', language], ['quit']);
    expect(await seats('greedy,me')).toMatchObject({ code: 2, err: 'error: Seat 1, director is played by a person. [DE-1.1]\n' });
    expect((await seats('me,search', 'pl')).err).toContain('Seat 2, bohater: mogą tu grać tylko boty: greedy, random. [DE-1.1]');
    const last = file('last.json', { ...brought(), own: brought().own.reverse() });
    const { out } = await delve(['play', 'delve', '--given', last, '--options', 'director=last'], ['quit']);
    expect(out).toContain('At the table: Seat 1, hero (person), Seat 2, director (person)');
    expect((await delve(['sim', 'delve', '--games', '2'])).err).toContain('director is played by a person');
  });

  it('lists roles and whether something is taken', async () => {
    expect((await delve(['games'])).out).toMatch(
      /roles:\n\s+director: 1; persons only \[DE-1\.1\]\n\s+hero: 1-3; greedy, random/,
    );
    expect(JSON.parse((await delve(['games', '--json'])).out).games[0]).toMatchObject({
      given: { all: true, own: true },
      roles: [{ name: 'director' }, { name: 'hero' }],
    });
  });
});

describe('verify', () => {
  it.each<[what: string, change: (record: MatchRecord) => void, error: RegExp]>([
    [
      'report',
      (r) => Object.assign(r.report as object, { kills: 9 }),
      /its report does not follow from the match: report\.kills: 9/,
    ],
    ['given', (r) => Object.assign(r.given?.own[1] as object, { wounds: 0 }), /another game than was saved/],
    ['given out of range', (r) => Object.assign(r.given?.own[1] as object, { wounds: 7 }), /wounds should be at most 2, not 7/],
  ])('refuses a changed %s with the reason', async (_what, change, error) => {
    const { path } = await played();
    const record = JSON.parse(readFileSync(path, 'utf8')) as MatchRecord;
    change(record);
    for (const command of [['verify'], ['replay'], ['play', 'delve', '--resume']]) {
      const { code, err } = await delve([...command, file('changed.json', record)]);
      expect(code).toBe(2);
      expect(err).toMatch(error);
    }
  });
});

describe('the protocol', () => {
  it('gives a pattern, takes what is handed in, and reports with the end', async () => {
    const [pattern] = await talk([{ do: 'given', game: 'delve', seats: 2 }], HALL);
    expect(pattern).toMatchObject({ ok: true, given: { all: { rooms: expect.any(Number) }, own: [null, expect.any(Object)] } });
    const given = { ...brought(), all: { title: 'Mill', rooms: 1 } };
    const replies = await talk(
      [
        { do: 'new', game: 'delve', seats: 2, seed: '7', given },
        { do: 'outcome' },
        { do: 'answer', seat: 0, answer: '1' },
        { do: 'bot', seat: 1, name: 'search' },
        { do: 'bot', seat: 1, name: 'greedy' },
        { do: 'outcome' },
        { do: 'view', seat: 0 },
        { do: 'save' },
      ],
      HALL,
    );
    expect(replies[0]).toMatchObject({ ok: true, roles: ['director', 'hero'] });
    expect(replies[1]).toMatchObject({ outcome: null, report: null });
    expect(replies[3]).toMatchObject({ ok: false, refusal: { rule: 'DE-1.1', why: 'botCannot' } });
    const report = { rooms: 1, survivors: [{ name: 'Ida 1', wounds: expect.any(Number) }], kills: expect.any(Number) };
    expect(replies[5]).toMatchObject({ outcome: { reason: 'out' }, report });
    expect(replies[6]).toMatchObject({ view: { report } });
    const record = replies[7].match as MatchRecord;
    expect(record).toMatchObject({ given, report });
    const altered = { ...record, report: { ...(record.report as object), kills: 9 } };
    const [sound, bad, none] = await talk(
      [
        { do: 'load', match: record },
        { do: 'load', match: altered },
        { do: 'load', match: { ...record, given: 7 } },
      ],
      HALL,
    );
    expect(sound.ok).toBe(true);
    expect(bad).toMatchObject({ ok: false, error: expect.stringContaining('report.kills: 9') });
    expect(none).toMatchObject({ ok: false, error: expect.stringContaining('"given" should be an object') });
  });

  it('refuses what does not fit and changes nothing', async () => {
    const replies = await talk(
      [
        { do: 'new', game: 'delve', seats: 2, given: brought() },
        { do: 'new', game: 'delve', seats: 2, given: { ...brought(), gold: 1 } },
        { do: 'new', game: 'delve', seats: 2 },
        { do: 'actors' },
      ],
      HALL,
    );
    expect(replies[1]).toMatchObject({ ok: false, refusal: { rule: 'GH-16', why: 'badGiven' } });
    expect(replies[2]).toMatchObject({ ok: false, refusal: { rule: 'GH-16', why: 'givenMissing' } });
    expect(replies[3]).toMatchObject({ ok: true, question: 'room/set the danger', decisions: 0 });
  });
});

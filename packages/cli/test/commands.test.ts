import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { POLISH, run, TOY } from './desk.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const file = (name = 'match.json'): string => join(folder, name);

/** A finished match of the toy game between bots. */
async function finished(): Promise<string> {
  await run(['play', 'court', '--seats', 'random,greedy', '--seed', '5', '--file', file()], [], TOY);
  return file();
}

describe('games and rules', () => {
  it('lists the games for people and for programs', async () => {
    const { out } = await run(['games'], '', TOY);
    expect(out).toContain('court      Court (2-3 players, 9 rules, 1.0.0)');
    expect(out).toContain('rounds=3* | 8');
    const { games } = JSON.parse((await run(['games', '--json'], '', TOY)).out);
    expect(games).toMatchObject([{ id: 'court', seats: { min: 2, max: 3 }, rules: 9 }]);
  });

  it('takes the language before or after the command, with or without "="', async () => {
    const polish = (await run(['games', '--lang', 'pl'], '', TOY)).out;
    expect(polish).toContain('graczy');
    for (const words of [
      ['--lang=pl', 'games'],
      ['--lang', 'pl', 'games'],
      ['games', '--lang=pl'],
    ]) {
      expect((await run(words, '', TOY)).out).toBe(polish);
    }
    expect((await run(['--lang=pl'], '', TOY)).out).toContain('Użycie:');
  });

  it('shows contents, a rule, a chapter and a search', async () => {
    expect((await run(['rules', 'court'], '', TOY)).out).toContain('1. Court  CT-1 – CT-9');
    expect((await run(['rules', 'court', 'ct-2'], '', TOY)).out).toContain('CT-2  CT-2 [house rule]');
    expect((await run(['rules', 'court', '1'], '', TOY)).out).toContain('CT-6');
    expect((await run(['rules', 'court', 'ct-', '4'], '', TOY)).out).toContain('1 rule speaks of "ct- 4"');
    expect(JSON.parse((await run(['rules', 'court', 'CT-2', '--json'], '', TOY)).out).rules).toHaveLength(1);
  });

  it('shows rules in Polish where they are written in it, and finds them without the marks of letters', async () => {
    const rules = async (...args: string[]): Promise<string> => (await run(['rules', 'court', ...args], '', POLISH)).out;
    expect(await rules('--lang', 'pl')).toContain('Dwór: 1 zasada\n  1. Początek');
    expect(await rules('ct-1', '--lang', 'pl')).toContain('CT-1  Król śpi na żółtej łące.');
    for (const words of ['żółtej łące', 'ZOLTEJ lace'])
      expect(await rules(words, '--lang', 'pl')).toContain(`„${words}”: 1 zasada\n1. Początek\n  CT-1`);
    expect(await rules('ct-1')).toContain('CT-1  CT-1 [house rule]');
    expect(JSON.parse(await rules('--json', '--lang', 'pl'))).toMatchObject({ title: 'Dwór', language: 'pl' });
  });

  it('shows rules in English where there are no others, and says so', async () => {
    const { out } = await run(['rules', 'court', 'CT-1', '--lang', 'pl'], '', TOY);
    expect(out).toMatch(/^Zasady tej gry są na razie spisane tylko po angielsku.\n1. Court\n {2}CT-1 {2}CT-1/);
    expect((await run(['rules', 'court', 'CT-1', '--lang', 'pl'], '', POLISH)).out).not.toContain('po angielsku');
  });
});

describe('sim', () => {
  it('lets bots play that know how, if none are named', async () => {
    const named = (bots: string[]) => run(['sim', 'court', '--games', '3', '--seed', '2', '--json', ...bots], '', TOY);
    const [usual, greedy, random] = await Promise.all([
      named([]),
      named(['--bots', 'greedy,greedy']),
      named(['--bots', 'random,random']),
    ]);
    const played = ({ out }: { out: string }): unknown => JSON.parse(out).outcomes;
    expect(played(usual)).toEqual(played(greedy));
    expect(played(usual)).not.toEqual(played(random));
  });

  it('reports wins with intervals, endings and speed', async () => {
    const { out } = await run(['sim', 'court', '--games', '40', '--bots', 'greedy,random', '--seed', '2'], '', TOY);
    expect(out).toContain('Court: 40 games, seed 2');
    expect(out).toMatch(/Seat 1\s+greedy\s+\d+\s+\d+\s+\d+\.\d%\s+\d+\.\d% - \d+\.\d%/);
    expect(out).toMatch(/decisions\/s/);
  });

  it('gives programs games, decisions, speed and outcomes by seat, the same for the same seed', async () => {
    const args = ['sim', 'court', '--games', '20', '--bots', 'random,random,random', '--seed', 'x', '--json'];
    const first = JSON.parse((await run(args, '', TOY)).out);
    expect(first).toMatchObject({ games: 20, decisions: expect.any(Number), decisionsPerSecond: expect.any(Number) });
    expect(first.outcomes).toHaveLength(3);
    expect(first.outcomes[0]).toMatchObject({ seat: 0, bot: 'random', wins: expect.any(Number), low: expect.any(Number) });
    const second = JSON.parse((await run(args, '', TOY)).out);
    expect({ ...second, decisionsPerSecond: 0 }).toEqual({ ...first, decisionsPerSecond: 0 });
  });
});

describe('laws', () => {
  it('holds over random and bot play', async () => {
    const { out, code } = await run(['laws', 'court', '--games', '20'], '', TOY);
    expect(code).toBe(0);
    expect(out).toContain('court: all laws held over 20 games');
    const greedy = await run(['laws', 'court', '--games', '3', '--player', 'greedy', '--every', '--json'], '', TOY);
    expect(JSON.parse(greedy.out)).toMatchObject({ ok: true, games: 3 });
  });

  it('prints the line that reproduces a broken law, and that line breaks it again', async () => {
    const game = await TOY.load('court');
    /** The toy with a copy that forgets the scores: law 2. */
    const broken = {
      list: TOY.list,
      load: async () => ({
        ...game,
        copy: (g: Parameters<typeof game.copy>[0]) => {
          const copy = game.copy(g) as { table: { round: number } } & ReturnType<typeof game.copy>;
          if (copy.table.round > 1) copy.table.round = 1;
          return copy;
        },
      }),
    };
    const { err, code } = await run(['laws', 'court', '--seed', '4', '--games', '50', '--options', 'rounds=8'], '', broken);
    expect(code).toBe(1);
    expect(err).toMatch(/Law 2 is broken in game \d+, decision \d+/);
    const [, line] = /Reproduce with: npx guildhall (.*)\n/.exec(err) ?? [];
    expect(line).toContain('--options rounds=8');
    const again = await run(line.split(' '), '', broken);
    expect(again.code).toBe(1);
    expect(again.err).toMatch(/Law 2 is broken/);
    expect((await run(line.split(' '), '', TOY)).code).toBe(0);
  });

  it('--fuzz changes positions: they are refused or played to the end, and a line reproduces where neither holds', async () => {
    const argv = ['laws', 'court', '--games', '4', '--fuzz', '25'];
    const { out, code } = await run(argv, '', TOY);
    expect([code, out]).toEqual([0, expect.stringMatching(/100 positions changed in one thing: \d+ refused, \d+ played/)]);
    expect((await run([...argv, '--lang', 'pl'], '', TOY)).out).toContain('100 pozycji zmienionych w jednym miejscu');
    const report = JSON.parse((await run([...argv, '--json'], '', TOY)).out);
    expect(report.fuzz).toMatchObject({ changed: 100 });
    expect(report.fuzz.refused + report.fuzz.played).toBe(100);

    const game = await TOY.load('court');
    /** The toy takes whatever it is given. */
    const trusting = { list: TOY.list, load: async () => ({ ...game, load: (g: unknown) => ({ game: g }) }) } as typeof TOY;
    const broken = await run(argv, '', trusting);
    expect(broken.code).toBe(1);
    expect(broken.err).toMatch(/Law \d is broken in game \d+, decision \d+: a position of ".*" with .* is loaded, but/);
    const [, line] = /Reproduce with: npx guildhall (.*)\n/.exec(broken.err) ?? [];
    expect(line).toContain('--fuzz 25');
    const again = await run(line.split(' '), '', trusting);
    expect(again.err).toBe(broken.err);
    expect((await run(line.split(' '), '', TOY)).code).toBe(0);
  });
});

describe('replay and verify', () => {
  it('take a match with what people added beside it; what does not fit is found', async () => {
    const match = JSON.parse(readFileSync(await finished(), 'utf8'));
    const cheer = (n: number, name: string, after: number) => ({
      n,
      at: 1000 + n,
      seat: null,
      name,
      after,
      decisions: after,
      body: { kind: 'cheer', loud: 1 },
    });
    const contributions = [cheer(1, 'Ola', 0), cheer(2, 'Ed', 2), cheer(3, 'Ada', match.log.length)];
    writeFileSync(file('added.json'), JSON.stringify({ ...match, contributions }));
    expect(await run(['verify', file('added.json')], '', TOY)).toMatchObject({ code: 0 });
    const course = await run(['replay', file('added.json')], '', TOY);
    expect(course).toMatchObject({ code: 0, out: (await run(['replay', file()], '', TOY)).out });
    writeFileSync(file('twice.json'), JSON.stringify({ ...match, contributions: [cheer(1, 'Ola', 0), cheer(2, 'Ola', 1)] }));
    const twice = await run(['verify', file('twice.json')], '', TOY);
    expect(twice.code).not.toBe(0);
    expect(twice.out + twice.err).toContain('contribution 2');
  });

  it('shows the whole course, or the board at one decision', async () => {
    const path = await finished();
    const whole = await run(['replay', path], '', TOY);
    expect(whole.out).toContain('Setup\n  drewHidden [CT-1]');
    expect(whole.out).toContain('The game is over.');
    const part = await run(['replay', path, '--to', '2', '--seat', '1'], '', TOY);
    expect(part.out).toMatch(/After 2 of \d+ decisions:/);
    expect(part.out).toContain('  drew [CT-1]');
    expect(part.out).not.toContain('\n3. ');
    const { course, view } = JSON.parse((await run(['replay', path, '--to', '2', '--json'], '', TOY)).out);
    expect(course).toHaveLength(3);
    expect(view.seat).toBeNull();
  });

  it('recomputes dice, answers and result, and writes the transcript', async () => {
    const path = await finished();
    const { out, code } = await run(['verify', path, '--transcript', file('draws.json')], '', TOY);
    expect(code).toBe(0);
    expect(out).toContain('The seed fits its commitment');
    expect(out).toContain('The match is sound.');
    const transcript = JSON.parse(readFileSync(file('draws.json'), 'utf8'));
    expect(transcript.format).toBe('guildhall transcript 1');
    expect(JSON.parse((await run(['verify', path, '--json'], '', TOY)).out)).toMatchObject({
      ok: true,
      dealt: true,
      draws: transcript.draws.length,
    });
  });
});

describe('bad input', () => {
  const cases: [string, string[], string][] = [
    ['an unknown command', ['dance'], 'There is no command "dance".'],
    ['an unknown game', ['play', 'chess'], 'There is no game "chess". The games are: court.'],
    ['a missing game', ['play'], 'Say which game.'],
    ['an unknown flag', ['games', '--loud'], 'There is no option --loud here.'],
    ['a flag without its value', ['sim', 'court', '--games'], 'The option --games needs a value.'],
    ['too many words', ['games', 'all'], 'There are too many words'],
    ['an unknown language', ['games', '--lang', 'xx'], 'The languages are en and pl, not "xx".'],
    [
      'an unknown seat',
      ['play', 'court', '--seats', 'me,hal'],
      'Nobody here is called "hal". Seats take: me, random, novice, apprentice, journeyman, veteran, greedy, expert, search.',
    ],
    ['too many seats', ['play', 'court', '--seats', 'me,me,me,me'], 'The game is for 2 to 3 players, not for 4. [GH-5]'],
    [
      'an unknown option',
      ['play', 'court', '--options', 'speed=9'],
      'There is no option "speed". The options are: rounds. [GH-5]',
    ],
    ['an unknown value', ['sim', 'court', '--options', 'rounds=9'], 'The option "rounds" cannot be "9". It can be: 3, 8. [GH-5]'],
    ['an option without value', ['sim', 'court', '--options', 'rounds'], '"rounds" is not of the form name=value.'],
    ['options of laws', ['laws', 'court', '--options', 'rounds=9'], 'The option "rounds" cannot be "9".'],
    ['a fuzz of nothing', ['laws', 'court', '--fuzz', '0'], '--fuzz should be a whole number from 1'],
    ['no whole number', ['sim', 'court', '--games', '-3'], '--games should be a whole number from 1'],
    [
      'an unknown bot',
      ['sim', 'court', '--bots', 'random,hal'],
      'Nobody here is called "hal". Seats take: random, novice, apprentice, journeyman, veteran, greedy, expert, search, brisk.',
    ],
    ['an unknown rule', ['rules', 'court', 'CT-99'], 'The rulebook of court has no rule or word "CT-99".'],
    ['no such file', ['verify', 'nowhere.json'], 'The file nowhere.json cannot be read (there is no such file or folder).'],
    [
      'a place that is not there',
      ['play', 'court', '--file', '/no/such/x.json'],
      'The file /no/such/x.json cannot be written (there is no such file or folder).',
    ],
    [
      'resume with a seed',
      ['play', 'court', '--resume', 'x.json', '--seed', '1'],
      '--seed cannot be given together with --resume',
    ],
  ];
  it.each(cases)('%s: one sentence and exit code 2', async (_what, argv, sentence) => {
    const { code, out, err } = await run(argv, '', TOY);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(`error: ${sentence}`);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('a folder or an impossible name where a file should be written is found out before the game', async () => {
    const { code, out, err } = await run(['play', 'court', '--file', folder], ['1'], TOY);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(`error: The file ${folder} cannot be written (it is a folder).\n`);
    const long = await run(['play', 'court', '--file', join(folder, 'n'.repeat(300))], ['1'], TOY);
    expect(long).toMatchObject({ code: 2, out: '', err: expect.stringContaining('(the name is too long)') });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('a truncated or altered match: one sentence, exit code 2, nothing written', async () => {
    const path = await finished();
    const text = readFileSync(path, 'utf8');
    const record = JSON.parse(text);
    const { length } = record.log;
    const damaged: [string, string][] = [
      [text.slice(0, text.length / 2), 'the file is not JSON: it may be truncated or no match at all'],
      [JSON.stringify({ ...record, seed: 'a'.repeat(64) }), 'the seed does not fit its commitment'],
      [JSON.stringify({ ...record, log: record.log.slice(0, length - 1) }), 'the log replays to another game than was saved'],
      [JSON.stringify({ ...record, log: record.log.slice(1) }), 'of the log does not replay'],
      [JSON.stringify({ ...record, rules: 'court@0.0.1' }), 'the match was played by court@0.0.1'],
      [JSON.stringify({ ...record, entropy: ['more'] }), '"entropy" should have one entry per seat'],
      [JSON.stringify({ ...record, entropy: ['more', ''] }), 'of the log does not replay'],
      [JSON.stringify({ ...record, log: [{ seat: 0 }] }), 'line 1 of the log is neither an answer'],
      ['['.repeat(100_000), 'nested too deep'],
      ['', 'the file is not JSON'],
    ];
    for (const [content, sentence] of damaged) {
      writeFileSync(file('bad.json'), content);
      for (const argv of [
        ['verify', file('bad.json'), '--transcript', file('t.json')],
        ['replay', file('bad.json')],
        ['play', 'court', '--resume', file('bad.json')],
      ]) {
        const { code, out, err } = await run(argv, '', TOY);
        expect(code).toBe(2);
        expect(out).toBe('');
        expect(err).toContain(sentence);
        expect(err.trim().split('\n')).toHaveLength(1);
      }
    }
    expect(readdirSync(folder).sort()).toEqual(['bad.json', 'match.json']);
  });

  it('a place beyond the match', async () => {
    const path = await finished();
    expect((await run(['replay', path, '--to', '9999'], '', TOY)).err).toMatch(
      /--to should be a whole number from 0 to \d+, not "9999"\./,
    );
    expect((await run(['replay', path, '--seat', '3'], '', TOY)).err).toContain('There is no seat 3; the seats are 1 to 2.');
  });

  it('is told in Polish too', async () => {
    const { err } = await run(['play', 'chess', '--lang=pl'], '', TOY);
    expect(err).toBe('błąd: Nie ma gry „chess”. Gry: court.\n');
  });
});

describe('help', () => {
  it('lists the commands with examples, in both languages', async () => {
    for (const argv of [[], ['--help'], ['-h']]) {
      const { out, code } = await run(argv, '', TOY);
      expect(code).toBe(0);
      expect(out).toContain('Usage: guildhall');
      for (const command of [
        'games',
        'rules',
        'play',
        'sim',
        'balance',
        'replay',
        'verify',
        'bench',
        'laws',
        'protocol',
        'backup',
        'restore',
        'bots',
      ])
        expect(out).toContain(`\n  ${command} `);
      expect(out).toContain('Examples:\n  guildhall play brigade');
    }
    expect((await run(['play', '--help', '--lang', 'pl'], '', TOY)).out).toContain('Użycie: guildhall play');
  });
});

/** `guildhall balance` with toys: grids, what a change does, stopping and resuming, bad input. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { completeGiven, type GivenSpec, type MatchGiven, refuse } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CourtTable, court } from '../../kernel/test/court.ts';
import { noFigures } from '../src/balance/figures.ts';
import { startJobs } from '../src/balance/jobs.ts';
import { reportTables } from '../src/balance/report.ts';
import type { Plan } from '../src/balance/rounds.ts';
import type { Hall } from '../src/context.ts';
import { TEXT } from '../src/text/index.ts';
import { run, TOY } from './desk.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const path = (name: string): string => join(folder, name);
const file = (name: string, content: unknown): string => {
  writeFileSync(path(name), typeof content === 'string' ? content : JSON.stringify(content));
  return path(name);
};

/** The court as a game that all win or lose together: by honours enough. A file may say how many rounds there are. */
const HONOURS = 3;
const spec: GivenSpec = {
  rule: 'CT-1',
  all: v.nullable(v.strictObject({ rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)) })),
  sample: (_options, seats) => ({ all: null, own: Array.from({ length: seats }, () => null) }),
};
const allies: AnyGame = {
  ...(court as unknown as AnyGame),
  given: spec,
  handedIn: (handed, options, seats) => completeGiven(spec, handed, options, seats),
  setup: (options, seats, chance, sink, onChance, given?: MatchGiven) => {
    const g = (court as unknown as AnyGame).setup(options, seats, chance, sink, onChance);
    const changed = given?.all as { rounds: number } | null | undefined;
    if (changed) (g.table as CourtTable).rounds = changed.rounds;
    return g;
  },
  outcome: (g) => {
    const { scores } = g.table as CourtTable;
    const won = scores.reduce((sum, score) => sum + score, 0) >= HONOURS;
    return { winners: won ? scores.map((_, seat) => seat) : [], reason: 'over', rule: 'CT-6', scores };
  },
};
const ALLIES: Hall = { list: () => ['court'], load: async () => allies };

const PLAN: Plan = {
  game: court as unknown as AnyGame,
  bots: ['random', 'random'],
  seed: '1',
  ms: 1,
  given: null,
  cells: [{ options: { rounds: 3 } }],
  games: 1,
  against: false,
};

const balance = (args: readonly string[], hall = TOY) => run(['balance', 'court', '--bots', 'random', ...args], '', hall);
interface Told {
  cells: { options: object; played: number; measured: { won: number[]; divided: number }; gained: number[]; lost: number[] }[];
}
const told = async (args: readonly string[], hall = TOY): Promise<Told> =>
  JSON.parse((await balance([...args, '--json'], hall)).out);

describe('a grid', () => {
  it('gives rivals a share for each seat in each cell, and all cells together', async () => {
    const { code, out } = await balance(['--games', '12', '--grid', 'rounds=3|8']);
    expect(code).toBe(0);
    expect(out).toMatch(/By cell\n\s+rounds\s+seat\s+bot\s+games\s+share\s+95% interval\n\s+3\s+Seat 1\s+random\s+12\s+\d+\.\d%/);
    expect(out).toMatch(/\n\s+8\s+Seat 2\s+random\s+12\s/);
    expect(out).toMatch(/All cells together\n.*\n\s+Seat 1\s+random\s+24\s/);
    const { cells } = await told(['--games', '12', '--grid', 'rounds=*', '--seats', '3']);
    expect(cells.map(({ options, played, measured }) => [options, played, measured.won.length])).toEqual([
      [{ rounds: 3 }, 12, 3],
      [{ rounds: 8 }, 12, 3],
    ]);
  });

  it('is the one the game declares if none is given, and one cell if it declares none', async () => {
    const declared = { ...court, meta: { ...court.meta, grid: { 2: 'rounds=8|3' } } } as unknown as AnyGame;
    const hall: Hall = { ...TOY, load: async () => declared };
    expect((await told(['--games', '1'], hall)).cells.map(({ options }) => options)).toEqual([{ rounds: 8 }, { rounds: 3 }]);
    expect((await told(['--games', '1', '--seats', '3'], hall)).cells).toHaveLength(1);
    expect((await told(['--games', '1', '--grid', 'rounds=3'], hall)).cells).toHaveLength(1);
  });

  it.each([
    [1, 36],
    [2, 36],
    [3, 12],
  ])('of Bulwark for %i: armies, levels and different Heroes', async (seats, cells) => {
    const { out } = await run(['balance', 'bulwark', '--bots', 'random', '--seats', String(seats), '--games', '1', '--json']);
    const measured = (JSON.parse(out) as Told).cells;
    expect(measured).toHaveLength(cells);
    expect(measured.every(({ measured: { divided } }) => divided === 0)).toBe(true);
  });

  it('leaves out what the game does not allow, and says why', async () => {
    const strict: AnyGame = {
      ...(court as unknown as AnyGame),
      options: (given, seats) => (given.rounds === 8 ? refuse('CT-9', 'tooLong') : court.options(given, seats)),
    };
    const hall: Hall = { ...TOY, load: async () => strict };
    const { out } = await balance(['--games', '2', '--grid', 'rounds=3|8'], hall);
    expect(out).toContain('1 combination left out, the first because: CT-9 tooLong [CT-9]');
    expect(await balance(['--grid', 'rounds=8'], hall)).toMatchObject({ code: 2, out: '', err: 'error: CT-9 tooLong [CT-9]\n' });
  });

  it('shows on stderr how far it is, in either language', async () => {
    const { err } = await balance(['--games', '40']);
    const lines = err.trim().split('\n');
    expect(lines).toHaveLength(21);
    expect([lines[0], lines[1], lines[20]]).toEqual(['0', '2', '40'].map((done) => `${done} of 40 rounds played`));
    expect((await balance(['--games', '5', '--lang', 'pl'])).err).toContain('Rozegrano 5 z 5 rund');
  });
});

describe('several processes', () => {
  const games = ['--bots', 'random', '--games', '6', '--grid', 'army=*,level=squire', '--seed', 'jobs'];
  const played = (...args: string[]) => run(['balance', 'bulwark', ...games, ...args]);

  it('play the same games as one, and are counted in order', async () => {
    const state = path('s.json');
    const alone = await played('--json');
    const { code, out } = await played('--json', '--jobs', '2', '--state', state);
    expect(code).toBe(0);
    expect(out).toBe(alone.out);
    const more = await played('--json', '--jobs', '3', '--games', '9', '--state', state);
    expect(JSON.parse(more.out).cells).toEqual(JSON.parse((await played('--json', '--games', '9')).out).cells);
    expect((await played('--jobs', '2', '--state', state)).out).toContain('Played in 2 processes.');
  });

  it('an overlay reaches them, and the game without it', async () => {
    const given = file('soft.json', { cards: {}, foes: { 'human-spy': { health: 1 } } });
    const change = ['--given', given, '--against', '--json'];
    expect((await played(...change, '--jobs', '2')).out).toBe((await played(...change)).out);
  });

  it('one that ends too early is told at once, and whenever it is asked again', async () => {
    const { players, end } = startJobs({ ...PLAN, game: { ...PLAN.game, meta: { ...PLAN.game.meta, id: 'nothing' } } }, 1, () => {
      throw new Error('ended');
    });
    await expect(players[0](0, 0)).rejects.toThrow('ended');
    await expect(players[0](0, 0)).rejects.toThrow('ended');
    end();
  });
});

describe('a change', () => {
  it('is compared with the game without it on the same seeds: difference, interval and a sentence', async () => {
    const given = file('long.json', { rounds: 8 });
    const args = ['--games', '60', '--grid', 'rounds=3', '--given', given, '--against'];
    const { out, code } = await balance([...args, '--out', path('page.md')], ALLIES);
    expect(code).toBe(0);
    expect(out).toMatch(/rounds\s+games\s+won\s+95% interval\s+without the change\s+difference, points\s+95% interval/);
    expect(out).toMatch(/The change moves the share won by \+\d+\.\d points \(95% interval \+\d+\.\d … \+\d+\.\d\)\./);
    const { cells } = await told(args, ALLIES);
    expect(cells[0].gained[0]).toBeGreaterThan(cells[0].lost[0]);
    const page = readFileSync(path('page.md'), 'utf8');
    expect(page).toMatch(/^# Balance of Court\n\n- Rules: court@\S+, played on \d{4}-\d\d-\d\d\n- Bots: random, random; /);
    expect(page).toContain(`guildhall balance court --bots random --games 60 --seed 1 --grid rounds=3 --given ${given}`);
    expect(page).toMatch(/\n\| 3 \| 60 \| \d+\.\d% \| \d+\.\d% - \d+\.\d% \| \d+\.\d% \| \+\d/);
  });

  it('that changes nothing is said to show no effect, also in the form other commands take', async () => {
    const given = file('same.json', { all: { rounds: 3 } });
    const args = ['--games', '30', '--grid', 'rounds=3', '--given', given, '--against'];
    expect((await balance(args, ALLIES)).out).toContain('No effect of the change is shown: 0.0 points');
    const [cell] = (await told(args, ALLIES)).cells;
    expect([cell.gained, cell.lost]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('stopped and resumed', () => {
  it('Ctrl-C keeps and tells the figures so far; the same command goes on to what it would have come to', async () => {
    const state = path('state.json');
    const args = ['--grid', 'rounds=3|8', '--seed', 'stop'];
    const script = fileURLToPath(new URL('./toy-hall.mjs', import.meta.url));
    const words = ['balance', 'court', '--bots', 'random', ...args, '--games', '10000000', '--state', state, '--lang', 'en'];
    const child = spawn(process.execPath, [script, ...words, '--out', path('page.md')]);
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      // The first line says that it has begun.
      if (err === '') setTimeout(() => child.kill('SIGINT'), 300);
      err += chunk;
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(130);
    expect(err).toContain(`Stopped. The figures so far are kept in ${state}; the same command goes on from there.`);
    expect(out).toContain('All cells together');
    expect(readFileSync(path('page.md'), 'utf8')).toMatch(/- Unfinished: \d+ rounds are missing/);
    const { figures } = JSON.parse(readFileSync(state, 'utf8')) as { figures: Told['cells'] };
    expect(figures[0].played).toBeGreaterThan(0);
    expect(figures[0].played - figures[1].played).toBeLessThanOrEqual(1);

    const games = ['--games', String(figures[0].played + 7)];
    const resumed = await balance([...args, ...games, '--state', state, '--json']);
    expect(resumed.err).toContain(`Going on after ${figures[0].played + figures[1].played} of `);
    expect(JSON.parse(resumed.out).cells).toEqual((await told([...args, ...games])).cells);
  });

  it('says of a cell without games that nothing is known yet', () => {
    const axes = [{ names: ['rounds'], points: [[3]] }];
    const grid = { axes, cells: [{ at: [0], options: { rounds: 3 } }], left: 0, why: null };
    const measured = { game: allies, bots: ['random', 'random'], grid, figures: [noFigures(2, false)] };
    expect(reportTables(measured, TEXT.en, 'en')[0].rows[1]).toEqual(['3', '0', '–', '0.0% - 100.0%']);
  });

  it('plays nothing anew when all is played', async () => {
    const args = ['--games', '5', '--state', path('s.json')];
    const first = await balance(args);
    const again = await balance(args);
    expect(again.out).toBe(first.out);
    expect(again.err).toBe('Going on after 5 of 5 rounds.\n5 of 5 rounds played\n');
  });

  it('does not add up what does not go together, and leaves the file alone', async () => {
    const state = path('s.json');
    await balance(['--games', '3', '--state', state, '--grid', 'rounds=3']);
    const before = readFileSync(state, 'utf8');
    const refused = async (args: readonly string[], hall = TOY) => {
      const { code, out, err } = await balance(['--games', '3', '--state', state, '--grid', 'rounds=3', ...args], hall);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(readFileSync(state, 'utf8')).toBe(before);
      return err;
    };
    expect(await refused(['--seed', '9'])).toContain('there --seed is "1", here "9".');
    expect(await refused(['--grid', 'rounds=8'])).toContain('there --grid is "rounds=3", here "rounds=8".');
    expect(await refused(['--ms', '7'])).toContain('there --ms is "100", here "7".');
    expect(await refused(['--bots', 'random,greedy'])).toContain('there --bots is "random,random"');
    // The same version with another number in it.
    const retuned: AnyGame = {
      ...(court as unknown as AnyGame),
      setup: (...dealt) => {
        const g = (court as unknown as AnyGame).setup(...dealt);
        (g.table as CourtTable).objections.fill(2);
        return g;
      },
    };
    expect(await refused([], { ...TOY, load: async () => retuned })).toContain('there rules is "court@');
  });

  it.each<[what: string, change: (text: string) => string]>([
    ['no JSON', (text) => text.slice(9)],
    ['something else', () => '{"kind":"match"}'],
    ['null', () => 'null'],
    ['nested too deep', () => '['.repeat(5000)],
    ['more games won than played', (text) => text.replace('"played":3', '"played":0')],
    ['a negative count', (text) => text.replace('"divided":', '"divided":-')],
    ['figures of fewer cells', (text) => text.replace(/"figures":.*\]/, '"figures":[]')],
  ])('refuses a file with %s', async (_what, change) => {
    const state = path('s.json');
    await balance(['--games', '3', '--state', state]);
    writeFileSync(state, change(readFileSync(state, 'utf8')));
    const { code, out, err } = await balance(['--games', '3', '--state', state]);
    expect({ code, out, err }).toEqual({
      code: 2,
      out: '',
      err: `error: The file ${state} does not hold figures of this command.\n`,
    });
  });
});

describe('bad input: one sentence, and nothing is written', () => {
  it.each<[what: string, args: string[], sentence: string]>([
    ['no grid', ['--grid', 'rounds'], '"rounds" is not of the form option=value|value.'],
    ['a grid without values', ['--grid', 'rounds='], '"rounds=" is not of the form option=value|value.'],
    ['an unknown option', ['--grid', 'speed=3'], 'There is no option "speed". The options are: rounds.'],
    ['an unknown value', ['--grid', 'rounds=3|9'], 'The option "rounds" cannot be "9". It can be: 3, 8.'],
    ['an option twice', ['--grid', 'rounds=3,rounds=8'], '"rounds" stands in the grid twice.'],
    ['a value twice', ['--grid', 'rounds=3|3'], '"3" stands in the grid twice.'],
    ['values that do not match', ['--grid', 'rounds=3+8'], '"3+8" should have one value each for rounds.'],
    ['too few bots', ['--seats', '3', '--bots', 'random,greedy'], '--bots names 2 bots for 3 seats.'],
    ['too many seats', ['--seats', '9'], '--seats should be a whole number from 2 to 3, not "9".'],
    ['too many bots', ['--bots', 'random,random,random,random'], 'The game is for 2 to 3 players, not for 4. [GH-5]'],
    ['an unknown bot', ['--bots', 'hal'], 'Nobody here is called "hal".'],
    ['no games', ['--games', '0'], '--games should be a whole number from 1'],
    ['no time', ['--ms', '0'], '--ms should be a whole number from 1'],
    ['no process', ['--jobs', '0'], '--jobs should be a whole number from 1'],
    ['nothing to compare', ['--against'], '--against compares with and without a change: say which with --given <file>.'],
    ['a game that takes no file', ['--given', 'x.json'], 'court is set up with its options alone; nothing is handed in.'],
    ['no place for the page', ['--out', '/no/such/x.md'], 'The file /no/such/x.md cannot be written'],
    ['no place for figures', ['--state', '/no/such/x.json'], 'The file /no/such/x.json cannot be written'],
  ])('%s', async (_what, args, sentence) => {
    const { code, out, err } = await balance(['--out', path('page.md'), ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`error: ${sentence}`);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each<[what: string, content: unknown, sentence: RegExp]>([
    ['no JSON', 'xyzzy', /cannot be handed in: it is not JSON/],
    ['empty', {}, /cannot be handed in: nothing is in it/],
    ['a number out of range', { rounds: -1 }, /given\.all\.rounds should be .*\[GH-16\]/],
    ['an unknown number', { rounds: 3, gold: 1 }, /given\.all.*gold.*\[GH-16\]/],
    ['parts of too many seats', { all: { rounds: 3 }, own: [null] }, /"own" should be a list with one entry for each of 2 seats/],
  ])('a changed file that is %s', async (_what, content, sentence) => {
    const { code, out, err } = await balance(['--given', file('g.json', content), '--out', path('page.md')], ALLIES);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(sentence);
    expect(existsSync(path('page.md'))).toBe(false);
  });
});

/** The test kit on the toy: what it lets through, and what it says when a game is not as the test says. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { runLaws } from '../src/laws/run.ts';
import {
  begin,
  type Check,
  Failed,
  type GoldenTable,
  goldenChecks,
  lawChecks,
  placed,
  printedTables,
  Scene,
} from '../src/testing/index.ts';
import { type CourtFact, type CourtTable, court } from './court.ts';

/** Everybody holds two cards: shuffling changes nothing, so seat 0 has 1, 2 and draws 15, seat 1 has 3, 4 and draws 14. */
const dealt = (seats = 2) => new Scene(court, begin(court, { seats }));

afterEach(() => vi.unstubAllEnvs());

describe('a scene', () => {
  test('begins as dealt, with what was told', () => {
    const s = dealt();
    expect(s.question).toBe('round/play a card');
    expect(s.table.hands).toEqual([
      [1, 2, 15],
      [3, 4, 14],
    ]);
    expect(s.all('drew').map(({ card }) => card)).toEqual([15, 14]);
    expect(s.forget().facts).toEqual([]);
  });

  test('has as few seats as the game allows, scripted chance, or real chance from a seed', () => {
    expect(new Scene(court, begin(court)).table.hands).toHaveLength(2);
    const script = Array.from({ length: 14 }, () => 0);
    const first = new Scene(court, begin(court, { chance: { deck: script } })).table.hands[0][0];
    expect(first).toBe(2);
    const seeds = [1, 2, 3].map((seed) => JSON.stringify(begin(court, { seed }).game.table.hands));
    expect(new Set(seeds).size).toBe(3);
    expect(begin(court, { seed: 1 })).toEqual(begin(court, { seed: 1 }));
    expect(() => begin(court, { options: { rounds: 5 } })).toThrow(/options are refused.*noSuchValue/);
  });

  test('gives answers of a seat, of whoever is asked, and of everybody', () => {
    const s = dealt().forget();
    s.answer(1, 14).say(15).say('pass', 'Well played');
    s.expectFact('revealed', { cards: [15, 14] });
    s.expectFact('honoured', { seat: 0, words: 'Well played' });
    expect(s.last.map(({ kind }) => kind)).toEqual(['honoured', 'drew', 'drew', 'drew', 'drew']);
    const same = dealt().arrange((t) => {
      t.hands = [[1], [2]];
      t.deck = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
      t.objections = [0, 0];
    });
    expect(() => same.everybody(1)).toThrow(/1 of seat 1 to round\/play a card is refused: CT-2: notInHand/);
  });

  test('names what is legal when an answer is refused', () => {
    expect(() => dealt().answer(0, 9)).toThrow(
      '9 of seat 0 to round/play a card is refused: CT-2: notInHand {"answer":9}; legal: seat 0: 1, 2, 15; seat 1: 3, 4, 14',
    );
    const over = dealt();
    over.playOn(1, 1000);
    expect(() => over.answer(0, 1)).toThrow(/refused: GH-1: over .*; legal: nothing/);
    expect(() => over.say(1)).toThrow('nobody is asked: the game is over');
  });

  test('a position that cannot be is not arranged', () => {
    expect(() => dealt().arrange((t) => void t.deck.push(1))).toThrow('this position is impossible: hands, deck and discard');
  });

  test('is placed in the middle, checked as a saved game is', () => {
    const { table, stack } = dealt().game;
    const s = new Scene(court, placed(court, table, stack, { deck: [0] }));
    s.expectQuestion('round/play a card', 1, ['3', '4', '14']);
    expect(s.game.chance).toEqual({ kind: 'scripted', script: { deck: [0] } });
    expect(() => placed(court, { ...table, round: -1 }, stack)).toThrow(/^this position is impossible: table\.round/);
  });

  test('knows which question is open, for whom and with which answers', () => {
    const s = dealt();
    s.expectQuestion('round/play a card', 0).expectQuestion('round/play a card', 1, ['14', '4', '3']);
    expect(() => s.expectQuestion('honour/write an epitaph', 0)).toThrow(
      '"honour/write an epitaph" should be put to seat 0, but "round/play a card" is put to seat 0 and 1',
    );
    s.answer(0, 1);
    expect(() => s.expectQuestion('round/play a card', 0)).toThrow(/but "round\/play a card" is put to seat 1/);
    expect(() => s.expectQuestion('round/play a card', 1, ['3'])).toThrow(
      expect.objectContaining({ actual: ['14', '3', '4'], expected: ['3'] }),
    );
    s.playOn(1, 1000);
    expect(() => s.expectQuestion('round/play a card', 0)).toThrow(/but the game is over/);
  });

  test('knows what is refused and by which rule, and what is allowed', () => {
    const s = dealt();
    expect(s.refused(0, 9, 'CT-2', 'notInHand').about).toEqual({ answer: 9 });
    expect(s.allowed(0, 1).whyNot(0, 1)).toBeNull();
    expect(() => s.refused(0, 1, 'CT-2')).toThrow('1 to round/play a card is legal');
    expect(() => s.refused(0, 9, 'CT-3')).toThrow(Failed);
    expect(() => s.refused(0, 9, 'CT-2', 'notPlain')).toThrow(/refused otherwise: CT-2: notInHand/);
    expect(() => s.allowed(0, 9)).toThrow(/9 to round\/play a card is refused: CT-2/);
  });

  test('lets seats act out of turn', () => {
    const s = dealt().forget();
    s.refusedAct(0, 'anytime/moon', 'x', 'GH-14', 'noSuchAct');
    expect(() => s.act(0, 'anytime/moon', 'x')).toThrow(/"x" of seat 0 out of turn is refused: GH-14: noSuchAct/);
    s.act(1, 'anytime/yield', 'yield').expectFact('yielded', { seat: 1 });
    expect(s.isOver).toBe(true);
    expect(() => dealt().refusedAct(1, 'anytime/yield', 'yield', 'GH-14')).toThrow('"yield" out of turn is legal');
  });

  test('finds exactly one fact, or none', () => {
    const s = dealt();
    expect(s.expectFact('drew', { seat: 1 }).card).toBe(14);
    expect(() => s.expectFact('drew')).toThrow(/one fact "drew" with {} was expected, not 2; facts told: \[/);
    expect(() => s.expectFact('drew', { seat: 2 })).toThrow(/not 0/);
    s.expectNoFact('drew', { seat: 2 });
    expect(() => s.expectNoFact('drew')).toThrow(/no fact "drew"/);
  });

  test('shows what others see and hear', () => {
    const s = dealt();
    expect(s.view(0).table).toMatchObject({ hand: [1, 2, 15] });
    expect(s.view(null).table).toMatchObject({ hand: [] });
    expect(s.asked(1)?.options).toEqual([3, 4, 14]);
    expect(s.heard(0).map(({ kind, card }) => [kind, card])).toEqual([
      ['drew', 15],
      ['drewHidden', undefined],
    ]);
  });

  test('branches without being changed', () => {
    class Court extends Scene<CourtTable, string | number, object, CourtFact> {
      hand(seat: number): number[] {
        return this.table.hands[seat];
      }
      protected override inTest(answer: string | number): string {
        return `card ${answer}`;
      }
    }
    const s = new Court(court, begin(court));
    const other = s.branch();
    other.answer(0, 1);
    expect(other).toBeInstanceOf(Court);
    expect([s.actors, other.actors]).toEqual([[0, 1], [1]]);
    expect(s.offered(1, 'card')).toEqual(['3', '4', '14']);
    expect(s.hand(0)).toEqual([1, 2, 15]);
  });

  test('plays on until the end, a position or a number of decisions', () => {
    expect(dealt().playOn(1, 2)).toBe(2);
    const s = dealt();
    s.playOn(1, 1000, ({ question }) => question === 'honour/write an epitaph');
    expect(s.question).toBe('honour/write an epitaph');
    expect(s.isOver).toBe(false);
    s.playOn(1, 1000);
    expect([s.isOver, s.outcome?.reason]).toEqual([true, 'rounds']);
  });
});

describe('golden matches', () => {
  const TABLES: GoldenTable[] = [
    { name: 'two', seats: 2, reaches: ['honoured', 'objections/respond'] },
    { name: 'three', seats: 3, options: { rounds: 8 } },
  ];
  const folder = (): string => mkdtempSync(join(tmpdir(), 'golden-'));
  const checks = (at: string, tables = TABLES): Check[] => goldenChecks(court, pathToFileURL(`${at}/`), tables);
  /** What each check says; empty: it holds. */
  const said = (list: Check[]): { [name: string]: string } =>
    Object.fromEntries(
      list.map(({ name, check }) => {
        try {
          check();
          return [name, ''];
        } catch (error) {
          return [name, (error as Error).message];
        }
      }),
    );
  const written = (tables = TABLES): string => {
    const at = folder();
    vi.stubEnv('UPDATE_GOLDEN', '1');
    checks(at, tables);
    vi.unstubAllEnvs();
    return at;
  };

  test('are written on demand, and then hold', () => {
    const at = folder();
    expect(said(checks(at))['every golden match is kept']).toMatch(/UPDATE_GOLDEN=1 writes .*two\.json.*three\.json/);
    rmSync(at, { recursive: true });
    const kept = written();
    expect(readdirSync(join(kept, '1.0.0'))).toEqual(['three.json', 'two.json']);
    const before = readFileSync(join(kept, '1.0.0/two.json'), 'utf8');
    const found = said(checks(kept));
    expect(Object.keys(found)).toHaveLength(5);
    expect(Object.values(found).join('')).toBe('');
    // Written anew they are the same, and without being asked nobody writes.
    vi.stubEnv('UPDATE_GOLDEN', '1');
    checks(kept);
    expect(readFileSync(join(kept, '1.0.0/two.json'), 'utf8')).toBe(before);
    rmSync(kept, { recursive: true });
  });

  test('notice another course, another end, a bad position and what is not come to', () => {
    const at = written();
    const file = join(at, '1.0.0/two.json');
    const golden = JSON.parse(readFileSync(file, 'utf8'));
    const name = 'the golden match 1.0.0/two replays to its end';
    const position = 'the position of the golden match 1.0.0/two loads and can be finished';
    const edited = (edit: (g: typeof golden) => void, tables = TABLES): { [name: string]: string } => {
      const copy = structuredClone(golden);
      edit(copy);
      writeFileSync(file, JSON.stringify(copy));
      return said(checks(at, tables));
    };
    expect(edited(() => undefined)[name]).toBe('');
    expect(edited((g) => void g.digests.splice(2, 1, '00000000'))[name]).toMatch(/^the game differs after decision 3: \{"seat"/);
    expect(edited((g) => void g.digests.pop())[name]).toMatch(/differs after decision|every decision has its digest/);
    expect(edited((g) => void Object.assign(g.match, { digest: '0'.repeat(64) }))[name]).toMatch(/replays to another game/);
    expect(edited((g) => void Object.assign(g.match, { entropy: ['x'] }))[name]).toMatch(/one entry per seat/);
    expect(edited((g) => void Object.assign(g.position.table, { round: 99 }))[position]).toBe('');
    expect(edited((g) => void g.position.table.deck.push(1))[position]).toMatch(/hands, deck and discard/);
    const wants = [{ ...TABLES[0], reaches: ['moon'] }, TABLES[1]];
    expect(edited(() => undefined, wants)[name]).toBe('the match does not come to moon');
    rmSync(at, { recursive: true });
  });

  test('of earlier versions must load, but may take another course', () => {
    const at = written();
    mkdirSync(join(at, '0.9.0'));
    cpSync(join(at, '1.0.0/two.json'), join(at, '0.9.0/two.json'));
    const found = said(checks(at));
    expect(found['the golden match 0.9.0/two replays to its end']).toBe('');
    const golden = JSON.parse(readFileSync(join(at, '0.9.0/two.json'), 'utf8'));
    writeFileSync(join(at, '0.9.0/two.json'), JSON.stringify({ ...golden, digests: [] }));
    expect(said(checks(at))['the golden match 0.9.0/two replays to its end']).toBe('');
    golden.match.log[0].answer = 99;
    writeFileSync(join(at, '0.9.0/two.json'), JSON.stringify(golden));
    expect(said(checks(at))['the golden match 0.9.0/two replays to its end']).toMatch(/line 1 of the log/);
    expect(existsSync(at)).toBe(true);
    rmSync(at, { recursive: true });
  });

  test('that never come to what they are kept for are not written', () => {
    expect(() => written([{ name: 'moon', seats: 2, reaches: ['moon'] }])).toThrow(
      'none of 50 games of "moon" came to all of moon',
    );
  });
});

describe('laws in batches', () => {
  const MUST = ['honoured', 'moon'];
  const series = { first: 1, batch: 5, games: 10, run: () => ({ sample: 4 }) };
  const withMoon = { ...court, content: { ...court.content, all: [...court.content.all, 'moon'] } };
  /** All batches are played; gives the last check, about what was reached. */
  const afterAll = (except: (name: string) => boolean, batches: number[] = []): (() => void) => {
    const run = (batch: number) => ({ sample: batches.push(batch) && 4 });
    const checks = lawChecks(withMoon, import.meta.url, { ...series, atMost: 40, except, run });
    for (const { check } of checks.slice(0, -1)) check();
    return checks[checks.length - 1].check;
  };

  test('one check a batch, and one for what was reached', () => {
    const names = (more: { atMost?: number }) =>
      lawChecks(court, import.meta.url, { ...series, ...more }).map(({ name }) => name);
    const batches = ['the laws hold in games 1 to 5', 'the laws hold in games 6 to 10'];
    expect(names({ atMost: 20 })).toEqual([...batches, 'every question and all content has been reached']);
    expect(names({})).toEqual([...batches, 'decisions were looked at closely']);
  });

  test('play goes on until everything is reached, but not for ever', () => {
    const batches: number[] = [];
    expect(afterAll((name) => !MUST.includes(name), batches)).toThrow('40 games never came to moon');
    expect(batches).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('what no fact tells of counts if the table shows it, where a game begins or ends', () => {
    const seen = (shown: (table: unknown) => readonly string[]): readonly string[] =>
      runLaws({ ...court, content: { ...withMoon.content, shown } }, { seed: 1, games: 2, sample: 4 }).unseenContent;
    expect(seen(() => [])).toContain('moon');
    expect(seen(() => ['moon'])).not.toContain('moon');
    const tables: unknown[] = [];
    seen((table) => {
      tables.push(JSON.stringify(table));
      return [];
    });
    expect(tables).toHaveLength(4);
    expect(tables[0]).not.toBe(tables[1]);
  });

  test('games known for what is rare are played before that', () => {
    const played: number[] = [];
    const run = (batch: number) => ({ sample: 4, onGame: () => void played.push(batch) });
    const rare = { ...series, run, known: [23, 31], atMost: 40, except: (name: string) => name !== 'honoured' };
    for (const { check } of lawChecks(court, import.meta.url, { ...rare, games: 0 })) check();
    // Honour is seen in every game, so the first known one is enough.
    expect(played).toEqual([4]);
    played.length = 0;
    const checks = lawChecks(withMoon, import.meta.url, { ...rare, games: 0, atMost: 5, except: (name) => !MUST.includes(name) });
    expect(checks[0].check).toThrow('7 games never came to moon');
    expect(played).toEqual([4, 6, 0, 0, 0, 0, 0]);
  });

  test('ways to end are reached as well', () => {
    const reached = { ...series, atMost: 10, run: () => ({ sample: 4 }) };
    const last = (endings: string[]) => {
      const checks = lawChecks(court, import.meta.url, { ...reached, endings, except: (name) => !name.startsWith('ending') });
      for (const { check } of checks.slice(0, -1)) check();
      return checks[checks.length - 1].check;
    };
    expect(last(['rounds'])).not.toThrow();
    expect(last(['rounds', 'flood'])).toThrow('10 games never came to ending flood');
  });

  test('as many games as there are with LAWS=all', () => {
    const count = () => lawChecks(court, import.meta.url, { ...series, whole: 50 }).length;
    expect(count()).toBe(3);
    vi.stubEnv('LAWS', 'all');
    expect(count()).toBe(11);
  });

  test('what games have behind them when they begin is excepted', () => {
    const batches: number[] = [];
    expect(afterAll((name) => name !== 'honoured', batches)).not.toThrow();
    expect(batches).toEqual([0, 1]);
  });

  test('one game alone again, as a broken law says', () => {
    vi.stubEnv('LAWS_GAME', '7');
    const [one, ...rest] = lawChecks(court, import.meta.url, series);
    expect([one.name, rest]).toEqual(['the laws hold in game 7', []]);
    expect(one.check).not.toThrow();
    const broken = { ...court, problemWithTable: () => 'a card is missing' };
    const [again] = lawChecks(broken, import.meta.url, series);
    expect(again.check).toThrow(/LAWS_GAME=7 npx vitest run packages\/kernel\/test\/testing\.test\.ts/);
  });
});

describe('tables printed in a rulebook', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'guildhall-printed-')), 'en.md');
  const lines = [
    '## D1. Cards',
    '| card | value |',
    '|---|---|',
    '| fox | 3 |',
    '### Rare',
    '| card |',
    '|---|',
    '| owl |',
    '## D10. End',
  ];
  writeFileSync(file, lines.join('\n'));
  afterAll(() => rmSync(dirname(file), { recursive: true }));

  test('are read to the next heading of the same depth, without heads', () => {
    expect(printedTables(pathToFileURL(file), 'D1')).toEqual([[['fox', '3']], [['owl']]]);
    expect(printedTables(pathToFileURL(file), 'Rare')).toEqual([[['owl']]]);
    expect(printedTables(pathToFileURL(file), 'D10')).toEqual([]);
  });
  test('must have a heading', () => {
    expect(() => printedTables(pathToFileURL(file), 'D2')).toThrow('the rulebook has no heading "D2"');
  });
});

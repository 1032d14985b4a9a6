/** What goes into a match and comes out of it: given, report and roles, at every door of the kernel. */
import { whyNotSeated } from '@guildhall/wire/customs';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import {
  begin,
  digest,
  frozenInWords,
  Match,
  type MatchRecord,
  publicFrozen,
  readMatch,
  replay,
  tableRefusal,
  verify,
} from '../src/hall.ts';
import {
  botFor,
  calledAtTable,
  defineGame,
  isRefusal,
  type MatchGiven,
  MOST_GIVEN,
  type Options,
  type Plain,
  QuickRandom,
  quickState,
  rolesInOrder,
  sealedChance,
  usualGiven,
  whyNotOwn,
} from '../src/index.ts';
import { LawBroken, runLaws } from '../src/laws/index.ts';
import { begin as beginTest, Failed, Scene } from '../src/testing/index.ts';
import { court } from './court.ts';
import { brought, DELVE, type DelveGiven, type DelveTable, delve } from './delve.ts';

type DelveMatch = Match<DelveTable, string, Plain>;
const OPTIONS: Options = { director: 'first' };
const SEED = '5'.repeat(64);

const complete = (handed: unknown, seats = 2): MatchGiven => {
  const given = delve.handedIn(handed, OPTIONS, seats);
  if (isRefusal(given)) throw new Error(JSON.stringify(given));
  return given;
};
const start = (seats = 2) => ({ seats, options: OPTIONS, seed: SEED, given: complete(brought(seats), seats) });

function playOn(match: DelveMatch, until = Number.POSITIVE_INFINITY): DelveMatch {
  const { game } = match;
  const random = new QuickRandom(3);
  for (
    let [seat] = game.actors(match.current);
    seat !== undefined && match.decisions < until;
    [seat] = game.actors(match.current)
  )
    expect(match.answer(seat, game.sample(match.current, seat, random))).toBeNull();
  return match;
}
const finished = (): MatchRecord => playOn(Match.create(delve, start()) as DelveMatch).record();
const changed = (record: MatchRecord, change: (copy: MatchRecord) => void): MatchRecord => {
  const copy = JSON.parse(JSON.stringify(record)) as MatchRecord;
  change(copy);
  return copy;
};
const problemOf = (record: unknown, game = delve): string => {
  const read = readMatch(JSON.stringify(record));
  if ('problem' in read) return read.problem;
  const replayed = replay(game, read.record);
  return 'problem' in replayed ? replayed.problem : '';
};

describe('what is handed in', () => {
  test('GH-16: fits its schema, and is completed', () => {
    expect(delve.handedIn(brought(), OPTIONS, 2)).toEqual(brought());
    expect(court.handedIn(null, { rounds: 3 }, 2)).toEqual({ all: null, own: [null, null] });
    expect(court.handedIn({}, { rounds: 3 }, 3)).toEqual({ all: null, own: [null, null, null] });
  });

  const hero = { name: 'Ida', wounds: 1, charm: 'iron' };
  const { all } = brought();
  test.each<[what: string, handed: unknown, why: string, wrong?: string]>([
    ['nothing', null, 'givenMissing'],
    ['no dungeon', { own: [null, hero] }, 'givenMissing'],
    ['a number', 7, 'badGiven', 'given should be an object'],
    ['a list', [], 'badGiven', 'given should be an object'],
    ['what is not plain', { all: Number.NaN }, 'badGiven', 'given.all is NaN'],
    ['an unknown key', { ...brought(), gold: 3 }, 'badGiven', 'given.gold does not belong there'],
    ['an unknown key inside', { ...brought(), all: { ...all, gold: 3 } }, 'badGiven', 'given.all.gold does not belong there'],
    [
      'a wrong type',
      { ...brought(), all: { ...all, rooms: 'two' } },
      'badGiven',
      'given.all.rooms should be a number, not "two"',
    ],
    ['out of range', { all, own: [null, { ...hero, wounds: 3 }] }, 'badGiven', 'given.own[1].wounds should be at most 2, not 3'],
    ['too few seats', { all, own: [null] }, 'badGiven', 'given.own should have 2 entries, not 1'],
    ['no list of seats', { all, own: 'everybody' }, 'badGiven', 'given.own should be a list'],
    ['too much', { all, own: [null, { ...hero, name: 'x'.repeat(MOST_GIVEN) }] }, 'givenTooLarge'],
  ])('GH-16: %s is refused in words that say where and why', (_what, handed, why, wrong) => {
    const refusal = delve.handedIn(handed, OPTIONS, 2);
    if (!isRefusal(refusal)) throw new Error('it is not refused');
    expect(refusal).toMatchObject({ rule: 'GH-16', why, ...(wrong && { about: { wrong } }) });
    for (const language of ['en', 'pl'] as const)
      expect(tableRefusal(language, refusal, { seat: (seat) => `Seat ${seat}` })).toMatch(wrong ? wrong.slice(0, 5) : /\w{3}/);
  });

  test('the game itself refuses what does not go together, by its own rule', () => {
    expect(delve.handedIn({ all, own: [hero, hero] }, OPTIONS, 2)).toMatchObject({ rule: 'DE-1.3', why: 'noHero' });
    expect(delve.handedIn({ all, own: [hero, null] }, { director: 'last' }, 2)).toEqual({ all, own: [hero, null] });
    expect(delve.handedIn({ all, own: [null, hero, hero] }, OPTIONS, 3)).toMatchObject({ rule: 'DE-1.3', why: 'sameName' });
  });

  test('GH-16: nothing can be handed in to a game that takes nothing', () => {
    expect(court.handedIn({ all: 1 }, { rounds: 3 }, 2)).toMatchObject({ rule: 'GH-16', why: 'nothingTaken' });
    expect(court.handedIn({ own: [null, {}] }, { rounds: 3 }, 2)).toMatchObject({ rule: 'GH-16', why: 'nothingTaken' });
  });

  test('one seat can be looked at alone', () => {
    const spec = delve.given ?? undefined;
    expect(whyNotOwn(spec, 1, hero)).toBeNull();
    expect(whyNotOwn(spec, 1, { ...hero, charm: 'gold' })).toMatchObject({ why: 'badGiven' });
    expect(whyNotOwn(undefined, 1, hero)).toMatchObject({ why: 'nothingTaken' });
    expect(whyNotOwn(spec, 1, undefined)).toMatchObject({ why: 'badGiven' });
  });

  test('the table is dealt from a copy of it', () => {
    const given = complete(brought()) as DelveGiven;
    const g = delve.setup(OPTIONS, 2, sealedChance(SEED), undefined, undefined, given);
    expect(g.table).toMatchObject({ title: 'Old mill', rooms: 2, heroes: [null, { name: 'Ida 1', wounds: 1, charm: 'iron' }] });
    g.table.title = 'Elsewhere';
    expect(given.all.title).toBe('Old mill');
  });

  test('what is a seat’s own is seen by that seat alone', () => {
    const g = delve.setup(OPTIONS, 3, sealedChance(SEED), undefined, undefined, complete(brought(3), 3));
    const charms = [null, 0, 1, 2].map((seat) =>
      (delve.view(g, seat).table as unknown as DelveTable).heroes.map((one) => one?.charm ?? null),
    );
    expect(charms).toEqual([
      [null, null, null],
      [null, null, null],
      [null, 'iron', null],
      [null, null, 'luck'],
    ]);
  });

  test('where nobody hands anything in the game draws it if it must', () => {
    const random = new QuickRandom(1);
    expect(usualGiven(court, { rounds: 3 }, 2, random)).toEqual({ all: null, own: [null, null] });
    expect(isRefusal(delve.handedIn(usualGiven(delve, OPTIONS, 3, random), OPTIONS, 3))).toBe(false);
  });

  it('can be given to a scene of a test, which fails where it is refused', () => {
    const begun = beginTest(delve, { given: brought(), chance: { fight: [] } });
    expect(new Scene(delve, begun).expectQuestion('room/set the danger', 0, ['1', '2', '3']).table.title).toBe('Old mill');
    expect(() => beginTest(delve)).toThrow(Failed);
  });
});

describe('the record', () => {
  test('has what was given, and goes on from it after a file', () => {
    const match = playOn(Match.create(delve, start()) as DelveMatch, 2);
    const record = match.record();
    expect(record.given).toEqual(brought());
    expect(Object.hasOwn(record, 'report')).toBe(false);
    const read = readMatch(JSON.stringify(record));
    if ('problem' in read) throw new Error(read.problem);
    const replayed = replay(delve, read.record);
    if ('problem' in replayed) throw new Error(replayed.problem);
    expect(replayed.match.record()).toEqual(record);
    expect(digest(replayed.match.at(0))).toBe(digest(match.at(0)));
  });

  test('of a game that takes and reports nothing mentions neither', () => {
    const record = Match.create(court, { seats: 2, options: { rounds: 3 }, seed: SEED }).record();
    expect('given' in record || 'report' in record).toBe(false);
  });

  test.each<[what: string, change: (copy: MatchRecord) => void, problem: RegExp]>([
    ['taken away', (r) => void delete r.given, /what it was set up with is refused: .*\[GH-16\]/],
    ['null', (r) => void Object.assign(r, { given: null }), /"given" should be an object with "all"/],
    ['a list', (r) => void Object.assign(r, { given: [] }), /"given" should be an object with "all"/],
    ['of another number of seats', (r) => void r.given?.own.push(null), /"given" should be an object with "all"/],
    ['an unknown key', (r) => void Object.assign(r.given ?? {}, { gold: 1 }), /"given" should be an object with "all"/],
    [
      'out of range',
      (r) => void Object.assign(r.given?.own[1] ?? {}, { wounds: 9 }),
      /What was handed in does not fit: given\.own\[1\]\.wounds should be at most 2, not 9 \[GH-16\]/,
    ],
    ['against a rule', (r) => void (r.given as MatchGiven).own.reverse(), /The director brings no hero \[DE-1\.3\]/],
    // What fits but is not what was given leads to another game.
    [
      'another one that fits',
      (r) => void Object.assign(r.given?.own[1] ?? {}, { name: 'Eve' }),
      /the log replays to another game than was saved/,
    ],
  ])('with what was given %s is refused with the reason', (_what, change, problem) => {
    const record = finished();
    expect(problemOf(record)).toBe('');
    const altered = changed(record, change);
    const before = JSON.stringify(altered);
    expect(problemOf(altered)).toMatch(problem);
    expect(JSON.stringify(altered)).toBe(before);
  });

  test('of a game that takes nothing is refused with something given', () => {
    const record = Match.create(court, { seats: 2, options: { rounds: 3 }, seed: SEED }).record();
    const altered = { ...record, given: { all: 1, own: [null, null] } };
    expect(problemOf(altered, court as never)).toMatch(/Nothing is handed in here besides options \[GH-16\]/);
    const empty = { ...record, given: { all: null, own: [null, null] } };
    expect(problemOf(empty, court as never)).toMatch(/the match was altered: given/);
  });

  test('that begins from a position has nothing given', () => {
    const position = delve.setup(OPTIONS, 2, { kind: 'quick', state: quickState(1) }, undefined, undefined, complete(brought()));
    const record = Match.from(delve, position, SEED).record();
    expect(problemOf(record)).toBe('');
    expect(problemOf({ ...record, given: brought() })).toMatch(/what it was set up with is refused/);
  });

  test('`begin` says why it does not begin', () => {
    const { rules, options, seats, seed, entropy, start: from } = finished();
    const beginning = { rules, options, seats, seed, entropy, start: from };
    expect(begin(delve, { ...beginning, given: { all: 1, own: [null, null] } })).toMatchObject({
      why: 'given',
      refusal: { rule: 'GH-16', why: 'badGiven' },
    });
  });
});

describe('the report', () => {
  test('of a finished match is in its record, its views and what is verified', () => {
    const record = finished();
    const verified = verify(delve, record);
    if ('problem' in verified) throw new Error(verified.problem);
    expect(record.report).toEqual(verified.report);
    expect(verified.report).toMatchObject({ rooms: expect.any(Number), survivors: expect.any(Array), kills: expect.any(Number) });
    const replayed = replay(delve, record);
    if ('problem' in replayed) throw new Error(replayed.problem);
    expect(delve.view(replayed.match.current, null).report).toEqual(record.report);
    expect(delve.text.pl.report?.(record.report as Plain, { seat: String }).at(-1)).toMatch(/^Pokonani: \d+$/);
  });

  test('is none while the game goes on, and in a game that reports nothing', () => {
    const match = playOn(Match.create(delve, start()) as DelveMatch, 2);
    expect(delve.report(match.current)).toBeNull();
    expect(delve.view(match.current, 0).report).toBeNull();
    expect(verify(delve, match.record())).toMatchObject({ report: null, outcome: null });
    expect(court.problemWithReport({ any: 1 })).toBe('this game reports nothing');
    expect(court.problemWithReport(null)).toBeNull();
  });

  test.each<[what: string, change: (copy: MatchRecord) => void, problem: RegExp]>([
    ['taken away', (r) => void delete r.report, /^its report is missing$/],
    ['null', (r) => void Object.assign(r, { report: null }), /"report" should be left out where nothing is reported/],
    [
      'a text',
      (r) => void Object.assign(r, { report: 'all well' }),
      /^its report does not follow from the match: report should be an object/,
    ],
    [
      'an unknown key',
      (r) => void Object.assign(r.report as object, { gold: 5 }),
      /^its report does not follow from the match: report\.gold does not belong there/,
    ],
    [
      'out of range',
      (r) => void Object.assign(r.report as object, { kills: 99 }),
      /^its report does not follow from the match: report\.kills should be at most 12, not 99/,
    ],
    [
      'another one that fits',
      (r) => void Object.assign(r.report as object, { kills: 12 }),
      /^its report does not follow from the match: report\.kills: 12 against \d/,
    ],
  ])('%s is refused with the reason', (_what, change, problem) => {
    const altered = changed(finished(), change);
    expect(problemOf(altered)).toMatch(problem);
    const read = readMatch(JSON.stringify(altered));
    if (!('problem' in read)) expect(verify(delve, read.record)).toMatchObject({ problem: expect.stringMatching(problem) });
  });

  test('of a match that is not over is refused', () => {
    const open = playOn(Match.create(delve, start()) as DelveMatch, 2).record();
    expect(problemOf({ ...open, report: finished().report })).toBe('it has a report, but there is nothing to report');
  });
});

describe('earlier rules', () => {
  const options = OPTIONS;
  const given = DELVE.first.handedIn(
    { all: { title: 'Old mill', rooms: 2 }, own: [null, { name: 'Ida', scars: 1, charm: 'C2' }] },
    options,
    2,
  ) as MatchGiven;
  const old = playOn(Match.create(DELVE.first, { seats: 2, options, seed: SEED, given }) as DelveMatch, 3).record();

  test('what was given is read in the words of today, and stays in the record as it was written', () => {
    const replayed = replay(delve, old);
    if ('problem' in replayed) throw new Error(replayed.problem);
    const { match } = replayed;
    expect(match.start.given?.own[1]).toEqual({ name: 'Ida', wounds: 1, charm: 'iron' });
    expect(match.record().given).toEqual(given);
    const ended = playOn(match as DelveMatch).record();
    expect(ended.report).toBeDefined();
    expect(problemOf(ended)).toBe('');
  });

  test('what today refuses leaves the match to its position; without one it is frozen, and nobody is told the secret', () => {
    const goesOn = replay(DELVE.careless, old);
    expect('match' in goesOn && goesOn.match.record().given).toEqual(given);
    const { snapshot: _none, ...bare } = old;
    const replayed = replay(DELVE.careless, bare);
    if (!('problem' in replayed) || !replayed.frozen) throw new Error('it is not frozen');
    expect(replayed.frozen).toMatchObject({ line: 0, obstacle: { why: 'given', refusal: { rule: 'GH-16', why: 'badGiven' } } });
    expect(replayed.problem).toMatch(/what it was set up with is refused/);
    const told = publicFrozen(replayed.frozen);
    expect(JSON.stringify(told)).not.toMatch(/scars|Ida|own/);
    expect(frozenInWords('pl', delve, told)).toMatch(/nie jest już przyjmowane/);
  });
});

describe('roles', () => {
  const specs = delve.roles(OPTIONS, 3);

  test('GH-17: follow the options, seat by seat', () => {
    expect(specs.map(({ name }) => name)).toEqual(['director', 'hero', 'hero']);
    expect(delve.roles({ director: 'last' }, 3).map(({ name }) => name)).toEqual(['hero', 'hero', 'director']);
    expect(court.roles({ rounds: 3 }, 2)).toEqual([]);
  });

  test('without a word of the game they come in the order of the list, as few of each as must be', () => {
    const seats = { min: 2, max: 6 };
    const role = (name: string, min: number, max: number) => ({ name, rule: 'XX-1', seats: { min, max } });
    const meta = { id: 'x', seats, roles: [role('gm', 1, 1), role('hero', 1, 3), role('foe', 0, 2)] };
    expect(rolesInOrder(meta, 3)).toEqual(['gm', 'hero', 'hero']);
    expect(rolesInOrder(meta, 6)).toEqual(['gm', 'hero', 'hero', 'hero', 'foe', 'foe']);
  });

  test('GH-17: a role for persons only, and the bots on offer', () => {
    const [bot, open] = [{ kind: 'bot', level: 'greedy' }, { kind: 'open' }] as const;
    const person = { kind: 'person' } as const;
    expect(whyNotSeated(delve.meta, [person, bot, bot], specs)).toBeNull();
    expect(whyNotSeated(delve.meta, [open, bot, bot], specs)).toBeNull();
    const refusal = whyNotSeated(delve.meta, [bot, person, bot], specs);
    expect(refusal).toEqual({ rule: 'DE-1.1', why: 'botCannot', about: { seat: 0, role: 'director', bots: [] } });
    const say = { seat: (seat: number) => calledAtTable(delve.text.pl, specs[seat], `Miejsce ${seat + 1}`) };
    expect(refusal && tableRefusal('pl', refusal, say)).toBe('Miejsce 1, mistrz gry: tu gra człowiek.');
    const clever = { kind: 'bot', level: 'search' } as const;
    expect(whyNotSeated(delve.meta, [person, clever, bot], specs)).toMatchObject({ about: { bots: ['greedy', 'random'] } });
    expect([botFor(specs[0], 'greedy'), botFor(specs[1], 'search'), botFor(undefined, 'search')]).toEqual([
      null,
      'greedy',
      'search',
    ]);
  });

  test('names say them', () => {
    expect(calledAtTable(delve.text.en, specs[0], 'Anna')).toBe('Anna, director');
    expect(calledAtTable(court.text.en, undefined, 'Anna')).toBe('Anna');
  });
});

describe('a game that cannot be', () => {
  const shape = v.strictObject({});
  const define = (meta: object, text: object = delve.text, report?: object) =>
    defineGame({ ...court, meta: { ...court.meta, ...meta }, text, report } as never);
  const role = (min: number, max: number) => ({ name: 'gm', rule: 'CT-1', seats: { min, max } });

  test('says what is wrong when it is loaded', () => {
    expect(() => define({ roles: [role(1, 1)] })).toThrow('court: with 2 seats 1 of 2 seats have a role');
    expect(() => define({ roles: [role(1, 2), role(1, 2)] })).toThrow('court: there are two roles "gm"');
    expect(() => define({ roles: [role(1, 3)] }, court.text)).toThrow('court: no en words for its roles');
    expect(() => define({}, court.text, { schema: shape, of: () => ({}) })).toThrow('court: no en words for what it reports');
  });

  test('is asked only for the words that have been fetched', () => {
    expect(() => define({ roles: [role(1, 3)] }, { en: {}, pl: court.text.pl })).toThrow('court: no pl words for its roles');
  });
});

describe('the laws', () => {
  const run = { seed: 1, games: 25 };
  const law = (game: typeof delve): number => {
    try {
      runLaws(game, { seed: 1, games: 20 });
      return 0;
    } catch (error) {
      if (error instanceof LawBroken) return error.law;
      throw error;
    }
  };
  const spec = delve.given;
  if (!spec) throw new Error('the toy takes something');

  test('hold for what is drawn to be given, and everything is reached', () => {
    const report = runLaws(delve, { ...run, every: true });
    expect(report).toMatchObject({ games: 25, unseenQuestions: [], unseenContent: [] });
    expect(Object.keys(report.endings).sort()).toEqual(['lost', 'out']);
  });

  test.each<[what: string, misfit: Partial<typeof delve>, law: number]>([
    ['a report outside its schema', { report: (g) => (delve.outcome(g) ? { rooms: 99 } : null) }, 7],
    [
      'a report that follows from something else',
      {
        report: (
          (n = 0) =>
          (g) =>
            delve.outcome(g) ? { rooms: n++ % 5, survivors: [], kills: 0 } : null
        )(),
      },
      7,
    ],
    ['what is drawn does not fit', { given: { ...spec, sample: () => ({ all: { title: '' }, own: [] }) } }, 7],
    ['anything is accepted', { handedIn: () => complete(brought()) }, 7],
    ['a seat without a role', { roles: () => [{ name: 'fool', rule: 'DE-1.1', seats: { min: 0, max: 1 } }] }, 7],
    [
      'roles that fail',
      {
        roles: () => {
          throw new Error('no roles today');
        },
      },
      7,
    ],
    ['a report without words', { text: { ...delve.text, pl: { ...delve.text.pl, report: () => [] } } }, 8],
    ['a role without a word', { text: { ...delve.text, pl: { ...delve.text.pl, role: () => '' } } }, 8],
  ])('%s', (_what, misfit, broken) => {
    expect(law({ ...delve, ...misfit })).toBe(broken);
  });

  test('a charm that is told to everybody breaks law 5', () => {
    const look = (g: Parameters<typeof delve.view>[0], seat: number | null) => ({
      ...delve.view(g, seat),
      table: { ...g.table, heroes: g.table.heroes.map((one) => one && { ...one }) } as never,
    });
    expect(law({ ...delve, view: look })).toBe(5);
  });
});

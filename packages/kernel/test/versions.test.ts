/** A match begun by earlier rules: adopted by replaying it, taken up from its position, or frozen; never lost. */
import { describe, expect, test } from 'vitest';
import { type Entry, frozenInWords, Match, type MatchRecord, readMatch, replay, stretchInWords, verify } from '../src/hall.ts';
import { type Fact, type GamePackage, type Plain, QuickRandom } from '../src/index.ts';
import { DUEL, type DuelTable, makeDuel } from './duel.ts';

type Duel = GamePackage<DuelTable, string, Plain, Fact>;
type DuelMatch = Match<DuelTable, string, Plain, Fact>;

const SEED = '3'.repeat(64);
const start = { seats: 2, options: {}, seed: SEED, entropy: ['x', 'y'] };
/** A boast that is too short for the third edition, and one that is long enough. */
const SHORT = 'Ha';
const LONG = 'Ha, ha!';

/** Answers as anybody would, boasting in the same words each time. */
function play(match: DuelMatch, until: number, boast = LONG): DuelMatch {
  const { game } = match;
  for (
    let seat = game.actors(match.current)[0];
    seat !== undefined && match.decisions < until;
    seat = game.actors(match.current)[0]
  ) {
    const answer = game.isOpen(match.current) ? boast : game.legal(match.current, seat)[0];
    expect(match.answer(seat, answer)).toBeNull();
  }
  return match;
}

const begun = (game: Duel, decisions: number, boast?: string): DuelMatch => play(Match.create(game, start), decisions, boast);
/** As it comes back from a file. */
const file = (record: MatchRecord): MatchRecord => {
  const read = readMatch(JSON.stringify(record));
  if ('problem' in read) throw new Error(read.problem);
  return read.record;
};
function opened(game: Duel, record: MatchRecord): { match: DuelMatch; adopted: Entry | null } {
  const replayed = replay(game, file(record));
  if ('problem' in replayed) throw new Error(replayed.problem);
  return replayed;
}
function frozen(game: Duel, record: MatchRecord) {
  const replayed = replay(game, file(record));
  if (!('problem' in replayed) || !replayed.frozen) throw new Error('the match is not frozen');
  return { frozen: replayed.frozen, upTo: replayed.upTo ?? null, problem: replayed.problem };
}
const answers = (log: readonly Entry[]): Plain[] => log.flatMap((entry) => ('answer' in entry ? [entry.answer] : []));

describe('adopted: every answer is still legal', () => {
  const old = begun(DUEL.first, 12).record();

  test('the log keeps the words of its time and says from where on the new rules hold', () => {
    const { match, adopted } = opened(DUEL.second, old);
    expect(adopted).toEqual({ rules: 'duel@1.1.0', digest: old.digest });
    expect(match.log).toEqual([...old.log, adopted]);
    expect(match.record().rules).toBe('duel@1.0.0');
    expect(answers(old.log)).toContain('strike W1');
    expect(answers(match.line())).toContain('strike sabre');
    expect(match.current.rules).toBe('duel@1.1.0');
    expect(DUEL.second.problemWithTable(match.current)).toBeNull();
  });

  test('it is the match that the new rules would have played', () => {
    const { match } = opened(DUEL.second, old);
    expect(match.current).toEqual(begun(DUEL.second, 12).current);
  });

  test('goes on, is saved, loaded and verified', () => {
    const { match } = opened(DUEL.second, old);
    const saved = play(match, 16).record();
    const again = opened(DUEL.second, saved);
    expect(again.adopted).toBeNull();
    expect(again.match.current).toEqual(match.current);
    expect(again.match.record()).toEqual(saved);
    const over = play(again.match, 1000).record();
    expect(verify(DUEL.second, file(over))).toMatchObject({
      outcome: again.match.outcome(),
      stretches: [
        { rules: 'duel@1.0.0', from: 1, to: 12, proof: 'replayed', end: 'differs' },
        { rules: 'duel@1.1.0', from: 14, to: over.log.length, proof: 'recomputed', end: null },
      ],
      transcript: { rules: 'duel@1.1.0' },
    });
  });

  test('can be undone past the change, and that replays too', () => {
    const { match } = opened(DUEL.second, old);
    const last = match.line().at(-1)?.seat ?? 0;
    const other = 1 - last;
    while (match.decisions > 9) {
      const seat = match.line().at(-1)?.seat === last ? last : other;
      expect(match.undo(seat, [1 - seat])).toBeNull();
    }
    play(match, 14);
    expect(opened(DUEL.second, match.record()).match.current).toEqual(match.current);
  });

  test('where the position is the same by both rules, verify can say so', () => {
    const later = makeDuel({
      version: '1.0.1',
      versions: [{ version: '1.0.0' }],
      weapons: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'],
      strike: 'strike',
      least: 1,
    });
    const verified = verify(later, file(old));
    expect(verified).toMatchObject({ stretches: [{ from: 1, to: 12, proof: 'replayed', end: 'same' }] });
    if ('problem' in verified) throw new Error(verified.problem);
    expect(stretchInWords('en', verified.stretches[0], 'duel@1.0.1')).toBe(
      'lines 1 to 12 were played by duel@1.0.0 and replayed by duel@1.0.1, with every answer legal; they lead to the game that was saved',
    );
  });

  test('over two editions at once, and over one after the other', () => {
    const both = opened(DUEL.third, old);
    expect(both.adopted).toMatchObject({ rules: 'duel@1.2.0' });
    const between = play(opened(DUEL.second, old).match, 15).record();
    const { match } = opened(DUEL.third, between);
    expect(match.log.flatMap((entry) => ('rules' in entry ? [entry.rules] : []))).toEqual(['duel@1.1.0', 'duel@1.2.0']);
    play(match, 1000);
    const verified = verify(DUEL.third, file(match.record()));
    if ('problem' in verified) throw new Error(verified.problem);
    expect(verified.stretches.map(({ rules, proof }) => [rules, proof])).toEqual([
      ['duel@1.0.0', 'replayed'],
      ['duel@1.1.0', 'replayed'],
      ['duel@1.2.0', 'recomputed'],
    ]);
  });

  test('a match that is over is shown and verified by the new rules', () => {
    const over = begun(DUEL.first, 1000).record();
    expect(over.snapshot).toBeUndefined();
    expect(opened(DUEL.third, over).match.outcome()).not.toBeNull();
    expect(verify(DUEL.third, file(over))).toHaveProperty('outcome.reason', 'rounds');
  });

  test('one that began from a position is brought up to date with it', () => {
    const g = begun(DUEL.first, 4).current;
    const branch = play(Match.from(DUEL.first, g, SEED), 4).record();
    const { match } = opened(DUEL.third, branch);
    expect(match.current.table.honours).toHaveLength(2);
    expect(match.record().start).toEqual(branch.start);
    expect(opened(DUEL.third, play(match, 8).record()).match.current).toEqual(match.current);
    expect(verify(DUEL.third, file(match.record()))).toMatchObject({ transcript: null });
  });

  test('facts of the way are told once', () => {
    const told: string[] = [];
    const replayed = replay(DUEL.third, file(begun(DUEL.first, 12, SHORT).record()), ({ fact }) => told.push(fact.kind));
    expect('match' in replayed).toBe(true);
    expect(told).toEqual([]);
    replay(DUEL.second, file(old), ({ fact }) => told.push(fact.kind));
    expect(told.filter((kind) => kind === 'struck')).toHaveLength(
      answers(old.log).filter((a) => String(a).startsWith('strike')).length,
    );
  });
});

describe('taken up from its position: a line is no longer legal', () => {
  const old = begun(DUEL.first, 12, SHORT).record();

  test('the old log stays, and the line that follows says from where the match goes on', () => {
    const { match, adopted } = opened(DUEL.third, old);
    expect(adopted).toMatchObject({ rules: 'duel@1.2.0', digest: old.digest, from: { line: 12, game: { rules: 'duel@1.2.0' } } });
    expect(match.log.slice(0, 12)).toEqual(old.log);
    expect(match.decisions).toBe(12);
    expect(match.settled).toBe(12);
    expect(match.current.table.boasts).toContain(SHORT);
    expect(match.current.table.honours).toEqual([0, 0]);
    expect(match.current.stack.at(-1)?.at).toBe('turn/attack');
  });

  test('goes on to the end, is saved, loaded and verified as far as that goes', () => {
    const { match } = opened(DUEL.third, old);
    const saved = play(match, 15).record();
    const again = opened(DUEL.third, saved).match;
    expect(again.record()).toEqual(saved);
    expect(again.current).toEqual(match.current);
    play(again, 1000);
    const verified = verify(DUEL.third, file(again.record()));
    if ('problem' in verified) throw new Error(verified.problem);
    expect(verified).toMatchObject({ outcome: again.outcome(), decisions: again.decisions, transcript: null });
    expect(verified.stretches.map(({ from, proof, end }) => [from, proof, end])).toEqual([
      [1, 'kept', null],
      [14, 'recomputed', null],
    ]);
  });

  test('what lies before the position cannot be taken back, what follows can', () => {
    const { match } = opened(DUEL.third, old);
    const [seat] = DUEL.third.actors(match.current);
    expect(match.undo(seat, [0, 1])?.why).toBe('nothingToUndo');
    play(match, 14);
    expect(match.undo(match.line()[0].seat, [0, 1])).toBeNull();
    expect(match.decisions).toBeGreaterThanOrEqual(12);
    expect(opened(DUEL.third, match.record()).match.current).toEqual(match.current);
  });

  test('lines after an older position are replayed from it', () => {
    const early = begun(DUEL.first, 10, SHORT).record();
    const { match } = opened(DUEL.third, { ...begun(DUEL.first, 10, SHORT).record(), ...laterLines(early) });
    expect(match.settled).toBe(10);
    expect(match.decisions).toBe(13);
    const verified = verify(DUEL.third, file(match.record()));
    if ('problem' in verified) throw new Error(verified.problem);
    expect(verified.stretches.map(({ from, to, proof }) => [from, to, proof])).toEqual([
      [1, 10, 'kept'],
      [11, 13, 'replayed'],
    ]);
  });

  /** Three more lines by the first edition, without a new snapshot, and none of them a boast that is too short. */
  function laterLines({ snapshot }: MatchRecord): Partial<MatchRecord> {
    const more = play(begun(DUEL.first, 10, SHORT), 13, LONG).record();
    return { log: more.log, digest: more.digest, snapshot };
  }

  test('by the next edition after that it is adopted in the usual way', () => {
    const { match } = opened(DUEL.third, old);
    const fourth = makeDuel({
      version: '1.3.0',
      versions: [...DUEL.third.versions, { version: '1.2.0' }],
      weapons: ['sabre', 'rapier', 'dagger', 'mace', 'lance', 'sling'],
      strike: 'attack',
      least: 5,
      honours: true,
    });
    const { match: later, adopted } = opened(fourth, play(match, 15).record());
    expect(adopted).toEqual({ rules: 'duel@1.3.0', digest: match.record().digest });
    expect(later.settled).toBe(12);
    play(later, 1000);
    expect(verify(fourth, file(later.record()))).toHaveProperty('outcome.reason', 'rounds');
  });

  test('a position alone is brought up to date by load', () => {
    const loaded = DUEL.third.load(old.snapshot?.game);
    expect(loaded).toMatchObject({ game: { rules: 'duel@1.2.0', table: { honours: [0, 0] } } });
  });
});

describe('frozen: it cannot go on, and nothing is lost', () => {
  const old = begun(DUEL.first, 12, SHORT).record();
  const line = old.log.findIndex((entry) => 'answer' in entry && entry.answer === SHORT) + 1;

  test('the line and the rule are named, in both languages, and what is wrong with the position', () => {
    const { frozen: why, problem } = frozen(DUEL.careless, old);
    expect(why).toMatchObject({
      played: 'duel@1.0.0',
      now: 'duel@1.2.0',
      line,
      obstacle: { why: 'answer', question: 'turn/boast', answer: SHORT, refusal: { rule: 'DL-3' } },
    });
    expect(why.position).toMatch(/honours is missing/);
    expect(problem).toBe(frozenInWords('en', DUEL.careless, why));
    expect(problem).toMatch(
      new RegExp(`played by duel@1.0.0; these are duel@1.2.0.*line ${line} .*\\[DL-3\\].*nor from the position`),
    );
    expect(frozenInWords('pl', DUEL.careless, why)).toMatch(new RegExp(`linia ${line} .*\\[DL-3\\]; zapisana z nią pozycja`));
  });

  test('it can be looked at as far as it goes', () => {
    const { upTo } = frozen(DUEL.careless, old);
    expect(upTo?.log).toEqual(old.log.slice(0, line - 1));
    expect(upTo && DUEL.careless.question(upTo.current)).toBe('turn/boast');
  });

  test('without a stored position it says that there is none', () => {
    const { snapshot: _, ...bare } = old;
    const { frozen: why, problem } = frozen(DUEL.third, bare);
    expect(why.position).toBeNull();
    expect(problem).toMatch(/no position was stored with it$/);
    expect(verify(DUEL.third, file(bare))).toEqual({ problem, frozen: why });
  });

  test('rules that are not listed are named', () => {
    const { frozen: why, upTo } = frozen(DUEL.stranger, old);
    expect(why).toMatchObject({ played: 'duel@1.0.0', line: 0, obstacle: { why: 'rules' } });
    expect(upTo).toBeNull();
    // A match that has gone on by newer rules is as strange to older ones.
    const newer = opened(DUEL.second, begun(DUEL.first, 12).record()).match.record();
    expect(frozen(DUEL.first, newer).frozen).toMatchObject({ line: 13, obstacle: { rules: 'duel@1.1.0' } });
  });

  test('the record is not touched', () => {
    const before = JSON.stringify(old);
    replay(DUEL.careless, old);
    replay(DUEL.third, old);
    expect(JSON.stringify(old)).toBe(before);
  });
});

describe('what is altered is refused as ever', () => {
  const adopted = opened(DUEL.second, begun(DUEL.first, 12).record()).match.record();

  test.each<[string, (r: MatchRecord) => void, RegExp]>([
    [
      'an answer of earlier rules',
      (r) => void Object.assign(r.log[0], { answer: 'strike W9' }),
      /line 1 of the log does not replay/,
    ],
    [
      'a change of rules that goes back',
      (r) => void r.log.push({ rules: 'duel@1.0.0', digest: null }),
      /goes back to duel@1.0.0/,
    ],
    ['the same change twice', (r) => void r.log.push({ rules: 'duel@1.1.0', digest: null }), /goes back to duel@1.1.0/],
    [
      'the game it was saved with',
      (r) => void Object.assign(r.snapshot?.game.table as object, { round: 7 }),
      /another game than its snapshot/,
    ],
    ['the digest', (r) => void Object.assign(r, { digest: 'c'.repeat(64) }), /another game than was saved/],
  ])('%s', (_name, alter, reason) => {
    const record = JSON.parse(JSON.stringify(adopted)) as MatchRecord;
    alter(record);
    const result = replay(DUEL.second, record);
    expect('problem' in result ? result.problem : 'accepted').toMatch(reason);
  });

  test.each([
    { rules: 7, digest: null },
    { rules: 'duel@1.1.0' },
    { rules: 'duel@1.1.0', digest: 'x' },
    { rules: 'duel@1.1.0', digest: null, more: 1 },
    { rules: 'duel@1.1.0', digest: null, from: { line: 99, game: {} } },
    { rules: 'duel@1.1.0', digest: null, from: { line: 0 } },
  ])('%j is no change of rules', (entry) => {
    const read = readMatch(JSON.stringify({ ...adopted, log: [...adopted.log, entry] }));
    expect('problem' in read && read.problem).toMatch(/is no change of rules/);
  });

  test('a snapshot of another shape', () => {
    for (const snapshot of [null, 7, { line: 99, game: {} }, { line: 0, game: null }, { line: 0, game: {}, more: 1 }]) {
      const read = readMatch(JSON.stringify({ ...adopted, snapshot }));
      expect('problem' in read && read.problem).toMatch(/"snapshot" should have/);
    }
  });

  test('a position of earlier rules that is garbage: a problem in words', () => {
    for (const table of [null, 7, {}, { hands: 4 }]) {
      const g = { ...begun(DUEL.second, 3).current, table };
      const loaded = DUEL.third.load(JSON.parse(JSON.stringify(g)));
      expect('problem' in loaded && loaded.problem.length).toBeGreaterThan(0);
    }
  });
});

test('a list of versions out of order is a mistake in the game, found when it is loaded', () => {
  const edition = { weapons: ['W1'], strike: 'strike', least: 1 };
  const of =
    (version: string, ...earlier: string[]) =>
    () =>
      makeDuel({ ...edition, version, versions: earlier.map((name) => ({ version: name })) });
  expect(of('1.10.0', '1.2.0', '1.9.0')).not.toThrow();
  expect(of('1.1.0', '1.1.0')).toThrow(/1.1.0 stands before 1.1.0/);
  expect(of('1.1.0', '1.0.1', '1.0.0')).toThrow(/from the oldest to the newest/);
  expect(of('two')).toThrow(/"two" is no version/);
});

test('a random match of the first edition is adopted by the second, whatever was answered', () => {
  const random = new QuickRandom(5);
  for (let n = 0; n < 20; n++) {
    const match = Match.create(DUEL.first, { ...start, seed: String(n % 10).repeat(64), seats: 2 + (n % 2), entropy: [] });
    const until = random.below(30);
    for (let [seat] = DUEL.first.actors(match.current); seat !== undefined && match.decisions < until; ) {
      match.answer(seat, DUEL.first.sample(match.current, seat, random));
      [seat] = DUEL.first.actors(match.current);
    }
    expect(opened(DUEL.second, match.record()).match.decisions).toBe(match.decisions);
  }
});

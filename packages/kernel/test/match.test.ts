/** Matches: the log, undo by information and by consent, saving, replay, verification, loading a thousand decisions. */
import { describe, expect, test } from 'vitest';
import { digest, Match, type MatchRecord, readMatch, replay, verify } from '../src/hall.ts';
import { drawBelow, QuickRandom, sealedChance } from '../src/index.ts';
import { court } from './court.ts';

const SEED = 'a'.repeat(64);
const begin = (): Match<never, string | number> =>
  Match.create(court, { seats: 2, options: { rounds: 3 }, seed: SEED, entropy: ['x', 'y'] }) as unknown as Match<
    never,
    string | number
  >;

function playOut(match: Match<never, string | number>, seed = 1): void {
  const random = new QuickRandom(seed);
  for (let actors = match.game.actors(match.current); actors.length > 0; actors = match.game.actors(match.current)) {
    expect(match.answer(actors[0], match.game.sample(match.current, actors[0], random))).toBeNull();
  }
}

describe('answers', () => {
  test('a refused answer changes nothing and is not logged', () => {
    const match = begin();
    const before = digest(match.current);
    expect(match.answer(0, 'nonsense')?.rule).toBe('CT-2');
    expect(match.answer(5, 3)?.rule).toBe('GH-2');
    expect(digest(match.current)).toBe(before);
    expect(match.log).toEqual([]);
  });

  test('an error in the rules leaves no half a move behind', () => {
    const match = begin();
    const before = digest(match.current);
    const [card] = match.game.legal(match.current, 0);
    const broken = new Proxy(match, {});
    const { apply } = court;
    Object.assign(court, {
      apply: (...args: Parameters<typeof apply>) => {
        apply(...args);
        throw new Error('rules');
      },
    });
    expect(() => broken.answer(0, card)).toThrow('rules');
    Object.assign(court, { apply });
    expect(digest(match.current)).toBe(before);
    expect(match.log).toEqual([]);
  });

  test('the log holds a copy: what a caller does to an answer later does not matter', () => {
    const match = begin();
    match.answer(0, match.game.legal(match.current, 0)[0]);
    expect(match.log[0]).toMatchObject({ seat: 0, question: 'round/play a card' });
  });
});

describe('undo (GH-7, GH-8)', () => {
  test('is refused to a seat that has answered nothing', () => {
    expect(begin().undo(0)?.why).toBe('nothingToUndo');
  });

  test('needs consent once something was disclosed or another seat is asked', () => {
    const match = begin();
    const before = digest(match.current);
    match.answer(0, match.game.legal(match.current, 0)[0]);
    expect(match.whyNotUndo(0)?.rule).toBe('GH-7');
    expect(match.undo(0)?.rule).toBe('GH-8');
    expect(match.undo(0, [0])?.about.missing).toEqual([1]);
    expect(match.undo(0, [1])).toBeNull();
    expect(digest(match.current)).toBe(before);
    expect(match.decisions).toBe(0);
    expect(match.log).toHaveLength(2);
  });

  test('undone lines stay in the log and the match still replays', () => {
    const match = begin();
    match.answer(0, match.game.legal(match.current, 0)[0]);
    match.undo(0, [1]);
    playOut(match);
    const record = match.record();
    expect('match' in replay(court, record)).toBe(true);
    expect(record.log.some((entry) => 'undo' in entry)).toBe(true);
  });

  test('a face-down answer can be taken back, and that replays too', () => {
    const match = begin();
    match.answer(0, match.game.legal(match.current, 0)[0]);
    expect(match.withdraw(0)).toBeNull();
    expect(match.withdraw(0)?.rule).toBe('GH-6');
    playOut(match);
    expect('match' in replay(court, match.record())).toBe(true);
  });
});

describe('a match file', () => {
  const finished = (): MatchRecord => {
    const match = begin();
    playOut(match);
    return match.record();
  };

  test('survives being written and read', () => {
    const record = finished();
    const read = readMatch(JSON.stringify(record));
    expect(read).toEqual({ record });
  });

  test.each<[string, (r: MatchRecord) => void, RegExp]>([
    ['an altered answer', (r) => void Object.assign(r.log[0], { answer: 'forged' }), /line 1 of the log does not replay/],
    ['a dropped line', (r) => void r.log.splice(0, 1), /does not replay|another game/],
    ['a cut log', (r) => void r.log.pop(), /another game than was saved/],
    ['another seed', (r) => void Object.assign(r, { seed: 'b'.repeat(64) }), /does not fit its commitment/],
    ['other entropy', (r) => void Object.assign(r, { entropy: ['z', 'y'] }), /does not replay|another game/],
    ['another version', (r) => void Object.assign(r, { rules: 'court@9.9.9' }), /played by court@9.9.9/],
    ['another game', (r) => void Object.assign(r, { game: 'chess' }), /a match of "chess"/],
    ['another seat', (r) => void Object.assign(r.log[0], { seat: 7 }), /line 1 of the log/],
    [
      'an option that does not exist',
      (r) => void Object.assign(r, { options: { rounds: 99 } }),
      /options are refused: .*\[GH-5\]/,
    ],
    ['an option left out', (r) => void Object.assign(r, { options: {} }), /altered: options.rounds|does not replay|another game/],
    ['consent of nobody', (r) => void r.log.push({ seat: 0, undo: 0, agreed: [1, 7] }), /leaves \d+ of \d+ answers|altered/],
    ['a forged digest', (r) => void Object.assign(r, { digest: 'c'.repeat(64) }), /another game than was saved/],
    ['an undo nobody agreed to', (r) => void r.log.push({ seat: 0, undo: 0, agreed: [] }), /may not undo/],
  ])('is refused after %s', (_name, alter, reason) => {
    const record = finished();
    alter(record);
    const result = replay(court, record);
    expect('problem' in result ? result.problem : 'accepted').toMatch(reason);
  });

  test('is refused in Polish where only Polish words have been fetched', () => {
    const record = finished();
    Object.assign(record.log[0], { answer: 'forged' });
    const polish = { ...court, text: { ...court.text, en: {} as typeof court.text.en } };
    expect(replay(polish, record)).toMatchObject({ problem: expect.stringContaining('linia 1 zapisu nie daje się powtórzyć') });
  });

  test.each([
    ['', /not JSON/],
    ['{"format":"guildhall match 1"', /not JSON/],
    ['[]', /one JSON object/],

    ['{}', /does not say "format"/],
    ['{"format":"guildhall match 1"}', /"game" is missing/],
  ])('%j is no match file', (text, reason) => {
    const result = readMatch(text);
    expect('problem' in result ? result.problem : 'accepted').toMatch(reason);
  });

  test('with options or entropy of another shape is refused', () => {
    for (const [wrong, reason] of [
      [{ options: [] }, /"options" should be an object/],
      [{ entropy: ['x'] }, /"entropy" should have one entry per seat/],
    ] as const) {
      const result = readMatch(JSON.stringify({ ...finished(), ...wrong }));
      expect('problem' in result ? result.problem : 'accepted').toMatch(reason);
    }
  });

  test('with a strange line in its log is refused', () => {
    for (const entry of [
      null,
      {},
      { seat: 'x' },
      { seat: 0 },
      { seat: 0, answer: 1 },
      { seat: 0, undo: 'a', agreed: [] },
      { seat: 0, question: 'q', answer: 1, more: 1 },
    ]) {
      const record = finished() as unknown as { log: unknown[] };
      record.log.push(entry);
      expect('problem' in readMatch(JSON.stringify(record))).toBe(true);
    }
  });
});

test('verify recomputes the result and every use of chance (GH-9)', () => {
  const match = begin();
  playOut(match);
  const result = verify(court, match.record());
  if ('problem' in result) throw new Error(result.problem);
  expect(result.outcome).toEqual(match.outcome());
  const [first] = result.transcript?.draws ?? [];
  expect(first).toMatchObject({ stream: 'deck', from: 0, kind: 'shuffle', below: 15 });
  const chance = sealedChance(SEED, ['x', 'y']);
  const order = Array.from({ length: 15 }, (_, i) => i);
  for (let i = 14; i > 0; i--) {
    const j = drawBelow(chance, 'deck', i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  expect(first.result).toEqual(order);
});

test('a match may begin from a position', () => {
  const match = begin();
  match.answer(0, match.game.legal(match.current, 0)[0]);
  const loaded = court.load(JSON.parse(JSON.stringify(match.current)));
  if ('problem' in loaded) throw new Error(loaded.problem);
  const later = Match.from(court, loaded.game, SEED) as unknown as Match<never, string | number>;
  playOut(later);
  expect('match' in replay(court, later.record())).toBe(true);
  expect(verify(court, later.record())).toMatchObject({ outcome: later.outcome(), transcript: null });
});

test('a game may close the chat by what everybody sees', () => {
  const match = begin();
  const random = new QuickRandom(3);
  const seen = new Set<string>();
  for (let actors = court.actors(match.current); actors.length > 0; actors = court.actors(match.current)) {
    seen.add(`${court.question(match.current)}: ${court.chat?.open(court.view(match.current, null))}`);
    expect(match.answer(actors[0], court.sample(match.current, actors[0], random))).toBeNull();
  }
  expect(seen).toContain('round/play a card: false');
  expect(seen).toContain('honour/write an epitaph: true');
  expect(court.chat?.open(court.view(match.current, null))).toBe(true);
});

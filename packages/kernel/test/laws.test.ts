/** The laws hold for a sound game, and each of them fails for a game that breaks it. */
import { describe, expect, test } from 'vitest';
import { type Game, type GamePackage, type GameText, Play, RulesError, type Seat } from '../src/index.ts';
import { LawBroken, runLaws, toldToAll, withLeak } from '../src/laws/index.ts';
import { type CourtTable, court } from './court.ts';

type Court = typeof court;
const faulty = (changes: Partial<Court>): Court =>
  ({ ...court, ...changes }) as GamePackage<CourtTable, string | number, object> as Court;

test('a sound game obeys them all, and everything in it is reached', () => {
  const report = runLaws(court, { seed: 1, games: 60, every: true });
  expect(report).toMatchObject({ games: 60, unseenQuestions: [], unseenContent: [] });
  expect(report.looked).toBe(report.decisions);
  expect(report.reached['CT-5']).toBeGreaterThan(0);
});

describe('a faulty game is caught', () => {
  const law = (game: Court): number => {
    try {
      runLaws(game, { seed: 1, games: 20, every: true });
      return 0;
    } catch (error) {
      if (error instanceof LawBroken) return error.law;
      throw error;
    }
  };
  const fails = (): never => {
    throw new RulesError('there is no procedure "nowhere"', []);
  };
  const secretly =
    (change: (g: Game<CourtTable>) => void): Court['apply'] =>
    (g, ...rest) => {
      court.apply(g, ...rest);
      change(g);
    };

  test('1: state that JSON does not carry', () => {
    expect(law(faulty({ apply: secretly((g) => Object.assign(g.table, { extra: undefined })) }))).toBe(1);
  });
  test('2: a view that changes with the game', () => {
    const shared: Court['view'] = (g, seat) => {
      const view = court.view(g, seat);
      return { ...view, table: { ...view.table, discard: g.table.discard } };
    };
    const run = (): unknown => runLaws(faulty({ view: shared }), { seed: 1, games: 20, every: true });
    expect(run).toThrow(/a view changes with the game/);
  });
  test('2: a copy that shares what is changed', () => {
    expect(law(faulty({ copy: (g) => ({ ...court.copy(g), table: { ...g.table } }) }))).toBeGreaterThan(0);
    expect(law(faulty({ copy: (g) => ({ ...court.copy(g), disclosed: 0 }) }))).toBe(2);
  });
  test('3: an offered answer that is refused, and garbage that is accepted', () => {
    expect(law(faulty({ whyNot: (g, s, a) => (a === 7 ? { rule: 'CT-2', why: 'no', about: {} } : court.whyNot(g, s, a)) }))).toBe(
      3,
    );
    expect(law(faulty({ whyNot: (g, s, a) => (a === 'xyzzy' ? null : court.whyNot(g, s, a)) }))).toBe(3);
    expect(law(faulty({ whyNot: (g, s, a) => (court.whyNot(g, s, a) ? { rule: 'CT-99', why: 'no', about: {} } : null) }))).toBe(
      3,
    );
  });
  test('4: a game without end', () => {
    expect(law(faulty({ meta: { ...court.meta, longest: 5 } }))).toBe(4);
  });
  test('5: a view that shows a secret', () => {
    const peek = (g: Game<CourtTable>, seat: Seat | null): ReturnType<Court['view']> => {
      const view = court.view(g, seat);
      return { ...view, table: { ...view.table, hand: g.table.hands[0].slice() } };
    };
    expect(law(faulty({ view: peek }))).toBe(5);
    expect(law(faulty({ view: (g, s) => ({ ...court.view(g, s), stack: g.stack }) as never }))).toBe(5);
  });
  test("5: a view that takes over from another seat's what both do not see alike", () => {
    const taking: Court['view'] = (g, seat, other) => {
      const view = court.view(g, seat);
      return other ? { ...view, table: other.table } : view;
    };
    expect(law(faulty({ view: taking }))).toBe(5);
  });
  test('5: an imagined game that keeps the true order of the deck', () => {
    expect(law(faulty({ imagine: (g) => court.copy(g) }))).toBe(5);
    expect(law(faulty({ imagine: (g) => ({ ...court.copy(g), chance: { kind: 'quick', state: [1, 2, 3, 4] } }) }))).toBe(5);
  });
  test('5: a fact that tells others what they may not know', () => {
    expect(law(toldToAll(court))).toBe(5);
  });
  test.each(['deal', 'reshuffle'] as const)('5: every hand told to everybody after the %s', (at) => {
    expect(law(withLeak(court, at, ({ hands }) => ({ kind: 'hands', rule: 'CT-1', hands })))).toBe(5);
    expect(law(withLeak(court, at, ({ deck }) => ({ kind: 'top', rule: 'CT-1', top: deck.at(-1) ?? 0 })))).toBe(5);
  });
  test('5: what all have seen before it was shuffled away may be told', () => {
    const shown: Court['apply'] = (g, seat, answer, sink, onChance) => {
      court.apply(g, seat, answer, sink, onChance);
      if (g.table.deck.length < 2) return;
      const p = new Play<CourtTable>();
      p.begin(g, sink, onChance);
      p.tell?.({ kind: 'shown', rule: 'CT-1', card: g.table.deck.at(-1) ?? 0 });
      p.shuffle('deck', g.table.deck);
    };
    expect(law(faulty({ apply: shown }))).toBe(0);
  });
  test('6: something becomes known although undo stays free', () => {
    const silent: Court['apply'] = (g, s, a, ...rest) => {
      const { disclosed } = g;
      court.apply(g, s, a, ...rest);
      g.disclosed = disclosed;
    };
    expect(law(faulty({ apply: silent }))).toBe(6);
  });
  test('7: a card that vanishes', () => {
    expect(law(faulty({ apply: secretly((g) => void g.table.discard.pop()) }))).toBeGreaterThan(0);
  });
  test('8: what is never reached is listed', () => {
    const report = runLaws(court, { seed: 1, games: 0 });
    expect(report.unseenQuestions).toContain('discard down/discard');
    expect(report.unseenContent).toEqual(['honoured', 'objected', 'discarded', 'yielded', 'thrownAway', 'toasted']);
  });

  test('8: words that read what a question does not show', () => {
    const reading = (key: string): GameText => ({ ...court.text.en, question: (_name, show) => `Round ${show[key] ?? ''}` });
    expect(law(faulty({ text: { en: reading('rounds'), pl: court.text.pl } }))).toBe(8);
    expect(law(faulty({ text: { en: court.text.en, pl: reading('rounds') } }))).toBe(8);
  });

  test.each<[string, Partial<Court>]>([
    ['dealt', { setup: () => fails() }],
    ['played', { apply: () => fails() }],
    ['played to a step that does not exist', { apply: secretly((g) => void Object.assign(g.stack[0], { at: 'game>nowhere' })) }],
    ['looked at', { view: () => fails() }],
  ])('rules that fail when they are %s, with the line that reproduces it', (_when, changes) => {
    const run = (): unknown => runLaws(faulty(changes), { seed: 17, games: 1, every: true });
    expect(run).toThrow(LawBroken);
    expect(run).toThrow(
      /law [13] broken in court, game 17, decision \d+: .*nowhere(.|\n)*reproduce: npx guildhall laws court --seed 17/,
    );
  });

  test('the message reproduces it', () => {
    expect(() => runLaws(faulty({ meta: { ...court.meta, longest: 5 } }), { seed: 17, games: 1 })).toThrow(
      /reproduce: npx guildhall laws court --seed 17 --games 1 --player random --every$/,
    );
    const short = faulty({ meta: { ...court.meta, longest: 5 } });
    expect(() => runLaws(short, { seed: 17, games: 1, seats: 3, options: { rounds: 8 } })).toThrow(
      /--every --seats 3 --options rounds=8$/,
    );
    expect(() => runLaws(short, { seed: 17, games: 1, again: (seed) => `GAME=${seed} some test` })).toThrow(
      /: GAME=17 some test$/,
    );
  });
});

test('how closely we look never changes what is played', () => {
  const closely = runLaws(court, { seed: 5, games: 10, every: true });
  const seldom = runLaws(court, { seed: 5, games: 10, sample: 1000 });
  expect(closely.decisions).toBe(seldom.decisions);
  expect(seldom.looked).toBeLessThan(closely.looked);
});

test('options that fit no table are refused instead of being drawn for ever', () => {
  expect(() => runLaws(court, { seed: 1, games: 1, options: { rounds: 99 } })).toThrow(/no table fits these options/);
});

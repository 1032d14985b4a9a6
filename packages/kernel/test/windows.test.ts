/** Windows: both ways of ending, responses with parameters, cancelling, standing orders (GH-15). */
import { describe, expect, test } from 'vitest';
import { Match, readMatch, replay } from '../src/hall.ts';
import {
  CANCELLED,
  count,
  type Game,
  kind,
  type Plain,
  Play,
  type Response,
  Rules,
  refuse,
  text,
  type WindowRules,
  writeWindow,
} from '../src/index.ts';
import { court } from './court.ts';

type Table = { cards: string[][]; log: string[]; first: number };

/** Each seat may play its cards; a "big" one asks how big, and can be thought better of. */
function opened(ends: WindowRules<Table, string>['ends'], cards: string[][], more: Partial<WindowRules<Table, string>> = {}) {
  const rules = new Rules<Table>();
  const play1 = rules.procedure('play', { card: text(9) }).does((w) => [
    w.run((p, f) => {
      p.t.cards[f.seat] = p.t.cards[f.seat].filter((card) => card !== f.vars.card);
      p.t.log.push(`${f.seat} plays ${f.vars.card}`);
    }),
  ]);
  const big = rules.procedure(
    'big',
    { size: count(9) },
    kind<string | null>(null, () => null),
  );
  big.does((w) => [
    w.ask<string>('size', {
      rule: 'X-2',
      legal: (_t, _f, list) => void list.push('1', '2', 'cancel'),
      why: () => refuse('X-2', 'no'),
      take: (p, f, answer) => {
        if (answer === 'cancel') return p.give(big, CANCELLED);
        p.t.cards[f.seat] = p.t.cards[f.seat].filter((card) => card !== 'big');
        p.t.log.push(`${f.seat} plays big ${answer}`);
      },
    }),
  ]);
  const window = writeWindow(rules, 'window', {
    rule: 'X-1',
    ends,
    responses(t) {
      const order = t.cards.map((_, i) => (t.first + i) % t.cards.length);
      return order.flatMap((seat) =>
        t.cards[seat].map(
          (card): Response => ({
            id: card,
            seat,
            call: card === 'big' ? big.with({ for: seat }) : card === 'word' ? null : play1.with({ for: seat, card }),
            optional: card !== 'must',
          }),
        ),
      );
    },
    ...more,
  });
  rules.procedure('main', {}).does((w) => [
    w.call(
      window,
      () => ({ about: { what: 'blow' } }),
      (p, _f, given) => void p.t.log.push(`gave ${given}`),
    ),
  ]);
  const game: Game<Table> = {
    rules: 'x',
    table: { cards, log: [], first: 0 },
    stack: [],
    chance: { kind: 'scripted', script: {} },
    disclosed: 0,
  };
  const play = new Play<Table>();
  play.begin(game, undefined);
  rules.complete('main').start(play, 'main', 0);
  const asked = (): [string, number] | null => {
    const f = game.stack.at(-1);
    if (!f) return null;
    const op = rules.openOp(game);
    return [f.at, op?.ask?.who?.(game.table, f, game.stack) ?? f.seat];
  };
  const say = (...answers: Plain[]): void => {
    for (const answer of answers) rules.answer(play, asked()?.[1] ?? 0, answer);
  };
  return { game, rules, say, asked };
}

describe('a window in which each is asked once', () => {
  test('gives the last response that was taken, also when somebody passes after it', () => {
    const { game, say, asked } = opened('each once', [['a'], ['b']]);
    expect(asked()).toEqual(['window/respond', 0]);
    say('a');
    expect(asked()).toEqual(['window/respond', 1]);
    say('pass');
    expect(game.table.log).toEqual(['0 plays a', 'gave a']);
  });

  test('gives null if all pass, and nobody is asked who has nothing', () => {
    const { game, say } = opened('each once', [['a'], [], ['c']]);
    say('pass', 'pass');
    expect(game.table.log).toEqual(['gave null']);
    expect(opened('each once', [[], []]).game.table.log).toEqual(['gave null']);
  });

  test('a pass is final, and nothing is done twice', () => {
    const { game, say, asked } = opened('each once', [['a', 'word'], ['b']]);
    say('word');
    expect(asked()).toEqual(['window/respond', 0]);
    say('pass');
    expect(asked()).toEqual(['window/respond', 1]);
    say('b');
    expect(game.table.log).toEqual(['1 plays b', 'gave b']);
  });

  test('closes with the first response where only that counts', () => {
    const { game, say } = opened('each once', [['a'], ['b']], { once: true });
    say('a');
    expect(game.table.log).toEqual(['0 plays a', 'gave a']);
  });

  test('what must be done cannot be passed', () => {
    const { game, rules } = opened('each once', [['must']]);
    // A sole answer is taken by itself.
    expect(game.table.log).toEqual(['0 plays must', 'gave must']);
    const two = opened('each once', [['must', 'a']]);
    const list: Plain[] = [];
    const f = two.game.stack[1];
    two.rules.openOp(two.game)?.ask?.legal(two.game.table, f, list, two.game.stack);
    expect(list).toEqual(['must', 'a']);
    expect(two.rules.openOp(two.game)?.ask?.why(two.game.table, f, 'pass', two.game.stack).why).toBe('notOptional');
    expect(rules.openOp(game)).toBeNull();
  });
});

describe('a window that lasts until all pass in a row', () => {
  test('gives everybody a new chance after each use, beginning with the first', () => {
    const { game, say, asked } = opened('all pass', [['a', 'c'], ['b'], ['d']]);
    say('pass');
    expect(asked()).toEqual(['window/respond', 1]);
    say('b');
    expect(asked()).toEqual(['window/respond', 0]);
    say('a', 'pass');
    expect(asked()).toEqual(['window/respond', 2]);
    say('d');
    expect(asked()).toEqual(['window/respond', 0]);
    say('pass');
    expect(game.table.log).toEqual(['1 plays b', '0 plays a', '2 plays d', 'gave d']);
  });

  test('names those who have passed, so that only what the next can do need be listed', () => {
    const heard: number[][] = [];
    const { say, asked } = opened('all pass', [['a'], ['b'], ['d']], {
      responses(t, _about, _stack, passed) {
        heard.push([...passed]);
        const seat = t.cards.findIndex((cards, one) => cards.length > 0 && !passed.includes(one));
        return seat < 0 ? [] : t.cards[seat].map((id) => ({ id, seat, call: null, optional: true }));
      },
    });
    say('pass');
    expect(asked()).toEqual(['window/respond', 1]);
    say('b');
    expect(asked()).toEqual(['window/respond', 0]);
    say('pass', 'pass', 'pass');
    expect(asked()).toBeNull();
    expect(heard).toContainEqual([0, 1, 2]);
  });

  test('shows what it is about, or what the table knows of it', () => {
    const shown = (more?: Partial<WindowRules<Table, string>>) => {
      const { game, rules } = opened('all pass', [['a']], more);
      const frame = game.stack[game.stack.length - 1];
      return rules.openOp(game)?.ask?.show?.(game.table, frame, game.stack);
    };
    expect(shown()).toEqual({ what: 'blow' });
    expect(shown({ show: (t) => ({ cards: t.cards[0].length }) })).toEqual({ cards: 1 });
  });

  test('asks in the order the table gives', () => {
    const { game, say, asked } = opened('all pass', [['a'], ['b'], ['d']]);
    game.table.first = 2;
    expect(asked()).toEqual(['window/respond', 2]);
    say('pass');
    expect(asked()).toEqual(['window/respond', 0]);
  });
});

describe('a response that needs more', () => {
  test('asks for it in its own procedure, for its own seat', () => {
    const { game, say, asked } = opened('each once', [['a'], ['big']]);
    say('pass', 'big');
    expect(asked()).toEqual(['big/size', 1]);
    say('2');
    expect(game.table.log).toEqual(['1 plays big 2', 'gave big']);
  });

  test.each(['each once', 'all pass'] as const)('cancelled, returns to the window with nothing changed (%s)', (ends) => {
    const { game, say, asked } = opened(ends, [['a', 'big'], ['b']]);
    const before = JSON.stringify({ ...game.table });
    say('big', 'cancel');
    expect(asked()).toEqual(['window/respond', 0]);
    expect(JSON.stringify(game.table)).toBe(before);
    say('big', '1');
    expect(game.table.log).toEqual(['0 plays big 1']);
  });
});

describe('standing orders (GH-15)', () => {
  const WINDOW = 'objections/respond';
  /** Seat 0 has won the round; seat 1 may object. */
  function revealed(seed = 1): Match {
    const match = Match.create(court, {
      seats: 2,
      options: { rounds: 8 },
      seed: seed.toString(16).padStart(64, '0'),
    }) as unknown as Match;
    for (const seat of [0, 1]) match.answer(seat, match.game.legal(match.current, seat)[0]);
    return match;
  }

  test('pass for the seat, at once and until they are taken back, with the answer of an ordinary pass', () => {
    const match = revealed();
    expect(match.game.question(match.current)).toBe(WINDOW);
    const [seat] = match.game.actors(match.current);
    expect(match.dueByOrder()).toBeNull();
    expect(match.order(seat, WINDOW, [])).toBeNull();
    expect(match.dueByOrder()).toEqual({ seat, answer: 'pass' });
    expect(match.order(seat, WINDOW, null)).toBeNull();
    expect(match.dueByOrder()).toBeNull();
    expect(match.orders(seat)).toEqual({});
  });

  test('make an exception where the game provides for it', () => {
    const match = revealed();
    const [seat] = match.game.actors(match.current);
    match.order(seat, WINDOW, ['leading']);
    expect(match.dueByOrder()).toEqual({ seat, answer: 'pass' });
    const table = match.current.table as { scores: number[] };
    table.scores = table.scores.map(() => 1);
    expect(match.dueByOrder()).toBeNull();
  });

  test('are refused for what is no window, no exception, no seat', () => {
    const match = revealed();
    const { log } = match;
    const lines = log.length;
    expect(match.order(0, 'round/play a card', [])).toMatchObject({ rule: 'GH-15', why: 'noSuchWindow' });
    expect(match.order(0, 7, [])).toMatchObject({ rule: 'GH-15', why: 'noSuchWindow' });
    for (const unless of ['leading', ['rich'], ['leading', 'leading'], {}, undefined]) {
      expect(match.order(0, WINDOW, unless)).toMatchObject({ rule: 'GH-15', why: 'noSuchException' });
    }
    expect(match.order(9, WINDOW, [])).toMatchObject({ rule: 'GH-2' });
    expect(log.length).toBe(lines);
  });

  test('are kept with the match, change nothing in the game, and outlast undo', () => {
    const match = revealed();
    const [seat] = match.game.actors(match.current);
    const game = JSON.stringify(match.current);
    match.order(seat, WINDOW, ['leading']);
    expect(JSON.stringify(match.current)).toBe(game);
    for (const viewer of [0, 1, null]) expect(JSON.stringify(match.game.view(match.current, viewer))).not.toContain('leading');
    const due = match.dueByOrder();
    match.answer(due?.seat ?? 9, due?.answer);
    const read = readMatch(JSON.stringify(match.record()));
    if ('problem' in read) throw new Error(read.problem);
    const again = replay(court, read.record);
    if ('problem' in again) throw new Error(again.problem);
    expect(again.match.orders(seat)).toEqual({ [WINDOW]: ['leading'] });
    expect(again.match.decisions).toBe(3);
    expect(match.undo(seat, [1 - seat])).toBeNull();
    expect(match.orders(seat)).toEqual({ [WINDOW]: ['leading'] });
  });

  test('do not end what was added to the open question, which others would notice', () => {
    const match = revealed();
    const by = { seat: 0, name: 'Ada' };
    const added = match.contribute(by, { kind: 'doodle' }, 1);
    expect(added).toMatchObject({ n: 1 });
    match.order(1, WINDOW, []);
    expect(match.contributions()).toHaveLength(1);
  });
});

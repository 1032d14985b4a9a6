/** Typed calls, the kinds of variables, and frames that can be read. */
import { describe, expect, test } from 'vitest';
import {
  count,
  data,
  type Frame,
  flag,
  type Game,
  kind,
  listOf,
  needed,
  oneOf,
  openFrame,
  openFrames,
  orNull,
  Play,
  Rules,
  RulesError,
  record,
  refuse,
  seat,
  seatOrNobody,
  text,
  whole,
} from '../src/index.ts';

type Table = { models: number; log: string[] };
const model = kind<number, Table>(-1, (value, t) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < t.models ? null : `is ${value}, which is no model`,
);

function started(rules: Rules<Table>, table: Table = { models: 3, log: [] }): { game: Game<Table>; play: Play<Table> } {
  const game: Game<Table> = { rules: 'x', table, stack: [], chance: { kind: 'scripted', script: {} }, disclosed: 0 };
  const play = new Play<Table>();
  play.begin(game, undefined);
  rules.complete('main').start(play, 'main', 0);
  return { game, play };
}
const word = { rule: 'X-1', why: () => refuse('X-1', 'no'), take: () => {} };
const ask = { ...word, legal: (_t: Table, _f: unknown, list: string[]) => void list.push('yes', 'no') };

/** An attack that calls damage, which may call another attack: declared first, written in any order. */
function fight() {
  const rules = new Rules<Table>();
  const main = rules.procedure('main', { first: count(9) });
  const attack = rules.procedure(
    'attack',
    { attacker: needed(model), target: needed(model), again: flag(), dealt: count(9) },
    orNull(count(9)),
  );
  const damage = rules.procedure('damage', { wounds: count(9, 1) }, count(9));
  main.does((w) => [
    w.call(
      attack,
      () => ({ attacker: 0, target: 2 }),
      (p, f, given) => {
        f.vars.first = given ?? 0;
        p.t.log.push(`main got ${given}`);
      },
    ),
    w.ask('end', ask),
  ]);
  attack.does((w) => [
    w.ask('commit', ask),
    w.call(
      damage,
      (_t, f) => ({ for: 1, wounds: f.vars.attacker + 2 }),
      (_p, f, given) => {
        f.vars.dealt = given;
      },
    ),
    w.run((p, f) => p.give(attack, f.vars.dealt)),
  ]);
  damage.does((w) => [
    w.ask('soak', ask),
    w.call('riposte', (t, f) =>
      t.log.includes('riposte') && f.vars.wounds < 3 ? attack.with({ attacker: 1, target: 0, for: 0 }) : null,
    ),
    w.run((p, f) => {
      p.t.log.push(`${f.vars.wounds} wounds by seat ${f.seat}`);
      p.give(damage, f.vars.wounds);
    }),
  ]);
  return { rules, main, attack, damage };
}

describe('calls', () => {
  test('give variables and the seat, and receive a result, in both directions checked by the compiler', () => {
    const { rules, attack } = fight();
    const { game, play } = started(rules);
    expect(game.stack.map(({ at, seat, vars }) => [at, seat, vars])).toEqual([
      ['main>attack', 0, { first: 0 }],
      ['attack/commit', 0, { attacker: 0, target: 2, again: false, dealt: 0 }],
    ]);
    rules.answer(play, 0, 'yes');
    expect(game.stack.at(-1)).toMatchObject({ at: 'damage/soak', seat: 1, vars: { wounds: 2 } });
    rules.answer(play, 1, 'yes');
    expect(game.table.log).toEqual(['2 wounds by seat 1', 'main got 2']);
    // What follows does not compile: a call must give what is needed, and only what is known, of the right kind.
    // @ts-expect-error target is needed
    expect(() => attack.with({ attacker: 1 })).not.toThrow();
    // @ts-expect-error nothing is called wounds here
    expect(() => attack.with({ attacker: 1, target: 2, wounds: 1 })).not.toThrow();
    // @ts-expect-error a model is a number
    expect(() => attack.with({ attacker: 'm1', target: 2 })).not.toThrow();
  });

  test('carry an answer no further than to the end of the procedure that asked, where alternatives are compared', () => {
    const rules = new Rules<Table>();
    const main = rules.procedure('main', {});
    const turn = rules.procedure('turn', {});
    const toll = rules.procedure('toll', {}, count(9));
    main.does((w) => [w.call(turn), w.run((p) => void p.t.log.push('next turn')), w.ask('end', ask)]);
    turn.does((w) => [
      w.call(
        toll,
        () => ({}),
        (p, _f, given) => void p.t.log.push(`paid ${given}`),
      ),
      w.run((p) => void p.t.log.push('turn ends')),
    ]);
    toll.does((w) => [w.ask('pay', ask), w.run((p) => p.give(toll, 2))]);

    const { game, play } = started(rules);
    expect(game.stack).toHaveLength(3);
    play.begin(game, undefined);
    play.floor = 3;
    rules.answer(play, 0, 'yes');
    // What comes of the toll is part of paying it; the next turn is not.
    expect(game.table.log).toEqual(['paid 2', 'turn ends']);
    expect(play.stopped).toBe(true);

    const again = started(rules);
    again.play.begin(again.game, undefined);
    rules.answer(again.play, 0, 'yes');
    expect(again.game.table.log).toEqual(['paid 2', 'turn ends', 'next turn']);
    expect(again.play.stopped).toBe(false);
  });

  test('may go in circles, whatever the order in which procedures are written', () => {
    const { rules, attack } = fight();
    const { game, play } = started(rules, { models: 3, log: ['riposte'] });
    rules.answer(play, 0, 'yes');
    rules.answer(play, 1, 'yes');
    expect(game.stack.map((f) => f.at)).toEqual(['main>attack', 'attack>damage', 'damage>riposte', 'attack/commit']);
    expect(openFrames(game.stack, attack).map(({ vars }) => vars.attacker)).toEqual([0, 1]);
  });

  test('a frame can be read by its procedure: the innermost, and only its own', () => {
    const { rules, attack, damage } = fight();
    const { game } = started(rules);
    expect(openFrame(game.stack, attack)?.vars.target).toBe(2);
    expect(openFrame(game.stack, damage)).toBeNull();
    const likeNamed: Frame[] = [{ at: 'attack again/commit', seat: 0, vars: {}, held: null }];
    expect(openFrame(likeNamed, attack)).toBeNull();
  });
});

describe('mistakes are found when rules are loaded', () => {
  test.each<[string, (rules: Rules<Table>) => void, RegExp]>([
    [
      'nothing is said about a procedure',
      (r) => void r.procedure('main', {}),
      /"main" is declared, but nothing says what it does/,
    ],
    [
      'a procedure is written twice',
      (r) =>
        void r
          .procedure('main', {})
          .does(() => [])
          .does(() => []),
      /"main" is written twice/,
    ],
    [
      'a call has no callee',
      (r) => void r.procedure('main', {}).does((w) => [w.call('ghost')]),
      /"main>ghost" calls a procedure that does not exist/,
    ],
    [
      'two loops over one variable, one in the other',
      (r) =>
        void r
          .procedure('main', { n: count(9) })
          .does((w) => [w.each('n', () => [1, 2], [w.each('n', () => [7, 8], [w.run(() => {})])])]),
      /"main" loops over "n" inside a loop over "n"/,
    ],
    ['a variable is called for', (r) => void r.procedure('main', { for: count(9) }), /a variable "for"/],
    ['a procedure is called anytime', (r) => void r.procedure('anytime', {}), /cannot be named "anytime"/],
  ])('%s', (_what, write, message) => {
    const rules = new Rules<Table>();
    expect(() => {
      write(rules);
      rules.complete('main');
    }).toThrow(message);
  });

  test('one loop after another over the same variable is no mistake', () => {
    const rules = new Rules<Table>();
    rules
      .procedure('main', { n: count(9) })
      .does((w) => [
        w.each('n', () => [1, 2], [w.run((p, f) => void p.t.log.push(String(f.vars.n)))]),
        w.each('n', () => [3], [w.run((p, f) => void p.t.log.push(String(f.vars.n)))]),
      ]);
    expect(started(rules).game.table.log).toEqual(['1', '2', '3']);
  });

  test('a procedure chosen in play that does not exist is an error that names the open procedures', () => {
    const rules = new Rules<Table>();
    const ghost = new Rules<Table>().procedure('ghost', {});
    rules.procedure('main', {}).does((w) => [w.call('choose', () => ghost.with({}))]);
    expect(() => started(rules)).toThrow(RulesError);
    expect(() => started(rules)).toThrow(/there is no procedure "ghost" \[main>choose\]/);
  });
});

describe('the kinds of variables say what is impossible in a loaded stack', () => {
  const { rules } = fight();
  const { game } = started(rules);
  const wrong = (change: (stack: Frame[]) => void): string | null => {
    const stack = rules.copyStack(game.stack);
    change(stack);
    return rules.problemWithStack(game.table, stack, 'main', 2);
  };

  test('a real stack is possible', () => expect(wrong(() => {})).toBeNull());

  test.each<[string, (stack: Frame[]) => void, string]>([
    [
      'a model that is not there',
      (s) => void Object.assign(s[1].vars, { target: 3 }),
      'stack[1].vars.target is 3, which is no model',
    ],
    [
      'a needed one left out',
      (s) => void Object.assign(s[1].vars, { attacker: -1 }),
      'stack[1].vars.attacker is -1, which is no model',
    ],
    [
      'a count out of range',
      (s) => void Object.assign(s[1].vars, { dealt: 10 }),
      'stack[1].vars.dealt should be a whole number from 0 to 9, not 10',
    ],
    [
      'a text for a flag',
      (s) => void Object.assign(s[1].vars, { again: 'yes' }),
      'stack[1].vars.again should be true or false, not "yes"',
    ],
    [
      'an unknown variable',
      (s) => void Object.assign(s[1].vars, { more: 1 }),
      'stack[1].vars has "more", which "attack" does not know',
    ],
    [
      'an unknown step',
      (s) => void Object.assign(s[1], { at: 'attack/flee' }),
      'stack[1].at names no step of these rules: "attack/flee"',
    ],
    [
      'a frame that nobody called',
      (s) => void Object.assign(s[0], { at: 'main/end' }),
      'stack[0].at does not call "attack": "main/end"',
    ],
    ['a seat that is not there', (s) => void Object.assign(s[1], { seat: 2 }), 'stack[1].seat is 2, but there are 2 seats'],
  ])('%s', (_what, change, message) => expect(wrong(change)).toBe(message));

  test.each([
    [flag(), true, 1],
    [whole(-2, 2), -2, 2.5],
    [oneOf(['L', 'W'], 'L'), 'W', 'M'],
    [seat, 1, 2],
    [seatOrNobody, -1, -2],
    [text(3), 'abc', 'abcd'],
    [listOf(seat), [0, 1], [0, 5]],
    [listOf(seat, 2), [0, 1], [0, 1, 1]],
    [orNull(seat), null, 'x'],
    [record({ who: seat }), { who: 1 }, { who: 1, more: 2 }],
    [record({ who: seat }), { who: 1 }, {}],
    [data({ any: 1 }), {}, []],
    [data<number[]>([]), [5], { 0: 5 }],
  ])('kind %#: one value fits, the other is named', (of, fits, strange) => {
    expect(of.problem(fits, undefined, 2)).toBeNull();
    expect(of.problem(strange, undefined, 2)).toMatch(/./);
    expect(of.problem(of.initial, undefined, 2)).toBeNull();
  });
});

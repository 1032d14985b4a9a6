/** Flow: procedures, questions put to one and to several seats, open questions, windows, obligations. */
import { describe, expect, test } from 'vitest';
import { Play } from '../src/flow/play.ts';
import { count, type Game, heardBy, Rules, RulesError, refuse, type Told, text } from '../src/index.ts';
import { court } from './court.ts';

const chance = (): { kind: 'scripted'; script: { [stream: string]: number[] } } => ({ kind: 'scripted', script: {} });
/** Cards are dealt in order: seat 0 holds 1 and 2, seat 1 holds 3 and 4; 15 is on top of the deck. */
const deal = (sink?: (told: Told) => void): ReturnType<typeof court.setup> => court.setup({ rounds: 3 }, 2, chance(), sink);

describe('a question to several seats', () => {
  test('holds answers face down until the last one is in', () => {
    const g = deal();
    expect(court.question(g)).toBe('round/play a card');
    expect(court.actors(g)).toEqual([0, 1]);
    court.apply(g, 0, 15);
    expect(court.actors(g)).toEqual([1]);
    expect(court.view(g, 0).asked?.held).toBe(15);
    expect(JSON.stringify(court.view(g, 1))).not.toContain('15');
    expect(g.table.hands[0]).toContain(15);
    court.apply(g, 1, 3);
    expect(g.table.discard).toEqual([15, 3]);
  });

  test('lets a seat take its answer back, once, and not before it has given one (GH-6)', () => {
    const g = deal();
    expect(court.withdraw(g, 0)?.rule).toBe('GH-6');
    court.apply(g, 0, 15);
    expect(court.withdraw(g, 0)).toBeNull();
    expect(court.actors(g)).toEqual([0, 1]);
    expect(g.stack.at(-1)?.held).toBeNull();
  });

  test('is imagined anew for the others without a trace of the true answer', () => {
    const seen = new Set<unknown>();
    for (let seed = 0; seed < 40; seed++) {
      const g = deal();
      court.apply(g, 0, 15);
      const world = court.imagine(g, 1, { below: (n) => (seed * 7919) % n });
      seen.add(world.stack.at(-1)?.held?.[0][1]);
      expect(world.table.hands[0]).toContain(world.stack.at(-1)?.held?.[0][1]);
    }
    expect(seen.size).toBeGreaterThan(3);
  });
});

describe('whyNot', () => {
  test('names the rule for every refusal (GH-2, GH-3, GH-4)', () => {
    const g = deal();
    expect(court.whyNot(g, 0, 15)).toBeNull();
    expect(court.whyNot(g, 0, 3)).toEqual({ rule: 'CT-2', why: 'notInHand', about: { answer: 3 } });
    expect(court.whyNot(g, 7, 3)?.rule).toBe('GH-2');
    expect(court.whyNot(g, 0.5, 3)?.rule).toBe('GH-2');
    expect(court.whyNot(g, 0, undefined)?.rule).toBe('GH-4');
    expect(court.whyNot(g, 0, Number.NaN)?.rule).toBe('GH-4');
    court.apply(g, 0, 15);
    expect(court.whyNot(g, 0, 1)?.rule).toBe('GH-3');
  });

  test('says that the game is over (GH-1)', () => {
    const g = deal();
    g.stack.length = 0;
    expect(court.whyNot(g, 0, 15)?.rule).toBe('GH-1');
    expect(court.actors(g)).toEqual([]);
    expect(court.legal(g, 0)).toEqual([]);
  });
});

describe('windows and open questions', () => {
  const revealed = (): Game<(typeof g)['table']> => {
    const h = deal();
    court.apply(h, 0, 15);
    court.apply(h, 1, 3);
    return h;
  };
  const g = deal();

  test('the others may object, and only they', () => {
    const h = revealed();
    expect(court.question(h)).toBe('objections/respond');
    expect(court.actors(h)).toEqual([1]);
    expect(court.legal(h, 1)).toEqual(['object 1', 'pass']);
    expect(court.whyNot(h, 1, 'object 0')?.rule).toBe('CT-3');
  });

  test('an objection calls its procedure and cancels the event', () => {
    const h = revealed();
    court.apply(h, 1, 'object 1');
    expect(h.table.objections).toEqual([1, 0]);
    expect(h.table.scores).toEqual([0, 0]);
    expect(h.table.round).toBe(1);
  });

  test('a pass lets it happen, and an open question takes any text that is accepted', () => {
    const h = revealed();
    court.apply(h, 1, 'pass');
    expect(court.question(h)).toBe('honour/write an epitaph');
    expect(court.view(h, 0).asked?.form).toEqual({ kind: 'text', max: 20 });
    expect(court.view(h, 0).asked?.options).toEqual(['Well played']);
    expect(court.isOpen(h)).toBe(true);
    expect(court.whyNot(h, 0, '')?.rule).toBe('CT-4');
    expect(court.whyNot(h, 0, 'x'.repeat(21))?.rule).toBe('CT-4');
    expect(court.whyNot(h, 0, 'Well done')).toBeNull();
    court.apply(h, 0, 'Well done');
    expect(h.table.epitaphs).toEqual(['Well done']);
    expect(h.table.scores).toEqual([1, 0]);
  });

  test('an obligation comes before the next question, which is then opened again', () => {
    const h = revealed();
    court.apply(h, 1, 'pass');
    h.table.hands[0].push(...h.table.deck.splice(0, 2));
    court.apply(h, 0, 'Well done');
    expect(court.question(h)).toBe('discard down/discard');
    expect(h.stack.map((f) => f.at)).toEqual(['game>round', 'round/play a card', 'discard down/discard']);
    while (court.question(h) === 'discard down/discard') court.apply(h, 0, court.legal(h, 0)[0]);
    expect(court.question(h)).toBe('round/play a card');
    expect(h.table.hands[0].length).toBe(4);
  });
});

test('facts have a private and a public form', () => {
  const told: Told[] = [];
  deal((t) => told.push(t));
  expect(heardBy(told, 0)[0]).toEqual({ kind: 'drew', rule: 'CT-1', seat: 0, card: 15 });
  expect(heardBy(told, 1)[0]).toEqual({ kind: 'drewHidden', rule: 'CT-1', seat: 0 });
  expect(JSON.stringify(heardBy(told, null))).not.toContain('card');
});

describe('the seven words', () => {
  type T = { log: string[]; n: number };
  const make = (write: (rules: Rules<T>) => void): { rules: Rules<T>; game: Game<T>; play: Play<T> } => {
    const rules = new Rules<T>();
    write(rules);
    const game: Game<T> = { rules: 'x@1', table: { log: [], n: 0 }, stack: [], chance: chance(), disclosed: 0 };
    const play = new Play<T>();
    play.begin(game, undefined);
    return { rules, game, play };
  };
  const yesNo = (always: boolean | ((t: T) => boolean)) => ({
    rule: 'X-1',
    always,
    legal: (t: T, _f: unknown, list: string[]) => void list.push(...(t.n > 0 ? ['yes', 'no'] : ['yes'])),
    why: () => refuse('X-1', 'no'),
    take: (p: Play<T>, _f: unknown, answer: string) => void p.t.log.push(answer),
  });

  test('a sole answer is taken without asking, unless the act itself is meaningful', () => {
    const { rules, game, play } = make((r) =>
      r.procedure('main', {}).does((w) => [w.ask('silent', yesNo(false)), w.ask('loud', yesNo(true))]),
    );
    rules.complete('main').start(play, 'main', 0);
    expect(game.table.log).toEqual(['yes']);
    expect(game.stack[0].at).toBe('main/loud');
  });

  test.each([
    [0, ['yes', 'yes'], undefined],
    [1, [], 'main/plain'],
  ])('whether to ask may depend on the position: with %i', (n, log, at) => {
    let listed = 0;
    const plain = yesNo((t) => t.n > 0);
    const counting = {
      ...plain,
      legal: (t: T, f: unknown, list: string[]) => {
        listed++;
        plain.legal(t, f, list);
      },
    };
    const { rules, game, play } = make((r) =>
      r.procedure('main', {}).does((w) => [w.ask('plain', counting), w.ask('again', counting)]),
    );
    game.table.n = n;
    rules.complete('main').start(play, 'main', 0);
    expect([game.table.log, game.stack[0]?.at]).toEqual([log, at]);
    // Where it is plain that there is a choice, nothing is listed to find that out.
    expect(listed).toBe(n === 0 ? 2 : 0);
  });

  test('each takes its list when the loop begins', () => {
    const { rules, game, play } = make((r) =>
      r
        .procedure('main', { x: text(99) })
        .does((w) => [
          w.each('x', (t) => t.log.slice(), [w.run((p, f) => void p.t.log.push(`${f.vars.x}!`))]),
          w.ask('stop', yesNo(true)),
        ]),
    );
    game.table.log.push('a', 'b');
    rules.complete('main').start(play, 'main', 0);
    expect(game.table.log).toEqual(['a', 'b', 'a!', 'b!']);
  });

  test('a procedure may call itself and hand back a result', () => {
    const { rules, game, play } = make((r) => {
      const counted = r.procedure('count', { left: count(99), below: count(999) }, count(999));
      r.procedure('main', { sum: count(999) }).does((w) => [
        w.call(
          counted,
          () => ({ left: 3 }),
          (p, f, given) => {
            f.vars.sum = given;
            p.t.n = f.vars.sum;
          },
        ),
        w.ask('stop', yesNo(true)),
      ]);
      counted.does((w) => [
        w.when(
          (_t, f) => f.vars.left > 0,
          [
            w.call(
              'deeper',
              (_t, f) => counted.with({ left: f.vars.left - 1 }),
              (_p, f, given) => {
                f.vars.below = given;
              },
            ),
          ],
        ),
        w.run((p, f) => p.give(counted, f.vars.left + f.vars.below)),
      ]);
    });
    rules.complete('main').start(play, 'main', 0);
    expect(game.table.n).toBe(6);
  });

  test('mistakes in the rules are found when they are loaded or name the open procedures', () => {
    const twice = make((r) => r.procedure('main', {}).does((w) => [w.ask('a', yesNo(true)), w.ask('a', yesNo(true))]));
    expect(() => twice.rules.complete('main')).toThrow(/two steps named "main\/a"/);
    expect(() => make((r) => r.procedure('main', {}).does((w) => [w.call('nowhere')])).rules.complete('main')).toThrow(
      /does not exist/,
    );
    const endless = make((r) => r.procedure('main', {}).does((w) => [w.loop(() => true, [w.run(() => {})])]));
    endless.rules.complete('main');
    expect(() => endless.rules.start(endless.play, 'main', 0)).toThrow(RulesError);
    const stuck = make((r) => r.procedure('main', {}).does((w) => [w.ask('none', { ...yesNo(false), legal: () => {} })]));
    stuck.rules.complete('main');
    expect(() => stuck.rules.start(stuck.play, 'main', 0)).toThrow(/"main\/none" has no legal answer/);
  });

  test('a game parked under one version goes on under another with steps added around its question', () => {
    const v1 = make((r) => {
      r.procedure('main', {}).does((w) => [w.call('inner'), w.run((p) => void p.t.log.push('after'))]);
      r.procedure('inner', {}).does((w) => [w.ask('inside', yesNo(true))]);
    });
    v1.rules.complete('main').start(v1.play, 'main', 0);
    const saved = JSON.parse(JSON.stringify(v1.game)) as Game<T>;
    const v2 = make((r) => {
      r.procedure('main', { extra: count(9, 4) }).does((w) => [
        w.run((p) => void p.t.log.push('new first')),
        w.call('inner'),
        w.run((p, f) => void p.t.log.push(`after with ${f.vars.extra}`)),
        w.ask('end', yesNo(true)),
      ]);
      r.procedure('inner', {}).does((w) => [w.run((p) => void p.t.log.push('new before')), w.ask('inside', yesNo(true))]);
    });
    v2.rules.complete('main').repair(saved.stack);
    expect(v2.rules.problemWithStack(saved.table, saved.stack, 'main', 2)).toBeNull();
    v2.play.begin(saved, undefined);
    v2.rules.answer(v2.play, 0, 'yes');
    expect(saved.table.log).toEqual(['yes', 'after with 4']);
    expect(saved.stack[0].at).toBe('main/end');
  });
});

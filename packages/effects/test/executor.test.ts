import { describe, expect, it } from 'vitest';
import { problemWithEffects } from '../src/index.ts';
import { type ToyEffect, toy, UNLUCKY, type Well } from './toy.ts';

const played = (card: ToyEffect, others: { [name: string]: ToyEffect } = {}, die = 0) => {
  const one = toy({ card, ...others });
  one.table.die = die;
  one.start();
  return one;
};

describe('instructions', () => {
  it('are done from top to bottom, and the result is given back', () => {
    const one = played([
      { do: 'coins', n: 2 },
      { do: 'call', word: 'ho' },
      { do: 'coins', n: 3 },
    ]);
    expect(one.table).toMatchObject({ coins: 5, heard: ['ho'], settled: 3 });
    expect(one.result()).toBe(5);
  });

  it('that cannot be done are skipped, and the rest is done', () => {
    const one = played([
      { do: 'coins', n: 2 },
      { do: 'pay', n: 3 },
      { do: 'call', word: 'still here' },
    ]);
    expect(one.table).toMatchObject({ coins: 2, heard: ['still here'] });
  });

  it('take what they take by themselves where nothing is written', () => {
    expect(played([{ do: 'coins', n: 3 }, { do: 'pay' }]).table.coins).toBe(2);
  });

  it('stop at once when the game ends', () => {
    const one = played([
      { do: 'coins', n: 1 },
      { do: 'pay', n: 1 },
      { do: 'call', word: 'too late' },
    ]);
    expect(one.table.heard).toEqual([]);
    expect(one.frames()).toEqual([]);
  });
});

describe('branches', () => {
  it.each([
    [2, ['poor', 'end']],
    [3, ['rich', 'very', 'end']],
  ])('yes and no: with %i coins', (n, heard) => {
    const one = played([
      { do: 'coins', n },
      {
        do: 'rich',
        least: 3,
        yes: [
          { do: 'call', word: 'rich' },
          { do: 'call', word: 'very' },
        ],
        no: [{ do: 'call', word: 'poor' }],
      },
      { do: 'call', word: 'end' },
    ]);
    expect(one.table.heard).toEqual(heard);
  });

  it.each([
    [1, ['low', 'end']],
    [2, ['low', 'end']],
    [3, ['end']],
    [4, ['end']],
    [6, ['high', 'end']],
    // It cannot be rolled at all.
    [0, ['end']],
  ])('cases: %i', (die, heard) => {
    const cases: { [numbers: string]: ToyEffect } = {
      '1-2': [{ do: 'call', word: 'low' }],
      '4': [],
      '6': [{ do: 'call', word: 'high' }],
    };
    expect(
      played(
        [
          { do: 'die', cases },
          { do: 'call', word: 'end' },
        ],
        {},
        die,
      ).table.heard,
    ).toEqual(heard);
  });

  it.each([0, 1])('options are asked for, and the cursor is all that the frame keeps: option %i', (n) => {
    const one = played([
      {
        do: 'choose',
        options: [[{ do: 'coins', n: 4 }], [{ do: 'rich', least: 0, yes: [{ do: 'call', word: 'nested' }] }]],
      },
      { do: 'call', word: 'end' },
    ]);
    expect(one.frames().map(({ at }) => at)).toEqual(['game>effect', 'effect>instruction', 'choice/which']);
    const { vars } = one.frames()[1];
    expect(vars).toMatchObject({ effect: 'card', at: 0 });
    expect(Object.values(vars).every((value) => typeof value !== 'object')).toBe(true);
    one.answer(n);
    expect(one.table).toMatchObject(n === 0 ? { coins: 4, heard: ['end'] } : { coins: 0, heard: ['nested', 'end'] });
  });
});

describe('triggers', () => {
  it('are settled after the instruction that set them off, in their order, with what set them off', () => {
    const one = played(
      [
        { do: 'call', word: 'first', echo: 'a b' },
        { do: 'call', word: 'second' },
      ],
      { a: [{ do: 'call', word: 'a' }], b: [{ do: 'call', word: 'b' }] },
    );
    expect(one.table.heard).toEqual(['first', 'a 1*2', 'b 1*2', 'second']);
    expect(one.table.triggers).toEqual([]);
    // Once for each instruction of the card, and not for those of what it triggered.
    expect(one.table.settled).toBe(2);
  });

  it('of triggers come right after them, before what was waiting', () => {
    const one = played([{ do: 'call', word: 'card', echo: 'a b' }], {
      a: [
        { do: 'call', word: 'a1', echo: 'c' },
        { do: 'call', word: 'a2' },
      ],
      b: [{ do: 'call', word: 'b' }],
      c: [{ do: 'call', word: 'c' }],
    });
    expect(one.table.heard).toEqual(['card', 'a1 1*2', 'c 2*2', 'a2 1*2', 'b 1*2']);
  });

  it('may ask while others wait; all of them lie on the table until they are done', () => {
    const one = played([{ do: 'call', word: 'card', echo: 'a b' }], {
      a: [{ do: 'choose', options: [[{ do: 'coins', n: 1 }], []] }],
      b: [{ do: 'coins', n: 5 }],
    });
    expect(one.table.triggers.map(({ effect }) => effect)).toEqual(['a', 'b']);
    one.answer(1);
    expect(one.table.coins).toBe(5);
    expect(one.table.triggers).toEqual([]);
  });
});

describe('a loaded stack', () => {
  const problem = ({ table, game, programs }: ReturnType<typeof toy>): string | null =>
    problemWithEffects('effect', { programs: () => programs, triggers: (t: Well) => t.triggers }, table, game.stack);

  it('with a cursor that stands nowhere is refused', () => {
    const one = played([{ do: 'choose', options: [[], []] }]);
    expect(problem(one)).toBeNull();
    one.game.stack[1].vars.at = 1;
    expect(problem(one)).toBe('stack[1].vars.at is 1, but the effect has 1 instructions');
  });

  it('with a trigger that has no effect, or is carried out and not there, is refused', () => {
    const one = played([{ do: 'call', word: 'card', echo: 'a' }], { a: [{ do: 'choose', options: [[], []] }] });
    expect(problem(one)).toBeNull();
    one.table.triggers[0].effect = 'gone';
    expect(problem(one)).toBe('trigger 0 is "gone", which is no effect');
    one.table.triggers.pop();
    expect(problem(one)).toBe('stack[1] carries out a trigger that is not there');
  });

  it('that waits for more triggers than there are is refused', () => {
    const one = played([{ do: 'choose', options: [[], []] }]);
    one.game.stack[1].vars.waiting = 1;
    expect(problem(one)).toBe('stack[1].vars.waiting is 1, but 0 triggers wait');
    one.table.triggers.push({ effect: 'card', subject: -1, amount: 0 });
    expect(problem(one)).toBeNull();
  });

  it('that names an effect there is not is refused', () => {
    const one = played([{ do: 'choose', options: [[], []] }]);
    const { book, table, game } = one;
    expect(book.problemWithStack(table, game.stack, 'game', 1)).toBeNull();
    game.stack[1].vars.effect = 'gone';
    expect(book.problemWithStack(table, game.stack, 'game', 1)).toContain('stack[1].vars.effect is "gone", which is no effect');
  });
});

describe('quiet effects', () => {
  const effects: { [name: string]: ToyEffect } = {
    card: [
      { do: 'coins', n: 3 },
      { do: 'rich', least: 3, yes: [{ do: 'coins', n: 2 }], no: [{ do: 'pay', n: 1 }] },
    ],
    loud: [
      { do: 'coins', n: 1 },
      { do: 'call', word: 'hey' },
    ],
    asking: [{ do: 'rich', least: 1, yes: [{ do: 'choose', options: [[], []] }] }],
    rolling: [{ do: 'die', cases: { '1-6': [{ do: 'coins', n: 1 }] } }],
  };

  it('are those whose every instruction is, in branches too', () => {
    const { isQuiet } = toy(effects);
    expect(['card', 'loud', 'asking', 'rolling', 'none'].map(isQuiet)).toEqual([true, false, false, true, false]);
  });

  it('come to the same without a frame as with one', () => {
    const framed = toy(effects);
    framed.start();
    const quick = toy(effects);
    expect(quick.quietly('card')).toBe(framed.result());
    expect(quick.table).toEqual(framed.table);
    expect(quick.frames()).toEqual([]);
  });

  it('stop where the game ends', () => {
    const one = toy({
      card: [
        { do: 'coins', n: 1 },
        { do: 'pay', n: 1 },
        { do: 'coins', n: 5 },
      ],
    });
    one.quietly('card');
    expect(one.table.coins).toBe(0);
    expect(one.table.settled).toBe(1);
  });

  it('that set something off all the same are an error of the game', () => {
    const one = toy(effects);
    one.table.die = UNLUCKY;
    expect(() => one.quietly('rolling')).toThrow('"rolling" was to be quiet and has set something off');
  });
});

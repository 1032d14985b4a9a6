import { count, needed, type Plain, record, text } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { CardError, defineCards, type EffectData, effectOf, problemWithEffect, sayEffect } from '../src/index.ts';
import { WORDS } from './toy.ts';

const cards = defineCards({
  fields: {
    id: needed(text(20)),
    copies: needed(count(9)),
    cost: count(9),
    words: record({ en: text(100), pl: text(100) }),
    effect: effectOf(WORDS),
  },
  replaceable: ['cost', 'words', 'effect'],
});
const BUCKET = { id: 'bucket', copies: 2, effect: [{ do: 'coins', n: 1 }] };
const ROPE = { id: 'rope', copies: 1, cost: 3 };

describe('words', () => {
  it.each([
    ['en', 'Take 2. With 3: Pay 1. Else: Call "ho". Roll: 1-2 Take 1. 6 Pay 2. Choose: Take 1. or Take 2.'],
    ['pl', 'Weź 2. Mając 3: Zapłać 1. Inaczej: Zawołaj „ho”. Rzuć: 1-2 Weź 1. 6 Zapłać 2. Wybierz: Weź 1. albo Weź 2.'],
  ] as const)('are made of the effect: %s', (language, words) => {
    const effect: EffectData = [
      { do: 'coins', n: 2 },
      { do: 'rich', least: 3, yes: [{ do: 'pay' }], no: [{ do: 'call', word: 'ho' }] },
      { do: 'die', cases: { '1-2': [{ do: 'coins', n: 1 }], '6': [{ do: 'pay', n: 2 }] } },
      { do: 'choose', options: [[{ do: 'coins', n: 1 }], [{ do: 'coins', n: 2 }]] },
    ];
    expect(problemWithEffect(WORDS, effect)).toBeNull();
    expect(sayEffect(WORDS, effect, language)).toBe(words);
  });
});

describe('an effect', () => {
  const deep = (levels: number): Plain => (levels === 0 ? [] : [{ do: 'rich', least: 1, yes: deep(levels - 1) }]);
  it.each<[Plain, string]>([
    [{}, 'should be a list of instructions'],
    [[7], '[0] should be an instruction, such as { do: ... }'],
    [[{ n: 1 }], '[0].do is missing: it names what is done'],
    [[{ do: 'fly' }], '[0].do is "fly", which is no instruction; there are call, choose, coins, die, pay, rich'],
    [[{ do: 'pay' }, { do: 'coins' }], '[1].n is missing: "coins" needs it'],
    [[{ do: 'coins', n: -1 }], '[0].n should be a whole number from 0 to 9, not -1'],
    [[{ do: 'pay', m: 1 }], '[0].m is nothing that "pay" takes'],
    [[{ do: 'pay', yes: [] }], '[0].yes is nothing that "pay" takes'],
    [[{ do: 'rich', least: 1, no: [{ do: 'fly' }] }], '[0].no[0].do is "fly", which is no instruction'],
    [[{ do: 'die', cases: { '2-1': [] } }], '[0].cases has "2-1", which is neither a number nor a range such as "2-3"'],
    [[{ do: 'die', cases: { '1-3': [], '2': [] } }], '[0].cases names 2 twice'],
    [[{ do: 'die', cases: { six: [] } }], '[0].cases has "six"'],
    [[{ do: 'die' }], '[0].cases should be lists of instructions by number'],
    [[{ do: 'choose', options: [[]] }], '[0].options should be 2 to 12'],
    [deep(8), 'lies more than 6 instructions deep'],
    [[{ do: 'choose', options: Array.from({ length: 13 }, () => []) }], '[0].options should be 2 to 12'],
    [
      Array.from({ length: 6 }, () => ({ do: 'rich', least: 1, yes: Array.from({ length: 40 }, () => ({ do: 'pay' })) })),
      'has 246 instructions with all that hang on others, more than 200',
    ],
    [Array.from({ length: 41 }, () => ({ do: 'pay' })), 'has 41 instructions, more than 40'],
  ])('%j is refused with the way to the fault', (effect, problem) => {
    expect(problemWithEffect(WORDS, effect)).toContain(problem);
  });
});

describe('files', () => {
  it('are completed by what is left out', () => {
    expect(cards.read('well.ts', [BUCKET, ROPE])).toEqual([
      { ...BUCKET, cost: 0, words: { en: '', pl: '' } },
      { ...ROPE, words: { en: '', pl: '' }, effect: [] },
    ]);
  });

  it.each<[object[], string]>([
    [[BUCKET, { id: 'rope' }], 'well.ts: rope.copies is missing'],
    [[{ copies: 1 }], 'well.ts: [0].id is missing'],
    [[{ ...ROPE, copies: -1 }], 'well.ts: rope.copies should be a whole number from 0 to 9, not -1'],
    [[{ ...ROPE, colour: 'red' }], 'well.ts: rope.colour does not belong on a card'],
    [[ROPE, ROPE], 'well.ts: rope is written twice'],
    [[{ ...ROPE, effect: [{ do: 'coins', n: 99 }] }], 'well.ts: rope.effect[0].n should be'],
    [[{ ...ROPE, effect: [() => 1] }], 'well.ts: [0].effect[0] is function'],
  ])('that are wrong do not load, and say where: %j', (list, message) => {
    expect(() => cards.read('well.ts', list)).toThrow(CardError);
    expect(() => cards.read('well.ts', list)).toThrow(message);
  });
});

describe('overlays', () => {
  const all = cards.read('well.ts', [BUCKET, ROPE]);

  it('replace numbers, words and effects, and say which cards differ', () => {
    const words = { en: 'A long one.', pl: 'Długa.' };
    const overlaid = cards.withOverlay(all, { cards: { rope: { cost: 5, words, effect: [{ do: 'pay' }] } } });
    expect(overlaid).toEqual({
      cards: [all[0], { id: 'rope', copies: 1, cost: 5, words, effect: [{ do: 'pay' }] }],
      changed: ['rope'],
    });
    expect(all[1].cost).toBe(3);
  });

  it('may have parts for other kinds of cards beside these, and then each may be left out', () => {
    const foes = defineCards({
      fields: { id: needed(text(9)), health: count(9) },
      replaceable: ['health'],
      part: 'foes',
      beside: ['cards'],
    });
    const [rat] = foes.read('foes.ts', [{ id: 'rat', health: 1 }]);
    expect(foes.withOverlay([rat], { cards: { rope: 7 }, foes: { rat: { health: 2 } } })).toEqual({
      cards: [{ id: 'rat', health: 2 }],
      changed: ['rat'],
    });
    expect(foes.withOverlay([rat], { cards: {} })).toEqual({ cards: [rat], changed: [] });
    expect(foes.withOverlay([rat], { foes: { cat: {} } })).toEqual({ problem: 'overlay.foes["cat"] names no card of this game' });
    expect(foes.withOverlay([rat], { rats: {} })).toEqual({ problem: 'overlay.rats does not belong there' });
  });

  const circle: { [key: string]: unknown } = {};
  circle.cards = circle;
  it.each<[string, unknown, string]>([
    ['no object', 'rope', 'overlay should be an object'],
    ['no cards', {}, 'overlay.cards should be an object'],
    ['something else', { cards: {}, rules: {} }, 'overlay.rules does not belong there'],
    ['an unknown card', { cards: { lantern: {} } }, 'overlay.cards["lantern"] names no card of this game'],
    ['a card called as objects are', { cards: JSON.parse('{"__proto__": {}}') }, 'overlay.cards["__proto__"] names no card'],
    ['a card that is no object', { cards: { rope: 3 } }, 'overlay.cards["rope"] should be an object'],
    ['an unknown field', { cards: { rope: { colour: 1 } } }, 'overlay.cards["rope"].colour does not belong on a card'],
    ['what belongs to the game', { cards: { rope: { copies: 9 } } }, 'overlay.cards["rope"].copies cannot be replaced'],
    [
      'a negative number',
      { cards: { rope: { cost: -1 } } },
      'overlay.cards["rope"].cost should be a whole number from 0 to 9, not -1',
    ],
    ['an unknown verb', { cards: { rope: { effect: [{ do: 'fly' }] } } }, 'overlay.cards["rope"].effect[0].do is "fly"'],
    ['a circle', circle, 'more than 20 levels deep, or contains itself'],
    [
      'a million',
      { cards: Object.fromEntries(Array.from({ length: 30_000 }, (_, i) => [`c${i}`, {}])) },
      'more than 20000 parts',
    ],
    ['too many', { cards: { a: {}, b: {}, c: {} } }, 'overlay.cards has 3 entries, but there are 2 cards'],
    ['functions', { cards: { rope: { cost: () => 1 } } }, 'cards.rope.cost is function'],
  ])('with %s are refused as a whole', (_name, overlay, problem) => {
    const refused = cards.withOverlay(all, overlay);
    expect('problem' in refused && refused.problem).toContain(problem);
  });
});

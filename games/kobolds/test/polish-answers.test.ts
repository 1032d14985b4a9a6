/** Answers typed in Polish: every answer that is a word of its own can be said, and the question tells which of several is meant. */
import type { Asked, Form } from '@guildhall/kernel';
import { describe, expect, it, test } from 'vitest';
import { CRITICAL_IDS } from '../data/index.ts';
import { kobolds } from '../index.ts';
import { PHRASES } from '../terminal/polish.ts';
import { read, typed } from '../terminal/read.ts';
import { FIXED } from '../text/answers.ts';
import { names as pl } from '../text/names.pl.ts';
import { SPOTS } from '../text/teller.ts';
import { beside, given, model } from './kit.ts';

const asked = (name: string, options: string[], form: Form | null = null): Asked => ({
  name,
  rule: 'KC-7.2',
  options,
  form,
  show: {},
  held: null,
});

describe('every answer of fixed words', () => {
  const phrasesOf = (answer: string): string[] =>
    PHRASES.flatMap(([words, ...answers]) => (answers.includes(answer) ? [words] : []));
  test.each([...FIXED, ...SPOTS])('%s', (answer) => {
    const phrases = phrasesOf(answer);
    expect(phrases).not.toEqual([]);
    for (const words of phrases) expect(read(words, asked('activation/act', [answer]))).toBe(answer);
  });
  test('no phrase is there twice', () => {
    const words = PHRASES.map(([phrase]) => phrase);
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('what is meant depends on the question', () => {
  it.each([
    ['nie', 'attack/just do it', ['just do it', 'no'], 'no'],
    ['nie', 'activation/swig', ['swig heal', 'pass'], 'pass'],
    ['nie', 'parley/draw', ['accept', 'refuse'], 'refuse'],
    ['tak', 'parley/draw', ['accept', 'refuse'], 'accept'],
    ['pas', 'always angry/attack', ['m3', 'pass'], 'pass'],
    ['stop', 'spell/cast', ['stick', 'twist'], 'stick'],
    ['stop', 'action time/alone', ['go on', 'stop'], 'stop'],
    ['kontratak', 'attack/answer', ['counter free', 'done'], 'counter free'],
    ['Uderzenie', 'activation/act', ['walk', 'strike cuddly'], 'strike cuddly'],
  ])('%s at %s', (typed, name, options, answer) => expect(read(typed, asked(name, options))).toBe(answer));
});

describe('an activation', () => {
  const bruiser = model('human-bruiser', 0, 12, 12);
  const s = given({
    models: [bruiser, beside(bruiser, 'east', 'human-lowlife', 1), model('klacka', 0, 2, 2), model('dorick', 1, 2, 22)],
    hands: ['Th 2h Ks', 'Kh Kd'],
  }).activate(0);
  const say = (typed: string): string => {
    const question = s.view(0).asked;
    if (!question) throw new Error('seat 0 is asked nothing');
    return read(typed, question);
  };

  it.each([
    ['atak m1', 'attack m1'],
    ['ATAK WRĘCZ m1', 'attack m1'],
    ['atak m1 zrób to', 'attack m1 just do it'],
    ['atak m7', 'attack m7'],
    ['strzal m1', 'shoot m1'],
    ['marsz i bieg', 'walk and dash'],
    ['wymiana kart', 'draw cards'],
    ['koniec', 'end'],
    ['strzelam m1', 'shoot m1'],
    ['atakuję m1', 'attack m1'],
    ['wymień karty', 'draw cards'],
    ['sprawdź k2', 'inspect k2'],
    ['uderzam', 'strike carriage'],
    ['attack carriage', 'strike carriage'],
    ['fruwam nad dachami', 'fruwam nad dachami'],
    ['attack m1', 'attack m1'],
  ])('%s is %s', (typed, answer) => expect(say(typed)).toBe(answer));

  it('KC-12.1: what is known but not allowed is refused with its own reason, what nobody knows as no answer', () => {
    expect(kobolds.whyNot(s.game, 0, say('strzał m1'))?.why).not.toBe('notAnAnswer');
    expect(kobolds.whyNot(s.game, 0, say('fruwam'))?.why).toBe('notAnAnswer');
  });

  it('KC-2.26: goes where Polish words say', () => {
    const places: Form = { kind: 'point', min: [0, 0], max: [24, 24] };
    const to = (typed: string): string => read(typed, asked('move/destination', ['stay', 'towards m3', 'contact chest'], places));
    expect(to('w stronę m3')).toBe('towards m3');
    expect(to('kontakt skrzynia')).toBe('contact chest');
    expect(to('ku północy')).toBe('towards north');
    expect(to('od m3')).toBe('away from m3');
    expect(to('zostaje')).toBe('stay');
    expect(to('12,5 8')).toBe('12,5 8');
  });

  it('KC-12.14: cards go by their Polish names', () => {
    const cards = asked('attack/commit', ['Th 2h'], { kind: 'several', of: ['Th', '2h', 'Ks'], min: 1, max: 3 });
    expect(read('dziesiątka kier, dwójka kier', cards)).toBe('Th 2h');
    expect(read('król pik', cards)).toBe('Ks');
    expect(read('pas', asked('attack/defend', ['fold'], { kind: 'several', of: ['Kh'], min: 1, max: 3 }))).toBe('fold');
  });
});

describe('a critical', () => {
  it('KC-15.4 is offered by its name, which may be typed', () => {
    for (const id of CRITICAL_IDS) {
      const name = typed(id, 'pl') ?? '';
      expect(name, id).toBe(pl.criticals[id].name.toLowerCase());
      expect(name).not.toContain(':');
    }
    expect(typed('blind', 'pl')).toBe('oślepienie');
    expect(typed('blind', 'en')).toBe('blind');
  });
});

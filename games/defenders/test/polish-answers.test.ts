/** Answers typed in Polish, in any letters and in any order of a pair; texts stay as they were written. */
import type { Asked, Form } from '@guildhall/kernel';
import { describe, expect, it, test } from 'vitest';
import { PHRASES } from '../terminal/polish.ts';
import { read } from '../terminal/read.ts';

const asked = (options: string[], form: Form | null = null): Asked => ({
  name: 'city creation/act',
  rule: 'DF-5.3',
  options,
  form,
  show: {},
  held: null,
});
const FIXED = [
  ...[
    'ready',
    'setting',
    'own setting',
    'city',
    'yes',
    'no',
    'abstain',
    'stand by it',
    'withdraw',
    'skip',
    'accept',
    'challenge',
  ],
  ...['pass', 'propose', 'confirm', 'end', 'disputed', 'go on', 'stands', 'fails', 'none', 'stop'],
];

test.each(FIXED)('"%s" can be said in Polish', (answer) => {
  const phrases = PHRASES.flatMap(([words, ...answers]) => (answers.includes(answer) ? [words] : []));
  expect(phrases).not.toEqual([]);
  for (const words of phrases) expect(read(words, asked([answer]))).toBe(answer);
});

describe('answers with things in them', () => {
  it.each([
    ['twórz dama karo miejsce', 'create Qd location'],
    ['zacznij obrońcę: 10♥', 'create Th defender'],
    ['dołóż as pik s0', 'add As S0'],
    ['ukończ s2', 'finalise S2'],
    ['połącz l3 L1', 'connect L1 L3'],
    ['CONNECT l3 l1', 'connect L1 L3'],
    ['rozłącz L2 l0', 'disconnect L0 L2'],
    ['usuń l4', 'remove L4'],
    ['wartość 7', 'value 7'],
    ['l2', 'L2'],
    ['d0 l2', 'D0 L2'],
    ['d0 król t1', 'D0 king T1'],
    ['d3 inżynierowie l1', 'D3 engineers L1'],
    ['fruwam', 'fruwam'],
  ])('%s is %s', (typed, answer) => expect(read(typed, asked(['skip']))).toBe(answer));
});

describe('the question tells what is meant', () => {
  it.each([
    ['spasuj', ['skip', 'create 9c location'], 'skip'],
    ['spasuj', ['pass', 'propose'], 'pass'],
    ['zaproponuj', ['pass', 'propose'], 'propose'],
    ['tak', ['accept', 'challenge', 'abstain'], 'accept'],
  ])('%s of %s', (typed, options, answer) => expect(read(typed, asked(options))).toBe(answer));
});

test('DF-13.8: a text that begins like an answer is left as it is; an answer among texts is known', () => {
  const scene = (typed: string): string =>
    read(typed, asked(['end', 'go on', 'disputed', 'abstain'], { kind: 'text', max: 2000 }));
  for (const text of ['nie wiem', 'Koniec był straszny.', 'Dodaj mi odwagi!', 'tak', 'l2', 'połącz l3 l1'])
    expect(scene(text)).toBe(text);
  expect(scene('zakończ')).toBe('end');
  expect(scene('graj dalej')).toBe('go on');
});

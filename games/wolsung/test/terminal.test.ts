/** The scene at a keyboard: answers as people type them, what is drawn, and what can be looked up. */
import { describe, expect, it } from 'vitest';
import { wolsung } from '../index.ts';
import { text } from '../text/index.ts';
import { begun, conflict, type WolsungScene } from './scene.ts';

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');
const plain = (words: string): string => words.replaceAll(ANSI, '');
const read = (s: WolsungScene, typed: string): string | undefined => {
  const asked = s.asked(0);
  return asked ? wolsung.read?.(typed, asked) : undefined;
};
const drawn = (s: WolsungScene, language: 'en' | 'pl' = 'en'): string => plain(wolsung.draw?.(s.view(0), language) ?? '');
const say = { seat: text.en.seat };

const acting = (): WolsungScene => conflict({ hands: { 0: ['8c', 'Jd', 'Kh'] }, weapons: { 0: 'revolver' } });

describe('answers as people type them', () => {
  it.each([
    ['ATTACK', 'attack'],
    ['atak', 'attack'],
    ['gangway', 'zone 0'],
    ['go to the warehouse', 'zone 2'],
    ['ruch magazyn', 'zone 2'],
    ['draw sabre', 'draw sabre'],
    ['dobądź szabla', 'draw sabre'],
    ['kończę', 'end'],
    // Somewhere that is nowhere stays as it was typed, and is refused.
    ['go to the moon', 'zone the moon'],
    ['moon', 'moon'],
  ])('a turn: %s is %s', (typed, answer) => {
    expect(read(acting(), typed)).toBe(answer);
  });
  it.each([
    ['kite', 'at 1'],
    ['The Kite', 'at 1'],
    ['latawiec', 'at 1'],
    ['dock thugs', 'at 2'],
    ['against the kite', 'at 1'],
    ['cel latawiec', 'at 1'],
    ['at 9', 'at 9'],
  ])('a target: %s is %s', (typed, answer) => {
    expect(read(acting().say('attack'), typed)).toBe(answer);
  });
  it.each([
    ['bonus 8♣', 'bonus 8c'],
    ['premia 8♣', 'bonus 8c'],
    ['premia 8 trefl', 'bonus 8c'],
    ['premia ósemka trefl', 'bonus 8c'],
    ['bonus 8 of clubs', 'bonus 8c'],
    ['automatic jack of diamonds', 'automatic Jd'],
    ['automat walet karo', 'automatic Jd'],
    ['automat K♥', 'automatic Kh'],
    ['pas', 'pass'],
    // A card alone may be a bonus or a result.
    ['8♣', '8♣'],
  ])('a card before the roll: %s is %s', (typed, answer) => {
    const s = acting().say('attack', 'at 1', 'firearms', 'dice 1').expectQuestion('card before the roll/respond', 0);
    expect(read(s, typed)).toBe(answer);
  });
  it('are left alone where words are wanted', () => {
    const s = begun().say('reword').expectQuestion('wording/words', 0);
    for (const words of ['pas', 'The Kite', '8♣']) expect(read(s, words)).toBe(words);
  });
  it('are shown in Polish where several answers are about one card', () => {
    expect(['bonus 8c', 'guard Th', 'attack', 'at 1'].map((answer) => wolsung.typed?.(answer, 'pl'))).toEqual([
      'premia 8♣',
      'obrona 10♥',
      null,
      null,
    ]);
  });
});

describe('questions and facts', () => {
  it('the stake is asked for in the words it has been given', () => {
    const s = begun().say('reword', 'the crate goes to a museum');
    const { name = '', show = {} } = s.asked(0) ?? {};
    expect(text.en.question(name, show, say)).toBe('The stake: if you win, the crate goes to a museum. How do you propose it?');
  });
  it('a number that has to be reached is no sum', () => {
    const who = { en: 'dock thugs', pl: 'portowe zbiry' };
    const fact = {
      kind: 'result',
      rule: 'WS-6.2',
      who,
      result: 15,
      tn: 22,
      success: false,
      terms: [{ name: 'die', add: 15 }],
      against: [{ name: 'fixed', add: 22 }],
    };
    // A sentence begins with a capital, whoever it is about.
    expect(text.en.fact(fact, say)).toBe('Dock thugs: result 15 (die +15) against 22: failure.');
    expect(text.pl.fact(fact, { seat: text.pl.seat })).toBe('Portowe zbiry: wynik 15 (kość +15) przeciw 22: porażka.');
  });
});

describe('the scene', () => {
  it('says of a test with which skill only when that has been said', () => {
    const s = acting().say('attack');
    expect(drawn(s)).toMatch(/Test: Captain Wiktor Zawadzki, attack \|/);
    s.say('at 1', 'firearms');
    expect(drawn(s)).toMatch(/Test: Captain Wiktor Zawadzki, attack, firearms/);
    expect(drawn(s, 'pl')).toContain('cel: kapitan Agata „Latawiec” Skarbek');
  });
  it('sets what does not fit on a line further in than whom it is about', () => {
    const lines = drawn(acting()).split('\n');
    const at = lines.findIndex((line) => line.includes('the Kite'));
    expect(lines[at]).toMatch(/^ {4}Captain/);
    expect(lines[at + 1]).toMatch(/^ {6}\S/);
  });
});

describe('looking things up', () => {
  const sights = () => wolsung.sights?.(acting().view(0), 'en') ?? [];
  it('does not list each playing card, but finds it', () => {
    const listed = sights().flatMap(({ names, unlisted }) => (unlisted ? [] : [names[0]]));
    expect(listed).toContain('playing cards');
    expect(listed).not.toContain('eight of clubs');
    expect(listed.length).toBeLessThan(25);
    expect(sights().some(({ names }) => names.includes('8♣'))).toBe(true);
    const cards = sights().find(({ names }) => names[0] === 'playing cards');
    expect(plain(cards?.lines().join('\n') ?? '')).toMatch(/♠ spades\n {4}Explorer: experience/);
  });
  it('says the name once', () => {
    const lines = sights()[0].lines().map(plain);
    expect(lines.filter((line) => line.trim() === 'Captain Wiktor Zawadzki')).toHaveLength(1);
  });
});

/** The words of the table's own refusals. */
import { describe, expect, it } from 'vitest';
import { TABLE_REFUSALS, tableRefusal } from '../src/hall.ts';
import { LANGUAGES, plural, refuse, type Speaker } from '../src/index.ts';

const say: Speaker = { seat: (seat) => ['Ada', 'Ben', 'Cleo'][seat] };
const about = {
  seat: 0,
  seats: 3,
  waitingFor: [1, 2],
  missing: [2],
  wrong: 'a function',
  min: 2,
  max: 4,
  option: 'level',
  options: ['level'],
  value: 'x',
  values: ['easy', 'hard'],
  kinds: ['cheer', 'doodle'],
  minutes: 3,
  acts: ['anytime/concede'],
  windows: ['fireball/respond'],
  conditions: ['mine'],
  letters: 70_000,
  most: 65_536,
  bots: ['greedy'],
  until: '2026-11-20T18:00:00Z',
};

describe.each(LANGUAGES)('refusals of the table in %s', (language) => {
  it.each(TABLE_REFUSALS)('%s has a sentence', (why) => {
    const sentence = tableRefusal(language, refuse('GH-1', why, about), say);
    expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
  });
  it('names people by their names', () => {
    expect(tableRefusal(language, refuse('GH-3', 'notAsked', about), say)).toContain('Ben, Cleo');
    expect(tableRefusal(language, refuse('GH-8', 'consentMissing', about), say)).toContain('Cleo');
  });
  it('gives a long row of numbers by its ends', () => {
    const values = Array.from({ length: 96 }, (_, i) => i + 5);
    expect(tableRefusal(language, refuse('GH-5', 'noSuchValue', { ...about, values }), say)).toMatch(/: 5 … 100\.$/);
    expect(tableRefusal(language, refuse('GH-5', 'noSuchValue', { ...about, values: [1, 2, 4] }), say)).toMatch(/: 1, 2, 4\.$/);
  });
  it('leaves the refusals of games to the games', () => {
    expect(tableRefusal(language, refuse('BR-1.1', 'tooFar'), say)).toBeNull();
    expect(tableRefusal(language, refuse('BR-1.1', 'notAnAnswer'), say)).toBeNull();
    expect(tableRefusal(language, refuse('BR-1.1', 'notOptional'), say)).not.toBeNull();
    expect(tableRefusal(language, refuse('BR-1.1', 'notForOnlookers'), say)).not.toBeNull();
  });
});

it('plural forms of Polish', () => {
  const forms = { one: 'żeton', few: 'żetony', many: 'żetonów', other: 'żetonu' };
  expect([1, 2, 5, 12, 22].map((n) => plural('pl', n, forms))).toEqual([
    '1 żeton',
    '2 żetony',
    '5 żetonów',
    '12 żetonów',
    '22 żetony',
  ]);
});

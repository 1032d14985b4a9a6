/** Whole games told in both languages: nothing that play reaches is left without words. */
import {
  type Fact,
  isRefusal,
  LANGUAGES,
  type Language,
  type PlainRecord,
  QuickRandom,
  quickState,
  Refused,
  type Speaker,
} from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { brigade } from '../index.ts';
import { QUESTIONS, STEPS } from '../questions.ts';

const EVERYTHING = { advanced: true, bonusWardens: true, promoCrew: true, specialBuildings: true, festivalEvents: true };
/** Random play ends long before. */
const LONGEST = 3000;
const BROKEN = /undefined|null|NaN|\[object|\$\{| {2}/;

it('every option and each of its values has a label', () => {
  for (const language of LANGUAGES) {
    for (const { name, values } of brigade.meta.options) {
      const words = brigade.text[language].option(name);
      expect(words.label).not.toBe(name);
      expect(Object.keys(words.values).sort()).toEqual(values.map(String).sort());
    }
  }
});

it('every procedure is a step with a name or without', () => {
  const steps: readonly string[] = STEPS;
  for (const question of brigade.questions()) expect(steps).toContain(question.split('/')[0]);
});

it('the questions that have words are the questions of the rules', () => {
  expect(brigade.questions().sort()).toEqual(Object.keys(QUESTIONS).sort());
});

describe.each([
  ['basic, two players', {}, 2],
  ['everything, four players', EVERYTHING, 4],
  ['cooperative, alone', { cooperative: true, level: 'easy' }, 1],
])('%s', (_name, given: PlainRecord, seats) => {
  it('is told completely, from the first tile to the last score', () => {
    const options = brigade.options(given, seats);
    if (isRefusal(options)) throw new Refused(options);
    const random = new QuickRandom(7);
    const heard: string[] = [];
    const facts: Fact[] = [];
    const g = brigade.setup(options, seats, { kind: 'quick', state: quickState(8) }, ({ fact }) => facts.push(fact));

    const tell = (language: Language): void => {
      const text = brigade.text[language];
      const { table } = brigade.view(g, null);
      const say: Speaker = { seat: text.seat, place: (space) => text.place?.(space, { ...table }) ?? space };
      for (const fact of facts) {
        const sentence = text.fact(fact, say);
        expect(sentence).not.toBe(text.fact({ kind: 'none', rule: '' }, say));
        expect(sentence, JSON.stringify(fact)).not.toMatch(BROKEN);
        heard.push(fact.kind);
      }
      for (const seat of brigade.actors(g)) {
        const { asked } = brigade.view(g, seat);
        if (!asked) throw new Error(`seat ${seat} is an actor and not asked`);
        const question = text.question(asked.name, asked.show, say);
        expect(question).not.toBe(text.question('no/such', {}, say));
        expect(question, asked.name).not.toMatch(BROKEN);
        const phrases = (asked.options ?? []).map((option) => text.answer(asked.name, option, asked.show, say));
        for (const phrase of phrases) expect(phrase, asked.name).not.toMatch(BROKEN);
        expect(new Set(phrases).size, `${asked.name}: ${phrases.join(' | ')}`).toBe(phrases.length);
      }
    };
    for (let n = 0; n < LONGEST; n++) {
      for (const language of LANGUAGES) tell(language);
      facts.length = 0;
      const [seat] = brigade.actors(g);
      if (seat === undefined) break;
      brigade.apply(g, seat, brigade.sample(g, seat, random), ({ fact }) => facts.push(fact));
    }
    expect(heard).toContain('cityBuilt');
    expect(heard).toContain('gameEnded');
  });
});

it('an end with equal scores says what decided it', () => {
  const say: Speaker = { seat: (seat) => `P${seat}` };
  const end = (winners: number[], scores: number[], reason = 'evacuation') =>
    LANGUAGES.map((language) =>
      brigade.text[language].fact({ kind: 'gameEnded', rule: 'BR-20.15', reason, winners, scores }, say),
    );
  for (const told of end([0], [0, 0])) expect(told).toContain('BR-21.4');
  for (const told of [...end([0], [3, 0]), ...end([0, 1], [3, 3]), ...end([0], [3, 3], 'quarterLoyalty')])
    expect(told).not.toContain('BR-21.4');
});

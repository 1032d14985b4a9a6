/** Whole games told in both languages: nothing that play reaches is left without words. */
import { type Fact, LANGUAGES, type PlainRecord, QuickRandom, quickState, type Speaker } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { brigade } from '../index.ts';
import { STEPS } from '../questions.ts';

const EVERYTHING = { advanced: true, bonusWardens: true, promoCrew: true, specialBuildings: true, festivalEvents: true };
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

describe.each([
  ['basic, two players', {}, 2],
  ['everything, four players', EVERYTHING, 4],
  ['cooperative, alone', { cooperative: true, level: 'easy' }, 1],
])('%s', (_name, given, seats) => {
  it('is told completely', () => {
    const options = brigade.options(given as PlainRecord, seats);
    if ('why' in options) throw new Error(`refused: ${options.why}`);
    const random = new QuickRandom(quickState(7));
    const facts: Fact[] = [];
    const state = quickState(8);
    const g = brigade.setup(options as never, seats, { kind: 'quick', state }, (told) => facts.push(told.fact));
    for (let n = 0; n < 600; n++) {
      const [seat] = brigade.actors(g);
      if (seat === undefined) break;
      const view = brigade.view(g, seat);
      const { asked } = view;
      if (!asked) throw new Error('nobody is asked');
      const answer = brigade.sample(g, seat, random);
      for (const language of LANGUAGES) {
        const text = brigade.text[language];
        const say: Speaker = {
          seat: text.seat,
          place: (space) => text.place?.(space, view.table as unknown as PlainRecord) ?? space,
        };
        const question = text.question(asked.name, asked.show, say);
        expect(question).not.toBe(text.question('no/such', {}, say));
        expect(question, asked.name).not.toMatch(BROKEN);
        const phrase = text.answer(asked.name, answer, asked.show, say);
        expect(phrase, `${asked.name} ${answer}`).not.toMatch(BROKEN);
        for (const fact of facts) {
          const sentence = text.fact(fact, say);
          expect(sentence).not.toBe(text.fact({ kind: 'none', rule: '' }, say));
          expect(sentence, JSON.stringify(fact)).not.toMatch(BROKEN);
        }
      }
      facts.length = 0;
      brigade.apply(g, seat, answer, (told) => facts.push(told.fact));
    }
  });
});

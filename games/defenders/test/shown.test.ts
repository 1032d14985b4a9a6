/** A misspelt key of what a question shows: it does not compile, and where words read one in play, law 8 is broken. */
import type { GameText } from '@guildhall/kernel';
import { runLaws } from '@guildhall/kernel/laws';
import { expect, test } from 'vitest';
import { defenders } from '../index.ts';
import { shown } from '../text/make.ts';
import type { QuestionWords } from '../text/teller.ts';

const QUESTION = 'city creation/act';
const misspelt: QuestionWords[typeof QUESTION] = (show) =>
  // @ts-expect-error The question shows "left".
  `${show.number('lefts')} cards are left.`;

test('a sentence that reads a misspelt key is noticed', () => {
  const { en, pl } = defenders.text;
  const question: GameText['question'] = (name, show, say) =>
    name === QUESTION ? misspelt(shown(show, 'en'), en as never) : en.question(name, show, say);
  const faulty = { ...defenders, text: { en: { ...en, question }, pl } };
  expect(() => runLaws(faulty, { seed: 1, games: 1, every: true })).toThrow(
    /^law 8 broken .*the words for "city creation\/act" read "lefts", which it does not show/,
  );
});

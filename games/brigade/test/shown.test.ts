/** A misspelt key of what a question shows: it does not compile, and where words read one in play, law 8 is broken. */
import type { GameText } from '@guildhall/kernel';
import { runLaws } from '@guildhall/kernel/laws';
import { expect, test } from 'vitest';
import { brigade } from '../index.ts';
import type { QuestionWords } from '../text/teller.ts';

const QUESTION = 'action phase/action';
const misspelt: QuestionWords[typeof QUESTION] = (show) =>
  // @ts-expect-error The question shows "actions".
  `You have ${show('action')} left.`;

test('a sentence that reads a misspelt key is noticed', () => {
  const { en, pl } = brigade.text;
  const question: GameText['question'] = (name, show, say) =>
    name === QUESTION ? misspelt((key) => String(show[key] ?? ''), en as never) : en.question(name, show, say);
  const faulty = { ...brigade, text: { en: { ...en, question }, pl } };
  expect(() => runLaws(faulty, { seed: 1, games: 1, every: true })).toThrow(
    /^law 8 broken .*the words for "action phase\/action" read "action", which it does not show/,
  );
});

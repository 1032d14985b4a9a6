/** A misspelt key of what a question shows: it does not compile, and where words read one in play, law 8 is broken. */
import type { GameText } from '@guildhall/kernel';
import { runLaws } from '@guildhall/kernel/laws';
import { expect, test } from 'vitest';
import { kobolds } from '../index.ts';
import { makeShown, type QuestionWords } from '../text/teller.ts';

const QUESTION = 'gangs/build';
const misspelt: QuestionWords[typeof QUESTION] = (show) =>
  // @ts-expect-error The question shows "gold".
  `You have ${show.n('golds')} gold.`;

test('a sentence that reads a misspelt key is noticed', () => {
  const { en, pl } = kobolds.text;
  const question: GameText['question'] = (name, show, say) =>
    name === QUESTION ? misspelt(makeShown(show), en as never) : en.question(name, show, say);
  const faulty = { ...kobolds, text: { en: { ...en, question }, pl } };
  expect(() => runLaws(faulty, { seed: 1, games: 1, every: true })).toThrow(
    /^law 8 broken .*the words for "gangs\/build" read "golds", which it does not show/,
  );
});

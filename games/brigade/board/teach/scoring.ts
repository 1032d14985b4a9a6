/** The score quarter by quarter, and which of the tie-breaks of BR-21.4 decided. */
import { type Language, type Plain, plural } from '@guildhall/kernel';
import type { BoardProps, Scoring } from '@guildhall/table';
import { QUARTERS } from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import { namesIn } from '../words/words.ts';

interface TieWords {
  /** What was counted, in the order of the rule. */
  counted: readonly [blocks: string, university: string, renown: string];
  decided(score: number, what: string, numbers: string): string;
  shared(score: number): string;
}

const WORDS: { readonly [language in Language]: TieWords } = {
  en: {
    counted: ['loyal blocks', 'loyal University blocks', 'own Renown on the board'],
    decided: (score, what, numbers) =>
      `Equal at ${plural('en', score, { one: 'point', other: 'points' })}; the number of ${what} decides: ${numbers}.`,
    shared: (score) =>
      `Equal at ${plural('en', score, { one: 'point', other: 'points' })}, in loyal blocks, University and Renown too: victory is shared.`,
  },
  pl: {
    counted: ['lojalne kwartały', 'lojalne kwartały Uniwersytetu', 'własna Sława na planszy'],
    decided: (score, what, numbers) => `Remis, punktów: ${score}; rozstrzyga liczba (${what}): ${numbers}.`,
    shared: (score) =>
      `Remis, punktów: ${score}; tyle samo lojalnych kwartałów, kwartałów Uniwersytetu i Sławy: zwycięstwo jest wspólne.`,
  },
};

/** Endings that the score decides. */
const BY_SCORE: readonly Plain[] = ['evacuation', 'allsWell'];

export function scoring({ view, language, say, told }: BoardProps<TableView>): Scoring | null {
  const { players, spaces, settings } = view.table;
  if (settings.cooperative) return null;
  const loyal = players.map(({ seat }) => spaces.filter((at) => at.loyal === seat && !at.destroyed));
  const parts = players.map(({ seat }) => ({
    seat,
    parts: QUARTERS.map((quarter) => ({
      name: namesIn(language).quarters[quarter],
      value: loyal[seat].reduce((sum, at) => sum + (at.quarter === quarter ? at.value : 0), 0),
    })).filter(({ value }) => value > 0),
  }));
  const ended = told?.().find(({ kind }) => kind === 'gameEnded');
  if (!ended || !BY_SCORE.includes(ended.reason)) return { parts, tie: null };
  const ranks = players.map(({ seat, score }) => ({
    seat,
    score,
    counts: [
      loyal[seat].length,
      loyal[seat].filter(({ quarter }) => quarter === 'university').length,
      spaces.reduce((sum, { renown }) => sum + (renown[seat] ?? 0), 0),
    ],
  }));
  const best = Math.max(...ranks.map(({ score }) => score));
  let level = ranks.filter(({ score }) => score === best);
  if (level.length < 2) return { parts, tie: null };
  const words = WORDS[language];
  for (const [i, what] of words.counted.entries()) {
    const most = Math.max(...level.map(({ counts }) => counts[i]));
    const ahead = level.filter(({ counts }) => counts[i] === most);
    if (ahead.length < level.length) {
      const numbers = level.map(({ seat, counts }) => `${say.seat(seat)} ${counts[i]}`).join(', ');
      // What is still equal after this goes on to the next; the first that tells them apart is worth telling.
      return { parts, tie: { text: words.decided(best, what, numbers), rule: 'BR-21.4' } };
    }
    level = ahead;
  }
  return { parts, tie: { text: words.shared(best), rule: 'BR-21.4' } };
}

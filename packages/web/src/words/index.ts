/** The page's words in the language preferred now, and dates and lists by that language's habits. */
import type { Language } from '@guildhall/kernel';
import { usePreferences } from '../hall/preferences.ts';
import type { Words } from './en.ts';
import { speak } from './of-games.ts';

export type { Words };

const CATALOGUES: { readonly [language in Language]: () => Promise<{ default: Words }> } = {
  en: () => import('./en.ts'),
  pl: () => import('./pl.ts'),
};
const fetched: { [language in Language]?: Words } = {};

/** Before anything is shown in a language its words are fetched, the page's and those of the games that are open. */
export async function fetchWords(language: Language): Promise<void> {
  const [words] = await Promise.all([fetched[language] ?? CATALOGUES[language]().then((own) => own.default), speak(language)]);
  fetched[language] = words;
}

export function wordsIn(language: Language): Words {
  const words = fetched[language];
  if (!words) throw new Error(`the words of "${language}" have not been fetched`);
  return words;
}
export const useWords = (): Words => wordsIn(usePreferences().language);

export const listOf = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items);

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "3 hours ago", "za 2 dni". */
export function relative(language: Language, at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const difference = at - now;
  for (const [unit, size] of STEPS) if (Math.abs(difference) >= size) return format.format(Math.round(difference / size), unit);
  return format.format(0, 'minute');
}

/** "1 day 23 hr", "23 hr 10 min": what is left of a time that counts in days. */
export function timeLeft(language: Language, ms: number): string {
  const first = STEPS.findIndex(([, size]) => ms >= size);
  const at = first === -1 ? STEPS.length - 1 : first;
  const parts = STEPS.slice(at, at + 2).map(([unit, size], i) => {
    const before = i === 0 ? ms : ms % STEPS[at][1];
    return { unit, value: Math.floor(before / size) };
  });
  return parts
    .filter(({ value }, i) => i === 0 || value > 0)
    .map(({ unit, value }) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value))
    .join(' ');
}

/** "6 min", "2 days". */
export function duration(language: Language, ms: number): string {
  const [unit, size] = STEPS.find(([, step]) => ms >= step) ?? STEPS[2];
  const value = Math.max(0, Math.round(ms / size));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}

/** The page's words in the language preferred now, and dates and lists by that language's habits. */
import type { Language } from '@guildhall/kernel';
import { usePreferences } from '../hall/preferences.ts';
import en, { type Words } from './en.ts';
import pl from './pl.ts';

export type { Words };

const catalogues: { [language in Language]: Words } = { en, pl };

export const wordsIn = (language: Language): Words => catalogues[language];
export function useWords(): Words {
  return catalogues[usePreferences().language];
}

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

/** "6 min", "2 days". */
export function duration(language: Language, ms: number): string {
  const [unit, size] = STEPS.find(([, step]) => ms >= step) ?? STEPS[2];
  const value = Math.max(0, Math.round(ms / size));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}

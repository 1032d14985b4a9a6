/** What a person prefers, kept in this browser: language, theme, name, hints, motion. */
import type { Language } from '@guildhall/kernel';
import { createStore, useStore } from './store.ts';

const KEY = 'guildhall.preferences';

export interface Preferences {
  language: Language;
  /** null: as the system says. */
  theme: 'light' | 'dark' | null;
  name: string;
  /** Hints from the rulebook beside the open question. */
  hints: boolean;
  /** false: as the system says; true: no motion whatever the system says. */
  still: boolean;
  /** Questions whose hint has been read. */
  known: string[];
  /** Games whose aim has been read. */
  aims: string[];
}

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const systemStill = matchMedia('(prefers-reduced-motion: reduce)');

function saved(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
  } catch {
    return {};
  }
}

export const preferences = createStore<Preferences>({
  language: navigator.language.startsWith('pl') ? 'pl' : 'en',
  theme: null,
  name: '',
  hints: true,
  still: false,
  known: [],
  aims: [],
  ...saved(),
});

export function prefer(change: Partial<Preferences>): void {
  preferences.set(change);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences.get()));
  } catch {
    // A browser without storage still plays; it only forgets.
  }
  show();
}

function show(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? 'dark' : 'light';
  root.lang = preferences.get().language;
}
systemDark.addEventListener('change', show);

export const isDark = (): boolean => (preferences.get().theme ?? (systemDark.matches ? 'dark' : 'light')) === 'dark';
export const motionWanted = (): boolean => !preferences.get().still && !systemStill.matches;
export const usePreferences = (): Preferences => useStore(preferences);

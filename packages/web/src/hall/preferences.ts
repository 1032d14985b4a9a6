/** What a person prefers, kept in this browser: language, theme, name, hints, motion, bots, notices. */
import type { Language } from '@guildhall/kernel';
import { createStore, useStore } from './store.ts';

const KEY = 'guildhall.preferences';

/** How fast the moves of others are shown; `step`: each when one asks for it. */
export const PACES = ['slow', 'normal', 'now', 'step'] as const;
export type WatchPace = (typeof PACES)[number];

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
  watchPace: WatchPace;
  /** The bots that *play now* seats. */
  level: string;
  /** How one is told of one's turn: in the page's title, by the system, by a sound. */
  tellTab: boolean;
  tellSystem: boolean;
  tellSound: boolean;
  /** And on this device also while no page is open. */
  tellPush: boolean;
  /** One was asked once how one wants to be told. */
  tellAsked: boolean;
}

const systemDark = matchMedia('(prefers-color-scheme: dark)');
/** What it said last. It is not asked in between: a browser that is asked while it changes does not tell of the change any more. */
let systemIsDark = systemDark.matches;
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
  watchPace: 'normal',
  level: '',
  tellTab: true,
  tellSystem: false,
  tellSound: false,
  tellPush: false,
  tellAsked: false,
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
systemDark.addEventListener('change', ({ matches }) => {
  systemIsDark = matches;
  show();
});

export const isDark = (): boolean => (preferences.get().theme ?? (systemIsDark ? 'dark' : 'light')) === 'dark';
export const motionWanted = (): boolean => !preferences.get().still && !systemStill.matches;
export const usePreferences = (): Preferences => useStore(preferences);

/** When it is said what one plays for. */
import { usePreferences } from '../hall/preferences.ts';
import { createStore, useStore } from '../hall/store.ts';

/** The game whose aim somebody asked to see again. */
const asked = createStore({ game: '' });
export const showAim = (game: string): void => asked.set({ game });

/** Whether somebody has asked for it. */
export const useAimAsked = (game: string): boolean => useStore(asked).game === game;

/** Whether the aim of a game is to be shown: once by itself, and whenever it is asked for. */
export function useAimShown(game: string): boolean {
  const { hints, aims } = usePreferences();
  return useAimAsked(game) || (hints && !aims.includes(game));
}

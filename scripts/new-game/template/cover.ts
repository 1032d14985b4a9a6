/** The cover of New game: what is known of it before any of it is loaded. Keep it small, the front page loads all covers. */
import type { Cover } from '@guildhall/kernel';

export const cover = {
  id: 'newgame',
  title: { en: 'New game', pl: 'New game' },
  blurb: { en: 'The strongest animal wins the round', pl: 'Rundę wygrywa najsilniejsze zwierzę' },
  seats: { min: 2, max: 4 },
  // art: new URL('./cover.svg', import.meta.url).href: without it the page paints a window from the title.
} as const satisfies Cover;

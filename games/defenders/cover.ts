/** The cover of Defenders: what is known of it before any of it is loaded. */
import type { Cover } from '@guildhall/kernel';

export const cover = {
  id: 'defenders',
  title: { en: 'Defenders', pl: 'Obrońcy' },
  blurb: { en: 'Draw a city, then hold it together', pl: 'Narysujcie miasto i brońcie go razem' },
  seats: { min: 1, max: 6 },
  art: new URL('./cover.svg', import.meta.url).href,
  lettering: { font: '"Alegreya SC"', size: 26, weight: 500 },
  accent: { light: '#8c2f22', dark: '#f0a08a' },
} as const satisfies Cover;

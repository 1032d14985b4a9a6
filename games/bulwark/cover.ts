/** The cover of Bulwark: what is known of it before any of it is loaded. */
import type { Cover } from '@guildhall/kernel';

export const cover = {
  id: 'bulwark',
  title: { en: 'Bulwark', pl: 'Bulwark' },
  blurb: { en: 'Heroes build decks on a failing wall', pl: 'Talie bohaterów bronią murów' },
  seats: { min: 1, max: 4 },
  art: new URL('./cover.svg', import.meta.url).href,
  lettering: { font: '"Almendra"', size: 28, weight: 700 },
  designers: ['Ben Wright'],
  accent: { light: '#5b3f8c', dark: '#c3a6ff' },
} as const satisfies Cover;

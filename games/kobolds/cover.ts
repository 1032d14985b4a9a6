/** The cover of Kobolds & Cobblestones: what is known of it before any of it is loaded. */
import type { Cover } from '@guildhall/kernel';

export const cover = {
  id: 'kobolds',
  title: { en: 'Kobolds & Cobblestones', pl: 'Kobolds & Cobblestones' },
  blurb: { en: 'Street gangs fight with poker hands', pl: 'Uliczne bandy biją się układami pokerowymi' },
  seats: { min: 2, max: 2 },
  art: new URL('./cover.svg', import.meta.url).href,
  lettering: { font: '"Grenze Gotisch Variable"', size: 25, weight: 600 },
  accent: { light: '#1f6f4f', dark: '#6fd0a4' },
  designers: ['Robert Burman'],
  workshops: [
    { id: 'gangs', title: { en: 'Gang builder', pl: 'Kreator band' } },
    { id: 'layouts', title: { en: 'Layout editor', pl: 'Edytor planów terenu' } },
  ],
} as const satisfies Cover;

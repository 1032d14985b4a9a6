/** The cover of Wolsung: what is known of it before any of it is loaded. */
import type { Cover } from '@guildhall/kernel';

export const cover = {
  id: 'wolsung',
  title: { en: 'Wolsung', pl: 'Wolsung' },
  blurb: { en: 'Duel, chase and argue in high style', pl: 'Pojedynki, pościgi i spory z klasą' },
  /** One of them is the GM's or the Director's, whom a bot may play. */
  seats: { min: 2, max: 7 },
  art: new URL('./cover.svg', import.meta.url).href,
  // One weight is all the face has, and it is a hairline: the browser thickens it.
  lettering: { font: '"Poiret One"', size: 27, weight: 700 },
  designers: ['Artur Ganszyniec', 'Maciej Sabat'],
  accent: { light: '#7a4a12', dark: '#e3b567' },
  workshops: [{ id: 'heroes', title: { en: 'Hero builder', pl: 'Kreator bohaterów' } }],
} as const satisfies Cover;

/** Covers of games that are announced and cannot be played yet. */
import type { Cover } from '@guildhall/kernel';

export const wolsung: Cover = {
  id: 'wolsung',
  title: { en: 'Wolsung', pl: 'Wolsung' },
  blurb: { en: 'Duel, chase and argue in high style', pl: 'Pojedynki, pościgi i spory z klasą' },
  seats: { min: 1, max: 6 },
  art: new URL('./wolsung.svg', import.meta.url).href,
  // One weight is all the face has, and it is a hairline: the browser thickens it.
  lettering: { font: '"Poiret One"', size: 27, weight: 700 },
  designers: ['Artur Ganszyniec', 'Maciej Sabat'],
};

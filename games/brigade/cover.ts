/** The cover of The Brigade: what is known of it before any of it is loaded. */
import type { Cover } from '@guildhall/kernel';

export const cover = {
  id: 'brigade',
  title: { en: 'The Brigade', pl: 'Brygada' },
  blurb: { en: 'Put out Tinderbox, win its loyalty', pl: 'Ugaś Żarownicę, zdobądź jej lojalność' },
  seats: { min: 1, max: 4 },
  art: new URL('./cover.svg', import.meta.url).href,
  lettering: { font: '"Bowlby One SC"', size: 21, weight: 400 },
  accent: { light: '#a82c16', dark: '#ff7f55' },
  designers: ['Ben Hoban', 'Alex Wynnter'],
} as const satisfies Cover;

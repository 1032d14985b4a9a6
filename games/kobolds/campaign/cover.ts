/** The cover of a campaign of Kobolds & Cobblestones: what is known of it before any of it is loaded. */
import type { Cover } from '@guildhall/kernel';
import { cover as skirmish } from '../cover.ts';
import { PLAYERS } from './data/players.ts';

export const cover = {
  id: 'kobolds-campaign',
  title: { en: 'Kobolds & Cobblestones: a campaign', pl: 'Kobolds & Cobblestones: kampania' },
  blurb: { en: 'Weeks of crime, and every coin in the books', pl: 'Tygodnie zbrodni i każda moneta w księgach' },
  seats: PLAYERS,
  campaignOf: 'kobolds',
  art: skirmish.art,
  lettering: skirmish.lettering,
  accent: skirmish.accent,
  designers: skirmish.designers,
} as const satisfies Cover;

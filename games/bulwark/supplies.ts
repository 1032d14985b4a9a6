/** The piles of each Hero's supply (BW-4.8), in the order of the rulebook. */
import { type CardId, HEROES, type HeroId } from './data/index.ts';

const pilesOf = (hero: HeroId): CardId[] => HEROES[hero].filter(({ where }) => where === 'supply').map(({ id }) => id);

export const SUPPLIES: { readonly [hero in HeroId]: readonly CardId[] } = {
  harsfa: pilesOf('harsfa'),
  hemi: pilesOf('hemi'),
  nevtelen: pilesOf('nevtelen'),
};

/** Kinds that the table and what is seen of it have in common. */
import { flag, listOf, oneOf, record } from '@guildhall/kernel';
import { ARMY_IDS, CARD_IDS, FOE_IDS, LEVEL_IDS } from './data/index.ts';

const aCard = oneOf(CARD_IDS, 'heroism-1');
export const aFoe = oneOf(FOE_IDS, 'human-beggar');
export const cards = listOf(aCard, 300);

/** No Foe has more Health, with all that levels and Heroes add and with any overlay. */
export const MOST_HEALTH = 60;
/** No turn brings more of anything, with any overlay. */
export const MOST_IN_TURN = 1_000_000;

/** Chosen at set-up, known to everybody. */
export const settings = record({
  army: oneOf(ARMY_IDS, 'shadows'),
  level: oneOf(LEVEL_IDS, 'knight'),
  risingPanic: flag(),
  knivesInTheDark: flag(),
  closedHands: flag(),
  fullShuffle: flag(),
});

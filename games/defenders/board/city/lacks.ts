/** What a siege asks of a city, who answers it, and which cards of the row still could. Advice, not a rule. */
import type { SuitCard } from '@guildhall/cards';
import { BAND_OF_CARD, type Band, type DefenderClass, type Trade } from '../../data/index.ts';
import type { Played, Stack } from '../../table.ts';
import type { TableView } from '../../view.ts';

export const NEEDS = ['wall', 'regiment', 'queen', 'jack', 'king', 'engineers', 'healers'] as const;
export type Need = (typeof NEEDS)[number];

export interface Lack {
  need: Need;
  /** Names of those that are finished. */
  by: readonly string[];
  /** Something is begun that will be it. */
  begun: boolean;
  /** Cards of the row that can begin it. */
  cards: readonly SuitCard[];
}

const BAND_FOR: { readonly [need in Need]: Band } = {
  wall: 'low',
  regiment: 'middle',
  queen: 'queen',
  jack: 'jack',
  king: 'king',
  engineers: 'low',
  healers: 'low',
};
const CLASS_FOR: { readonly [need in Need]?: DefenderClass } = {
  regiment: 'regiment',
  queen: 'queen',
  jack: 'jack',
  king: 'king',
};

const isTrade = (need: Need): need is Trade => need === 'engineers' || need === 'healers';

export function lacksOf({ locations, defenders, stacks, row }: TableView): Lack[] {
  return NEEDS.map((need) => {
    const by =
      need === 'wall'
        ? locations.filter(({ wall }) => wall)
        : defenders.filter((one) => (isTrade(need) ? one.trades.includes(need) : one.class === CLASS_FOR[need]));
    const gives = ({ use, card, form, trade }: Played): boolean => {
      if (use !== 'type') return false;
      if (need === 'wall') return form?.wall === true;
      return isTrade(need) ? trade === need : BAND_OF_CARD[card] === BAND_FOR[need];
    };
    const sort: Stack['sort'] = need === 'wall' ? 'location' : 'defender';
    return {
      need,
      by: by.map(({ name }) => name),
      begun: stacks.some((stack) => stack.sort === sort && stack.cards.some(gives)),
      cards: row.filter((card) => BAND_OF_CARD[card] === BAND_FOR[need]),
    };
  });
}

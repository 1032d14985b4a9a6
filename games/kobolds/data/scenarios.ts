/** The eight scenarios (KC-21.1): the cards that draw them (KC-D.16), when they end at the latest (KC-D.1) and
 *  on which layouts they are played (KC-D.20). */
import type { Rank } from '@guildhall/cards';

export const LAYOUT_IDS = ['market-square', 'warrens', 'high-road'] as const;
export type LayoutId = (typeof LAYOUT_IDS)[number];

/** In the order of their numbers. */
export const SCENARIO_IDS = [
  'all-out-brawl',
  'hide-and-seek',
  'runaway-carriage',
  'mr-cuddly',
  'territory-grab',
  'vic',
  'chuck-ball',
  'protect-the-rat',
] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

export interface Scenario {
  readonly id: ScenarioId;
  /** 1 to 8. */
  readonly number: number;
  /** The last turn. The carriage has left the board by then (KC-24.8); Mr. Cuddly may escape sooner (KC-25.13). */
  readonly turns: number;
  /** The card of the casual draw (KC-4.2) and those of the campaign draw. */
  readonly card: Rank;
  readonly campaignCards: readonly Rank[];
  readonly layouts: readonly LayoutId[];
}

const SIX_TURNS = 6;

export const SCENARIOS: { readonly [id in ScenarioId]: Scenario } = {
  'all-out-brawl': {
    id: 'all-out-brawl',
    number: 1,
    turns: SIX_TURNS,
    card: 'A',
    campaignCards: ['K'],
    layouts: ['market-square', 'warrens', 'high-road'],
  },
  'hide-and-seek': {
    id: 'hide-and-seek',
    number: 2,
    turns: SIX_TURNS,
    card: '2',
    campaignCards: ['A', '2'],
    layouts: ['warrens'],
  },
  'runaway-carriage': {
    id: 'runaway-carriage',
    number: 3,
    turns: 4,
    card: '3',
    campaignCards: ['3', '4'],
    layouts: ['high-road'],
  },
  'mr-cuddly': {
    id: 'mr-cuddly',
    number: 4,
    turns: 12,
    card: '4',
    campaignCards: ['5', '6'],
    layouts: ['market-square', 'warrens'],
  },
  'territory-grab': {
    id: 'territory-grab',
    number: 5,
    turns: SIX_TURNS,
    card: '5',
    campaignCards: ['7', '8'],
    layouts: ['market-square', 'warrens', 'high-road'],
  },
  vic: {
    id: 'vic',
    number: 6,
    turns: SIX_TURNS,
    card: '6',
    campaignCards: ['9', 'T'],
    layouts: ['market-square', 'warrens', 'high-road'],
  },
  'chuck-ball': {
    id: 'chuck-ball',
    number: 7,
    turns: SIX_TURNS,
    card: '7',
    campaignCards: ['J'],
    layouts: ['market-square', 'warrens'],
  },
  'protect-the-rat': {
    id: 'protect-the-rat',
    number: 8,
    turns: SIX_TURNS,
    card: '8',
    campaignCards: ['Q'],
    layouts: ['market-square', 'warrens', 'high-road'],
  },
};

const byNumber = new Map(SCENARIO_IDS.map((id) => [SCENARIOS[id].number, id]));
/** The scenario with this number, 1 to 8; undefined for any other. */
export const scenarioOfNumber = (number: number): ScenarioId | undefined => byNumber.get(number);

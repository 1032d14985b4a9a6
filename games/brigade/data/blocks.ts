/** The 28 city tiles and the 4 University tiles (BR-1.4, BR-1.5), and the special buildings that may replace some (BR-29.3). */

export const QUARTERS = ['commons', 'council', 'merchant', 'nobles', 'university'] as const;
export type Quarter = (typeof QUARTERS)[number];

/** The quarters the random city tiles and the crew belong to (BR-1.7, BR-19.13). */
export const CITY_QUARTERS = ['commons', 'council', 'merchant', 'nobles'] as const satisfies readonly Quarter[];
export type CityQuarter = (typeof CITY_QUARTERS)[number];

interface BlockData {
  id: string;
  quarter: Quarter;
  /** Renown that wins it, and what it scores. */
  value: number;
  /** Where it always stands; city tiles are dealt at random. */
  space: string | null;
  /** The special building that takes its place when that module is played. */
  replacedBy: string | null;
}

/** Every quarter: values 2, 2, 3, 3, 3, 4, 4; every University block: 5. */
export const BLOCKS = [
  { id: 'yentls-coop', quarter: 'commons', value: 2, space: null, replacedBy: null },
  { id: 'ratcatchers-row', quarter: 'commons', value: 2, space: null, replacedBy: null },
  { id: 'pumpkin-patch', quarter: 'commons', value: 3, space: null, replacedBy: null },
  { id: 'leaky-bucket', quarter: 'commons', value: 3, space: null, replacedBy: null },
  { id: 'soots-laundry', quarter: 'commons', value: 3, space: null, replacedBy: null },
  { id: 'thatchers-yard', quarter: 'commons', value: 4, space: null, replacedBy: null },
  { id: 'crooked-tenements', quarter: 'commons', value: 4, space: null, replacedBy: 'old-tom-oak' },
  { id: 'tourism-office', quarter: 'council', value: 2, space: null, replacedBy: null },
  { id: 'hall-of-forms', quarter: 'council', value: 2, space: null, replacedBy: null },
  { id: 'records-archive', quarter: 'council', value: 3, space: null, replacedBy: null },
  { id: 'debtors-gaol', quarter: 'council', value: 3, space: null, replacedBy: null },
  { id: 'watch-house', quarter: 'council', value: 3, space: null, replacedBy: null },
  { id: 'tax-office', quarter: 'council', value: 4, space: null, replacedBy: 'frozen-exhibits' },
  { id: 'town-hall', quarter: 'council', value: 4, space: null, replacedBy: null },
  { id: 'candle-and-wick', quarter: 'merchant', value: 2, space: null, replacedBy: null },
  { id: 'fireworks-emporium', quarter: 'merchant', value: 2, space: null, replacedBy: null },
  { id: 'spice-bazaar', quarter: 'merchant', value: 3, space: null, replacedBy: null },
  { id: 'lamp-oil-exchange', quarter: 'merchant', value: 3, space: null, replacedBy: null },
  { id: 'moneylenders-corner', quarter: 'merchant', value: 3, space: null, replacedBy: null },
  { id: 'thing-on-a-stick', quarter: 'merchant', value: 4, space: null, replacedBy: null },
  { id: 'caravan-yard', quarter: 'merchant', value: 4, space: null, replacedBy: 'distillery' },
  { id: 'topiary-gardens', quarter: 'nobles', value: 2, space: null, replacedBy: null },
  { id: 'croquet-lawn', quarter: 'nobles', value: 2, space: null, replacedBy: null },
  { id: 'opera-house', quarter: 'nobles', value: 3, space: null, replacedBy: null },
  { id: 'duelling-club', quarter: 'nobles', value: 3, space: null, replacedBy: null },
  { id: 'portrait-gallery', quarter: 'nobles', value: 3, space: null, replacedBy: null },
  { id: 'ashworth-manor', quarter: 'nobles', value: 4, space: null, replacedBy: 'aviary' },
  { id: 'duchess-palace', quarter: 'nobles', value: 4, space: null, replacedBy: null },
  { id: 'faculty-of-ignition', quarter: 'university', value: 5, space: 'C3', replacedBy: null },
  { id: 'faculty-of-conflagration', quarter: 'university', value: 5, space: 'D3', replacedBy: null },
  { id: 'hall-of-embers', quarter: 'university', value: 5, space: 'C4', replacedBy: null },
  { id: 'ashen-library', quarter: 'university', value: 5, space: 'D4', replacedBy: null },
] as const satisfies readonly BlockData[];
export type BlockId = (typeof BLOCKS)[number]['id'];

interface SpecialBuildingData {
  id: string;
  quarter: Quarter;
  value: number;
  replaces: BlockId;
  /** What happens when it is flipped by destruction (BR-29.4). */
  whenFlipped: string;
}

export const SPECIAL_BUILDINGS = [
  { id: 'distillery', quarter: 'merchant', value: 4, replaces: 'caravan-yard', whenFlipped: 'raiseAdjacentBy2' },
  { id: 'frozen-exhibits', quarter: 'council', value: 4, replaces: 'tax-office', whenFlipped: 'lowerSurroundingAndRefill' },
  { id: 'old-tom-oak', quarter: 'commons', value: 4, replaces: 'crooked-tenements', whenFlipped: 'raiseThreeInALine' },
  { id: 'aviary', quarter: 'nobles', value: 4, replaces: 'ashworth-manor', whenFlipped: 'renownForPassing' },
] as const satisfies readonly SpecialBuildingData[];
export type SpecialBuildingId = (typeof SPECIAL_BUILDINGS)[number]['id'];

/** Everything that can lie on a cell of the grid that is no corner. */
export type TileId = BlockId | SpecialBuildingId;

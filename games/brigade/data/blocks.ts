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
  { id: 'CO1', quarter: 'commons', value: 2, space: null, replacedBy: null },
  { id: 'CO2', quarter: 'commons', value: 2, space: null, replacedBy: null },
  { id: 'CO3', quarter: 'commons', value: 3, space: null, replacedBy: null },
  { id: 'CO4', quarter: 'commons', value: 3, space: null, replacedBy: null },
  { id: 'CO5', quarter: 'commons', value: 3, space: null, replacedBy: null },
  { id: 'CO6', quarter: 'commons', value: 4, space: null, replacedBy: null },
  { id: 'CO7', quarter: 'commons', value: 4, space: null, replacedBy: 'SB3' },
  { id: 'CQ1', quarter: 'council', value: 2, space: null, replacedBy: null },
  { id: 'CQ2', quarter: 'council', value: 2, space: null, replacedBy: null },
  { id: 'CQ3', quarter: 'council', value: 3, space: null, replacedBy: null },
  { id: 'CQ4', quarter: 'council', value: 3, space: null, replacedBy: null },
  { id: 'CQ5', quarter: 'council', value: 3, space: null, replacedBy: null },
  { id: 'CQ6', quarter: 'council', value: 4, space: null, replacedBy: 'SB2' },
  { id: 'CQ7', quarter: 'council', value: 4, space: null, replacedBy: null },
  { id: 'MM1', quarter: 'merchant', value: 2, space: null, replacedBy: null },
  { id: 'MM2', quarter: 'merchant', value: 2, space: null, replacedBy: null },
  { id: 'MM3', quarter: 'merchant', value: 3, space: null, replacedBy: null },
  { id: 'MM4', quarter: 'merchant', value: 3, space: null, replacedBy: null },
  { id: 'MM5', quarter: 'merchant', value: 3, space: null, replacedBy: null },
  { id: 'MM6', quarter: 'merchant', value: 4, space: null, replacedBy: null },
  { id: 'MM7', quarter: 'merchant', value: 4, space: null, replacedBy: 'SB1' },
  { id: 'NR1', quarter: 'nobles', value: 2, space: null, replacedBy: null },
  { id: 'NR2', quarter: 'nobles', value: 2, space: null, replacedBy: null },
  { id: 'NR3', quarter: 'nobles', value: 3, space: null, replacedBy: null },
  { id: 'NR4', quarter: 'nobles', value: 3, space: null, replacedBy: null },
  { id: 'NR5', quarter: 'nobles', value: 3, space: null, replacedBy: null },
  { id: 'NR6', quarter: 'nobles', value: 4, space: null, replacedBy: 'SB4' },
  { id: 'NR7', quarter: 'nobles', value: 4, space: null, replacedBy: null },
  { id: 'PU1', quarter: 'university', value: 5, space: 'C3', replacedBy: null },
  { id: 'PU2', quarter: 'university', value: 5, space: 'D3', replacedBy: null },
  { id: 'PU3', quarter: 'university', value: 5, space: 'C4', replacedBy: null },
  { id: 'PU4', quarter: 'university', value: 5, space: 'D4', replacedBy: null },
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
  { id: 'SB1', quarter: 'merchant', value: 4, replaces: 'MM7', whenFlipped: 'raiseAdjacentBy2' },
  { id: 'SB2', quarter: 'council', value: 4, replaces: 'CQ6', whenFlipped: 'lowerSurroundingAndRefill' },
  { id: 'SB3', quarter: 'commons', value: 4, replaces: 'CO7', whenFlipped: 'raiseThreeInALine' },
  { id: 'SB4', quarter: 'nobles', value: 4, replaces: 'NR6', whenFlipped: 'renownForPassing' },
] as const satisfies readonly SpecialBuildingData[];
export type SpecialBuildingId = (typeof SPECIAL_BUILDINGS)[number]['id'];

/** Everything that can lie on a cell of the grid that is no corner. */
export type TileId = BlockId | SpecialBuildingId;

/** Scenarios (D16): line-ups, places and features. Their words stand in ../text/data/scenarios.ts. */
import { SCENARIO_IDS, type ScenarioId } from './ids.ts';
import { COVER_PLACES, MOST_HEROES } from './numbers.ts';
import { PROFILES } from './opposition.ts';
import type { Comer, Entry, GroupSize, Scenario } from './shape.ts';
import { SHAPES } from './shapes.ts';

const always: Entry['heroes'] = [1, MOST_HEROES];
/** With one hero. */
const alone: Entry['heroes'] = [1, 1];
const from = (least: number): Entry['heroes'] => [least, MOST_HEROES];
const exactly = (n: number): GroupSize => ({ base: n, perHero: 0, most: n });
/** min(5, n + base) */
const perHero = (base: number): GroupSize => ({ base, perHero: 1, most: 5 });
const alike = [COVER_PLACES, COVER_PLACES, COVER_PLACES] as const;

/** Where the type of the conflict asks for none of it (WS-10.11, WS-10.12). */
const USUAL = { cover: alike, route: 'normal', formality: 'public', vehicle: null, features: [] } as const;
const side = { zone: 1, pursuit: null } as const;

export const SCENARIOS: { readonly [id in ScenarioId]: Scenario } = {
  ...SHAPES,
  S1: {
    ...USUAL,
    id: 'S1',
    type: 'combat',
    heroes: always,
    sides: [side, side],
    statusQuo: 1,
    opposition: [
      { side: 1, profile: 'A2', heroes: always },
      { side: 1, profile: 'E1', heroes: from(2), size: perHero(1) },
      { side: 1, profile: 'A1', heroes: always },
      { side: 1, profile: 'E1', heroes: from(3), size: exactly(5) },
      { side: 1, profile: 'E1', heroes: from(5), size: exactly(5) },
      { side: 1, profile: 'E1', heroes: from(6), size: exactly(5) },
    ],
    features: ['steam_valve'],
    fitting: { alone: ['H2', 'H4'], company: [] },
  },
  S2: {
    ...USUAL,
    id: 'S2',
    type: 'combat',
    heroes: [1, 2],
    sides: [
      { zone: 0, pursuit: null },
      { zone: 2, pursuit: null },
    ],
    statusQuo: 1,
    opposition: [
      { side: 1, profile: 'A1', heroes: always },
      { side: 1, profile: 'A5', heroes: always },
      { side: 1, profile: 'E2', heroes: alone, size: exactly(2) },
      { side: 1, profile: 'E2', heroes: from(2), size: exactly(5) },
      { side: 1, profile: 'E2', heroes: from(2), size: exactly(4) },
    ],
    cover: [1, 1, 1],
    fitting: { alone: ['H2'], company: [] },
  },
  S3: {
    ...USUAL,
    id: 'S3',
    type: 'combat',
    heroes: [2, 6],
    sides: [
      { zone: 0, pursuit: null },
      { zone: 2, pursuit: null },
      { zone: 1, pursuit: null },
    ],
    statusQuo: 2,
    opposition: [
      { side: 1, profile: 'A4', heroes: always },
      { side: 1, profile: 'E5', heroes: always, size: perHero(2) },
      { side: 1, profile: 'E5', heroes: always, size: exactly(3) },
      { side: 2, profile: 'A3', heroes: always },
    ],
    cover: [2, 0, 2],
    features: ['grudge'],
    fitting: { alone: [], company: ['H2', 'H7'] },
  },
  S4: {
    ...USUAL,
    id: 'S4',
    type: 'chase',
    heroes: always,
    sides: [
      { zone: 1, pursuit: 'pursuing' },
      { zone: 1, pursuit: 'fleeing' },
    ],
    statusQuo: 1,
    opposition: [
      { side: 1, profile: 'A8', heroes: always },
      { side: 1, profile: 'E3', heroes: alone, size: exactly(3) },
      { side: 1, profile: 'E3', heroes: from(2), size: { base: 0, perHero: 2, most: 5 } },
      { side: 1, profile: 'E3', heroes: [2, 2], size: exactly(2) },
      { side: 1, profile: 'E3', heroes: from(3), size: exactly(5) },
      { side: 1, profile: 'E3', heroes: [3, 3], size: exactly(3) },
      { side: 1, profile: 'E3', heroes: from(4), size: exactly(5) },
      { side: 1, profile: 'E3', heroes: from(4), size: exactly(5) },
      { side: 1, profile: 'E3', heroes: [5, 5], size: exactly(5) },
      { side: 1, profile: 'A5', heroes: from(6) },
    ],
    route: 'difficult',
    vehicle: 'on_foot',
    features: ['darkness'],
    fitting: { alone: ['H10'], company: ['H5'] },
  },
  S5: {
    ...USUAL,
    id: 'S5',
    type: 'chase',
    heroes: always,
    sides: [
      { zone: 1, pursuit: 'fleeing' },
      { zone: 1, pursuit: 'pursuing' },
    ],
    statusQuo: 0,
    opposition: [
      { side: 1, profile: 'E6', heroes: alone, size: exactly(5) },
      { side: 1, profile: 'E6', heroes: alone, size: exactly(3) },
      { side: 1, profile: 'A2', heroes: from(2), vehicle: 'wyvern' },
      { side: 1, profile: 'E6', heroes: from(2), size: perHero(1) },
      { side: 1, profile: 'E6', heroes: from(4), size: exactly(5) },
      { side: 1, profile: 'E6', heroes: from(4), size: exactly(5) },
      { side: 1, profile: 'E6', heroes: from(5), size: exactly(5) },
      { side: 1, profile: 'E6', heroes: from(6), size: exactly(5) },
    ],
    route: 'easy',
    vehicle: 'steamobile',
    features: ['night'],
    fitting: { alone: ['H8', 'H9'], company: [] },
  },
  S6: {
    ...USUAL,
    id: 'S6',
    type: 'discussion',
    heroes: always,
    sides: [side, side],
    statusQuo: 1,
    opposition: [
      { side: 1, profile: 'A7', heroes: always },
      { side: 1, profile: 'E4', heroes: alone, size: exactly(3) },
      { side: 1, profile: 'E4', heroes: from(2), size: perHero(1) },
      { side: 1, profile: 'A2', heroes: from(2) },
      { side: 1, profile: 'E4', heroes: from(4), size: exactly(5) },
      { side: 1, profile: 'E4', heroes: from(5), size: exactly(5) },
    ],
    formality: 'formal',
    features: ['watchful_society'],
    fitting: { alone: ['H1'], company: ['H6'] },
  },
  S7: {
    ...USUAL,
    id: 'S7',
    type: 'discussion',
    heroes: [1, 4],
    sides: [side, side],
    statusQuo: 1,
    opposition: [
      { side: 1, profile: 'A6', heroes: always },
      { side: 1, profile: 'E4', heroes: alone, size: exactly(5) },
      { side: 1, profile: 'E4', heroes: alone, size: exactly(4) },
      { side: 1, profile: 'E4', heroes: from(2), size: exactly(5) },
      { side: 1, profile: 'E4', heroes: from(2), size: exactly(5) },
      { side: 1, profile: 'E4', heroes: from(2), size: exactly(5) },
      { side: 1, profile: 'E4', heroes: from(4), size: exactly(5) },
    ],
    features: ['evidence'],
    fitting: { alone: ['H1'], company: ['H3'] },
  },
  S8: {
    ...USUAL,
    id: 'S8',
    type: 'discussion',
    heroes: [1, 4],
    sides: [side, side, side],
    statusQuo: 2,
    opposition: [
      { side: 1, profile: 'A5', heroes: [1, 2] },
      { side: 1, profile: 'A2', heroes: from(3) },
      { side: 2, profile: 'A1', heroes: alone },
      { side: 2, profile: 'A8', heroes: [2, 2] },
      { side: 2, profile: 'A1', heroes: from(3) },
    ],
    formality: 'private',
    features: ['temptation'],
    fitting: { alone: [], company: ['H5', 'H6', 'H8'] },
  },
};

/** Who comes with that many heroes, in the order of the scenario. */
export function lineUp({ opposition }: Scenario, heroes: number): Comer[] {
  return opposition
    .filter(({ heroes: [least, most] }) => least <= heroes && heroes <= most)
    .map(({ side: at, profile, size, vehicle }) => ({
      side: at,
      profile,
      size: size === undefined ? 0 : Math.min(size.most, size.base + size.perHero * heroes),
      vehicle: vehicle ?? PROFILES[profile].vehicle,
    }));
}

export const scenariosFor = (heroes: number): ScenarioId[] =>
  SCENARIO_IDS.filter((id) => {
    const [least, most] = SCENARIOS[id].heroes;
    return least <= heroes && heroes <= most;
  });

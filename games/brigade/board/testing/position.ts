/** A position in the middle of a game, laid by hand: four players, five blocks destroyed, two Renown to place. */
import type { Asked, View } from '@guildhall/kernel';
import { BLOCKS, COLOURS, type Colour, TRACKS, type TrackName, type WardenId } from '../../data/index.ts';
import { SPACE_NAMES } from '../../spaces.ts';
import type { PlayerView, SpaceView, TableView } from '../../view.ts';

const TILES: { [space: string]: string } = {
  B1: 'duelling-club',
  C1: 'pumpkin-patch',
  D1: 'hall-of-forms',
  E1: 'moneylenders-corner',
  A2: 'candle-and-wick',
  B2: 'thatchers-yard',
  C2: 'town-hall',
  D2: 'fireworks-emporium',
  E2: 'ratcatchers-row',
  F2: 'duchess-palace',
  A3: 'debtors-gaol',
  B3: 'topiary-gardens',
  C3: 'faculty-of-ignition',
  D3: 'faculty-of-conflagration',
  E3: 'tourism-office',
  F3: 'thing-on-a-stick',
  A4: 'crooked-tenements',
  B4: 'lamp-oil-exchange',
  C4: 'hall-of-embers',
  D4: 'ashen-library',
  E4: 'opera-house',
  F4: 'leaky-bucket',
  A5: 'tax-office',
  B5: 'yentls-coop',
  C5: 'croquet-lawn',
  D5: 'watch-house',
  E5: 'spice-bazaar',
  F5: 'ashworth-manor',
  B6: 'caravan-yard',
  C6: 'records-archive',
  D6: 'soots-laundry',
  E6: 'portrait-gallery',
};
const FIRE: { [space: string]: number } = { C3: 4, D3: 3, D4: 2, B2: 3, E4: 2, B1: 1, A4: 2, B6: 1, F2: 1, C6: 1 };
const BURNT = ['B3', 'B4', 'C4', 'D2', 'D1'];
const [WHITE, BLACK, PINK, ORANGE] = [0, 1, 2, 3] as const;
const LOYAL: { [space: string]: number } = {
  C2: WHITE,
  A2: WHITE,
  C1: WHITE,
  E2: BLACK,
  F2: BLACK,
  E3: BLACK,
  F4: PINK,
  F3: PINK,
  E6: PINK,
  A5: ORANGE,
  B5: ORANGE,
  C5: ORANGE,
};
const RENOWN: { [space: string]: readonly number[] } = {
  D5: [0, 0, 2, 0],
  D4: [1, 0, 3, 0],
  D3: [2, 1, 0, 0],
  C3: [3, 0, 0, 0],
  B2: [2, 0, 0, 0],
  E4: [0, 1, 1, 0],
  A4: [0, 0, 0, 2],
  D6: [0, 0, 0, 1],
  B6: [0, 0, 0, 1],
};
const FIREHOUSES = ['A1', 'F1', 'F6', 'A6'];
const BRIGADES = ['B2', 'E2', 'D5', 'C6'];
const WAGONS = ['C2', 'F5', 'D5', 'A5'];

function spaceAt(name: string): SpaceView {
  const tile = BLOCKS.find(({ id }) => id === TILES[name]);
  const loyal = LOYAL[name] ?? -1;
  const value = tile?.value ?? 0;
  const destroyed = BURNT.includes(name);
  return {
    name,
    kind: tile ? 'block' : 'firehouse',
    firehouse: FIREHOUSES.indexOf(name),
    tile: tile?.id ?? '',
    quarter: tile?.quarter ?? '',
    value,
    fire: destroyed ? 0 : (FIRE[name] ?? 0),
    doomed: false,
    destroyed,
    loyal,
    renown: [...(RENOWN[name] ?? [0, 0, 0, 0])],
    needed: [0, 1, 2, 3].map((seat) => (!tile || destroyed || loyal === seat ? 0 : loyal >= 0 ? value + 1 : value)),
    protected: tile !== undefined && [...BRIGADES, ...WAGONS].includes(name),
  };
}

const track = (name: TrackName, space: number) => ({ name, space, value: TRACKS[name][space] ?? 0, spaces: TRACKS[name].length });

function player(
  seat: number,
  colour: Colour,
  warden: WardenId,
  tracks: [number, number, number],
  water: [number, number],
  score: number,
): PlayerView {
  return {
    seat,
    colour,
    warden,
    advanced: false,
    firehouse: FIREHOUSES[seat] ?? '',
    brigade: BRIGADES[seat] ?? '',
    wagon: WAGONS[seat] ?? '',
    wardenWater: water[0],
    wardenCapacity: 2,
    wagonWater: water[1],
    wagonCapacity: TRACKS.wagon[tracks[1]] ?? 2,
    crew: [],
    tracks: [track('crew', tracks[0]), track('wagon', tracks[1]), track('leadership', tracks[2])],
    renownLeft: 10,
    renownOnAviary: false,
    loyalBlocks: 3,
    score,
    bonusActions: 0,
    extraTurns: 0,
    werewolf: false,
    allegiance: false,
    precious: false,
  };
}

const players = [
  player(WHITE, COLOURS[0], 'frith', [2, 2, 2], [2, 3], 9),
  player(BLACK, COLOURS[1], 'blitz', [1, 1, 3], [0, 1], 8),
  player(PINK, COLOURS[2], 'gloria', [4, 2, 3], [1, 2], 10),
  player(ORANGE, COLOURS[3], 'glint', [3, 3, 1], [2, 2], 8),
];
players[PINK]?.crew.push(
  { card: 'kularf', quarter: 'commons', water: 2, capacity: 2, active: true, mimicked: false },
  { card: 'lumen', quarter: 'council', water: 2, capacity: 2, active: false, mimicked: false },
);

export const table: TableView = {
  settings: {
    advanced: false,
    cooperative: false,
    level: 'normal',
    bonusWardens: false,
    promoCrew: false,
    specialBuildings: false,
    festivalEvents: false,
  },
  phase: 'action',
  first: WHITE,
  active: PINK,
  turn: 23,
  actions: 2,
  used: { upgrade: false, warden: false, wagonBonus: false, morgana: false, leon: false, ash: false },
  spaces: SPACE_NAMES.map(spaceAt),
  players,
  event: '',
  eventDeck: 5,
  eventDiscard: ['sparks-over-the-roofs', 'wind-north', 'scarlet-squall'],
  starters: 0,
  crewDeck: 9,
  crewDiscard: [],
  drawn: null,
  joining: '',
  mimic: '',
  destroyedBlocks: 5,
  destroyedUniversity: 1,
  evacuation: -1,
  commonScore: 0,
  target: 0,
};

/** A view of that position with one question open to Pink. */
export function viewOf(
  name: string,
  options: string[],
  show: Asked['show'] = {},
  change: Partial<TableView> = {},
): View<TableView> {
  return {
    game: 'brigade',
    seat: PINK,
    table: { ...table, ...change },
    where: ['game', 'turn', 'action phase'],
    asked: { name, rule: 'BR-17.1', options, form: null, show, held: null },
    mayAlso: [],
    waitingFor: [{ seat: PINK, question: name }],
    outcome: null,
    report: null,
  };
}

export const PLACING = viewOf('award/place', ['D5', 'D4', 'E5', 'D6', 'C5', 'done'], { left: 2, cause: 'extinguish' });

const NEAR = ['B5', 'B6', 'C5', 'C3', 'D3', 'E3', 'D4', 'E4', 'F4', 'E5', 'F5', 'F6', 'D6', 'E6'];
export const ACTING = viewOf(
  'action phase/action',
  [
    ...NEAR.map((space) => `brigade ${space}`),
    ...table.spaces
      .filter((s) => !s.destroyed && !['B2', 'E2', 'C6', 'C2', 'F5', 'A5', 'D5'].includes(s.name))
      .map((s) => `wagon ${s.name}`),
    'recruit',
    'transfer',
    'upgrade crew',
    'upgrade wagon',
    'upgrade leadership',
    'end',
  ],
  { actions: 2 },
);

const crowded = table.spaces.map((at) => {
  if (at.name === 'B1') return { ...at, doomed: true, fire: 0 };
  if (at.name === 'E4') return { ...at, doomed: true, fire: 0 };
  if (at.name === 'D1') return { ...at, tile: 'aviary' as const, quarter: 'nobles' as const };
  if (at.name === 'A3' || at.name === 'D3') return { ...at, renown: [1, 2, 1, 3] };
  if (at.name === 'C2') return { ...at, renown: [0, 1, 2, 1] };
  return at;
});
/** Everything that makes tiles crowded: many pieces, much Renown, doomed blocks, Allegiance, the flipped Aviary. */
export const CROWD = viewOf(
  'action phase/action',
  ['brigade B5', 'wagon B5', 'extinguish 1', 'extinguish 2'],
  { actions: 2 },
  {
    spaces: crowded,
    players: players.map((p) => ({
      ...p,
      advanced: true,
      brigade: p.seat === PINK ? 'C3' : 'F6',
      wagon: p.seat === PINK ? 'C3' : p.seat === ORANGE ? 'D3' : 'F6',
      renownOnAviary: true,
      allegiance: p.seat === PINK,
      precious: p.seat === PINK,
      werewolf: p.seat === PINK,
    })),
  },
);

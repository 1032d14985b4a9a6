/** Closed schemas of the table and of the game's part of a view. */
import * as v from 'valibot';
import {
  BLOCKS,
  COLOURS,
  COOPERATIVE_TARGETS,
  type CooperativeLevel,
  CREW,
  EVENTS,
  QUARTERS,
  SPECIAL_BUILDINGS,
  TRACK_NAMES,
  WARDENS,
} from './data/index.ts';
import { RULES } from './rulebook/ids.generated.ts';
import { SPACE_NAMES, SPACES } from './spaces.ts';
import { REASONS } from './table.ts';

const orNone = <const L extends readonly string[]>(list: L) => v.picklist([...list, '']);
const ids = <const X extends { readonly id: string }>(list: readonly X[]): X['id'][] => list.map(({ id }) => id);

const number = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const seatOrNobody = number(-1, 3);
const space = number(0, SPACES - 1);

const TILES = [...ids(BLOCKS), ...ids(SPECIAL_BUILDINGS)];
const CARDS = ids(CREW);
const tile = orNone(TILES);
const quarter = orNone(QUARTERS);
const colour = orNone(COLOURS);
const warden = orNone(ids(WARDENS));
const crewCard = v.picklist(CARDS);
const crewOrNone = orNone(CARDS);
const eventCard = v.picklist(ids(EVENTS));
const eventOrNone = orNone(ids(EVENTS));

/** Far more than any game has, and than any turn gives. */
const MOST_TURNS = 10_000;
const MOST_ACTIONS = 20;

const perSpace = <S extends v.GenericSchema>(of: S) => v.pipe(v.array(of), v.length(SPACES));
const perSeat = <S extends v.GenericSchema>(of: S) => v.pipe(v.array(of), v.minLength(1), v.maxLength(4));

const settings = v.strictObject({
  advanced: v.boolean(),
  cooperative: v.boolean(),
  level: v.picklist(Object.keys(COOPERATIVE_TARGETS) as CooperativeLevel[]),
  bonusWardens: v.boolean(),
  promoCrew: v.boolean(),
  specialBuildings: v.boolean(),
  festivalEvents: v.boolean(),
});
const phase = v.picklist(['setup', 'event', 'action', 'over']);

export const tableSchema = v.strictObject({
  settings,
  seats: number(1, 4),
  tile: perSpace(tile),
  value: perSpace(number(0, 5)),
  quarter: perSpace(quarter),
  firehouse: perSeat(space),
  colour: perSeat(colour),
  warden: perSeat(warden),
  first: number(0, 3),
  fire: perSpace(number(0, 6)),
  loyal: perSpace(seatOrNobody),
  renown: perSeat(perSpace(number(0, 16))),
  aviary: perSeat(number(0, 1)),
  brigade: perSeat(space),
  wagon: perSeat(space),
  wardenWater: perSeat(number(0, 2)),
  wagonWater: perSeat(number(0, 6)),
  crew: perSeat(v.array(crewCard)),
  crewWater: perSeat(v.array(number(0, 3))),
  crewTrack: perSeat(number(0, 6)),
  wagonTrack: perSeat(number(0, 4)),
  leadershipTrack: perSeat(number(0, 6)),
  bonusActions: perSeat(number(0, 2)),
  extraTurns: perSeat(number(0, 3)),
  eventDeck: v.array(eventCard),
  eventDiscard: v.array(eventCard),
  starters: v.array(eventCard),
  crewDeck: v.array(crewCard),
  crewDiscard: v.array(crewCard),
  werewolf: v.boolean(),
  mimic: crewOrNone,
  allegiance: seatOrNobody,
  precious: seatOrNobody,
  active: number(0, 3),
  turn: number(0, MOST_TURNS),
  actions: number(0, MOST_ACTIONS),
  upgraded: v.boolean(),
  wardenUsed: v.boolean(),
  wagonBonusUsed: v.boolean(),
  morganaUsed: v.boolean(),
  leonUsed: v.boolean(),
  ashUsed: v.boolean(),
  evacuation: seatOrNobody,
  ending: v.nullable(v.strictObject({ reason: v.picklist(REASONS), rule: v.picklist(RULES), winners: v.array(number(0, 3)) })),
});

const spaceName = v.picklist(SPACE_NAMES);
const spaceView = v.strictObject({
  name: spaceName,
  kind: v.picklist(['block', 'firehouse', 'none']),
  firehouse: seatOrNobody,
  tile,
  quarter,
  value: number(0, 5),
  fire: number(0, 4),
  doomed: v.boolean(),
  destroyed: v.boolean(),
  loyal: seatOrNobody,
  renown: perSeat(number(0, 16)),
  needed: perSeat(number(0, 7)),
  protected: v.boolean(),
});
const playerView = v.strictObject({
  seat: number(0, 3),
  colour,
  warden,
  advanced: v.boolean(),
  firehouse: spaceName,
  brigade: spaceName,
  wagon: spaceName,
  wardenWater: number(0, 2),
  wardenCapacity: number(2, 2),
  wagonWater: number(0, 6),
  wagonCapacity: number(2, 6),
  crew: v.array(
    v.strictObject({
      card: crewCard,
      quarter,
      water: number(0, 3),
      capacity: number(0, 3),
      active: v.boolean(),
      mimicked: v.boolean(),
    }),
  ),
  tracks: v.array(
    v.strictObject({ name: v.picklist(TRACK_NAMES), space: number(0, 6), value: number(0, 6), spaces: number(5, 7) }),
  ),
  renownLeft: number(0, 16),
  renownOnAviary: v.boolean(),
  loyalBlocks: number(0, 32),
  score: number(0, 104),
  bonusActions: count,
  extraTurns: count,
  werewolf: v.boolean(),
  allegiance: v.boolean(),
  precious: v.boolean(),
});

export const viewSchema = v.strictObject({
  settings,
  phase,
  first: number(0, 3),
  active: number(0, 3),
  turn: count,
  actions: count,
  used: v.strictObject({
    upgrade: v.boolean(),
    warden: v.boolean(),
    wagonBonus: v.boolean(),
    morgana: v.boolean(),
    leon: v.boolean(),
    ash: v.boolean(),
  }),
  spaces: perSpace(spaceView),
  players: perSeat(playerView),
  event: eventOrNone,
  eventDeck: count,
  eventDiscard: v.array(eventCard),
  starters: count,
  crewDeck: count,
  crewDiscard: v.array(crewCard),
  drawn: v.nullable(v.strictObject({ seat: number(0, 3), n: number(0, 2), cards: v.array(crewCard) })),
  joining: crewOrNone,
  mimic: crewOrNone,
  destroyedBlocks: number(0, 32),
  destroyedUniversity: number(0, 4),
  evacuation: seatOrNobody,
  commonScore: number(0, 104),
  target: number(0, 48),
});

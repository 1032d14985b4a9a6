/** Closed schemas of the table and of the game's part of a view. */
import { PACK } from '@guildhall/cards';
import * as v from 'valibot';
import {
  ATTACK_KINDS,
  ATTACK_STEPS,
  BOARD_SIZE,
  CARD_SIDES,
  CRITICAL_IDS,
  EFFECT_IDS,
  EQUIPMENT_IDS,
  FREE_ATTACKS,
  LAYOUT_IDS,
  LEAST_GOLD,
  MOST_CORNERS,
  MOST_CRYSTALS,
  MOST_GOLD,
  MOST_PIECES,
  MR_CUDDLY_MOVES,
  PROFILE_IDS,
  SCENARIO_IDS,
  SPELL_KINDS,
  TERRAIN_KINDS,
} from './data/index.ts';
import { RULES } from './rulebook/ids.generated.ts';
import { FATES, PHASES, PLACES, REASONS } from './table.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const length = (least: number, most: number) => v.pipe(v.number(), v.finite(), v.minValue(least), v.maxValue(most));
const orNone = <const L extends readonly string[]>(list: L) => v.picklist([...list, '']);

/** Far more than any table holds. */
const MANY = 4096;
const model = whole(0, MANY);
const modelOrNone = whole(-1, MANY);
const seat = whole(0, 1);
const seatOrNone = whole(-1, 1);
const coins = whole(0, 1000);
const card = v.picklist(PACK);
const cards = v.pipe(v.array(card), v.maxLength(PACK.length));
const board = length(0, BOARD_SIZE);
const effects = whole(0, 2 ** EFFECT_IDS.length - 1);

const settings = v.strictObject({
  gold: whole(LEAST_GOLD, MOST_GOLD),
  scenario: v.union([v.literal(0), v.picklist(SCENARIO_IDS)]),
  layout: v.picklist([...LAYOUT_IDS, 'random', 'own']),
  doublePoints: v.boolean(),
});
const terrain = v.pipe(
  v.array(
    v.strictObject({
      kind: v.picklist(TERRAIN_KINDS),
      corners: v.pipe(v.array(length(-1, BOARD_SIZE + 1)), v.minLength(6), v.maxLength(2 * MOST_CORNERS)),
      height: length(0, 1000),
    }),
  ),
  v.maxLength(MOST_PIECES),
);
/** The numbers of a campaign's members. */
const MOST_MEMBER = 1_000_000;
export const leaderNumbers = v.strictObject({
  move: v.picklist(CARD_SIDES),
  fight: whole(1, 5),
  defend: whole(1, 5),
  wounds: whole(1, 11),
  leadership: whole(0, 2),
});
const modelSchema = v.strictObject({
  seat: seatOrNone,
  profile: v.picklist(PROFILE_IDS),
  name: v.pipe(v.string(), v.maxLength(120)),
  equipment: v.pipe(v.array(v.picklist(EQUIPMENT_IDS)), v.maxLength(2)),
  place: v.picklist(PLACES),
  x: length(-1, BOARD_SIZE + 1),
  y: length(-1, BOARD_SIZE + 1),
  z: length(0, 1000),
  r: length(0, 1),
  height: length(1, 2),
  on: whole(-1, MOST_PIECES),
  wounds: whole(0, 20),
  effects,
  due: effects,
  activated: v.boolean(),
  hidden: v.boolean(),
  once: whole(0, 16383),
  onceTurn: whole(0, 15),
  deadGood: v.boolean(),
  raised: v.boolean(),
  removedBy: seatOrNone,
  poisonedBy: seatOrNone,
  bittenBy: seatOrNone,
  member: v.optional(whole(0, MOST_MEMBER)),
  fate: v.optional(v.picklist(FATES)),
  as: v.optional(leaderNumbers),
});
const gang = {
  name: v.pipe(v.string(), v.maxLength(120)),
  leader: modelOrNone,
  stash: coins,
  crystals: whole(0, MOST_CRYSTALS),
  hand: cards,
  discard: cards,
  poisonProof: v.boolean(),
  warCry: v.boolean(),
  drawOffered: v.boolean(),
  takeAChance: v.boolean(),
  sleeves: v.boolean(),
  compromised: v.boolean(),
};
const activation = v.strictObject({
  model,
  seat,
  kind: v.picklist(['own', 'lured']),
  actions: whole(0, 3),
  walk: v.boolean(),
  cast: v.boolean(),
  shot: v.boolean(),
  beganStunned: v.boolean(),
  bribeFailed: v.boolean(),
  terrified: v.boolean(),
  over: v.boolean(),
});
const fight = v.strictObject({
  attacker: model,
  target: model,
  seat,
  against: seat,
  active: v.boolean(),
  kind: v.picklist(ATTACK_KINDS),
  free: v.picklist(FREE_ATTACKS),
  step: v.picklist(ATTACK_STEPS),
  attackerJustDoIt: v.boolean(),
  defenderJustDoIt: v.boolean(),
  counter: v.boolean(),
  likeAnOrc: v.boolean(),
  attack: cards,
  defence: cards,
  winner: modelOrNone,
  loser: modelOrNone,
  margin: whole(-10, 10),
  critical: orNone(CRITICAL_IDS),
});
const spell = v.strictObject({
  caster: model,
  target: model,
  seat,
  kind: v.picklist(SPELL_KINDS),
  resist: cards,
  number: whole(-1, 40),
  hand: cards,
  stuck: v.boolean(),
  crystals: whole(0, MOST_CRYSTALS),
});
const marker = v.strictObject({
  x: board,
  y: board,
  state: v.picklist(['hidden', 'found', 'collected', 'trap']),
  waiting: v.array(model),
});
const ending = v.strictObject({
  reason: v.picklist(REASONS),
  rule: v.picklist(RULES),
  winners: v.array(seat),
  scores: v.strictTuple([whole(0, MANY), whole(0, MANY)]),
});

/** What table and view have in common. */
const open = {
  settings,
  terrain,
  phase: v.picklist(PHASES),
  scenario: v.union([v.literal(0), v.picklist(SCENARIO_IDS)]),
  layout: v.picklist([...LAYOUT_IDS, 'own', '']),
  models: v.pipe(v.array(modelSchema), v.maxLength(MANY)),
  south: seatOrNone,
  turn: whole(0, 20),
  first: seat,
  initiative: seat,
  next: seat,
  coffers: coins,
  eventDiscard: cards,
  eventTable: cards,
  angry: v.array(v.strictObject({ model, shoved: model })),
  lured: modelOrNone,
  ending: v.nullable(ending),
  markers: v.array(marker),
  treasureDiscard: cards,
  treasures: v.strictTuple([whole(0, 3), whole(0, 3)]),
  targetWounds: whole(0, 10),
  carriage: length(-1, BOARD_SIZE),
  cuddly: modelOrNone,
  cuddlyMoves: whole(0, MR_CUDDLY_MOVES),
  vic: modelOrNone,
  escort: seatOrNone,
  chest: v.nullable(v.strictObject({ x: board, y: board, carrier: modelOrNone, dropped: modelOrNone })),
  spies: v.strictTuple([modelOrNone, modelOrNone]),
};

const tableGang = v.strictObject({ ...gang, deck: cards });
export const tableSchema = v.strictObject({
  ...open,
  gangs: v.strictTuple([tableGang, tableGang]),
  eventDeck: cards,
  treasureDeck: cards,
});

const count = whole(0, PACK.length);
const gangView = v.strictObject({ ...gang, deck: count, cards: count, most: whole(5, 8) });
export const viewSchema = v.strictObject({
  ...open,
  gangs: v.strictTuple([gangView, gangView]),
  eventDeck: count,
  treasureDeck: count,
  activations: v.array(activation),
  fights: v.array(fight),
  spell: v.nullable(spell),
  turns: whole(0, 12),
  scores: v.strictTuple([whole(0, MANY), whole(0, MANY)]),
});

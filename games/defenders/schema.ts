/** Closed schemas of the table and of the game's part of a view. */
import { PACK } from '@guildhall/cards';
import * as v from 'valibot';
import {
  ABILITIES,
  CATEGORIES,
  CONFERRING_MODES,
  CONNECTION_ORIGINS,
  CROSSING_SORTS,
  DEFENDER_CLASSES,
  DEFENDER_DESCRIPTOR_IDS,
  DEFENDER_TYPE_IDS,
  ENDINGS,
  FEATURE_SORTS,
  INKS,
  JOKER,
  KINDS,
  LINE_STYLES,
  LOCATION_DESCRIPTOR_IDS,
  LOCATION_TYPE_IDS,
  MOST_CORNERS,
  MOST_FEATURES,
  MOST_ITEMS,
  MOST_NAME,
  MOST_SEATS,
  MOST_STROKE_POINTS,
  MOST_STROKES_AT_ONCE,
  MOST_TEXT,
  NARRATION_MODES,
  PHASES,
  SCENE_SUGGESTION_IDS,
  SETTINGS,
  SHAPES,
  SHEET_WIDTH,
  THICKEST,
  THREAT_CLASSES,
  THREAT_TYPE_IDS,
  TRADE_CHOICES,
  TRADES,
  TURN_STEPS,
} from './data/index.ts';
import { TERM_NAMES } from './facts.ts';
import { RULES } from './rulebook/ids.generated.ts';
import { DEFENDER_IDS, FEATURE_IDS, LOCATION_IDS, MOST_UNITS, STACK_IDS, THREAT_IDS } from './rules/reading.ts';
import { PEOPLE } from './table.ts';

const number = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const real = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const orNone = <const L extends readonly string[]>(list: L) => v.picklist([...list, '']);
const upTo = <S extends v.GenericSchema>(of: S, most: number) => v.pipe(v.array(of), v.maxLength(most));
/** A character may take two units of a text. */
const text = (most: number) => v.pipe(v.string(), v.maxLength(2 * most));

const seat = number(0, MOST_SEATS - 1);
const seatOrNobody = number(-1, MOST_SEATS - 1);
const location = number(0, MOST_ITEMS - 1);
const mask = number(0, (1 << MOST_ITEMS) - 1);
const card = v.picklist(PACK);
const deckCard = v.picklist([...PACK, JOKER]);
const locationId = v.picklist(LOCATION_IDS);
const stackId = v.picklist(STACK_IDS);
const defenderId = v.picklist(DEFENDER_IDS);
const told = v.strictObject({ text: text(MOST_TEXT), aloud: v.boolean(), n: count });

const settings = v.strictObject({
  people: v.picklist(PEOPLE),
  setting: v.picklist([...SETTINGS, 'agree']),
  narration: v.picklist(NARRATION_MODES),
  conferring: v.picklist(CONFERRING_MODES),
});
const world = v.strictObject({
  setting: v.picklist(SETTINGS),
  title: text(MOST_NAME),
  description: text(MOST_TEXT),
  city: text(MOST_NAME),
  aboutCity: text(MOST_TEXT),
  aboutEnemy: text(MOST_TEXT),
  texts: v.strictObject({ description: count, aboutCity: count, aboutEnemy: count }),
});
const WORDS = [...LOCATION_TYPE_IDS, ...DEFENDER_TYPE_IDS, ...LOCATION_DESCRIPTOR_IDS, ...DEFENDER_DESCRIPTOR_IDS];
const played = v.strictObject({
  card,
  use: v.picklist(['type', 'descriptor']),
  word: v.picklist(WORDS),
  wording: text(MOST_NAME),
  form: v.nullable(v.strictObject({ shape: v.picklist(SHAPES), wall: v.boolean(), road: v.boolean() })),
  trade: v.nullable(v.picklist(TRADE_CHOICES)),
});
const stack = v.strictObject({
  id: stackId,
  sort: v.picklist(['location', 'defender']),
  by: seat,
  cards: v.pipe(v.array(played), v.minLength(1)),
});
const created = v.strictObject({ location: number(0, MOST_ITEMS), defender: number(0, MOST_ITEMS) });
const locationFields = {
  id: locationId,
  seat,
  name: text(MOST_NAME),
  description: told,
  cards: v.array(played),
  card,
  value: number(1, 13),
  kind: v.picklist(KINDS),
  categories: v.array(v.picklist(CATEGORIES)),
  words: v.array(v.picklist(LOCATION_DESCRIPTOR_IDS)),
  underground: v.boolean(),
  concealed: v.boolean(),
  wall: v.boolean(),
  road: v.boolean(),
  capacity: number(1, 2),
  bonus: number(0, 3),
  dear: v.boolean(),
};
const defenderFields = {
  id: defenderId,
  seat,
  name: text(MOST_NAME),
  description: told,
  cards: v.array(played),
  card,
  reinforcement: v.boolean(),
  class: v.picklist(DEFENDER_CLASSES),
  face: number(1, 13),
  trades: v.array(v.picklist(TRADES)),
  words: v.array(v.picklist(DEFENDER_DESCRIPTOR_IDS)),
  mobile: v.boolean(),
  bonus: number(0, 6),
  dear: v.boolean(),
};
const threatFields = {
  id: v.picklist(THREAT_IDS),
  seat,
  name: text(MOST_NAME),
  description: told,
  card,
  word: v.picklist(THREAT_TYPE_IDS),
  wording: text(MOST_NAME),
  class: v.picklist(THREAT_CLASSES),
  face: number(1, 13),
};
const person = v.strictObject({
  name: text(MOST_NAME),
  personality: text(MOST_TEXT),
  preoccupation: text(MOST_TEXT),
  unit: orNone(DEFENDER_IDS),
  texts: v.strictObject({ personality: count, preoccupation: count }),
});
const scene = v.strictObject({
  suggestion: orNone(SCENE_SUGGESTION_IDS),
  roles: v.array(v.strictObject({ name: text(MOST_NAME), unit: orNone(DEFENDER_IDS), seat: seatOrNobody })),
  place: told,
  time: told,
  situation: told,
});
const coordinate = real(0, SHEET_WIDTH);
const stroke = v.strictObject({
  style: v.picklist(LINE_STYLES),
  ink: v.picklist(INKS),
  width: real(0, THICKEST),
  points: upTo(coordinate, 2 * MOST_STROKE_POINTS),
  pressures: v.optional(upTo(real(0, 1), MOST_STROKE_POINTS)),
  by: v.optional(seat),
});
const strokes = upTo(stroke, MOST_STROKES_AT_ONCE);
const corners = upTo(coordinate, 2 * MOST_CORNERS);
const footprint = v.variant('kind', [
  v.strictObject({ kind: v.literal('area'), points: corners }),
  v.strictObject({ kind: v.literal('long'), points: corners, closed: v.boolean() }),
  v.strictObject({ kind: v.literal('small'), x: coordinate, y: coordinate }),
]);
const sketch = v.strictObject({
  features: upTo(
    v.strictObject({ id: v.picklist(FEATURE_IDS), seat, sort: v.picklist(FEATURE_SORTS), footprint, strokes }),
    MOST_FEATURES,
  ),
  drawings: upTo(
    v.nullable(v.strictObject({ seat, footprint, strokes, inside: v.nullable(v.tuple([coordinate, coordinate])) })),
    MOST_ITEMS,
  ),
  crossings: v.array(
    v.strictObject({
      road: locationId,
      over: v.picklist([...LOCATION_IDS, ...FEATURE_IDS]),
      sort: v.picklist(CROSSING_SORTS),
      points: v.array(coordinate),
    }),
  ),
  damage: v.array(v.strictObject({ location, seat, strokes, hidden: v.boolean() })),
});
const connection = v.strictObject({ a: location, b: location, origin: v.picklist(CONNECTION_ORIGINS), by: seatOrNobody });
const ending = v.nullable(v.strictObject({ reason: v.picklist(ENDINGS), rule: v.picklist(RULES) }));
const VOTES = ['yes', 'no', 'abstain', 'accept', 'challenge', 'stands', 'fails'] as const;
const poll = upTo(v.strictObject({ seat, answer: v.picklist(VOTES) }), MOST_SEATS);
const phase = v.picklist([...PHASES, 'over']);
const step = orNone(TURN_STEPS);
const perLocation = <S extends v.GenericSchema>(of: S) => upTo(of, MOST_ITEMS);
const perUnit = <S extends v.GenericSchema>(of: S) => upTo(of, MOST_UNITS);
const reserve = upTo(v.picklist([...PACK, ...DEFENDER_IDS]), 13 + MOST_UNITS);

export const tableSchema = v.strictObject({
  settings,
  seats: number(1, MOST_SEATS),
  start: seat,
  world,
  stacks: upTo(stack, STACK_IDS.length),
  created,
  locations: perLocation(v.strictObject(locationFields)),
  defenders: perUnit(v.strictObject(defenderFields)),
  threats: perUnit(v.strictObject(threatFields)),
  persons: v.array(person),
  scene: v.nullable(scene),
  sketch,
  connections: v.array(connection),
  order: perLocation(location),
  links: perLocation(mask),
  exposed: mask,
  row: upTo(card, 12),
  pile: upTo(card, 52),
  deck: upTo(deckCard, 53),
  discard: upTo(deckCard, 53),
  reserve,
  card: orNone([...PACK, JOKER]),
  where: perUnit(number(-3, MOST_ITEMS - 1)),
  wounds: perUnit(count),
  arrived: perUnit(count),
  arrivals: count,
  base: perUnit(number(-2, MOST_ITEMS - 1)),
  target: perUnit(number(-1, MOST_ITEMS - 1)),
  ruined: mask,
  held: mask,
  lost: mask,
  letIn: mask,
  keptOut: mask,
  entries: perLocation(location),
  morale: count,
  intelligence: v.boolean(),
  happened: number(0, 31),
  dice: v.array(number(1, 25)),
  authors: v.array(seat),
  poll,
  turn: number(0, 53),
  first: seat,
  ending,
});

const term = v.strictObject({
  name: v.picklist(TERM_NAMES),
  rule: v.picklist(RULES),
  add: number(1, 13),
  of: v.picklist([...LOCATION_IDS, ...DEFENDER_IDS, ...THREAT_IDS]),
});
const strength = v.strictObject({ total: count, terms: v.array(term), dice: number(1, 1 + MOST_UNITS) });

export const viewSchema = v.strictObject({
  settings,
  seats: number(1, MOST_SEATS),
  start: seat,
  phase,
  step,
  turn: number(0, 53),
  first: seat,
  world,
  stacks: v.array(stack),
  created,
  row: upTo(card, 12),
  pile: number(0, 52),
  needed: number(0, 24),
  left: number(0, 52),
  locations: perLocation(
    v.strictObject({
      ...locationFields,
      status: v.picklist(['standing', 'ruined']),
      held: v.boolean(),
      enterable: v.boolean(),
      lost: v.boolean(),
      exposed: v.boolean(),
      entry: number(0, MOST_ITEMS),
      regiments: count,
      connected: v.array(locationId),
      attacked: v.boolean(),
    }),
  ),
  defenders: perUnit(
    v.strictObject({
      ...defenderFields,
      where: v.picklist([...LOCATION_IDS, 'reserve', 'destroyed', 'unplaced']),
      wounds: count,
      value: number(0, 13),
      abilities: v.array(v.picklist(ABILITIES)),
      arrived: count,
    }),
  ),
  threats: perUnit(
    v.strictObject({
      ...threatFields,
      where: v.picklist([...LOCATION_IDS, 'outside', 'destroyed']),
      target: orNone(LOCATION_IDS),
    }),
  ),
  persons: v.array(person),
  scene: v.nullable(scene),
  highlighted: v.array(v.picklist(SCENE_SUGGESTION_IDS)),
  sketch,
  order: v.array(locationId),
  connections: v.array(connection),
  entries: v.array(locationId),
  deck: number(0, 53),
  joker: v.boolean(),
  discard: v.array(deckCard),
  reserve,
  card: orNone([...PACK, JOKER]),
  morale: count,
  intelligence: v.boolean(),
  dice: v.array(number(1, 25)),
  authors: v.array(seat),
  poll,
  battle: orNone(LOCATION_IDS),
  strengths: v.nullable(v.strictObject({ defenders: strength, threats: strength })),
  mayConfer: v.boolean(),
  ending,
});

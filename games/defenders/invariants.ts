/** What no table can look like although it fits the schema: cards that do not match the pack, impossible positions. */
import { notConserved, PACK } from '@guildhall/cards';
import { polygonFault } from '@guildhall/geometry';
import { openFrame, type Stack } from '@guildhall/kernel';
import {
  DEFENDER_DESCRIPTOR_IDS,
  DEFENDER_TYPE_IDS,
  type DeckCard,
  JOKER,
  LOCATION_DESCRIPTOR_IDS,
  LOCATION_TYPE_IDS,
  LOWER_CARDS,
} from './data/index.ts';
import { framesFit } from './frames.ts';
import { cardsLeft, neededCards } from './rules/creation.ts';
import { epilogues } from './rules/ending.ts';
import { makeDefender, makeLocation } from './rules/finalise.ts';
import { pointsOf } from './rules/footprints.ts';
import { linksOf } from './rules/graph.ts';
import { phaseOf, stepOf } from './rules/phase.ts';
import { everywhere, isAlive, isDefended, isEnterable, isInCity, isRuined, LOCATION_IDS, regimentsIn } from './rules/reading.ts';
import { whyNotName } from './rules/texts.ts';
import { DESTROYED, type ItemSort, type Phase, type Played, RESERVE, type Table, UNPLACED } from './table.ts';

type Test = (t: Table, stack: Stack) => boolean;
type Check = (t: Table, stack: Stack) => string | null;

/** The first thing impossible about the table or its open procedures, as a sentence naming the field, or null. */
export function impossible(t: Table, stack: Stack): string | null {
  for (const check of CHECKS) {
    const wrong = check(t, stack);
    if (wrong !== null) return wrong;
  }
  return framesFit(t, stack);
}

const CREATING: readonly Phase[] = ['world', 'city'];
const EARLY: readonly Phase[] = ['world', 'city', 'map', 'placing'];
const SIEGE: readonly Phase[] = ['siege', 'epilogue', 'over'];
const isCreating: Test = (t, stack) => CREATING.includes(phaseOf(t, stack));
const isEarly: Test = (t, stack) => EARLY.includes(phaseOf(t, stack));

const seatsFit: Check = (t) => {
  if (t.start >= t.seats) return `start names seat ${t.start}, but there are ${t.seats} seats`;
  if (t.first >= t.seats) return `first names seat ${t.first}, but there are ${t.seats} seats`;
  for (const { id, seat } of [...t.locations, ...t.defenders, ...t.threats]) {
    if (seat >= t.seats) return `${id} belongs to seat ${seat}, but there are ${t.seats} seats`;
  }
  return null;
};

/** Chapter 5: a card gives a type or a descriptor of what it lies on. */
const WORDS: { readonly [sort in ItemSort]: { readonly [use in Played['use']]: readonly string[] } } = {
  location: { type: LOCATION_TYPE_IDS, descriptor: LOCATION_DESCRIPTOR_IDS },
  defender: { type: DEFENDER_TYPE_IDS, descriptor: DEFENDER_DESCRIPTOR_IDS },
};
function wordsFit(id: string, sort: ItemSort, cards: readonly Played[]): string | null {
  const strange = cards.find(({ use, word }) => !WORDS[sort][use].includes(word));
  return strange ? `${id}: "${strange.word}" is no ${strange.use} of a ${sort}` : null;
}

/** DF-5.19, DF-5.22: what was begun is there, and the cards suffice for six of each sort. */
const creationFits: Check = (t, stack) => {
  for (const { id, sort, by, cards } of t.stacks) {
    if (by >= t.seats) return `${id} was begun by seat ${by}, but there are ${t.seats} seats`;
    const wrong = wordsFit(id, sort, cards);
    if (wrong) return wrong;
  }
  if (new Set(t.stacks.map(({ id }) => id)).size < t.stacks.length) return 'two stacks have the same id';
  if (phaseOf(t, stack) !== 'city') return null;
  for (const [sort, { length }] of [['location', t.locations] as const, ['defender', t.defenders] as const]) {
    const begun = length + t.stacks.filter((one) => one.sort === sort).length;
    if (t.created[sort] !== begun) return `created.${sort} is ${t.created[sort]}, but ${begun} were begun`;
  }
  return neededCards(t) <= cardsLeft(t) ? null : `${neededCards(t)} cards are needed, but ${cardsLeft(t)} are left`;
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a location or defender is follows from its cards (chapter 6). */
const itemsFit: Check = (t) => {
  for (const [i, one] of t.locations.entries()) {
    if (one.id !== LOCATION_IDS[i]) return `locations[${i}].id should be ${LOCATION_IDS[i]}`;
    const { id, seat, name, description, cards, kind } = one;
    if (!cards.some(({ use }) => use === 'type')) return `${id} has no type card`;
    const wrong = wordsFit(id, 'location', cards);
    if (wrong) return wrong;
    if (!same(makeLocation(id, seat, name, description, cards, kind), one)) return `${id} is not what its cards make it`;
  }
  for (const [i, one] of t.defenders.entries()) {
    if (one.id !== `D${i}`) return `defenders[${i}].id should be D${i}`;
    const { id, seat, name, description, cards, reinforcement } = one;
    if (!cards.some(({ use }) => use === 'type')) return `${id} has no type card`;
    const wrong = wordsFit(id, 'defender', cards);
    if (wrong) return wrong;
    if (!same(makeDefender(id, seat, name, description, cards, reinforcement), one)) return `${id} is not what its cards make it`;
  }
  const named = [...t.locations, ...t.defenders, ...t.threats];
  const strange = named.find(({ name }) => whyNotName(name));
  if (strange) return `${strange.id} has a name that nobody can have given`;
  const names = named.map(({ name }) => name.trim().toLowerCase());
  return new Set(names).size === names.length ? null : 'two locations or units have the same name';
};

const listsFit: Check = (t) => {
  const { length } = t.defenders;
  for (const field of ['where', 'wounds', 'arrived'] as const) {
    if (t[field].length !== length) return `${field} has ${t[field].length} entries, but there are ${length} defenders`;
  }
  for (const field of ['base', 'target'] as const) {
    if (t[field].length !== t.threats.length)
      return `${field} has ${t[field].length} entries, but there are ${t.threats.length} threats`;
  }
  const all = everywhere(t);
  for (const field of ['exposed', 'ruined', 'held', 'lost', 'letIn', 'keptOut'] as const) {
    if ((t[field] & ~all) !== 0) return `${field} names a location that does not exist`;
  }
  if ((t.ruined & t.held) !== 0) return 'a location is ruined and held';
  if ((t.letIn & t.keptOut) !== 0) return 'a location is let in and kept out';
  for (const l of t.entries) {
    // A ruin keeps its number until the last defender has left it (DF-16.32).
    if (isEnterable(t, l) || t.ending !== null || (isRuined(t, l) && isDefended(t, l))) continue;
    return `entries: ${LOCATION_IDS[l]} cannot be entered`;
  }
  return null;
};

/** Chapter 5 and 11: the 52 cards are somewhere, and the joker once. */
const cardsFit: Check = (t, stack) => {
  if (isEarly(t, stack)) {
    if (t.deck.length > 0) return 'deck: there is no threat deck yet';
    if (!isCreating(t, stack)) return t.row.length + t.pile.length > 0 ? 'row and pile should be empty' : null;
    const used = [...t.stacks, ...t.locations, ...t.defenders].flatMap(({ cards }) => cards.map(({ card }) => card));
    const wrong = notConserved<string>(PACK, t.row, t.pile, used);
    return wrong && `row, pile and stacks: ${wrong}`;
  }
  const units = [
    ...t.threats.filter((_, i) => isAlive(t, i)).map(({ card }) => card),
    ...t.defenders.filter((one, d) => one.reinforcement && t.where[d] !== DESTROYED).map(({ card }) => card),
  ];
  const waiting = t.reserve.filter((id) => !id.startsWith('D'));
  const wrong = notConserved<string>([...PACK, JOKER], t.deck, t.discard, waiting, units, t.card === '' ? [] : [t.card]);
  if (wrong) return `deck, discard, reserve and units: ${wrong}`;
  const joker = t.deck.indexOf(JOKER as DeckCard);
  return joker > LOWER_CARDS ? 'deck: the joker lies among the upper cards' : null;
};

const unitsFit: Check = (t, stack) => {
  const early = isEarly(t, stack);
  for (let d = 0; d < t.where.length; d++) {
    const where = t.where[d];
    if (where >= t.locations.length) return `where: D${d} is in a location that does not exist`;
    if (where === UNPLACED && !early) return `where: D${d} was never placed`;
    if ((where === RESERVE) !== t.reserve.includes(`D${d}`) && !early)
      return `reserve: D${d} is in one of reserve and where only`;
  }
  for (let i = 0; i < t.base.length; i++) {
    const l = t.base[i];
    if (l >= t.locations.length) return `base: T${i} is in a location that does not exist`;
    if (l >= 0 && ((t.held >> l) & 1) === 0) return `held: T${i} is based in ${LOCATION_IDS[l]}, which is not held`;
    if (t.target[i] >= 0 && l === DESTROYED) return `target: T${i} is destroyed and cannot attack`;
  }
  return null;
};

const placesFit: Check = (t) => {
  for (let d = 0; d < t.where.length; d++) {
    if (!isInCity(t, d) || t.ending !== null) continue;
    const l = t.where[d];
    // While a ruin is being left, and while a lost battle is carried out, somebody may still be inside.
    if (((t.held >> l) & 1) === 1) return `where: D${d} stands in ${LOCATION_IDS[l]}, which the enemy holds`;
  }
  return null;
};

const graphFits: Check = (t, stack) => {
  if (!same(t.links, t.links.length === 0 ? [] : linksOf(t.locations.length, t.connections)))
    return 'links do not follow from connections';
  for (const { a, b } of t.connections) {
    if (a >= b || b >= t.locations.length) return `connections: ${a} and ${b} are no pair of locations`;
  }
  if (!isCreating(t, stack) && (t.order.length !== t.locations.length || new Set(t.order).size !== t.order.length))
    return 'order does not name every location once';
  return null;
};

/** DF-8.3: what has an inside is a simple polygon, and what is drawn is drawn at all. */
const sketchFits: Check = (t, stack) => {
  const { features, drawings, crossings, damage } = t.sketch;
  const strokes = [...features, ...drawings, ...damage].flatMap((one) => one?.strokes ?? []);
  if ([...strokes, ...crossings].some(({ points }) => points.length % 2 === 1))
    return 'sketch: the last point of a line has no y';
  const shapes = [...features, ...drawings.flatMap((one) => one ?? [])].map(({ footprint }) => footprint);
  for (const shape of shapes) {
    if (shape.kind === 'small') continue;
    const points = pointsOf(shape.points);
    if (shape.points.length % 2 === 1 || points.length < 2) return 'sketch: a footprint lacks a point';
    const fault = shape.kind === 'area' ? polygonFault(points) : null;
    if (fault) return `sketch: a footprint is no simple shape (${fault})`;
  }
  const late = !isCreating(t, stack);
  if (late && drawings.length !== t.locations.length) return 'sketch.drawings should have an entry for every location';
  for (const [l, drawing] of drawings.entries()) {
    if (drawing && drawing.footprint.kind !== t.locations[l]?.kind) return `sketch.drawings[${l}] is no ${t.locations[l]?.kind}`;
    if (!drawing && late && phaseOf(t, stack) !== 'map') return `sketch.drawings[${l}] is missing`;
  }
  return null;
};

const phaseFits: Check = (t, stack) => {
  const over = stack.length === 0 || openFrame(stack, epilogues) !== null;
  if ((t.ending !== null) !== over) return 'ending is set exactly when the epilogues have begun';
  return SIEGE.includes(phaseOf(t, stack)) === t.turn > 0 ? null : 'turn: turns are counted in the siege only';
};

/** DF-10.7, DF-25.14: too many regiments only where a step is on, or where reinforcements found no room. */
const roomFits: Check = (t, stack) => {
  const came = t.defenders.some((one, d) => one.reinforcement || t.reserve.includes(`D${d}`));
  if (came || stepOf(t, stack) !== 'reflection') return null;
  for (let l = 0; l < t.locations.length; l++) {
    if (regimentsIn(t, l) > t.locations[l].capacity && !t.discard.includes(JOKER as DeckCard)) {
      return `where: ${LOCATION_IDS[l]} holds ${regimentsIn(t, l)} regiments`;
    }
  }
  return null;
};

/** Every text that is kept has an author; 0 has none. */
const textsFit: Check = (t) => {
  const count = t.authors.length;
  const strange = t.authors.find((seat) => seat >= t.seats);
  if (strange !== undefined) return `authors names seat ${strange}, but there are ${t.seats} seats`;
  const { world, persons, scene } = t;
  const numbers = [
    ...[...t.locations, ...t.defenders, ...t.threats].map(({ description }) => description.n),
    ...[world, ...persons].flatMap(({ texts }) => Object.values(texts)),
    ...(scene ? [scene.place.n, scene.time.n, scene.situation.n] : []),
  ];
  const unknown = numbers.find((n) => n > count);
  return unknown === undefined ? null : `text ${unknown} has no author: there are ${count}`;
};

const CHECKS: readonly Check[] = [
  seatsFit,
  creationFits,
  itemsFit,
  listsFit,
  cardsFit,
  unitsFit,
  placesFit,
  graphFits,
  sketchFits,
  phaseFits,
  roomFits,
  textsFit,
];

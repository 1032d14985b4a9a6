/** Makes a freshly dealt game a rich one: gangs in the thick of it, hurt and with full purses, a few turns before the end. */
import { colourOf, type SuitCard } from '@guildhall/cards';
import { fits, newStop } from '@guildhall/geometry';
import { type Game, pick, type Random } from '@guildhall/kernel';
import {
  CARRIAGE_LENGTH,
  CARRIAGE_START,
  CARRIAGE_WOUNDS,
  DEFAULT_GOLD,
  EFFECT_IDS,
  MARKER_RADIUS,
  PROFILES,
  SCENARIOS,
} from '../data/index.ts';
import { give } from '../effects.ts';
import { kobolds } from '../index.ts';
import { activeOn } from '../rules/frames.ts';
import { hasAbility, putOnBoard, radiusOf, takeOffBoard } from '../rules/reading.ts';
import { sceneOf } from '../rules/scene.ts';
import { type Model, NONE, type Table } from '../table.ts';

/** The questions before the first turn: a game prepared like this has been asked them already. */
const BEFORE = [
  'gangs/build',
  'layout/draw',
  'layout/agree',
  'set up/edge',
  'set up/first',
  'hide and seek/marker',
  'vic/role',
  'vic/stand in',
  'spies/spy',
  'deployment/model',
  'deployment/place',
];

/** Whether this question or content is met before the first turn only. */
export const isBefore = (name: string): boolean =>
  BEFORE.includes(name) || name.startsWith('scenario ') || name.startsWith('profile ') || name === 'gold magic-crystal';

const RARE = ['volunteers', 'brood', 'sewer-knives', 'dorick; 4 golem; 2 human-lowlife'];
const MIDDLE = 12;
const stop = newStop();

/** Puts a model there if it fits; a model is not in its own way. */
function tryAt(t: Table, model: Model, x: number, y: number): boolean {
  const { x: x0, y: y0, z, on } = model;
  model.r = 0;
  const free = fits(sceneOf(t), { x, y, z: 0, r: radiusOf(model), height: model.height }, stop);
  if (free) putOnBoard(model, x, y);
  else putOnBoard(model, x0, y0, z, on);
  return free;
}

const between = (random: Random, from: number, to: number): number => from + ((to - from) * random.below(1001)) / 1000;

/** Against a circle, on any side that is free. */
export function putBeside(t: Table, model: Model, { x, y, r }: { x: number; y: number; r: number }, random: Random): boolean {
  for (let tries = 0; tries < 24; tries++) {
    const angle = between(random, 0, 2 * Math.PI);
    const far = r + radiusOf(model);
    if (tryAt(t, model, x + Math.cos(angle) * far, y + Math.sin(angle) * far)) return true;
  }
  return false;
}

function putAnywhere(t: Table, model: Model, random: Random): void {
  for (let tries = 0; tries < 40; tries++) {
    if (tryAt(t, model, between(random, MIDDLE - 9, MIDDLE + 9), between(random, MIDDLE - 7, MIDDLE + 7))) return;
  }
}

/** Something the model might have come for: an enemy, a marker, Mr. Cuddly, the carriage, the chest. */
function putSomewhere(t: Table, m: number, random: Random): void {
  const model = t.models[m];
  if (t.carriage !== NONE && random.below(6) === 0) {
    // Right in the middle of its way: what is pushed there is set aside to either side (KC-24.18).
    tryAt(t, model, t.carriage + CARRIAGE_LENGTH + radiusOf(model), (CARRIAGE_START.y0 + CARRIAGE_START.y1) / 2);
    return;
  }
  if (t.carriage !== NONE && random.below(2) === 0) {
    const x = between(random, t.carriage, t.carriage + CARRIAGE_LENGTH);
    const { y0, y1 } = CARRIAGE_START;
    tryAt(t, model, x, random.below(2) === 0 ? y0 - radiusOf(model) : y1 + radiusOf(model));
    return;
  }
  if (t.markers.length > 0 && random.below(2) === 0) {
    putBeside(t, model, { ...pick(random, t.markers), r: MARKER_RADIUS }, random);
    return;
  }
  if (t.chest !== null && random.below(4) === 0) {
    putBeside(t, model, { ...t.chest, r: MARKER_RADIUS }, random);
    return;
  }
  const others = t.models.filter((other) => other.place === 'play' && other.seat !== model.seat);
  putBeside(t, model, pick(random, others), random);
}

function hurt(t: Table, m: number, random: Random): void {
  const model = t.models[m];
  if (random.below(2) === 0) model.wounds = random.below(PROFILES[model.profile].wounds);
  if (random.below(3) > 0) return;
  const effect = pick(random, EFFECT_IDS);
  if (effect === 'poison' && hasAbility(t, m, 'immune-to-poison')) return;
  if (effect === 'stunned' && hasAbility(t, m, 'solid')) return;
  give(model, effect);
  model.poisonedBy = 1 - model.seat;
  model.bittenBy = 1 - model.seat;
}

/** A hand of the Leader's own colour opens the rare criticals. */
function matchHand(t: Table, seat: number): void {
  const { hand, deck, leader } = t.gangs[seat];
  const colour = PROFILES[t.models[leader].profile].allegiance;
  for (let i = 0; i < hand.length; i++) {
    if (colourOf(hand[i]) === colour) continue;
    const k = deck.findIndex((card) => colourOf(card) === colour);
    if (k >= 0) [hand[i], deck[k]] = [deck[k], hand[i]];
  }
}

/** Small red cards on top of the Event Deck: long spells that do not go bust (KC-20.36). */
function sweetenEvents({ eventDeck }: Table): void {
  eventDeck.sort((a, b) => Number(isSmallRed(a)) - Number(isSmallRed(b)));
}
const isSmallRed = (card: SuitCard): boolean => 'A2345'.includes(card[0]) && colourOf(card) === 'red';

/** All but one of a gang are gone, and that one is nearly so: somebody will soon be alone (KC-21.5). */
function decimate(t: Table, seat: number, random: Random): void {
  const own = t.models.filter((model) => model.seat === seat && model.place === 'play');
  const last = pick(random, own);
  last.wounds = PROFILES[last.profile].wounds - 1;
  for (const model of own) {
    if (model === last || t.models[t.vic] === model || t.models[t.spies[seat]] === model) continue;
    takeOffBoard(model, 'removed');
    model.removedBy = 1 - seat;
  }
}

export function enrich(g: Game<Table>, random: Random): void {
  const t = g.table;
  for (let [seat] = kobolds.actors(g); seat !== undefined && t.phase !== 'action'; [seat] = kobolds.actors(g)) {
    // What these can do takes the longest to come up.
    const rare = t.phase === 'gangs' && t.settings.gold >= DEFAULT_GOLD && random.below(2) === 0;
    kobolds.apply(g, seat, rare ? pick(random, RARE) : kobolds.sample(g, seat, random));
  }
  const { scenario } = t;
  if (scenario === 0 || t.ending !== null) return;
  for (const [m, model] of t.models.entries()) {
    if (model.place !== 'play' || m === t.cuddly) continue;
    putAnywhere(t, model, random);
    hurt(t, m, random);
  }
  for (const [m, model] of t.models.entries()) {
    if (model.place === 'play' && m !== t.cuddly && random.below(4) > 0) putSomewhere(t, m, random);
  }
  for (const [seat, gang] of t.gangs.entries()) {
    gang.stash = random.below(9);
    gang.crystals = random.below(4);
    if (random.below(2) === 0) matchHand(t, seat);
  }
  t.coffers = random.below(9);
  if (random.below(3) === 0) sweetenEvents(t);
  if (random.below(10) === 0 && activeOn(g.stack) === null) decimate(t, 1 - t.next, random);
  t.turn = Math.max(1, SCENARIOS[scenario].turns - 1 - random.below(2));
  if (t.carriage !== NONE || t.cuddly !== NONE) t.targetWounds = random.below(CARRIAGE_WOUNDS);
  const carriers = t.models.flatMap(({ place, seat }, m) => (place === 'play' && seat >= 0 ? [m] : []));
  if (t.chest !== null && random.below(2) === 0) t.chest.carrier = pick(random, carriers);
}

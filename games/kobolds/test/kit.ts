/**
 * A kit for arranging positions. `given({...})` starts a real game, puts things where the test wants them and returns a scene:
 *
 *   const ruffian = model('orc-ruffian', 0, 10, 12);
 *   const s = given({
 *     models: [ruffian, beside(ruffian, 'east', 'human-bruiser', 1), model('klacka', 0, 3, 3)],
 *     hands: ['Kh Kd 3c', '2h 4d 7s'],
 *     events: 'Ah 2c',
 *     stash: [3, 0],
 *   });
 *   s.activate(0);                               // m0 is activated by its player; Swigs and start abilities are passed
 *   s.say('attack m1', 'none', 'Kh Kd', 'fold'); // whoever is asked says it
 *   s.expectFact('wounded', { model: 1 });
 *   s.expectQuestion('activation/act', 0);
 *   s.refused(0, 'climb', 'KC-9.10', 'touchesNothing');
 *
 * Models are numbered in the order of the list: the first is m0 in answers and 0 in facts. Without further words it is turn 1
 * of All Out Brawl, seat 0 is South, has the Initiative and is to activate a model; the board is empty (`terrain` puts
 * pieces on it: a layout's id, or layout notation such as 'house 3 6 7 9.5 3; low-wall 9 8 13 8.5 1'; the first piece is t0).
 * Nobody has coins. Both hands are 2c 4d 6h 8s Tc unless others are named; the rest of each Combat Deck lies in the order of
 * the pack, so that cards drawn come from the king of spades down. A question with one legal answer is taken silently: with
 * no cards, coins or targets an activation may thus end by itself, and so on to the next question somebody has a choice in. Shuffles change nothing. A gang without a Leader on the board has one that was left
 * out of the game, so its hand has a maximum of 5. Every position, arranged or come to, is checked to be possible.
 */
import { PACK, parseCards, type SuitCard } from '@guildhall/cards';
import { isRefusal, type Options } from '@guildhall/kernel';
import { begin, type Script } from '@guildhall/kernel/testing';
import {
  type EffectId,
  type EquipmentId,
  LAYOUT_IDS,
  LAYOUT_PLANS,
  type LayoutId,
  PROFILES,
  type ProfileId,
  RADIUS,
  SCENARIOS,
  type ScenarioId,
} from '../data/index.ts';
import { BIT } from '../effects.ts';
import { kobolds } from '../index.ts';
import { readLayout } from '../rules/layout.ts';
import { newModel, putOnBoard, takeOffBoard } from '../rules/reading.ts';
import { type Marker, type Model, NEUTRAL, NONE, type Table } from '../table.ts';
import { Scene } from './scene.ts';

export { Scene } from './scene.ts';

/** A model as a test places it. */
export interface Placed {
  profile: ProfileId;
  seat: number;
  x: number;
  y: number;
  /** The terrain piece it stands on. */
  on?: number;
  wounds?: number;
  effects?: EffectId[];
  equipment?: EquipmentId[];
  activated?: boolean;
  hidden?: boolean;
  /** Removed already, by this seat (or nobody): then x and y do not matter. */
  removedBy?: number;
}

export const model = (profile: ProfileId, seat: number, x: number, y: number, more: Partial<Placed> = {}): Placed => ({
  profile,
  seat,
  x,
  y,
  ...more,
});

const DIAGONAL = Math.SQRT1_2;
const DIRECTIONS = {
  north: [0, 1],
  'north-east': [DIAGONAL, DIAGONAL],
  east: [1, 0],
  'south-east': [DIAGONAL, -DIAGONAL],
  south: [0, -1],
  'south-west': [-DIAGONAL, -DIAGONAL],
  west: [-1, 0],
  'north-west': [-DIAGONAL, DIAGONAL],
} as const;
export type Direction = keyof typeof DIRECTIONS;

export const radius = (profile: ProfileId): number => RADIUS[PROFILES[profile].base];

/** A model in base contact with another (or with a gap between the bases), in this direction from it. */
export function beside(
  other: Placed,
  direction: Direction,
  profile: ProfileId,
  seat: number,
  more: Partial<Placed> & { gap?: number } = {},
): Placed {
  const { gap = 0, ...rest } = more;
  const [dx, dy] = DIRECTIONS[direction];
  const far = radius(other.profile) + radius(profile) + gap;
  return { profile, seat, x: other.x + dx * far, y: other.y + dy * far, on: other.on, ...rest };
}

type Two<X> = [X, X];

/** What a test wants to find on the table; what is left out is as described above. */
export interface Arrangement {
  models: Placed[];
  scenario?: ScenarioId;
  terrain?: LayoutId | string;
  /** Cards in hand by seat: 'Kh Kd 3c'. */
  hands?: Two<string>;
  /** Cards on top of the Combat Decks, the first of them next; and the discard piles, the last on top. */
  decks?: Two<string>;
  discards?: Two<string>;
  /** No cards but those named are in the Combat Decks: the rest are on the discard piles. */
  decksOnly?: boolean;
  /** Cards on top of the Event Deck, the first of them next. */
  events?: string;
  eventDiscard?: string;
  stash?: Two<number>;
  crystals?: Two<number>;
  coffers?: number;
  /** Who is to activate a model. */
  next?: number;
  turn?: number;
  initiative?: number;
  doublePoints?: boolean;
  /** Seat 1 is South. */
  swapped?: boolean;
  gangs?: Two<Partial<Pick<Table['gangs'][0], 'warCry' | 'takeAChance' | 'sleeves' | 'compromised'>>>;
  // Scenarios
  markers?: Partial<Marker>[];
  treasureDeck?: string;
  treasures?: Two<number>;
  targetWounds?: number;
  carriage?: number;
  cuddly?: { x: number; y: number };
  cuddlyMoves?: number;
  vic?: number;
  escort?: number;
  chest?: { x?: number; y?: number; carrier?: number };
  spies?: Two<number>;
  /** Results of chance by stream, where the test needs a real shuffle. */
  chance?: Script;
}

const GANG = 'klacka; 2 human-lowlife';

/** A game from its very beginning, shuffles changing nothing (or as scripted); the first question is open. */
export const start = (options: Options = {}, chance: Script = {}): Scene =>
  new Scene(kobolds, begin(kobolds, { options, chance }));

/** A game dealt from a numbered seed with real shuffling. */
export const dealt = (options: Options, seed: number): Scene => new Scene(kobolds, begin(kobolds, { options, seed }));

export function given(wanted: Arrangement): Scene {
  const { number: scenario, layouts } = SCENARIOS[wanted.scenario ?? 'all-out-brawl'];
  const s = start({ scenario, layout: layouts[0], doublePoints: wanted.doublePoints ?? false }, wanted.chance);
  s.answer(0, GANG).answer(1, GANG);
  s.playOn(1, 1000, (scene) => scene.question === 'set up/edge');
  s.say((s.actor === 0) === (wanted.swapped ?? false) ? 'north' : 'south', 'first');
  s.playOn(1, 1000, (scene) => scene.question === 'action time/model');
  const t = s.table;
  layOut(t, wanted.terrain);
  t.models = wanted.models.map((placed) => placeModel(t, placed));
  for (const seat of [0, 1]) findLeader(t, seat);
  arrangeCards(t, wanted);
  arrangeScenario(t, wanted);
  for (const [seat, gang] of t.gangs.entries()) {
    gang.stash = wanted.stash?.[seat] ?? 0;
    gang.crystals = wanted.crystals?.[seat] ?? 0;
    Object.assign(gang, wanted.gangs?.[seat]);
    const { profile } = t.models[gang.leader];
    gang.poisonProof = PROFILES[profile].abilities.includes('poison-proof');
  }
  t.coffers = wanted.coffers ?? 0;
  t.turn = wanted.turn ?? 1;
  t.next = wanted.next ?? 0;
  t.first = t.next;
  t.initiative = wanted.initiative ?? 0;
  s.mustBePossible();
  return s.forget();
}

function layOut(t: Table, terrain: LayoutId | string | undefined): void {
  const known = LAYOUT_IDS.find((id) => id === terrain);
  const plan = known ? LAYOUT_PLANS[known] : terrain === undefined ? [] : readLayout(terrain);
  if (isRefusal(plan)) throw new Error(`not a layout: ${JSON.stringify(plan)}`);
  t.layout = known ?? 'own';
  t.terrain = plan.map(({ kind, corners, height }) => ({ kind, height, corners: corners.flatMap(({ x, y }) => [x, y]) }));
}

function placeModel(t: Table, placed: Placed): Model {
  const made = newModel(placed.seat, placed.profile);
  const { on = NONE } = placed;
  putOnBoard(made, placed.x, placed.y, on === NONE ? 0 : t.terrain[on].height, on);
  made.wounds = placed.wounds ?? 0;
  for (const id of placed.effects ?? []) made.effects |= BIT[id];
  made.equipment = placed.equipment ?? [];
  made.activated = placed.activated ?? false;
  made.hidden = placed.hidden ?? false;
  if (placed.removedBy !== undefined) {
    takeOffBoard(made, 'removed');
    made.removedBy = placed.removedBy;
    made.wounds = PROFILES[placed.profile].wounds;
  }
  return made;
}

function findLeader(t: Table, seat: number): void {
  const leader = t.models.findIndex((one) => one.seat === seat && PROFILES[one.profile].category === 'leader');
  t.gangs[seat].leader = leader < 0 ? t.models.length : leader;
  if (leader >= 0) return;
  const absent = newModel(seat, 'klacka');
  takeOffBoard(absent, 'left out');
  t.models.push(absent);
}

/** Nothing but a high card. */
const HAND = '2c 4d 6h 8s Tc';

const cardsIn = (text: string | undefined): SuitCard[] => (text ? (parseCards(text) as SuitCard[]) : []);
const without = (cards: readonly SuitCard[]): SuitCard[] => PACK.filter((card) => !cards.includes(card));

function arrangeCards(t: Table, wanted: Arrangement): void {
  for (const [seat, gang] of t.gangs.entries()) {
    gang.hand = cardsIn(wanted.hands?.[seat] ?? HAND);
    const discard = cardsIn(wanted.discards?.[seat]);
    const top = cardsIn(wanted.decks?.[seat]).reverse();
    const rest = without([...gang.hand, ...discard, ...top]);
    gang.deck = wanted.decksOnly ? top : [...rest, ...top];
    gang.discard = wanted.decksOnly ? [...rest, ...discard] : discard;
  }
  const treasure = wanted.treasureDeck === undefined ? t.treasureDeck : cardsIn(wanted.treasureDeck).reverse();
  const events = cardsIn(wanted.events).reverse();
  t.treasureDeck = treasure.filter((card) => !events.includes(card));
  t.treasureDiscard = [];
  t.eventDiscard = cardsIn(wanted.eventDiscard);
  t.eventDeck = [...without([...t.treasureDeck, ...events, ...t.eventDiscard]), ...events];
}

function arrangeScenario(t: Table, wanted: Arrangement): void {
  t.treasures = wanted.treasures ?? [0, 0];
  t.targetWounds = wanted.targetWounds ?? 0;
  t.cuddlyMoves = wanted.cuddlyMoves ?? 0;
  t.vic = wanted.vic ?? NONE;
  t.escort = wanted.escort ?? (wanted.vic === undefined ? NONE : t.models[wanted.vic].seat);
  t.spies = wanted.spies ?? [NONE, NONE];
  if (wanted.carriage !== undefined) t.carriage = wanted.carriage;
  if (t.scenario === 'hide-and-seek') {
    const markers = wanted.markers ?? [];
    t.markers = markers.map(({ x = 12, y = 12, state = 'hidden', waiting = [] }) => ({ x, y, state, waiting }));
  }
  if (t.chest !== null || wanted.chest) {
    t.chest = { x: wanted.chest?.x ?? 12, y: wanted.chest?.y ?? 12, carrier: wanted.chest?.carrier ?? NONE, dropped: NONE };
  }
  t.cuddly = NONE;
  if (t.scenario !== 'mr-cuddly') return;
  const cuddly = newModel(NEUTRAL, 'mr-cuddly');
  putOnBoard(cuddly, wanted.cuddly?.x ?? 12, wanted.cuddly?.y ?? 12);
  t.cuddly = t.models.length;
  t.models.push(cuddly);
}

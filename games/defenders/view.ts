/** What a seat may see of the table (chapter 28): everything but the order of the draw pile and of the threat deck. */
import type { SuitCard } from '@guildhall/cards';
import type { Stack as OpenProcedures } from '@guildhall/kernel';
import { type Ability, type DeckCard, JOKER, type SceneSuggestionId } from './data/index.ts';
import { abilitiesOf } from './rules/abilities.ts';
import { neededCards } from './rules/creation.ts';
import { battleOf, phaseOf, stepOf } from './rules/phase.ts';
import { cardValue, isEnterable, LOCATION_IDS, placeId, regimentsIn, setOf } from './rules/reading.ts';
import { highlighted } from './rules/suggestions.ts';
import { defendersStrength, type Strength, threatsStrength } from './rules/totals.ts';
import {
  type Connection,
  DESTROYED,
  type Defender,
  type Ending,
  type Location,
  OUTSIDE,
  type Person,
  type Phase,
  RESERVE,
  type Scene,
  type Settings,
  type Sketch,
  type Stack,
  type Step,
  type Table,
  type Threat,
  UNPLACED,
  type World,
} from './table.ts';

export type LocationView = Location & {
  status: 'standing' | 'ruined';
  held: boolean;
  enterable: boolean;
  /** Its point of morale damage has not been taken back. */
  lost: boolean;
  exposed: boolean;
  /** Number as entry point, or 0. */
  entry: number;
  regiments: number;
  /** Ids of connected locations. */
  connected: string[];
  /** A battle is still to be fought here. */
  attacked: boolean;
};
export type DefenderView = Defender & {
  /** Id of a location, or one of these. */
  where: string | 'reserve' | 'destroyed' | 'unplaced';
  wounds: number;
  value: number;
  abilities: Ability[];
  /** Order of arrival this turn, 0: it was there before. */
  arrived: number;
};
export type ThreatView = Threat & {
  /** Id of a location, or one of these. */
  where: string | 'outside' | 'destroyed';
  /** Id of the location it attacks, or ''. */
  target: string;
};

export type TableView = {
  settings: Settings;
  seats: number;
  start: number;
  phase: Phase;
  step: Step;
  turn: number;
  first: number;
  world: World;
  /** City creation. */
  stacks: Stack[];
  created: { location: number; defender: number };
  row: SuitCard[];
  pile: number;
  /** Cards still needed for six locations and six defenders, and cards left (DF-5.22). */
  needed: number;
  left: number;
  locations: LocationView[];
  defenders: DefenderView[];
  threats: ThreatView[];
  persons: Person[];
  scene: Scene | null;
  /** Suggestions highlighted for the next scene, or for the one that is on (DF-13.16). */
  highlighted: SceneSuggestionId[];
  sketch: Sketch;
  /** Location ids in the order they are drawn. */
  order: string[];
  connections: Connection[];
  /** Location ids; the number of one is its place plus 1. */
  entries: string[];
  deck: number;
  /** The joker is still in the deck (DF-28.2). */
  joker: boolean;
  discard: DeckCard[];
  reserve: string[];
  card: DeckCard | '';
  morale: number;
  intelligence: boolean;
  /** Dice thrown since the last scene was framed. */
  dice: number[];
  /** By text: the seat that gave it. Texts are numbered from 1. */
  authors: number[];
  /** The votes turned over last. */
  poll: { seat: number; answer: string }[];
  /** The location whose battle is fought, or ''. */
  battle: string;
  /** What its sides have before the dice; null if there is none. */
  strengths: { defenders: Strength; threats: Strength } | null;
  /** Free talk is allowed by the rules now (DF-14.1). */
  mayConfer: boolean;
  ending: Ending | null;
};

export function look(t: Table, _seat: number | null, open: OpenProcedures, other?: TableView): TableView {
  // DF-28: everybody sees the same.
  if (other) return other;
  const phase = phaseOf(t, open);
  const step = stepOf(t, open);
  const fought = battleOf(open);
  return {
    settings: t.settings,
    seats: t.seats,
    start: t.start,
    phase,
    step,
    turn: t.turn,
    first: t.first,
    world: t.world,
    stacks: t.stacks,
    created: t.created,
    row: t.row.slice(),
    pile: t.pile.length,
    needed: phase === 'city' ? neededCards(t) : 0,
    left: phase === 'city' ? t.row.length + t.pile.length : 0,
    locations: t.locations.map((location, i) => lookAtLocation(t, location, i)),
    defenders: t.defenders.map((defender, i) => lookAtDefender(t, defender, i)),
    threats: t.threats.map((threat, i) => lookAtThreat(t, threat, i)),
    persons: t.persons,
    scene: t.scene,
    highlighted: highlighted(t),
    sketch: t.sketch,
    order: t.order.map((i) => LOCATION_IDS[i]),
    connections: t.connections,
    entries: t.entries.map((i) => LOCATION_IDS[i]),
    deck: t.deck.length,
    joker: t.deck.includes(JOKER),
    discard: t.discard.slice(),
    reserve: t.reserve.slice(),
    card: t.card,
    morale: t.morale,
    intelligence: t.intelligence,
    dice: t.dice.slice(),
    authors: t.authors.slice(),
    poll: t.poll,
    battle: placeId(fought),
    strengths: fought < 0 ? null : { defenders: defendersStrength(t, fought), threats: threatsStrength(t, fought) },
    mayConfer: step !== 'threats' && step !== 'defenders',
    ending: t.ending,
  };
}

function lookAtLocation(t: Table, location: Location, i: number): LocationView {
  const bit = 1 << i;
  return {
    id: location.id,
    seat: location.seat,
    name: location.name,
    description: location.description,
    cards: location.cards,
    card: location.card,
    value: location.value,
    kind: location.kind,
    categories: location.categories,
    words: location.words,
    underground: location.underground,
    concealed: location.concealed,
    wall: location.wall,
    road: location.road,
    capacity: location.capacity,
    bonus: location.bonus,
    dear: location.dear,
    status: (t.ruined & bit) !== 0 ? 'ruined' : 'standing',
    held: (t.held & bit) !== 0,
    enterable: isEnterable(t, i),
    lost: (t.lost & bit) !== 0,
    exposed: (t.exposed & bit) !== 0,
    entry: t.entries.indexOf(i) + 1,
    regiments: regimentsIn(t, i),
    connected: setOf(t.links[i] ?? 0).map((other) => LOCATION_IDS[other]),
    attacked: t.target.includes(i),
  };
}

const WHERE: { readonly [where: number]: string } = { [RESERVE]: 'reserve', [DESTROYED]: 'destroyed', [UNPLACED]: 'unplaced' };

function lookAtDefender(t: Table, defender: Defender, i: number): DefenderView {
  const where = t.where[i];
  return {
    id: defender.id,
    seat: defender.seat,
    name: defender.name,
    description: defender.description,
    cards: defender.cards,
    card: defender.card,
    reinforcement: defender.reinforcement,
    class: defender.class,
    face: defender.face,
    trades: defender.trades,
    words: defender.words,
    mobile: defender.mobile,
    bonus: defender.bonus,
    dear: defender.dear,
    where: WHERE[where] ?? LOCATION_IDS[where],
    wounds: t.wounds[i],
    value: cardValue(t, i),
    abilities: abilitiesOf(defender),
    arrived: t.arrived[i],
  };
}

function lookAtThreat(t: Table, threat: Threat, i: number): ThreatView {
  const base = t.base[i];
  return {
    id: threat.id,
    seat: threat.seat,
    name: threat.name,
    description: threat.description,
    card: threat.card,
    word: threat.word,
    wording: threat.wording,
    class: threat.class,
    face: threat.face,
    where: base === OUTSIDE ? 'outside' : base === DESTROYED ? 'destroyed' : LOCATION_IDS[base],
    target: t.target[i] < 0 ? '' : LOCATION_IDS[t.target[i]],
  };
}

/** The shape of the catalogue of names: what must have a name in every language. */
import type {
  BoardAbility,
  Colour,
  CooperativeLevel,
  CrewId,
  Direction,
  EventId,
  EventKind,
  Quarter,
  SpecialBuildingId,
  TileId,
  TrackName,
  WardenId,
} from '../data/index.ts';

/** The vocabulary of chapter 0 of the rulebook. */
export const TERMS = [
  'game',
  'city',
  'fireWarden',
  'fireChief',
  'firehouse',
  'firehouseBoard',
  'brigade',
  'waterWagon',
  'crewMember',
  'space',
  'block',
  'quarter',
  'value',
  'intensity',
  'flameTrack',
  'unlit',
  'burning',
  'doomed',
  'destroyed',
  'renown',
  'loyalty',
  'eventCard',
  'starterEvent',
  'gustOfWind',
  'firestorm',
  'specialEvent',
  'eventPhase',
  'actionPhase',
  'moveBrigade',
  'moveWagon',
  'extinguish',
  'refill',
  'recruit',
  'transfer',
  'upgrade',
  'crewTrack',
  'wagonTrack',
  'leadershipTrack',
  'blueBonus',
  'flameMarker',
  'fireball',
  'waterToken',
  'renownToken',
  'loyaltyMarker',
  'upgradeTracker',
  'actionCard',
  'deck',
  'discardPile',
  'gainBlock',
  'steal',
  'award',
  'protection',
  'freeAction',
  'extraTurn',
  'score',
  'activePlayer',
  'basicPlay',
  'advancedPlay',
  'specialBuilding',
  'festivalEvent',
  'cooperativePlay',
  'soloPlay',
  'quarterLoyalty',
  'citizensLoyalty',
  'evacuation',
  'allsWell',
] as const;
export type Term = (typeof TERMS)[number];

export interface CardWords {
  name: string;
  text: string;
}
export interface WardenWords extends CardWords {
  ability: string;
}

export interface Names {
  terms: { [term in Term]: string };
  quarters: { [quarter in Quarter]: string };
  tiles: { [id in TileId]: string };
  /** What a special building does when it is flipped. */
  buildings: { [id in SpecialBuildingId]: string };
  events: { [id in EventId]: CardWords };
  eventKinds: { [kind in EventKind]: string };
  crew: { [id in CrewId]: CardWords };
  wardens: { [id in WardenId]: WardenWords };
  abilities: { [ability in BoardAbility]: CardWords };
  colours: { [colour in Colour]: string };
  tracks: { [track in TrackName]: string };
  /** The blue bonus at the end of each track. */
  bonuses: { [track in TrackName]: string };
  directions: { [direction in Direction]: string };
  levels: { [level in CooperativeLevel]: string };
}

/** The Event deck: 30 cards, 6 of them starters (BR-1.17), and the four festival cards (BR-30.1). */

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const EVENT_KINDS = ['firestorm', 'gust', 'special', 'festival'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

interface EventBase {
  id: string;
  /** How many of this card the deck holds. */
  copies: number;
  starter: boolean;
}
interface FirestormData extends EventBase {
  kind: 'firestorm';
  /** Where the fireballs land, in reading order (BR-7.18). */
  squares: readonly string[];
}
interface GustData extends EventBase {
  kind: 'gust';
  /** Where the fire goes (BR-7.3). */
  direction: Direction;
}
interface SpecialEventData extends EventBase {
  kind: 'special';
  /** The number by which chapter 7 speaks of it. */
  number: number;
  effect: 'wagonTrack' | 'crewTrack' | 'leadershipTrack' | 'recruit' | 'renown' | 'refill';
}
interface FestivalEventData extends EventBase {
  kind: 'festival';
  /** Which blocks may be chosen (BR-30.2 to BR-30.5). */
  effect: 'withLoyalty' | 'withMeeple' | 'withoutMeeple' | 'ofValue2';
}
type EventData = FirestormData | GustData | SpecialEventData | FestivalEventData;

export const EVENTS = [
  { id: 'sparks-over-the-roofs', copies: 1, kind: 'firestorm', starter: true, squares: ['E2', 'A4', 'D5'] },
  { id: 'falling-embers', copies: 1, kind: 'firestorm', starter: true, squares: ['C1', 'B4', 'E5'] },
  { id: 'hail-of-cinders', copies: 1, kind: 'firestorm', starter: true, squares: ['C2', 'F3', 'B5'] },
  { id: 'stray-fireballs', copies: 1, kind: 'firestorm', starter: true, squares: ['B2', 'E3', 'D6'] },
  { id: 'laboratory-blast', copies: 1, kind: 'firestorm', starter: true, squares: ['A3', 'C3', 'D4', 'F4'] },
  { id: 'failed-exam', copies: 1, kind: 'firestorm', starter: true, squares: ['D1', 'D3', 'C4', 'C6'] },
  { id: 'scarlet-squall', copies: 1, kind: 'firestorm', starter: false, squares: ['B1', 'B3', 'C3', 'E4', 'D5', 'F5'] },
  { id: 'crimson-cloudburst', copies: 1, kind: 'firestorm', starter: false, squares: ['D2', 'F2', 'D3', 'B4', 'C5', 'B6'] },
  { id: 'blazing-tempest', copies: 1, kind: 'firestorm', starter: false, squares: ['A2', 'C2', 'B3', 'D4', 'E4', 'E6'] },
  { id: 'rain-of-fire', copies: 1, kind: 'firestorm', starter: false, squares: ['E1', 'D2', 'E3', 'C4', 'A5', 'C5'] },
  { id: 'wind-north', copies: 2, kind: 'gust', starter: false, direction: 'north' },
  { id: 'wind-east', copies: 2, kind: 'gust', starter: false, direction: 'east' },
  { id: 'wind-south', copies: 2, kind: 'gust', starter: false, direction: 'south' },
  { id: 'wind-west', copies: 2, kind: 'gust', starter: false, direction: 'west' },
  { id: 'bigger-barrels', copies: 2, kind: 'special', number: 1, starter: false, effect: 'wagonTrack' },
  { id: 'spare-bunks', copies: 2, kind: 'special', number: 2, starter: false, effect: 'crewTrack' },
  { id: 'officers-school', copies: 2, kind: 'special', number: 3, starter: false, effect: 'leadershipTrack' },
  { id: 'volunteers', copies: 2, kind: 'special', number: 4, starter: false, effect: 'recruit' },
  { id: 'talk-of-the-town', copies: 2, kind: 'special', number: 5, starter: false, effect: 'renown' },
  { id: 'sudden-downpour', copies: 2, kind: 'special', number: 6, starter: false, effect: 'refill' },
  { id: 'arson', copies: 1, kind: 'festival', starter: false, effect: 'withLoyalty' },
  { id: 'burning-man', copies: 1, kind: 'festival', starter: false, effect: 'withMeeple' },
  { id: 'dirty-dealings', copies: 1, kind: 'festival', starter: false, effect: 'withoutMeeple' },
  { id: 'karnaj-celebrates', copies: 1, kind: 'festival', starter: false, effect: 'ofValue2' },
] as const satisfies readonly EventData[];
export type EventId = (typeof EVENTS)[number]['id'];

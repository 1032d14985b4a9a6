/** What a player owns: colours, Firehouse boards, Fire Wardens, tracks and the contents of the box. */
import type { QUARTERS } from './blocks.ts';

/** The colours of BR-1.22. */
export const COLOURS = ['white', 'black', 'pink', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];

/** How a warden's ability is used: as an action, as a free one, or by itself (BR-23.4, BR-23.7, BR-27.16). */
export const WARDEN_USES = ['action', 'free', 'trigger'] as const;
export type WardenUse = (typeof WARDEN_USES)[number];

interface WardenData {
  id: string;
  set: 'base' | 'bonus';
  use: WardenUse;
  /** Own Renown that is taken off the board as a cost (BR-23.9). */
  renown: number;
}

export const WARDENS = [
  { id: 'gloria', set: 'base', use: 'action', renown: 0 },
  { id: 'blitz', set: 'base', use: 'action', renown: 0 },
  { id: 'frith', set: 'base', use: 'action', renown: 1 },
  { id: 'glint', set: 'base', use: 'action', renown: 1 },
  { id: 'bernhardt', set: 'bonus', use: 'action', renown: 0 },
  { id: 'ester', set: 'bonus', use: 'trigger', renown: 0 },
  { id: 'white-fang', set: 'bonus', use: 'action', renown: 0 },
  { id: 'galeela', set: 'bonus', use: 'action', renown: 0 },
  { id: 'aurath', set: 'bonus', use: 'free', renown: 0 },
  { id: 'cindy', set: 'bonus', use: 'trigger', renown: 0 },
] as const satisfies readonly WardenData[];
export type WardenId = (typeof WARDENS)[number]['id'];

/** Every warden has two water places (BR-4.7, BR-27.2). */
export const WARDEN_WATER = 2;

interface BoardData {
  colour: Colour;
  /** The warden of this colour on the basic side (BR-4.10). */
  basicWarden: WardenId;
  /** The passive bonus of the advanced side (section 25). */
  ability: string;
}

export const BOARDS = [
  { colour: 'white', basicWarden: 'frith', ability: 'streetSmarts' },
  { colour: 'black', basicWarden: 'blitz', ability: 'freshMounts' },
  { colour: 'pink', basicWarden: 'gloria', ability: 'civicDuty' },
  { colour: 'orange', basicWarden: 'glint', ability: 'insurance' },
] as const satisfies readonly BoardData[];
export type BoardAbility = (typeof BOARDS)[number]['ability'];

export const TRACK_NAMES = ['crew', 'wagon', 'leadership'] as const;
export type TrackName = (typeof TRACK_NAMES)[number];

/** The value on each space of each track, the same on all boards and both sides (BR-16.6 to BR-16.8). */
export const TRACKS = {
  crew: [0, 0, 1, 1, 2, 2, 3],
  wagon: [2, 3, 4, 5, 6],
  leadership: [4, 4, 4, 5, 5, 5, 6],
} as const satisfies { [name in TrackName]: readonly number[] };

/** Counts that play depends on (BR-1.15, BR-3.5, BR-4.5, BR-4.6, BR-5.2). */
export const RENOWN_PER_PLAYER = 16;
export const UNIVERSITY_STARTS_AT = 2;
export const STARTING_WATER = 2;
/** The highest intensity; one step further is the Destroyed icon. */
export const HIGHEST_INTENSITY = 4;
/** Blocks of one quarter that win (BR-20.1, BR-20.2). */
export const QUARTER_LOYALTY = { commons: 5, council: 5, merchant: 5, nobles: 5, university: 3 } as const satisfies {
  [quarter in (typeof QUARTERS)[number]]: number;
};
/** Destroyed blocks that begin evacuation (BR-20.6). */
export const EVACUATION = { blocks: 8, university: 3 } as const;

/** Cooperative play: what the loyal blocks must be worth together (BR-32.6). */
export const COOPERATIVE_TARGETS = { easy: 24, normal: 36, hard: 48 } as const;
export type CooperativeLevel = keyof typeof COOPERATIVE_TARGETS;

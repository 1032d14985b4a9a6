/** Numbers of Defenders that stand in no other table (D2), and the options of the table. No option changes a number (DF-2.14). */
import { cover } from '../cover.ts';

/** Seats (DF-2.8, DF-2.10). */
export const MOST_SEATS = cover.seats.max;
export const RECOMMENDED_SEATS = [3, 4, 5] as const;
export const SOLO_SEATS = 3;

/** City creation (DF-5.1, DF-5.17, DF-5.19, DF-6.1). */
export const ROW_CARDS = 12;
export const LEAST_CARDS = 2;
export const LEAST_ITEMS = 6;
export const MOST_ITEMS = 12;

/** The threat deck: twelve cards and the joker under forty (DF-11.2, DF-11.3). */
export const LOWER_CARDS = 12;
export const UPPER_CARDS = 40;
export const THREAT_DECK_CARDS = LOWER_CARDS + 1 + UPPER_CARDS;
/** Cards left, and so turns at most, when the first threats have been drawn: as many as defenders (DF-11.5). */
export const deckAtTurnOne = (defenders: number): number => THREAT_DECK_CARDS - defenders;
/** The joker is among the last thirteen. */
export const earliestJoker = (defenders: number): number => UPPER_CARDS + 1 - defenders;

/** Texts (DF-4.7, DF-6.16). Lengths are counted in characters as people see them. */
export const MOST_NAME = 60;
export const MOST_TEXT = 2000;
/** Own wording beside a listed word (DF-5.14) and the title of an own setting (DF-4.4) are as short as a name. */
export const MOST_WORDING = MOST_NAME;

/** No move may put more regiments into one location, whatever its capacity (DF-24.7). */
export const MOST_REGIMENTS = 2;
/** How far a defender goes in Defenders act (DF-24.1, DF-24.2). */
export const STEPS = 1;
export const STEPS_MOBILE = 2;

/** A pair of locations, or a location, is put to decision at most so often in one step (DF-8.21). */
export const MOST_PROPOSALS = 2;
/** A person may be marked as away after so long where the table has no pace (DF-30.8). */
export const AWAY_AFTER_MINUTES = 5;

/** How {ask} texts are given (DF-29.3). */
export const NARRATION_MODES = ['written', 'spoken', 'mixed'] as const;
export type NarrationMode = (typeof NARRATION_MODES)[number];
export const DEFAULT_NARRATION: NarrationMode = 'mixed';

/** Whether talk is closed in Threats act and Defenders act (DF-14.5). */
export const CONFERRING_MODES = ['locked', 'honour'] as const;
export type ConferringMode = (typeof CONFERRING_MODES)[number];
export const DEFAULT_CONFERRING: ConferringMode = 'locked';

/** For lame descriptions; without effect (DF-19.4). */
export const REACTIONS = ['groan', 'weak_sauce', 'popcorn'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The steps of a turn (DF-12.1). */
export const TURN_STEPS = ['reflection', 'threats', 'defenders'] as const;
export type TurnStep = (typeof TURN_STEPS)[number];
/** In these nobody confers (DF-14.1). */
export const SILENT_STEPS = ['threats', 'defenders'] as const satisfies readonly TurnStep[];

/** The whole game in order (D18). */
export const PHASES = ['world', 'city', 'map', 'placing', 'first_threats', 'siege', 'epilogue'] as const;
export type Phase = (typeof PHASES)[number];

/** How the game ends (DF-27.1 to DF-27.3), and for whom. */
export const ENDINGS = ['no_defenders', 'no_threats', 'deck_empty'] as const;
export type Ending = (typeof ENDINGS)[number];
export const CITY_STANDS: { readonly [ending in Ending]: boolean } = { no_defenders: false, no_threats: true, deck_empty: true };

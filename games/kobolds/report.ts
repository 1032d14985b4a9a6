/**
 * What a campaign learns of a finished skirmish (KC-31.18): who completed the objective, who fell to whom, and what is left of
 * the money. A match reports it of itself; of a game on a real table the organiser enters the same by hand.
 */
import * as v from 'valibot';
import { MOST_CRYSTALS, SCENARIO_IDS, TREASURES } from './data/index.ts';
import { FATES, REASONS } from './table.ts';

/** A zombie raised by Extra Life stands in no roster: it falls without a number (KC-31.17). */
export const NO_MEMBER = -1;

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const MANY = 4096;
const coins = whole(0, 1000);
const seatOrNobody = whole(-1, 1);

const fallen = v.strictObject({
  /** Its number in the campaign's books, or NO_MEMBER. */
  member: whole(NO_MEMBER, 1_000_000),
  fate: v.picklist(FATES),
  /** The seat of the player who removed it; -1: nobody (KC-14.14). */
  by: seatOrNobody,
});

const side = v.strictObject({
  /** Coins left in the Stash, and crystals that were not used. */
  stash: coins,
  crystals: whole(0, MOST_CRYSTALS),
  /** Models in play at the end: none is "taken out" (KC-32.20). */
  left: whole(0, MANY),
  /** For optional objectives: real treasures (KC-23.24), and members at the opponent's edge (KC-26.5). */
  treasures: whole(0, TREASURES),
  atEdge: whole(0, MANY),
  fallen: v.pipe(v.array(fallen), v.maxLength(MANY)),
});

export const reportSchema = v.strictObject({
  scenario: v.picklist(SCENARIO_IDS),
  reason: v.picklist(REASONS),
  /** Who completed the objective (KC-21.4); -1: nobody. */
  winner: seatOrNobody,
  coffers: coins,
  /** Who removed the V.I.C. by killing or mugging (KC-27.15); -1: nobody did. */
  vicFellTo: seatOrNobody,
  sides: v.strictTuple([side, side]),
});
export type SkirmishReport = v.InferOutput<typeof reportSchema>;
export type ReportedSide = SkirmishReport['sides'][number];
export type Fallen = ReportedSide['fallen'][number];

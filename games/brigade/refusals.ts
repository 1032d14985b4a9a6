/** Why an answer is refused: every key of a sentence, and what the sentence needs to know. */
import { type Plain, type Refusal, refuse } from '@guildhall/kernel';
import type { Quarter, TrackName } from './data/index.ts';
import type { Term } from './facts.ts';
import type { BR } from './rulebook/ids.generated.ts';

/** Spaces by name; holders as in facts; `seat` is the one in the way or concerned. */
export type Refusals = {
  /** The answer is none of this question's. */
  notAnAnswer: { answer: Plain; question: string };

  // Options of the game
  soloIsCooperative: { seats: number };
  bonusWardensNeedAdvanced: Record<never, never>;
  noSuchFirstPlayer: { seat: string; seats: number };

  // Set-up
  colourTaken: { colour: string; seat: number };

  // The turn
  noActionsLeft: { action: string };
  mustLeaveDestroyed: { space: string };

  // Move Brigade. `needs` 0: no way leads there at all.
  noSuchSpace: { space: string };
  alreadyThere: { space: string };
  brigadeInTheWay: { space: string; seat: number };
  tooFar: { space: string; needs: number; points: number; terms: Term[] };
  noWayThere: { space: string };
  fireStopsYou: { space: string };
  cannotEndOnDestroyed: { space: string };
  nowhereToPush: { space: string; seat: number };
  noSuchRoute: { answer: Plain };

  // Wagon
  wagonNotOnDestroyed: { space: string };
  wagonInTheWay: { space: string; seat: number };
  blueBonusNotReached: { track: TrackName };
  blueBonusUsed: { track: TrackName };
  noBrigadeMove: Record<never, never>;
  nowhereForWagon: Record<never, never>;
  notEmpty: { space: string };

  // Blocks as targets
  notABlock: { space: string };
  blockDestroyed: { space: string };
  blockDoomed: { space: string };
  notBurning: { space: string };
  /** A fire elsewhere than under the Brigade. */
  notWhereYouStand: { space: string; at: string };
  notAdjacent: { space: string; to: string };
  notATarget: { space: string };

  // Water
  atLeastOneToken: Record<never, never>;
  notEnoughWater: { wants: number; has: number };
  moreThanNeeded: { wants: number; needed: number; terms: Term[] };
  holderGives: { holder: string; wants: number; least: number; most: number };
  holderTakes: { holder: string; wants: number; least: number; most: number };
  holderEmpty: { holder: string };
  holderFull: { holder: string };
  nothingWouldChange: Record<never, never>;
  notTogether: { brigade: string; wagon: string };
  noWater: Record<never, never>;

  // Refill
  noMeepleThere: { space: string };
  notARefillPlace: { space: string };
  alreadyFull: { space: string };
  werewolfCannotRefill: Record<never, never>;

  // Crew
  noCrewCapacity: Record<never, never>;
  noCrewCards: Record<never, never>;
  notDrawn: { card: string };
  noRoom: { capacity: number };
  notYourCrew: { card: string };
  nobodysCrew: { card: string };
  ownCrew: { card: string };
  abilityInactive: { card: string; quarter: Quarter };
  usedThisTurn: { card: string };
  wagonNotAtFireOfOne: { space: string };
  wagonEmpty: Record<never, never>;
  noFireAdjacent: { card: string };
  noPrecious: Record<never, never>;
  notAtFirehouse: { firehouse: string };
  giveToAnother: { seat: number };

  // Upgrade
  upgradedThisTurn: Record<never, never>;
  trackAtItsEnd: { track: TrackName };

  // Renown
  loyalToYou: { space: string };
  loyalToPartner: { space: string; seat: number };
  outOfReach: { space: string };
  enoughRenown: { space: string; needed: number; terms: Term[] };
  noRenownLeft: Record<never, never>;
  guardedByAllegiance: { space: string; seat: number };
  noRenownThere: { space: string };
  noRenownOnBoard: Record<never, never>;
  notWon: { space: string };
  mustChoose: Record<never, never>;

  // Wardens
  basicSide: Record<never, never>;
  wardenTriggers: { warden: string };
  wardenUsedThisTurn: { warden: string };
  nothingForWarden: { warden: string };
  noCrewToTake: Record<never, never>;
  alreadyMimicked: { card: string };
};
export type Why = keyof Refusals;

export function no<K extends Why>(rule: BR, why: K, about: Refusals[K]): Refusal<BR> {
  return refuse(rule, why, about);
}

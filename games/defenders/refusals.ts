/** Why an answer is refused: every key of a sentence, and what the sentence needs to know. */
import { type Plain, type Refusal, refuse } from '@guildhall/kernel';
import type { DF } from './rulebook/ids.generated.ts';

/** Things go by their ids. `field` names the part of an answer that is wrong. */
export type Refusals = {
  /** The answer is none of this question's. */
  notAnAnswer: { answer: Plain; question: string };
  noSuchThing: { id: string };

  // Options of the game
  noSuchStartSeat: { seat: string; seats: number };
  ownSettingIsWritten: Record<never, never>;

  // Texts
  notAShape: { field: string };
  strangeField: { field: string };
  fieldMissing: { field: string };
  empty: { field: string };
  tooLong: { field: string; has: number; most: number };
  controlCharacters: { field: string };
  nameTaken: { name: string };
  mustBeWritten: { field: string };
  nothingTold: { field: string };

  // World building
  settingStands: { setting: string };
  proposedBefore: { proposal: string };
  noProposalsLeft: Record<never, never>;

  // City creation
  notInRow: { card: string };
  noSuchStack: { stack: string };
  finalisedAlready: { item: string };
  tooManyItems: { sort: string; most: number };
  noCardsLeft: Record<never, never>;
  notFeasible: { needed: number; left: number };
  tooFewCards: { stack: string; has: number; needs: number };
  noTypeCard: { stack: string };
  mayNotSkipYet: { locations: number; defenders: number; needs: number };
  wrongBand: { word: string; card: string };
  wrongSuit: { word: string; card: string };
  wordTwice: { word: string };
  noSuchWord: { word: string };
  formNotHere: { form: string };
  kindNotOffered: { kind: string };

  // Drawing
  notNumbers: { field: string };
  offSheet: { field: string; x: number; y: number };
  tooManyStrokes: { has: number; most: number };
  tooManyPoints: { has: number; most: number };
  tooManyCorners: { has: number; most: number };
  noFootprint: { wants: 'area' | 'long' | 'small' };
  tooFewPoints: { has: number; least: number };
  noSuchStyle: { field: string; value: string };
  notReallyDrawn: { length: number; least: number };
  wrongFootprint: { has: string; wants: string };
  notAPolygon: { fault: string };
  mustBeDotted: Record<never, never>;
  riverIsALine: Record<never, never>;
  insideMissing: Record<never, never>;
  crossingUnmarked: { with: string; sorts: string[] };
  noSuchCrossing: { with: string };
  wrongCrossing: { with: string; sort: string };
  tooManyFeatures: { most: number };
  noDamageDrawn: Record<never, never>;

  // Connections, entry points
  alreadyConnected: { a: string; b: string };
  notConnected: { a: string; b: string };
  putTwiceAlready: { what: string };
  alreadyEntry: { location: string };
  notEntry: { location: string };
  lastEntry: { location: string };
  notEnterable: { location: string; why: 'ruined' | 'held' };

  // Units and moves
  noRoom: { location: string; capacity: number };
  notIndividual: { unit: string };
  alreadyMoved: { unit: string };
  notInCity: { unit: string };
  alreadyThere: { unit: string; location: string };
  threeRegiments: { location: string };
  notUnderAttack: { location: string };
  notInReserve: { id: string };
  mustAssign: Record<never, never>;
  notYoursToMove: { unit: string };
  noSuchPath: { unit: string };
  cannotBump: { unit: string };

  // Attacks and battles
  notNearest: { value: number };
  notACandidate: { location: string };
  hadItsKill: { unit: string };
  notInBattle: { unit: string };
  tooStrong: { unit: string; value: number; other: string; otherValue: number };
  isImmune: { unit: string };
  notItself: { unit: string };
  mustChoosePair: Record<never, never>;

  // Reflection
  noCharacters: Record<never, never>;
  tooManyCharacters: { has: number; most: number };
  characterTwice: { name: string };
  wrongRoles: { has: number; wants: number };
  noSuchSeat: { seat: string };

  // Activation
  noAbility: { unit: string };
  noSuchAbility: { unit: string; ability: string };
  notRuined: { location: string };
  abilityNeedsTarget: { ability: string };
  noTarget: { ability: string };

  // What people add beside the game
  nothingToDraw: Record<never, never>;
  notYourPen: { seat: number };
  noSuchStroke: { stroke: string };
  strokeFinished: { stroke: string };
  notYourStroke: { seat: number };
  strokeChanged: { field: string };
  notYoursToLend: { seat: number };
  alreadyLent: { seat: number };
  notLent: Record<never, never>;
  noSuchText: { text: string; texts: number };
  ownText: Record<never, never>;
  noSuchReaction: { what: string; known: string[] };
  reactedAlready: { what: string };
  notTheAuthor: { seat: number };
  sameWords: Record<never, never>;
  leftOut: Record<never, never>;
};
export type Why = keyof Refusals;

export function no<K extends Why>(rule: DF, why: K, about: Refusals[K]): Refusal<DF> {
  return refuse(rule, why, about);
}

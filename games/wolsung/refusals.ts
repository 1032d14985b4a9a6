/** Why an answer is refused: every key of a sentence, and what the sentence needs to know. */
import type { Card } from '@guildhall/cards';
import { type Plain, type PlainRecord, type Refusal, refuse } from '@guildhall/kernel';
import type { RangeId, SkillId, StuntId, WeaponId } from './data/index.ts';
import type { WS } from './rulebook/ids.generated.ts';

export type Refusals = {
  notAnAnswer: { answer: Plain };
  notInHand: { card: Card };
  notThere: { card: Card };
  cardNotNow: { card: Card };
  afterTheRoll: object;
  automaticStands: object;
  handFull: object;
  cannotReplenish: object;
  notAText: object;
  noLetter: object;
  tooLong: { letters: number; most: number };
  noEnemy: object;
  attends: object;
  noSkillReaches: { action: string };
  nobodyInReach: object;
  noGun: object;
  outOfRange: { weapon: WeaponId; range: RangeId };
  notAtControls: object;
  notOnFoot: object;
  noVehicle: object;
  noStunts: object;
  noStunt: object;
  hasMarkers: { markers: number };
  foreignSkill: { skill: SkillId };
  stuntNotOpen: { stunt: StuntId; skill: SkillId };
  noStuntNow: { skill: SkillId };
  changesNothing: { stunt: StuntId };
  tooManyDice: { dice: number; pool: number };
  gripped: object;
  down: object;
  notPossibleNow: object;
  stanceComesFirst: object;
  cannotWithdraw: object;
  abilityNotOpen: object;
  tooFewRefusals: { refusals: number };
  heroesDoNotFit: { heroes: number; least: number; most: number };
  tooManyHeroes: { heroes: number; most: number };
  duelNeedsTwo: object;
  onlyGm: object;
  testIsOpen: object;
  notTheGmsToChange: { answer: Plain };
  tooMany: { most: number };
  gmBringsNoHero: object;
  wrongNumberOfHeroes: { heroes: number };
};
export type Why = keyof Refusals;

/** Says no with a rule. The compiler sees to it that the sentence gets what it needs. */
export const no = <K extends Why>(rule: WS, why: K, about: Refusals[K] & PlainRecord): Refusal<WS> => refuse(rule, why, about);

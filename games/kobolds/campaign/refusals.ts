/** Why something is refused in a campaign: every key of a sentence, and what the sentence needs to know. */
import { type Plain, type PlainRecord, type Refusal, refuse } from '@guildhall/kernel';
import type { ProfileId } from '../data/index.ts';
import type { KC } from '../rulebook/ids.generated.ts';

export type Refusals = {
  /** Not one of the answers there are. */
  notAnAnswer: { answer: Plain };
  notBusiness: object;
  // Founding; a gang that cannot be read at all is refused in the words of the skirmish
  noLeader: object;
  foundingExtras: object;
  foundingTooDear: { cost: number; gold: number };
  closedCategory: { profile: ProfileId; points: number; notoriety: number };
  secondWizard: object;
  // Money
  tooDear: { price: number; gold: number };
  // Business
  noFreeHire: { profile: ProfileId };
  cannotBeHired: { answer: Plain };
  notYours: { answer: Plain };
  leaderStays: object;
  cuddlyStays: object;
  isLent: { answer: Plain };
  carriesTwo: object;
  alreadyThere: object;
  notJustPlayed: object;
  boughtAlready: object;
  // Deals
  offerForm: { answer: Plain };
  offerToSelf: object;
  offerPrice: { most: number };
  offeredAlready: { answer: Plain };
  onlyLent: object;
  noSuchOffer: { answer: Plain };
  // Bets
  betForm: { answer: Plain };
  betOwnFight: object;
  betTwice: object;
  betOdd: { stake: number };
  betNobody: { answer: Plain };
  noSuchBet: { answer: Plain };
  // Fights
  stashMost: { most: number; gold: number };
  noCrystals: { most: number };
  sitsOut: object;
  resultForm: { wrong: string };
  noSuchFight: { fight: number };
  reportedAlready: { fight: number };
  otherScenario: { scenario: string };
  notInGang: { member: number };
  fallenTwice: { member: number };
  fallenToSelf: { member: number };
  muggedByNobody: { member: number };
  moreCrystals: { crystals: number; most: number };
  winnerGone: object;
  // Settlement
  notInjurable: { answer: Plain };
};
export type Why = keyof Refusals;

/** Says no with a rule. The compiler sees to it that the sentence gets what it needs. */
export const no = <K extends Why>(rule: KC, why: K, about: Refusals[K] & PlainRecord): Refusal<KC> => refuse(rule, why, about);

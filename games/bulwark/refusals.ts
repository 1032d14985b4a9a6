/** Why an answer is refused: every key of a sentence, and what the sentence needs to know. */
import { type Plain, type PlainRecord, type Refusal, refuse } from '@guildhall/kernel';
import type { CardId, FoeId } from './data/index.ts';
import type { BW } from './rulebook/ids.generated.ts';

export type Refusals = {
  notAnAnswer: { answer: Plain };
  notInHand: { card: CardId };
  noActionCard: { card: CardId };
  noHeroismCard: { card: CardId };
  notInSupply: { card: CardId };
  pileEmpty: { card: CardId };
  noBuys: { card: CardId };
  tooDear: { card: CardId; cost: number; heroism: number };
  noHeroismForGem: { card: CardId };
  noSuchPlace: { place: number; foes: number };
  outOfReach: { foe: FoeId; place: number; reach: number };
  lurks: { foe: FoeId };
  takesNoAlms: { foe: FoeId };
  almsTooDear: { cost: number; heroism: number };
  costsTooMuch: { card: CardId; cost: number; most: number };
  isGem: { card: CardId };
  isWound: { card: CardId };
  cannotBeRisked: { card: CardId };
  mustChoose: object;
  onlySolo: { seats: number };
};
export type Why = keyof Refusals;

/** Says no with a rule. The compiler sees to it that the sentence gets what it needs. */
export const no = <K extends Why>(rule: BW, why: K, about: Refusals[K] & PlainRecord): Refusal<BW> => refuse(rule, why, about);

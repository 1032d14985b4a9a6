/**
 * Refusals of attacks, hands, gold, criticals and Leaders' powers. `m` is the model concerned, `target` another one; gaps are
 * inches; terms show where a limit comes from.
 */
import type { Term } from '../facts/terms.ts';

type Nothing = Record<never, never>;

export type FightingRefusals = {
  // Declaring an attack
  cannotAttackItself: { m: number };
  targetOutOfPlay: { target: number };
  cannotFight: { m: number };
  carrierCannotFight: { m: number };
  groundedCannotAttack: { m: number };
  reloadOnlyShoots: { m: number };
  needsReload: { m: number };
  oneShotOnly: { m: number };
  targetHidden: { target: number };
  friendIsActive: { target: number };
  onlyStrikesHurtIt: { target: number };
  onlyStrikesHurtCarriage: Nothing;
  notInContact: { m: number; target: number; gap: number; most: number };
  differentLevels: { m: number; target: number; rise: number; most: number };
  /** What is in the way: a model, a terrain piece, or the carriage; -1: not that. */
  cannotSee: { m: number; target: number; model: number; piece: number; carriage: boolean };
  limitIsZero: { m: number; target: number; terms: Term[] };
  /** Just do it! is declared with the attack only where it would otherwise be impossible. */
  limitIsEnough: { m: number; limit: number; terms: Term[] };
  justDoItNotEnough: { m: number; terms: Term[] };
  emptyHand: Nothing;

  // Bribes
  noFixedPrice: { m: number };
  bribeTooDear: { cost: number; stash: number };
  noDiscount: Nothing;
  discountUsed: Nothing;

  // Gold before the hands
  boughtAlready: { option: string };
  tooLateForOrc: Record<never, never>;
  limitAtMost: { m: number; terms: Term[] };
  cannotCounter: { m: number; target: number; gap: number };
  counterFightIsDash: { m: number };
  counterOutOfSight: { m: number; target: number };
  counterLimitIsZero: { m: number; terms: Term[] };
  noFreeCounter: { m: number };
  freeCounterUsed: { m: number };

  // Hands
  overLimit: { cards: number; limit: number; terms: Term[] };
  playAtLeastOne: Nothing;

  // Criticals and their effects
  criticalNotOpen: { critical: string; matching: number; needed: number };
  notItsCritical: { critical: string; m: number };
  criticalUsed: { critical: string; m: number };
  notOnFriends: { critical: string };
  pushTooFar: { length: number; most: number; limit: number; stop: string; stopBy: number };
  notALength: { answer: string };
  notAFriend: { target: number };
  notAnEnemy: { target: number };
  withoutAllegiance: { target: number };
  activatedAlready: { target: number };
  tooFarFrom: { m: number; target: number; gap: number; most: number };
  notEngagedWith: { m: number; target: number };
  notHit: { target: number };
  noWoundsLeft: { target: number };
  notHerself: { m: number };
  notAngry: { target: number };
  wrongTarget: { target: number };

  // Leaders at the start of an activation
  lacksPower: { m: number; power: string };
  powerUsed: { m: number; power: string };
  notAScumbag: { target: number };
  notUndead: { target: number };
  cannotDash: { target: number };

  // Refilling
  notInDiscard: { card: string };
  notDrawnNow: { card: string };
};

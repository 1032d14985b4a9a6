/**
 * Facts of fighting, of what it does to models, and of what gold and Leaders add (chapters 12 to 19). Models are indices, -1
 * nobody; `by` is a seat, -1 nobody's doing (KC-14.14). Sums carry their terms.
 */
import type { SuitCard } from '@guildhall/cards';
import type { AttackKind, CriticalId, EffectId, FreeAttack } from '../data/index.ts';
import type { Term, Told } from './terms.ts';

/** Whose number of cards it is. */
export const LIMIT_KINDS = ['attack', 'defence', 'counter'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Why a model is left as it was. */
export const UNTOUCHED_BY = ['immune', 'solid', 'hardHead', 'already'] as const;
export type UntouchedBy = (typeof UNTOUCHED_BY)[number];

/** What a Leader gives the gang until the end of the turn. */
export const GANG_POWERS = ['war-cry', 'take-a-chance', 'check-his-sleeves'] as const;
export type GangPower = (typeof GANG_POWERS)[number];

export type FightingFact =
  // What happens to models
  /** `wounds` marks out of `of`; at `of` it will be taken off. */
  | Told<'wounded', { model: number; n: number; wounds: number; of: number; by: number; byModel: number }>
  | Told<'healed', { model: number; n: number; wounds: number }>
  | Told<'stunned', { model: number }>
  | Told<'effectGiven', { model: number; effect: EffectId; by: number }>
  | Told<'unaffected', { model: number; effect: EffectId; because: UntouchedBy }>
  | Told<'removed', { model: number; seat: number; by: number }>
  | Told<'markedActivated', { seat: number; model: number; by: number }>
  /** Its activation is over at once. */
  | Told<'activationCut', { seat: number; model: number }>
  // Declaring
  | Told<
      'attackDeclared',
      {
        seat: number;
        attacker: number;
        target: number;
        how: AttackKind;
        free: FreeAttack;
        friend: boolean;
        justDoIt: boolean;
      }
    >
  | Told<'bribeOffered', { seat: number; model: number; how: 'guaranteed' | 'discount' | 'cheapskate'; coins: number }>
  | Told<'bribeDrawnAgain', { seat: number; model: number }>
  /** `attackOnly`: it loses this attack and nothing else (KC-19.20). */
  | Told<'bribed', { seat: number; model: number; attackOnly: boolean }>
  | Told<'bribeFailed', { seat: number; model: number }>
  | Told<'shotWentAstray', { seat: number; attacker: number; target: number; hit: number }>
  | Told<'justDoItDeclared', { seat: number; model: number }>
  | Told<'counterDeclared', { seat: number; model: number; against: number; how: AttackKind; free: boolean }>
  | Told<'likeAnOrcDeclared', { seat: number; model: number }>
  /** How many cards may be played. */
  | Told<'limitSet', { seat: number; model: number; limit: LimitKind; n: number; terms: Term[] }>
  // Hands. Nothing is told of them before the reveal (KC-12.14, KC-38.4 to KC-38.6).
  | Told<'attackCommitted', { seat: number }>
  | Told<'defenceCommitted', { seat: number }>
  | Told<
      'handsRevealed',
      {
        seat: number;
        against: number;
        attack: SuitCard[];
        defence: SuitCard[];
        attackRank: number;
        defenceRank: number;
        folded: boolean;
        counter: boolean;
      }
    >
  | Told<'attackHit', { winner: number; loser: number; margin: number; counter: boolean }>
  /** `margin` is 0 for equal ranks, below for a lower one. */
  | Told<'attackFailed', { attacker: number; target: number; margin: number }>
  | Told<'criticalTriggered', { seat: number; model: number; target: number; critical: CriticalId; matching: number }>
  | Told<'criticalDeclined', { seat: number; model: number; open: CriticalId[] }>
  /** Nobody is left whom it could concern (KC-14.12). */
  | Told<'criticalLost', { seat: number; model: number; critical: CriticalId }>
  /** Terms add up: the margin's own wounds, then every modifier. */
  | Told<'damageDone', { winner: number; loser: number; margin: number; stun: boolean; wounds: number; terms: Term[] }>
  | Told<'woundShared', { seat: number; model: number; by: number; left: number }>
  // Critical effects
  | Told<
      'shoved',
      {
        seat: number;
        model: number;
        by: number;
        from: [number, number];
        to: [number, number];
        length: number;
        /** As far as it could have gone before it was stopped, and without a stop. */
        most: number;
        limit: number;
        terms: Term[];
        stop: string;
        stopBy: number;
      }
    >
  | Told<'angered', { model: number; shoved: number }>
  | Told<'pickpocketFoundNothing', { seat: number; model: number }>
  | Told<'extraAttack', { seat: number; model: number; critical: 'frenzy' | 'furious' }>
  | Told<'extraAttackLost', { seat: number; model: number; critical: 'frenzy' | 'furious' | 'ave-a-go' | 'always-angry' }>
  | Told<'gangPowerBegan', { seat: number; power: GangPower }>
  | Told<'stunsShakenOff', { seat: number; models: number[] }>
  // Leaders
  | Told<'pickedOut', { seat: number; model: number; by: number; critical: CriticalId }>
  | Told<'lured', { seat: number; model: number; by: number }>
  | Told<'lureEnded', { seat: number; model: number }>
  | Told<'sentToHaveAGo', { seat: number; model: number; by: number; enemy: number }>
  | Told<'youGoFirst', { seat: number; model: number; by: number }>
  | Told<'deadGood', { seat: number; model: number; zombie: number; actions: number }>
  | Told<'zombieRose', { seat: number; model: number; from: number }>
  // Cards
  | Told<'cardsCounted', { seat: number; cards: SuitCard[] }>
  | Told<'extraCardTaken', { seat: number }>;

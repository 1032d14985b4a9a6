/**
 * Facts of fighting, of what it does to models, and of what gold and Leaders add (chapters 12 to 19). Models are indices, -1
 * nobody; `by` is a seat, -1 nobody's doing (KC-14.14). Sums carry their terms.
 */
import type { SuitCard } from '@guildhall/cards';
import type { AttackKind, CriticalId, EffectId, FreeAttack } from '../data/index.ts';
import type { Fate } from '../table.ts';
import type { FactOf, Term } from './terms.ts';

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
  | FactOf<'wounded', { model: number; n: number; wounds: number; of: number; by: number; byModel: number }>
  | FactOf<'healed', { model: number; n: number; wounds: number }>
  | FactOf<'stunned', { model: number }>
  | FactOf<'effectGiven', { model: number; effect: EffectId; by: number }>
  | FactOf<'unaffected', { model: number; effect: EffectId; because: UntouchedBy }>
  | FactOf<'removed', { model: number; seat: number; by: number }>
  /** In a campaign: what becomes of it. */
  | FactOf<'fateChosen', { seat: number; model: number; fate: Fate }>
  | FactOf<'markedActivated', { seat: number; model: number; by: number }>
  /** Its activation is over at once. */
  | FactOf<'activationCut', { seat: number; model: number }>
  // Declaring
  | FactOf<
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
  | FactOf<'bribeOffered', { seat: number; model: number; how: 'guaranteed' | 'discount' | 'cheapskate'; coins: number }>
  | FactOf<'bribeDrawnAgain', { seat: number; model: number }>
  /** `attackOnly`: it loses this attack and nothing else (KC-19.20). */
  | FactOf<'bribed', { seat: number; model: number; attackOnly: boolean }>
  | FactOf<'bribeFailed', { seat: number; model: number }>
  | FactOf<'shotWentAstray', { seat: number; attacker: number; target: number; hit: number }>
  | FactOf<'justDoItDeclared', { seat: number; model: number }>
  | FactOf<'counterDeclared', { seat: number; model: number; against: number; how: AttackKind; free: boolean }>
  | FactOf<'likeAnOrcDeclared', { seat: number; model: number }>
  /** How many cards may be played. */
  | FactOf<'limitSet', { seat: number; model: number; limit: LimitKind; n: number; terms: Term[] }>
  // Hands. Nothing is told of them before the reveal (KC-12.14, KC-38.4 to KC-38.6).
  | FactOf<'attackCommitted', { seat: number }>
  | FactOf<'defenceCommitted', { seat: number }>
  | FactOf<
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
  | FactOf<'attackHit', { winner: number; loser: number; margin: number; counter: boolean }>
  /** `margin` is 0 for equal ranks, below for a lower one. */
  | FactOf<'attackFailed', { attacker: number; target: number; margin: number }>
  | FactOf<'criticalTriggered', { seat: number; model: number; target: number; critical: CriticalId; matching: number }>
  | FactOf<'criticalDeclined', { seat: number; model: number; open: CriticalId[] }>
  /** Nobody is left whom it could concern (KC-14.12). */
  | FactOf<'criticalLost', { seat: number; model: number; critical: CriticalId }>
  /** Terms add up: the margin's own wounds, then every modifier. */
  | FactOf<'damageDone', { winner: number; loser: number; margin: number; stun: boolean; wounds: number; terms: Term[] }>
  | FactOf<'woundShared', { seat: number; model: number; by: number; left: number }>
  // Critical effects
  | FactOf<
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
  | FactOf<'angered', { model: number; shoved: number }>
  | FactOf<'pickpocketFoundNothing', { seat: number; model: number }>
  | FactOf<'extraAttack', { seat: number; model: number; critical: 'frenzy' | 'furious' }>
  | FactOf<'extraAttackLost', { seat: number; model: number; critical: 'frenzy' | 'furious' | 'ave-a-go' | 'always-angry' }>
  | FactOf<'gangPowerBegan', { seat: number; power: GangPower }>
  | FactOf<'stunsShakenOff', { seat: number; models: number[] }>
  // Leaders
  | FactOf<'pickedOut', { seat: number; model: number; by: number; critical: CriticalId }>
  | FactOf<'lured', { seat: number; model: number; by: number }>
  | FactOf<'lureEnded', { seat: number; model: number }>
  | FactOf<'sentToHaveAGo', { seat: number; model: number; by: number; enemy: number }>
  | FactOf<'youGoFirst', { seat: number; model: number; by: number }>
  | FactOf<'deadGood', { seat: number; model: number; zombie: number; actions: number }>
  | FactOf<'zombieRose', { seat: number; model: number; from: number }>
  // Cards
  | FactOf<'cardsCounted', { seat: number; cards: SuitCard[] }>
  | FactOf<'extraCardTaken', { seat: number }>;

/** Facts of magic (chapter 20). Models are indices; totals are blackjack totals. */
import type { SuitCard } from '@guildhall/cards';
import type { SpellEffectId, SpellKind } from '../data/index.ts';
import type { FactOf, Term } from './terms.ts';

/** Whose cards: those that resist (the defender's, or drawn as resistance), or the caster's. */
export type SpellHand = 'resist' | 'cast';

export type MagicFact =
  | FactOf<'spellDeclared', { seat: number; caster: number; target: number; spell: SpellKind }>
  /** One card, face up; `total` is what the hand counts with it. */
  | FactOf<'spellCardDrawn', { seat: number; hand: SpellHand; card: SuitCard; total: number; bust: boolean }>
  | FactOf<'spellStuck', { seat: number; hand: SpellHand; total: number }>
  /** What has to be beaten; 0 against a bust defender. */
  | FactOf<'spellNumberSet', { seat: number; number: number; bust: boolean }>
  | FactOf<'crystalsUsed', { seat: number; n: number; from: number; to: number; left: number }>
  | FactOf<'spellFailed', { seat: number; caster: number; total: number }>
  | FactOf<'spellResisted', { seat: number; caster: number; target: number; total: number; number: number }>
  | FactOf<
      'spellSucceeded',
      { seat: number; caster: number; target: number; spell: SpellKind; total: number; number: number; margin: number }
    >
  /** Terms add up to the wounds, or to the healing. */
  | FactOf<'spellHarmed', { caster: number; target: number; margin: number; stun: boolean; wounds: number; terms: Term[] }>
  | FactOf<'spellHealed', { caster: number; target: number; margin: number; healing: number; terms: Term[] }>
  | FactOf<'wizardHarmed', { caster: number; total: number; stun: boolean; wounds: number; terms: Term[] }>
  /** The effects of the chart that come with it, by the number of cards of the colour counted. */
  | FactOf<'spellEffects', { seat: number; target: number; cards: number; effects: SpellEffectId[] }>
  /** The target is gone, or there is nothing for it to do. */
  | FactOf<'spellEffectLost', { target: number; effect: SpellEffectId }>
  | FactOf<'tidesChanged', { seat: number; cards: number }>
  | FactOf<'tidesLeft', { seat: number }>
  | FactOf<'teleported', { seat: number; model: number; from: [number, number, number]; to: [number, number] }>;

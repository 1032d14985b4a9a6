/** Facts of setting up, cards, turns, activations and the end (chapters 3 to 8, 10, 21, 39). Models are indices, -1 nobody. */
import type { SuitCard } from '@guildhall/cards';
import type { ColourTestId, EffectId, GoldOptionId, LayoutId, Position, ScenarioId } from '../data/index.ts';
import type { Reason } from '../table.ts';
import type { FactOf, Term } from './terms.ts';

/** Why two Event cards are compared. */
export const COMPARISONS = ['position', 'first', 'initiative', 'markers', 'vic'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Where coins come from that are not spent. */
export const COIN_SOURCES = ['coffers', 'opponent', 'pay-day'] as const;
export type CoinSource = (typeof COIN_SOURCES)[number];

export type TableFact =
  // Setting up
  | FactOf<
      'gangRevealed',
      { seat: number; gang: string; name: string; leader: number; models: number[]; stash: number; crystals: number }
    >
  | FactOf<'scenarioDrawn', { card: SuitCard; scenario: ScenarioId }>
  | FactOf<'scenarioUnplayable', { scenario: ScenarioId }>
  /** `by`: drawn by lot or agreed. */
  | FactOf<'scenarioSet', { scenario: ScenarioId; by: 'lot' | 'agreed' }>
  | FactOf<'layoutSet', { layout: LayoutId | 'own'; by: 'agreed' | 'dealt' | 'drawn'; pieces: number }>
  | FactOf<'layoutProposed', { seat: number; layout: string; pieces: number }>
  | FactOf<'layoutDeclined', { seat: number }>
  | FactOf<'edgeChosen', { seat: number; edge: Position }>
  | FactOf<'orderChosen', { seat: number; first: number; turn: number }>
  | FactOf<'deployed', { seat: number; model: number; x: number; y: number }>
  | FactOf<'leftOut', { seat: number; model: number }>
  | FactOf<'hidden', { seat: number; model: number }>
  // Cards. The others hear the number only: `cards` is then empty.
  | FactOf<'cardsDrawn', { seat: number; n: number; cards: SuitCard[] }>
  | FactOf<'cardsDiscarded', { seat: number; cards: SuitCard[] }>
  | FactOf<'combatDeckShuffled', { seat: number; cards: number }>
  | FactOf<'eventDeckShuffled', { cards: number }>
  /** Both cards, by seat; `winner` is -1 for a tie, which is drawn again. */
  | FactOf<'cardsCompared', { about: Comparison; cards: SuitCard[]; winner: number }>
  | FactOf<'testDrawn', { test: ColourTestId; model: number; seat: number; card: SuitCard; red: boolean }>
  // Gold
  | FactOf<'coinsSpent', { seat: number; coins: number; option: GoldOptionId; left: number; coffers: number }>
  | FactOf<'coinsGained', { seat: number; coins: number; from: CoinSource; now: number; coffers: number }>
  // Turns
  | FactOf<'turnBegan', { turn: number; first: number; initiative: number }>
  | FactOf<'turnEnded', { turn: number }>
  | FactOf<'activationBegan', { seat: number; model: number; actions: number; terms: Term[] }>
  | FactOf<'activationEnded', { seat: number; model: number; unused: number; cut: boolean }>
  | FactOf<'actionSpent', { seat: number; model: number; left: number }>
  | FactOf<'revealed', { seat: number; model: number }>
  | FactOf<'effectsEnded', { model: number; effects: EffectId[] }>
  | FactOf<'antagonised', { seat: number; model: number; by: number }>
  | FactOf<'terrified', { seat: number; model: number }>
  | FactOf<'stoodUp', { seat: number; model: number }>
  | FactOf<'recovered', { seat: number; model: number; how: 'action' | 'end' | 'shake-it-off' }>
  | FactOf<'swigTaken', { seat: number; model: number; what: 'heal' | 'effects' }>
  // The end
  | FactOf<'drawOffered', { seat: number }>
  | FactOf<'drawRefused', { seat: number }>
  | FactOf<'wentOnAlone', { seat: number; on: boolean }>
  | FactOf<'gameEnded', { reason: Reason; winners: number[]; scores: number[] }>;

/** Facts of setting up, cards, turns, activations and the end (chapters 3 to 8, 10, 21, 39). Models are indices, -1 nobody. */
import type { SuitCard } from '@guildhall/cards';
import type { ColourTestId, EffectId, GoldOptionId, LayoutId, Position, ScenarioId } from '../data/index.ts';
import type { Reason } from '../table.ts';
import type { Term, Told } from './terms.ts';

/** Why two Event cards are compared. */
export const COMPARISONS = ['position', 'first', 'initiative', 'markers', 'vic'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Where coins come from that are not spent. */
export const COIN_SOURCES = ['coffers', 'opponent', 'pay-day'] as const;
export type CoinSource = (typeof COIN_SOURCES)[number];

export type TableFact =
  // Setting up
  | Told<
      'gangRevealed',
      { seat: number; gang: string; name: string; leader: number; models: number[]; stash: number; crystals: number }
    >
  | Told<'scenarioDrawn', { card: SuitCard; scenario: ScenarioId }>
  | Told<'scenarioUnplayable', { scenario: ScenarioId }>
  /** `by`: drawn by lot or agreed. */
  | Told<'scenarioSet', { scenario: ScenarioId; by: 'lot' | 'agreed' }>
  | Told<'layoutSet', { layout: LayoutId | 'own'; by: 'agreed' | 'dealt' | 'drawn'; pieces: number }>
  | Told<'layoutProposed', { seat: number; layout: string; pieces: number }>
  | Told<'layoutDeclined', { seat: number }>
  | Told<'edgeChosen', { seat: number; edge: Position }>
  | Told<'orderChosen', { seat: number; first: number; turn: number }>
  | Told<'deployed', { seat: number; model: number; x: number; y: number }>
  | Told<'leftOut', { seat: number; model: number }>
  | Told<'hidden', { seat: number; model: number }>
  // Cards. The others hear the number only: `cards` is then empty.
  | Told<'cardsDrawn', { seat: number; n: number; cards: SuitCard[] }>
  | Told<'cardsDiscarded', { seat: number; cards: SuitCard[] }>
  | Told<'combatDeckShuffled', { seat: number; cards: number }>
  | Told<'eventDeckShuffled', { cards: number }>
  /** Both cards, by seat; `winner` is -1 for a tie, which is drawn again. */
  | Told<'cardsCompared', { about: Comparison; cards: SuitCard[]; winner: number }>
  | Told<'testDrawn', { test: ColourTestId; model: number; seat: number; card: SuitCard; red: boolean }>
  // Gold
  | Told<'coinsSpent', { seat: number; coins: number; option: GoldOptionId; left: number; coffers: number }>
  | Told<'coinsGained', { seat: number; coins: number; from: CoinSource; now: number; coffers: number }>
  // Turns
  | Told<'turnBegan', { turn: number; first: number; initiative: number }>
  | Told<'turnEnded', { turn: number }>
  | Told<'activationBegan', { seat: number; model: number; actions: number; terms: Term[] }>
  | Told<'activationEnded', { seat: number; model: number; unused: number; cut: boolean }>
  | Told<'actionSpent', { seat: number; model: number; left: number }>
  | Told<'revealed', { seat: number; model: number }>
  | Told<'effectsEnded', { model: number; effects: EffectId[] }>
  | Told<'antagonised', { seat: number; model: number; by: number }>
  | Told<'terrified', { seat: number; model: number }>
  | Told<'stoodUp', { seat: number; model: number }>
  | Told<'recovered', { seat: number; model: number; how: 'action' | 'end' | 'shake-it-off' }>
  | Told<'swigTaken', { seat: number; model: number; what: 'heal' | 'effects' }>
  // The end
  | Told<'drawOffered', { seat: number }>
  | Told<'drawRefused', { seat: number }>
  | Told<'wentOnAlone', { seat: number; on: boolean }>
  | Told<'gameEnded', { reason: Reason; winners: number[]; scores: number[] }>;

/** What is written on cards, Foes and Encampments: the types of the deck files. */
import type { Effect } from '@guildhall/effects';
import type { CardId, FoeId } from './ids.ts';
import type { VOCABULARY } from './vocabulary.ts';

export type Words = { en: string; pl: string };
export type CardEffect = Effect<typeof VOCABULARY>;

/** Where a card begins: in the starting deck, in a supply, or in the Wound deck. */
export const PLACES = ['start', 'supply', 'wounds'] as const;

/** A card of a Hero, of the Location or of the Wound deck. */
export type CardFile = {
  id: CardId;
  name: Words;
  copies: number;
  where: (typeof PLACES)[number];
  /** BW-3.7: it can be played for an action. */
  action?: boolean;
  /** BW-3.8: what it is worth; 0: it is no Heroism card. */
  heroism?: number;
  gem?: boolean;
  cost?: number;
  /** Played for an action. */
  effect?: CardEffect;
  /** Played for its Heroism. */
  whenPlayed?: CardEffect;
  /** Printed words, where those made of the effects do not say all of it. */
  words?: Words;
}[];

/** "Attack 2 when first": replaces the printed Attack while all of it holds (BW-28.13). */
export type AttackWhen = {
  attack: number;
  first?: boolean;
  /** Menace N+, and Menace below N. */
  menace?: number;
  below?: number;
  /** It sees at least so many of these. */
  sees?: FoeId[];
  least?: number;
};

export type FoeFile = {
  id: FoeId;
  name: Words;
  copies: number;
  crown?: boolean;
  mastermind?: boolean;
  health: number;
  attack: number;
  attackWhen?: AttackWhen[];
  ranged?: boolean;
  flight?: boolean;
  lurk?: boolean;
  armour?: number;
  /** Its Wounds cannot be shielded. */
  piercing?: boolean;
  /** While it sees at least so many other Foes, each attack on it deals 1 less. */
  guarded?: number;
  /** The faces of a Foe roll at which an attack misses it. */
  dodges?: number[];
  /** Hero rolls are so much lower while it is in the line. */
  misfortune?: number;
  /** Heroism that sends it away, and what happens then. */
  alms?: number;
  almsGiven?: CardEffect;
  reveal?: CardEffect;
  activation?: CardEffect;
  defeat?: CardEffect;
  resurrected?: CardEffect;
  /** After it has dealt a Wound by its attack. */
  afterWound?: CardEffect;
}[];

export type EncampmentFile = {
  name: Words;
  activation: CardEffect;
  /** Toll at which it reveals a Foe (BW-37.15). */
  toll: number;
};

/** How good a Hero's deck is: what five cards of it bring on the average. */
import type { Box } from '../box.ts';
import { ANY, CARD_IDS, type CardId, HAND, isWound, REVEALS } from '../data/index.ts';
import type { Hero, Table } from '../table.ts';
import { type Use, usesOf } from './uses.ts';

/** How much damage counts by the reach it has; 0 is any. */
const REACH = [1.15, 0.8, 1, 1.05];
const SHIELD = 0.6;
const CARD = 0.9;
const HEAL = 0.8;
const BUY = 0.25;
/** Each Action beyond the one spent. */
const ACTION = 0.4;
/** Heroism bought early comes back as damage many times; late it buys nothing that is still drawn. */
const HEROISM_BY_ROUND = 0.05;
const MOST_HEROISM = 0.9;
/** Cards that thin a deck: the first does most of it, and only while there is something to be rid of. */
const THINNING_BY_ROUND = 0.04;
const MOST_THINNING = 0.7;
const JUNK = 4;
/** A card that cannot be played because the Actions have run out is lost. */
const LOST = 0.85;
/** It gives its Action back, or is the last of its turn. */
const GIVES_BACK = 0.5;

/** Rounds the Final Battle takes, about. */
const FINAL_ROUNDS = 4;
/** Nobody looks farther ahead. */
const FARTHEST = 40;

/** Rounds that are left, about. */
export function roundsLeft(t: Table): number {
  const rounds = REVEALS[t.heroes.length - 1];
  const rate = rounds[Math.min(t.round, rounds.length - 1)] || 1;
  return Math.min(FARTHEST, Math.round(t.foeDeck.length / rate) + (t.finalBattle ? FINAL_ROUNDS / 2 : FINAL_ROUNDS));
}

/** What a card adds to a deck that it lies in. */
export interface Asset {
  /** What it brings whenever it is drawn, in damage. */
  readonly worth: number;
  readonly terminal: boolean;
  readonly spare: number;
  readonly thins: number;
  readonly junk: boolean;
}

function worthOf({ damage, reach, shield, heroism, cards, actions, buys, heal, other }: Use, rounds: number): number {
  const coin = Math.min(MOST_HEROISM, HEROISM_BY_ROUND * rounds);
  return (
    damage * REACH[reach === ANY ? ANY : Math.min(reach, REACH.length - 1)] +
    SHIELD * shield +
    CARD * cards +
    HEAL * heal +
    coin * (heroism + BUY * buys) +
    ACTION * Math.max(0, actions - 1) +
    other
  );
}

function assetOf(box: Box, card: CardId, rounds: number): Asset {
  const wound = isWound(card);
  const use = usesOf(box)[card];
  const { action } = box.cards[card];
  return {
    worth: wound ? 0 : worthOf(use, rounds),
    terminal: action && !wound && use.actions < GIVES_BACK,
    spare: action ? Math.max(0, use.actions - 1) : 0,
    thins: use.thins,
    junk: wound || card === 'heroism-1',
  };
}

export type Assets = { readonly [card in CardId]: Asset };
const KNOWN = new WeakMap<Box, Assets[]>();

/** The assets of all cards of a box, with so many rounds to go. */
export function assetsOf(box: Box, rounds: number): Assets {
  let known = KNOWN.get(box);
  if (!known) {
    known = Array.from(
      { length: FARTHEST + 1 },
      (_, left) => Object.fromEntries(CARD_IDS.map((card) => [card, assetOf(box, card, left)])) as unknown as Assets,
    );
    KNOWN.set(box, known);
  }
  return known[rounds];
}

/** Sums over the cards of a deck, so that what one card more or less would do is quickly said. */
export interface Stock {
  size: number;
  worth: number;
  /** Cards that end the Action Phase unless there are Actions left, what they are worth, and Actions to spare. */
  terminals: number;
  terminalWorth: number;
  spare: number;
  /** Cards that thin the deck, and cards it would be better without. */
  thins: number;
  junk: number;
}

export const emptyStock = (): Stock => ({ size: 0, worth: 0, terminals: 0, terminalWorth: 0, spare: 0, thins: 0, junk: 0 });

/** Adds a card, or with -1 takes it away. */
export function put(stock: Stock, { worth, terminal, spare, thins, junk }: Asset, sign: number): void {
  stock.size += sign;
  stock.worth += sign * worth;
  stock.spare += sign * spare;
  stock.thins += sign * thins;
  if (junk) stock.junk += sign;
  if (!terminal) return;
  stock.terminals += sign;
  stock.terminalWorth += sign * worth;
}

function putAll(stock: Stock, assets: Assets, cards: readonly CardId[]): void {
  for (let i = 0; i < cards.length; i++) put(stock, assets[cards[i]], 1);
}

export function stockOf({ deck, hand, play, discard }: Hero, assets: Assets, stock: Stock): Stock {
  stock.size = 0;
  stock.worth = 0;
  stock.terminals = 0;
  stock.terminalWorth = 0;
  stock.spare = 0;
  stock.thins = 0;
  stock.junk = 0;
  putAll(stock, assets, deck);
  putAll(stock, assets, hand);
  putAll(stock, assets, play);
  putAll(stock, assets, discard);
  return stock;
}

/** What a hand of it brings. Of several terminals in one hand all but one are lost, unless there are Actions to spare. */
export function quality({ size, worth, terminals, terminalWorth, spare, thins, junk }: Stock, rounds: number): number {
  const share = HAND / Math.max(HAND, size);
  const drawn = share * terminals;
  // So many come in excess of one if they come independently of each other.
  const excess = drawn - 1 + Math.exp(-drawn) - share * spare;
  const lost = terminals > 0 && excess > 0 ? (LOST * excess * terminalWorth) / terminals : 0;
  const thinning = Math.min(MOST_THINNING, THINNING_BY_ROUND * rounds) * Math.min(1, thins) * Math.min(1, junk / JUNK);
  return share * worth - lost + thinning;
}

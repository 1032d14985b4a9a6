/** What a Hero's deck brings in a turn, on the average. */
import type { Box } from '../box.ts';
import { ANY, CARD_IDS, type CardId, HAND, isWound } from '../data/index.ts';
import type { Hero } from '../table.ts';
import { usesOf } from './uses.ts';

/** How much damage counts by the reach it has; 0 is any. */
const REACH = [1.2, 0.8, 1, 1.1];
const BUY = 0.3;
/** It gives its Action back, or is the last of its turn. */
const GIVES_BACK = 0.5;
/** A card that cannot be played because the Actions have run out is lost. */
const LOST = 0.9;
/** Cards that thin a deck: the first does most of it, and only while there is something to be rid of. In Heroism of a turn. */
const THINNING = 0.8;
const JUNK = 4;

/** What a card adds to a deck that it lies in. */
interface Asset {
  /** Damage, weighed by its reach, and whatever else is as good as damage. */
  readonly damage: number;
  readonly heroism: number;
  readonly shield: number;
  readonly heal: number;
  readonly cards: number;
  readonly terminal: boolean;
  readonly spare: number;
  readonly thins: number;
  readonly junk: boolean;
}

function assetOf(box: Box, card: CardId): Asset {
  const wound = isWound(card);
  const { damage, reach, shield, heroism, cards, actions, buys, heal, thins, other } = usesOf(box)[card];
  const { action } = box.cards.get(card);
  return {
    damage: damage * REACH[reach === ANY ? ANY : Math.min(reach, REACH.length - 1)] + other,
    heroism: heroism + BUY * buys,
    shield,
    heal,
    cards,
    terminal: action && !wound && actions < GIVES_BACK,
    spare: action ? Math.max(0, actions - 1) : 0,
    thins,
    junk: wound || card === 'heroism-1',
  };
}

export type Assets = { readonly [card in CardId]: Asset };
const KNOWN = new WeakMap<Box, Assets>();

/** The assets of all cards of a box. */
export function assetsOf(box: Box): Assets {
  const known = KNOWN.get(box);
  if (known) return known;
  const assets = Object.fromEntries(CARD_IDS.map((card) => [card, assetOf(box, card)])) as unknown as Assets;
  KNOWN.set(box, assets);
  return assets;
}

/** Sums over the cards of a deck, so that what one card more or less would do is quickly said. */
export interface Stock {
  size: number;
  damage: number;
  heroism: number;
  shield: number;
  heal: number;
  cards: number;
  /** Cards that end the Action Phase unless there are Actions left, what they are worth, and Actions to spare. */
  terminals: number;
  terminalWorth: number;
  spare: number;
  /** Cards that thin the deck, and cards it would be better without. */
  thins: number;
  junk: number;
}

export const emptyStock = (): Stock => ({
  size: 0,
  damage: 0,
  heroism: 0,
  shield: 0,
  heal: 0,
  cards: 0,
  terminals: 0,
  terminalWorth: 0,
  spare: 0,
  thins: 0,
  junk: 0,
});

/** Adds a card, or with -1 takes it away. */
export function put(stock: Stock, asset: Asset, sign: number): void {
  stock.size += sign;
  stock.damage += sign * asset.damage;
  stock.heroism += sign * asset.heroism;
  stock.shield += sign * asset.shield;
  stock.heal += sign * asset.heal;
  stock.cards += sign * asset.cards;
  stock.spare += sign * asset.spare;
  stock.thins += sign * asset.thins;
  if (asset.junk) stock.junk += sign;
  if (!asset.terminal) return;
  stock.terminals += sign;
  stock.terminalWorth += sign * asset.damage;
}

function putAll(stock: Stock, assets: Assets, cards: readonly CardId[]): void {
  for (let i = 0; i < cards.length; i++) put(stock, assets[cards[i]], 1);
}

export function stockOf({ deck, hand, play, discard }: Hero, assets: Assets, stock: Stock): Stock {
  stock.size = 0;
  stock.damage = 0;
  stock.heroism = 0;
  stock.shield = 0;
  stock.heal = 0;
  stock.cards = 0;
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

/** What a Hero, or all of them, bring in a round. */
export interface Power {
  damage: number;
  heroism: number;
  shield: number;
  heal: number;
}

/** Adds what one turn with this stock brings, or with -1 takes it away. */
export function empower(power: Power, stock: Stock, sign: number): void {
  const { size, cards, terminals, terminalWorth, spare, thins, junk } = stock;
  const once = HAND / Math.max(HAND, size);
  // Cards that draw cards bring more of the deck into the turn.
  const share = Math.min(1, once * (1 + Math.min(1, cards / Math.max(HAND, size))));
  const drawn = share * terminals;
  // So many come in excess of one if they come independently of each other.
  const excess = Math.max(0, drawn - 1 + Math.exp(-drawn) - share * spare);
  const lost = terminals > 0 ? (LOST * excess * terminalWorth) / terminals : 0;
  power.damage += sign * (share * stock.damage - lost);
  power.heroism += sign * (share * stock.heroism + THINNING * Math.min(1, share * thins) * Math.min(1, junk / JUNK));
  power.shield += sign * share * stock.shield;
  power.heal += sign * share * stock.heal;
}

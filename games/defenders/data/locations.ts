/** Locations: categories and kinds by face value (D3) and the words of the suits with their effects (D4). */
import type { Suit } from '@guildhall/cards';
import type { Band } from './cards.ts';

/** What a location is, by the band of a type card; it belongs to every category it has a type card of (DF-6.12). */
export const CATEGORIES = ['area', 'military', 'economy', 'religion', 'government'] as const;
export type Category = (typeof CATEGORIES)[number];
export const CATEGORY_OF_BAND: { readonly [band in Band]: Category } = {
  low: 'area',
  middle: 'military',
  jack: 'economy',
  queen: 'religion',
  king: 'government',
};

/** The form a location is drawn in (DF-6.13). */
export const KINDS = ['area', 'long', 'small'] as const;
export type Kind = (typeof KINDS)[number];
/** How many regiments it holds (DF-10.4, DF-10.5). */
export const CAPACITY: { readonly [kind in Kind]: number } = { area: 2, long: 2, small: 1 };

/** What a type card of ace to 5 records (DF-5.15). */
export const SHAPES = ['broad', 'long'] as const;
export type Shape = (typeof SHAPES)[number];
export const KIND_OF_SHAPE: { readonly [shape in Shape]: Kind } = { broad: 'area', long: 'long' };

export const LOCATION_STATUSES = ['standing', 'ruined'] as const;
export type LocationStatus = (typeof LOCATION_STATUSES)[number];

/** What standing in a military building adds to the defence (DF-19.16). */
export const MILITARY_BONUS = 1;

interface LocationDescriptorData {
  id: `loc.${string}`;
  suit: Suit;
  /** Morale damage when the location is destroyed or occupied (DF-22.4). */
  morale: boolean;
  /** What it adds to the defence (DF-19.16). */
  bonus: number;
  /** Drawn late (DF-6.15, DF-7.11). */
  concealed: boolean;
}

const word = <const I extends `loc.${string}`>(
  suit: Suit,
  id: I,
  effect: { morale?: true; bonus?: number; concealed?: true } = {},
) => ({ id, suit, morale: effect.morale ?? false, bonus: effect.bonus ?? 0, concealed: effect.concealed ?? false });

const M = { morale: true } as const;

export const LOCATION_DESCRIPTOR_LIST = [
  word('d', 'loc.newly_built', M),
  word('d', 'loc.attractive', M),
  word('d', 'loc.high_status', M),
  word('d', 'loc.famous', M),
  word('d', 'loc.important', M),
  word('d', 'loc.highly_visible', M),
  word('d', 'loc.good_reputation', M),
  word('h', 'loc.popular', M),
  word('h', 'loc.loved', M),
  word('h', 'loc.symbol_of_hope', M),
  word('h', 'loc.thriving', M),
  word('h', 'loc.busy', M),
  word('h', 'loc.central', M),
  word('h', 'loc.hub', M),
  word('h', 'loc.vital', M),
  word('c', 'loc.feared'),
  word('c', 'loc.hated'),
  word('c', 'loc.corrupt'),
  word('c', 'loc.imposing'),
  word('c', 'loc.well_constructed', { bonus: 1 }),
  word('c', 'loc.powerful'),
  word('s', 'loc.secret', { concealed: true }),
  word('s', 'loc.hidden', { concealed: true }),
  word('s', 'loc.underground', { concealed: true, bonus: 1 }),
  word('s', 'loc.obscure'),
  word('s', 'loc.damaged'),
  word('s', 'loc.run_down'),
  word('s', 'loc.abandoned'),
  word('s', 'loc.unassuming'),
] as const satisfies readonly LocationDescriptorData[];

export type LocationDescriptorId = (typeof LOCATION_DESCRIPTOR_LIST)[number]['id'];
export interface LocationDescriptor extends Readonly<LocationDescriptorData> {
  readonly id: LocationDescriptorId;
}

export const LOCATION_DESCRIPTOR_IDS: readonly LocationDescriptorId[] = LOCATION_DESCRIPTOR_LIST.map(({ id }) => id);
export const LOCATION_DESCRIPTORS = Object.fromEntries(LOCATION_DESCRIPTOR_LIST.map((one) => [one.id, one])) as {
  readonly [id in LocationDescriptorId]: LocationDescriptor;
};
const ofSuit = (suit: Suit): readonly LocationDescriptorId[] =>
  LOCATION_DESCRIPTOR_LIST.filter((one) => one.suit === suit).map(({ id }) => id);
/** What a card of the suit can say of a location (DF-5.9). */
export const LOCATION_DESCRIPTORS_OF_SUIT: { readonly [suit in Suit]: readonly LocationDescriptorId[] } = {
  c: ofSuit('c'),
  d: ofSuit('d'),
  h: ofSuit('h'),
  s: ofSuit('s'),
};

/** The word that makes a location underground (DF-6.14). */
export const UNDERGROUND: LocationDescriptorId = 'loc.underground';

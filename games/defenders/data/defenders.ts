/** Defenders: classes by face value (D5), trades, and the words of the suits with their effects (D6). */
import type { Suit } from '@guildhall/cards';
import type { Band } from './cards.ts';

export const DEFENDER_CLASSES = ['group', 'regiment', 'jack', 'queen', 'king'] as const;
export type DefenderClass = (typeof DEFENDER_CLASSES)[number];
export const DEFENDER_CLASS_OF_BAND: { readonly [band in Band]: DefenderClass } = {
  low: 'group',
  middle: 'regiment',
  jack: 'jack',
  queen: 'queen',
  king: 'king',
};

export interface DefenderClassRow {
  /** Its card value counts in a battle (DF-19.11, DF-19.12). */
  readonly addsValue: boolean;
  /** It rolls a die of its own in a battle (DF-19.18). */
  readonly ownDie: boolean;
  /** May move when attackers have been placed (DF-18.1). */
  readonly individual: boolean;
  /** Takes up room (DF-10.4, DF-10.6). */
  readonly takesRoom: boolean;
}
export const DEFENDER_CLASS: { readonly [id in DefenderClass]: DefenderClassRow } = {
  group: { addsValue: true, ownDie: false, individual: false, takesRoom: false },
  regiment: { addsValue: true, ownDie: false, individual: false, takesRoom: true },
  jack: { addsValue: false, ownDie: false, individual: true, takesRoom: false },
  queen: { addsValue: false, ownDie: true, individual: true, takesRoom: false },
  king: { addsValue: false, ownDie: false, individual: true, takesRoom: false },
};

/** Kept by a defender from any type card of ace to 5 (DF-5.16, DF-6.10); 'other' is no trade. */
export const TRADES = ['engineers', 'healers'] as const;
export type Trade = (typeof TRADES)[number];
export const TRADE_CHOICES = [...TRADES, 'other'] as const;
export type TradeChoice = (typeof TRADE_CHOICES)[number];

interface DefenderDescriptorData {
  id: `def.${string}`;
  suit: Suit;
  /** What it adds in a battle (DF-19.13). */
  bonus: number;
  /** Morale damage when the unit is killed (DF-22.7). */
  morale: boolean;
  /** Two steps in Defenders act (DF-24.2). */
  mobile: boolean;
}

const word = <const I extends `def.${string}`>(
  suit: Suit,
  id: I,
  effect: { bonus?: number; morale?: true; mobile?: true } = {},
) => ({ id, suit, bonus: effect.bonus ?? 0, morale: effect.morale ?? false, mobile: effect.mobile ?? false });

const M = { morale: true } as const;
const STRONG = { bonus: 1, morale: true } as const;

export const DEFENDER_DESCRIPTOR_LIST = [
  word('d', 'def.young', M),
  word('d', 'def.attractive', M),
  word('d', 'def.high_status', M),
  word('d', 'def.famous', M),
  word('d', 'def.important', M),
  word('d', 'def.good_reputation', M),
  word('d', 'def.socially_connected', M),
  word('h', 'def.popular', M),
  word('h', 'def.loved', M),
  word('h', 'def.symbol_of_hope', M),
  word('h', 'def.charismatic', M),
  word('h', 'def.mobile', { mobile: true }),
  word('h', 'def.tough', STRONG),
  word('h', 'def.numerous', STRONG),
  word('c', 'def.feared'),
  word('c', 'def.hated'),
  word('c', 'def.corrupt'),
  word('c', 'def.big', STRONG),
  word('c', 'def.strong', STRONG),
  word('c', 'def.violent', STRONG),
  word('c', 'def.bloodthirsty', STRONG),
  word('s', 'def.stealthy'),
  word('s', 'def.covert_ops'),
  word('s', 'def.clever'),
  word('s', 'def.manipulative'),
  word('s', 'def.subtle'),
  word('s', 'def.unassuming'),
  word('s', 'def.ragged'),
  word('s', 'def.low_birth'),
  word('s', 'def.criminal'),
] as const satisfies readonly DefenderDescriptorData[];

export type DefenderDescriptorId = (typeof DEFENDER_DESCRIPTOR_LIST)[number]['id'];
export interface DefenderDescriptor extends Readonly<DefenderDescriptorData> {
  readonly id: DefenderDescriptorId;
}

export const DEFENDER_DESCRIPTOR_IDS: readonly DefenderDescriptorId[] = DEFENDER_DESCRIPTOR_LIST.map(({ id }) => id);
export const DEFENDER_DESCRIPTORS = Object.fromEntries(DEFENDER_DESCRIPTOR_LIST.map((one) => [one.id, one])) as {
  readonly [id in DefenderDescriptorId]: DefenderDescriptor;
};
const ofSuit = (suit: Suit): readonly DefenderDescriptorId[] =>
  DEFENDER_DESCRIPTOR_LIST.filter((one) => one.suit === suit).map(({ id }) => id);
/** What a card of the suit can say of a defender (DF-5.9). */
export const DEFENDER_DESCRIPTORS_OF_SUIT: { readonly [suit in Suit]: readonly DefenderDescriptorId[] } = {
  c: ofSuit('c'),
  d: ofSuit('d'),
  h: ofSuit('h'),
  s: ofSuit('s'),
};

/** The word that makes a defender mobile (DF-6.18). */
export const MOBILE: DefenderDescriptorId = 'def.mobile';

/** Threats and what the threat deck does: classes (D7), cards (D8), special events (D9), attack rolls and entry dice (D10). */
import type { Suit } from '@guildhall/cards';
import type { DF } from '../rulebook/ids.generated.ts';
import type { Band } from './cards.ts';

export const THREAT_CLASSES = ['horde', 'regiment', 'jack', 'queen', 'king'] as const;
export type ThreatClass = (typeof THREAT_CLASSES)[number];
export const THREAT_CLASS_OF_BAND: { readonly [band in Band]: ThreatClass } = {
  low: 'horde',
  middle: 'regiment',
  jack: 'jack',
  queen: 'queen',
  king: 'king',
};

export interface ThreatClassRow {
  /** Its card value counts in a battle (DF-19.20, DF-19.23). */
  readonly addsValue: boolean;
  /** It rolls a die of its own in a battle (DF-19.22). */
  readonly ownDie: boolean;
  /** The class of defender whose presence takes that die away (DF-19.21). */
  readonly cancelledBy: 'jack' | 'king' | null;
}
export const THREAT_CLASS: { readonly [id in ThreatClass]: ThreatClassRow } = {
  horde: { addsValue: true, ownDie: false, cancelledBy: null },
  regiment: { addsValue: true, ownDie: false, cancelledBy: null },
  jack: { addsValue: false, ownDie: true, cancelledBy: 'jack' },
  queen: { addsValue: false, ownDie: true, cancelledBy: null },
  king: { addsValue: false, ownDie: true, cancelledBy: 'king' },
};

/** What a card of the threat deck does, and where it goes when that is done (D8). */
export const CARD_EFFECTS = ['reinforcement', 'special_event', 'new_threat', 'attack', 'joker'] as const;
export type CardEffect = (typeof CARD_EFFECTS)[number];
export interface CardEffectRow {
  readonly goesTo: 'reserve' | 'discard' | 'threat';
  readonly rule: DF;
}
export const CARD_EFFECT: { readonly [effect in CardEffect]: CardEffectRow } = {
  reinforcement: { goesTo: 'reserve', rule: 'DF-15.2' },
  special_event: { goesTo: 'discard', rule: 'DF-15.3' },
  new_threat: { goesTo: 'threat', rule: 'DF-15.4' },
  attack: { goesTo: 'discard', rule: 'DF-15.5' },
  joker: { goesTo: 'discard', rule: 'DF-15.6' },
};
export const EFFECT_OF_SUIT: { readonly [suit in Suit]: CardEffect } = {
  h: 'reinforcement',
  d: 'special_event',
  s: 'new_threat',
  c: 'attack',
};

/** Special events by the value of the diamond (D9). */
export const SPECIAL_EVENTS = ['intelligence', 'sabotage', 'surprise', 'activation'] as const;
export type SpecialEvent = (typeof SPECIAL_EVENTS)[number];
export interface SpecialEventRow {
  readonly lowest: number;
  readonly highest: number;
  readonly rule: DF;
}
export const SPECIAL_EVENT: { readonly [event in SpecialEvent]: SpecialEventRow } = {
  intelligence: { lowest: 1, highest: 3, rule: 'DF-16.1' },
  sabotage: { lowest: 4, highest: 6, rule: 'DF-16.12' },
  surprise: { lowest: 7, highest: 10, rule: 'DF-16.13' },
  activation: { lowest: 11, highest: 13, rule: 'DF-16.17' },
};
export function specialEventOf(value: number): SpecialEvent {
  for (const event of SPECIAL_EVENTS) if (value <= SPECIAL_EVENT[event].highest) return event;
  throw new RangeError(`no card has the value ${value}`);
}
/** Morale damage of events (DF-22.13). */
export const SABOTAGE_DAMAGE = 1;
export const ACTIVATED_JACK_DAMAGE = 2;
/** A location without defenders counts as having one of this value for intelligence (DF-16.6). */
export const UNDEFENDED_VALUE = -1;

/** Who attacks after a club, compared with its value, by the roll of a d6 (DF-17.1). */
export const ATTACK_SIDES = ['lower', 'equal', 'higher'] as const;
export type AttackSide = (typeof ATTACK_SIDES)[number];
export function attackSideOf(roll: number): AttackSide {
  return roll <= 2 ? 'lower' : roll <= 4 ? 'equal' : 'higher';
}
/** From this roll of a d6 an attacker joins the one placed before it (DF-17.5). */
export const JOIN_FROM = 4;

/** The die rolled for a random entry point, by their number; null: nothing is rolled (DF-9.4, DF-9.8). */
export function entryDie(points: number): 4 | 6 | 8 | 12 | null {
  if (points <= 1) return null;
  return points <= 4 ? 4 : points <= 6 ? 6 : points <= 8 ? 8 : 12;
}

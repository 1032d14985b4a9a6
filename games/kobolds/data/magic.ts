/** The charts of magic (KC-D.13): what spells do by margin, what a bust does to the Wizard, and the effects that come with them. */
import type { KC } from '../rulebook/ids.generated.ts';
import { type Harm, NO_HARM, STUN } from './damage.ts';

export const PERFECT = 21;

const BY_STEP: readonly Harm[] = [STUN, { stun: false, wounds: 1 }, { stun: false, wounds: 2 }, { stun: false, wounds: 3 }];
const LAST_STEP = BY_STEP.length - 1;

/** All charts go up one step every two points: 1-2, 3-4, 5-6, 7 or more. */
const stepOf = (points: number): number => Math.min(LAST_STEP, Math.floor((points - 1) / 2));

/** An attack spell by how much it beats the target number (KC-20.22); the +1 of a perfect 21 is a modifier (KC-20.23). */
export const attackSpellHarm = (margin: number): Harm => (margin < 1 ? NO_HARM : BY_STEP[stepOf(margin)]);

/** Wounds healed by a support spell by how much it beats the resistance (KC-20.34), without the +1 of a perfect 21 (KC-20.35). */
export const supportSpellHealing = (margin: number): number => (margin < 1 ? 0 : stepOf(margin) + 1);

/** What a bust total does to the Wizard (KC-20.40). */
export const wizardHarm = (total: number): Harm => attackSpellHarm(total - PERFECT);

interface SpellEffectData {
  id: string;
  rule: KC;
}

/** By the number of black cards in the attacker's spell hand: all up to that number (KC-20.25, KC-20.26). */
export const ATTACK_CHART = [
  { id: 'confuse', rule: 'KC-16.20' },
  { id: 'curse', rule: 'KC-16.21' },
  { id: 'terrify', rule: 'KC-16.36' },
  { id: 'winds-of-fate', rule: 'KC-16.10' },
  { id: 'concussion', rule: 'KC-16.18' },
] as const satisfies readonly SpellEffectData[];

/** By the number of red cards in the casting hand: all up to that number (KC-20.36, KC-20.37). */
export const SUPPORT_CHART = [
  { id: 'changing-tides', rule: 'KC-16.4' },
  { id: 'confidence', rule: 'KC-16.39' },
  { id: 'fog', rule: 'KC-16.44' },
  { id: 'teleport', rule: 'KC-16.58' },
  { id: 'alchemy', rule: 'KC-16.1' },
] as const satisfies readonly SpellEffectData[];

export type AttackSpellEffectId = (typeof ATTACK_CHART)[number]['id'];
export type SupportSpellEffectId = (typeof SUPPORT_CHART)[number]['id'];
export type SpellEffectId = AttackSpellEffectId | SupportSpellEffectId;
export const SPELL_EFFECT_IDS: readonly SpellEffectId[] = [...ATTACK_CHART, ...SUPPORT_CHART].map((effect) => effect.id);

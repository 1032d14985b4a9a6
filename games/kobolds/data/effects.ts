/** Effects that last on a model (section 16, KC-D.10): whether a Swig removes them (KC-16.61) and when they end by themselves.
 *  What happens at once (Bash, Shove, Heal ...) is no state and is not listed here. */
import type { KC } from '../rulebook/ids.generated.ts';

/** When an effect ends: with the model's next activation (its start or its end), never, when it stands up,
 *  when it spends an action, or with the test that it brings. */
export const EFFECT_ENDS = ['start-of-next-activation', 'end-of-next-activation', 'never', 'stand', 'action', 'test'] as const;
export type EffectEnd = (typeof EFFECT_ENDS)[number];

interface EffectData {
  id: string;
  harmful: boolean;
  ends: EffectEnd;
  rule: KC;
}

export const EFFECT_LIST = [
  { id: 'bite', harmful: true, ends: 'end-of-next-activation', rule: 'KC-16.12' },
  { id: 'blind', harmful: true, ends: 'end-of-next-activation', rule: 'KC-16.16' },
  { id: 'block', harmful: false, ends: 'start-of-next-activation', rule: 'KC-16.38' },
  { id: 'broken-bones', harmful: true, ends: 'never', rule: 'KC-16.17' },
  { id: 'concussion', harmful: true, ends: 'never', rule: 'KC-16.18' },
  { id: 'confidence', harmful: false, ends: 'end-of-next-activation', rule: 'KC-16.39' },
  { id: 'confuse', harmful: true, ends: 'end-of-next-activation', rule: 'KC-16.20' },
  { id: 'curse', harmful: true, ends: 'end-of-next-activation', rule: 'KC-16.21' },
  { id: 'evade', harmful: false, ends: 'start-of-next-activation', rule: 'KC-16.42' },
  { id: 'fog', harmful: false, ends: 'start-of-next-activation', rule: 'KC-16.44' },
  { id: 'grab', harmful: false, ends: 'start-of-next-activation', rule: 'KC-16.48' },
  { id: 'grounded', harmful: true, ends: 'stand', rule: 'KC-16.24' },
  { id: 'hard-head', harmful: false, ends: 'start-of-next-activation', rule: 'KC-16.49' },
  { id: 'kneecap', harmful: true, ends: 'end-of-next-activation', rule: 'KC-16.28' },
  { id: 'nasty-sprain', harmful: true, ends: 'end-of-next-activation', rule: 'KC-16.29' },
  { id: 'poison', harmful: true, ends: 'never', rule: 'KC-16.30' },
  { id: 'stunned', harmful: true, ends: 'action', rule: 'KC-16.52' },
  { id: 'terrify', harmful: true, ends: 'test', rule: 'KC-16.36' },
] as const satisfies readonly EffectData[];

export type EffectId = (typeof EFFECT_LIST)[number]['id'];
export interface Effect {
  readonly id: EffectId;
  readonly harmful: boolean;
  readonly ends: EffectEnd;
  readonly rule: KC;
}

export const EFFECT_IDS: readonly EffectId[] = EFFECT_LIST.map((effect) => effect.id);
export const EFFECTS = Object.fromEntries(EFFECT_LIST.map((effect) => [effect.id, effect])) as {
  readonly [id in EffectId]: Effect;
};

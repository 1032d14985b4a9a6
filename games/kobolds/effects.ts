/** Effects on a model as bits, so that giving, looking and copying cost nothing. */
import { EFFECT_IDS, EFFECTS, type EffectId } from './data/index.ts';
import type { Model } from './table.ts';

export const BIT = Object.fromEntries(EFFECT_IDS.map((id, i) => [id, 1 << i])) as { readonly [id in EffectId]: number };

const bitsOf = (test: (id: EffectId) => boolean): number =>
  EFFECT_IDS.reduce((bits, id) => (test(id) ? bits | BIT[id] : bits), 0);

/** Those a Swig removes (KC-16.61), and those that end with a moment of the model's next activation. */
export const HARMFUL = bitsOf((id) => EFFECTS[id].harmful);
export const ENDS_AT_START = bitsOf((id) => EFFECTS[id].ends === 'start-of-next-activation');
export const ENDS_AT_END = bitsOf((id) => EFFECTS[id].ends === 'end-of-next-activation');

export const has = (m: Model, id: EffectId): boolean => (m.effects & BIT[id]) !== 0;

/** A new instance only renews the duration (KC-15.10): it then lasts through the next activation, not the one in progress. */
export function give(m: Model, id: EffectId): void {
  if ((m.due & BIT[id]) !== 0 && (id === 'bite' || id === 'kneecap')) m.once |= RENEWED[id];
  m.effects |= BIT[id];
  m.due &= ~BIT[id];
}

export function lose(m: Model, bits: number): void {
  m.effects &= ~bits;
  m.due &= ~bits;
  if ((bits & BIT.bite) !== 0) m.once &= ~RENEWED.bite;
  if ((bits & BIT.kneecap) !== 0) m.once &= ~RENEWED.kneecap;
}

/** What works in the model's next activation and no other: is that the one in progress, renewed in it or not (KC-7.7)? */
export const worksNow = (m: Model, id: 'bite' | 'kneecap'): boolean => (m.due & BIT[id]) !== 0 || (m.once & RENEWED[id]) !== 0;

export const effectsOf = (m: Model): EffectId[] => EFFECT_IDS.filter((id) => has(m, id));

/** What a model can do once in an activation (`once`) or once in a turn (`onceTurn`), as bits. */
export const ONCE = {
  frenzy: 1,
  furious: 2,
  'poison-cloud': 4,
  swing: 8,
  antagonise: 16,
  'strange-allure': 32,
  'ave-a-go': 64,
  'extra-life': 128,
  /** The one wound of a Bite has been suffered in this activation (KC-16.13). */
  bitten: 256,
  'you-go-first': 512,
  'dead-good': 1024,
  /** Bitten or kneecapped anew in the very activation the effect was tied to: it still works in that one, too. */
  'bite-renewed': 2048,
  'kneecap-renewed': 4096,
  /** It has an action fewer in this activation, by Concussion or Nasty Sprain (KC-7.13). */
  slowed: 8192,
} as const;
const RENEWED = { bite: ONCE['bite-renewed'], kneecap: ONCE['kneecap-renewed'] } as const;
export const ONCE_TURN = { 'always-angry': 1, 'what-did-you-say': 2 } as const;

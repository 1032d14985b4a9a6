/** Damage by margin (KC-14.1, KC-14.2, KC-D.9): what a successful attack does before modifiers. */

/** Either a stun or a number of wounds; modifiers turn one into the other (KC-14.6, KC-14.7). */
export interface Harm {
  readonly stun: boolean;
  readonly wounds: number;
}

export const NO_HARM: Harm = { stun: false, wounds: 0 };
export const STUN: Harm = { stun: true, wounds: 0 };

/** Ranks run from 0 (folded) to 10, and so does the margin. */
export const MOST_MARGIN = 10;

/** By margin: nothing at 0, a stun at 1, then one wound fewer than the margin. */
export const DAMAGE_BY_MARGIN: readonly Harm[] = [
  NO_HARM,
  STUN,
  ...Array.from({ length: MOST_MARGIN - 1 }, (_, at): Harm => ({ stun: false, wounds: at + 1 })),
];

/** What the attacker's rank minus the defender's does; nothing if it is not above 0. */
export const damageOfMargin = (margin: number): Harm => DAMAGE_BY_MARGIN[Math.max(0, Math.min(MOST_MARGIN, margin))];

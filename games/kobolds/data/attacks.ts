/** How models attack and cast: closed lists that rules, facts and schemas share. */

/** KC-12.1, KC-12.2. */
export const ATTACK_KINDS = ['melee', 'ranged'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/** Why an attack costs no action; '' for an ordinary one. */
export const FREE_ATTACKS = ['', 'frenzy', 'furious', 'always-angry', 'ave-a-go'] as const;
export type FreeAttack = (typeof FREE_ATTACKS)[number];

/** How far an attack has come (KC-12.10 to KC-12.25). */
export const ATTACK_STEPS = ['declared', 'extras', 'attacker', 'defender', 'revealed'] as const;
export type AttackStep = (typeof ATTACK_STEPS)[number];

/** KC-20.6, KC-20.7. */
export const SPELL_KINDS = ['attack', 'support'] as const;
export type SpellKind = (typeof SPELL_KINDS)[number];

/** Abilities: permanent traits of models (section 17) and of Leaders (section 18), each with the rule that defines it.
 *  Leadership is a number of the profile (KC-17.36). */
import type { KC } from '../rulebook/ids.generated.ts';

interface AbilityData {
  id: string;
  rule: KC;
}

export const ABILITY_LIST = [
  { id: 'always-angry', rule: 'KC-17.2' },
  { id: 'blood-lust', rule: 'KC-17.7' },
  { id: 'cowardly', rule: 'KC-17.9' },
  { id: 'deadly-concoction', rule: 'KC-17.10' },
  { id: 'graceful', rule: 'KC-17.12' },
  { id: 'immune-to-poison', rule: 'KC-17.11' },
  { id: 'locksmith', rule: 'KC-17.13' },
  { id: 'opportunist', rule: 'KC-17.15' },
  { id: 'regenerate', rule: 'KC-17.17' },
  { id: 'reload', rule: 'KC-17.19' },
  { id: 'shake-it-off', rule: 'KC-17.23' },
  { id: 'sneaky-beggar', rule: 'KC-17.25' },
  { id: 'solid', rule: 'KC-17.32' },
  { id: 'vicious', rule: 'KC-17.33' },
  { id: 'what-did-you-say', rule: 'KC-17.35' },
  { id: 'were-in-this-together', rule: 'KC-18.3' },
  { id: 'medicine-man', rule: 'KC-18.4' },
  { id: 'poison-proof', rule: 'KC-18.12' },
  { id: 'pay-day', rule: 'KC-18.14' },
  { id: 'goblin-shield', rule: 'KC-18.20' },
  { id: 'you-go-first', rule: 'KC-18.22' },
  { id: 'volunteered', rule: 'KC-18.25' },
  { id: 'extra-life', rule: 'KC-18.27' },
  { id: 'dead-good', rule: 'KC-18.31' },
  { id: 'compromising-position', rule: 'KC-18.38' },
  { id: 'not-so-fast', rule: 'KC-18.43' },
] as const satisfies readonly AbilityData[];

export type AbilityId = (typeof ABILITY_LIST)[number]['id'];
export interface Ability {
  readonly id: AbilityId;
  readonly rule: KC;
}

export const ABILITY_IDS: readonly AbilityId[] = ABILITY_LIST.map((ability) => ability.id);
export const ABILITIES = Object.fromEntries(ABILITY_LIST.map((ability) => [ability.id, ability])) as {
  readonly [id in AbilityId]: Ability;
};

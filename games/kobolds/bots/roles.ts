/** What a model is there for, by its profile. */
import { PROFILE_IDS, PROFILES, type ProfileId } from '../data/index.ts';
import type { Model } from '../table.ts';

export const ROLES = ['fighter', 'shooter', 'wizard', 'bystander'] as const;
export type Role = (typeof ROLES)[number];

export function roleOfProfile(id: ProfileId): Role {
  const { category, fight, abilities } = PROFILES[id];
  if (category === 'wizard') return 'wizard';
  if (fight === null) return 'bystander';
  return abilities.includes('reload') ? 'shooter' : 'fighter';
}
const ROLE = Object.fromEntries(PROFILE_IDS.map((id) => [id, roleOfProfile(id)])) as { readonly [id in ProfileId]: Role };
export const roleOf = (model: Model): Role => ROLE[model.profile];

/** Scars (D14): a penalty and a bonus (WS-3.26). */
import type { ScarId, SkillId } from './ids.ts';

/** What a scar takes from one skill and gives to another. */
export const SCAR_CHANGE = 2;

export const SCARS: { readonly [scar in ScarId]: { readonly penalty: SkillId; readonly bonus: SkillId } } = {
  limp: { penalty: 'athletics', bonus: 'courage' },
  duel_scar: { penalty: 'persuasion', bonus: 'intimidation' },
  eye_patch: { penalty: 'firearms', bonus: 'intimidation' },
  burnt_hand: { penalty: 'larceny', bonus: 'technics' },
  shaken_nerves: { penalty: 'courage', bonus: 'spot' },
  bad_name: { penalty: 'persuasion', bonus: 'streetwise' },
  hoarse_voice: { penalty: 'expression', bonus: 'bluff' },
  iron_limb: { penalty: 'stealth', bonus: 'brawl' },
};

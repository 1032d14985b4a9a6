/** Skills (D4): the attribute of each, and where it is offensive. */
import type { ConflictId, SkillId } from './ids.ts';
import { SKILL_IDS } from './ids.ts';
import type { Skill } from './shape.ts';

/** WS-3.17 */
export const SKILLS: { readonly [skill in SkillId]: Skill } = {
  academics: { attribute: 'wits', offensive: null },
  athletics: { attribute: 'brawn', offensive: 'chase' },
  bluff: { attribute: 'charisma', offensive: 'discussion' },
  brawl: { attribute: 'brawn', offensive: 'combat' },
  courage: { attribute: 'composure', offensive: null },
  drive: { attribute: 'agility', offensive: 'chase' },
  empathy: { attribute: 'wits', offensive: null },
  expression: { attribute: 'charisma', offensive: 'discussion' },
  firearms: { attribute: 'agility', offensive: 'combat' },
  intimidation: { attribute: 'charisma', offensive: 'discussion' },
  larceny: { attribute: 'agility', offensive: null },
  occult: { attribute: 'wits', offensive: null },
  persuasion: { attribute: 'charisma', offensive: 'discussion' },
  research: { attribute: 'wits', offensive: null },
  spot: { attribute: 'wits', offensive: 'chase' },
  stealth: { attribute: 'agility', offensive: 'chase' },
  streetwise: { attribute: 'wits', offensive: null },
  survival: { attribute: 'wits', offensive: null },
  technics: { attribute: 'wits', offensive: null },
};

/** WS-3.21: the skills one attacks and resists with, in the order of the cards. */
export const OFFENSIVE: { readonly [conflict in ConflictId]: readonly SkillId[] } = {
  combat: ['brawl', 'firearms'],
  chase: ['drive', 'athletics', 'stealth', 'spot'],
  discussion: ['bluff', 'expression', 'persuasion', 'intimidation'],
};

/** WS-3.20: the skills whose specialties are chosen from D5; the nine others take any field. */
export const CONFLICT_SKILLS: readonly SkillId[] = SKILL_IDS.filter((skill) => SKILLS[skill].offensive !== null);

/** WS-3.18 */
export const UNTRAINED = 3;
export const TRAINED = 6;
export const SPECIALTY = 9;

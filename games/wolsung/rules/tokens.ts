/** Chapter 9: what tokens, achievements, gadgets and abilities can do about a roll. */
import {
  GADGETS,
  GRADES,
  OFFENSIVE,
  RACE_ABILITIES,
  SKILLS,
  type SkillId,
  TOKEN_ABILITY_RAISE,
  TOKEN_RAISE,
  WEAKNESSES,
} from '../data/index.ts';
import type { TokenUse } from '../facts.ts';
import type { WS } from '../rulebook/ids.generated.ts';
import { type Character, NONE, type Table, type Test } from '../table.ts';
import type { P } from './book.ts';
import { distance, hasAbility, hasGadget, hasMark, hasWeakness, isAboard, isUntrained } from './characters.ts';
import { calledAs } from './names.ts';

/** WS-13.1 */
export const isOffensive = ({ kind }: Test): boolean => kind === 'attack' || kind === 'stunt' || kind === 'finisher';

const isSocial = (skill: SkillId): boolean => SKILLS[skill].offensive === 'discussion';

/** WS-9.15 (D6): what one of the three basic uses costs in this test, or outside of any (replenishing). */
export function basicCost(t: Table, c: Character, test: Test | null): number {
  if (!c.hero || t.phase === 'free') return 1;
  const dear =
    (hasWeakness(c, 'mistrust') && test !== null && (test.kind === 'scandal' || (c.shamed && isSocial(test.skill)))) ||
    (hasWeakness(c, 'shyness') && test !== null && test.target !== NONE && hasMark(t.characters[test.target], 'well_born')) ||
    (hasWeakness(c, 'stranger_in_a_strange_land') && t.type === 'discussion' && t.formality === 'formal');
  return dear ? (WEAKNESSES.mistrust.amount ?? 2) : 1;
}

export const tokensOf = (t: Table, c: Character): number => t.stocks[c.owner].tokens;

export function pay(p: P, c: Character, tokens: number, use: TokenUse, rule: WS): void {
  p.t.stocks[c.owner].tokens -= tokens;
  p.tell?.({ kind: 'tokenSpent', rule, who: calledAs(c), use, tokens });
}

/** D6: fiery passion raises close attacks, chases, intimidation and expression, while all dice go to attacks. */
function isPassionate(t: Table, c: Character, test: Test): boolean {
  if (!isOffensive(test) || c.spentOtherwise) return false;
  if (test.skill === 'intimidation' || test.skill === 'expression') return true;
  if (t.type === 'chase') return OFFENSIVE.chase.includes(test.skill);
  return t.type === 'combat' && test.skill === 'brawl' && distance(c, t.characters[test.target]) === 0;
}

const MACHINES: readonly string[] = ['steamobile', 'sports_steamobile', 'airship'];

/** D6: whether an ability gives +5 for a token in this test. */
function abilityRaises(t: Table, c: Character, test: Test): boolean {
  const id = c.hero?.ability;
  if (!id) return false;
  if (id === 'beginners_luck') return isUntrained(c, test.skill);
  if (id === 'fiery_passion') return isPassionate(t, c, test);
  const { use, amount, skills = [] } = RACE_ABILITIES[id];
  if (use !== 'token' || amount !== TOKEN_ABILITY_RAISE || !skills.includes(test.skill)) return false;
  if (id === 'inspired_mechanic' && test.skill === 'drive')
    return isAboard(t, c) && MACHINES.includes(t.vehicles[c.vehicle].vehicle);
  if (id === 'animal_magnetism') return t.phase === 'free' || (t.type === 'discussion' && t.formality !== 'formal');
  return true;
}

/** WS-9.1, WS-9.5: "token", or the id of an ability or gadget, and how much it raises; NaN: it does not. */
export function raiseBy(t: Table, c: Character, test: Test, source: string): number {
  if (source === 'token') return TOKEN_RAISE;
  if (source === c.hero?.ability) return abilityRaises(t, c, test) ? TOKEN_ABILITY_RAISE : Number.NaN;
  for (const gadget of c.hero?.gadgets ?? []) {
    if (gadget !== source) continue;
    const { raise } = GADGETS[gadget];
    // WS-9.21
    if (raise?.skill === test.skill && hasGadget(c, gadget) && !test.gadget) return raise.by;
  }
  return Number.NaN;
}

export const raiseCost = (t: Table, c: Character, test: Test, source: string): number =>
  source === 'token' ? basicCost(t, c, test) : 1;

/** Whether this source raises the result and can be paid. */
const mayRaise = (t: Table, c: Character, test: Test, source: string): boolean =>
  tokensOf(t, c) >= raiseCost(t, c, test, source) && !Number.isNaN(raiseBy(t, c, test, source));

/** WS-9.5: everything that could raise this result for a token and can be paid. */
export function raisesOf(t: Table, c: Character, test: Test): string[] {
  const sources: string[] = [];
  if (test.raise > 0 || tokensOf(t, c) === 0) return sources;
  if (mayRaise(t, c, test, 'token')) sources.push('token');
  if (!c.hero) return sources;
  if (mayRaise(t, c, test, c.hero.ability)) sources.push(c.hero.ability);
  for (const gadget of c.hero.gadgets) if (mayRaise(t, c, test, gadget)) sources.push(gadget);
  return sources;
}

/** WS-9.17 to WS-9.20: achievements that still serve in this test. */
export function achievementsFor(c: Character, test: Test): number[] {
  if (test.achievement !== NONE || !c.hero) return [];
  const { achievements } = c.hero;
  const fit: number[] = [];
  for (let i = 0; i < achievements.length; i++) {
    if (achievements[i].skill === test.skill && !c.usedAchievements.includes(i)) fit.push(i);
  }
  return fit;
}

/** WS-22.6: what is used once per scene comes back. */
export function renewForScene(c: Character): void {
  c.usedAchievements = c.usedAchievements.filter((i) => GRADES[c.hero?.achievements[i].grade ?? 'ordinary'].once === 'session');
}

/** D6: hypnotic charm widens a Charisma test once per session. */
export const mayCharm = (c: Character, test: Test): boolean =>
  hasAbility(c, 'hypnotic_charm') && !c.used.includes('race') && SKILLS[test.skill].attribute === 'charisma';

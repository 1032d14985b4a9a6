/** Chapter 3: what follows from a hero's sheet. It is computed and never stored (WS-3.29), each number with its terms. */
import { type Sum, sum, sumOf, type Term } from '@guildhall/kernel';
import {
  type AttributeId,
  CHALLENGE_BASE,
  CHALLENGE_VA_BANQUE,
  type CharacterMark,
  type ConflictId,
  FAME,
  FAME_IDS,
  type FameId,
  GADGETS,
  type Hero,
  LEVEL_AND_RANGE,
  type Level,
  type Levels,
  RESISTANCE_BASE,
  RESISTANCE_PER_POINT,
  SCAR_CHANGE,
  SCARS,
  SKILLS,
  type SkillId,
  SPECIALTY,
  TRAINED,
  UNTRAINED,
  VEHICLES,
  WIDEST_RANGE,
} from '../data/index.ts';
import type { WS } from '../rulebook/ids.generated.ts';

/** WS-3.4, WS-3.6 */
export const constitutionOf = ({ brawn, agility }: Levels, lost: number): number => Math.max(0, Math.max(brawn, agility) - lost);
/** WS-3.5, WS-3.6 */
export const reputationOf = ({ composure, charisma }: Levels, lost: number): number =>
  Math.max(0, Math.max(composure, charisma) - lost);

/** WS-3.7 to WS-3.9: the resistance of a hero with that Constitution or Reputation. */
export const resistanceFrom = (points: number): number => RESISTANCE_BASE + RESISTANCE_PER_POINT * points;

/** WS-3.11 to WS-3.13: the attribute that Challenge begins with. */
export const CHALLENGE_ATTRIBUTE: { readonly [conflict in ConflictId]: AttributeId } = {
  combat: 'brawn',
  chase: 'agility',
  discussion: 'composure',
};
/** WS-3.11 to WS-3.15, WS-10.18 */
export const challengeOf = (levels: Levels, conflict: ConflictId, vaBanque: boolean): number =>
  levels[CHALLENGE_ATTRIBUTE[conflict]] + (vaBanque ? CHALLENGE_VA_BANQUE : CHALLENGE_BASE);

/** WS-3.23 */
export function fameOf(achievements: number): FameId {
  let fame: FameId = 'nobody';
  for (const id of FAME_IDS) if (achievements >= FAME[id].from) fame = id;
  return fame;
}
/** WS-3.22, WS-3.23 */
export const poolOfAchievements = (achievements: number): number => FAME[fameOf(achievements)].dice;

/** WS-3.2, WS-3.3: from this face on dice are rolled again. */
export const rangeOfLevel = (level: Level): number => LEVEL_AND_RANGE - level;
/** WS-5.8, WS-5.9 */
export const widenedRange = (range: number, by: number): number => Math.max(WIDEST_RANGE, range - by);
/** WS-5.1 */
export const skillRangeOf = ({ levels }: Hero, skill: SkillId): number => rangeOfLevel(levels[SKILLS[skill].attribute]);

/** WS-3.26 (D14) */
export function scarChange({ scars }: Hero, skill: SkillId): number {
  let change = 0;
  for (const scar of scars) {
    if (SCARS[scar].penalty === skill) change -= SCAR_CHANGE;
    if (SCARS[scar].bonus === skill) change += SCAR_CHANGE;
  }
  return change;
}

/** D6, D7: the marks that heroes carry where other heroes are their enemies. */
export function heroMarks({ race, profession }: Hero): CharacterMark[] {
  const marks: CharacterMark[] = [];
  if (race === 'ogre' || race === 'troll') marks.push('big');
  if (profession === 'aristocrat') marks.push('well_born');
  return marks;
}

/** WS-18.9: in the own vehicle, if there is one. */
export const speedOf = ({ vehicle }: Hero): number => VEHICLES[vehicle ?? 'on_foot'].speed;

/** The numbers on a sheet, by name. */
export const DERIVED = [
  'constitution',
  'reputation',
  'defense',
  'endurance',
  'confidence',
  'challengeCombat',
  'challengeChase',
  'challengeDiscussion',
  'pool',
  'speed',
] as const;
export type Derived = (typeof DERIVED)[number];

/** What they are made of. */
export const HERO_TERMS = [
  'brawn',
  'agility',
  'composure',
  'charisma',
  'lost',
  'base',
  'constitution',
  'reputation',
  'gadget',
  'vaBanque',
  'fame',
  'vehicle',
  'untrained',
  'trained',
  'specialty',
  'scar',
] as const;
export type HeroTerm = (typeof HERO_TERMS)[number];

/** `vaBanque`: as in a conflict of that kind. */
type Context = { readonly vaBanque: boolean };
type HeroSum = Sum<Hero, Context, HeroTerm, WS>;

/** The higher of two levels, less what was lost (WS-3.6). */
const higher = (a: 'brawn' | 'composure', b: 'agility' | 'charisma', rule: WS, lost: (hero: Hero) => number): HeroSum =>
  sumOf<Hero, Context, HeroTerm, WS>([
    { name: a, rule, add: ({ levels }) => (levels[a] >= levels[b] ? levels[a] : 0) },
    { name: b, rule, add: ({ levels }) => (levels[a] >= levels[b] ? 0 : levels[b]) },
    { name: 'lost', rule: 'WS-3.6', add: (hero) => -lost(hero) },
    { name: 'base', rule: 'WS-3.6', atLeast: () => 0 },
  ]);
const body = (rule: WS): HeroSum =>
  sumOf<Hero, Context, HeroTerm, WS>([
    { name: 'base', rule, add: () => RESISTANCE_BASE },
    {
      name: 'constitution',
      rule,
      add: ({ levels, constitutionLost }) => RESISTANCE_PER_POINT * constitutionOf(levels, constitutionLost),
    },
    {
      name: 'gadget',
      rule: 'WS-13.23',
      add: ({ gadgets }) => (rule === 'WS-3.7' ? gadgets.reduce((all, gadget) => all + (GADGETS[gadget].defense ?? 0), 0) : 0),
    },
  ]);
const challenge = (conflict: ConflictId, term: HeroTerm, rule: WS): HeroSum =>
  sumOf<Hero, Context, HeroTerm, WS>([
    { name: term, rule, add: ({ levels }) => levels[CHALLENGE_ATTRIBUTE[conflict]] },
    { name: 'base', rule, add: (_hero, { vaBanque }) => (vaBanque ? 0 : CHALLENGE_BASE) },
    { name: 'vaBanque', rule: 'WS-3.14', add: (_hero, { vaBanque }) => (vaBanque ? CHALLENGE_VA_BANQUE : 0) },
  ]);

const SUMS: { readonly [derived in Derived]: HeroSum } = {
  constitution: higher('brawn', 'agility', 'WS-3.4', ({ constitutionLost }) => constitutionLost),
  reputation: higher('composure', 'charisma', 'WS-3.5', ({ reputationLost }) => reputationLost),
  defense: body('WS-3.7'),
  endurance: body('WS-3.8'),
  confidence: sumOf<Hero, Context, HeroTerm, WS>([
    { name: 'base', rule: 'WS-3.9', add: () => RESISTANCE_BASE },
    {
      name: 'reputation',
      rule: 'WS-3.9',
      add: ({ levels, reputationLost }) => RESISTANCE_PER_POINT * reputationOf(levels, reputationLost),
    },
  ]),
  challengeCombat: challenge('combat', 'brawn', 'WS-3.11'),
  challengeChase: challenge('chase', 'agility', 'WS-3.12'),
  challengeDiscussion: challenge('discussion', 'composure', 'WS-3.13'),
  pool: sumOf<Hero, Context, HeroTerm, WS>([
    { name: 'fame', rule: 'WS-3.23', add: ({ achievements }) => poolOfAchievements(achievements.length) },
  ]),
  speed: sumOf<Hero, Context, HeroTerm, WS>([{ name: 'vehicle', rule: 'WS-18.9', add: speedOf }]),
};

export type HeroTerms = Term<HeroTerm, WS>[];

const PLAIN: Context = { vaBanque: false };
const VA_BANQUE: Context = { vaBanque: true };

/** A number of the sheet; what it is made of goes into `terms` if that is given. Gear counts as worn. */
export const derive = (hero: Hero, what: Derived, terms?: HeroTerms, vaBanque = false): number =>
  sum(SUMS[what], hero, vaBanque ? VA_BANQUE : PLAIN, terms);

/** WS-3.18, WS-3.19, WS-3.26: what a skill adds; `inField`: inside the field of one of the hero's specialties. */
type Tested = { readonly skill: SkillId; readonly inField: boolean };
const isTrained = ({ trained }: Hero, { skill }: Tested): boolean => trained.includes(skill);
const isSpecial = (hero: Hero, tested: Tested): boolean =>
  tested.inField && isTrained(hero, tested) && hero.specialties.some(({ skill }) => skill === tested.skill);

const SKILL = sumOf<Hero, Tested, HeroTerm, WS>([
  { name: 'untrained', rule: 'WS-3.18', add: (hero, tested) => (isTrained(hero, tested) ? 0 : UNTRAINED) },
  { name: 'trained', rule: 'WS-3.18', add: (hero, tested) => (isTrained(hero, tested) ? TRAINED : 0) },
  { name: 'specialty', rule: 'WS-3.19', add: (hero, tested) => (isSpecial(hero, tested) ? SPECIALTY - TRAINED : 0) },
  { name: 'scar', rule: 'WS-3.26', add: (hero, { skill }) => scarChange(hero, skill) },
]);
export const deriveSkill = (hero: Hero, skill: SkillId, inField: boolean, terms?: HeroTerms): number =>
  sum(SKILL, hero, { skill, inField }, terms);

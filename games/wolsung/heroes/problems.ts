/** What may be wrong with a hero or a hero file: every key of a sentence, and what the sentence needs to know. */
import { type PlainRecord, type Refusal, refuse } from '@guildhall/kernel';
import type {
  AttributeId,
  GadgetId,
  RaceAbilityId,
  RaceId,
  ScarId,
  SkillId,
  SpecialtyId,
  VehicleId,
  WeaponId,
} from '../data/index.ts';
import type { WS } from '../rulebook/ids.generated.ts';

/** `at` is the way to it in the file: "achievements[1].title". */
export type HeroProblems = {
  // The file (WS-4.10) and its fields (WS-3.28).
  fileTooLarge: { letters: number; most: number };
  notJson: object;
  strangeFormat: { found: string };
  notObject: { at: string };
  notList: { at: string };
  listTooLong: { at: string; entries: number; most: number };
  strangeField: { at: string };
  missingField: { at: string };
  notText: { at: string };
  textTooLong: { at: string; letters: number; most: number };
  textBlank: { at: string };
  markup: { at: string; found: string };
  strangeSign: { at: string };
  strangeId: { at: string };
  unknownId: { at: string; found: string };
  notWhole: { at: string; least: number; most: number };
  notFlag: { at: string };

  // Attributes (WS-4.1).
  highestLevel: { attribute: AttributeId };
  lowestLevel: { attribute: AttributeId };
  noPointsLeft: { points: number };
  tooManyPoints: { spent: number; points: number };
  pointsLeft: { left: number };
  // Skills and specialties (WS-4.2 to WS-4.5).
  tooManyTrained: { most: number };
  trainedTwice: { skill: SkillId };
  trainedLeft: { left: number };
  tooManySpecialties: { most: number };
  specialtiesLeft: { left: number };
  notTrained: { skill: SkillId };
  hasSpecialty: { skill: SkillId };
  specialtyTwice: { skill: SkillId };
  otherSkill: { specialty: SpecialtyId; skill: SkillId };
  noFreeField: { skill: SkillId };
  noFieldNeeded: { specialty: SpecialtyId };
  // What a hero is (WS-4.6).
  notChosen: { what: Single };
  raceFirst: object;
  otherRace: { ability: RaceAbilityId; race: RaceId };
  bladeMissing: object;
  noBladeNeeded: { ability: RaceAbilityId };
  noBlade: { weapon: WeaponId };
  notOwned: { weapon: WeaponId };
  isFavouriteBlade: { weapon: WeaponId };
  // Achievements (WS-4.7).
  achievementsLeft: { left: number };
  tooManyAchievements: { most: number };
  notOrdinary: { at: string };
  // Gadget and gear (WS-4.8).
  gadgetMissing: object;
  tooManyGadgets: { most: number; gadget: GadgetId };
  tooMuchGear: { most: number };
  gearTwice: { weapon: WeaponId };
  noGear: { weapon: WeaponId };
  noVehicle: { vehicle: VehicleId };
  secondVehicle: { vehicle: VehicleId };
  // What has happened to a hero (WS-3.6, WS-3.26, WS-9.23).
  lostTooMuch: { what: 'constitution' | 'reputation'; most: number };
  scarTwice: { scar: ScarId };
  usedTwice: { at: string };
  neverUsedUp: { what: 'race' | 'profession' };
  notFresh: { at: string };
};
export type HeroWhy = keyof HeroProblems;

/** The choices of which a hero has exactly one. */
export const SINGLES = ['name', 'archetype', 'race', 'ability', 'nation', 'profession'] as const;
export type Single = (typeof SINGLES)[number];

/** A refusal whose sentence is one of these. */
export type HeroProblem = Refusal<WS> & { why: HeroWhy };

/** Says no with a rule. The compiler sees to it that the sentence gets what it needs. */
export const problem = <K extends HeroWhy>(rule: WS, why: K, about: HeroProblems[K] & PlainRecord): HeroProblem => ({
  ...refuse(rule, why, about),
  why,
});

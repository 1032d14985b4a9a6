/** What characters, gear and scenarios are made of, as plain data. */
import type {
  AntagonistId,
  ArchetypeId,
  AttributeId,
  BodyPartId,
  CharacterMark,
  ConflictId,
  ExtrasId,
  FeatureId,
  FormalityId,
  FormId,
  GadgetId,
  GradeId,
  NationId,
  OncePerSession,
  ProfessionId,
  ProfileId,
  PursuitId,
  RaceAbilityId,
  RaceId,
  RangeId,
  RouteId,
  ScarId,
  ScenarioId,
  SkillId,
  SpecialtyId,
  StuntId,
  VehicleId,
  WeaponId,
  WeaponMark,
} from './ids.ts';

/** What people read, in both languages. What a player wrote is the same in both (WS-24.3). */
export type Words = { en: string; pl: string };

/** WS-3.3: 1 is 10+, 2 is 9+, 3 is 8+. */
export type Level = 1 | 2 | 3;
export type Levels = { [attribute in AttributeId]: Level };

/** A specialty of D5 by its id, or one in a field of its own (WS-3.20): then `id` is null and `field` says which. */
export type HeroSpecialty = { skill: SkillId; id: SpecialtyId | null; field: Words };

/** WS-9.16 to WS-9.20. `used`: in this session or scene, by its grade. */
export type Achievement = { title: Words; skill: SkillId; grade: GradeId; used: boolean };

/** WS-3.28: what is stored of a hero. What follows from it is computed (WS-3.29): see ../heroes. */
export type Hero = {
  id: string;
  name: Words;
  /** What the portrait shows. */
  portrait: Words;
  form: FormId;
  archetype: ArchetypeId;
  race: RaceId;
  ability: RaceAbilityId;
  /** D6: the favourite blade of an elf who dances with it, else null. */
  blade: WeaponId | null;
  nation: NationId;
  profession: ProfessionId;
  levels: Levels;
  trained: SkillId[];
  specialties: HeroSpecialty[];
  achievements: Achievement[];
  gadgets: GadgetId[];
  weapons: WeaponId[];
  vehicle: VehicleId | null;
  scars: ScarId[];
  constitutionLost: number;
  reputationLost: number;
  used: OncePerSession[];
};

/** What a skill adds and from which face on dice are rolled again: 6/9+. */
export type Skilled = { bonus: number; range: number };

/** A number for each type of conflict; null: the character cannot take part in it. */
export type PerConflict = { readonly [conflict in ConflictId]: number | null };

/** WS-23.7: a stunt the Director likes, with its details where it has any. */
export type Favourite = {
  readonly stunt: StuntId;
  readonly part?: BodyPartId;
  /** Formality up or down, the route harder (up) or easier (down). */
  readonly step?: 'up' | 'down';
};

type Opponent = {
  readonly form: FormId;
  /** Defense, endurance and confidence (WS-20.1). */
  readonly resistance: PerConflict;
  /** Those listed; all others are 3/10+ (WS-20.4). */
  readonly skills: { readonly [skill in SkillId]?: Skilled };
  /** The first is in hand when a conflict begins, the others are carried. */
  readonly weapons: readonly WeaponId[];
  /** What it rides or drives if the scenario names nothing else. */
  readonly vehicle: VehicleId;
  /** Its own speed without a vehicle. */
  readonly speed: number;
  readonly marks: readonly CharacterMark[];
};
/** WS-20.1 (D13). */
export type Antagonist = Opponent & {
  readonly kind: 'antagonist';
  readonly id: AntagonistId;
  readonly archetype: ArchetypeId;
  readonly pool: number;
  readonly challenge: PerConflict;
  /** By type of conflict, the favourite first. */
  readonly favourites: { readonly [conflict in ConflictId]: readonly Favourite[] };
};
/** WS-20.5: one of a group. Challenge and pool are those of the group, by its size (WS-20.6). */
export type Extras = Opponent & { readonly kind: 'extras'; readonly id: ExtrasId };
export type Profile = Antagonist | Extras;

export type Skill = { readonly attribute: AttributeId; readonly offensive: ConflictId | null };

export type Weapon = {
  readonly skill: 'brawl' | 'firearms';
  readonly ranges: readonly RangeId[];
  readonly marks: readonly WeaponMark[];
  /** WS-16.13: it cannot be taken away, and is no gear (WS-4.8). */
  readonly fixed: boolean;
};
export type Vehicle = { readonly speed: number; readonly seats: number };

/** How many extras a group has: `base` + `perHero` for each hero, `most` at most. */
export type GroupSize = { readonly base: number; readonly perHero: number; readonly most: number };

/** One antagonist, or one group, of a scenario. */
export type Entry = {
  /** Sides are counted from 0, the heroes'. */
  readonly side: number;
  readonly profile: ProfileId;
  /** It takes part with so many heroes at least and at most. */
  readonly heroes: readonly [least: number, most: number];
  /** Of a group. */
  readonly size?: GroupSize;
  readonly vehicle?: VehicleId;
};

/** Zones are counted from 0, in the order of the scenario's line. */
export type ScenarioSide = { readonly zone: number; readonly pursuit: PursuitId | null };

/** D16. Titles, stakes and names of zones are words: see ../text/data. */
export type Scenario = {
  readonly id: ScenarioId;
  readonly type: ConflictId;
  readonly heroes: readonly [least: number, most: number];
  readonly sides: readonly ScenarioSide[];
  /** The side that a tie at the round limit goes to (WS-21.5). */
  readonly statusQuo: number;
  readonly opposition: readonly Entry[];
  /** WS-17.12: places of cover by zone. */
  readonly cover: readonly [number, number, number];
  readonly route: RouteId;
  readonly formality: FormalityId;
  /** WS-10.13: what the heroes sit in, enough of them for all; null: an own vehicle or on foot, by choice. */
  readonly vehicle: VehicleId | null;
  readonly features: readonly FeatureId[];
  /** Heroes that fit it, alone and in company: a hint. */
  readonly fitting: { readonly alone: readonly string[]; readonly company: readonly string[] };
};

/** An antagonist or a group as it comes to the table with that many heroes. `size`: members of a group, 0 for an antagonist. */
export type Comer = { side: number; profile: ProfileId; size: number; vehicle: VehicleId };

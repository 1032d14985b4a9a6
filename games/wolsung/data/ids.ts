/** Ids of everything that has a name. Saved games, hero files and answers use them; the tables of the catalogue give the order. */

/** WS-1.1: the three types of conflict. */
export const CONFLICT_IDS = ['combat', 'chase', 'discussion'] as const;
export type ConflictId = (typeof CONFLICT_IDS)[number];

/** WS-3.1 */
export const ATTRIBUTE_IDS = ['brawn', 'agility', 'wits', 'composure', 'charisma'] as const;
export type AttributeId = (typeof ATTRIBUTE_IDS)[number];

/** WS-3.17 (D4) */
export const SKILL_IDS = [
  'academics',
  'athletics',
  'bluff',
  'brawl',
  'courage',
  'drive',
  'empathy',
  'expression',
  'firearms',
  'intimidation',
  'larceny',
  'occult',
  'persuasion',
  'research',
  'spot',
  'stealth',
  'streetwise',
  'survival',
  'technics',
] as const;
export type SkillId = (typeof SKILL_IDS)[number];

/** WS-3.20 (D5): specialties with a condition that can be checked. */
export const SPECIALTY_IDS = [
  'fencing',
  'boxing',
  'rough',
  'handguns',
  'long_guns',
  'trick_shots',
  'steamobiles',
  'riding',
  'aeronautics',
  'running',
  'rooftops',
  'cycling',
  'shadowing',
  'hiding',
  'crowds',
  'tracking',
  'watchful',
  'lookout',
  'poker_face',
  'misdirection',
  'gossip',
  'oratory',
  'wit',
  'stagecraft',
  'negotiation',
  'charm',
  'requests',
  'menace',
  'authority',
  'threats',
] as const;
export type SpecialtyId = (typeof SPECIALTY_IDS)[number];

/** WS-3.24 (D3) */
export const ARCHETYPE_IDS = ['explorer', 'daredevil', 'socialite', 'investigator'] as const;
export type ArchetypeId = (typeof ARCHETYPE_IDS)[number];

/** WS-8.1 (D3): what a card brings into the story, by Archetype and then by suit: spades, hearts, diamonds, clubs. */
export const DOMAIN_IDS = [
  'experience',
  'survival',
  'trophies',
  'orientation',
  'distraction',
  'cover',
  'tools',
  'transportation',
  'machinations',
  'emotions',
  'formalities',
  'entertainment',
  'suspects',
  'recognition',
  'objects',
  'circumstances',
] as const;
export type DomainId = (typeof DOMAIN_IDS)[number];

/** WS-3.25 (D6) */
export const RACE_IDS = ['elf', 'gnome', 'dwarf', 'human', 'halfling', 'ogre', 'orc', 'troll'] as const;
export type RaceId = (typeof RACE_IDS)[number];

export const RACE_ABILITY_IDS = [
  'dancing_with_a_blade',
  'elven_grace',
  'hypnotic_charm',
  'dreams_and_nightmares',
  'allegories_and_parables',
  'numerologist',
  'gnomish_wise_man',
  'secret_runes',
  'cold_logic',
  'inspired_mechanic',
  'gadgeteer',
  'darkness_under_mountains',
  'rich_experience',
  'beginners_luck',
  'one_of_our_own',
  'with_the_last_breath',
  'elusive',
  'city_slicker',
  'kith_and_kin',
  'superhuman_reflexes',
  'hard_as_nails',
  'animal_magnetism',
  'strongman',
  'just_an_ogre',
  'honesty_of_the_orcs',
  'noble_ancestors',
  'secret_techniques',
  'minds_eye',
  'fiery_passion',
  'heat_up_the_atmosphere',
  'word_of_honour',
  'fireproof',
] as const;
export type RaceAbilityId = (typeof RACE_ABILITY_IDS)[number];

export const WEAKNESS_IDS = [
  'iron',
  'mistrust',
  'sunlight',
  'curiosity',
  'tiny',
  'shyness',
  'stranger_in_a_strange_land',
  'fiery_temper',
] as const;
export type WeaknessId = (typeof WEAKNESS_IDS)[number];

/** WS-3.25 (D7) */
export const PROFESSION_IDS = [
  'special_agent',
  'actor',
  'artist',
  'aristocrat',
  'antiquarian',
  'bon_vivant',
  'detective',
  'cleric',
  'journalist',
  'hunter',
  'scientist',
  'traveler',
  'officer',
  'writer',
  'criminal',
  'ritualist',
  'spiritist',
  'sportsman',
  'technomancer',
  'gunslinger',
] as const;
export type ProfessionId = (typeof PROFESSION_IDS)[number];

/** D7: where heroes come from; it changes nothing in play. */
export const NATION_IDS = [
  'aquitaine',
  'alfheim',
  'baventia',
  'silvanegro',
  'aeol',
  'hrimthorst',
  'jotunheim',
  'coriole',
  'morgovia',
  'pontifical_state',
  'serenissima',
  'scylla_and_charybdis',
  'slavia',
  'trimonarchy',
  'westria',
  'wotany',
  'ys',
  'atlantis',
  'lemuria',
  'sunnir',
  'vinland',
] as const;
export type NationId = (typeof NATION_IDS)[number];

/** WS-16.1 (D8) */
export const STUNT_IDS = [
  'aimed_attack',
  'daze',
  'disarm',
  'forceful_blow',
  'grip',
  'break_free',
  'knockdown',
  'mixing',
  'polite_request',
  'push',
  'pull',
  'route_change',
  'threat',
] as const;
export type StuntId = (typeof STUNT_IDS)[number];

/** WS-16.8 */
export const BODY_PART_IDS = ['head', 'arm', 'leg', 'other'] as const;
export type BodyPartId = (typeof BODY_PART_IDS)[number];

/** D9 */
export const WEAPON_IDS = [
  'fists',
  'cane',
  'club',
  'knife',
  'sword_cane',
  'sabre',
  'throwing_knives',
  'derringer',
  'revolver',
  'duelling_pistol',
  'hunting_rifle',
  'carbine',
  'iron_fists',
] as const;
export type WeaponId = (typeof WEAPON_IDS)[number];

export const WEAPON_MARKS = ['blade', 'iron', 'improvised', 'handgun', 'long_gun'] as const;
export type WeaponMark = (typeof WEAPON_MARKS)[number];

/** WS-17.1: from the nearest. */
export const RANGE_IDS = ['close', 'medium', 'long'] as const;
export type RangeId = (typeof RANGE_IDS)[number];

/** WS-18.9 (D10) */
export const VEHICLE_IDS = [
  'on_foot',
  'bicycle',
  'cab',
  'hack',
  'steamobile',
  'airship',
  'horse',
  'wyvern',
  'sports_steamobile',
] as const;
export type VehicleId = (typeof VEHICLE_IDS)[number];

/** WS-18.1: from the easiest. */
export const ROUTE_IDS = ['easy', 'normal', 'difficult'] as const;
export type RouteId = (typeof ROUTE_IDS)[number];

/** WS-18.14: what a side of a chase does. */
export const PURSUIT_IDS = ['pursuing', 'fleeing', 'racing'] as const;
export type PursuitId = (typeof PURSUIT_IDS)[number];

/** WS-19.1: from the least formal. */
export const FORMALITY_IDS = ['private', 'public', 'formal'] as const;
export type FormalityId = (typeof FORMALITY_IDS)[number];

/** D11 */
export const GADGET_IDS = [
  'aether_goggles',
  'pocket_golem',
  'spring_boots',
  'voice_brooch',
  'galvanic_glove',
  'grapnel_gun',
  'smoke_cane',
  'etiquette_engine',
  'steel_corset',
  'lucky_charm',
] as const;
export type GadgetId = (typeof GADGET_IDS)[number];

/** WS-9.18 */
export const GRADE_IDS = ['ordinary', 'epic', 'legendary'] as const;
export type GradeId = (typeof GRADE_IDS)[number];

/** WS-3.23: from the least. */
export const FAME_IDS = ['nobody', 'well_known', 'famous', 'legendary'] as const;
export type FameId = (typeof FAME_IDS)[number];

/** D12 */
export const SAMPLE_IDS = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8', 'H9', 'H10'] as const;
export type SampleId = (typeof SAMPLE_IDS)[number];

/** WS-20.1, WS-20.5 (D13) */
export const ANTAGONIST_IDS = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'] as const;
export type AntagonistId = (typeof ANTAGONIST_IDS)[number];
export const EXTRAS_IDS = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6'] as const;
export type ExtrasId = (typeof EXTRAS_IDS)[number];
export const PROFILE_IDS = [...ANTAGONIST_IDS, ...EXTRAS_IDS] as const;
export type ProfileId = (typeof PROFILE_IDS)[number];

/** What abilities and weaknesses ask of a character (D6, D7, D13). */
export const CHARACTER_MARKS = ['big', 'well_born', 'undead', 'construct'] as const;
export type CharacterMark = (typeof CHARACTER_MARKS)[number];

/** D14 */
export const SCAR_IDS = [
  'limp',
  'duel_scar',
  'eye_patch',
  'burnt_hand',
  'shaken_nerves',
  'bad_name',
  'hoarse_voice',
  'iron_limb',
] as const;
export type ScarId = (typeof SCAR_IDS)[number];

/** WS-16.42 (D15) */
export const REQUEST_IDS = ['floor', 'attend', 'put_away', 'sit', 'free'] as const;
export type RequestId = (typeof REQUEST_IDS)[number];

/** D16 */
export const SCENARIO_IDS = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8'] as const;
/** WS-10.10: shapes of a conflict for which the GM brings the opposition. */
export const SHAPE_IDS = [
  'duel',
  'bar_fight',
  'shootout',
  'battle',
  'rooftops',
  'tailing',
  'sneaking',
  'sport',
  'negotiation',
  'seduction',
  'debate',
  'haggling',
] as const;
export type ShapeId = (typeof SHAPE_IDS)[number];
export type ScenarioId = (typeof SCENARIO_IDS)[number] | ShapeId;

/** D16: what a scenario has besides its line-up. */
export const FEATURE_IDS = ['steam_valve', 'grudge', 'darkness', 'night', 'watchful_society', 'evidence', 'temptation'] as const;
export type FeatureId = (typeof FEATURE_IDS)[number];

/** WS-6.5 (D17): from the lowest. */
export const DIFFICULTY_IDS = ['standard', 'difficult', 'very_difficult', 'heroic', 'legendary'] as const;
export type DifficultyId = (typeof DIFFICULTY_IDS)[number];

/** How Polish texts speak of a character. */
export const FORM_IDS = ['feminine', 'masculine', 'neutral'] as const;
export type FormId = (typeof FORM_IDS)[number];

/** What is crossed off until the next session (WS-9.13, WS-9.23). */
export const ONCE_PER_SESSION = ['race', 'profession', 'prestige'] as const;
export type OncePerSession = (typeof ONCE_PER_SESSION)[number];

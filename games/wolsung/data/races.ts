/** Races (D6): four abilities to choose one from, and a weakness that comes with the race. */
import type { RaceAbilityId, RaceId, SkillId, WeaknessId } from './ids.ts';

export const RACES: {
  readonly [race in RaceId]: { readonly abilities: readonly RaceAbilityId[]; readonly weakness: WeaknessId };
} = {
  elf: {
    abilities: ['dancing_with_a_blade', 'elven_grace', 'hypnotic_charm', 'dreams_and_nightmares'],
    weakness: 'iron',
  },
  gnome: {
    abilities: ['allegories_and_parables', 'numerologist', 'gnomish_wise_man', 'secret_runes'],
    weakness: 'mistrust',
  },
  dwarf: {
    abilities: ['cold_logic', 'inspired_mechanic', 'gadgeteer', 'darkness_under_mountains'],
    weakness: 'sunlight',
  },
  human: {
    abilities: ['rich_experience', 'beginners_luck', 'one_of_our_own', 'with_the_last_breath'],
    weakness: 'curiosity',
  },
  halfling: {
    abilities: ['elusive', 'city_slicker', 'kith_and_kin', 'superhuman_reflexes'],
    weakness: 'tiny',
  },
  ogre: {
    abilities: ['hard_as_nails', 'animal_magnetism', 'strongman', 'just_an_ogre'],
    weakness: 'shyness',
  },
  orc: {
    abilities: ['honesty_of_the_orcs', 'noble_ancestors', 'secret_techniques', 'minds_eye'],
    weakness: 'stranger_in_a_strange_land',
  },
  troll: {
    abilities: ['fiery_passion', 'heat_up_the_atmosphere', 'word_of_honour', 'fireproof'],
    weakness: 'fiery_temper',
  },
};

/** WS-9.24: enforced always, where the scenario says that the condition holds, or only shown. */
export type Auto = 'yes' | 'scenario' | 'no';
/** What using it takes: nothing, a token, once per session, or once per session and then a token for each further scene. */
export type Use = 'free' | 'token' | 'session' | 'session_then_token';

export type Ability = {
  readonly auto: Auto;
  readonly use: Use;
  /** The number in its text: what is added, taken off, looked at or counted. */
  readonly amount?: number;
  /** The skills it touches, where it names any. */
  readonly skills?: readonly SkillId[];
  /** WS-9.26: its condition is a matter of taste. */
  readonly taste?: true;
};

/** "+5 for a token": all of them exclude each other and the plain +1 (WS-9.5). */
export const TOKEN_ABILITY_RAISE = 5;

export const RACE_ABILITIES: { readonly [ability in RaceAbilityId]: Ability } = {
  /** The favourite blade meets defense so much lower. */
  dancing_with_a_blade: { auto: 'yes', use: 'free', amount: 2 },
  elven_grace: { auto: 'yes', use: 'token', amount: TOKEN_ABILITY_RAISE, skills: ['expression', 'athletics'], taste: true },
  /** The range is wider by this, in a test of a skill of Charisma. */
  hypnotic_charm: {
    auto: 'yes',
    use: 'session',
    amount: 1,
    skills: ['bluff', 'expression', 'intimidation', 'persuasion'],
  },
  dreams_and_nightmares: { auto: 'no', use: 'free' },
  /** Confidence, for one discussion. */
  allegories_and_parables: { auto: 'yes', use: 'token', amount: 2 },
  /** Cards of the deck looked at, if not a hand. */
  numerologist: { auto: 'yes', use: 'token', amount: 5 },
  gnomish_wise_man: { auto: 'yes', use: 'token', amount: TOKEN_ABILITY_RAISE, skills: ['research', 'occult', 'academics'] },
  secret_runes: { auto: 'yes', use: 'session' },
  /** Courage and intimidation gain it; expression and empathy are at 0 without re-rolls. */
  cold_logic: { auto: 'yes', use: 'session_then_token', amount: 5, skills: ['courage', 'intimidation'] },
  /** Drive only in a steamobile, a sports steamobile or an airship. */
  inspired_mechanic: { auto: 'yes', use: 'token', amount: TOKEN_ABILITY_RAISE, skills: ['technics', 'drive'] },
  gadgeteer: { auto: 'no', use: 'session' },
  /** The TN is so much lower. */
  darkness_under_mountains: { auto: 'scenario', use: 'free', amount: 5, skills: ['stealth', 'spot'] },
  /** Cards the hand is filled to before one is discarded. */
  rich_experience: { auto: 'yes', use: 'free', amount: 4 },
  beginners_luck: { auto: 'yes', use: 'token', amount: TOKEN_ABILITY_RAISE },
  one_of_our_own: { auto: 'no', use: 'session' },
  with_the_last_breath: { auto: 'no', use: 'free' },
  elusive: { auto: 'yes', use: 'token' },
  city_slicker: { auto: 'yes', use: 'token', amount: TOKEN_ABILITY_RAISE, skills: ['streetwise', 'larceny'] },
  kith_and_kin: { auto: 'no', use: 'session' },
  superhuman_reflexes: { auto: 'no', use: 'free' },
  /** The TN of finishers in hand-to-hand combat is so much higher. */
  hard_as_nails: { auto: 'yes', use: 'free', amount: 10 },
  /** In private and public discussions. */
  animal_magnetism: { auto: 'yes', use: 'token', amount: TOKEN_ABILITY_RAISE, skills: ['persuasion'] },
  strongman: { auto: 'no', use: 'free' },
  just_an_ogre: { auto: 'no', use: 'session' },
  honesty_of_the_orcs: { auto: 'yes', use: 'token', amount: TOKEN_ABILITY_RAISE, skills: ['bluff', 'empathy'] },
  /** What one chosen skill counts. */
  noble_ancestors: { auto: 'yes', use: 'session', amount: 15 },
  secret_techniques: { auto: 'no', use: 'token' },
  minds_eye: { auto: 'no', use: 'free' },
  /** Brawl in attacks at close range; chases; intimidation and expression. */
  fiery_passion: { auto: 'yes', use: 'token', amount: TOKEN_ABILITY_RAISE },
  heat_up_the_atmosphere: { auto: 'no', use: 'token', amount: 1 },
  word_of_honour: { auto: 'no', use: 'free', amount: 2 },
  fireproof: { auto: 'no', use: 'free' },
};

/** WS-9.15: `amount` is what the three basic uses of tokens cost. The fiery temper asks for so many raises. */
export const WEAKNESSES: { readonly [weakness in WeaknessId]: { readonly auto: Auto; readonly amount?: number } } = {
  iron: { auto: 'yes' },
  mistrust: { auto: 'yes', amount: 2 },
  sunlight: { auto: 'scenario', amount: 2 },
  curiosity: { auto: 'scenario' },
  tiny: { auto: 'yes' },
  shyness: { auto: 'yes', amount: 2 },
  stranger_in_a_strange_land: { auto: 'yes', amount: 2 },
  fiery_temper: { auto: 'yes', amount: 2 },
};

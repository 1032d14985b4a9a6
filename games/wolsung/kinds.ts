/** Kinds that the table and what is seen of it have in common. */
import {
  count,
  flag,
  type Kind,
  kind,
  listOf,
  oneOf,
  orNull,
  type Plain,
  type PlainRecord,
  record,
  samePlain,
  text,
  whole,
} from '@guildhall/kernel';
import {
  ARCHETYPE_IDS,
  CHARACTER_MARKS,
  CONFLICT_IDS,
  DECK,
  FORMALITY_IDS,
  GADGET_IDS,
  type Hero,
  MODES,
  ONCE_PER_SESSION,
  PROFILE_IDS,
  ROUTE_IDS,
  SCENARIO_IDS,
  SHAPE_IDS,
  SKILL_IDS,
  STUNT_IDS,
  VEHICLE_IDS,
  WEAPON_IDS,
} from './data/index.ts';
import { TERM_NAMES } from './facts.ts';
import { readHero } from './heroes/index.ts';
import { RULES } from './rulebook/ids.generated.ts';
import { MOST_NAME } from './rules/copies.ts';
import { EDIT_WEAPONS, LIMITS, MOST_WEAPONS } from './rules/editing.ts';
import { ENDINGS, KINDS, NONE, PHASES, STANCES, STATES, TEMPERS, TEST_KINDS, WISHES } from './table.ts';

/** Numbers of characters, and NONE. */
export const aNumber = whole(NONE, 99, NONE);
export const cards = listOf(oneOf(DECK, 'Ac'), DECK.length);
export const aCard = orNull(oneOf(DECK, 'Ac'));
export const aRound = count(1000);
/** Texts that people write. */
export const words = text(400);

/** A sheet that the builder, or play, could have made. */
export const aHero = kind<(Hero & PlainRecord) | null>(null, (value) => {
  if (value === null) return null;
  const read = readHero(value);
  if (!('problems' in read) && !samePlain(read.hero, value)) return 'is no hero: something is missing';
  return 'problems' in read ? `is no hero: ${read.problems[0].why} (${read.problems[0].rule})` : null;
});

export const settings = record({
  mode: oneOf(MODES, 'director'),
  gentle: flag(),
  describe: flag(),
  openSheets: flag(),
  roundLimit: count(99),
  temper: oneOf(TEMPERS, 'daring'),
});

const perConflict = <X extends Plain>(one: Kind<unknown, X>) => record({ combat: one, chase: one, discussion: one });
/** D13: an edited profile. */
export const aCopy = record({
  of: oneOf(PROFILE_IDS, 'A1'),
  name: text(MOST_NAME),
  pool: whole(...LIMITS.pool),
  challenge: perConflict(orNull(whole(...LIMITS.challenge))),
  resistance: perConflict(orNull(whole(...LIMITS.resistance))),
  skills: listOf(
    record({ skill: oneOf(SKILL_IDS, 'brawl'), bonus: whole(...LIMITS.bonus), range: whole(...LIMITS.range) }),
    SKILL_IDS.length,
  ),
  archetype: orNull(oneOf(ARCHETYPE_IDS, 'daredevil')),
  weapons: listOf(oneOf(EDIT_WEAPONS, 'club'), MOST_WEAPONS),
  vehicle: oneOf(VEHICLE_IDS, 'on_foot'),
  speed: whole(...LIMITS.speed),
  marks: listOf(oneOf(CHARACTER_MARKS, 'big'), CHARACTER_MARKS.length),
});

/** What is public of a character as it lies on the table. */
export const character = {
  kind: oneOf(KINDS, 'hero'),
  hero: aHero,
  profile: orNull(oneOf(PROFILE_IDS, 'A1')),
  copy: orNull(aCopy),
  which: whole(1, 99),
  skill: orNull(oneOf(SKILL_IDS, 'brawl')),
  side: count(3),
  owner: count(6),
  state: oneOf(STATES, 'active'),
  markers: count(40),
  start: count(40),
  pool: count(40),
  fewer: count(40),
  constitutionLost: count(9),
  reputationLost: count(9),
  initiative: aCard,
  acted: flag(),
  zone: count(2),
  cover: flag(),
  weapon: oneOf(WEAPON_IDS, 'fists'),
  weapons: listOf(oneOf(WEAPON_IDS, 'fists'), 20),
  dropped: listOf(record({ weapon: oneOf(WEAPON_IDS, 'fists'), zone: count(2) }), 20),
  vehicle: whole(NONE, 30, NONE),
  driving: flag(),
  stance: oneOf(STANCES, 'proper'),
  down: flag(),
  grippedBy: aNumber,
  aimed: record({ head: aRound, arm: aRound, leg: aRound }),
  floor: aRound,
  attend: aRound,
  attendTo: aNumber,
  away: listOf(oneOf(GADGET_IDS, 'lucky_charm'), 10),
  threatened: flag(),
  helped: listOf(whole(0, 99), 40),
  usedAchievements: listOf(count(98), 99),
  used: listOf(oneOf(ONCE_PER_SESSION, 'race'), 3),
  scene: listOf(text(60), 120),
  rage: aRound,
  passionate: flag(),
};

export const test = {
  kind: oneOf(TEST_KINDS, 'attack'),
  actor: whole(0, 99),
  target: aNumber,
  skill: oneOf(SKILL_IDS, 'brawl'),
  claimed: flag(),
  stunt: oneOf(['', ...STUNT_IDS], ''),
  detail: text(60),
  foreign: flag(),
  dice: count(40),
  rolled: listOf(listOf(whole(1, 10), 1000), 200),
  widened: count(60),
  automatic: aCard,
  card: aCard,
  helps: cards,
  helpers: listOf(whole(0, 99), 60),
  guard: aCard,
  raise: count(5),
  raisedBy: text(40),
  officer: count(1),
  achievement: aNumber,
  gadget: flag(),
  sentBack: flag(),
};

/** A sum term by term. */
export const terms = listOf(
  record({ name: oneOf(TERM_NAMES, 'base'), rule: oneOf(RULES, 'WS-1.1'), add: whole(-1000, 100_000) }),
  60,
);

const aScenario = oneOf([...SCENARIO_IDS, ...SHAPE_IDS], 'S1');

/** What is public of a scene. */
export const scene = {
  settings,
  gm: whole(NONE, 6, NONE),
  discard: cards,
  heroes: whole(1, 6),
  scenes: listOf(oneOf(SCENARIO_IDS, 'S1'), 3),
  scenario: aScenario,
  type: oneOf(CONFLICT_IDS, 'combat'),
  phase: oneOf(PHASES, 'free'),
  round: aRound,
  turn: aNumber,
  sides: whole(2, 4),
  statusQuo: count(3),
  stake: record({ texts: listOf(text(300), 4), vaBanque: flag(), deadly: flag(), refusals: count(1_000_000) }),
  refusers: listOf(count(6), 7),
  vehicles: listOf(record({ vehicle: oneOf(VEHICLE_IDS, 'cab'), stopped: flag() }), 30),
  route: oneOf(ROUTE_IDS, 'normal'),
  formality: oneOf(FORMALITY_IDS, 'public'),
  featureUsed: flag(),
  results: listOf(record({ scenario: aScenario, winner: whole(NONE, 3, NONE), ending: oneOf(ENDINGS, ''), rounds: aRound }), 20),
  notes: listOf(record({ by: aNumber, card: aCard, words }), 200),
  ending: oneOf(ENDINGS, ''),
  over: flag(),
};

export const aWish = oneOf(WISHES, 'nothing');

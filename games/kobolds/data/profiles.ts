/** The profiles: 35 that can be chosen for a gang, the V.I.C. and the adopted Mr. Cuddly (KC-D.2 to KC-D.7).
 *  Mr. Cuddly as the target of scenario 4 and the carriage have no profile; their numbers are in constants.ts. */
import type { AbilityId } from './abilities.ts';
import type { BaseSize, CardSide } from './constants.ts';
import type { CriticalId } from './criticals.ts';

export const CATEGORIES = ['leader', 'runt', 'thug', 'big-guy', 'expert', 'wizard', 'special'] as const;
export type Category = (typeof CATEGORIES)[number];

export const ALLEGIANCES = ['red', 'black'] as const;
export type Allegiance = (typeof ALLEGIANCES)[number];

/** Critical One to Four; null is a blank column. */
export type CriticalColumns = readonly [CriticalId | null, CriticalId | null, CriticalId | null, CriticalId | null];

export const LEADER_IDS = ['barry', 'egg-keeper', 'dorick', 'grobblar', 'body-snatcher', 'screek', 'klacka'] as const;
export type LeaderId = (typeof LEADER_IDS)[number];

export const RUNT_IDS = [
  'human-lowlife',
  'halfling-bowman',
  'goblin-scumbag',
  'ratman-sewer-dweller',
  'tribal-kobold',
  'zombie',
] as const;
export const THUG_IDS = [
  'orc-ruffian',
  'human-bruiser',
  'ratman-slaver',
  'dwarf-miner',
  'kobold-grunt',
  'elf-archer',
  'skeleton',
] as const;
export const BIG_GUY_IDS = ['ogre', 'troll', 'rat-brute', 'kobold-gator', 'golem'] as const;
export const EXPERT_IDS = [
  'goblin-sharpshooter',
  'elf-fencer',
  'dwarf-berserker',
  'ratman-assassin',
  'halfling-thief',
  'dwarf-boozer',
  'vampire',
  'orc-bouncer',
  'kobold-hunter',
] as const;

/** What gold can hire. */
export const HIRED_IDS = [...RUNT_IDS, ...THUG_IDS, ...BIG_GUY_IDS, ...EXPERT_IDS, 'wizard'] as const;
export type HiredId = (typeof HIRED_IDS)[number];

/** What a scenario brings. */
export const SPECIAL_IDS = ['vic', 'mr-cuddly'] as const;

export const PROFILE_IDS = [...LEADER_IDS, ...HIRED_IDS, ...SPECIAL_IDS] as const;
export type ProfileId = (typeof PROFILE_IDS)[number];

export interface Profile {
  readonly id: ProfileId;
  readonly category: Category;
  /** null: neither red nor black (KC-1.13). The adopted Mr. Cuddly takes that of his Leader (KC-25.15). */
  readonly allegiance: Allegiance | null;
  /** null: cannot be hired (KC-1.13). */
  readonly cost: number | null;
  readonly move: CardSide;
  /** null is the dash: no Attack action, whatever the bonus (KC-1.13, KC-12.48). */
  readonly fight: number | null;
  readonly defend: number;
  readonly wounds: number;
  readonly base: BaseSize;
  readonly criticals: CriticalColumns;
  readonly abilities: readonly AbilityId[];
  readonly leadership: number;
}

type Figures = readonly [move: CardSide, fight: number | null, defend: number, wounds: number];
type Row = Omit<Profile, 'id'>;

const NO_CRITICALS: CriticalColumns = [null, null, null, null];

const row =
  (category: Category, base: BaseSize, leadership: number) =>
  (
    allegiance: Allegiance | null,
    cost: number | null,
    [move, fight, defend, wounds]: Figures,
    criticals: CriticalColumns,
    abilities: readonly AbilityId[] = [],
  ): Row => ({ category, allegiance, cost, move, fight, defend, wounds, base, criticals, abilities, leadership });

const leader = row('leader', 30, 1);
const runt = row('runt', 30, 0);
const thug = row('thug', 30, 0);
const bigGuy = row('big-guy', 40, 0);
const expert = row('expert', 30, 0);

const ROWS: { readonly [id in ProfileId]: Row } = {
  barry: leader('red', null, ['L', 4, 4, 9], ['block', 'evade', 'heal', 'my-name-is'], ['were-in-this-together', 'medicine-man']),
  'egg-keeper': leader(
    'red',
    null,
    ['W', 4, 4, 10],
    ['antagonise', 'egg-toss', 'musky-scent', 'strange-allure'],
    ['poison-proof'],
  ),
  dorick: leader('red', null, ['W', 4, 2, 10], ['pickpocket', null, 'dip-into-coffers', null], ['pay-day']),
  grobblar: leader(
    'black',
    null,
    ['L', 3, 4, 8],
    ['dodge-l', null, 'ave-a-go', null],
    ['goblin-shield', 'you-go-first', 'volunteered'],
  ),
  'body-snatcher': leader('black', null, ['W', 4, 3, 10], [null, 'curse', 'terrify', null], ['extra-life', 'dead-good']),
  screek: leader('black', null, ['L', 4, 4, 9], [null, 'take-a-chance', null, 'check-his-sleeves'], ['compromising-position']),
  klacka: leader('black', null, ['W', 5, 2, 10], ['dead-ard', null, 'war-cry', null], ['not-so-fast']),

  'human-lowlife': runt('red', 1, ['W', 2, 2, 3], [null, 'kneecap', null, null]),
  'halfling-bowman': runt('red', 1, ['W', 2, 2, 2], [null, 'blind', null, null], ['reload']),
  'goblin-scumbag': runt('black', 1, ['L', 2, 2, 2], [null, 'bite', null, null], ['cowardly']),
  'ratman-sewer-dweller': runt('black', 1, ['L', 2, 2, 2], ['evade', null, null, null]),
  'tribal-kobold': runt('red', 1, ['L', 2, 2, 2], ['evade', null, null, null], ['immune-to-poison']),
  zombie: runt('black', 1, ['W', 2, 2, 3], NO_CRITICALS, ['regenerate']),

  'orc-ruffian': thug('black', 3, ['W', 3, 2, 4], ['bash', null, 'nasty-sprain', null], ['always-angry']),
  'human-bruiser': thug('red', 3, ['W', 3, 3, 4], ['shove-w', 'kneecap', null, null]),
  'ratman-slaver': thug('black', 3, ['L', 3, 3, 4], ['evade', 'dodge-w', null, null]),
  'dwarf-miner': thug('red', 3, ['W', 3, 2, 4], ['grab', null, 'block', null], ['shake-it-off']),
  'kobold-grunt': thug('red', 3, ['W', 3, 3, 4], ['evade', null, 'poison', null], ['immune-to-poison', 'blood-lust']),
  'elf-archer': thug('red', 3, ['L', 3, 3, 3], ['blind', null, 'grounded', null], ['reload']),
  skeleton: thug('black', 3, ['W', 2, 2, 4], ['block', null, null, null], ['regenerate']),

  ogre: bigGuy('red', 5, ['W', 4, 3, 5], ['grab', 'grounded', 'big-bash', null]),
  troll: bigGuy('black', 6, ['W', 4, 2, 5], ['bite', 'shove-l', null, null], ['regenerate']),
  'rat-brute': bigGuy('black', 5, ['L', 4, 3, 5], ['dodge-w', 'kneecap', null, 'broken-bones']),
  'kobold-gator': bigGuy('red', 5, ['W', 4, 3, 5], [null, 'bite', null, 'furious'], ['immune-to-poison', 'blood-lust']),
  golem: bigGuy('red', 5, ['W', 3, 2, 7], [null, 'grounded', null, 'concussion'], ['solid']),

  'goblin-sharpshooter': expert('black', 6, ['L', 4, 2, 4], ['bash', null, 'big-bash', 'frenzy'], ['reload']),
  'elf-fencer': expert('red', 6, ['L', 3, 4, 4], ['evade', null, 'dodge-l', null], ['graceful', 'vicious']),
  'dwarf-berserker': expert('red', 6, ['W', 4, 3, 5], [null, 'frenzy', null, 'furious'], ['shake-it-off']),
  'ratman-assassin': expert(
    'black',
    6,
    ['L', 3, 4, 4],
    ['evade', 'dodge-l', null, 'poison-cloud'],
    ['immune-to-poison', 'deadly-concoction'],
  ),
  'halfling-thief': expert('red', 6, ['W', 3, 4, 4], ['dodge-l', 'pickpocket', null, null], ['locksmith', 'opportunist']),
  'dwarf-boozer': expert('red', 6, ['W', 4, 2, 6], ['block', 'grounded', 'swing', null], ['solid']),
  vampire: expert('black', 6, ['L', 3, 3, 5], ['bite', 'heal', 'dodge-l', null], ['blood-lust', 'graceful']),
  'orc-bouncer': expert('black', 6, ['W', 4, 2, 5], ['grab', 'shove-l', null, null], ['always-angry', 'what-did-you-say']),
  'kobold-hunter': expert('red', 6, ['L', 3, 4, 4], ['poison', 'evade', null, null], ['sneaky-beggar', 'immune-to-poison']),

  wizard: row('wizard', 30, 0)(null, 8, ['W', null, 3, 6], NO_CRITICALS),
  /** Takes the place of a member and keeps its base (KC-27.6); 30 mm where it is an extra model (KC-27.4). */
  vic: row('special', 30, 0)(null, null, ['L', null, 4, 5], NO_CRITICALS),
  /** Counts as a Big Guy (KC-25.16). */
  'mr-cuddly': bigGuy(null, null, ['L', 5, 2, 6], ['grab', 'bite', null, null], ['always-angry']),
};

export const PROFILES = Object.fromEntries(PROFILE_IDS.map((id) => [id, { id, ...ROWS[id] }])) as {
  readonly [id in ProfileId]: Profile;
};

/** What a member of the other gang that is out of play scores in scenario 1 (KC-22.2). */
export const VALUE_OF_CATEGORY: { readonly [category in Category]: number } = {
  leader: 10,
  runt: 1,
  thug: 3,
  'big-guy': 5,
  expert: 6,
  wizard: 6,
  special: 0,
};
/** What a member in the opponent's half scores in scenario 5: the same, but Leaders nothing (KC-26.1). */
export const TERRITORY_VALUE: { readonly [category in Category]: number } = { ...VALUE_OF_CATEGORY, leader: 0 };

export const isLeader = (id: ProfileId): id is LeaderId => PROFILES[id].category === 'leader';
/** Has the profile this ability? Equipment may give it besides: rules ask for the model's. */
export const hasAbility = (id: ProfileId, ability: AbilityId): boolean => PROFILES[id].abilities.includes(ability);

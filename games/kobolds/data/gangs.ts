/** Ready-made gangs for the default amount of gold, one for each Leader and each a style of its own, and what a gang costs. */
import { CRYSTAL_COST, DEFAULT_GOLD, MOST_STASH } from './constants.ts';
import { type HiredId, type LeaderId, PROFILES } from './profiles.ts';

export const GANG_IDS = [
  'whispering-bows',
  'brood',
  'debtors',
  'volunteers',
  'graveyard-shift',
  'sewer-knives',
  'skull-crackers',
] as const;
export type GangId = (typeof GANG_IDS)[number];

export interface GangPlan {
  readonly leader: LeaderId;
  /** The free Goblin Scumbag of Grobblar (KC-18.25) is one of them. */
  readonly members: readonly HiredId[];
  readonly crystals: number;
  readonly stash: number;
}
export interface ReadyGang extends GangPlan {
  readonly id: GangId;
}

/** Coins for members and crystals, the Stash apart (KC-3.5, KC-3.11); Grobblar's first Scumbag is free (KC-18.25). */
export function gangCost(leader: LeaderId, members: readonly HiredId[], crystals: number): number {
  let cost = crystals * CRYSTAL_COST;
  for (const member of members) cost += PROFILES[member].cost ?? 0;
  const free = PROFILES[leader].abilities.includes('volunteered') && members.includes('goblin-scumbag');
  return free ? cost - (PROFILES['goblin-scumbag'].cost ?? 0) : cost;
}

const times = (count: number, member: HiredId): HiredId[] => Array.from({ length: count }, () => member);

/** What is left of the gold goes along as the Stash (KC-3.14 to KC-3.16). */
const gang = (id: GangId, leader: LeaderId, members: readonly HiredId[], crystals = 0): ReadyGang => ({
  id,
  leader,
  members,
  crystals,
  stash: Math.min(MOST_STASH, DEFAULT_GOLD - gangCost(leader, members, crystals)),
});

export const GANGS: readonly ReadyGang[] = [
  /** Shooters behind a short line of hard heads. */
  gang('whispering-bows', 'barry', [
    ...times(4, 'elf-archer'),
    ...times(3, 'halfling-bowman'),
    ...times(2, 'human-bruiser'),
    'dwarf-boozer',
  ]),
  /** Kobolds and their poison, which does not harm them. */
  gang('brood', 'egg-keeper', [
    ...times(2, 'kobold-hunter'),
    'kobold-gator',
    ...times(2, 'kobold-grunt'),
    ...times(3, 'tribal-kobold'),
  ]),
  /** Magic behind a golem, with a full purse. */
  gang('debtors', 'dorick', ['wizard', 'golem', ...times(2, 'dwarf-miner'), ...times(2, 'human-lowlife')], 2),
  /** Many goblins, two long guns and a troll. */
  gang('volunteers', 'grobblar', [...times(2, 'goblin-sharpshooter'), 'troll', ...times(8, 'goblin-scumbag')]),
  /** The dead, who get up again. */
  gang('graveyard-shift', 'body-snatcher', [...times(2, 'vampire'), ...times(3, 'skeleton'), ...times(6, 'zombie')]),
  /** Fast ratmen who strike and slip away. */
  gang('sewer-knives', 'screek', [
    ...times(2, 'ratman-assassin'),
    'rat-brute',
    ...times(2, 'ratman-slaver'),
    ...times(3, 'ratman-sewer-dweller'),
  ]),
  /** Few, large and angry. */
  gang('skull-crackers', 'klacka', ['troll', 'rat-brute', 'orc-bouncer', ...times(3, 'orc-ruffian')]),
];

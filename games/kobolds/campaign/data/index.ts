/** Numbers of the campaign chapters (KC-30 to KC-37, KC-D.17, KC-D.18). */
import type { Category, ProfileId } from '../../data/index.ts';
import { BIG_GUY_IDS, EXPERT_IDS, HIRED_IDS, type HiredId, PROFILES } from '../../data/index.ts';
import type { KC } from '../../rulebook/ids.generated.ts';

export { PLAYERS } from './players.ts';

/** KC-30.6: six games each are recommended. */
export const MOST_ROUNDS = 24;
export const USUAL_ROUNDS = 6;
/** KC-30.8. */
export const STARTING_GOLD = 10;
/** KC-31.2, KC-31.3. */
const LEADER_VALUE = 10;
/** KC-25.16. */
const MR_CUDDLY_VALUE = 5;
/** KC-31.17. */
export const RAISED_VALUE = 1;

/** KC-32.1 to KC-32.3, and KC-30.18 for whoever sits out. */
export const POINTS = { completed: 10, neither: 5, tookOut: 5, satOut: 5 } as const;
/** KC-32.5. */
export const NOTORIETY_PRICE = 10;
export const NOTORIETY_BOUGHT = 5;
/** KC-32.6: so many points lower is the underdog; KC-36.9 looks at the same gap. */
export const UNDERDOG_GAP = 10;
/** KC-32.7 to KC-32.10: what the underdog gains and the rival loses. */
export const AUDACITY = {
  completes: { bonus: 10, rival: 10, rule: 'KC-32.10' },
  takesOut: { bonus: 10, rival: 5, rule: 'KC-32.9' },
  loses: { bonus: 5, rival: 0, rule: 'KC-32.7' },
  bothFail: { bonus: 10, rival: 0, rule: 'KC-32.8' },
} as const satisfies { readonly [line: string]: { bonus: number; rival: number; rule: KC } };
export type AudacityLine = keyof typeof AUDACITY;

/** KC-34.1, KC-34.2. */
export const FINDS = { winner: 3, loser: 1, neither: 2 } as const;
/** KC-35.9. */
export const BLACK_MARKET = 5;
/** What two Crime Lords may agree on as a price or a fee. */
export const MOST_PRICE = 200;

/** KC-36.6 to KC-36.9: what comes back in all, in half stakes. */
export const ODDS = { even: 3, lower: 4, muchLower: 6 } as const;

/** Optional rewards in coins, points and Ruthlessness (KC-22.6, KC-23.24, KC-24.20, KC-25.14, KC-27.14 and so on). */
export const TREASURE_GOLD = 5;
export const REWARD_GOLD = 10;
export const REWARD_RUTHLESSNESS = 10;
export const REWARD_NOTORIETY = 5;
export const CHEST_PIECES = 2;

/** What a Leader can lose (KC-31.12): the statistics in the order of the rule, and how low each may fall. */
export const STATISTICS = ['move', 'fight', 'defend', 'wounds', 'leadership'] as const;
export type Statistic = (typeof STATISTICS)[number];
export const FLOOR: { readonly [statistic in Exclude<Statistic, 'move'>]: number } = {
  fight: 1,
  defend: 1,
  wounds: 1,
  leadership: 0,
};

/** KC-D.17. `opens`: a category that can be hired while at or above; the others are given once. */
export const LEVELS = [
  { points: 5, gives: 'freeRunt' },
  { points: 10, gives: 'bigGuys' },
  { points: 15, gives: 'freeThug' },
  { points: 20, gives: 'experts' },
  { points: 25, gives: 'leadership' },
  { points: 30, gives: 'wizards' },
  { points: 35, gives: 'discount' },
  { points: 40, gives: 'wounds' },
] as const satisfies readonly { points: number; gives: string }[];
export type LevelGift = (typeof LEVELS)[number]['gives'];

/** KC-30.23: where everybody may begin. */
export const STARTING_LEVELS = [0, 5, 10, 15, 20, 25, 30, 35, 40] as const;

/** Which level opens a category; Runts and Thugs are open to all (KC-30.9). */
export const OPENED_BY: { readonly [category in Category]?: LevelGift } = {
  'big-guy': 'bigGuys',
  expert: 'experts',
  wizard: 'wizards',
};
/** KC-32.17. */
export const DISCOUNT = 1;

export const costOf = (profile: HiredId): number => PROFILES[profile].cost ?? 0;

/** KC-31.2, KC-31.16: what a member counts for when it is killed or mugged. */
export function worthOfProfile(profile: ProfileId): number {
  if (profile === 'mr-cuddly') return MR_CUDDLY_VALUE;
  return PROFILES[profile].category === 'leader' ? LEADER_VALUE : (PROFILES[profile].cost ?? 0);
}

export const isHired = (profile: string): profile is HiredId => (HIRED_IDS as readonly string[]).includes(profile);
/** What a reward may recruit: KC-27.16 any Expert, KC-29.10 any Big Guy. */
export const RECRUITS = { vic: EXPERT_IDS, 'protect-the-rat': BIG_GUY_IDS } as const;

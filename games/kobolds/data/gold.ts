/** What gold buys (KC-D.11). All of it is free of actions (KC-19.4) and paid into the Coffers (KC-19.1), crystals apart. */
import type { KC } from '../rulebook/ids.generated.ts';
import { CRYSTAL_COST } from './constants.ts';

export const GOLD_BUYERS = ['either', 'defender', 'opponent', 'attacker-or-defender', 'active', 'gang-with-wizard'] as const;
export type GoldBuyer = (typeof GOLD_BUYERS)[number];

export const GOLD_MOMENTS = ['drawing', 'attack-declared', 'before-the-hands', 'activation', 'before-the-game'] as const;
export type GoldMoment = (typeof GOLD_MOMENTS)[number];

interface GoldOptionData {
  id: string;
  /** Coins; null: the listed cost of the active model (KC-19.15). Counting Cards is paid for each card. */
  cost: number | null;
  who: GoldBuyer;
  when: GoldMoment;
  rule: KC;
}

export const GOLD_OPTION_LIST = [
  { id: 'counting-cards', cost: 1, who: 'either', when: 'drawing', rule: 'KC-19.5' },
  { id: 'dont-just-stand-there', cost: 1, who: 'defender', when: 'before-the-hands', rule: 'KC-19.8' },
  { id: 'guaranteed-bribe', cost: null, who: 'opponent', when: 'attack-declared', rule: 'KC-19.15' },
  { id: 'cheapskate', cost: 1, who: 'opponent', when: 'attack-declared', rule: 'KC-19.16' },
  { id: 'just-do-it', cost: 1, who: 'attacker-or-defender', when: 'before-the-hands', rule: 'KC-19.10' },
  { id: 'ave-a-swig-of-this', cost: 1, who: 'active', when: 'activation', rule: 'KC-19.22' },
  { id: 'take-it-like-an-orc', cost: 1, who: 'defender', when: 'before-the-hands', rule: 'KC-19.12' },
  { id: 'magic-crystal', cost: CRYSTAL_COST, who: 'gang-with-wizard', when: 'before-the-game', rule: 'KC-3.11' },
] as const satisfies readonly GoldOptionData[];

export type GoldOptionId = (typeof GOLD_OPTION_LIST)[number]['id'];
export interface GoldOption extends Readonly<GoldOptionData> {
  readonly id: GoldOptionId;
}

export const GOLD_OPTION_IDS: readonly GoldOptionId[] = GOLD_OPTION_LIST.map((option) => option.id);
export const GOLD_OPTIONS = Object.fromEntries(GOLD_OPTION_LIST.map((option) => [option.id, option])) as {
  readonly [id in GoldOptionId]: GoldOption;
};

/** What a model is worth to its gang, in points of All Out Brawl (KC-22.2), and what harm takes from it. */
import { PROFILE_IDS, PROFILES, type ProfileId, SCENARIOS, VALUE_OF_CATEGORY } from '../data/index.ts';
import { BIT } from '../effects.ts';
import type { Model, Table } from '../table.ts';

type Timed = Pick<Table, 'scenario' | 'turn' | 'models'>;

export const isLastTurn = ({ scenario, turn }: Pick<Table, 'scenario' | 'turn'>): boolean =>
  scenario !== 0 && turn >= SCENARIOS[scenario].turns;

/** How much of the last turn is to come: all of it before it begins, nothing when everybody in play has acted. */
export function toCome(t: Timed): number {
  if (!isLastTurn(t)) return 1;
  let inPlay = 0;
  let ready = 0;
  for (const { place, activated } of t.models) {
    if (place !== 'play') continue;
    inPlay++;
    if (!activated) ready++;
  }
  return inPlay > 0 ? ready / inPlay : 0;
}

/** How much of the whole game is to come, `left` of this turn's if it is the last. */
export function timeLeft({ scenario, turn }: Pick<Table, 'scenario' | 'turn'>, left: number): number {
  if (scenario === 0) return 1;
  const { turns } = SCENARIOS[scenario];
  return (turns - turn + left) / turns;
}

/**
 * What being there at all counts against every wound that is left. Towards the end of a brawl only the fallen count (KC-22.2),
 * and a spy is found only in one who was taken out (KC-29.5).
 */
export function beingThere(t: Timed): number {
  if (t.scenario === 'all-out-brawl') return 0.4 + 0.05 * t.turn + 0.3 * (1 - toCome(t));
  return t.scenario === 'protect-the-rat' ? 0.7 : 0.45;
}

const byProfile = (of: (id: ProfileId) => number): { readonly [id in ProfileId]: number } =>
  Object.fromEntries(PROFILE_IDS.map((id) => [id, of(id)])) as { readonly [id in ProfileId]: number };

const IN_BRAWL = byProfile((id) => Math.max(1, VALUE_OF_CATEGORY[PROFILES[id].category]));
/** The game is lost and won with the V.I.C. (KC-27.10). */
const VIC = 10;
/** Where nobody counts the fallen, a Leader is worth what it can do. */
const ELSEWHERE = byProfile((id) => {
  if (id === 'vic') return VIC;
  return PROFILES[id].category === 'leader' ? 7 : Math.max(2, VALUE_OF_CATEGORY[PROFILES[id].category]);
});

/** Anybody may be the spy (KC-29.8): whoever falls most easily is hunted as gladly as the strongest. */
const AMONG_SPIES = byProfile(() => 1);
const PRICES: { readonly [scenario in Table['scenario']]?: typeof ELSEWHERE } = {
  'all-out-brawl': IN_BRAWL,
  'protect-the-rat': AMONG_SPIES,
};

export const priceOf = (t: Pick<Table, 'scenario'>, model: Model): number => (PRICES[t.scenario] ?? ELSEWHERE)[model.profile];

const STUNNED = BIT.stunned;
const GROUNDED = BIT.grounded;
const POISON = BIT.poison;
const HEAVY = BIT.terrify | BIT.concussion | BIT['broken-bones'];
const LIGHT = BIT.blind | BIT.confuse | BIT.curse | BIT['nasty-sprain'] | BIT.kneecap | BIT.bite;
const GOOD = BIT.block | BIT.evade | BIT.fog | BIT.confidence | BIT.grab;

function bitCount(bits: number): number {
  let n = 0;
  for (let left = bits; left !== 0; left &= left - 1) n++;
  return n;
}

/** The share of its value that effects take from a model (or, below 0, add to it). */
function harmOf({ effects }: Model): number {
  let harm = 0;
  if ((effects & STUNNED) !== 0) harm += 0.12;
  if ((effects & GROUNDED) !== 0) harm += 0.08;
  if ((effects & POISON) !== 0) harm += 0.12;
  if ((effects & HEAVY) !== 0) harm += 0.1 * bitCount(effects & HEAVY);
  if ((effects & LIGHT) !== 0) harm += 0.05 * bitCount(effects & LIGHT);
  if ((effects & GOOD) !== 0) harm -= 0.02 * bitCount(effects & GOOD);
  return harm;
}

/** What a model in play is worth as it stands; `there` is what being there counts. */
export function worthOf(t: Timed, model: Model, there: number): number {
  const { wounds } = PROFILES[model.profile];
  const left = Math.max(0, wounds - model.wounds) / wounds;
  const share = there + (1 - there) * left;
  return priceOf(t, model) * (model.effects === 0 ? share : share - harmOf(model));
}

/** What so many wounds (or a stun) take from a model. */
export function lossBy(t: Timed, model: Model, harm: number): number {
  if (harm <= 0) return 0;
  const value = priceOf(t, model);
  const there = beingThere(t);
  const { wounds } = PROFILES[model.profile];
  const left = wounds - model.wounds;
  if (harm >= left) return value * (there + ((1 - there) * left) / wounds);
  return ((1 - there) * value * harm) / wounds;
}

/** Customs: what holds at the table beside the game when people pause, go away, come back, hand a seat over or leave. */
import { type Customs, type Refusal, type RoleSpec, refuse, type TableRule, type Wish, whyNotBot } from '@guildhall/kernel';

export type Custom = keyof Customs;

/** What holds in every game, by a rule of the table where the game has none of its own. */
const EVERYWHERE = { away: 'GH-11', back: 'GH-11', hand: 'GH-12', host: 'GH-13' } as const satisfies {
  [custom in Custom]?: TableRule;
};

interface WithCustoms {
  readonly customs?: Customs;
}

/** The rule by which a custom holds in a game. */
export function customRule(meta: WithCustoms, custom: keyof typeof EVERYWHERE): string;
/** The same for one that need not hold; null: it does not. */
export function customRule(meta: WithCustoms, custom: Custom): string | null;
export function customRule({ customs }: WithCustoms, custom: Custom): string | null {
  return customs?.[custom] ?? (EVERYWHERE as Customs)[custom] ?? null;
}

/** The act out of turn by which a player ends the game for the others, in games that know it. */
export const CONCEDE = 'anytime/concede';

/** Where no pace is set: how long a question stays open, in milliseconds, before its person may be marked as away (GH-11). */
export const AWAY_AFTER = 5 * 60_000;

/** Why a game cannot be set up with seats held by these, or null; `roles` by seat, as the game has them for its options. */
export function whyNotSeated(meta: WithCustoms, seats: readonly Wish[], roles: readonly RoleSpec[] = []): Refusal | null {
  for (const [seat, wish] of seats.entries()) {
    const refusal = whyNotBot(roles[seat], seat, wish);
    if (refusal) return refusal;
  }
  const rule = customRule(meta, 'person');
  return rule !== null && seats.every(({ kind }) => kind === 'bot') ? refuse(rule, 'noPerson') : null;
}

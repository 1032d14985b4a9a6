/** BW-25.9: which challenges were met, by which Hero and against which army. A list that this browser keeps. */
import { sayNotKept } from '@guildhall/table/storage';
import { ARMY_IDS, type ArmyId, HERO_IDS, type HeroId } from '../../data/index.ts';
import type { TableView } from '../../view.ts';

export const CHALLENGES = ['risingPanic', 'knivesInTheDark'] as const;
export type Challenge = (typeof CHALLENGES)[number];
export interface Met {
  readonly challenge: Challenge;
  readonly hero: HeroId;
  readonly army: ArmyId;
}

const KEY = 'guildhall.bulwark.challenges';
const written = ({ challenge, hero, army }: Met): string => `${challenge} ${hero} ${army}`;
const EVERY: ReadonlyMap<string, Met> = new Map(
  CHALLENGES.flatMap((challenge) => HERO_IDS.flatMap((hero) => ARMY_IDS.map((army): Met => ({ challenge, hero, army })))).map(
    (met) => [written(met), met],
  ),
);

/** Those that winning this game has met; none while it goes on, or when it is lost. */
export function metBy({ ending, settings, heroes }: TableView): Met[] {
  if (ending !== 'won') return [];
  const [{ hero }] = heroes;
  return CHALLENGES.filter((challenge) => settings[challenge]).map((challenge) => ({ challenge, hero, army: settings.army }));
}

/** What was met so far, in the order of the rulebook. What is no challenge in the kept text is passed over. */
export function metSoFar(kept: string | null): Met[] {
  const names = new Set((kept ?? '').split(','));
  return [...EVERY.entries()].filter(([name]) => names.has(name)).map(([, met]) => met);
}

/** The list as it is shown: the armies that each Hero has met a challenge against, so that eighteen fit in a few lines. */
export const byChallenge = (met: readonly Met[]) =>
  CHALLENGES.map((challenge) => ({
    challenge,
    heroes: HERO_IDS.map((hero) => ({
      hero,
      armies: met.filter((one) => one.challenge === challenge && one.hero === hero).map(({ army }) => army),
    })).filter(({ armies }) => armies.length > 0),
  })).filter(({ heroes }) => heroes.length > 0);

/** The text to keep when these were met as well. */
export const withMet = (kept: string | null, now: readonly Met[]): string =>
  [...new Set([...metSoFar(kept), ...now].map(written))].join(',');

/** Keeps what was met now, and gives all that was ever met. */
export function keepMet(now: readonly Met[]): Met[] {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
    const next = withMet(kept, now);
    if (now.length > 0 && next !== kept) localStorage.setItem(KEY, next);
  } catch {
    // A browser that keeps nothing: what was met now is all there is to show.
    if (now.length > 0) sayNotKept();
  }
  return metSoFar(withMet(kept, now));
}

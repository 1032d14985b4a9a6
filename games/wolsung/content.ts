/** All that play should come upon: scenarios, stunts and skills, which facts tell of, and who takes part, which the table shows. */
import { PROFESSION_IDS, PROFILE_IDS, RACE_IDS, SCENARIO_IDS, SHAPE_IDS, SKILL_IDS, STUNT_IDS } from './data/index.ts';
import type { GameFact } from './facts.ts';
import type { Table } from './table.ts';

const named = (sort: string, ids: readonly string[]): string[] => ids.map((id) => `${sort} ${id}`);

export const all: readonly string[] = [
  ...SCENARIO_IDS,
  ...SHAPE_IDS,
  ...STUNT_IDS,
  ...named('skill', SKILL_IDS),
  ...named('profile', PROFILE_IDS),
  ...named('race', RACE_IDS),
  ...named('profession', PROFESSION_IDS),
];

/** What a fact shows. */
export function seen(fact: GameFact): readonly string[] {
  if (fact.kind === 'sceneBegan') return [fact.scenario];
  if (fact.kind !== 'declared') return [];
  return [`skill ${fact.skill}`, fact.stunt];
}

/** What a table shows: no fact tells of what the characters are. */
export const shown = ({ characters }: Table): readonly string[] =>
  characters.flatMap(({ hero, profile }) => {
    if (hero) return [`race ${hero.race}`, `profession ${hero.profession}`];
    return profile === null ? [] : [`profile ${profile}`];
  });

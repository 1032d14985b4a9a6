/** What the world outside learns of a finished session: what came of its conflicts, and the heroes as they are now (WS-3.28). */
import { defineView, listOf, type PlainRecord, type ReportSpec } from '@guildhall/kernel';
import type { Hero } from './data/index.ts';
import { aHero, scene } from './kinds.ts';
import type { Character, Result, Table } from './table.ts';

export type Report = { results: (Result & PlainRecord)[]; heroes: ((Hero & PlainRecord) | null)[] };

/** The sheet with what play has done to it; what was crossed off comes back with the next session (WS-22.2). The dead have none. */
function sheetOf({ hero, state, constitutionLost, reputationLost }: Character): (Hero & PlainRecord) | null {
  return hero === null || state === 'absent' ? null : { ...hero, constitutionLost, reputationLost, used: [] };
}

export const report: ReportSpec<Table, Report & PlainRecord> = {
  schema: defineView({ results: scene.results, heroes: listOf(aHero, 6) }) as unknown as ReportSpec<
    Table,
    Report & PlainRecord
  >['schema'],
  of: (t) => ({ results: t.results.map((result) => ({ ...result })), heroes: t.characters.slice(0, t.heroes).map(sheetOf) }),
};

/** Suggestions for the scene of Reflection, and what must have happened for each to be highlighted (D16). */
import type { LocationDescriptorId } from './locations.ts';

/** What can have happened since the previous Reflection. */
export const SCENE_CAUSES = ['defender_destroyed', 'battle_lost', 'treasure_lost', 'feared_lost', 'battle_won'] as const;
export type SceneCause = (typeof SCENE_CAUSES)[number];

interface SceneSuggestionData {
  id: string;
  /** null: highlighted in the first Reflection of the game (DF-13.17). */
  cause: SceneCause | null;
}

/** In the order of the table; their numbers count from 1. All are always offered (DF-13.16). */
export const SCENE_SUGGESTION_LIST = [
  { id: 'relationships', cause: null },
  { id: 'council', cause: null },
  { id: 'mourning', cause: 'defender_destroyed' },
  { id: 'defeat', cause: 'battle_lost' },
  { id: 'treasure', cause: 'treasure_lost' },
  { id: 'mixed_feelings', cause: 'feared_lost' },
  { id: 'celebration', cause: 'battle_won' },
] as const satisfies readonly SceneSuggestionData[];

export type SceneSuggestionId = (typeof SCENE_SUGGESTION_LIST)[number]['id'];
export const SCENE_SUGGESTION_IDS: readonly SceneSuggestionId[] = SCENE_SUGGESTION_LIST.map(({ id }) => id);

/** The words of a treasured place: all that cost morale but newly-built, attractive and highly-visible. */
export const TREASURE_WORDS = [
  'loc.high_status',
  'loc.famous',
  'loc.important',
  'loc.good_reputation',
  'loc.popular',
  'loc.loved',
  'loc.symbol_of_hope',
  'loc.thriving',
  'loc.busy',
  'loc.central',
  'loc.hub',
  'loc.vital',
] as const satisfies readonly LocationDescriptorId[];
/** The words of something feared or hated, of locations and of defenders. */
export const FEARED_WORDS = ['loc.feared', 'loc.hated', 'def.feared', 'def.hated'] as const;

const CAUSES = Object.fromEntries(SCENE_SUGGESTION_LIST.map(({ id, cause }) => [id, cause])) as {
  readonly [id in SceneSuggestionId]: SceneCause | null;
};
/** Is the suggestion highlighted, in the first Reflection or after what has happened (DF-13.16, DF-13.17)? */
export function isHighlighted(
  id: SceneSuggestionId,
  firstTurn: boolean,
  happened: { readonly [cause in SceneCause]: boolean },
): boolean {
  const cause = CAUSES[id];
  return cause === null ? firstTurn : happened[cause];
}

/** DF-13.16, DF-13.17: which suggestions for a scene are highlighted. */
import { isHighlighted, SCENE_SUGGESTION_IDS, type SceneSuggestionId } from '../data/index.ts';
import { HAPPENED, type Table } from '../table.ts';

export function highlighted(t: Table): SceneSuggestionId[] {
  const did = (bit: number): boolean => (t.happened & bit) !== 0;
  const happened = {
    defender_destroyed: did(HAPPENED.defender_destroyed),
    battle_lost: did(HAPPENED.battle_lost),
    treasure_lost: did(HAPPENED.treasure_lost),
    feared_lost: did(HAPPENED.feared_lost),
    battle_won: did(HAPPENED.battle_won),
  };
  return SCENE_SUGGESTION_IDS.filter((id) => isHighlighted(id, t.turn <= 1, happened));
}

/** A table of this browser in a few words: what the lobby lists without opening it. */
import type { AnyGame, AnyMatch } from '@guildhall/registry';
import { preferences } from '../hall/preferences.ts';
import type { TableState, TableSummary } from './source.ts';
import { speakerOf } from './speaker.ts';

type Shown = Pick<TableState, 'id' | 'name' | 'seat' | 'players'>;

export function summaryOf(game: AnyGame, match: AnyMatch, { id, name, seat, players }: Shown): TableSummary {
  const view = seat === null ? null : game.view(match.current, seat);
  const asked = view?.asked;
  const { language } = preferences.get();
  const say = speakerOf(game, players, language, () => view?.table ?? null);
  const outcome = match.outcome();
  return {
    id,
    game: game.meta.id,
    name,
    players,
    updated: Date.now(),
    question: asked
      ? {
          name: asked.name,
          show: asked.show,
          rule: asked.rule,
          sentence: { [language]: game.text[language].question(asked.name, asked.show, say) },
        }
      : null,
    asked: asked != null,
    waitingFor: game.actors(match.current).slice(),
    due: null,
    signs: game.signs?.(game.view(match.current, null).table) ?? null,
    outcome,
    status: outcome ? 'over' : 'playing',
    mine: seat,
  };
}

/** A table of this browser in a few words: what the lobby lists without opening it. */
import type { Language } from '@guildhall/kernel';
import type { AnyGame, AnyMatch } from '@guildhall/registry';
import type { TableState, TableSummary } from './source.ts';
import { speakerOf } from './speaker.ts';

type Shown = Pick<TableState, 'id' | 'name' | 'seat' | 'players'>;

export function summaryOf(game: AnyGame, match: AnyMatch, { id, name, seat, players }: Shown): TableSummary {
  const view = seat === null ? null : game.view(match.current, seat);
  const asked = view?.asked;
  const sentence = (language: Language): string =>
    asked
      ? game.text[language].question(
          asked.name,
          asked.show,
          speakerOf(game, players, language, () => view?.table ?? null),
        )
      : '';
  const outcome = match.outcome();
  return {
    id,
    game: game.meta.id,
    name,
    players,
    updated: Date.now(),
    question: asked ? { sentence: { en: sentence('en'), pl: sentence('pl') }, rule: asked.rule } : null,
    asked: asked != null,
    waitingFor: game.actors(match.current).slice(),
    due: null,
    signs: game.signs?.(game.view(match.current, null).table) ?? null,
    outcome,
    status: outcome ? 'over' : 'playing',
    mine: seat,
  };
}

/** The game's words for what is on the table, in the language preferred now. */
import type { Fact, Language, MayAlso, Plain, PlainRecord, Refusal, Speaker, View } from '@guildhall/kernel';
import { tableRefusal } from '@guildhall/kernel/hall';
import type { AnyGame } from '@guildhall/registry';
import type { GameBoard } from '@guildhall/table';
import { useMemo, useRef } from 'react';
import { usePreferences } from '../hall/preferences.ts';
import { SERVER_RULE, type TablePlayer, type TableState } from '../tables/source.ts';
import { speakerOf } from '../tables/speaker.ts';
import { useWords, type Words } from '../words/index.ts';
import { marking } from './log-sentence.ts';

export interface GameWords {
  say: Speaker;
  /** A seat by the name of whoever sits there, and by its role: "Anna, game master". */
  called(seat: number): string;
  /** What is reported of a finished game, line by line. */
  report(report: Plain): string[];
  /** By the names of those who sat there at that time. */
  sayThen(at: number): Speaker;
  title: string;
  /** Where we are, from the outermost step in. */
  crumbs(view: View): string[];
  question(view: View): string;
  /** A question put to somebody else: only its step is known. */
  doing(name: string, view: View): string;
  answer(view: View, answer: Plain): string;
  /** What may be done out of turn: the whole as one sentence, and one way of doing it. */
  act(act: MayAlso): string;
  actAnswer(act: MayAlso, answer: Plain): string;
  /** Where a standing order passes (null), or what it makes an exception of. */
  order(window: string, condition: string | null): string;
  /** `at`: when it happened; without it just now. */
  fact(fact: Fact, at?: number): string;
  /** The same sentence with seats, places and things marked in it, to be drawn: see `piecesOf`. */
  marked(fact: Fact, at: number): string;
  refusal(refusal: Refusal): string;
}

/** How many facts are read aloud at once. */
const SPOKEN = 8;

/** What has just happened for those who listen, as the log shows it now. One text for each, so that a changed one is read alone. */
export function spokenOf(
  { fresh, contributions }: Pick<TableState, 'fresh' | 'contributions'>,
  game: Pick<GameWords, 'fact'>,
  board: Pick<GameBoard, 'amended'>,
): string[] {
  return fresh.slice(-SPOKEN).map((fact) => `${game.fact(board.amended?.(fact, contributions) ?? fact)} `);
}

export function useGameWords(game: AnyGame, players: readonly TablePlayer[], view: View | null): GameWords {
  const { language } = usePreferences();
  const words = useWords();
  // Places are called by what lies there now; sentences already written stay, so that a move does not write the log anew.
  const latest = useRef<View | null>(view);
  latest.current = view;
  const begun = view !== null;
  return useMemo(
    () => gameWords(game, players, language, words, begun ? () => latest.current?.table ?? null : () => null),
    [game, players, language, words, begun],
  );
}

function gameWords(
  game: AnyGame,
  players: readonly TablePlayer[],
  language: Language,
  words: Words,
  table: () => PlainRecord | null,
): GameWords {
  const text = game.text[language];
  const say = speakerOf(game, players, language, table);
  const handedOn = players.some(({ former }) => former !== undefined && former.length > 0);
  const sayThen = (at: number): Speaker => {
    if (!handedOn) return say;
    const then = players.map((player) => ({
      ...player,
      name: player.former?.find(({ until }) => at < until)?.name ?? player.name,
    }));
    return speakerOf(game, then, language, table);
  };
  const step = (name: string, view: View): string | null => text.step(name, view.table);
  return {
    say,
    called: (seat) => {
      const role = players[seat]?.role;
      return role ? `${say.seat(seat)}, ${text.role?.(role)}` : say.seat(seat);
    },
    report: (report) => (report === null ? [] : (text.report?.(report, say) ?? [])),
    sayThen,
    title: text.title,
    crumbs: (view) => {
      const names = view.where.map((name) => step(name, view)).filter((name): name is string => name !== null);
      return names.filter((name, i) => name !== names[i - 1]);
    },
    question: (view) => (view.asked ? text.question(view.asked.name, view.asked.show, say) : ''),
    doing: (name, view) => step(name.split('/')[0], view) ?? words.table.thinking,
    answer: (view, answer) => text.answer(view.asked?.name ?? '', answer, view.asked?.show ?? {}, say),
    act: ({ name, show }) => text.question(name, show, say),
    actAnswer: ({ name, show }, answer) => text.answer(name, answer, show, say),
    order: (window, condition) => text.order?.(window, condition) ?? condition ?? window,
    fact: (fact, at) => text.fact(fact, at === undefined ? say : sayThen(at)),
    marked: (fact, at) => text.fact(fact, marking(sayThen(at))),
    refusal: (refusal) =>
      refusal.rule === SERVER_RULE
        ? (words.problem.reasons[refusal.why] ?? refusal.why)
        : (tableRefusal(language, refusal, say) ?? text.refusal(refusal, say)),
  };
}

/** For tests of boards: the props of a page on which nothing happens, and all that a board says. */
import type { GamePackage, Language, Plain, Speaker, View } from '@guildhall/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BoardProps, GameBoard } from '../src/index.ts';

const nothing = (): undefined => undefined;
const PEOPLE = ['Ada', 'Bea', 'Cyd', 'Dag'];

export const testProps = <B,>(
  game: GamePackage,
  view: View<B>,
  language: Language,
  place?: Speaker['place'],
  more: Partial<BoardProps<B>> = {},
): BoardProps<B> => ({
  game,
  view,
  language,
  say: { seat: (seat) => PEOPLE[seat] ?? '?', ...(place && { place }) },
  players: [],
  options: view.asked?.options ?? [],
  answer: nothing,
  choose: nothing,
  whyNot: () => null,
  fresh: [],
  pointed: null,
  focused: null,
  focus: nothing,
  motion: true,
  openRule: nothing,
  ...more,
});

/** What pressing something gives as an answer, and what it leaves to the page to ask. */
export function heardOf(press: (ears: Pick<BoardProps, 'answer' | 'choose'>) => void) {
  const given: Plain[] = [];
  const chosen: (readonly Plain[])[] = [];
  press({ answer: (answer) => given.push(answer), choose: (answers) => chosen.push(answers) });
  return { given, chosen };
}

/** Words of at least four letters in anything made of texts and of functions that make texts. */
export function tokens(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value === 'string') for (const word of value.toLowerCase().match(/\p{L}{4,}/gu) ?? []) into.add(word);
  else if (typeof value === 'function') tokens(String((value as (...args: unknown[]) => unknown)('', 3, 3, 3)), into);
  else if (value && typeof value === 'object') for (const part of Object.values(value)) tokens(part, into);
  return into;
}

/** The markup of every part of a board for these props. */
export function drawAll<B>(board: GameBoard<B>, props: BoardProps<B>): string {
  const { Board, Dock, Strip, Now, Status, PlayerFace, PlayersHead, SeatSign, AnswerFace, Bench } = board;
  return [
    <Board key="board" {...props} />,
    Dock && <Dock key="dock" {...props} />,
    Strip && <Strip key="strip" {...props} />,
    Now && <Now key="now" {...props} />,
    Status && <Status key="status" {...props} />,
    Bench && <Bench key="bench" {...props} />,
    PlayersHead && <PlayersHead key="head" language={props.language} />,
    PlayerFace && <PlayerFace key="player" {...props} seat={1} />,
    SeatSign && <SeatSign key="sign" view={props.view} seat={1} size={20} />,
    ...props.options.map((option) => AnswerFace && <AnswerFace key={String(option)} {...props} option={option} />),
    ...(board.groups?.(props.options, props.language, props.view) ?? []).map(({ name }) => <b key={name}>{name}</b>),
  ]
    .map((part) => renderToStaticMarkup(part))
    .join('');
}

/** The words a reader or listener gets from markup. */
export const wordsHeard = (html: string): Set<string> =>
  tokens(
    `${html.replace(/<[^>]*>/g, ' ')} ${[...html.matchAll(/(?:aria-label|placeholder|title)="([^"]*)"/g)].map((m) => m[1]).join(' ')}`,
  );

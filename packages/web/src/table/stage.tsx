/** The anatomy of the table page, shared by play and replay: strip, dock, board, foot, side panel; one column when narrow. */
import type { Fact, Plain } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { PlainSeatSign } from '@guildhall/table/seat-sign';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Box } from '../hall/boxes.ts';
import { lookOf } from '../hall/games.ts';
import { usePreferences } from '../hall/preferences.ts';
import { Loading } from '../parts/loading.tsx';
import { Rulebook } from '../parts/rulebook.tsx';
import type { TableSource, TableState } from '../tables/source.ts';
import { useWords } from '../words/index.ts';
import { useAimShown } from './aim-shown.ts';
import { BoardFrame } from './board-frame.tsx';
import { Lock, UnreadMark } from './chat-marks.tsx';
import type { Seats } from './coming.tsx';
import { Log } from './log.tsx';
import { Players } from './players.tsx';
import { ScrollingBoard } from './scrolling-board.tsx';
import { TopStrip } from './top-strip.tsx';
import { useUnread } from './unread.ts';
import { useBook } from './use-book.ts';
import { useCard } from './use-card.ts';
import { useWidth } from './use-width.ts';
import type { GameWords } from './words-of.ts';

/** Fetched at the first table of a game, when the first card is looked at, and where people talk. */
const Aim = lazy(() => import('./aim.tsx').then((part) => ({ default: part.Aim })));
const CardOver = lazy(() => import('./card.tsx').then((part) => ({ default: part.CardOver })));
const Chat = lazy(() => import('./chat.tsx').then((part) => ({ default: part.Chat })));

export const TABS = ['board', 'dock', 'log', 'rules', 'chat', 'players'] as const;
export type Tab = (typeof TABS)[number];

/** What the reader is looking at besides the table itself. */
export interface Looking {
  tab: Tab;
  show(tab: Tab): void;
  rule: string | null;
  openRule(id: string): void;
  pointed: Fact | null;
  point(fact: Fact | null): void;
  focused: Plain | null;
  focus(answer: Plain | null): void;
}

interface Props {
  state: TableState;
  source: TableSource | null;
  box: Box;
  words: GameWords;
  looking: Looking;
  props: BoardProps | null;
  /** The same without what somebody points at, for the parts that need not follow it. */
  quiet: BoardProps | null;
  menu: ReactNode;
  /** What stands under the strip as long as it holds. */
  notices?: ReactNode;
  foot: ReactNode;
  /** What the foot carries on its edge, where the foot is not to be seen. */
  edge?: ReactNode;
  over?: ReactNode;
  /** What lies where the board will be before there is one. */
  before?: ReactNode;
}

export function Stage({
  state,
  source,
  box,
  words: gameWords,
  looking,
  props,
  quiet,
  menu,
  notices,
  foot,
  edge,
  over,
  before,
}: Props) {
  const words = useWords();
  const { language } = usePreferences();
  const width = useWidth();
  const { board, game } = box;
  const { Board, Dock, Ledge, Now, Rail, SeatSign, Strip } = board;
  const { tab, show } = looking;
  const { view } = state;
  const [tools, setTools] = useState<Element | null>(null);
  const sign = useCallback(
    (seat: number, size: number): ReactNode =>
      SeatSign && view ? <SeatSign view={view} seat={seat} size={size} /> : <PlainSeatSign seat={seat} size={size} />,
    [SeatSign, view],
  );

  // Also what lies over the page (menus, dialogs) wears the game's colours.
  useEffect(() => {
    const root = document.documentElement;
    const { id } = game.meta;
    const { className, style } = lookOf(id);
    root.dataset.game = id;
    root.classList.add(className);
    for (const [property, value] of Object.entries(style)) root.style.setProperty(property, String(value));
    return () => {
      delete root.dataset.game;
      root.classList.remove(className);
      for (const property of Object.keys(style)) root.style.removeProperty(property);
    };
  }, [game]);

  // Why nobody may talk now, where the game says so.
  const closedBy = !state.chatOpen && view && game.chat && !game.chat.open(view) ? game.chat.rule : null;
  const tabs = TABS.filter((name) => {
    if (name === 'board') return width === 'phone';
    if (name === 'dock') return (width !== 'wide' || board.dockFolded === true) && Dock !== undefined;
    if (name === 'players') return width !== 'wide';
    return name !== 'chat' || state.chat !== null;
  });
  const shown = tabs.includes(tab) ? tab : width === 'phone' ? 'board' : 'log';
  const unread = useUnread(state, shown === 'chat');
  const book = useBook(game, shown === 'rules');
  const names = { ...words.tabs, dock: board.dockName?.[language] ?? words.tabs.dock };
  // Drawn again only when what it is given changes, not whenever the page does.
  const dock = useMemo(() => Dock && props && <Dock {...props} />, [Dock, props]);
  const now = useMemo(() => Now && quiet && width === 'wide' && <Now {...quiet} />, [Now, quiet, width]);
  const city = useMemo(() => props && <Board {...props} />, [Board, props]);
  const rail = useMemo(() => Rail && props && <Rail {...props} />, [Rail, props]);
  const ledge = useMemo(() => Ledge && props && <Ledge {...props} />, [Ledge, props]);
  const scrolls = typeof board.scrolls === 'function' ? view !== null && board.scrolls(view) : board.scrolls;
  const { players: people, seat, mine, status, watching, coming } = state;
  const seats = useMemo<Seats>(
    () => ({ players: people, seat, mine, status, watching, coming }),
    [people, seat, mine, status, watching, coming],
  );
  const players = (
    <Players
      table={state.id}
      seats={seats}
      view={view}
      source={source}
      game={gameWords}
      board={board}
      props={quiet}
      meta={game.meta}
      openRule={looking.openRule}
      sign={sign}
    />
  );
  const panel: { [name in Tab]: () => ReactNode } = {
    board: () => null,
    dock: () => dock,
    log: () => (
      <Log
        log={state.log}
        contributions={state.contributions}
        game={gameWords}
        board={board}
        view={view}
        mine={state.mine}
        point={looking.point}
        openRule={looking.openRule}
      />
    ),
    rules: () =>
      book.state === 'open' ? (
        <Rulebook book={book.value} at={looking.rule} open={looking.openRule} />
      ) : (
        <Loading text={book.state === 'failed' ? book.error.message : words.loadingGame} />
      ),
    chat: () => (
      <Suspense fallback={<Loading />}>
        <Chat
          state={state}
          source={source}
          game={gameWords}
          closedBy={closedBy}
          newFrom={unread.from}
          openRule={looking.openRule}
        />
      </Suspense>
    ),
    players: () => players,
  };
  const frame = useRef<HTMLDivElement>(null);
  const looked = useCard(frame, board, quiet);
  const card = looked.card && (
    <Suspense fallback={null}>
      <CardOver
        key={`${looked.card.name} ${looked.passing}`}
        card={looked.card}
        passing={looked.passing}
        game={game.meta.id}
        owner={gameWords.say.seat}
        sign={sign}
        openRule={(id) => {
          // The rule opens where the card lies.
          looked.close();
          looking.openRule(id);
        }}
        close={looked.close}
      />
    </Suspense>
  );
  const aimed = useAimShown(game.meta.id) && source !== null && state.mine.length > 0 && state.status === 'playing';
  const aim = aimed && !card && view && board.aim && (
    <Suspense fallback={null}>
      <Aim game={game.meta.id} title={gameWords.title} lines={board.aim(view, language)} openRule={looking.openRule} />
    </Suspense>
  );
  const tabList = (
    <div className="tabs" role="tablist" aria-label={words.tabs.side} onKeyDown={walkTabs}>
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={name === shown}
          aria-controls={name !== shown ? undefined : name !== 'board' ? 'panel' : before ? undefined : 'board'}
          tabIndex={name === shown ? 0 : -1}
          onClick={() => show(name)}
        >
          {name === 'chat' && closedBy && <Lock />}
          {names[name]}
          {name === 'chat' && <UnreadMark unread={unread} />}
        </button>
      ))}
    </div>
  );
  const onBoard = width !== 'phone' || shown === 'board';
  return (
    <>
      <div ref={frame} className={`stage ${width}`} data-game={game.meta.id} data-table={state.id}>
        <TopStrip state={state} game={gameWords} sign={sign} menu={menu} now={now} tools={setTools} />
        {notices}
        <main className="stage-main" id="content" tabIndex={-1}>
          {width === 'wide' && Dock && !board.dockFolded && !before && (
            <aside className="dock" aria-label={names.dock}>
              {dock}
            </aside>
          )}
          {onBoard && (
            <div className="centre">
              {before ??
                (scrolls ? (
                  <ScrollingBoard id="board">{city}</ScrollingBoard>
                ) : (
                  <BoardFrame id="board" tools={width === 'wide' ? tools : null} rail={rail} ledge={ledge}>
                    {city}
                  </BoardFrame>
                ))}
              {width === 'phone' && Strip && quiet && <Strip {...quiet} />}
              {foot}
            </div>
          )}
          {(width !== 'phone' || shown !== 'board') && (
            <aside className="side" aria-label={words.tabs.side}>
              {width === 'wide' && players}
              {width !== 'phone' && tabList}
              <div className={`panel panel-${shown}`} id="panel" role="tabpanel" aria-labelledby={`tab-${shown}`}>
                {panel[shown]()}
              </div>
              {width !== 'phone' && (card || aim)}
            </aside>
          )}
        </main>
        {(!onBoard || !foot) && edge}
        {width === 'phone' && tabList}
        {width === 'phone' && (card || aim)}
      </div>
      {over}
    </>
  );
}

/** Arrow keys walk along the tabs. */
function walkTabs(event: React.KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role="tab"]')];
  const next = all[(all.indexOf(document.activeElement as HTMLButtonElement) + step + all.length) % all.length];
  next?.focus();
  next?.click();
}

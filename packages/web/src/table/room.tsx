/** A table being played: joins what the source says, what the person presses, and what the page answers. */
import { type ContributionBody, type Fact, type Plain, type Refusal, refuse, samePlain } from '@guildhall/kernel';
import { tableRefusal } from '@guildhall/kernel/hall';
import type { BoardProps, GameBoard } from '@guildhall/table';
import { PlainSeatSign } from '@guildhall/table/seat-sign';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { Box } from '../hall/boxes.ts';
import { motionWanted, usePreferences } from '../hall/preferences.ts';
import { useStore } from '../hall/store.ts';
import { atTable } from '../hall/turns.ts';
import { usePageTitle } from '../parts/frame.tsx';
import { Loading } from '../parts/loading.tsx';
import { useArrival } from '../parts/use-arrival.ts';
import { Showing } from '../tables/showing.ts';
import { SERVER_RULE, type TableSource, type TableState } from '../tables/source.ts';
import { useWords } from '../words/index.ts';
import { useAimShown } from './aim-shown.ts';
import { Bars, Doubt } from './bars.tsx';
import { Choice, type Choosing } from './choice.tsx';
import { Notices, useComing } from './coming.tsx';
import { PassDevice } from './dialogs.tsx';
import { Hint } from './hint.tsx';
import { TableMenu } from './menu.tsx';
import { Refused, type ShownRefusal } from './refusal.tsx';
import { SitDown } from './sit-down.tsx';
import { type Looking, Stage, type Tab } from './stage.tsx';
import { Steps } from './steps.tsx';
import { Tray } from './tray.tsx';
import { useBook } from './use-book.ts';
import { useCampaign } from './use-campaign.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useSteady } from './use-steady.ts';
import { type GameWords, spokenOf, useGameWords } from './words-of.ts';

const NONE: readonly Plain[] = [];

/** Fetched by those who ask for keys or settings or check, by those who wait for others, where orders may be given, and when a match is over. */
const Keys = lazy(() => import('./asked-for.tsx').then((part) => ({ default: part.Keys })));
const SettingsDialog = lazy(() => import('./asked-for.tsx').then((part) => ({ default: part.SettingsDialog })));
const FairnessDialog = lazy(() => import('./fairness.tsx').then((part) => ({ default: part.FairnessDialog })));
const Result = lazy(() => import('./result.tsx').then((part) => ({ default: part.Result })));
const StandingOrder = lazy(() => import('./standing-order.tsx').then((part) => ({ default: part.StandingOrder })));
const WaitingRoom = lazy(() => import('./waiting-room.tsx').then((part) => ({ default: part.WaitingRoom })));

export function useLooking(): Looking & { setRule(id: string | null): void; openLine(n: number): void } {
  const [tab, show] = useState<Tab>('board');
  const [rule, setRule] = useState<string | null>(null);
  const [pointed, point] = useState<Fact | null>(null);
  const [focused, focus] = useState<Plain | null>(null);
  const openRule = useCallback((id: string) => {
    setRule(null);
    // Also when the same rule is opened again it must be shown again.
    requestAnimationFrame(() => setRule(id));
    show('rules');
  }, []);
  const openLine = useCallback((n: number) => {
    show('log');
    void import('./to-line.ts').then(({ toLine }) => toLine(n));
  }, []);
  return { tab, show, rule, setRule, openRule, openLine, pointed, point, focused, focus };
}

export function Room({ source, box }: { source: TableSource; box: Box }) {
  const showing = useMemo(() => new Showing(source), [source]);
  const state = useStore(showing);
  const { language, hints, known, tellTab } = usePreferences();
  const words = useWords();
  const { game, board } = box;
  const gameWords = useGameWords(game, state.players, state.view);
  const looking = useLooking();
  const [refusalShown, setRefusalShown] = useState<ShownRefusal | null>(null);
  const [choice, setChoice] = useState<Choosing | null>(null);
  const [doubted, setDoubted] = useState<Plain | null>(null);
  // null: never asked for, and so not fetched.
  const [keysShown, setKeysShown] = useState<boolean | null>(null);
  const [fairnessShown, setFairnessShown] = useState(false);
  const [settingsShown, setSettingsShown] = useState<boolean | null>(null);
  const showKeys = useCallback(() => setKeysShown(true), []);
  const showFairness = useCallback(() => setFairnessShown(true), []);
  const showSettings = useCallback(() => setSettingsShown(true), []);
  const { view, passTo } = state;
  const asked = view?.asked ?? null;
  const { id: table, name: tableName } = state;
  const isAsked = asked !== null && state.sent === null;
  useEffect(() => atTable({ table, game: game.meta.id, name: tableName }, isAsked), [table, game, tableName, isAsked]);
  useEffect(() => () => atTable(null), []);
  useArrival();
  const marked = asked !== null && tellTab;
  usePageTitle(marked ? words.people.telling.tab(gameWords.title) : `${gameWords.title}: ${state.name}`);

  const closeRefusal = useCallback(() => setRefusalShown(null), []);
  // A refusal of a table that has moved on says nothing any more.
  const [shownView, setShownView] = useState(view);
  if (shownView !== view) {
    setShownView(view);
    setRefusalShown(null);
    setDoubted(null);
    setChoice(null);
    looking.focus(null);
  }

  const { say } = gameWords;
  const refuseWith = (refusal: Refusal | null, anchor: Element | null): void => {
    if (refusal) setRefusalShown({ refusal, text: gameWords.refusal(refusal), anchor });
  };
  const answer: BoardProps['answer'] = (given, anchor = null, done) => {
    if (state.sent !== null) return;
    setChoice(null);
    // What is hardly ever meant is given by the second press only.
    if (view && board.twice?.(given, view) && !(doubted && samePlain(doubted, given)) && source.whyNot(given) === null) {
      setRefusalShown(null);
      setDoubted(given);
      return;
    }
    setDoubted(null);
    const heard = (refusal: Refusal | null): void => {
      // What the table itself refuses is no business of the board.
      const byTable = refusal !== null && (refusal.rule === SERVER_RULE || tableRefusal(language, refusal, say) !== null);
      if (!done || byTable) refuseWith(refusal, anchor);
      done?.(byTable ? { ...refusal, rule: SERVER_RULE } : refusal);
    };
    const known = source.whyNot(given);
    if (known) heard(known);
    else void (known === undefined ? source.why(given) : source.answer(given)).then(heard);
  };
  const act = useSteady(
    (name: string, given: Plain, anchor: Element | null = null, done?: (no: Refusal | null) => void): void => {
      void source.act(name, given).then((refusal) => {
        if (done) done(refusal);
        else refuseWith(refusal, anchor);
      });
    },
  );
  const undo = (): void => void source.undo().then((refusal) => refuseWith(refusal, null));

  const options = asked?.options ?? NONE;
  const steadyAnswer = useSteady(answer);
  const choose = useCallback((answers: readonly Plain[], of: string, anchor: Element): void => {
    setRefusalShown(null);
    setDoubted(null);
    setChoice({ answers, of, anchor });
  }, []);
  const whyNot = useSteady((given: Plain): Refusal | null => {
    const known = source.whyNot(given);
    return known === undefined ? refuse('GH-4', 'notAnAnswer') : known;
  });
  const add = useSteady((body: ContributionBody) => source.contribute(body));
  const contribute = game.contributions ? add : undefined;
  const { fights, desk } = useCampaign(source, state, (refusal) => refuseWith(refusal, null));
  // Boards ask for it while they draw: it must be what was told by now.
  const { log } = state;
  const told = useCallback(() => log.map(({ fact }) => fact), [log]);
  const decisions = useCallback(() => log.map(({ decision }) => decision), [log]);
  const motion = motionWanted();
  const [kept] = useState(() => new Map<string, unknown>());
  const { players, fresh, contributions } = state;
  const { pointed, focused, focus, openRule, openLine } = looking;
  /** What does not change while somebody only points at things. */
  const quiet = useMemo<BoardProps | null>(
    () =>
      view && passTo === null
        ? {
            game,
            view,
            language,
            say,
            players,
            options,
            answer: steadyAnswer,
            choose,
            act,
            whyNot,
            fresh,
            pointed: null,
            focused: null,
            focus,
            motion,
            openRule,
            kept,
            told,
            decisions,
            openLine,
            contributions,
            contribute,
            fights,
            desk,
          }
        : null,
    [
      game,
      view,
      passTo,
      language,
      say,
      players,
      options,
      steadyAnswer,
      choose,
      act,
      whyNot,
      fresh,
      focus,
      motion,
      openRule,
      kept,
      told,
      decisions,
      openLine,
      contributions,
      contribute,
      fights,
      desk,
    ],
  );
  const props = useMemo(() => quiet && { ...quiet, pointed, focused }, [quiet, pointed, focused]);

  useShortcuts({ state, looking, undo, keys: showKeys });
  // One thing at a time: first what one plays for.
  const aimed = useAimShown(game.meta.id) && board.aim !== undefined;
  const hinted = asked !== null && hints && !known.includes(asked.name) && !aimed;
  const book = useBook(game, hinted);
  const hint = useMemo(
    () => (hinted && book.state === 'open' ? (book.value.rules.find(({ id }) => id === asked?.rule)?.text ?? null) : null),
    [hinted, book, asked?.rule],
  );
  const sign = (seat: number, size: number) => {
    const { SeatSign } = board;
    return SeatSign && view ? <SeatSign view={view} seat={seat} size={size} /> : <PlainSeatSign seat={seat} size={size} />;
  };
  const over = state.status === 'over' || state.status === 'aborted';
  const instead = over ? (
    <Suspense fallback={<Loading />}>
      <Result
        state={state}
        source={source}
        game={game}
        words={gameWords}
        scoring={(quiet && board.scoring?.(quiet)) ?? null}
        sign={sign}
        openRule={looking.openRule}
        fairness={showFairness}
      />
    </Suspense>
  ) : null;
  const before =
    state.status === 'waiting' ? (
      <Suspense fallback={<Loading />}>
        <WaitingRoom state={state} source={source} game={game} sign={sign} />
      </Suspense>
    ) : null;

  // Nothing of this follows what somebody points at.
  const menu = useMemo(
    () => (
      <TableMenu
        state={state}
        source={source}
        rules={game}
        words={gameWords}
        openRule={openRule}
        keys={showKeys}
        fairness={showFairness}
        aim={board.aim !== undefined}
        settings={showSettings}
      />
    ),
    [state, source, game, board, gameWords, openRule, showKeys, showFairness, showSettings],
  );
  const notices = useMemo(
    () => <Notices state={state} source={source} game={gameWords} meta={game.meta} openRule={openRule} />,
    [state, source, gameWords, game, openRule],
  );
  const edge = useMemo(
    () => (
      <div className="edge">
        {asked && hint && <Hint name={asked.name} rule={asked.rule} text={hint} openRule={openRule} />}
        <Bars state={state} source={source} game={gameWords} openRule={openRule} />
        {choice && quiet && <Choice choice={choice} board={board} props={quiet} game={gameWords} close={() => setChoice(null)} />}
        {view && doubted !== null && (
          <Doubt text={gameWords.answer(view, doubted)} give={() => steadyAnswer(doubted)} leave={() => setDoubted(null)} />
        )}
        {refusalShown && <Refused key={refusalShown.text} shown={refusalShown} close={closeRefusal} openRule={openRule} />}
      </div>
    ),
    [
      refusalShown,
      closeRefusal,
      openRule,
      state,
      source,
      gameWords,
      view,
      asked,
      hint,
      doubted,
      steadyAnswer,
      choice,
      quiet,
      board,
    ],
  );
  const above = useMemo(
    () => (
      <>
        {fairnessShown && (
          <Suspense fallback={null}>
            <FairnessDialog
              open
              close={() => setFairnessShown(false)}
              state={state}
              source={source}
              game={game}
              words={gameWords}
            />
          </Suspense>
        )}
        <SitDown />
        <Steps shown={state} showing={showing} />
        <PassDevice state={state} source={source} game={gameWords} />
        <Suspense fallback={null}>
          {keysShown !== null && <Keys open={keysShown} close={() => setKeysShown(false)} />}
          {settingsShown !== null && <SettingsDialog open={settingsShown} close={() => setSettingsShown(false)} />}
        </Suspense>
        <Announcer state={state} game={gameWords} board={board} />
      </>
    ),
    [showing, state, source, game, board, gameWords, fairnessShown, keysShown, settingsShown],
  );

  return (
    <Stage
      state={state}
      source={source}
      box={box}
      words={gameWords}
      looking={looking}
      props={props}
      quiet={quiet}
      menu={menu}
      notices={notices}
      before={before}
      foot={
        before ? null : (
          <Tray
            state={state}
            game={gameWords}
            board={board}
            props={quiet}
            focused={focused}
            hinted={hint !== null}
            undo={undo}
            standingOrder={
              Object.keys(game.orders).length > 0 && (
                <Suspense fallback={null}>
                  <StandingOrder state={state} source={source} game={game} words={gameWords} />
                </Suspense>
              )
            }
            openRule={looking.openRule}
            instead={instead}
            edge={edge}
          />
        )
      }
      edge={edge}
      over={above}
    />
  );
}

/** Facts and questions for those who listen. */
function Announcer({ state, game, board }: { state: TableState; game: GameWords; board: GameBoard }) {
  const { view } = state;
  const { paused, suspended, mine } = useComing(state, game);
  return (
    <div className="unseen">
      <div aria-live="polite">{spokenOf(state, game, board)}</div>
      <div aria-live="polite">{[paused, suspended, mine].filter(Boolean).join(' ')}</div>
      <div aria-live="assertive">{view?.asked ? game.question(view) : ''}</div>
    </div>
  );
}

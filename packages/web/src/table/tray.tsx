/** The tray: the open question as one sentence with its rule, all its answers, undo, and why nothing is lit. */
import type { Plain } from '@guildhall/kernel';
import type { BoardProps, GameBoard } from '@guildhall/table';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { usePreferences } from '../hall/preferences.ts';
import { Pop } from '../parts/pop.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { TableState } from '../tables/source.ts';
import { listOf, useWords } from '../words/index.ts';
import { Answers } from './answers.tsx';
import { Latest } from './log.tsx';
import type { GameWords } from './words-of.ts';

interface Props {
  state: TableState;
  game: GameWords;
  board: GameBoard;
  props: BoardProps | null;
  /** The answer pointed at, here or on the board. */
  focused: Plain | null;
  /** A hint stands above the question. */
  hinted: boolean;
  undo(): void;
  /** A way to pass here from now on, if the open question is one to pass at. */
  standingOrder: ReactNode;
  openRule(id: string): void;
  /** What stands here when nothing is asked: the result, a waiting room. */
  instead: ReactNode;
  /** What stands on the upper edge: refusals, and what others ask for. */
  edge: ReactNode;
}

export function Tray({ state, game, board, props, focused, hinted, undo, standingOrder, openRule, instead, edge }: Props) {
  const words = useWords();
  const { language } = usePreferences();
  const { view } = state;
  const asked = view?.asked ?? null;
  // Where the board asks by itself, only the question stands here.
  const { Bench } = board;
  const bare = asked !== null && board.asksItself?.(asked.name) === true;
  const waiting = (view?.waitingFor ?? []).map(({ seat }) => game.say.seat(seat));
  return (
    <section
      className={asked ? `tray asked${bare ? ' bare' : ''}` : instead ? 'tray ended' : 'tray'}
      aria-label={words.table.question}
      aria-busy={state.sent !== null}
      data-question={asked?.name}
    >
      {edge}
      {(asked || !instead) && (
        <div className="question">
          <div className="tools">
            {state.undo !== 'none' && (
              <button type="button" className="button small" onClick={undo}>
                {state.undo === 'ask' ? words.table.askUndo : words.table.undo}
              </button>
            )}
            {standingOrder}
            <WhyNothing state={state} waiting={listOf(language, waiting)} />
          </div>
          {asked && view ? (
            <>
              <h2>{game.question(view)}</h2>
              <RuleChip id={asked.rule} open={openRule} />
            </>
          ) : (
            <h2 className="waiting">{waiting.length > 0 ? words.table.waitingFor(listOf(language, waiting)) : state.name}</h2>
          )}
        </div>
      )}
      {asked && Bench && props && <Bench {...props} />}
      {asked?.options && props && view && !bare && (
        <Answers board={board} props={props} game={game} sent={state.sent} focused={focused} above={hinted} />
      )}
      {!asked &&
        (instead ?? (
          <Latest log={state.log} contributions={state.contributions} game={game} board={board} view={view} openRule={openRule} />
        ))}
    </section>
  );
}

/** What is lit: where a legal answer can be pressed, on the board or beside it. */
const LIT = '.stage [data-legal]';

/** Only where nothing is lit: then it says why. */
function WhyNothing({ state, waiting }: { state: TableState; waiting: string }) {
  const words = useWords();
  const { view, seat, outcome } = state;
  const [lit, setLit] = useState(false);
  useLayoutEffect(() => setLit(view?.asked != null && document.querySelector(LIT) !== null), [view]);
  if (lit) return null;
  const reason = (): string => {
    if (outcome) return words.table.whyNothingOver;
    if (seat === null) return words.table.whyNothingWatch;
    return view?.asked ? words.table.whyNothingList : words.table.whyNothingNotAsked(waiting);
  };
  return (
    <Pop className="button small quiet-button why" face={<span>{words.table.whyNothing}</span>}>
      <p>{reason()}</p>
    </Pop>
  );
}

/** The tray: the open question as one sentence with its rule, all its answers, undo, and why nothing is lit. */
import { type Plain, samePlain } from '@guildhall/kernel';
import type { BoardProps, GameBoard } from '@guildhall/table';
import { type KeyboardEvent, memo, type ReactNode, useState } from 'react';
import { prefer, usePreferences } from '../hall/preferences.ts';
import { Pop } from '../parts/pop.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { TableState } from '../tables/source.ts';
import { listOf, useWords } from '../words/index.ts';
import { Latest } from './log.tsx';
import type { GameWords } from './words-of.ts';

interface Props {
  state: TableState;
  game: GameWords;
  board: GameBoard;
  props: BoardProps | null;
  /** The answer pointed at, here or on the board. */
  focused: Plain | null;
  /** The text of the rule that asks, for a first-time hint. */
  hint: string | null;
  undo(): void;
  /** A way to pass here from now on, if the open question is one to pass at. */
  standingOrder: ReactNode;
  openRule(id: string): void;
  /** What stands here when nothing is asked: the result, a waiting room. */
  instead: ReactNode;
}

export function Tray({ state, game, board, props, focused, hint, undo, standingOrder, openRule, instead }: Props) {
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
      {(asked || !instead) && (
        <div className="question">
          {asked && view ? (
            <>
              <h2>{game.question(view)}</h2>
              <RuleChip id={asked.rule} open={openRule} />
            </>
          ) : (
            <h2 className="waiting">{waiting.length > 0 ? words.table.waitingFor(listOf(language, waiting)) : state.name}</h2>
          )}
          <div className="tools">
            {state.undo !== 'none' && (
              <button type="button" className="button small" onClick={undo}>
                {state.undo === 'ask' ? words.table.askUndo : words.table.undo}
              </button>
            )}
            {standingOrder}
            <WhyNothing state={state} waiting={listOf(language, waiting)} />
          </div>
        </div>
      )}
      {asked && hint && <Hint name={asked.name} text={hint} />}
      {asked && Bench && props && <Bench {...props} />}
      {asked?.options && props && view && !bare && (
        <Answers board={board} props={props} game={game} sent={state.sent} focused={focused} />
      )}
      {!asked &&
        (instead ?? (
          <Latest log={state.log} contributions={state.contributions} game={game} board={board} view={view} openRule={openRule} />
        ))}
    </section>
  );
}

/** So many answers are shown at once; more are sorted into groups of which one is open. */
const AT_ONCE = 8;

/** The answers. The first nine in sight have digits; arrow keys walk, Enter gives. */
interface AnswersProps {
  board: GameBoard;
  props: BoardProps;
  game: GameWords;
  sent: Plain | null;
  focused: Plain | null;
}

function Answers({ board, props, game, sent, focused }: AnswersProps) {
  const words = useWords();
  const { language, view, options } = props;
  const groups = board.groups?.(options, language) ?? [{ name: '', options }];
  const sorted = options.length > AT_ONCE && groups.length > 1;
  const [chosen, setChosen] = useState('');
  const open = groups.find(({ name }) => name === chosen) ?? groups[0];
  const shown = sorted ? open.options : groups.flatMap((group) => group.options);
  const walk = (event: KeyboardEvent<HTMLFieldSetElement>): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('.answer')];
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    all[(at + step + all.length) % all.length]?.focus();
    event.preventDefault();
  };
  return (
    <>
      {sorted && (
        <fieldset className="answer-groups">
          <legend className="unseen">{words.table.more}</legend>
          {groups.map(({ name, options: inside }) => (
            <button key={name} type="button" aria-pressed={name === open.name} onClick={() => setChosen(name)}>
              {name} <span>{inside.length}</span>
            </button>
          ))}
        </fieldset>
      )}
      <fieldset className="answers" onKeyDown={walk}>
        <legend className="unseen">{sorted ? open.name : words.table.answers}</legend>
        {shown.map((option, i) => (
          <Answer
            key={JSON.stringify(option)}
            face={board.AnswerFace}
            props={props}
            option={option}
            here={focused !== null && samePlain(focused, option)}
            text={game.answer(view, option)}
            digit={i < 9 ? i + 1 : null}
            sent={sent !== null && samePlain(sent, option)}
          />
        ))}
      </fieldset>
    </>
  );
}

interface AnswerProps {
  face: GameBoard['AnswerFace'];
  props: BoardProps;
  option: Plain;
  /** Pointed at, here or on the board. */
  here: boolean;
  text: string;
  digit: number | null;
  sent: boolean;
}

const Answer = memo(function Answer({ face: Face, props, option, here, text, digit, sent }: AnswerProps) {
  const { focus, answer } = props;
  return (
    <button
      type="button"
      className={`answer${here ? ' here' : ''}${sent ? ' sent' : ''}`}
      aria-keyshortcuts={digit ? String(digit) : undefined}
      onClick={(event) => answer(option, event.currentTarget)}
      onPointerEnter={() => focus(option)}
      onPointerLeave={() => focus(null)}
      onFocus={() => focus(option)}
      onBlur={() => focus(null)}
    >
      {Face ? <Face {...props} option={option} /> : <b>{text}</b>}
      {digit && (
        <span className="digit" aria-hidden="true">
          {digit}
        </span>
      )}
    </button>
  );
});

/** The first time a question comes up, the rule that asks it, in the rulebook's own words. */
function Hint({ name, text }: { name: string; text: string }) {
  const words = useWords();
  const { hints, known } = usePreferences();
  if (!hints || known.includes(name)) return null;
  return (
    <aside className="hint" aria-label={words.table.hint}>
      <p title={text}>{text}</p>
      <button type="button" className="link" onClick={() => prefer({ known: [...known, name] })}>
        {words.table.gotIt}
      </button>
      <button type="button" className="link" onClick={() => prefer({ hints: false })}>
        {words.table.noMoreHints}
      </button>
    </aside>
  );
}

function WhyNothing({ state, waiting }: { state: TableState; waiting: string }) {
  const words = useWords();
  const { view, seat, outcome } = state;
  const reason = (): string => {
    if (outcome) return words.table.whyNothingOver;
    if (seat === null) return words.table.whyNothingWatch;
    if (!view?.asked) return words.table.whyNothingNotAsked(waiting);
    const lit = document.querySelectorAll('.board-sheet [data-legal]').length;
    return lit === 0 ? words.table.whyNothingList : words.table.whyNothingLit(view.asked.options?.length ?? 0);
  };
  return (
    <Pop className="button small quiet-button" face={words.table.whyNothing}>
      <p>{reason()}</p>
    </Pop>
  );
}

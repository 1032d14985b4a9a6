/** The answers to the open question: sorted into groups where they are many; what does not fit is cut between rows. */
import { type Plain, samePlain } from '@guildhall/kernel';
import type { AnswerGroup, BoardProps, GameBoard } from '@guildhall/table';
import { type KeyboardEvent, memo, useMemo, useState } from 'react';
import { useWords } from '../words/index.ts';
import { useWholeRows } from './whole-rows.ts';
import type { GameWords } from './words-of.ts';

/** So many answers are shown at once; more are sorted into groups of which one is open. */
const AT_ONCE = 8;
/** So many have a digit to be pressed; the tenth digit is for what stands beside the groups. */
const DIGITS = 9;

interface AnswersProps {
  board: GameBoard;
  props: BoardProps;
  game: GameWords;
  sent: Plain | null;
  focused: Plain | null;
  /** Whether something stands over the list that takes room from it. */
  above: boolean;
}

/** In a short list digits answer; in a sorted one they open groups, and what has a place is answered by typing it. */
export function Answers({ board, props, game, sent, focused, above }: AnswersProps) {
  const words = useWords();
  const { language, view, options } = props;
  const groups = useMemo<AnswerGroup[]>(
    () => board.groups?.(options, language, view) ?? [{ name: '', options }],
    [board, options, language, view],
  );
  const sorted = options.length > AT_ONCE && groups.length > 1;
  const [chosen, setChosen] = useState('');
  const behind = groups.filter(({ direct }) => !direct);
  const open = behind.find(({ name }) => name === chosen) ?? behind[0] ?? groups[0];
  const direct = sorted ? groups.filter((group) => group.direct).flatMap((group) => group.options) : [];
  const shown = sorted ? open.options : groups.flatMap((group) => group.options);
  const { list, below, scrolled } = useWholeRows([options, open.name, language, above], words.table.moreBelow);
  const one = (option: Plain, key: number | null) => (
    <Answer
      key={JSON.stringify(option)}
      face={board.AnswerFace}
      props={props}
      option={option}
      here={focused !== null && samePlain(focused, option)}
      text={game.answer(view, option)}
      digit={key}
      typed={board.typed?.(option) ?? null}
      sent={sent !== null && samePlain(sent, option)}
    />
  );
  return (
    <>
      {sorted && (
        <div className="answer-groups">
          <fieldset>
            <legend className="unseen">{words.table.more}</legend>
            {behind.map(({ name, sign, options: inside }, i) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === open.name}
                aria-keyshortcuts={i < DIGITS ? String(i + 1) : undefined}
                onClick={() => setChosen(name)}
              >
                {sign}
                {name} <span>{inside.length}</span>
              </button>
            ))}
          </fieldset>
          {direct.map((option, i) => one(option, digitBeside(i, direct.length, behind.length)))}
        </div>
      )}
      <fieldset ref={list} className="answers" onKeyDown={walk} onScroll={scrolled}>
        <legend className="unseen">{sorted ? open.name : words.table.answers}</legend>
        {shown.map((option, i) => one(option, !sorted && i < DIGITS ? i + 1 : null))}
      </fieldset>
      <p ref={below} className="answers-below" hidden aria-hidden="true" />
    </>
  );
}

/** What stands beside the groups goes on counting after them; the last one has the last digit of the keyboard. */
function digitBeside(i: number, of: number, groups: number): number | null {
  if (i === of - 1) return 0;
  return groups + i < DIGITS ? groups + i + 1 : null;
}

/** Arrow keys walk along the answers. */
export function walk(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('.answer')];
  const at = all.indexOf(document.activeElement as HTMLButtonElement);
  all[(at + step + all.length) % all.length]?.focus();
  event.preventDefault();
}

interface AnswerProps {
  face: GameBoard['AnswerFace'];
  props: BoardProps;
  option: Plain;
  /** Pointed at, here or on the board. */
  here: boolean;
  text: string;
  digit: number | null;
  typed: string | null;
  sent: boolean;
}

export const Answer = memo(function Answer({ face: Face, props, option, here, text, digit, typed, sent }: AnswerProps) {
  const { focus, answer } = props;
  return (
    <button
      type="button"
      className={`answer${here ? ' here' : ''}${sent ? ' sent' : ''}`}
      aria-keyshortcuts={digit === null ? undefined : String(digit)}
      data-typed={typed ?? undefined}
      onClick={(event) => answer(option, event.currentTarget)}
      onPointerEnter={() => focus(option)}
      onPointerLeave={() => focus(null)}
      onFocus={() => focus(option)}
      onBlur={() => focus(null)}
    >
      {Face ? <Face {...props} option={option} /> : <b>{text}</b>}
      {digit !== null && (
        <span className="digit" aria-hidden="true">
          {digit}
        </span>
      )}
    </button>
  );
});

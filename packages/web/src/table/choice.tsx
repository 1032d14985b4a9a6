/** Several answers for one thing on the board: a short list on the edge of the tray, so that it hides nothing of the board. */
import type { Plain } from '@guildhall/kernel';
import type { BoardProps, GameBoard } from '@guildhall/table';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useWords } from '../words/index.ts';
import { Answer, walk } from './answers.tsx';
import type { GameWords } from './words-of.ts';

export interface Choosing {
  answers: readonly Plain[];
  /** What they have in common. */
  of: string;
  anchor: Element;
}

interface Props {
  choice: Choosing;
  board: GameBoard;
  props: BoardProps;
  game: GameWords;
  close(): void;
}

export function Choice({ choice, board, props, game, close }: Props) {
  const words = useWords();
  const list = useRef<HTMLFieldSetElement>(null);
  const { answers, of, anchor } = choice;
  useEffect(() => {
    if (answers.length > 0) list.current?.querySelector('button')?.focus();
  }, [answers]);
  /** Whoever came by the keyboard goes back to what was pressed. */
  const leave = (): void => {
    close();
    props.focus(null);
    if (anchor instanceof HTMLElement || anchor instanceof SVGElement) anchor.focus();
  };
  const onKey = (event: KeyboardEvent<HTMLFieldSetElement>): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      leave();
    } else walk(event);
  };
  return (
    <div className="ask-bar choice" role="dialog" aria-label={words.table.which(of)}>
      <b>{words.table.which(of)}</b>
      <button type="button" className="refusal-close" aria-label={words.table.close} onClick={leave}>
        ×
      </button>
      <fieldset ref={list} onKeyDown={onKey}>
        {answers.map((option) => (
          <Answer
            key={JSON.stringify(option)}
            face={board.AnswerFace}
            props={props}
            option={option}
            here={false}
            text={game.answer(props.view, option)}
            digit={null}
            typed={null}
            sent={false}
          />
        ))}
      </fieldset>
    </div>
  );
}

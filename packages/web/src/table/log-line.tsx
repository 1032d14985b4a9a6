/** One fact as a line: its number or sign, what happened, its rule. */
import type { Fact, Seat } from '@guildhall/kernel';
import type { GameBoard, LogEyes } from '@guildhall/table';
import { memo } from 'react';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { LogLine } from '../tables/source.ts';
import { Telling } from './log-telling.tsx';
import type { GameWords } from './words-of.ts';

export interface LineProps {
  line: LogLine;
  /** The fact as it is shown now, where people have put it otherwise. */
  amended: Fact;
  /** Whose part of the log it stands in, and of what: neither need be repeated. */
  seat: Seat | null;
  of: string | null;
  /** Before the line: the number of the decision. */
  number: number | null;
  how: 'head' | 'hook' | 'aside';
  game: GameWords;
  board: GameBoard;
  eyes: LogEyes;
  point(fact: Fact | null): void;
  openRule(id: string): void;
}

/** Written once: a move adds lines and leaves the others alone. */
export const Line = memo(function Line({ line, amended, seat, of, number, how, game, board, eyes, point, openRule }: LineProps) {
  const { fact, decision } = line;
  const sign = board.log?.sign?.(amended);
  return (
    <li
      className={`line ${how}`}
      data-line={line.n}
      onPointerEnter={() => point(fact)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(fact)}
      onBlur={() => point(null)}
    >
      <span className="line-gutter" aria-hidden="true">
        {number !== null ? <b className="line-number">{number}</b> : sign}
      </span>
      <span className="line-text">
        {number !== null && sign && (
          <span className="line-sign" aria-hidden="true">
            {sign}
          </span>
        )}
        <Telling fact={amended} at={decision} seat={seat} of={of} game={game} board={board} eyes={eyes} />
      </span>
      <RuleChip id={fact.rule} open={openRule} quiet />
    </li>
  );
});

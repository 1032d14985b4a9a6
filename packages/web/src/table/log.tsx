/** What happened, line by line with rule numbers; pointing at a line points at the board. */
import type { Contribution, Fact, Language } from '@guildhall/kernel';
import type { GameBoard } from '@guildhall/table';
import { memo, useRef, useState } from 'react';
import { usePreferences } from '../hall/preferences.ts';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { LogLine } from '../tables/source.ts';
import { useWords } from '../words/index.ts';
import type { GameWords } from './words-of.ts';

/** Older lines come when asked for. */
const SHOWN = 120;

interface Props {
  log: readonly LogLine[];
  /** What people added: texts are shown in the words they have now. */
  contributions: readonly Contribution[];
  game: GameWords;
  board: GameBoard;
  pointed: Fact | null;
  point(fact: Fact | null): void;
  openRule(id: string): void;
}

export const Log = memo(function Log({ log, contributions, game, board, pointed, point, openRule }: Props) {
  const words = useWords();
  const { language } = usePreferences();
  const [more, setMore] = useState(0);
  const [atEnd, setAtEnd] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  const lines = log.slice(-(SHOWN + more));

  return (
    <div className="log">
      {/* Laid from the end, so that the newest line stays in sight unless somebody reads further up. */}
      <div ref={box} className="log-box" onScroll={({ currentTarget }) => setAtEnd(currentTarget.scrollTop > -40)}>
        <ol tabIndex={-1} aria-label={words.log.label}>
          {log.length > lines.length && (
            <li className="earlier">
              <button type="button" className="link" onClick={() => setMore(more + 200)}>
                … {log.length - lines.length}
              </button>
            </li>
          )}
          {log.length === 0 && <li className="quiet">{words.log.empty}</li>}
          {lines.map(({ n, decision, fact }) => (
            <Line
              key={n}
              fact={fact}
              at={decision}
              now={nowIn(board, fact, decision, contributions, game)}
              game={game}
              board={board}
              language={language}
              here={pointed === fact}
              point={point}
              openRule={openRule}
            />
          ))}
        </ol>
      </div>
      {!atEnd && (
        <button type="button" className="button small latest" onClick={() => box.current?.scrollTo({ top: 0 })}>
          {words.log.latest}
        </button>
      )}
    </div>
  );
});

/** The sentence of a fact that is shown otherwise than it was told; null for all others. */
function nowIn(board: GameBoard, fact: Fact, at: number, contributions: readonly Contribution[], game: GameWords): string | null {
  const shown = board.amended?.(fact, contributions) ?? fact;
  return shown === fact ? null : game.fact(shown, at);
}

interface LineProps extends Pick<Props, 'game' | 'board' | 'point' | 'openRule'> {
  fact: Fact;
  /** When it happened: those who sat there then are meant. */
  at: number;
  now: string | null;
  language: Language;
  /** Pointed at. */
  here: boolean;
}

/** One fact, written once: a move adds lines and leaves the others alone. */
const Line = memo(function Line({ fact, at, now, game, board, language, here, point, openRule }: LineProps) {
  const heading = board.heading?.(fact, language, game.sayThen(at));
  return (
    <li>
      {heading ? (
        <h3>
          {heading} <RuleChip id={fact.rule} open={openRule} />
        </h3>
      ) : (
        <div className={here ? 'line pointed' : 'line'} onPointerEnter={() => point(fact)} onPointerLeave={() => point(null)}>
          <span>{now ?? game.fact(fact, at)}</span>
          <RuleChip id={fact.rule} open={openRule} />
        </div>
      )}
    </li>
  );
});

/** What happened, line by line with rule numbers; pointing at a line points at the board. */
import type { Fact } from '@guildhall/kernel';
import type { GameBoard } from '@guildhall/table';
import { memo, useMemo, useRef, useState } from 'react';
import { usePreferences } from '../hall/preferences.ts';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { LogLine } from '../tables/source.ts';
import { useWords } from '../words/index.ts';
import type { GameWords } from './words-of.ts';

/** Older lines come when asked for. */
const SHOWN = 120;

interface Props {
  log: readonly LogLine[];
  game: GameWords;
  board: GameBoard;
  pointed: Fact | null;
  point(fact: Fact | null): void;
  openRule(id: string): void;
}

export const Log = memo(function Log({ log, game, board, pointed, point, openRule }: Props) {
  const words = useWords();
  const { language } = usePreferences();
  const [more, setMore] = useState(0);
  const [atEnd, setAtEnd] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  const lines = log.slice(-(SHOWN + more));
  const told = useMemo(
    () =>
      lines.map((line) => ({
        ...line,
        text: game.fact(line.fact),
        heading: board.heading?.(line.fact, language, game.say) ?? null,
      })),
    [lines, game, board, language],
  );

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
          {told.map(({ n, fact, text, heading }) => (
            <li key={n}>
              {heading ? (
                <h3>
                  {heading} <RuleChip id={fact.rule} open={openRule} />
                </h3>
              ) : (
                <div
                  className={pointed === fact ? 'line pointed' : 'line'}
                  onPointerEnter={() => point(fact)}
                  onPointerLeave={() => point(null)}
                >
                  <span>{text}</span>
                  <RuleChip id={fact.rule} open={openRule} />
                </div>
              )}
            </li>
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

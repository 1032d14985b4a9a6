/** What happened, by turn and decision; pointing at a line points at the board. One stop for the Tab key: arrows walk within. */
import type { Contribution, Fact, Seat, View } from '@guildhall/kernel';
import type { GameBoard, LogEyes } from '@guildhall/table';
import { PlainSeatSign } from '@guildhall/table/seat-sign';
import { Fragment, type KeyboardEvent, memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePreferences } from '../hall/preferences.ts';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { LogLine } from '../tables/source.ts';
import { useWords } from '../words/index.ts';
import { headingOf } from './log-headings.ts';
import { PartLines } from './log-part.tsx';
import { factsOf, type Part, type Placing, partsOf, sinceMine } from './log-parts.ts';
import { amendedBy, Telling } from './log-telling.tsx';
import type { GameWords } from './words-of.ts';

/** Older lines come when asked for. */
const SHOWN = 120;
const MORE = 200;
/** How many lines are shown while others decide. */
const LATEST = 4;

export interface LogProps {
  log: readonly LogLine[];
  /** What people added: texts are shown in the words they have now. */
  contributions: readonly Contribution[];
  game: GameWords;
  board: GameBoard;
  view: View | null;
  /** The seats of the one who reads. */
  mine: readonly Seat[];
  point(fact: Fact | null): void;
  openRule(id: string): void;
}

/** What lines are drawn with; stays the same from move to move, so that lines already written stay as they are. */
function useEyes({ board, game, view }: Pick<LogProps, 'board' | 'game' | 'view'>): LogEyes {
  const { language } = usePreferences();
  const latest = useRef(view);
  latest.current = view;
  const begun = view !== null;
  return useMemo<LogEyes>(
    () => ({
      language,
      say: game.say,
      table: () => (begun ? (latest.current?.table ?? null) : null),
      sign: (seat, size) => {
        const { SeatSign } = board;
        const now = latest.current;
        return SeatSign && now ? <SeatSign view={now} seat={seat} size={size} /> : <PlainSeatSign seat={seat} size={size} />;
      },
    }),
    [board, game, language, begun],
  );
}

function usePlacing(board: GameBoard, game: GameWords, eyes: LogEyes): Placing {
  return useMemo<Placing>(
    () => ({
      begins: (fact) => {
        if (headingOf(board, fact, eyes.language, eyes.say, () => game.fact(fact))) return { level: 'turn', of: null };
        const step = board.log?.heading?.(fact, eyes);
        return step ? { level: 'step', of: step.of ?? null } : null;
      },
      place: (fact) => board.log?.place?.(fact),
    }),
    [board, game, eyes],
  );
}

/** The last parts that have so many lines, or one part more. */
function lastParts(parts: readonly Part[], lines: number): number {
  let from = parts.length;
  for (let left = lines; from > 0 && left > 0; left -= parts[from].size) from--;
  return from;
}

export const Log = memo(function Log({ log, contributions, game, board, view, mine, point, openRule }: LogProps) {
  const words = useWords();
  const eyes = useEyes({ board, game, view });
  const placing = usePlacing(board, game, eyes);
  const [more, setMore] = useState(0);
  const [atEnd, setAtEnd] = useState(true);
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const box = useRef<HTMLDivElement>(null);
  const parts = useMemo(() => partsOf(log, placing), [log, placing]);
  const from = lastParts(parts, SHOWN + more);
  const since = sinceMine(parts, mine);
  const earlier = parts.slice(0, from).reduce((lines, { size }) => lines + size, 0);
  const turn = useCallback((key: number) => {
    setTurned((before) => {
      const now = new Set(before);
      if (!now.delete(key)) now.add(key);
      return now;
    });
  }, []);
  useOneStop(box, log);

  return (
    <div className="log" data-told={log.length}>
      {/* Laid from the end, so that the newest line stays in sight unless somebody reads further up. */}
      <div ref={box} className="log-box" onScroll={({ currentTarget }) => setAtEnd(currentTarget.scrollTop > -40)}>
        <ol tabIndex={-1} aria-label={words.log.label} onKeyDown={walk}>
          {from > 0 && (
            <li className="earlier">
              <button type="button" className="link" tabIndex={-1} onClick={() => setMore(more + MORE)}>
                {words.log.earlier(earlier)}
              </button>
            </li>
          )}
          {log.length === 0 && <li className="quiet">{words.log.empty}</li>}
          {parts.slice(from).map((part, i) => {
            const at = from + i;
            const last = at === parts.length - 1;
            const own = part.seat !== null && mine.includes(part.seat);
            const foldable = part.heading !== null && board.log?.sum !== undefined;
            return (
              <Fragment key={part.key}>
                {at === since?.from && (
                  <li className="since">
                    {mine.length > 0 && eyes.sign(mine[0], 17)}
                    <b>{words.log.since}</b>
                    <span className="part-sum" aria-hidden="true">
                      {board.log?.sum?.(factsOf(parts.slice(since.from, since.to)), eyes)}
                    </span>
                  </li>
                )}
                <PartLines
                  part={part}
                  size={part.size}
                  // One's own last turn stays open, and whatever is going on.
                  folded={foldable && (!last && !(own && at + 1 === since?.from)) !== turned.has(part.key)}
                  foldable={foldable && !last}
                  turned={turned}
                  turn={turn}
                  contributions={contributions}
                  game={game}
                  board={board}
                  eyes={eyes}
                  point={point}
                  openRule={openRule}
                />
              </Fragment>
            );
          })}
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

/** The last lines, in the order of the log, while others decide. */
export function Latest({ log, contributions, game, board, view, openRule }: Omit<LogProps, 'mine' | 'point'>) {
  const eyes = useEyes({ board, game, view });
  const told = log.filter(({ fact }) => board.log?.place?.(fact) !== 'aside').slice(-LATEST);
  return (
    <ol className="latest-facts">
      {told.map(({ n, decision, fact }) => (
        <li key={n}>
          <Telling
            fact={amendedBy(board, fact, contributions)}
            at={decision}
            seat={null}
            of={null}
            game={game}
            board={board}
            eyes={eyes}
          />{' '}
          <RuleChip id={fact.rule} open={openRule} quiet />
        </li>
      ))}
    </ol>
  );
}

/** Arrows walk from line to line; Enter opens the rule of a line or unfolds what is folded. */
function walk(event: KeyboardEvent<HTMLOListElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
  const at = all.indexOf(document.activeElement as HTMLButtonElement);
  const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? all.length - 1 : at - 1, Home: 0, End: all.length - 1 }[event.key];
  const next = to === undefined ? undefined : all[Math.min(all.length - 1, Math.max(0, to))];
  if (!next) return;
  event.preventDefault();
  stopAt(event.currentTarget, next);
  next.focus();
}

function stopAt(list: Element, button: HTMLButtonElement): void {
  for (const before of list.querySelectorAll<HTMLButtonElement>('button[tabindex="0"]')) before.tabIndex = -1;
  button.tabIndex = 0;
}

/** Of all the buttons in the log one can be reached by Tab: the one walked to, else the newest. */
function useOneStop(box: RefObject<HTMLElement | null>, log: readonly LogLine[]): void {
  useEffect(() => {
    const list = box.current?.querySelector('ol');
    if (!list || log.length === 0 || list.contains(document.activeElement)) return;
    const newest = [...list.querySelectorAll<HTMLButtonElement>('button')].at(-1);
    if (newest) stopAt(list, newest);
  }, [box, log]);
}

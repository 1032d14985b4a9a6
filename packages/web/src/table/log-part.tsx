/** One part of the log: its heading, its decisions with what followed, and the bookkeeping folded away. */
import type { Contribution, Fact } from '@guildhall/kernel';
import type { GameBoard, LogEyes } from '@guildhall/table';
import { Fragment, memo, type ReactNode } from 'react';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { LogLine } from '../tables/source.ts';
import { useWords } from '../words/index.ts';
import { headingOf } from './log-headings.ts';
import { Line } from './log-line.tsx';
import { factsOf, type Part } from './log-parts.ts';
import { amendedBy } from './log-telling.tsx';
import type { GameWords } from './words-of.ts';

interface PartProps {
  part: Part;
  /** How long it has become: it is drawn again only when something was added. */
  size: number;
  folded: boolean;
  foldable: boolean;
  /** What was turned from folded to open or back, by key. */
  turned: ReadonlySet<number>;
  turn(key: number): void;
  contributions: readonly Contribution[];
  game: GameWords;
  board: GameBoard;
  eyes: LogEyes;
  point(fact: Fact | null): void;
  openRule(id: string): void;
}

/** Bookkeeping of a part is known by a negative number, since the part has the other. */
const asidesOf = ({ key }: Part): number => -1 - key;

function Lines(props: PartProps) {
  const { part, folded, turned, turn, contributions, game, board, eyes, point, openRule } = props;
  const open = turned.has(asidesOf(part));
  const one = (line: LogLine, how: 'head' | 'hook' | 'aside', number: number | null): ReactNode => (
    <Line
      key={line.n}
      line={line}
      amended={amendedBy(board, line.fact, contributions)}
      seat={part.seat}
      of={part.of}
      number={number}
      how={how}
      game={game}
      board={board}
      eyes={eyes}
      point={point}
      openRule={openRule}
    />
  );
  return (
    <>
      {part.heading && <Heading {...props} line={part.heading} />}
      {!folded &&
        part.deeds.map((deed) => (
          <Fragment key={deed.lines[0]?.n ?? deed.asides[0]?.n}>
            {deed.lines.map((line, i) => one(line, i > 0 && deed.decided ? 'hook' : 'head', i === 0 ? deed.number : null))}
            {open && deed.asides.map((line) => one(line, 'aside', null))}
          </Fragment>
        ))}
      {!folded && part.asides > 0 && <Fold open={open} n={part.asides} turn={() => turn(asidesOf(part))} />}
    </>
  );
}

/** Drawn again only when something was added to it, or turned. */
export const PartLines = memo(Lines, (a, b) => {
  const same = a.part.key === b.part.key && a.size === b.size && a.game === b.game && a.eyes === b.eyes;
  const turned = a.turned === b.turned && a.folded === b.folded && a.foldable === b.foldable;
  return same && turned && a.contributions === b.contributions;
});

/** "Turn 23", and of a folded part what it came to. */
function Heading({ part, line, folded, foldable, turn, game, board, eyes, openRule }: PartProps & { line: LogLine }) {
  const words = useWords();
  const { fact, decision } = line;
  const then = { ...eyes, say: game.sayThen(decision) };
  const sign = part.seat !== null && eyes.sign(part.seat, 17);
  if (part.level === 'step') {
    return (
      <li className="step" data-line={line.n}>
        <h4>
          {sign} {board.log?.heading?.(fact, then)?.text}
        </h4>
        <RuleChip id={fact.rule} open={openRule} quiet />
      </li>
    );
  }
  const name = headingOf(board, fact, eyes.language, then.say, () => game.fact(fact, decision)) ?? '';
  return (
    <li className={folded ? 'turn folded' : 'turn'} data-line={line.n}>
      <h3>
        {sign} {name}
      </h3>
      {folded && (
        <span className="part-sum" aria-hidden="true">
          {board.log?.sum?.(factsOf([part]), then)}
        </span>
      )}
      {foldable ? (
        <button
          type="button"
          className="fold"
          tabIndex={-1}
          aria-expanded={!folded}
          aria-label={words.log.turn(name)}
          onClick={() => turn(part.key)}
        />
      ) : (
        <RuleChip id={fact.rule} open={openRule} quiet />
      )}
    </li>
  );
}

/** What follows from the rest anyway, until somebody wants to see it. */
function Fold({ open, n, turn }: { open: boolean; n: number; turn(): void }) {
  const words = useWords();
  return (
    <li className="bookkeeping">
      <button type="button" className="fold" tabIndex={-1} aria-expanded={open} onClick={turn}>
        {words.log.bookkeeping} <span aria-hidden="true">{n}</span>
      </button>
    </li>
  );
}

/** "Why 7 coins?": the lines of the ledger behind a number, folded by rounds, each with its decision and its rule. */
import { useEffect, useRef } from 'react';
import { text } from '../../text/index.ts';
import { Sign } from '../art/Sign.tsx';
import type { Ground, Matter } from '../ground.ts';
import { inOrder } from '../lists/in-order.ts';
import { Rule } from '../lists/Rule.tsx';
import { Watch } from '../lists/Watch.tsx';
import { itemName, memberCalled, toldFacts } from '../model.ts';
import { signed } from '../words/signed.ts';
import { type Chapter, chaptersOf, type Line, linesOfMember, linesOfPiece, linesOfStatistic, type Told } from './lines.ts';

interface Props {
  ground: Ground;
  matter: Matter;
  close(): void;
}

export function Why({ ground, matter, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { props, words } = ground;
  const told: Told = { facts: toldFacts(props), decisions: props.decisions?.() ?? null };
  // Closed first, so that the keyboard is where it was before; then it goes.
  const shut = (): void => dialog.current?.close();
  const openRule = (id: string): void => {
    shut();
    props.openRule(id);
  };
  const openLine =
    props.openLine &&
    ((n: number): void => {
      shut();
      props.openLine?.(n);
    });
  const common = { ground, openRule, openLine };
  return (
    <dialog
      ref={dialog}
      className="kc-why"
      aria-labelledby="kc-why-title"
      onClose={close}
      onClick={({ target }) => target === dialog.current && shut()}
      onKeyDown={({ key }) => key === 'Escape' && shut()}
    >
      <header>
        <h2 id="kc-why-title">{titleOf(ground, matter)}</h2>
        <button type="button" className="kc-close" aria-label={words.close} onClick={shut}>
          <Sign name="no" size={14} />
        </button>
      </header>
      {matter.of === 'figure' ? (
        <Sums {...common} matter={matter} told={told} />
      ) : (
        <List {...common} lines={listOf(ground, matter, told)} />
      )}
    </dialog>
  );
}

function titleOf({ props, words }: Ground, matter: Matter): string {
  const { table } = props.view;
  if (matter.of === 'figure')
    return words.why.figure[matter.figure](table.gangs[matter.seat][matter.figure], props.say.seat(matter.seat));
  if (matter.of === 'statistic') return words.why.statistic(words.statistics[matter.statistic], props.say.seat(matter.seat));
  if (matter.of === 'piece') return words.why.thing(itemName(table.pieces[matter.e].item, props.language));
  return words.why.thing(memberCalled(table, matter.m, props.language));
}

function listOf({ props }: Ground, matter: Exclude<Matter, { of: 'figure' }>, told: Told): Line[] {
  if (matter.of === 'member') return linesOfMember(told, matter.m, props.view.table.members[matter.m].owner);
  return matter.of === 'piece' ? linesOfPiece(told, matter.e) : linesOfStatistic(told, matter.seat, matter.statistic);
}

interface Common {
  ground: Ground;
  openRule(id: string): void;
  openLine: ((n: number) => void) | undefined;
}

/** One line in words: the sentence of the fact, the decision behind it, the rule. */
function Sentence({ ground, line, openRule, openLine }: Common & { line: Line }) {
  const { props, words } = ground;
  const { origin } = line;
  const said =
    line.fact !== null
      ? text[props.language].fact(line.fact, props.say)
      : line.kind === 'start'
        ? words.why.start
        : words.why.private;
  return (
    <span className="kc-said">
      {said} <Decision words={words} line={line} openLine={openLine} />{' '}
      {origin && <Watch ground={ground} fight={origin.fight} moment={origin.moment} />}{' '}
      <Rule id={line.rule} openRule={openRule} />
    </span>
  );
}

/** By which decision it came about; it leads to the line in the log. */
function Decision({ words, line, openLine }: Pick<Common, 'openLine'> & { words: Ground['words']; line: Line }) {
  const { decision, told } = line;
  if (decision === null || told === null) return null;
  if (!openLine) return <small>{words.why.decision(decision)}</small>;
  return (
    <button type="button" className="kc-rule" title={words.why.inLog} onClick={() => openLine(told)}>
      {words.why.decision(decision)}
    </button>
  );
}

function List({ ground, lines, openRule, openLine }: Common & { lines: readonly Line[] }) {
  if (lines.length === 0) return <p className="kc-fine">{ground.words.why.asPrinted}</p>;
  return (
    <ol className="kc-lines">
      {inOrder(lines).map(({ value: line, at }) => (
        <li key={at}>
          <Sentence ground={ground} line={line} openRule={openRule} openLine={openLine} />
        </li>
      ))}
    </ol>
  );
}

/** What a round was for the gang: "Round 2, lost to Tomek". */
function chapterTitle({ props, words }: Ground, seat: number, { round }: Chapter): string {
  if (round === 0) return words.why.founding;
  const past = props.view.table.gangs[seat].history.find((one) => one.round === round);
  if (!past) return words.why.now(round);
  const against = past.opponent < 0 ? '' : props.say.seat(past.opponent);
  return `${words.round(round)}, ${words.history[past.result](against)}${past.byHand ? `, ${words.byHand}` : ''}`;
}

/** The newest two rounds are open. */
const OPEN = 2;

function Sums({ ground, matter, told, openRule, openLine }: Common & { matter: Extract<Matter, { of: 'figure' }>; told: Told }) {
  const { props, words } = ground;
  const { seat: viewer, table } = props.view;
  const { seat, figure } = matter;
  const chapters = chaptersOf(told, { seat, figure, viewer, start: table.settings.start });
  const others = figure === 'gold' && seat !== viewer;
  return (
    <>
      {chapters.length === 0 && <p className="kc-fine">{words.why.nothing}</p>}
      {chapters.map((chapter, i) => (
        <details key={chapter.round} open={i >= chapters.length - OPEN}>
          <summary>
            <span>
              {chapterTitle(ground, seat, chapter)} <em>{words.why.lines(chapter.lines.length)}</em>
            </span>
            <b>{signed(chapter.sum)}</b>
            <b>{chapter.leaves}</b>
          </summary>
          <ol className="kc-lines">
            {inOrder(chapter.lines).map(({ value: line, at }) => (
              <li key={at}>
                <Sentence ground={ground} line={line} openRule={openRule} openLine={openLine} />
                <b className={line.add < 0 ? 'neg' : 'pos'}>{signed(line.add)}</b>
              </li>
            ))}
          </ol>
        </details>
      ))}
      <footer>
        <span>{words.figures[figure]}</span>
        <b>{table.gangs[seat][figure]}</b>
      </footer>
      {others && (
        <p className="kc-fine">
          <Sign name="lock" size={15} /> {words.why.others} <Rule id="KC-38.13" openRule={openRule} />
        </p>
      )}
    </>
  );
}

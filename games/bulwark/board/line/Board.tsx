/** The middle of the page: the line before the wall, what it will do, and the Hero with what there is to play. */
import type { BoardProps } from '@guildhall/table';
import { type CSSProperties, useRef } from 'react';
import type { TableView } from '../../view.ts';
import { forecastOf } from '../foresight/forecast.ts';
import { Others } from '../hero/Others.tsx';
import { Says } from '../hero/Says.tsx';
import { Wall } from '../hero/Wall.tsx';
import { Rule } from '../lists/Rule.tsx';
import { namesIn, wordsIn } from '../words/words.ts';
import { Camp } from './Camp.tsx';
import { EndNow } from './EndNow.tsx';
import { useFlights } from './Flights.tsx';
import { FoeWindow } from './Foe.tsx';
import { Menace } from './Menace.tsx';
import { Night } from './Night.tsx';

/** So many windows stand side by side at most; a longer line goes on below, in rows of one length. */
const IN_A_ROW = 9;

/** A name for each window that stays with its Foe as the line closes up: the second Thief is "human-thief 2". */
function keysOf({ line }: TableView): string[] {
  const seen = new Map<string, number>();
  return line.map(({ foe }) => {
    const nth = (seen.get(foe) ?? 0) + 1;
    seen.set(foe, nth);
    return `${foe} ${nth}`;
  });
}

export function Board(props: BoardProps<TableView>) {
  const { view, language, openRule, fresh, motion } = props;
  const { table } = view;
  const words = wordsIn(language);
  const names = namesIn(language);
  const root = useRef<HTMLDivElement>(null);
  useFlights(root, fresh, motion);
  const forecast = forecastOf(table);
  const isOver = table.ending !== '';
  const camp = table.settings.army === 'carnival';
  const windows = table.line.length + (camp ? 1 : 0);
  const rows = Math.max(1, Math.ceil(windows / IN_A_ROW));
  const inRow = Math.max(5, Math.ceil(windows / rows));
  return (
    <div
      ref={root}
      className={inRow === IN_A_ROW ? 'bw-board full' : 'bw-board'}
      data-rows={Math.min(3, rows)}
      style={{ '--bw-in-row': inRow } as CSSProperties}
    >
      <section className="bw-field" aria-label={words.line}>
        <Night />
        <header className="bw-head">
          <Menace {...props} />
          <h2 className="bw-lettered">{names.armies[table.settings.army]}</h2>
          <p>
            {table.finalBattle ? <b>{words.finalBattle} </b> : null}
            {words.front(table.frontRank)} <Rule id="BW-8.11" openRule={openRule} />
            {forecast.chance ? <span> {words.stripes}</span> : null}
          </p>
        </header>
        {windows === 0 ? (
          <p className="bw-empty">{words.emptyLine}</p>
        ) : (
          <ol className="bw-line">
            {camp && <Camp {...props} forecast={forecast} />}
            {keysOf(table).map((key, i) => (
              <FoeWindow key={key} {...props} place={i + 1} forecast={forecast} />
            ))}
          </ol>
        )}
        {isOver ? null : <EndNow {...props} forecast={forecast} />}
      </section>
      <Wall {...props} />
      {isOver ? null : <Says {...props} />}
      <Others {...props} />
    </div>
  );
}

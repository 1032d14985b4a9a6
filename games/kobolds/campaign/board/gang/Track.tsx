/** Notoriety as a street of lamps: each level lights one, and the bar above says which rounds earned the points. */
import type { Seat } from '@guildhall/kernel';
import { LEVELS, NOTORIETY_BOUGHT, NOTORIETY_PRICE } from '../../data/index.ts';
import { pointsOf } from '../../reading.ts';
import { Lamp } from '../art/Lamp.tsx';
import type { Ground } from '../ground.ts';
import { chaptersOf } from '../ledger/lines.ts';
import { FigureOf } from '../ledger/Number.tsx';
import { Rule } from '../lists/Rule.tsx';
import { asTable, doIt, levelOf, ranked, toldFacts } from '../model.ts';
import { piecesOf } from './track.ts';

export function Track({ ground, seat }: { ground: Ground; seat: Seat }) {
  const { props, words } = ground;
  const { table, seat: viewer } = props.view;
  const { notoriety } = table.gangs[seat];
  const books = asTable(table);
  const level = levelOf(table, seat);
  const next = level < LEVELS.length ? pointsOf(books, level) : null;
  // The lamps stand at even distances, the last one a step before the end.
  const end = (pointsOf(books, LEVELS.length - 1) * (LEVELS.length + 1)) / LEVELS.length;
  const told = { facts: toldFacts(props), decisions: null };
  const pieces = piecesOf(chaptersOf(told, { seat, figure: 'notoriety', viewer, start: table.settings.start }));
  return (
    <section className="kc-track" aria-label={words.figures.notoriety}>
      <header>
        <h2>{words.figures.notoriety}</h2>
        <FigureOf ground={ground} seat={seat} figure="notoriety" />
        <p>
          {level > 0 && `${words.levels[level - 1]}, `}
          {words.track.place(ranked(table).indexOf(seat) + 1, table.gangs.length)}
          {next !== null && ` ${words.track.more(next - notoriety, words.levels[level])}`}
        </p>
        {seat === viewer && table.phase === 'business' && (
          <span className="kc-ways">
            <button
              type="button"
              className="kc-button"
              onClick={({ currentTarget }) => doIt(props, 'buy', 'notoriety', currentTarget)}
            >
              {words.track.buy(NOTORIETY_BOUGHT, NOTORIETY_PRICE)}
            </button>
            <Rule id="KC-32.5" openRule={props.openRule} />
          </span>
        )}
      </header>
      <div className="kc-earned" aria-hidden="true">
        {pieces.map(({ round, from, to }) => (
          <i
            key={round}
            style={{ left: `${(from / end) * 100}%`, width: `${((to - from) / end) * 100}%` }}
            className={`r${round % 3}`}
          >
            <b>+{to - from}</b> <span>{round === 0 ? words.track.start : words.round(round)}</span>
          </i>
        ))}
      </div>
      <ol>
        {LEVELS.map(({ points, gives }, i) => {
          const light = i + 1 < level ? 'on' : i + 1 === level ? 'now' : 'off';
          return (
            <li key={points} className={light}>
              <Lamp light={light} />
              <b>{pointsOf(books, i)}</b>
              <h3>{words.levels[i]}</h3>
              <p>{words.gifts[gives]}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Standings: who holds which title now, the course of the campaign as a plot and as a table, and the news of the city. */
import { useState } from 'react';
import { TITLES } from '../../facts.ts';
import { awards } from '../../rules/ending.ts';
import { GangCoin } from '../art/GangCoin.tsx';
import { Gold, Sign } from '../art/Sign.tsx';
import type { Ground } from '../ground.ts';
import { coursesOf } from '../ledger/lines.ts';
import { FigureOf, Pressed } from '../ledger/Number.tsx';
import { inOrder } from '../lists/in-order.ts';
import { Rule } from '../lists/Rule.tsx';
import { asTable, leaderProfile, levelOf, ranked, toldFacts } from '../model.ts';
import { signed } from '../words/signed.ts';
import { News } from './News.tsx';
import { Plot } from './Plot.tsx';

const MEASURES = ['notoriety', 'gold', 'ruthlessness'] as const;
type Measure = (typeof MEASURES)[number];

export function Standings({ ground }: { ground: Ground }) {
  const { props, words } = ground;
  const { table } = props.view;
  const [measure, setMeasure] = useState<Measure>('notoriety');
  const start = table.gangs.map(() => (measure === 'notoriety' ? table.settings.start : 0));
  const courses = coursesOf(toldFacts(props), measure, start);
  return (
    <div className="kc-standings">
      <section className="kc-box">
        <header>
          <h2>{words.stand.title}</h2>
          <span>
            {words.stand.lines} <Rule id="KC-32.14" openRule={props.openRule} />
          </span>
        </header>
        <Titles ground={ground} />
        <fieldset className="kc-measures">
          <legend className="unseen">{words.stand.measure}</legend>
          {MEASURES.map((each) => (
            <button key={each} type="button" aria-pressed={each === measure} onClick={() => setMeasure(each)}>
              {words.figures[each]}
            </button>
          ))}
        </fieldset>
        <Plot
          ground={ground}
          courses={courses}
          levels={measure === 'notoriety'}
          label={words.stand.plot(words.figures[measure])}
        />
        <Table ground={ground} />
        <details className="kc-courses">
          <summary>{words.stand.asTable(words.figures[measure])}</summary>
          <Courses ground={ground} courses={courses} measure={measure} />
        </details>
      </section>
      <News ground={ground} />
    </div>
  );
}

const TITLE_SIGN = { notorious: 'laurel', wealthiest: 'stash', ruthless: 'skull' } as const;
const MEASURE_OF = { notorious: 'notoriety', wealthiest: 'gold', ruthless: 'ruthlessness' } as const;
const TITLE_RULE = { notorious: 'KC-30.3', wealthiest: 'KC-37.2', ruthless: 'KC-30.3' } as const;

/** KC-37: who would take each title now, or has taken it. */
function Titles({ ground }: { ground: Ground }) {
  const { props, words } = ground;
  const { table } = props.view;
  const held = awards(asTable(table));
  return (
    <ul className="kc-titles">
      {TITLES.map((title) => {
        const award = held.find((one) => one.title === title);
        const seats = award?.seats ?? [];
        return (
          <li key={title}>
            {seats.slice(0, 2).map((seat) => (
              <GangCoin key={seat} profile={leaderProfile(table, seat)} seat={seat} size={42} />
            ))}
            <div>
              <h3>{words.titles[title]}</h3>
              <p>
                <b>{seats.length === 0 ? words.stand.nobody : seats.map((seat) => props.say.seat(seat)).join(', ')}</b>{' '}
                {award && (
                  <Pressed
                    ground={ground}
                    matter={{ of: 'figure', seat: award.seats[0], figure: MEASURE_OF[title] }}
                    label={`${words.titles[title]}: ${words.stand.measured[MEASURE_OF[title]](award.measure)}`}
                  >
                    {words.stand.measured[MEASURE_OF[title]](award.measure)}
                  </Pressed>
                )}{' '}
                <Rule id={TITLE_RULE[title]} openRule={props.openRule} />
              </p>
            </div>
            <Sign name={TITLE_SIGN[title]} size={34} />
          </li>
        );
      })}
    </ul>
  );
}

function Table({ ground }: { ground: Ground }) {
  const { props, words, show } = ground;
  const { table } = props.view;
  return (
    <table className="kc-stand">
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{words.stand.place}</span>
          </th>
          <th scope="col">{words.stand.lord}</th>
          <th scope="col" className="n">
            {words.figures.notoriety}
          </th>
          <th scope="col" className="n last">
            {words.stand.lastRound}
          </th>
          <th scope="col" className="n">
            {words.stand.gold}
          </th>
          <th scope="col" className="n">
            {words.figures.ruthlessness}
          </th>
        </tr>
      </thead>
      <tbody>
        {ranked(table).map((seat, i) => {
          const last = table.gangs[seat].history.at(-1);
          const level = levelOf(table, seat);
          return (
            <tr key={seat} className={seat === props.view.seat ? 'me' : undefined}>
              <td className="pos">{i + 1}</td>
              <th scope="row">
                <span className="kc-who">
                  <GangCoin profile={leaderProfile(table, seat)} seat={seat} size={32} />
                  <span>
                    <button type="button" className="kc-link" onClick={() => show('gangs', seat)}>
                      {props.say.seat(seat)}
                    </button>
                    <i>{table.gangs[seat].name || (level > 0 ? words.levels[level - 1] : '')}</i>
                  </span>
                </span>
              </th>
              <td className="n big">
                <FigureOf ground={ground} seat={seat} figure="notoriety" />
              </td>
              <td className={(last?.points ?? 0) < 0 ? 'n last neg' : 'n last'}>
                {last ? (
                  <Pressed
                    ground={ground}
                    matter={{ of: 'figure', seat, figure: 'notoriety' }}
                    label={`${words.stand.lastRound} ${signed(last.points)}, ${props.say.seat(seat)}`}
                  >
                    {signed(last.points)}
                  </Pressed>
                ) : (
                  '–'
                )}
              </td>
              <td className="n">
                <Gold size={15} />
                <FigureOf ground={ground} seat={seat} figure="gold" />
              </td>
              <td className="n">
                <Sign name="skull" size={15} />
                <FigureOf ground={ground} seat={seat} figure="ruthlessness" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The plot once more, as numbers. */
interface CoursesProps {
  ground: Ground;
  courses: readonly (readonly number[])[];
  measure: Measure;
}

function Courses({ ground, courses, measure }: CoursesProps) {
  const { props, words } = ground;
  const label = words.figures[measure];
  return (
    <table className="kc-stand">
      <caption className="unseen">{words.stand.plot(label)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.stand.lord}</th>
          {inOrder(courses[0] ?? []).map(({ at: round }) => (
            <th key={round} scope="col" className="n">
              {round === 0 ? words.stand.start : round}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ranked(props.view.table).map((seat) => (
          <tr key={seat}>
            <th scope="row">{props.say.seat(seat)}</th>
            {inOrder(courses[seat]).map(({ value: n, at }) => (
              <td key={at} className="n">
                <Pressed
                  ground={ground}
                  matter={{ of: 'figure', seat, figure: measure }}
                  label={`${label} ${n}, ${props.say.seat(seat)}, ${at === 0 ? words.stand.start : words.round(at)}`}
                >
                  {n}
                </Pressed>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

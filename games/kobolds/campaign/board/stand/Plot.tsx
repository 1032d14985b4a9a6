/** The course of a campaign, round by round: a line for each gang with its sign, over the levels that Notoriety unlocks. */
import { LEVELS } from '../../data/index.ts';
import { pointsOf } from '../../reading.ts';
import { colourOf, shapeOf } from '../art/seats.ts';
import type { Ground } from '../ground.ts';
import { inOrder } from '../lists/in-order.ts';
import { asTable, ranked } from '../model.ts';
import { apart } from './apart.ts';

const W = 640;
const H = 312;
const LEFT = 34;
const RIGHT = 150;
const TOP = 14;
const FOOT = 26;

interface Props {
  ground: Ground;
  /** By seat: the number at the start and after each round. */
  courses: readonly (readonly number[])[];
  /** Lines where Notoriety unlocks something. */
  levels: boolean;
  label: string;
}

const nice = (most: number): number => (most <= 45 ? 5 : most <= 90 ? 10 : 20);

export function Plot({ ground, courses, levels, label }: Props) {
  const { props, words } = ground;
  const { table, seat: viewer } = props.view;
  const { rounds } = table.settings;
  const books = asTable(table);
  const marks = levels ? LEVELS.map(({ gives }, i) => ({ at: pointsOf(books, i), says: words.short[gives] })) : [];
  const most = Math.max(10, ...courses.flat(), ...(levels ? [marks[0].at] : []));
  const step = nice(most);
  const top = Math.ceil(most / step) * step;
  const x = (round: number): number => LEFT + (round / rounds) * (W - LEFT - RIGHT);
  const y = (n: number): number => H - FOOT - (n / top) * (H - FOOT - TOP);
  const done = (courses[0]?.length ?? 1) - 1;
  const lines = Array.from({ length: top / step + 1 }, (_, i) => i * step);
  const order = ranked(table).toReversed();
  const drawn = viewer === null ? order : [...order.filter((seat) => seat !== viewer), viewer];
  // Names stand behind the last points, one under another where points are close.
  const ends = apart(
    ranked(table).map((seat) => ({ seat, y: y(courses[seat].at(-1) ?? 0) })),
    20,
    TOP + 4,
    H - FOOT,
  );
  return (
    <svg className="kc-plot" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={label}>
      {done < rounds && <rect x={x(done)} y={TOP} width={x(rounds) - x(done)} height={H - FOOT - TOP} className="kc-future" />}
      {lines.map((n) => (
        <g key={n}>
          <path d={`M${x(0)} ${y(n)}H${x(rounds)}`} className={n === 0 ? 'kc-line base' : 'kc-line'} />
          <text x={LEFT - 7} y={y(n) + 4} textAnchor="end" className="kc-axis">
            {n}
          </text>
        </g>
      ))}
      {marks
        .filter(({ at }) => at <= top)
        .map(({ at, says }) => (
          <text key={at} x={x(rounds) - 6} y={y(at) - 4} textAnchor="end" className="kc-unlock">
            {done < rounds ? says : ''}
          </text>
        ))}
      {Array.from({ length: rounds + 1 }, (_, round) => round).map((round) =>
        rounds > 12 && round % 2 === 1 ? null : (
          <text
            key={round}
            x={x(round)}
            y={H - 8}
            textAnchor="middle"
            className={round === table.round ? 'kc-axis now' : 'kc-axis'}
          >
            {round}
          </text>
        ),
      )}
      {drawn.map((seat) => (
        <g key={seat} className={seat === viewer ? 'kc-course mine' : 'kc-course'} style={{ color: colourOf(seat) }}>
          <path d={`M${courses[seat].map((n, round) => `${x(round).toFixed(1)} ${y(n).toFixed(1)}`).join('L')}`} />
          {inOrder(courses[seat].slice(1)).map(({ value: n, at }) => (
            <path
              key={at}
              className="mark"
              fillRule="evenodd"
              d={shapeOf(seat)}
              transform={`translate(${x(at + 1).toFixed(1)} ${y(n).toFixed(1)}) scale(${seat === viewer ? 0.6 : 0.46})`}
            />
          ))}
        </g>
      ))}
      {ends.map(({ seat, y: at, from }) => (
        <g key={seat} style={{ color: colourOf(seat) }}>
          {done < rounds && <path d={`M${x(done) + 6} ${from}L${x(rounds) + 6} ${at}`} className="kc-lead" />}
          <path
            d={shapeOf(seat)}
            fillRule="evenodd"
            fill="currentColor"
            transform={`translate(${x(rounds) + 16} ${at}) scale(.46)`}
          />
          <text x={x(rounds) + 25} y={at + 4} className={seat === viewer ? 'kc-end mine' : 'kc-end'}>
            {props.say.seat(seat).slice(0, 15)}
          </text>
        </g>
      ))}
    </svg>
  );
}

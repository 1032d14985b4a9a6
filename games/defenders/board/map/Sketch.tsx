/** The paper and everything drawn on it. Drawn anew only when the sketch changes: panning and pointing leave it alone. */
import { memo } from 'react';
import type { Feature, Location, Sketch as SketchData, Stroke } from '../../table.ts';
import { UNSEEN } from '../art/aria.ts';
import { seatArt } from '../art/seats.ts';
import { f, footprintPath, inksOf, isFine } from '../art/strokes.ts';
import { NAME_SIZE, nameSpots } from './names.ts';

/** The torn edge of the sheet: a slow waver along each side. */
const EDGE = (() => {
  const points: string[] = [];
  const off = (n: number): number => 1.6 * Math.sin(n * 0.13) + 1.2 * Math.sin(n * 0.047 + 2);
  for (let x = 0; x <= 1000; x += 20) points.push(`${x} ${f(-10 + off(x))}`);
  for (let y = 0; y <= 700; y += 20) points.push(`${f(1010 + off(y + 300))} ${y}`);
  for (let x = 1000; x >= 0; x -= 20) points.push(`${x} ${f(710 + off(x + 700))}`);
  for (let y = 700; y >= 0; y -= 20) points.push(`${f(-10 + off(y + 90))} ${y}`);
  return `M${points.join('L')}Z`;
})();

export function Paper({ id }: { id: string }) {
  return (
    <g {...UNSEEN}>
      <defs>
        <linearGradient id={`${id}-fold`} x1="0" x2="1">
          <stop offset="0" stopColor="#5b3d12" stopOpacity="0" />
          <stop offset=".47" stopColor="#5b3d12" stopOpacity=".12" />
          <stop offset=".5" stopColor="#fff" stopOpacity=".5" />
          <stop offset=".56" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <radialGradient id={`${id}-lamp`} cx=".45" cy=".42" r=".8">
          <stop offset="0" stopColor="#fffbe9" stopOpacity=".7" />
          <stop offset=".6" stopColor="#fff3cf" stopOpacity="0" />
          <stop offset="1" stopColor="#6b4a1c" stopOpacity=".28" />
        </radialGradient>
        <pattern id={`${id}-held`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)">
          <path d="M0 2.500h9" stroke="#8c2f22" strokeWidth="2.200" opacity=".55" />
        </pattern>
        <pattern id={`${id}-forest`} width="34" height="30" patternUnits="userSpaceOnUse">
          <path
            d="M9 20q-8-2-3-9q3-7 8-1q6 6-1 10zm1 0v6M26 12q-7-2-3-8q3-5 7 0q4 6-1 8zm1 0v5"
            fill="none"
            stroke="#4d6b3c"
            strokeWidth="1.300"
          />
        </pattern>
        <pattern id={`${id}-hills`} width="46" height="30" patternUnits="userSpaceOnUse">
          <path d="M3 24q8-18 17-1m3-3q7-16 18 2M14 14l4 7" fill="none" stroke="#7d5a2c" strokeWidth="1.300" />
        </pattern>
        <pattern id={`${id}-mountains`} width="48" height="40" patternUnits="userSpaceOnUse">
          <path d="M3 34L16 8l12 26M24 26L34 12l11 22M16 8l4 14-4 6" fill="none" stroke="#5f4a33" strokeWidth="1.400" />
        </pattern>
        <pattern id={`${id}-marsh`} width="36" height="24" patternUnits="userSpaceOnUse">
          <path d="M4 18h14M11 18v-9M11 18l-4-6M11 18l4-6M22 9h10" fill="none" stroke="#4c7668" strokeWidth="1.200" />
        </pattern>
        <pattern id={`${id}-other`} width="18" height="18" patternUnits="userSpaceOnUse">
          <path d="M2 4h.1M11 12h.1" stroke="#74695a" strokeWidth="2" strokeLinecap="round" />
        </pattern>
        <marker
          id={`${id}-arrow`}
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto-start-reverse"
        >
          <path d="M0 0 10 5 0 10 2.500 5z" fill="#2f5d7c" />
        </marker>
        <marker id={`${id}-red`} viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.600" markerHeight="3.600" orient="auto">
          <path d="M0 0 10 5 0 10 2.500 5z" fill="#a5301f" />
        </marker>
      </defs>
      <path d={EDGE} className="df-sheet-shadow" transform="translate(4 9)" />
      <path d={EDGE} className="df-sheet" />
      <path d={EDGE} fill={`url(#${id}-lamp)`} />
      <rect x="318" y="-8" width="30" height="716" fill={`url(#${id}-fold)`} />
      <rect x="652" y="-8" width="30" height="716" fill={`url(#${id}-fold)`} />
    </g>
  );
}

export function Inked({ strokes, seat, fine = true }: { strokes: readonly Stroke[]; seat: number; fine?: boolean }) {
  return inksOf(strokes, seat, fine).map(({ d, colour, line }) =>
    line ? (
      <path
        key={`${colour} ${line.width} ${line.dash} ${d.slice(0, 24)}`}
        d={d}
        fill="none"
        stroke={colour}
        strokeWidth={line.width}
        strokeDasharray={line.dash || undefined}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ) : (
      <path key={colour} d={d} fill={colour} />
    ),
  );
}

const WATERS: readonly string[] = ['river', 'lake', 'sea'];
function Wash({ feature: { sort, footprint }, id }: { feature: Feature; id: string }) {
  const d = footprintPath(footprint);
  if (footprint.kind === 'long') {
    if (sort === 'river') return <path d={d} className="df-river" />;
    return <path d={d} className={sort === 'cliff' ? 'df-cliff' : 'df-feature-line'} />;
  }
  if (WATERS.includes(sort)) return <path d={d} className="df-water" />;
  const pattern = ['forest', 'hills', 'mountains', 'marsh'].includes(sort) ? sort : 'other';
  return <path d={d} fill={`url(#${id}-${pattern})`} opacity=".8" />;
}

export interface SketchProps {
  sketch: SketchData;
  locations: readonly Location[];
  id: string;
  /** How large names are written, in units of the sheet. */
  size?: number;
}

const countOf = ({ features, drawings, damage }: SketchData): number =>
  [...features, ...drawings, ...damage].reduce((sum, one) => sum + (one?.strokes.length ?? 0), 0);

export const Sketch = memo(
  function Sketch({ sketch, locations, id, size = NAME_SIZE }: SketchProps) {
    const fine = isFine(countOf(sketch));
    return (
      <g {...UNSEEN} className="df-sketch">
        {sketch.features.map((feature) => (
          <g key={feature.id}>
            <Wash feature={feature} id={id} />
            <Inked strokes={feature.strokes} seat={feature.seat} fine={fine} />
          </g>
        ))}
        {sketch.drawings.map((drawing, i) => {
          const location = locations[i];
          if (!drawing || !location) return null;
          const d = footprintPath(drawing.footprint);
          return (
            <g key={location.id}>
              {drawing.footprint.kind === 'area' ? <path d={d} className="df-ground" fill={seatArt(drawing.seat).ink} /> : null}
              {location.wall && !location.underground ? <path d={d} className="df-merlons" /> : null}
              {location.road && !location.underground ? <path d={d} className="df-road" /> : null}
              <Inked strokes={drawing.strokes} seat={drawing.seat} fine={fine} />
            </g>
          );
        })}
        {sketch.crossings.map(({ road, over, sort, points }) =>
          points.map((x, i) =>
            i % 2 === 0 ? (
              <g key={`${road} ${over} ${x}`} transform={`translate(${f(x)} ${f(points[i + 1])})`}>
                <path d={CROSSING[sort]} className="df-crossing" />
              </g>
            ) : null,
          ),
        )}
        {sketch.damage
          .filter(({ hidden }) => !hidden)
          .map(({ location, seat, strokes }) => (
            <g key={`${location} ${strokes.length} ${strokes[0]?.points[0]}`} opacity=".85">
              <Inked strokes={strokes} seat={seat} fine={fine} />
            </g>
          ))}
        {nameSpots(
          sketch,
          locations.map(({ name }) => short(name, 26)),
          size,
        ).map((spot, i) => {
          const [location, drawing] = [locations[i], sketch.drawings[i]];
          if (!spot || !drawing || !location) return null;
          return (
            <text
              key={location.id}
              className={`df-name ${drawing.footprint.kind}`}
              x={f(spot.x)}
              y={f(spot.y)}
              fill={seatArt(drawing.seat).ink}
              fontSize={size}
            >
              {short(location.name, 26)}
            </text>
          );
        })}
      </g>
    );
  },
  (a, b) => a.sketch === b.sketch && a.locations.length === b.locations.length && a.id === b.id && a.size === b.size,
);

export const short = (name: string, most: number): string => {
  const letters = [...name];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : name;
};

const CROSSING = {
  bridge: 'M-20-11H20M-20 11H20M-14-11V11M-7-11V11M0-11V11M7-11V11M14-11V11',
  ford: 'M-16-4q4-4 8 0t8 0 8 0 8 0M-16 4q4-4 8 0t8 0 8 0 8 0',
  gate: 'M-12 12V-8H-8V-12H-3V-8H3V-12H8V-8H12V12ZM-5 12V2Q0-5 5 2V12',
} as const;

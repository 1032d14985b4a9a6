/** What lies under and between the tiles: streets, lamps, the University's seal, letters and figures, the compass. */
import { memo } from 'react';
import { UNSEEN } from '../art/aria.ts';
import { MARKER } from '../art/flame.ts';
import { QUARTER_COLOUR, QUARTER_SHAPE } from '../art/palette.ts';
import { usePaint } from '../art/scope.tsx';
import { FIELD, PITCH, SIDE } from './geometry.ts';

const LINES = [0, 1, 2, 3, 4, 5] as const;
const CROSSINGS = LINES.slice(1).flatMap((a) => LINES.slice(1).map((b) => [a * PITCH - 3, b * PITCH - 3] as const));

export const Streets = memo(function Streets() {
  const paint = usePaint();
  const { x, y, size } = FIELD;
  return (
    <>
      <rect x={x} y={y} width={size} height={size} rx="16" fill="#20303a" />
      <rect x="-6" y="-6" width="726" height="726" rx="12" fill="#182630" />
      <rect x="-6" y="-6" width="726" height="726" rx="12" fill={paint('cobbles')} />
      <rect
        x={x + 2}
        y={y + 2}
        width={size - 4}
        height={size - 4}
        rx="14"
        fill="none"
        stroke="#c79a4b"
        strokeOpacity=".55"
        strokeWidth="1.5"
      />
      <g className="br-letters" {...UNSEEN}>
        {LINES.map((i) => (
          <g key={i}>
            <text x={i * PITCH + SIDE / 2} y="-9.5" textAnchor="middle">
              {'ABCDEF'[i]}
            </text>
            <text x="-15" y={i * PITCH + SIDE / 2 + 4} textAnchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
        <g className="br-compass" transform="translate(722 -13)">
          <path d="M0-9 4 6 0 3-4 6Z" />
          <text x="-11" y="4" textAnchor="middle">
            N
          </text>
        </g>
      </g>
    </>
  );
});

export const Lamps = memo(function Lamps() {
  const paint = usePaint();
  return (
    <g pointerEvents="none">
      {CROSSINGS.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="13" fill={paint('lamp')} opacity=".55" />
          <circle r="2.3" fill="#fff0c2" />
        </g>
      ))}
    </g>
  );
});

/** The University's seal, where its four tiles meet. */
export const Seal = memo(function Seal() {
  const middle = 3 * PITCH - 3;
  return (
    <g pointerEvents="none">
      <g transform={`translate(${middle} ${middle})`}>
        <circle r="17.5" fill="#16222a" stroke="#e5c07a" strokeWidth="2.5" />
        <circle r="13" fill="none" stroke="#e5c07a" strokeWidth="1" opacity=".7" />
        <path
          d={QUARTER_SHAPE.university}
          transform="scale(.62)"
          fill={QUARTER_COLOUR.university}
          stroke="#ffd9a8"
          strokeWidth="1.6"
        />
        <path d={MARKER} transform="translate(0 1.6) scale(.38)" fill="#ffd166" />
      </g>
    </g>
  );
});

/** What has just happened, played over the city: the wind in the order it is worked through, fireballs, rising and falling fire. */
import { memo } from 'react';
import type { Colour, Direction } from '../../data/index.ts';
import { UNSEEN } from '../art/aria.ts';
import { LIVERY } from '../art/palette.ts';
import { Drop, Fireball, SeatMark, Shield } from '../art/Tokens.tsx';
import { corner, PITCH, SIDE } from './geometry.ts';
import { type Happening, type Spectacle, type Trail, windOrder } from './happenings.ts';

const TURN: { [direction in Direction]: number } = { north: -90, east: 0, south: 90, west: 180 };
const LINES = [0, 1, 2, 3, 4, 5] as const;

/** A gust: line after line of arrows, beginning on the side the wind blows toward (BR-7.6). */
function Wind({ direction }: { direction: Direction }) {
  const order = windOrder(direction);
  const across = direction === 'north' || direction === 'south';
  return (
    <g className="br-wind">
      {LINES.map((line) => (
        <g key={line} className="br-gust" style={{ animationDelay: `${order(across ? line : 0, across ? 0 : line) * 55}ms` }}>
          {LINES.map((place) => {
            const [x, y] = across ? [place * PITCH, line * PITCH] : [line * PITCH, place * PITCH];
            return (
              <path
                key={place}
                d="M-34-4H8V-16L36 0 8 16V4H-34Q-28 0-34-4Z"
                transform={`translate(${x + SIDE / 2} ${y + SIDE / 2}) rotate(${TURN[direction]})`}
              />
            );
          })}
        </g>
      ))}
    </g>
  );
}

function Sight({ happening, colour }: { happening: Happening; colour: Colour | null }) {
  const { kind, figure } = happening;
  switch (kind) {
    case 'fireball':
      return (
        <g transform="scale(2)">
          <Fireball />
        </g>
      );
    case 'rise':
      return (
        <>
          <circle r="24" fill="#c8371b" stroke="#ffe2a6" strokeWidth="3" />
          <text className="br-num" y="8" textAnchor="middle" fontSize="23" fill="#fff">
            {figure}
          </text>
        </>
      );
    case 'fall':
      return (
        <>
          <g transform="scale(2.4)">
            <Drop full />
          </g>
          <text
            className="br-num"
            y="16"
            textAnchor="middle"
            fontSize="19"
            fill="#fff"
            stroke="#0a3a54"
            strokeWidth="4"
            paintOrder="stroke"
          >
            {figure}
          </text>
        </>
      );
    case 'shield':
      return (
        <g transform="scale(2.3)">
          <Shield />
        </g>
      );
    case 'ash':
      return <rect x={-SIDE / 2} y={-SIDE / 2} width={SIDE} height={SIDE} rx="9" fill="#ff7a33" />;
    case 'loyalty':
      return (
        <>
          <rect
            x={-SIDE / 2}
            y={-SIDE / 2}
            width={SIDE}
            height={SIDE}
            rx="9"
            fill="none"
            stroke={colour ? LIVERY[colour].rim : '#fff'}
            strokeWidth="8"
          />
          {colour ? <SeatMark colour={colour} r={26} line={3} /> : null}
        </>
      );
    case 'renown':
      return colour ? <SeatMark colour={colour} r={16} line={2} /> : null;
  }
}

/** The way a piece went, from space to space. */
export function Way({ trail, colour }: { trail: Trail; colour: Colour }) {
  const points = trail.spaces.map((space) =>
    corner(space)
      .map((at) => at + SIDE / 2)
      .join(' '),
  );
  const d = `M${points.join('L')}`;
  return (
    <g className="br-way">
      <path className="under" d={d} pathLength={1} />
      <path d={d} pathLength={1} stroke={LIVERY[colour].rim} />
    </g>
  );
}

/** Keyed by its batch, so that news interrupts what is still playing. */
export const Weather = memo(function Weather({ spectacle, colours }: { spectacle: Spectacle; colours: readonly Colour[] }) {
  return (
    <g className="br-weather" {...UNSEEN}>
      {spectacle.wind ? <Wind direction={spectacle.wind} /> : null}
      {spectacle.trails.map((trail) => (
        <Way key={trail.key} trail={trail} colour={colours[trail.seat] ?? 'white'} />
      ))}
      {spectacle.happenings.map((happening) => {
        const [x, y] = corner(happening.space);
        return (
          <g key={happening.key} transform={`translate(${x + SIDE / 2} ${y + SIDE / 2})`}>
            <g className={`br-sight br-${happening.kind}`} style={{ animationDelay: `${happening.delay}ms` }}>
              <Sight happening={happening} colour={colours[happening.seat] ?? null} />
            </g>
          </g>
        );
      })}
    </g>
  );
});

/** The small picture on an Event card: where fireballs land, where the wind blows, what everybody gets. */
import type { EVENTS } from '../../data/index.ts';
import { SPACE_NAMES, spaceOf, UNIVERSITY } from '../../spaces.ts';
import { ICONS, type IconName } from '../art/icons.ts';
import { usePaint } from '../art/scope.tsx';

type Card = (typeof EVENTS)[number];

const CORNERS = new Set([0, 5, 30, 35]);
const TURN = { north: -90, east: 0, south: 90, west: 180 } as const;
const GIFT: { [effect: string]: IconName } = {
  wagonTrack: 'barrel',
  crewTrack: 'crew',
  leadershipTrack: 'whistle',
  recruit: 'recruit',
  renown: 'medal',
  refill: 'bucket',
  withLoyalty: 'flame',
  withMeeple: 'flame',
  withoutMeeple: 'flame',
  ofValue2: 'flame',
};

export function Pattern({ card }: { card: Card }) {
  const paint = usePaint();
  return (
    <svg className="br-pattern" viewBox="-5 -12 130 137" aria-hidden="true">
      {SPACE_NAMES.map((name, space) => {
        if (CORNERS.has(space)) return null;
        const university = UNIVERSITY.includes(space);
        return (
          <rect
            key={name}
            x={(space % 6) * 20}
            y={Math.floor(space / 6) * 20}
            width="18"
            height="18"
            rx="3"
            fill={university ? '#7d2733' : '#2d4350'}
            stroke={university ? '#d98a7c' : '#48626f'}
          />
        );
      })}
      <text x="59" y="-2" textAnchor="middle" className="br-north">
        N
      </text>
      {card.kind === 'firestorm' ? (
        card.squares.map((square) => {
          const space = spaceOf(square);
          return (
            <g key={square} transform={`translate(${(space % 6) * 20 + 9} ${Math.floor(space / 6) * 20 + 9})`}>
              <path d="M-6-1C-1-12 6-16 13-18 9-11 7-6 6 1Z" fill={paint('flame-out')} opacity=".9" />
              <circle r="6.6" fill={paint('marker-2')} stroke="#fff1cf" strokeWidth="1.2" />
            </g>
          );
        })
      ) : card.kind === 'gust' ? (
        <g transform={`translate(59 59) rotate(${TURN[card.direction]})`}>
          {[-38, 0, 38].map((y) => (
            <path
              key={y}
              d={`M-46 ${y - 5}H16V${y - 15}L48 ${y} 16 ${y + 15}V${y + 5}H-46Q-38 ${y}-46 ${y - 5}Z`}
              fill={paint('flame-out')}
              stroke="#fff1cf"
              strokeWidth="1.6"
              strokeLinejoin="round"
            />
          ))}
        </g>
      ) : (
        <g transform="translate(59 59)">
          <circle r="40" fill="#14202a" fillOpacity=".82" stroke="#e5c07a" strokeWidth="2" />
          <path d={ICONS[GIFT[card.effect] ?? 'special']} transform={`translate(-26 -26) scale(${52 / 512})`} fill="#ffe2a6" />
        </g>
      )}
    </svg>
  );
}

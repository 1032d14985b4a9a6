/** Small things that lie on tiles and in lists: badges, flame markers, drops, chips of Renown, pennants of Loyalty. */
import { memo } from 'react';
import type { Colour, Quarter } from '../../data/index.ts';
import { MARKER } from './flame.ts';
import { ICONS, type IconName } from './icons.ts';
import { mix } from './paint.ts';
import { FIRE, LIVERY, QUARTER_COLOUR, QUARTER_FOOT, QUARTER_SHAPE, quarterInk, seatShape } from './palette.ts';
import { usePaint } from './scope.tsx';

/** A symbol as an element of its own. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg className="br-icon" width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <path d={ICONS[name]} fill="currentColor" />
    </svg>
  );
}

/** The shape of a quarter, with a figure in it: the value of a block. */
export const Badge = memo(function Badge({ quarter, value, size = 16 }: { quarter: Quarter; value?: number; size?: number }) {
  return (
    <>
      <path
        d={QUARTER_SHAPE[quarter]}
        fill={mix(QUARTER_COLOUR[quarter], '#fffaf0', 0.12)}
        stroke="#fff6e2"
        strokeWidth="2"
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      {value === undefined ? null : (
        <text
          className="br-num"
          y={QUARTER_FOOT[quarter]}
          textAnchor="middle"
          fontSize={size}
          fill="#fff"
          stroke={quarterInk(quarter)}
          strokeWidth="3.4"
          paintOrder="stroke"
          strokeLinejoin="round"
        >
          {value}
        </text>
      )}
    </>
  );
});

/** A badge as an element of its own, for lists. */
export function BadgeSign({
  quarter,
  value,
  size = 28,
  label = '',
}: {
  quarter: Quarter;
  value?: number;
  size?: number;
  label?: string;
}) {
  return (
    <svg
      className="br-badge"
      viewBox="-18 -18 36 36"
      width={size}
      height={size}
      role="img"
      aria-label={label}
      aria-hidden={label === ''}
    >
      <Badge quarter={quarter} value={value} />
    </svg>
  );
}

/** The sign of a player. */
export function SeatMark({ colour, r, line = 1.4 }: { colour: Colour; r: number; line?: number }) {
  return (
    <path
      d={seatShape(colour, r)}
      fill={LIVERY[colour].fill}
      stroke={LIVERY[colour].line}
      strokeWidth={line}
      strokeLinejoin="round"
    />
  );
}

/** The flame marker with its intensity; at 5 it lies on the Destroyed icon. */
export function FlameMarker({ intensity, flat = false }: { intensity: number; flat?: boolean }) {
  const paint = usePaint();
  const doomed = intensity > 4;
  return (
    <>
      <path d={MARKER} fill="#2a0b04" opacity=".55" transform="translate(0 1.6) scale(1.13)" />
      <path
        d={MARKER}
        fill={flat ? FIRE[Math.min(4, intensity) - 1] : paint(`marker-${Math.min(4, intensity)}`)}
        stroke={doomed ? '#ff5a45' : '#fff3d0'}
        strokeWidth={doomed ? 2.2 : 1.6}
        strokeLinejoin="round"
      />
      {doomed ? (
        <path d={ICONS.ruin} transform="translate(-8 -6) scale(.031)" fill="#2a0b04" />
      ) : (
        <text
          className="br-num"
          y="8"
          textAnchor="middle"
          fontSize="16"
          fill="#2a0b04"
          stroke="#ffe9b0"
          strokeWidth="3"
          paintOrder="stroke"
        >
          {intensity}
        </text>
      )}
    </>
  );
}

const DROP = 'M0-12C4-5.5 8-1.5 8 3.6A8 8 0 0 1-8 3.6C-8-1.5-4-5.5 0-12Z';

export function Drop({ full }: { full: boolean }) {
  const paint = usePaint();
  return full ? (
    <>
      <path d={DROP} fill={paint('water')} stroke="#d8f2ff" strokeWidth="1.4" />
      <path d="M-4.2 3.5A4.4 4.4 0 0 0-.6 8" fill="none" stroke="#fff" strokeWidth="1.6" strokeLinecap="round" opacity=".85" />
    </>
  ) : (
    <path d={DROP} fill="#0d1a21" fillOpacity=".5" stroke="#7fa6ba" strokeWidth="1.5" strokeDasharray="2.4 2.2" />
  );
}

/** Renown of one player on a block. */
export function Chip({ colour, count }: { colour: Colour; count: number }) {
  return (
    <>
      <rect y="-9" width="30" height="18" rx="9" fill="#101b21" fillOpacity=".88" stroke={LIVERY[colour].rim} strokeWidth="1.4" />
      <g transform="translate(9.4 0)">
        <SeatMark colour={colour} r={5} />
      </g>
      <text className="br-num" x="22" y="4.8" textAnchor="middle" fontSize="13.4" fill="#fff">
        {count}
      </text>
    </>
  );
}

/** Loyalty of a player. */
export function Pennant({ colour, guarded = false }: { colour: Colour; guarded?: boolean }) {
  const { fill, line, emblem } = LIVERY[colour];
  return (
    <>
      <path d="M-11-3H11V25L0 18.5-11 25Z" fill="#05090c" opacity=".4" transform="translate(1.5 2)" />
      <path d="M-11-3H11V25L0 18.5-11 25Z" fill={fill} stroke={line} strokeWidth="1.6" strokeLinejoin="round" />
      <path d="M-13-3H13" stroke="#e5c07a" strokeWidth="4" strokeLinecap="round" />
      <path d={seatShape(colour, 6)} transform="translate(0 9)" fill={emblem} />
      {guarded ? (
        <g transform="translate(-11 18) scale(.8)">
          <Shield />
        </g>
      ) : null}
    </>
  );
}

/** What stands here keeps the block from catching fire by events (BR-8.1). */
export function Shield() {
  return (
    <>
      <path
        d="M-7-8 0-10 7-8V0C7 5 3 8 0 9.6-3 8-7 5-7 0Z"
        fill="#2f7f86"
        stroke="#e8fbff"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M-3.4-.4-1 2.4 3.6-3" fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </>
  );
}

/** A fireball with its tail, on its way down from the north-east. */
export function Fireball() {
  const paint = usePaint();
  return (
    <>
      <path d="M-6-1C-1-14 8-18 15-21 9-14 8-9 6-1Z" fill={paint('flame-out')} opacity=".9" transform="rotate(-14)" />
      <circle r="7.2" fill={paint('marker-2')} stroke="#fff1cf" strokeWidth="1.3" />
    </>
  );
}

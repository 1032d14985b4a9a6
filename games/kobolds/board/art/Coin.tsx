/** A model as a coin: the seat's rim, the allegiance's ring, the portrait; and the signs of the seats. */
import { memo } from 'react';
import { PROFILES, type ProfileId } from '../../data/profiles.ts';
import { FACES } from './faces.ts';
import { f } from './paint.ts';

export const SEAT_COLOUR = ['#3aa7ae', '#e08a24'] as const;
const NOBODY = '#d9a441';
export const seatColour = (seat: number): string => SEAT_COLOUR[seat] ?? NOBODY;

/** A hexagon for the first gang, a triangle for the second, on a field from -12 to 12. */
export const SEAT_SHAPE = ['M0-11L9.5-5.5V5.5L0 11L-9.5 5.5V-5.5Z', 'M0-10.5L11 8.5H-11Z'] as const;

export function SeatMark({ seat, size }: { seat: number; size: number }) {
  return (
    <svg className="kb-seat" viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true">
      <path d={SEAT_SHAPE[seat] ?? SEAT_SHAPE[0]} fill={seatColour(seat)} stroke="#0006" strokeWidth="1" strokeLinejoin="round" />
    </svg>
  );
}

export const Face = memo(function Face({ profile }: { profile: ProfileId }) {
  return (
    <g stroke="#1d1410" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
      {FACES[profile].map(([fill, d, how = 0], i) => {
        const stroke = how & 2 ? 'none' : undefined;
        const key = `${i} ${fill}`;
        return how & 1 ? (
          <g key={key} fill={fill} stroke={stroke}>
            <path d={d} />
            <path d={d} transform="scale(-1 1)" />
          </g>
        ) : (
          <path key={key} d={d} fill={fill} stroke={stroke} />
        );
      })}
    </g>
  );
});

const NOTCHES = Array.from({ length: 24 }, (_, i) => {
  const a = (i / 24) * 2 * Math.PI;
  return `M${f(Math.cos(a) * 99)} ${f(Math.sin(a) * 99)}L${f(Math.cos(a) * 88)} ${f(Math.sin(a) * 88)}`;
}).join('');
const PIPS = [0, 90, 180, 270];

export interface CoinProps {
  profile: ProfileId;
  seat: number;
  /** Units of the sheet. */
  r: number;
  shadow?: boolean;
}

/** Centred on the origin. Red members have a red ring with four pips, black ones a plain black ring: never colour alone. */
export const Coin = memo(function Coin({ profile, seat, r, shadow = false }: CoinProps) {
  const { allegiance, category } = PROFILES[profile];
  const first = seat === 0;
  const ringed = allegiance === 'red' ? '#c8243c' : allegiance === 'black' ? '#141318' : '#7d6a45';
  return (
    <g transform={`scale(${r / 100})`}>
      {shadow ? <circle cx="16" cy="22" r="103" fill="#120d14" opacity=".5" /> : null}
      <circle r="100" fill={seatColour(seat)} stroke="#120e0c" strokeWidth="6" />
      {first ? null : <path d={NOTCHES} stroke="#120e0c" strokeOpacity=".55" strokeWidth="6" />}
      <circle r="86.5" fill={ringed} stroke="#fff" strokeOpacity={allegiance === 'black' ? 0.55 : 0.35} strokeWidth="3.5" />
      {allegiance === 'red'
        ? PIPS.map((turn) => <path key={turn} d="M0-86l5 7-5 7-5-7Z" fill="#ffd9d0" transform={`rotate(${turn + 45})`} />)
        : null}
      <circle
        r="72"
        fill={first ? '#f4e8cc' : seat === 1 ? '#3a333f' : '#8d6a3f'}
        stroke="#120e0c"
        strokeOpacity=".6"
        strokeWidth="4"
      />
      <path
        d="M-58-32A68 68 0 0 1 40-54"
        fill="none"
        stroke="#fff"
        strokeOpacity={first ? 0.8 : 0.2}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g transform="translate(0 3) scale(1.34)">
        <Face profile={profile} />
      </g>
      {category === 'leader' ? (
        <path
          d="M-38-92V-128L-18-110 0-140 18-110 38-128V-92Q0-102-38-92Z"
          fill="#f2c14e"
          stroke="#1d1410"
          strokeWidth="6"
          strokeLinejoin="round"
        />
      ) : null}
    </g>
  );
});

/** A coin as a picture of its own. */
export function CoinPicture({ profile, seat, size }: { profile: ProfileId; seat: number; size: number }) {
  return (
    <svg className="kb-coin" viewBox="-30 -40 60 70" width={size} height={(size * 70) / 60} aria-hidden="true">
      <Coin profile={profile} seat={seat} r={27} />
    </svg>
  );
}

/** Somebody of a gang as a coin: the seat's rim, the ring of the allegiance (red with pips, black with notches), the face. */
import { PROFILES, type ProfileId } from '../../../data/index.ts';
import { Face } from './later.tsx';
import { colourOf } from './seats.ts';

const ROUND = Array.from({ length: 24 }, (_, i) => (i / 24) * 2 * Math.PI);
const at = (angle: number, r: number): string => `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
const NOTCHES = ROUND.map((angle) => `M${at(angle, 29.4)}L${at(angle, 26.8)}`).join('');
const PIPS = [45, 135, 225, 315];
const RING = { red: '#c8243c', black: '#16151b', none: '#7d6a45' } as const;

interface Props {
  profile: ProfileId | null;
  seat: number;
  size: number;
  crown?: boolean;
}

export function GangCoin({ profile, seat, size, crown = false }: Props) {
  const allegiance = profile ? PROFILES[profile].allegiance : null;
  const top = crown ? 45 : 32;
  const dark = allegiance === 'black';
  return (
    <svg
      className="kc-coin"
      viewBox={`-32 -${top} 64 ${top + 32}`}
      width={size}
      height={(size * (top + 32)) / 64}
      aria-hidden="true"
    >
      <circle cx="1.5" cy="2" r="30" fill="#0c0a08" opacity=".3" />
      <circle r="30" fill={colourOf(seat)} stroke="#120e0c" strokeWidth="1.6" />
      {dark && <path d={NOTCHES} stroke="#120e0c" strokeOpacity=".6" strokeWidth="1.8" />}
      <circle r="26" fill={RING[allegiance ?? 'none']} stroke="#fff" strokeOpacity=".45" />
      {allegiance === 'red' &&
        PIPS.map((turn) => <path key={turn} d="M0-25.4l1.4 1.8-1.4 1.8-1.4-1.8Z" fill="#ffd9d0" transform={`rotate(${turn})`} />)}
      <circle r="21.6" fill={dark ? '#3a333f' : '#f4e8cc'} stroke="#120e0c" strokeOpacity=".6" strokeWidth="1.2" />
      {profile && (
        <g transform="translate(0 1) scale(.4)">
          <Face profile={profile} />
        </g>
      )}
      {crown && (
        <path
          d="M-12-28V-40L-6-34 0-44 6-34 12-40V-28Q0-31-12-28Z"
          fill="#f2c14e"
          stroke="#1d1410"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}

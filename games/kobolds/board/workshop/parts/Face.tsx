/** The portrait of a profile on its base: the ring is red with pips or plain black like its allegiance, the size that of the base. */
import { PROFILES, type ProfileId } from '../../../data/index.ts';
import { Face as Head } from '../../art/Coin.tsx';

const PIPS = [45, 135, 225, 315];

export function Face({ profile, size }: { profile: ProfileId; size: number }) {
  const { allegiance, base } = PROFILES[profile];
  const side = Math.round(base === 40 ? size : size * 0.86);
  return (
    <span className="kw-face" style={{ ['--size' as string]: `${size}px` }}>
      <svg viewBox="-50 -50 100 100" width={side} height={side} aria-hidden="true">
        <circle r="49" fill={allegiance === 'red' ? '#c8243c' : allegiance === 'black' ? '#141318' : '#7d6a45'} />
        <circle r="48" fill="none" stroke="#fff" strokeOpacity={allegiance === 'black' ? 0.6 : 0.35} strokeWidth="2" />
        {allegiance === 'red' &&
          PIPS.map((turn) => <path key={turn} d="M0-48.5l3 4-3 4-3-4Z" fill="#ffd9d0" transform={`rotate(${turn})`} />)}
        <circle r="40" fill="#f4e8cc" stroke="#120e0c" strokeOpacity=".6" strokeWidth="2" />
        <g transform="translate(0 1) scale(.72)">
          <Head profile={profile} />
        </g>
      </svg>
    </span>
  );
}

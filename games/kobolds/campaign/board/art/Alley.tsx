/** A lamplit alley behind a face: warm for red allegiance, green for black. */
import { memo } from 'react';
import { f, hand } from '../../../board/art/paint.ts';
import { PROFILES, type ProfileId } from '../../../data/index.ts';

const W = 208;
const H = 86;

export const Alley = memo(function Alley({ profile, seed }: { profile: ProfileId; seed: number }) {
  const r = hand(seed * 31 + 7);
  let walls = '';
  for (let x = -8; x < W; ) {
    const w = 18 + r() * 26;
    const y = 18 + r() * 26;
    walls += `M${f(x)} ${H}V${f(y)}l${f(w / 2)} ${f(-6 - r() * 12)} ${f(w / 2)} ${f(6 + r() * 12)}V${H}Z`;
    x += w - 2;
  }
  const red = PROFILES[profile].allegiance === 'red';
  return (
    <svg className="kc-alley" viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={W} height={H} fill={red ? '#4a2a22' : '#14312c'} />
      <path d={walls} fill={red ? '#2b1512' : '#0b1d1a'} />
      <path d={`M0 ${H - 14}H${W}V${H}H0Z`} fill="#1b1714" />
      <path d={`M${f(W * 0.8)} ${H - 12}V30`} stroke="#120e0a" strokeWidth="4" />
      <path d={`M${f(W * 0.8 - 7)} 16h14l-3 16h-8Z`} fill="#ffe27a" stroke="#120e0a" strokeWidth="2" />
    </svg>
  );
});

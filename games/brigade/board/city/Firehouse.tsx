/** A Firehouse in its corner. */
import { memo } from 'react';
import type { Colour } from '../../data/index.ts';
import { mix } from '../art/paint.ts';
import { LIVERY } from '../art/palette.ts';
import { usePaint } from '../art/scope.tsx';
import { SeatMark } from '../art/Tokens.tsx';
import { SIDE } from './geometry.ts';

const GATES = [22, 51] as const;

export const Firehouse = memo(function Firehouse({ colour, word }: { colour: Colour; word: string }) {
  const paint = usePaint();
  const { fill, line } = LIVERY[colour];
  const veil = colour === 'black' ? 0.5 : 0.3;
  return (
    <>
      <rect width={SIDE} height={SIDE} rx="9" fill="#1a262d" />
      <g clipPath={paint('tile')}>
        <circle cx="57" cy="52" r="56" fill={fill} opacity={veil} />
        <circle cx="57" cy="52" r="40" fill={fill} opacity={veil} />
        <path d="M78 92V22H98V92Z" fill="#6d3b2c" />
        <path d="M74 24 88 6 102 24Z" fill={fill} stroke={line} strokeWidth="1.4" />
        <path d="M83 30h10v13H83Z" fill="#ffdb8c" />
        <path d="M88 32c2.6 0 3.4 2.6 3.6 6h-7.2c.2-3.4 1-6 3.6-6Z" fill="#a87425" />
        <path d="M14 92V50H80V92Z" fill="#8a4a36" />
        <path d="M14 56h66M14 64h66M14 72h66M14 80h66" stroke="#6d3b2c" strokeWidth="1" />
        <path d="M9 51 47 27 85 51Z" fill={mix(fill, '#000000', 0.12)} stroke={line} strokeWidth="1.4" strokeLinejoin="round" />
        <g transform="translate(47 42)">
          <SeatMark colour={colour} r={6} />
        </g>
        {GATES.map((x) => (
          <g key={x} stroke="#e5c07a">
            <path d={`M${x} 92V70a10.5 10.5 0 0 1 21 0V92Z`} fill={mix(fill, '#000000', 0.3)} strokeWidth="2" />
            <path d={`M${x + 10.5} 60V92`} strokeWidth="1.2" />
          </g>
        ))}
        <rect y="92" width={SIDE} height="24" fill="#10191f" />
      </g>
      <text className="br-name br-full" x="57" y="107.5" textAnchor="middle" fontSize="13.3" fill="#fff">
        {word}
      </text>
      <rect x=".75" y=".75" width={SIDE - 1.5} height={SIDE - 1.5} rx="8.5" fill="none" stroke="#e5c07a" strokeWidth="2" />
    </>
  );
});

/** A corner nobody has moved into (BR-2.13). */
export const EmptyCorner = memo(function EmptyCorner() {
  return (
    <>
      <rect width={SIDE} height={SIDE} rx="9" fill="#16222a" stroke="#31454f" strokeWidth="1.5" strokeDasharray="5 5" />
      <path
        d="M30 84V54L57 34 84 54V84Z"
        fill="none"
        stroke="#31454f"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeDasharray="6 5"
      />
    </>
  );
});

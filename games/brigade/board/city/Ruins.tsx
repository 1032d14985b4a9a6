/** The burnt side of a tile. */
import { memo } from 'react';
import { ruins } from '../art/houses.ts';
import { usePaint } from '../art/scope.tsx';
import { SIDE } from './geometry.ts';

export const Ruins = memo(function Ruins({ seed, word }: { seed: number; word: string }) {
  const paint = usePaint();
  const { walls, embers } = ruins(seed, SIDE);
  return (
    <>
      <rect width={SIDE} height={SIDE} rx="9" fill={paint('char')} />
      <g clipPath={paint('tile')}>
        <path
          d="M18 60C10 44 30 40 22 22M62 58C54 42 76 36 66 14M96 62C88 48 104 42 98 28"
          fill="none"
          stroke="#7b706a"
          strokeWidth="7"
          strokeLinecap="round"
          opacity=".16"
        />
        <ellipse cx="57" cy="98" rx="62" ry="22" fill={paint('ember')} />
        <path d={walls} fill="#171310" />
        <rect y="94" width={SIDE} height="22" fill="#1b1613" />
        <path d={embers} fill="none" stroke="#ff7a33" strokeWidth="5" strokeLinecap="round" opacity=".22" />
        <path d={embers} fill="none" stroke="#ff7a33" strokeWidth="1.5" strokeLinecap="round" />
      </g>
      <rect x=".75" y=".75" width={SIDE - 1.5} height={SIDE - 1.5} rx="8.5" fill="none" stroke="#5a4d44" strokeWidth="1.5" />
      <text
        className="br-name br-full br-burnt"
        x="9"
        y={SIDE - 8}
        fontSize="13.3"
        fill="#ffc09c"
        stroke="#1b1613"
        strokeWidth="3"
        paintOrder="stroke"
      >
        {word}
      </text>
    </>
  );
});

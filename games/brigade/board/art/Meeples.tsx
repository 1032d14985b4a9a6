/** The pieces: Brigade and Water Wagon of each colour. The origin is the middle of the feet. */
import { memo } from 'react';
import type { Colour } from '../../data/index.ts';
import { mix } from './paint.ts';
import { LIVERY, seatShape } from './palette.ts';
import { usePaint } from './scope.tsx';

export const Brigade = memo(function Brigade({ colour }: { colour: Colour }) {
  const { fill, line, emblem } = LIVERY[colour];
  return (
    <>
      <ellipse cx="0" cy="1" rx="17" ry="4.5" fill="#060b0e" opacity=".55" />
      <g stroke={line} strokeWidth="1.8" strokeLinejoin="round">
        <path d="M15-31 18.5-2" stroke="#1c1208" strokeWidth="3.6" />
        <path d="M15-31 18.5-2" stroke="#b98a4c" strokeWidth="1.8" />
        <path d="M11.5-33Q16-36 20.5-33.5L20-28.5Q16-29 12.5-27.5Z" fill="#dfe5e8" />
        <path d="M-15 0C-15.5-11-10-17 0-17S15.5-11 15 0Z" fill={fill} />
        <path d="M-15 0C-15.3-7-13-12-8.5-14.6L-6 0Z" fill={mix(fill, '#000000', 0.28)} stroke="none" opacity=".6" />
        <circle cx="0" cy="-21" r="7.2" fill="#e9bd93" />
        <path d="M-12.5-22.5C-11-33-6-36.5 0-36.5S11-33 12.5-22.5Q6-25.5 0-25.5T-12.5-22.5Z" fill={fill} />
        <path d="M-2.2-37.5H2.2L3-25.6H-3Z" fill={mix(fill, '#ffffff', 0.35)} strokeWidth="1.2" />
      </g>
      <path d={seatShape(colour, 4.4)} transform="translate(0 -8)" fill={emblem} />
    </>
  );
});

const WHEELS = [-12, 10] as const;

export const Wagon = memo(function Wagon({ colour, water }: { colour: Colour; water?: number }) {
  const paint = usePaint();
  const { fill, line, emblem } = LIVERY[colour];
  return (
    <>
      <ellipse cx="0" cy="1" rx="21" ry="4" fill="#060b0e" opacity=".55" />
      <g stroke={line} strokeWidth="1.6" strokeLinejoin="round">
        <path d="M-22-9.5H20L25-15" fill="none" stroke="#1c1208" strokeWidth="4.6" strokeLinecap="round" />
        <path d="M-22-9.5H20L25-15" fill="none" stroke="#a97b42" strokeWidth="2.4" strokeLinecap="round" />
        <path d="M-17-11C-20-16-20-25-17-30H14C17-25 17-16 14-11Z" fill={fill} />
        <path d="M-18.8-16H15.8M-18.8-25H15.8" stroke={mix(fill, '#000000', 0.25)} strokeWidth="1" opacity=".7" />
        <path d="M-11-30C-13-24-13-17-11-11M8-30C10-24 10-17 8-11" fill="none" stroke="#c79a4b" strokeWidth="2.6" />
        <path d="M-5-30V-34H2V-30" fill="#c79a4b" strokeWidth="1.2" />
        {WHEELS.map((x) => (
          <g key={x} stroke="#d9b16b">
            <circle cx={x} cy="-6" r="7" fill="#2b2018" strokeWidth="2" />
            <path
              d={`M${x - 6}-6H${x + 6}M${x}-12V0M${x - 4.2}-10.2 ${x + 4.2}-1.8M${x + 4.2}-10.2 ${x - 4.2}-1.8`}
              strokeWidth="1.1"
            />
          </g>
        ))}
      </g>
      {water === undefined ? (
        <path d={seatShape(colour, 5)} transform="translate(-1.5 -20.5)" fill={emblem} />
      ) : (
        <g transform="translate(-1.5 -20.5)">
          <path
            d="M0-10.5C3.6-5 7-1.6 7 2.6A7 7 0 0 1-7 2.6C-7-1.6-3.6-5 0-10.5Z"
            fill={paint('water')}
            stroke="#06202e"
            strokeWidth="1.4"
          />
          <text
            className="br-num"
            y="7"
            textAnchor="middle"
            fontSize="13.3"
            fill="#fff"
            stroke="#0a3a54"
            strokeWidth="2.6"
            paintOrder="stroke"
          >
            {water}
          </text>
        </g>
      )}
    </>
  );
});

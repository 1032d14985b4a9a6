/** The game's window in the lobby: a burning street under an arch, and those who came to put it out. */
import { useId } from 'react';
import { tongue } from './art/flame.ts';
import { Brigade, Wagon } from './art/Meeples.tsx';
import { hand, short } from './art/paint.ts';

const FRAME = 'M0 320V64Q130-32 260 64V320Z';

/** A row of houses and their lit windows. */
function skyline(
  seed: number,
  y: number,
  low: number,
  high: number,
  narrow: number,
  broad: number,
  lit: number,
): [string, string] {
  const next = hand(seed);
  let walls = '';
  let windows = '';
  for (let x = -8; x < 268; ) {
    const w = narrow + next() * (broad - narrow);
    const h = low + next() * (high - low);
    const kind = next();
    const left = short(x);
    const right = short(x + w);
    const middle = short(x + w / 2);
    if (kind < 0.55) walls += `M${left} 322V${short(y - h)}L${middle} ${short(y - h - w * 0.55)} ${right} ${short(y - h)}V322Z`;
    else if (kind < 0.8) walls += `M${left} 322V${short(y - h)}H${right}V322Z`;
    else walls += `M${left} 322V${short(y - h - 8)}L${middle} ${short(y - h - 40)} ${right} ${short(y - h - 8)}V322Z`;
    for (let wy = y - h + 6; wy < y - 4; wy += 11) {
      for (let wx = x + 4; wx < x + w - 6; wx += 8) if (next() < lit) windows += `M${short(wx)} ${short(wy)}h3.4v5h-3.4Z`;
    }
    x += w;
  }
  return [walls, windows];
}

const TONGUES = [
  [22, 70],
  [58, 118],
  [96, 164],
  [134, 196],
  [170, 150],
  [206, 128],
  [240, 84],
] as const;
const OUTER = TONGUES.map(([x, h], i) => tongue(x, 262, 64, h, i % 2 ? 8 : -6)).join('');
const INNER = TONGUES.map(([x, h], i) => tongue(x + 2, 262, 34, h * 0.6, i % 2 ? 5 : -4)).join('');
const [FAR] = skyline(3, 236, 46, 120, 16, 30, 0);
const [NEAR, NEAR_LIT] = skyline(11, 270, 18, 70, 20, 38, 0.25);
const RUNGS = Array.from({ length: 9 }, (_, i) => `M${short(63 + i * 4.4)} ${short(292 - i * 13.6)}l14 4`).join('');

const next = hand(4);
const disc = (x: number, y: number, r: number) =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`;
const SPARKS = Array.from({ length: 46 }, () => disc(next() * 260, next() * 210, 0.7 + next() * 1.7)).join('');
const SPRAY = Array.from({ length: 26 }, (_, i) => {
  const t = i / 25;
  const u = 1 - t;
  const x = u * u * 98 + 2 * u * t * 150 + t * t * 196;
  const y = u * u * 240 + 2 * u * t * 70 + t * t * 222;
  return disc(x + (next() - 0.5) * 10 * t, y + (next() - 0.5) * 10 * t, 2.4 + t * 4);
}).join('');

export function Vignette({ width, height }: { width?: number; height?: number }) {
  const id = useId();
  const fall = (name: string, stops: readonly (readonly [number, string])[]) => (
    <linearGradient id={`${id}${name}`} x1="0" y1="0" x2="0" y2="1">
      {stops.map(([offset, colour]) => (
        <stop key={offset} offset={offset} stopColor={colour} />
      ))}
    </linearGradient>
  );
  return (
    <svg className="br-vignette" viewBox="-5 10 270 315" width={width} height={height} aria-hidden="true">
      <defs>
        <clipPath id={`${id}frame`}>
          <path d={FRAME} />
        </clipPath>
        {fall('sky', [
          [0, '#16242e'],
          [0.4, '#5a1f1d'],
          [0.75, '#d9481d'],
          [1, '#ffb347'],
        ])}
        {fall('outer', [
          [0, '#e8401a'],
          [0.6, '#ff8a2e'],
          [1, '#ffc04d'],
        ])}
        {fall('inner', [
          [0, '#ffb347'],
          [1, '#fff0b3'],
        ])}
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="#ffb347" stopOpacity=".85" />
          <stop offset="1" stopColor="#ff6a24" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g clipPath={`url(#${id}frame)`}>
        <rect width="260" height="320" fill={`url(#${id}sky)`} />
        <path
          d="M150 20C110 44 190 66 150 96 120 120 200 128 178 168M60 30C90 60 30 80 60 120"
          fill="none"
          stroke="#10161b"
          strokeWidth="34"
          strokeLinecap="round"
          opacity=".28"
        />
        <path d={FAR} fill="#4a1d1c" />
        <circle cx="134" cy="214" r="150" fill={`url(#${id}glow)`} />
        <path d={OUTER} fill={`url(#${id}outer)`} />
        <path d={INNER} fill={`url(#${id}inner)`} />
        <path d={SPARKS} fill="#ffc04d" opacity=".8" />
        <path d={NEAR} fill="#2b1416" />
        <path d={NEAR_LIT} fill="#ffd98a" />
        <path d="M104 322V176L132 138 160 176V322Z" fill="#1a0f12" />
        <path d="M128 138V120M128 121l16 5-16 5" stroke="#1a0f12" strokeWidth="3" fill="#c8371b" />
        <path d="M118 190h10v16h-10ZM136 190h10v16h-10ZM118 220h10v16h-10ZM136 220h10v16h-10Z" fill="#ffb347" />
        <path d="M0 286Q130 270 260 286V320H0Z" fill="#0f171c" />
        <path d="M0 286Q130 270 260 286" fill="none" stroke="#ff9f3f" strokeWidth="2" opacity=".7" />
        <path d="M98 240Q150 70 196 222" fill="none" stroke="#7fd0f5" strokeWidth="6" strokeLinecap="round" opacity=".75" />
        <path d={SPRAY} fill="#d3f1ff" opacity=".8" />
        <path d="M60 300 102 168M74 304 116 172" stroke="#0b1115" strokeWidth="5" strokeLinecap="round" />
        <path d={RUNGS} stroke="#0b1115" strokeWidth="3.6" />
        <g transform="translate(84 258) scale(1.2)">
          <Brigade colour="pink" />
        </g>
        <g transform="translate(196 306) scale(2)">
          <Wagon colour="white" />
        </g>
        <g transform="translate(140 306) scale(1.5)">
          <Brigade colour="orange" />
        </g>
        <g transform="translate(30 308) scale(1.3)">
          <Brigade colour="black" />
        </g>
      </g>
      <path d={FRAME} fill="none" stroke="#ff7f55" strokeWidth="6" strokeLinejoin="round" />
      <path d={FRAME} fill="none" stroke="#ffc9a8" strokeWidth="1.4" strokeLinejoin="round" opacity=".7" />
    </svg>
  );
}

/** What hangs behind the figures: a quay for a combat, roofs for a chase, a salon for a discussion; curtains and footlights before it. */
import { memo } from 'react';
import type { ConflictId } from '../../data/index.ts';

const WIDTH = 780;
const FLOOR = 300;

/** Houses side by side, always the same for a number. */
function skyline(seed: number, base: number, lowest: number, highest: number): string {
  let state = seed;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const r = (n: number): string => n.toFixed(1);
  let d = '';
  for (let x = -10; x < WIDTH + 10; ) {
    const wide = 26 + next() * 44;
    const y = base - lowest - next() * (highest - lowest);
    const roof = next();
    if (roof < 0.4) d += `M${r(x)} ${FLOOR}V${r(y)}L${r(x + wide / 2)} ${r(y - wide * 0.42)}L${r(x + wide)} ${r(y)}V${FLOOR}Z`;
    else if (roof < 0.7) d += `M${r(x)} ${FLOOR}V${r(y)}h${r(wide * 0.2)}v-14h${r(wide * 0.16)}v14h${r(wide * 0.64)}V${FLOOR}Z`;
    else
      d += `M${r(x)} ${FLOOR}V${r(y)}C${r(x)} ${r(y - wide * 0.7)} ${r(x + wide)} ${r(y - wide * 0.7)} ${r(x + wide)} ${r(y)}V${FLOOR}Z`;
    x += wide + next() * 3;
  }
  return d;
}

const FAR = skyline(5, 250, 40, 96);
const NEAR = skyline(11, 268, 20, 76);
const RAYS = Array.from({ length: 24 }, (_, i) => {
  const a = (i / 12) * Math.PI;
  const at = (angle: number): string => `${(455 + Math.cos(angle) * 620).toFixed(0)} ${(130 + Math.sin(angle) * 620).toFixed(0)}`;
  return `M455 130L${at(a)}L${at(a + 0.13)}Z`;
}).join('');

const Sky = () => (
  <>
    <rect y="-40" width={WIDTH} height="360" fill="url(#ws-sky)" />
    <path d={RAYS} fill="#f6d79a" opacity="0.09" />
    <circle cx="455" cy="130" r="88" fill="#ffdf9e" />
    <circle cx="455" cy="130" r="101" fill="none" stroke="#ffdf9e" strokeWidth="1.6" opacity="0.7" />
    <g fill="#f7cd83">
      <circle cx="425" cy="110" r="13" />
      <circle cx="486" cy="156" r="19" />
      <circle cx="478" cy="92" r="8" />
    </g>
    <path d={FAR} fill="#3f7f7b" />
    <path d={NEAR} fill="#1c555b" />
  </>
);

const Airship = () => (
  <g transform="translate(150 66) scale(.62)">
    <path d="M-90 0C-90-26-44-36 0-36C50-36 92-18 92 0C92 18 50 36 0 36C-44 36-90 26-90 0Z" fill="#b98443" />
    <path d="M-88-8C-60-26-20-32 0-32C46-32 84-16 90-4C60-14 20-16-88-8Z" fill="#e5bd74" />
    <path
      d="M-60-30C-70-10-70 10-60 30M-20-36C-26-12-26 12-20 36M24-35C30-12 30 12 24 35M62-26C70-8 70 8 62 26"
      fill="none"
      stroke="#6d4a1e"
      strokeWidth="2"
    />
    <path d="M-84-6L-122-28-110 0-122 28-84 6Z" fill="#155659" stroke="#c79a4b" strokeWidth="2" />
    <path d="M-30 46H34L28 62H-22Z" fill="#5b1c2b" stroke="#c79a4b" strokeWidth="2" />
  </g>
);

const Quay = () => (
  <>
    <Sky />
    <Airship />
    <path d="M540 300V150L600 118 660 150 720 118 790 150V300Z" fill="#3a2430" />
    <path d="M590 300V216A24 24 0 0 1 638 216V300Z" fill="#1d0f18" />
    <rect y="252" width={WIDTH} height="60" fill="#3b4a52" />
    <path
      d="M0 252H780M0 272H780M60 252V272M180 252V272M300 252V272M420 252V272M540 252V272M660 252V272"
      stroke="#25313a"
      strokeWidth="3"
    />
  </>
);

const Roofs = () => (
  <>
    <Sky />
    <Airship />
    <path d="M-4 314V252L24 240H780V314Z" fill="url(#ws-slate)" stroke="#14252a" strokeWidth="2.4" />
    <path d="M10 242H780" stroke="#c79a4b" strokeWidth="7" />
    <path d="M10 240H780" stroke="#f0d48f" strokeWidth="2.4" />
    <path d="M44 200h40v42H44ZM690 190h36v52h-36Z" fill="#7b4a3c" />
  </>
);

const Salon = () => (
  <>
    <rect y="-40" width={WIDTH} height="360" fill="#12474b" />
    <path d="M0 40H780M0 44H780" stroke="#c79a4b" strokeWidth="1.6" />
    {[70, 210, 520, 660].map((x) => (
      <g key={x}>
        <path d={`M${x} 250V110A50 50 0 0 1 ${x + 100} 110V250Z`} fill="#7d6c46" stroke="#c79a4b" strokeWidth="5" />
        <path d={`M${x + 50} 62V250M${x} 150H${x + 100}`} stroke="#c79a4b" strokeWidth="3" />
      </g>
    ))}
    <path d="M0 252H780V314H0Z" fill="#5b1c2b" />
    <path d="M0 252H780" stroke="#c79a4b" strokeWidth="4" />
    <path d="M250 214L256 150 262 214ZM256 150C240 140 240 120 256 112C272 120 272 140 256 150" fill="#ffdf9e" opacity="0.5" />
  </>
);

const SCENES: { readonly [conflict in ConflictId]: () => React.ReactNode } = { combat: Quay, chase: Roofs, discussion: Salon };

const Curtain = () => (
  <>
    <path d="M0-40H52C50 40 40 92 20 130C32 160 34 230 28 314H0Z" fill="url(#ws-curtain)" />
    <path
      d="M14-40C14 60 12 100 6 132M34-40C32 54 26 94 14 130M10 140C18 180 16 240 14 300"
      fill="none"
      stroke="#3f0c1a"
      strokeWidth="2"
    />
    <path d="M0 124Q14 132 28 122L30 136Q14 146 0 138Z" fill="#c79a4b" stroke="#5e431a" strokeWidth="1.4" />
  </>
);

export const Backdrop = memo(function Backdrop({ type }: { type: ConflictId }) {
  const Scene = SCENES[type];
  return (
    <svg className="ws-backdrop" viewBox={`0 0 ${WIDTH} ${FLOOR}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="ws-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#0a2631" />
          <stop offset=".42" stopColor="#13505a" />
          <stop offset=".72" stopColor="#3e8079" />
          <stop offset="1" stopColor="#f2b36a" />
        </linearGradient>
        <linearGradient id="ws-curtain" x2="1" y2="0">
          <stop offset="0" stopColor="#5b1325" />
          <stop offset=".35" stopColor="#8e2440" />
          <stop offset=".6" stopColor="#6a1830" />
          <stop offset="1" stopColor="#a23452" />
        </linearGradient>
        <linearGradient id="ws-footlight" x2="0" y2="1">
          <stop offset="0" stopColor="#ffcf7a" stopOpacity="0" />
          <stop offset="1" stopColor="#ffcf7a" stopOpacity=".5" />
        </linearGradient>
        <pattern id="ws-slate" width="22" height="18" patternUnits="userSpaceOnUse">
          <rect width="22" height="18" fill="#2f4d57" />
          <path
            d="M0 0H22V4A11 7 0 0 1 0 4ZM-11 9H11V13A11 7 0 0 1-11 13ZM11 9H33V13A11 7 0 0 1 11 13Z"
            fill="#3d606a"
            stroke="#1f373f"
            strokeWidth="1.5"
          />
        </pattern>
      </defs>
      <Scene />
      <rect y="254" width={WIDTH} height="50" fill="url(#ws-footlight)" />
      <Curtain />
      <g transform={`translate(${WIDTH} 0) scale(-1 1)`}>
        <Curtain />
      </g>
    </svg>
  );
});

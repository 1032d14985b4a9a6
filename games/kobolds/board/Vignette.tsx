/** The game's window in the lobby: a lamplit lane under an arch, and two gangs that have just met. */
import { useId } from 'react';
import { Face } from './art/Coin.tsx';
import { COBBLE, cobbles } from './art/ground.ts';
import { Strokes } from './art/Strokes.tsx';

const FRAME = 'M0 320V64Q130-32 260 64V320Z';
const STONES = cobbles();
const CROWD = [
  ['skeleton', 36, 196, 0.62],
  ['elf-archer', 226, 192, 0.62],
  ['goblin-scumbag', 74, 224, 0.82],
  ['dwarf-berserker', 190, 226, 0.86],
  ['klacka', 46, 268, 1.05],
  ['barry', 214, 270, 1.05],
] as const;

export function Vignette({ width = 260, height = 320 }: { width?: number; height?: number }) {
  const id = useId().replaceAll(':', '');
  return (
    <svg viewBox="0 0 260 320" width={width} height={height} aria-hidden="true">
      <defs>
        <clipPath id={`${id}c`}>
          <path d={FRAME} />
        </clipPath>
        <pattern id={`${id}p`} width={COBBLE} height={COBBLE} patternUnits="userSpaceOnUse" patternTransform="scale(.6 .42)">
          <rect width={COBBLE} height={COBBLE} fill="#4a4458" />
          <g opacity=".55">
            <Strokes of={STONES.stones} />
          </g>
        </pattern>
        <radialGradient id={`${id}g`}>
          <stop offset="0" stopColor="#ffca6a" stopOpacity=".9" />
          <stop offset="1" stopColor="#ff9a2e" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1c2140" />
          <stop offset="1" stopColor="#5a4a68" />
        </linearGradient>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <rect width="260" height="320" fill={`url(#${id}s)`} />
        <path d="M0 60L44 34 74 66V214H0ZM260 60L216 34 186 66V214H260Z" fill="#2a2338" />
        <path d="M70 96L100 72 122 98V206H70ZM190 96L160 72 138 98V206H190Z" fill="#352c48" />
        <path
          d="M14 96h14v20H14ZM44 96h14v20H44ZM14 140h14v20H14ZM204 92h14v20h-14ZM232 136h14v20h-14ZM86 120h10v15H86ZM164 120h10v15h-10Z"
          fill="#f6cf77"
        />
        <rect y="196" width="260" height="124" fill={`url(#${id}p)`} />
        <path d="M0 196H260V214H0Z" fill="#17131f" opacity=".5" />
        <path d="M130 214V92" stroke="#17131f" strokeWidth="6" />
        <circle cx="130" cy="88" r="104" fill={`url(#${id}g)`} />
        <path d="M118 96L122 70H138L142 96Z" fill="#ffe9a8" stroke="#17131f" strokeWidth="4" />
        {CROWD.map(([profile, x, y, k]) => (
          <g key={profile} transform={`translate(${x} ${y}) scale(${k})`}>
            <path d="M-40 66Q-38 30 0 30Q38 30 40 66Z" fill="#2b2230" />
            <Face profile={profile} />
          </g>
        ))}
        <g transform="translate(130 268)">
          <rect x="-32" y="-26" width="38" height="53" rx="5" fill="#fffdf6" stroke="#b9ab8d" transform="rotate(-14)" />
          <rect x="-6" y="-26" width="38" height="53" rx="5" fill="#fffdf6" stroke="#b9ab8d" transform="rotate(12)" />
          <path
            d="M0 44C-14 28-46 8-46-18C-46-40-14-50 0-22C14-50 46-40 46-18C46 8 14 28 0 44Z"
            fill="#c2263b"
            transform="translate(-15 2) rotate(-14) scale(.26)"
          />
          <path
            d="M0-48C12-28 44-8 44 14C44 36 16 38 5 20C6 32 10 40 18 46H-18C-10 40-6 32-5 20C-16 38-44 36-44 14C-44-8-12-28 0-48Z"
            fill="#1d1d22"
            transform="translate(14 4) rotate(12) scale(.26)"
          />
        </g>
      </g>
      <path d={FRAME} fill="none" stroke="#1d1410" strokeWidth="5" />
    </svg>
  );
}

/** The street without anybody in it: ground, terrain with its shadows, lamps, river, the night. Painted once for a layout. */
import { memo } from 'react';
import { LOW_HEIGHT, type ScenarioId } from '../../data/index.ts';
import { UNSEEN } from '../art/aria.ts';
import { COBBLE, cobbles, LAMPS, litter, river, rosette, TICKS } from '../art/ground.ts';
import { box, SHEET, VIEW, X, Y } from '../art/paint.ts';
import { Strokes } from '../art/Strokes.tsx';
import { type Building, middleOf, paintTerrain, rectOf, shadowOf } from '../art/terrain.ts';
import { Chalk } from './Chalk.tsx';

const STONES = cobbles();
const LITTER = litter();
const RIVER = river();
const ROSETTE = rosette();
const FLAGS = [
  [1, 1, '#a39a8a'],
  [31, 1, '#9a9182'],
  [-14, 21, '#988f7f'],
  [16, 21, '#a99f8e'],
  [46, 21, '#988f7f'],
] as const;

function Paints() {
  return (
    <defs>
      <pattern id="kb-cobble" width={COBBLE} height={COBBLE} patternUnits="userSpaceOnUse">
        <rect width={COBBLE} height={COBBLE} fill="#6c645a" />
        <Strokes of={STONES.stones} />
        <path d={STONES.light} stroke="#fff" strokeOpacity=".13" strokeWidth="1.5" strokeLinecap="round" />
      </pattern>
      <pattern id="kb-flag" width="60" height="40" patternUnits="userSpaceOnUse">
        <rect width="60" height="40" fill="#6d665b" />
        {FLAGS.map(([x, y, fill]) => (
          <rect key={x} x={x} y={y} width="28" height="18" rx="2" fill={fill} />
        ))}
      </pattern>
      <linearGradient id="kb-puddle" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#cfe0ea" stopOpacity=".65" />
        <stop offset="1" stopColor="#6e8794" stopOpacity=".3" />
      </linearGradient>
      <linearGradient id="kb-water" x1="0" x2="1">
        <stop offset="0" stopColor="#2b5a66" />
        <stop offset=".5" stopColor="#3b7d88" />
        <stop offset="1" stopColor="#2f6b78" />
      </linearGradient>
      <radialGradient id="kb-glow">
        <stop offset="0" stopColor="#ffca6a" stopOpacity=".85" />
        <stop offset=".35" stopColor="#ffae45" stopOpacity=".33" />
        <stop offset="1" stopColor="#ff9a2e" stopOpacity="0" />
      </radialGradient>
      <filter id="kb-soft" filterUnits="userSpaceOnUse" x="-200" y="-200" width="1400" height="1400">
        <feGaussianBlur stdDeviation="18" />
      </filter>
      <clipPath id="kb-edge">
        <rect width={SHEET} height={SHEET} />
      </clipPath>
    </defs>
  );
}

/** Flagstones around what is high enough to live in. */
function Pavement({ piece }: { piece: Building }) {
  const rect = rectOf(piece);
  if (!rect || piece.height < 3) return null;
  const m = 25;
  const { x, y, w, h } = rect;
  return (
    <rect
      x={x - m}
      y={y - m}
      width={w + 2 * m}
      height={h + 2 * m}
      rx="6"
      fill="url(#kb-flag)"
      stroke="#4c463f"
      strokeOpacity=".7"
      strokeWidth="4"
    />
  );
}

export interface StreetProps {
  terrain: readonly Building[];
  /** The road of the carriage lies across the board. */
  road: boolean;
  riverName: string;
  scenario: ScenarioId | null;
}

/** Two of a kind in a row wear different colours. */
const twinOf = (terrain: readonly Building[], i: number): number =>
  terrain.slice(0, i).filter(({ kind }) => kind === terrain[i]?.kind).length;

const Glow = () => LAMPS.map(([x, y]) => <circle key={x} cx={X(x)} cy={Y(y)} r="200" fill="url(#kb-glow)" />);

export const Street = memo(function Street({ terrain, road, riverName, scenario }: StreetProps) {
  return (
    <g {...UNSEEN}>
      <Paints />
      <rect x={VIEW.x} y={VIEW.y} width={VIEW.w + 6} height={VIEW.h} fill="#2c2620" />
      <rect x={SHEET} y="-14" width="78" height="988" fill="url(#kb-water)" />
      <Strokes of={RIVER} />
      <text className="kb-river" transform={`translate(${SHEET + 55} 330) rotate(90)`}>
        {riverName}
      </text>
      <g clipPath="url(#kb-edge)">
        <rect width={SHEET} height={SHEET} fill="url(#kb-cobble)" />
        <g className="kb-worn" filter="url(#kb-soft)" fill="none" stroke="#fff2d8" strokeOpacity=".5">
          <path d="M480 960C470 760 520 640 480 480S470 180 480 0" strokeWidth="150" />
          <path d="M0 470C220 440 330 520 480 480S760 430 960 490" strokeWidth="130" />
        </g>
        <path d={LITTER.damp} fill="#2b2a33" opacity=".16" filter="url(#kb-soft)" />
        {road ? <Road /> : <Strokes of={ROSETTE} />}
        {terrain.map((piece) => (
          <Pavement key={piece.corners.join()} piece={piece} />
        ))}
        <Strokes of={LITTER.under} />
        <path d={LITTER.puddles} fill="#3a444c" opacity=".55" />
        <path d={LITTER.puddles} fill="url(#kb-puddle)" stroke="#dfe9ee" strokeOpacity=".28" strokeWidth="1.2" />
        <path d={LITTER.shine} stroke="#fff" strokeOpacity=".5" strokeWidth="1.6" strokeLinecap="round" />
        <Chalk scenario={scenario} />
        <g fill="#17131f" opacity=".42">
          {terrain.map((piece) => (
            <path key={piece.corners.join()} d={shadowOf(piece)} />
          ))}
        </g>
        {terrain.map((piece, i) => (
          <Strokes key={piece.corners.join()} of={paintTerrain(piece, twinOf(terrain, i))} />
        ))}
        {LAMPS.map(([x, y]) => (
          <g key={x} transform={`translate(${X(x)} ${Y(y)})`}>
            <path d="M0 0l16 20" stroke="#17131f" strokeOpacity=".4" strokeWidth="4" />
            <circle r="8.5" fill="#25211d" stroke="#0f0d0b" strokeWidth="1.6" />
            <circle r="4.8" fill="#ffd98a" />
          </g>
        ))}
      </g>
      <rect className="kb-night" x={VIEW.x} y={VIEW.y} width={VIEW.w + 6} height={VIEW.h} />
      <g className="kb-lamplight" clipPath="url(#kb-edge)">
        <Glow />
      </g>
      <g className="kb-lamplight haze" clipPath="url(#kb-edge)">
        <Glow />
      </g>
      <path d={TICKS} stroke="#cdbd9c" strokeWidth="1.8" opacity=".75" />
      <path d={box(0, 0, SHEET, SHEET)} fill="none" stroke="#120d09" strokeWidth="3" />
      {terrain.map((piece) => (
        <Height key={piece.corners.join()} piece={piece} />
      ))}
    </g>
  );
});

function Road() {
  return (
    <g>
      <rect x="0" y={Y(15)} width={SHEET} height={Y(9) - Y(15)} fill="#7d746a" opacity=".8" />
      <path d={`M0 ${Y(15)}H960M0 ${Y(9)}H960`} stroke="#cfc3ab" strokeWidth="9" />
      <path d={`M0 ${Y(15)}H960M0 ${Y(9)}H960`} stroke="#4f483f" strokeWidth="2" strokeDasharray="34 2" />
      <path d={`M0 ${Y(12.9)}H960M0 ${Y(11.1)}H960`} stroke="#3d362e" strokeOpacity=".45" strokeWidth="9" />
    </g>
  );
}

/** How high a piece is, in inches; what is Low needs no number. */
function Height({ piece }: { piece: Building }) {
  if (piece.height <= LOW_HEIGHT) return null;
  const rect = rectOf(piece);
  const [mx, my] = middleOf(piece);
  const x = rect ? rect.x + rect.w - 20 : mx;
  const y = rect ? rect.y + rect.h - 14 : my;
  return (
    <g className="kb-height" transform={`translate(${x} ${y})`}>
      <rect x="-15" y="-10" width="30" height="20" rx="10" />
      <text y="5.4">{piece.height}″</text>
    </g>
  );
}

/** The whole street in small, with the part that is looked at; pressing it shows all, or comes near again. */
import { seatColour } from '../art/Coin.tsx';
import { type Frame, ring, SHEET, X, Y } from '../art/paint.ts';
import { type Building, cornersOf } from '../art/terrain.ts';
import type { Figure } from './figures.ts';

export interface MiniMapProps {
  terrain: readonly Building[];
  figures: readonly Figure[];
  frame: Frame | null;
  label: string;
  press(): void;
}

export function MiniMap({ terrain, figures, frame, label, press }: MiniMapProps) {
  return (
    <button type="button" className="kb-minimap" aria-label={label} onClick={press}>
      <svg viewBox={`0 0 ${SHEET} ${SHEET}`} aria-hidden="true">
        <rect width={SHEET} height={SHEET} fill="#6f6a62" />
        <path d={terrain.map((piece) => ring(cornersOf(piece))).join('')} fill="#3d3730" />
        {figures.map(({ index, x, y, seat }) => (
          <circle
            key={index}
            cx={X(x)}
            cy={Y(y)}
            r="34"
            fill={seat === 0 ? '#fff7e2' : '#221d26'}
            stroke={seatColour(seat)}
            strokeWidth="13"
          />
        ))}
        {frame ? (
          <rect x={frame.x} y={frame.y} width={frame.w} height={frame.h} fill="none" stroke="#fff" strokeWidth="16" />
        ) : null}
      </svg>
    </button>
  );
}

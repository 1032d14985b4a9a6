/** The whole street in small, with the part that is looked at; pressing it shows all, or comes near again. */
import type { TableView } from '../../view.ts';
import { seatColour } from '../art/Coin.tsx';
import { type Frame, ring, SHEET, X, Y } from '../art/paint.ts';
import { cornersOf } from '../art/terrain.ts';

export function MiniMap({ table, frame, label, press }: { table: TableView; frame: Frame | null; label: string; press(): void }) {
  return (
    <button type="button" className="kb-minimap" aria-label={label} onClick={press}>
      <svg viewBox={`0 0 ${SHEET} ${SHEET}`} aria-hidden="true">
        <rect width={SHEET} height={SHEET} fill="#6f6a62" />
        <path d={table.terrain.map((piece) => ring(cornersOf(piece))).join('')} fill="#3d3730" />
        {table.models.map((model, m) =>
          model.place === 'play' ? (
            <circle
              key={`m${m}`}
              cx={X(model.x)}
              cy={Y(model.y)}
              r="34"
              fill={model.seat === 0 ? '#fff7e2' : '#221d26'}
              stroke={seatColour(model.seat)}
              strokeWidth="13"
            />
          ) : null,
        )}
        {frame ? (
          <rect x={frame.x} y={frame.y} width={frame.w} height={frame.h} fill="none" stroke="#fff" strokeWidth="16" />
        ) : null}
      </svg>
    </button>
  );
}

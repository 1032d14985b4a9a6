/** What scenarios put on the street: markers, the carriage, the chest, a flag for the V.I.C., a mask for the spy. */
import { memo } from 'react';
import { CARRIAGE_LENGTH, CARRIAGE_START, CARRIAGE_WIDTH, MARKER_RADIUS } from '../../data/index.ts';
import { NONE } from '../../table.ts';
import type { TableView } from '../../view.ts';
import { UNSEEN } from '../art/aria.ts';
import { Badge } from '../art/Glyph.tsx';
import { GLYPHS } from '../art/glyphs.ts';
import { at, f, U, X, Y } from '../art/paint.ts';
import { Wounds } from './Models.tsx';

function Carriage({ x, wounds }: { x: number; wounds: number }) {
  const [w, h] = [CARRIAGE_LENGTH * U, CARRIAGE_WIDTH * U];
  return (
    <g transform={`translate(${X(x)} ${Y(CARRIAGE_START.y1)})`}>
      <rect x="14" y="18" width={w} height={h} rx="10" fill="#17131f" opacity=".42" />
      <path d="M18-6h26M18 106h26M96-6h26M96 106h26" stroke="#1c130b" strokeWidth="12" strokeLinecap="round" />
      <rect width={w} height={h} rx="9" fill="#6d2f2a" stroke="#24100d" strokeWidth="3" />
      <rect x="8" y="8" width="92" height="84" rx="7" fill="#8f4338" stroke="#3a1712" strokeWidth="2" />
      <path d="M8 50h92M54 8v84" stroke="#5d2620" strokeWidth="2" />
      <rect x="104" y="14" width="28" height="72" rx="6" fill="#4a3a2a" stroke="#1c130b" strokeWidth="2" />
      <path d="M20 16l68 0M20 84h68" stroke="#d9a441" strokeWidth="3" />
      <circle cx="54" cy="50" r="17" fill="#d9a441" stroke="#4a2f08" strokeWidth="2.4" />
      <path d="M46 50h16M54 42v16" stroke="#4a2f08" strokeWidth="3" strokeLinecap="round" />
      <path
        d={`M${w + 6} 50l14 0m-6-6l6 6-6 6`}
        stroke="#fff4d8"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {wounds > 0 ? <Wounds x={14} y={f(h - 12)} n={wounds} size={1.25} /> : null}
    </g>
  );
}

export function Chest() {
  return (
    <g>
      <circle r={MARKER_RADIUS * U} fill="#17131f" opacity=".4" cx="3" cy="4" />
      <circle r={MARKER_RADIUS * U} fill="#8a5a31" stroke="#2c1a0c" strokeWidth="2" />
      <g transform="scale(1.1)">
        <path d="M-9 7V-2Q-9-8 0-8Q9-8 9-2V7Z" fill="#b9803f" stroke="#2c1a0c" strokeWidth="1.8" />
        <path d="M-9-1H9" stroke="#2c1a0c" strokeWidth="1.6" />
        <rect x="-2.4" y="-3" width="4.8" height="6" rx="1" fill="#ffd35c" stroke="#2c1a0c" strokeWidth="1.2" />
      </g>
    </g>
  );
}

const MARKS = { hidden: '?', found: '◆', collected: '', trap: '' } as const;

export const Things = memo(function Things({ table }: { table: TableView }) {
  const carried = table.chest && table.chest.carrier !== NONE ? table.models[table.chest.carrier] : null;
  return (
    <g {...UNSEEN}>
      {table.markers.map((marker, i) =>
        marker.state === 'hidden' || marker.state === 'found' ? (
          <g key={`${marker.x} ${marker.y}`} className="kb-pill" transform={at(marker)} data-marker={i}>
            <circle
              r={MARKER_RADIUS * U}
              fill={marker.state === 'found' ? '#ffd35c' : '#5d4a78'}
              stroke="#fff4d8"
              strokeWidth="2.4"
            />
            <text
              y="6"
              fill={marker.state === 'found' ? '#4a2f08' : '#fff4d8'}
              style={{ fill: marker.state === 'found' ? '#4a2f08' : '#fff4d8' }}
            >
              {MARKS[marker.state]}
            </text>
          </g>
        ) : null,
      )}
      {table.carriage === NONE ? null : <Carriage x={table.carriage} wounds={table.targetWounds} />}
      {table.chest && !carried ? (
        <g transform={at(table.chest)}>
          <Chest />
        </g>
      ) : null}
    </g>
  );
});

/** Over the coins: who carries the chest, who is the V.I.C., who is one's own spy. */
export const Tags = memo(function Tags({ table }: { table: TableView }) {
  const tags: { m: number; d: string; fill: string }[] = [];
  if (table.chest && table.chest.carrier !== NONE) tags.push({ m: table.chest.carrier, d: GLYPHS.chest, fill: '#8a5a31' });
  if (table.vic !== NONE) tags.push({ m: table.vic, d: GLYPHS.flag, fill: '#7a1f5c' });
  for (const m of table.spies) if (m !== NONE) tags.push({ m, d: GLYPHS.eye, fill: '#26232b' });
  return (
    <g {...UNSEEN}>
      {tags.map(({ m, d, fill }) => {
        const model = table.models[m];
        if (model?.place !== 'play') return null;
        return (
          <g key={`${m} ${fill}`} transform={at(model)}>
            <Badge x={0} y={f(model.r * U + 2)} r={11} d={d} fill={fill} />
          </g>
        );
      })}
    </g>
  );
});

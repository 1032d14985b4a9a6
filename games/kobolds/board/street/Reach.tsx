/** A move being chosen: the area it can reach, the card as the ruler, the way, and the ghost where it would stand. */
import type { Point } from '@guildhall/geometry';
import { memo } from 'react';
import type { ProfileId } from '../../data/index.ts';
import { NONE } from '../../table.ts';
import type { TableView } from '../../view.ts';
import { UNSEEN } from '../art/aria.ts';
import { Coin } from '../art/Coin.tsx';
import { at, f, outline, SHEET, U, X, Y } from '../art/paint.ts';
import type { Aim, Placing } from '../press/aim.ts';
import { chalk } from './Chalk.tsx';

/** The centres it can reach, drawn with a pen as broad as its base. */
export const Reach = memo(function Reach({ points, r }: { points: readonly Point[]; r: number }) {
  const d = outline(points);
  const broad = f(2 * r * U);
  return (
    <g {...UNSEEN} className="kb-reach" clipPath="url(#kb-edge)">
      <mask id="kb-reach-rim" maskUnits="userSpaceOnUse" x="0" y="0" width={SHEET} height={SHEET}>
        <rect width={SHEET} height={SHEET} fill="#fff" />
        <path d={d} fill="#000" stroke="#000" strokeWidth={broad} strokeLinejoin="round" />
      </mask>
      <g opacity=".36">
        <path d={d} fill="#2fb67e" stroke="#2fb67e" strokeWidth={broad} strokeLinejoin="round" />
      </g>
      <path d={d} fill="none" stroke="#eafff3" strokeWidth={broad + 5} strokeLinejoin="round" mask="url(#kb-reach-rim)" />
    </g>
  );
});

export function Zone({ placing }: { placing: Placing }) {
  return placing.zone ? <path {...UNSEEN} className="kb-zone" d={chalk(placing.zone)} /> : null;
}

const TICKS =
  'M-50-40h13M-50-80h13M-50-120h13M-50-20h7M-50-60h7M-50-100h7M50-40h-13M50-80h-13M50-120h-13M50-20h-7M50-60h-7M50-100h-7';
const SHORT_TICKS = 'M-70-40h13M-70-80h13M-70-20h7M-70-60h7M70-40h-13M70-80h-13M70-20h-7M70-60h-7';

/** The card, laid against the base and turned to where the model goes (KC-2.23). */
function Ruler({ from, to, r, side }: { from: Point; to: Point; r: number; side: 'L' | 'W' }) {
  const turn = (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI;
  const [w, h] = side === 'L' ? [100, 140] : [140, 100];
  return (
    <g className="kb-ruler" transform={`translate(${X(from.x)} ${Y(from.y)}) rotate(${f(turn)}) translate(0 ${f(-r * U)})`}>
      <rect x={3 - w / 2} y={4 - h} width={w} height={h} rx="8" fill="#120d14" opacity=".3" />
      <rect x={-w / 2} y={-h} width={w} height={h} rx="8" fill="#fffaf0" fillOpacity=".82" stroke="#5b4a2c" strokeWidth="2" />
      <rect
        x={7 - w / 2}
        y={7 - h}
        width={w - 14}
        height={h - 14}
        rx="5"
        fill="none"
        stroke="#1f6f4f"
        strokeOpacity=".5"
        strokeWidth="1.6"
      />
      <path d={side === 'L' ? TICKS : SHORT_TICKS} stroke="#4b3a1f" strokeWidth="1.8" />
      {[1, 2, 3].map((inch) =>
        inch * U < h ? (
          <text key={inch} x={20 - w / 2} y={5 - inch * U}>
            {inch}
          </text>
        ) : null,
      )}
      <text className="kb-side" x={w / 2 - 17} y={23 - h}>
        {side}
      </text>
    </g>
  );
}

export interface MovingProps {
  table: TableView;
  placing: Placing;
  aim: Aim;
  legal: boolean;
  /** Nothing is aimed at yet. */
  unseen: boolean;
}

/** The way to the place aimed at. Where it ends early, a cross. */
export function Way({ placing, aim, legal, unseen }: MovingProps) {
  const { mover, side } = placing;
  if (placing.kind === 'marker' || placing.kind === 'deploy') return null;
  const { stop } = aim;
  const stopped = !legal && stop.kind !== 'free' && stop.length > 0;
  const end = stopped ? stop : aim;
  return (
    <g {...UNSEEN} clipPath="url(#kb-edge)" visibility={unseen ? 'hidden' : undefined}>
      {side && aim.length > 0.02 ? <Ruler from={mover} to={aim} r={mover.r} side={side} /> : null}
      <path className={legal ? 'kb-way' : 'kb-way bad'} d={`M${X(mover.x)} ${Y(mover.y)}L${X(end.x)} ${Y(end.y)}`} />
      {stopped ? (
        <g transform={at(stop)}>
          <path d="M-7-7L7 7M7-7L-7 7" stroke="#fff" strokeWidth="7" strokeLinecap="round" />
          <path d="M-7-7L7 7M7-7L-7 7" stroke="#b3121f" strokeWidth="4" strokeLinecap="round" />
        </g>
      ) : null}
    </g>
  );
}

/** Where it would stand; a bar where it touches somebody. */
export function Ghost({ table, placing, aim, legal, unseen }: MovingProps) {
  const model = table.models[placing.model];
  const r = f(placing.mover.r * U);
  const other = aim.contact === NONE ? null : table.models[aim.contact];
  const turn = other ? (Math.atan2(other.x - aim.x, other.y - aim.y) * 180) / Math.PI : 0;
  return (
    <g {...UNSEEN} className={legal ? 'kb-ghost' : 'kb-ghost bad'} transform={at(aim)} visibility={unseen ? 'hidden' : undefined}>
      <g opacity=".75">
        {model ? (
          <Coin profile={model.profile satisfies ProfileId} seat={model.seat} r={r} />
        ) : (
          <circle r={r} fill="#5d4a78" stroke="#fff4d8" strokeWidth="2" />
        )}
      </g>
      <circle className="kb-ghost-under" r={r + 2.5} />
      <circle className="kb-ghost-rim" r={r + 2.5} />
      {other && legal ? (
        <g transform={`rotate(${f(turn)}) translate(0 ${-r})`}>
          <path d="M-13 0H13" stroke="#0d3b28" strokeWidth="9" strokeLinecap="round" />
          <path d="M-13 0H13" stroke="#8ff0bf" strokeWidth="5" strokeLinecap="round" />
        </g>
      ) : null}
    </g>
  );
}

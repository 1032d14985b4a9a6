/** The models on the street: coins with wounds, effects, height and trade. Those on roofs are drawn last. */
import { memo } from 'react';
import type { EffectId } from '../../data/index.ts';
import { UNSEEN } from '../art/aria.ts';
import { Coin } from '../art/Coin.tsx';
import { Badge, effectColour } from '../art/Glyph.tsx';
import { EFFECT_GLYPHS, GLYPHS } from '../art/glyphs.ts';
import { at, f, U } from '../art/paint.ts';
import { type Figure, isHarmful } from './figures.ts';

const around = (angle: number, r: number): [number, number] => {
  const a = (angle / 180) * Math.PI;
  return [f(Math.cos(a) * r), f(-Math.sin(a) * r)];
};

export function Wounds({ x, y, n, size = 1 }: { x: number; y: number; n: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} className="kb-wound">
      <path d="M0-15C5-8 11-3 11 4.2A11 11 0 0 1-11 4.2C-11-3-5-8 0-15Z" fill="#b3121f" stroke="#fff2e2" strokeWidth="1.8" />
      <text y="9.4">{n}</text>
    </g>
  );
}

export function Token({ figure, done }: { figure: Figure; done: boolean }) {
  const r = figure.r * U;
  const { angles, effects } = figure;
  const [wx, wy] = around(angles[0] ?? 225, r * 1.04);
  const [tx, ty] = around(angles[1] ?? 315, r * 1.04);
  const [zx, zy] = around(angles[2] ?? 135, r * 1.04);
  const wizard = figure.profile === 'wizard';
  return (
    <g className={`kb-token${done ? ' done' : ''}${figure.hidden ? ' hidden' : ''}`} transform={at(figure)}>
      <g className="kb-body">
        <Coin profile={figure.profile} seat={figure.seat} r={f(r)} shadow />
      </g>
      {figure.shoots || wizard ? <Badge x={tx} y={ty} r={9.6} d={wizard ? GLYPHS.star : GLYPHS.bow} fill="#1b1a20" /> : null}
      {figure.hidden ? <Badge x={tx} y={ty} r={9.6} d={GLYPHS.hidden} fill="#3d4a2a" /> : null}
      {figure.wounds > 0 ? <Wounds x={wx} y={wy} n={figure.wounds} /> : null}
      {effects.map((id: EffectId, i) => {
        const [x, y] = around(angles[3 + i] ?? 45 + i * 30, r * 1.1);
        return <Badge key={id} x={x} y={y} r={10.4} d={EFFECT_GLYPHS[id]} fill={effectColour(isHarmful(id))} />;
      })}
      {figure.z > 0 ? (
        <g className="kb-up" transform={`translate(${zx} ${zy})`}>
          <rect x="-18" y="-10" width="36" height="20" rx="10" />
          <text y="5.4">▲{figure.z}″</text>
        </g>
      ) : null}
    </g>
  );
}

export const Models = memo(function Models({ figures, except }: { figures: readonly Figure[]; except: number }) {
  const order = [...figures].sort((a, b) => a.z - b.z || b.y - a.y);
  return (
    <g {...UNSEEN}>
      {order.map((figure) => (
        <g key={figure.index} className={figure.index === except ? 'kb-lifted' : undefined}>
          <Token figure={figure} done={figure.activated} />
        </g>
      ))}
    </g>
  );
});

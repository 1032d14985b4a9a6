/** Units as tokens: shields for defenders, spiked discs for threats, with card value, suit and wounds. */
import { suitOf } from '@guildhall/cards';
import { memo } from 'react';
import type { DefenderView, ThreatView } from '../../view.ts';
import { SUIT_SHAPE } from '../art/Card.tsx';
import { f } from '../art/strokes.ts';

export const SHIELD = 'M-22-27H22V3C22 17 10 25 0 30C-10 25-22 17-22 3Z';
export const SPIKES = (() => {
  let d = '';
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8 - Math.PI / 2;
    const r = i % 2 ? 25.5 : 32;
    d += `${i ? 'L' : 'M'}${f(r * Math.cos(a))} ${f(r * Math.sin(a))}`;
  }
  return `${d}Z`;
})();
/** One sign for each class: many, a banner, a blade, a crown, an engine. */
const SIGNS: { readonly [name: string]: string } = {
  group:
    'M-9 10a4 4 0 1 1 8 0M1 10a4 4 0 1 1 8 0M-4 3a4 4 0 1 1 8 0M-5 2.500a2.500 2.500 0 1 1-.1 0M5 2.500a2.500 2.500 0 1 1-.1 0',
  regiment: 'M-8 14V-2M-8-2H8L4 3 8 8H-8',
  jack: 'M-8 13L6-1M6-1l3-4-4 3zM-5 6l6 6M-9 14l3-3',
  queen: 'M-9 11L-10 0l5 5 5-7 5 7 5-5-1 11z',
  king: 'M-10 13h20M-7 13a4 4 0 1 1 8 0M-3 8L9-3M5-4l5 3',
  default: 'M-8 0a8 8 0 1 1 16 0q0 5-4 6v5h-8v-5q-4-1-4-6M-4 0h.1M4 0h.1',
};

export interface TokenProps {
  unit: DefenderView | ThreatView;
  side: 'defender' | 'threat';
}
const signOf = ({ unit, side }: TokenProps): string =>
  side === 'defender' || ['jack', 'queen', 'king'].includes(unit.class) ? (SIGNS[unit.class] ?? SIGNS.default) : SIGNS.default;

export const TokenFace = memo(function TokenFace({ unit, side }: TokenProps) {
  const value = 'value' in unit ? unit.value : unit.face;
  const wounds = 'wounds' in unit ? unit.wounds : 0;
  const suit = suitOf(unit.card);
  const shape = side === 'defender' ? SHIELD : SPIKES;
  return (
    <>
      <path className="df-tk-shadow" transform="translate(1 3.500)" d={shape} />
      <path className={`df-tk ${side}`} d={shape} />
      {side === 'defender' ? <path className="df-tk-in" d="M-19-24H19V3C19 15 9 22.500 0 26.500C-9 22.500-19 15-19 3Z" /> : null}
      <path
        className="df-tk-plate"
        d={side === 'defender' ? 'M-18.500-23.500H18.500V-4H-18.500Z' : 'M-20-20.500L-9-23.500H9L20-20.500 21.500-3H-21.500Z'}
      />
      <text className="df-tk-value" x="-8" y="-7">
        {value}
      </text>
      <path
        className={suit === 'd' || suit === 'h' ? 'df-suit red' : 'df-suit'}
        d={SUIT_SHAPE[suit]}
        transform="translate(3 -20.500) scale(.66)"
      />
      <path className="df-tk-sign" d={signOf({ unit, side })} transform="translate(0 7)" />
      {wounds > 0 ? (
        <g className="df-wound" transform="translate(20 15)">
          <path d="M0-13C6-5 9-1 9 4A9 9 0 1 1-9 4C-9-1-6-5 0-13Z" />
          <text y="8.500">{wounds}</text>
        </g>
      ) : null}
    </>
  );
});

/** A token by itself, in lists and panels. */
export function TokenPicture({ unit, side, size = 40 }: TokenProps & { size?: number }) {
  return (
    <svg viewBox="-36 -36 72 72" width={size} height={size} aria-hidden="true">
      <TokenFace unit={unit} side={side} />
    </svg>
  );
}

/** Only the shape and the sign of its class, in a line of text. */
export function TokenSign({ unit, side }: TokenProps) {
  return (
    <svg viewBox="-33 -33 66 66" width="18" height="18" aria-hidden="true">
      <path className={`df-tk ${side}`} d={side === 'defender' ? SHIELD : SPIKES} />
      {side === 'defender' ? <path className="df-tk-in" d={SHIELD} /> : null}
      <path className="df-tk-sign" d={signOf({ unit, side })} transform="translate(0 -4) scale(1.5)" />
    </svg>
  );
}

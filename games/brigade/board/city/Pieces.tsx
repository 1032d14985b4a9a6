/** Brigades and Wagons on the city. They glide when they move; several on one space make room for each other. */
import { memo } from 'react';
import { Brigade, Wagon } from '../art/Meeples.tsx';
import { Shield } from '../art/Tokens.tsx';
import type { Piece } from '../model.ts';
import { columnOf, corner, SIDE } from './geometry.ts';

interface Stand {
  x: number;
  y: number;
  scale: number;
}

/** Where the i-th of n pieces stands on its space, for both faces. */
export function standing(i: number, n: number, kind: Piece['kind'], at: Ground): { full: Stand; compact: Stand } {
  if (n === 1) {
    const x = at.left + (kind === 'wagon' || !at.block ? 0.5 : at.university ? 0.6 : 0.74) * at.width;
    return {
      full: { x, y: at.foot, scale: 1 },
      compact: { x: at.burning ? (kind === 'wagon' ? 40 : 32) : SIDE / 2, y: 109, scale: at.burning ? 1.35 : 1.55 },
    };
  }
  const perRow = n <= 3 ? n : Math.ceil(n / 2);
  const row = Math.floor(i / perRow);
  const rows = Math.ceil(n / perRow);
  const inRow = Math.min(perRow, n - row * perRow);
  const share = (i - row * perRow + 0.5) / inRow;
  const scale = n === 2 ? 1 : n === 3 ? 0.78 : 0.66;
  const squeeze = at.burning ? 0.6 : 1;
  return {
    full: { x: at.left + 4 + (at.width - 8) * share, y: at.foot - (rows - 1 - row) * 24, scale },
    compact: {
      x: 6 + (SIDE - 12) * share * squeeze,
      y: 109 - (rows - 1 - row) * 34,
      scale: (n === 2 ? 1.25 : n === 3 ? 0.95 : 0.85) * (at.burning ? 0.72 : 1),
    },
  };
}

export interface Ground {
  left: number;
  width: number;
  foot: number;
  burning: boolean;
  university: boolean;
  /** A block: pieces protect it. */
  block: boolean;
}

export function groundOf(space: number, university: boolean, burning: boolean, block: boolean): Ground {
  const west = columnOf(space) === 2;
  return {
    left: university && west ? 24 : 0,
    width: university ? SIDE - 24 : SIDE,
    foot: university ? 109 : 92.5,
    burning,
    university,
    block,
  };
}

const placed = ({ x, y, scale }: Stand): string => `translate(${x} ${y}) scale(${scale})`;

const Standing = memo(
  function Standing({ piece, full, compact, shield }: { piece: Piece; full: Stand; compact: Stand; shield: boolean }) {
    const [x, y] = corner(piece.space);
    return (
      <g className="br-piece" style={{ transform: `translate(${x}px, ${y}px)` }}>
        <g className="br-full" transform={placed(full)}>
          {piece.kind === 'wagon' ? <Wagon colour={piece.colour} water={piece.water} /> : <Brigade colour={piece.colour} />}
          {shield ? (
            <g transform={`translate(${piece.kind === 'wagon' ? -21 : -15} -3) scale(.72)`}>
              <Shield />
            </g>
          ) : null}
        </g>
        <g className="br-compact" transform={placed(compact)}>
          {piece.kind === 'wagon' ? <Wagon colour={piece.colour} water={piece.water} /> : <Brigade colour={piece.colour} />}
        </g>
      </g>
    );
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);

export function Pieces({ pieces, grounds }: { pieces: readonly Piece[]; grounds: (space: number) => Ground }) {
  return pieces.map((piece) => {
    const together = pieces.filter((other) => other.space === piece.space);
    const ground = grounds(piece.space);
    const place = together.indexOf(piece);
    const { full, compact } = standing(place, together.length, piece.kind, ground);
    return (
      <Standing
        key={`${piece.kind} ${piece.seat}`}
        piece={piece}
        full={full}
        compact={compact}
        shield={ground.block && place === 0}
      />
    );
  });
}

/** Little pictures for a line of text, for every game: playing cards, dice, a number that changed, a sign with a number. */
import type { ReactNode } from 'react';

/** K♥ as a small card. What stands on it can be read aloud. */
export function MiniCard({ sign }: { sign: string }) {
  const red = /[♥♦]/.test(sign);
  return <span className={red ? 'in-card red' : 'in-card'}>{sign}</span>;
}

const PIPS: { readonly [face: number]: readonly (readonly [number, number])[] } = {
  1: [[0, 0]],
  2: [
    [-4, -4],
    [4, 4],
  ],
  3: [
    [-4, -4],
    [0, 0],
    [4, 4],
  ],
  4: [
    [-4, -4],
    [4, -4],
    [-4, 4],
    [4, 4],
  ],
  5: [
    [-4, -4],
    [4, -4],
    [0, 0],
    [-4, 4],
    [4, 4],
  ],
  6: [
    [-4, -5],
    [4, -5],
    [-4, 0],
    [4, 0],
    [-4, 5],
    [4, 5],
  ],
};

/** A die that has fallen: pips up to six sides, a figure beyond. */
export function Die({ face, sides = 6, size = 18 }: { face: number; sides?: number; size?: number }) {
  const pips = sides <= 6 ? PIPS[face] : undefined;
  return (
    <svg className="in-die" viewBox="-10 -10 20 20" width={size} height={size} role="img" aria-label={String(face)}>
      {sides <= 6 ? <rect x="-8.5" y="-8.5" width="17" height="17" rx="4" /> : <path d="M0-9.5 9-3 5.6 8.5H-5.6L-9-3Z" />}
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.7" />)
      ) : (
        <text y="4" textAnchor="middle" fontSize="10.5">
          {face}
        </text>
      )}
    </svg>
  );
}

/** From one thing to another. */
export function Becomes({ from, to }: { from: ReactNode; to: ReactNode }) {
  return (
    <span className="in-change">
      {from}
      <svg className="in-arrow" viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        <path d="M1 5H8.5M5.5 2 8.5 5 5.5 8" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
      {to}
    </span>
  );
}

/** A sign and how many of it. */
export function Counted({ sign, n }: { sign: ReactNode; n: ReactNode }) {
  return (
    <span className="in-count">
      {sign}
      {n}
    </span>
  );
}

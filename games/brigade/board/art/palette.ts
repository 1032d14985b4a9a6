/** Colours and shapes of quarters and of players. Nothing is told by colour alone: every quarter and every player has a shape. */
import type { Colour, Quarter } from '../../data/index.ts';
import { mix, short } from './paint.ts';

export const QUARTER_COLOUR: { [quarter in Quarter]: string } = {
  commons: '#7a9e4b',
  council: '#5b7fb8',
  merchant: '#c9932f',
  nobles: '#8d5aa8',
  university: '#b23a48',
};

const around = (n: number, radius: (i: number) => number, join: (x: string, y: string, i: number) => string): string => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const angle = (i * 2 * Math.PI) / n - Math.PI / 2;
    d += join(short(radius(i) * Math.cos(angle)), short(radius(i) * Math.sin(angle)), i);
  }
  return d;
};

/** A rosette of ten scallops, like the edge of a coin. */
const ROSETTE = `M0 -12.4${Array.from({ length: 10 }, (_, i) => {
  const angle = ((i + 1) * Math.PI) / 5 - Math.PI / 2;
  return `A4.3 4.3 0 0 1 ${short(12.4 * Math.cos(angle))} ${short(12.4 * Math.sin(angle))}`;
}).join('')}Z`;
const STAR = `${around(
  16,
  (i) => (i % 2 ? 11.4 : 15.2),
  (x, y, i) => `${i ? 'L' : 'M'}${x} ${y}`,
)}Z`;

/** House, shield, coin, crown, star: on a field of 30 by 30 around the middle. */
export const QUARTER_SHAPE: { [quarter in Quarter]: string } = {
  commons: 'M0-14 13-4.5V10a3 3 0 0 1-3 3h-20a3 3 0 0 1-3-3V-4.5Z',
  council: 'M-12-12.5Q0-9.5 12-12.5V0C12 8 6 12 0 14.5-6 12-12 8-12 0Z',
  merchant: ROSETTE,
  nobles: 'M-13-11-6.5-5.5 0-14 6.5-5.5 13-11V9.5Q13 13 9.5 13h-19Q-13 13-13 9.5Z',
  university: STAR,
};
/** Where the figure stands in the shape. */
export const QUARTER_FOOT: { [quarter in Quarter]: number } = {
  commons: 8,
  council: 5.6,
  merchant: 5.6,
  nobles: 8.5,
  university: 5.6,
};

export interface Livery {
  /** The colour itself. */
  fill: string;
  /** Outline that stands out from it. */
  line: string;
  /** Emblem drawn on it. */
  emblem: string;
  /** Rim on dark ground. */
  rim: string;
}

export const LIVERY: { [colour in Colour]: Livery } = {
  white: { fill: '#f2efe8', line: '#1c2329', emblem: '#5c5142', rim: '#f2efe8' },
  black: { fill: '#2a2a2e', line: '#f2efe8', emblem: '#fff8e8', rim: '#9aa6ad' },
  pink: { fill: '#d24d8b', line: '#2b0a1b', emblem: '#fff8e8', rim: '#f081b4' },
  orange: { fill: '#d97914', line: '#2b1503', emblem: '#fff8e8', rim: '#f09a3e' },
};

/** The shape of a player's colour around the middle: circle, square, diamond, triangle. */
export function seatShape(colour: Colour, r: number): string {
  const k = (n: number) => short(n * r);
  switch (colour) {
    case 'white':
      return `M${k(-1)} 0a${k(1)} ${k(1)} 0 1 0 ${k(2)} 0a${k(1)} ${k(1)} 0 1 0 ${k(-2)} 0Z`;
    case 'black':
      return `M${k(-0.9)} ${k(-0.9)}h${k(1.8)}v${k(1.8)}h${k(-1.8)}Z`;
    case 'pink':
      return `M0 ${k(-1.2)}L${k(1.1)} 0 0 ${k(1.2)} ${k(-1.1)} 0Z`;
    case 'orange':
      return `M0 ${k(-1.1)}L${k(1.15)} ${k(0.9)}H${k(-1.15)}Z`;
  }
}

export const FIRE = ['#ffd166', '#ff9f3f', '#f4652a', '#cf2a16'] as const;
export const quarterInk = (quarter: Quarter): string => mix(QUARTER_COLOUR[quarter], '#0b1216', 0.72);

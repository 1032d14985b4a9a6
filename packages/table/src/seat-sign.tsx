/** The sign of a seat where no game gives its own: colour and shape together. */
import type { Seat } from '@guildhall/kernel';

const SHAPES = [
  { fill: '#f2efe8', line: '#1c2329', path: 'M8.6 0A8.6 8.6 0 1 1-8.6 0 8.6 8.6 0 1 1 8.6 0Z' },
  { fill: '#2a2a2e', line: '#f2efe8', path: 'M-7.7-7.7H7.7V7.7H-7.7Z' },
  { fill: '#d24d8b', line: '#2b0a1b', path: 'M0-10.3 9.5 0 0 10.3-9.5 0Z' },
  { fill: '#d97914', line: '#2b1503', path: 'M0-9.5 9.9 7.7H-9.9Z' },
  { fill: '#2f7f86', line: '#06201f', path: 'M8.6-5V5L0 9.9-8.6 5V-5L0-9.9Z' },
  { fill: '#6a4bb5', line: '#160b33', path: 'M0-10 2.9-3.4 10-3.1 4.5 1.4 6.2 8.3 0 4.4-6.2 8.3-4.5 1.4-10-3.1-2.9-3.4Z' },
] as const;

export function PlainSeatSign({ seat, size = 20 }: { seat: Seat; size?: number }) {
  const { fill, line, path } = SHAPES[seat % SHAPES.length];
  return (
    <svg viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true" className="seat-sign">
      <path d={path} fill={fill} stroke={line} strokeWidth="1.4" strokeLinejoin="round" />
    </svg>
  );
}

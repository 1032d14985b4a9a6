/** The sign of a seat: shape and colour. */
import { colourOf, shapeOf } from './seats.ts';

export function SeatMark({ seat, size }: { seat: number; size: number }) {
  return (
    <svg className="kc-seat" viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
      <path d={shapeOf(seat)} fill={colourOf(seat)} fillRule="evenodd" />
    </svg>
  );
}

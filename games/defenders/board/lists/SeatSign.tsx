/** The sign of a seat: shape and colour, the same as its pen on the map. */
import type { Seat, View } from '@guildhall/kernel';
import type { TableView } from '../../view.ts';
import { seatArt } from '../art/seats.ts';

export function SeatMark({ seat, size }: { seat: Seat; size: number }) {
  const { fill, line, path } = seatArt(seat);
  return (
    <svg viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true" className="df-seat">
      <path d={path} fill={fill} stroke={line} strokeWidth="1.400" strokeLinejoin="round" />
    </svg>
  );
}
export function SeatSign({ seat, size }: { view: View<TableView>; seat: Seat; size: number }) {
  return <SeatMark seat={seat} size={size} />;
}

/** The sign of a seat: shape and colour. */
import type { Seat, View } from '@guildhall/kernel';
import type { TableView } from '../../view.ts';
import { SeatMark } from '../art/Tokens.tsx';
import { colourOf } from '../model.ts';

export function SeatSign({ view, seat, size }: { view: View<TableView>; seat: Seat; size: number }) {
  return (
    <svg className="br-seat" viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true">
      <SeatMark colour={colourOf(view.table, seat)} r={9} />
    </svg>
  );
}

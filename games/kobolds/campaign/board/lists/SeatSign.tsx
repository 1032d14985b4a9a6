/** The sign of a seat in front of its name. */
import type { Seat, View } from '@guildhall/kernel';
import type { TableView } from '../../table.ts';
import { SeatMark } from '../art/SeatMark.tsx';

export function SeatSign({ seat, size }: { view: View<TableView>; seat: Seat; size: number }) {
  return <SeatMark seat={seat} size={size} />;
}

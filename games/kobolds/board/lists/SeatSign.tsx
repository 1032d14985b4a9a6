/** The sign of a seat: shape and colour. */
import type { Seat, View } from '@guildhall/kernel';
import type { TableView } from '../../view.ts';
import { SeatMark } from '../art/Coin.tsx';

export function SeatSign({ seat, size }: { view: View<TableView>; seat: Seat; size: number }) {
  return <SeatMark seat={seat} size={size} />;
}

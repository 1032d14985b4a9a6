/** The colour a seat is shown in, and with it the sign of the hall. */
import type { Seat } from '@guildhall/kernel';
import { COLOURS, type Colour } from './data/index.ts';
import type { TableView } from './view.ts';

/** A seat's colour; before all have chosen, a free one stands in, so that no two look alike. */
export function colourOf(table: TableView, seat: Seat): Colour {
  const chosen = table.players[seat]?.colour;
  if (chosen) return chosen;
  const free = COLOURS.filter((colour) => table.players.every((player) => player.colour !== colour));
  const waiting = table.players.filter((player) => player.colour === '' && player.seat < seat).length;
  return free[waiting] ?? 'white';
}

/** The four colours are the first four signs of the hall. */
export const signs = (table: TableView): readonly number[] =>
  table.players.map(({ seat }) => COLOURS.indexOf(colourOf(table, seat)));

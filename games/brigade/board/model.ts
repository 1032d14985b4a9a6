/** From the view to what is drawn: who has which colour, what a tile shows, which pieces stand where. */
import type { Seat } from '@guildhall/kernel';
import { colourOf } from '../colours.ts';
import { type Colour, QUARTERS, type Quarter } from '../data/index.ts';
import { SPACE_NAMES, spaceNamed } from '../spaces.ts';
import type { PlayerView, SpaceView, TableView } from '../view.ts';
import type { Block } from './city/Tile.tsx';

export { colourOf };

export function blockAt(table: TableView, space: number): Block | null {
  const at = table.spaces[space];
  if (at?.kind !== 'block' || at.tile === '' || at.quarter === '') return null;
  return {
    space,
    tile: at.tile,
    quarter: at.quarter,
    value: at.value,
    fire: at.doomed ? 5 : at.fire,
    destroyed: at.destroyed,
    loyal: at.loyal < 0 ? null : colourOf(table, at.loyal),
    guarded: at.loyal >= 0 && (table.players[at.loyal]?.allegiance ?? false),
    renown: renownAt(table, at),
  };
}

function renownAt(table: TableView, at: SpaceView): Block['renown'] {
  const list: { colour: Colour; count: number }[] = [];
  at.renown.forEach((count, seat) => {
    const aviary = at.destroyed && at.tile === 'aviary' && (table.players[seat]?.renownOnAviary ?? false) ? 1 : 0;
    if (count + aviary > 0) list.push({ colour: colourOf(table, seat), count: count + aviary });
  });
  return list;
}

export interface Piece {
  kind: 'brigade' | 'wagon';
  seat: Seat;
  colour: Colour;
  space: number;
  water: number;
}

/** Wagons first: they stand behind. */
export function piecesOf(table: TableView): Piece[] {
  const pieces: Piece[] = [];
  for (const kind of ['wagon', 'brigade'] as const) {
    for (const player of table.players) {
      const space = spaceNamed(player[kind]);
      if (space >= 0)
        pieces.push({ kind, seat: player.seat, colour: colourOf(table, player.seat), space, water: player.wagonWater });
    }
  }
  return pieces;
}

/** The quarters of which a player holds a block. */
export function quartersHeld(table: TableView, seat: Seat): Quarter[] {
  const held = new Set<Quarter | ''>();
  for (const space of table.spaces) if (space.loyal === seat && !space.destroyed) held.add(space.quarter);
  return QUARTERS.filter((quarter) => held.has(quarter));
}

/** Whose things stand beside the board: one's own, for a spectator those of the one whose turn it is. */
export function shownPlayer(table: TableView, seat: Seat | null): PlayerView | undefined {
  return table.players[seat ?? table.active];
}

/** The card being resolved, else the one resolved last. */
export function lastEvent(table: TableView) {
  return table.event || table.eventDiscard.at(-1) || null;
}

export const nameOfSpace = (space: number): string => SPACE_NAMES[space] ?? '';

/** Inside a row of the list of players: the pen, who is First Player, and how many places and defenders are theirs. */
import type { PlayerFaceProps } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { wordsIn } from '../words/words.ts';

export function PlayerFace({ view, seat, language }: PlayerFaceProps<TableView>) {
  const { table } = view;
  const words = wordsIn(language);
  const mine = (list: readonly { seat: number }[]): number => list.filter((one) => one.seat === seat).length;
  return (
    <span className="df-player">
      {table.first === seat ? <em>{words.firstPlayer}</em> : null}
      <small title={words.locations}>⌂ {mine(table.locations)}</small>
      <small title={words.defenders}>⛨ {mine(table.defenders)}</small>
    </span>
  );
}

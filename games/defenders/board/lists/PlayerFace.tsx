/** Inside a row of the list of players: the pen, who is First Player, and how many places and defenders are theirs. */
import type { PlayerFaceProps } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { seatArt } from '../art/seats.ts';
import { wordsIn } from '../words/words.ts';

export function PlayerFace({ view, seat, language }: PlayerFaceProps<TableView>) {
  const { table } = view;
  const words = wordsIn(language);
  const mine = (list: readonly { seat: number }[]): number => list.filter((one) => one.seat === seat).length;
  return (
    <span className="df-player">
      <svg viewBox="0 0 40 8" width="30" height="8" aria-hidden="true" className="df-pen">
        <path d="M2 5Q10 1 20 4T38 3" fill="none" stroke={seatArt(seat).ink} strokeWidth="2.400" strokeLinecap="round" />
      </svg>
      {table.first === seat ? <em>{words.firstPlayer}</em> : null}
      <small>
        <svg viewBox="0 0 16 16" width="12" height="12" role="img" aria-label={words.locations}>
          <path d="M2 8L8 2l6 6v6H2Z" fill="none" stroke="currentColor" strokeWidth="1.600" />
        </svg>{' '}
        {mine(table.locations)}
      </small>
      <small>
        <svg viewBox="0 0 16 16" width="12" height="12" role="img" aria-label={words.defenders}>
          <path d="M2 2h12v6q0 4-6 7-6-3-6-7Z" fill="none" stroke="currentColor" strokeWidth="1.600" />
        </svg>{' '}
        {mine(table.defenders)}
      </small>
    </span>
  );
}

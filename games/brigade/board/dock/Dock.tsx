/** Beside the city: the Event card just drawn, cards to choose from, and one's own Firehouse. */
import type { BoardProps } from '@guildhall/table';
import { useState } from 'react';
import type { TableView } from '../../view.ts';
import { PaintPot } from '../art/scope.tsx';
import { SeatMark } from '../art/Tokens.tsx';
import { colourOf, lastEvent, shownPlayer } from '../model.ts';
import { wordsIn } from '../words/words.ts';
import { Choices } from './Choices.tsx';
import { EventCard } from './EventCard.tsx';
import { House } from './House.tsx';

/** Everybody's board is open to all (BR-22.2): a door for each. */
function Doors({ view, say, open, enter }: BoardProps<TableView> & { open: number; enter(seat: number): void }) {
  const { players } = view.table;
  if (players.length < 2) return null;
  return (
    <nav className="br-doors">
      {players.map(({ seat }) => (
        <button
          key={seat}
          type="button"
          aria-pressed={seat === open}
          aria-label={say.seat(seat)}
          title={say.seat(seat)}
          onClick={() => enter(seat)}
        >
          <svg viewBox="-13 -13 26 26" width="20" height="20" aria-hidden="true">
            <SeatMark colour={colourOf(view.table, seat)} r={9} />
          </svg>
        </button>
      ))}
    </nav>
  );
}

export function Dock(props: BoardProps<TableView>) {
  const { view, language, openRule } = props;
  const { table, seat } = view;
  const event = lastEvent(table);
  const [chosen, enter] = useState<number | null>(null);
  const player = shownPlayer(table, chosen ?? seat);
  return (
    <PaintPot prefix="br-dock">
      <div className="br-dock">
        {event ? (
          <EventCard id={event} language={language} note={wordsIn(language).deck(table.eventDeck)} openRule={openRule} />
        ) : null}
        <Choices {...props} />
        {player ? <House {...props} player={player} others={<Doors {...props} open={player.seat} enter={enter} />} /> : null}
      </div>
    </PaintPot>
  );
}

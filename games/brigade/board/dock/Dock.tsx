/** Beside the city: the Event card just drawn, cards to choose from, and one's own Firehouse. */
import type { BoardProps } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { PaintPot } from '../art/scope.tsx';
import { lastEvent, shownPlayer } from '../model.ts';
import { wordsIn } from '../words/words.ts';
import { Choices } from './Choices.tsx';
import { EventCard } from './EventCard.tsx';
import { House } from './House.tsx';

export function Dock(props: BoardProps<TableView>) {
  const { view, language, openRule } = props;
  const { table, seat } = view;
  const event = lastEvent(table);
  const player = shownPlayer(table, seat);
  return (
    <PaintPot prefix="br-dock">
      <div className="br-dock">
        {event ? (
          <EventCard id={event} language={language} note={wordsIn(language).deck(table.eventDeck)} openRule={openRule} />
        ) : null}
        <Choices {...props} />
        {player ? <House {...props} player={player} /> : null}
      </div>
    </PaintPot>
  );
}

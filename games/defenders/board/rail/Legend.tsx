/** The legend of the map: whose hand drew in which ink, and what its lines and marks say. */
import type { BoardProps } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { seatArt } from '../art/seats.ts';
import { SeatMark } from '../lists/SeatSign.tsx';
import { wordsIn } from '../words/words.ts';

const PEN = 'M3 11Q14 3 26 8T50 5';

export function Legend({ view, language, say }: BoardProps<TableView>) {
  const words = wordsIn(language);
  const { legends } = words;
  return (
    <section className="df-legend" aria-label={words.legend}>
      <div>
        <h2>{words.hands}</h2>
        <ul className="df-pens">
          {Array.from({ length: view.table.seats }, (_, seat) => (
            <li key={say.seat(seat)}>
              <SeatMark seat={seat} size={15} />
              <b>{say.seat(seat)}</b>
              <svg viewBox="0 0 54 14" width="54" height="14" aria-hidden="true">
                <path d={PEN} fill="none" stroke={seatArt(seat).ink} strokeWidth="2.600" strokeLinecap="round" />
              </svg>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{words.legend}</h2>
        <ul className="df-keys">
          <li>
            <svg viewBox="0 0 44 16" width="44" height="16" aria-hidden="true">
              <path className="df-link" d="M8 8H36" />
              <circle className="df-node" cx="8" cy="8" r="4" />
              <circle className="df-node" cx="36" cy="8" r="4" />
            </svg>
            {legends.connected}
          </li>
          <li>
            <svg viewBox="0 0 44 16" width="44" height="16" aria-hidden="true">
              <path className="df-link gap" d="M4 8H40" />
            </svg>
            {legends.gap}
          </li>
          <li>
            <svg viewBox="0 0 44 16" width="44" height="16" aria-hidden="true">
              <path className="df-entry" d="M14 8H36" />
              <path d="M34 2L43 8 34 14z" fill="#a5301f" />
              <circle className="df-entry-disc" cx="9" cy="8" r="7" />
            </svg>
            {legends.entry}
          </li>
          <li>
            <span className="df-mark-key">{words.ruined}</span>
            {legends.ruined}
          </li>
          <li>
            <span className="df-mark-key held">{words.held}</span>
            {legends.held}
          </li>
        </ul>
      </div>
    </section>
  );
}

/** Between tests: what is special about the scene, what has been described in it, and what came of earlier ones. */
import type { BoardProps } from '@guildhall/table';
import { SCENARIOS } from '../../data/index.ts';
import { NONE } from '../../table.ts';
import { features, scenarios } from '../../text/data/index.ts';
import type { TableView } from '../../view.ts';
import { PlayingCard } from '../art/Pieces.tsx';
import { calledShort, noteWords } from '../words/named.ts';
import { wordsIn } from '../words/words.ts';

/** So many described elements are shown, the latest first. */
const LATEST = 6;

export function Situation({ view, language }: BoardProps<TableView>) {
  const { table } = view;
  const words = wordsIn(language);
  const special = table.phase === 'free' ? [] : SCENARIOS[table.scenario].features;
  const notes = table.notes
    .map((note, n) => ({ ...note, n }))
    .slice(-LATEST)
    .reverse();
  const scenes = table.results.map((result, n) => ({ ...result, n }));
  return (
    <section className="ws-situation" aria-label={words.situation}>
      {special.length > 0 && (
        <div>
          <h3>{words.features}</h3>
          <ul>
            {special.map((id) => (
              <li key={id}>
                <b>{features[id].name[language]}</b>: {features[id].effect[language]}
                {id === 'steam_valve' && table.featureUsed ? ` (${words.used})` : ''}
              </li>
            ))}
          </ul>
        </div>
      )}
      {scenes.length > 0 && (
        <div className="ws-earlier">
          <h3>{words.earlier}</h3>
          <ul>
            {scenes.map(({ n, scenario, winner, rounds }) => (
              <li key={n}>
                <b>{scenarios[scenario].title[language]}</b>:{' '}
                {winner === NONE ? words.drawn : winner === 0 ? words.won : words.lost}, {words.afterRounds(rounds)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3>{words.described}</h3>
        {notes.length === 0 ? (
          <p>{words.nothingDescribed}</p>
        ) : (
          <ul className="ws-notes">
            {notes.map((note) => (
              <li key={note.n}>
                {note.card !== null && <PlayingCard card={note.card} />}
                <span>
                  <em>{noteWords(table, note, language)}</em> <small>{calledShort(table, note.by, language)}</small>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="ws-deck">{words.deck(table.deck, table.discard.length)}</p>
    </section>
  );
}

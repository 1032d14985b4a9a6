/** The rail over the stage: which scene and round it is, and who acts in which order by the cards before them. */
import type { BoardProps } from '@guildhall/table';
import { NONE } from '../../table.ts';
import { conflicts, scenarios } from '../../text/data/index.ts';
import type { TableView } from '../../view.ts';
import { PlayingCard } from '../art/Pieces.tsx';
import { whoIs } from '../foresight/imagined.ts';
import { shortName } from '../words/named.ts';
import { namesIn, wordsIn } from '../words/words.ts';

function Turn({ n, view, language }: { n: number } & Pick<BoardProps<TableView>, 'view' | 'language'>) {
  const { table } = view;
  const words = wordsIn(language);
  const c = whoIs(table, n);
  if (!c) return null;
  const now = table.turn === n;
  const says = now ? words.actsNow : c.acted ? words.acted : words.toCome;
  return (
    <li className={now ? 'now' : c.acted ? 'done' : undefined} aria-current={now ? 'step' : undefined}>
      <button type="button" data-card={`who:${n}`} data-card-press>
        {c.initiative === null ? (
          <span className="ws-playing none" role="img" aria-label={words.noCard} />
        ) : (
          <PlayingCard card={c.initiative} />
        )}
        <span>
          <b>{shortName(c, language)}</b>
          <small>{says}</small>
        </span>
      </button>
    </li>
  );
}

export function Rail({ view, language }: BoardProps<TableView>) {
  const { table } = view;
  const words = wordsIn(language);
  const free = table.phase === 'free';
  const shown =
    table.phase === 'upkeep' || table.phase === 'initiative' || table.phase === 'actions' || table.phase === 'outcome';
  const phase = namesIn(language).phases[table.phase];
  return (
    <header className="ws-rail">
      <div className="ws-title">
        <h2>{free ? phase : scenarios[table.scenario].title[language]}</h2>
        <small>
          {free ? '' : conflicts[table.type][language]}
          {table.round > 0 && !free ? ` · ${words.round(table.round, table.settings.roundLimit)}` : ''}
          {!free && table.turn === NONE ? ` · ${phase}` : ''}
        </small>
      </div>
      {shown && table.order.length > 0 && (
        <ol aria-label={words.order}>
          {table.order.map((n) => (
            <Turn key={n} n={n} view={view} language={language} />
          ))}
        </ol>
      )}
    </header>
  );
}

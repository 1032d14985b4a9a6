/** Over the street where the page has no room for players beside it: both gangs and the turn between them. */
import type { BoardProps } from '@guildhall/table';
import { memo } from 'react';
import type { TableView } from '../../view.ts';
import { SeatMark } from '../art/Coin.tsx';
import { wordsIn } from '../words/words.ts';
import { Purse } from './Purse.tsx';
import { Roster } from './Roster.tsx';

function Both({ view, language, say }: BoardProps<TableView>) {
  const { table, seat } = view;
  const words = wordsIn(language);
  const left = seat === 1 ? 1 : 0;
  return (
    <section className="kb-versus" aria-label={words.turnOf(table.turn, table.turns)}>
      {[left, 1 - left].map((who, i) => (
        <div key={who} className={`kb-side seat-${who}${i === 1 ? ' right' : ''}`}>
          <SeatMark seat={who} size={20} />
          <div className="kb-side-in">
            <span className="unseen">{say.seat(who)}</span>
            <Roster table={table} seat={who} language={language} />
            <Purse table={table} seat={who} language={language} />
          </div>
        </div>
      ))}
      <Plaque turn={table.turn} word={words.turn} />
    </section>
  );
}

export function Plaque({ turn, word }: { turn: number; word: string }) {
  return (
    <p className="kb-plaque">
      <span>{word}</span> <b>{turn > 0 ? turn : '–'}</b>
    </p>
  );
}

export const Versus = memo(Both, (a, b) => a.view === b.view && a.language === b.language && a.say === b.say);

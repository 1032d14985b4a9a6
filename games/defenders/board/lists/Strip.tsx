/** One line on small screens: the card drawn, morale, deck and reserve, and whether people may confer. */
import type { BoardProps } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { MiniCard } from '../art/Card.tsx';
import { wordsIn } from '../words/words.ts';

export function Strip({ view, language }: BoardProps<TableView>) {
  const { table } = view;
  const words = wordsIn(language);
  if (table.phase !== 'siege') return null;
  return (
    <p className="df-strip">
      {table.card ? (
        <span>
          <MiniCard card={table.card} language={language} />
        </span>
      ) : null}
      <span>
        {words.morale} {table.morale}
      </span>
      <span>
        {words.deck} {table.deck}
      </span>
      <span>
        {words.reserve} {table.reserve.length}
      </span>
      {table.mayConfer ? null : <span>{words.silenceHonour}</span>}
    </p>
  );
}

/** In the row of a player: whom they play, the cards they hold and their tokens. */
import type { PlayerFaceProps } from '@guildhall/table';
import { memo } from 'react';
import type { TableView } from '../../view.ts';
import { Token } from '../art/Pieces.tsx';
import { shortName } from '../words/named.ts';
import { wordsIn } from '../words/words.ts';

function Face({ view, language, seat }: PlayerFaceProps<TableView>) {
  const { table } = view;
  const stock = table.stocks[seat];
  const words = wordsIn(language);
  const heroes = table.characters.filter(({ owner, hero }) => owner === seat && hero !== null);
  const [first] = heroes;
  const counts = (
    <>
      {heroes.length > 0 && <span className="ws-plays">{heroes.map((c) => shortName(c, language)).join(', ')}</span>}
      <span className="ws-count" title={words.cards(stock.handCount, stock.limit)}>
        <i className="ws-back" aria-hidden="true" />
        {stock.handCount}
        <span className="unseen"> {words.cards(stock.handCount, stock.limit)}</span>
      </span>
      <span className="ws-count" title={words.tokens(stock.tokens)}>
        <Token size={15} />
        {stock.tokens}
        <span className="unseen"> {words.tokens(stock.tokens)}</span>
      </span>
    </>
  );
  return first ? (
    <button type="button" className="ws-player" data-card={`who:${first.number}`} data-card-press>
      {counts}
    </button>
  ) : (
    <span className="ws-player">{counts}</span>
  );
}

export const PlayerFace = memo(Face, (a, b) => a.view === b.view && a.language === b.language && a.seat === b.seat);

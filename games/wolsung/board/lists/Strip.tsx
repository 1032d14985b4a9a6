/** One line under the board on small screens: one's own hand, tokens, dice and Challenge. */
import type { BoardProps } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { Flames, PlayingCard, Pool, Token } from '../art/Pieces.tsx';
import { wordsIn } from '../words/words.ts';

export function Strip({ view, language }: BoardProps<TableView>) {
  const { table, seat } = view;
  const words = wordsIn(language);
  if (seat === null) return null;
  const stock = table.stocks[seat];
  const who =
    table.characters.find(({ owner, number }) => owner === seat && number === table.turn) ??
    table.characters.find(({ owner }) => owner === seat);
  return (
    <div className="ws-strip">
      <span className="ws-strip-hand">
        {stock.hand.length > 0 ? stock.hand.map((card) => <PlayingCard key={card} card={card} />) : words.noHand}
      </span>
      <span className="ws-count" title={words.tokens(stock.tokens)}>
        <Token size={18} />
        {stock.tokens}
        <span className="unseen"> {words.tokens(stock.tokens)}</span>
      </span>
      {who && (
        <>
          <Flames left={who.markers} of={who.start} label={words.challenge(who.markers, who.start)} />
          <Pool
            left={who.pool}
            of={who.fullPool}
            look={who.side === 0 ? 'hero' : 'foe'}
            label={words.dice(who.pool, who.fullPool)}
          />
        </>
      )}
    </div>
  );
}

/** The wall the Hero stands on: portrait, Wounds, the sums of the turn, the hand. */
import type { BoardProps } from '@guildhall/table';
import { useMemo } from 'react';
import type { TableView } from '../../view.ts';
import { Pane } from '../art/Pane.tsx';
import { Drops } from '../line/Stats.tsx';
import { namesIn, wordsIn } from '../words/words.ts';
import { HandCard } from './HandCard.tsx';
import { keyed } from './keyed.ts';
import { Ledger } from './Ledger.tsx';

export function Wall(props: BoardProps<TableView>) {
  const { view, language } = props;
  const { table } = view;
  const words = wordsIn(language);
  // A spectator looks at the Hero whose turn it is.
  const seat = view.seat ?? table.seat;
  const hero = table.heroes[seat];
  const hand = useMemo(() => keyed(hero.hand), [hero.hand]);
  const wounds = words.woundsOf(hero.wounds, table.mortalLimit);
  return (
    <section className="bw-wall" aria-label={namesIn(language).heroes[hero.hero]}>
      <div className="bw-who" data-card={`hero:${seat}`}>
        <Pane id={hero.hero} />
        <Drops n={hero.wounds} of={table.mortalLimit} label={wounds} />
        <span aria-hidden="true">{hero.alive ? wounds : words.dead}</span>
      </div>
      <Ledger {...props} />
      <ol className="bw-hand" aria-label={words.hand}>
        {hand.map(({ card, key }) => (
          <HandCard key={key} {...props} card={card} />
        ))}
        {hand.length === 0 && (
          <li className="bw-nohand">{hero.handCount > 0 ? words.handClosed(hero.handCount) : words.handEmpty}</li>
        )}
      </ol>
    </section>
  );
}

/** The other Heroes and their open hands (BW-26.1), where there is room: who plays together looks at each other's cards. */
import type { BoardProps } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { CardArt } from '../art/CardArt.tsx';
import { Pane } from '../art/Pane.tsx';
import { Drops } from '../line/Stats.tsx';
import { cardName } from '../words/named.ts';
import { namesIn, wordsIn } from '../words/words.ts';
import { keyed } from './keyed.ts';

export function Others({ view, language, say }: BoardProps<TableView>) {
  const { table } = view;
  const words = wordsIn(language);
  const own = view.seat ?? table.seat;
  const others = table.heroes.map((hero, seat) => ({ hero, seat })).filter(({ seat }) => seat !== own);
  if (others.length === 0) return null;
  return (
    <ul className="bw-others" aria-label={words.heroes}>
      {others.map(({ hero, seat }) => (
        <li key={seat} data-card={`hero:${seat}`}>
          <Pane id={hero.hero} />
          <div>
            <p>
              <b>{say.seat(seat)}</b> {namesIn(language).heroes[hero.hero]}{' '}
              {hero.alive ? (
                <Drops n={hero.wounds} of={table.mortalLimit} label={words.woundsOf(hero.wounds, table.mortalLimit)} />
              ) : (
                words.dead
              )}
            </p>
            <ul>
              {keyed(hero.hand).map(({ card, key }) => (
                <li key={key} data-card={`card:${card}`}>
                  <CardArt card={card} />
                  {cardName(table, card, language)}
                </li>
              ))}
              {hero.hand.length === 0 && <li>{hero.handCount > 0 ? words.handClosed(hero.handCount) : words.handEmpty}</li>}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

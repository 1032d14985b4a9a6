/** The supplies: eight piles of the Location and those of the own Hero (BW-7.9). */
import type { BoardProps } from '@guildhall/table';
import { boxOf } from '../../box.ts';
import { CARDS, type CardId, LOCATION_IDS } from '../../data/index.ts';
import { SUPPLIES } from '../../supplies.ts';
import type { TableView } from '../../view.ts';
import { CardArt } from '../art/CardArt.tsx';
import { Rule } from '../lists/Rule.tsx';
import { pressed } from '../press/pressed.ts';
import { cardName, isChanged } from '../words/named.ts';
import { namesIn, wordsIn } from '../words/words.ts';

/** What there is to pay with: the turn's Heroism, and what lies in the own hand. */
function purseOf({ table, seat }: BoardProps<TableView>['view']): number {
  const { cards } = boxOf(table);
  const hand = seat === table.seat ? table.heroes[seat].hand : [];
  return hand.reduce((sum, card) => sum + cards.get(card).heroism, table.heroism);
}

function Pile({ card, left, ...props }: BoardProps<TableView> & { card: CardId; left: number }) {
  const { view, language } = props;
  const { table } = view;
  const words = wordsIn(language);
  const name = cardName(table, card, language);
  const { cost } = boxOf(table).cards.get(card);
  const { gem } = CARDS.get(card);
  const { lit, here, handlers } = pressed(props, `pile:${card}`, name);
  const changed = isChanged(table, card);
  const label = [name, words.costs(cost), gem ? words.andTrash : '', words.left(left), changed ? words.changed : ''];
  return (
    <li>
      <button
        type="button"
        className={`bw-pile${lit ? ' lit' : ''}${here ? ' here' : ''}${left === 0 ? ' gone' : ''}${!lit && cost > purseOf(view) ? ' dear' : ''}`}
        data-card={`card:${card}`}
        aria-label={label.filter(Boolean).join(', ')}
        {...handlers}
      >
        <span className="bw-pile-art">
          <CardArt card={card} />
          <span className="bw-left">{left}</span>
        </span>
        <span className="bw-pile-name">
          {name}
          {changed && <i className="bw-changed">≠</i>}
        </span>
        <span className="bw-cost">
          {cost}
          {gem && '+'}
        </span>
      </button>
    </li>
  );
}

export function Market(props: BoardProps<TableView>) {
  const { view, language, openRule } = props;
  const { table } = view;
  const words = wordsIn(language);
  const { hero, supply } = table.heroes[view.seat ?? table.seat];
  return (
    <section className="bw-market" aria-label={words.supply}>
      <header>
        <h2 className="bw-lettered">{words.location}</h2>
        <span>{words.purse(table.heroism, table.buys)}</span>
      </header>
      <ul>
        {LOCATION_IDS.map((card, i) => (
          <Pile key={card} {...props} card={card} left={table.location[i]} />
        ))}
      </ul>
      <header>
        <h2 className="bw-lettered">{words.supplyOf(namesIn(language).heroes[hero].split(' ')[0])}</h2>
        <Rule id="BW-7.9" openRule={openRule} />
      </header>
      <ul>
        {SUPPLIES[hero].map((card, i) => (
          <Pile key={card} {...props} card={card} left={supply[i]} />
        ))}
      </ul>
    </section>
  );
}

/** One card of the own hand. */
import type { BoardProps } from '@guildhall/table';
import { boxOf } from '../../box.ts';
import type { CardId } from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import { CardArt } from '../art/CardArt.tsx';
import { toneOf } from '../art/cards.ts';
import { pressed } from '../press/pressed.ts';
import { breakable } from '../words/hyphens.ts';
import { cardName, cardText, isChanged } from '../words/named.ts';
import { type BoardWords, wordsIn } from '../words/words.ts';

/** "Action", "+2", "Wound": what it is good for. */
export function kindOf(table: TableView, card: CardId, words: BoardWords): string {
  const tone = toneOf(card);
  const { heroism, action } = boxOf(table).cards.get(card);
  if (tone === 'wound') return words.wound;
  return [action ? words.action : '', heroism > 0 ? words.heroism(heroism) : ''].filter(Boolean).join(' ');
}

export function HandCard({ card, ...props }: BoardProps<TableView> & { card: CardId }) {
  const { view, language } = props;
  const { table, asked } = view;
  const words = wordsIn(language);
  const name = cardName(table, card, language);
  const { lit, here, handlers } = pressed(props, `hand:${card}`, name);
  const changed = isChanged(table, card);
  const label = [name, kindOf(table, card, words), cardText(table, card, language), changed ? words.changed : ''];
  return (
    <li>
      <button
        type="button"
        className={`bw-card ${toneOf(card)}${lit ? ' lit' : asked ? ' dim' : ''}${here ? ' here' : ''}`}
        data-card={`card:${card}`}
        aria-label={label.filter(Boolean).join('. ')}
        {...handlers}
      >
        <b>
          {breakable(name)}
          {changed && <i className="bw-changed">≠</i>}
        </b>
        <CardArt card={card} />
        <span>{kindOf(table, card, words)}</span>
      </button>
    </li>
  );
}

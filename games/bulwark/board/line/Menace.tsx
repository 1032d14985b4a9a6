/** Over the line where there is no room for the dial: Menace and the two decks in numbers. */
import type { BoardProps } from '@guildhall/table';
import { MOST_MENACE, threeRingCalamity } from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import { Icon } from '../art/Icon.tsx';
import { wordsIn } from '../words/words.ts';

export function Menace({ view, language }: BoardProps<TableView>) {
  const { table } = view;
  const words = wordsIn(language);
  const toll = table.settings.army === 'carnival';
  return (
    <div className="bw-brief">
      <span>
        <b>{toll ? words.tollOf(table.toll, threeRingCalamity.toll) : `${words.menace} ${table.menace}`}</b>{' '}
        {toll ? null : words.ofMost(MOST_MENACE)}
      </span>
      <span>
        <Icon name="gash" size={14} /> <b>{table.woundDeck}</b> {words.woundsLeft}
      </span>
      <span>
        <Icon name="hourglass" size={14} /> <b>{table.foeDeck}</b> {words.foeDeck}
      </span>
    </div>
  );
}

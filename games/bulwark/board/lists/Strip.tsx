/** One line under the board on small screens: what there is left of the turn. */
import type { BoardProps } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { TOTALS } from '../hero/ledger.ts';
import { wordsIn } from '../words/words.ts';

export function Strip({ view, language }: BoardProps<TableView>) {
  const words = wordsIn(language);
  const { table } = view;
  return (
    <dl className="bw-strip">
      {TOTALS.map((total) => (
        <div key={total}>
          <dt>{words.totals[total]}</dt>
          <dd>{total === 'actions' && table.phase !== 'action' ? words.over : table[total]}</dd>
        </div>
      ))}
    </dl>
  );
}

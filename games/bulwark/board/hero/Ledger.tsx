/** Running sums: cards down, counters across, and what there is now. */
import type { BoardProps } from '@guildhall/table';
import { Die } from '@guildhall/table/inline';
import { memo } from 'react';
import type { TableView } from '../../view.ts';
import { cardName } from '../words/named.ts';
import { namesIn, wordsIn } from '../words/words.ts';
import { ledgerOf, type Row, TOTALS, type Total } from './ledger.ts';

/** So many cards have a row of their own; older ones are counted. */
const SHOWN = 3;

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function Sums({ view, language, told }: BoardProps<TableView>) {
  const { table } = view;
  const words = wordsIn(language);
  const rows = told ? ledgerOf(told(), table) : [];
  const shown = rows.slice(-SHOWN).map((row, i) => ({ row, key: `${row.card} ${i}` }));
  const older = rows.length - shown.length;
  const hero = namesIn(language).heroes[table.heroes[table.seat].hero];
  const isOver = (total: Total): boolean => total === 'actions' && table.phase !== 'action';
  return (
    <table className="bw-ledger">
      <thead>
        <tr>
          <th scope="col" className="bw-lettered">
            {hero.split(' ')[0]}
          </th>
          {TOTALS.map((total) => (
            <th key={total} scope="col">
              {words.totals[total]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="start">
          <th scope="row">{older > 0 ? words.earlier(older) : words.turnStarts}</th>
          {TOTALS.map((total) => (
            <td key={total}>{older > 0 ? '' : total === 'actions' || total === 'buys' ? 1 : 0}</td>
          ))}
        </tr>
        {shown.map(({ row, key }) => (
          <CardRow key={key} row={row} name={cardName(table, row.card, language)} />
        ))}
        <tr className="now">
          <th scope="row">{words.now}</th>
          {TOTALS.map((total) => (
            <td key={total}>{isOver(total) ? words.over : table[total]}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function CardRow({ row, name }: { row: Row; name: string }) {
  return (
    <tr>
      <th scope="row">
        {name}
        {row.faces.slice(-1).map((face) => (
          <Die key={face} face={face} size={14} />
        ))}
      </th>
      {TOTALS.map((total) => (
        <td key={total}>{row.changes[total].map(signed).join(' ')}</td>
      ))}
    </tr>
  );
}

export const Ledger = memo(Sums, (a, b) => a.view === b.view && a.language === b.language);

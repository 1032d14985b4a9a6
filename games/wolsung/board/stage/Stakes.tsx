/** The goal of the conflict: what comes true for whichever side wins, and how high the stake is. */
import type { BoardProps } from '@guildhall/table';
import { scenarios } from '../../text/data/index.ts';
import type { TableView } from '../../view.ts';
import { Rule } from '../lists/Rule.tsx';
import { namesOfSide } from '../words/sides.ts';
import { namesIn, wordsIn } from '../words/words.ts';

export function Stakes({ view, language, openRule }: BoardProps<TableView>) {
  const { table } = view;
  if (table.phase === 'free') return null;
  const words = wordsIn(language);
  const { aims } = namesIn(language);
  const { texts, vaBanque, deadly } = table.stake;
  const said = (side: number): string => {
    const own = texts[side] ?? '';
    return own === '' ? (scenarios[table.scenario].stakes[side]?.[language] ?? '') : (aims[own] ?? own);
  };
  return (
    <section className="ws-stakes" aria-label={words.stake}>
      <b>{words.stake}</b> <Rule id="WS-10.3" openRule={openRule} />
      {vaBanque && <span className="ws-high">{words.vaBanque}</span>}
      {deadly && <span className="ws-high">{words.deadly}</span>}
      <ul>
        {Array.from({ length: table.sides }, (_, side) => side).map((side) => (
          <li key={side} className={side === 0 ? '' : 'foe'}>
            <b>{namesOfSide(table, side, language)}:</b> {said(side)}
            {side === table.statusQuo && <small> · {words.tieGoesTo}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

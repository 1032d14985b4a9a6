/** When the siege comes: what it will ask for, and what the city lacks. */
import type { BoardProps } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { MiniCard } from '../art/Card.tsx';
import { Rule } from '../bench/Field.tsx';
import { wordsIn } from '../words/words.ts';
import { lacksOf } from './lacks.ts';

export function Lacks({ view, language, openRule }: BoardProps<TableView>) {
  const { table } = view;
  const words = wordsIn(language);
  return (
    <section className="df-lacks">
      <h2>{words.whenSiege}</h2>
      <ul>
        {lacksOf(table).map(({ need, by, begun, cards }) => (
          <li key={need} className={by.length > 0 ? 'has' : begun ? 'begun' : 'lacks'}>
            <b>{words.needs[need]}</b>
            {by.length > 0 ? (
              <span>✓ {by.join(', ')}</span>
            ) : begun ? (
              <span>{words.inMaking}</span>
            ) : (
              <span>
                {words.nobodyYet}{' '}
                {cards.map((card) => (
                  <MiniCard key={card} card={card} language={language} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p>
        {words.cardsLeft(table.left, table.needed)} <Rule id="DF-5.22" openRule={openRule} />
      </p>
    </section>
  );
}

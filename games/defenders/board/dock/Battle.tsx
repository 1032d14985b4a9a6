/** A battle's sums laid out term by term: cards, words, place, dice, total. */
import type { BoardProps } from '@guildhall/table';
import type { Term } from '../../facts.ts';
import type { TableView } from '../../view.ts';
import { Die } from '../art/Card.tsx';
import { Rule } from '../bench/Field.tsx';
import { tellerIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';
import type { Battle, Sum } from './latest.ts';

const COLUMNS = ['colCards', 'colWords', 'colPlace', 'colDice'] as const;
type Column = (typeof COLUMNS)[number];
const COLUMN_OF: { readonly [name in Term['name']]: Column } = {
  value: 'colCards',
  word: 'colWords',
  military: 'colPlace',
  wellConstructed: 'colPlace',
  underground: 'colPlace',
  ownDie: 'colDice',
  cancelled: 'colDice',
  die: 'colDice',
};

export function BattleSheet({ props, battle }: { props: BoardProps<TableView>; battle: Battle }) {
  const { language, openRule } = props;
  const words = wordsIn(language);
  const teller = tellerIn(props);
  const { result } = battle;
  return (
    <section className="df-battle">
      <header>
        <h2>{words.battleAt(teller.thing(battle.location))}</h2>
        {result ? (
          <b className={result === 'defenders' ? 'good' : result === 'standoff' ? '' : 'bad'}>{words.result[result]}</b>
        ) : null}
      </header>
      {battle.defenders || battle.threats ? (
        <table>
          <thead>
            <tr>
              <th aria-label={words.total} />
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {words[column]}
                </th>
              ))}
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {battle.defenders ? <Row side="defenders" props={props} sum={battle.defenders} /> : null}
            {battle.threats ? <Row side="threats" props={props} sum={battle.threats} /> : null}
          </tbody>
        </table>
      ) : null}
      <Rule id="DF-19.1" openRule={openRule} />
    </section>
  );
}

/** Two terms may be quite alike; their order is all that tells them apart. */
const numbered = (terms: readonly Term[]): { key: string; term: Term }[] =>
  terms.map((term, i) => ({ key: `${i} ${term.rule}`, term }));

function Row({ side, props, sum }: { side: 'defenders' | 'threats'; props: BoardProps<TableView>; sum: Sum }) {
  const { language, openRule } = props;
  const words = wordsIn(language);
  const teller = tellerIn(props);
  return (
    <tr className={side}>
      <th scope="row">{side === 'defenders' ? words.defenders : words.threats}</th>
      {COLUMNS.map((column) => {
        const terms = sum.terms.filter(({ name }) => COLUMN_OF[name] === column);
        return (
          <td key={column}>
            {numbered(terms).map(({ key, term: { name, add, of, rule } }) => (
              <span key={key} className={name === 'cancelled' ? 'df-term off' : 'df-term'}>
                {column === 'colDice' && name !== 'cancelled' ? (
                  <Die n={add} label={words.die(add)} size={20} />
                ) : (
                  <b>{column === 'colCards' ? add : `${add >= 0 ? '+' : ''}${add}`}</b>
                )}{' '}
                {of ? teller.thing(of) : ''}{' '}
                <button type="button" className="df-rule" onClick={() => openRule(rule)}>
                  {rule}
                </button>
              </span>
            ))}
          </td>
        );
      })}
      <td className="df-total">{sum.total}</td>
    </tr>
  );
}

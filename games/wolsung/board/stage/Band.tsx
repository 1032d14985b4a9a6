/** Between the sides of a chase or a discussion: the dial, and what it means for everybody's resistance. */
import type { BoardProps } from '@guildhall/table';
import type { CSSProperties } from 'react';
import { ETIQUETTE, FORMALITY_IDS, ROUTE_IDS, SCANDAL } from '../../data/index.ts';
import { formalities, routes } from '../../text/data/index.ts';
import type { TableView } from '../../view.ts';
import { Rule } from '../lists/Rule.tsx';
import { wordsIn } from '../words/words.ts';
import { Dial } from './Dial.tsx';

const ROUTE_RULES = { easy: 'WS-18.3', normal: 'WS-18.4', difficult: 'WS-18.5' } as const;
const FORMALITY_RULES = { private: 'WS-19.2', public: 'WS-19.3', formal: 'WS-19.4' } as const;

export function Band({ at, view, language, openRule }: BoardProps<TableView> & { at: number }) {
  const { table } = view;
  const words = wordsIn(language);
  const chase = table.type === 'chase';
  const names = chase ? ROUTE_IDS.map((id) => routes[id][language]) : FORMALITY_IDS.map((id) => formalities[id][language]);
  const chosen = chase ? ROUTE_IDS.indexOf(table.route) : FORMALITY_IDS.indexOf(table.formality);
  const says = chase
    ? words.routeSays[table.route]
    : words.formalitySays(ETIQUETTE[table.formality], SCANDAL[table.formality].tn);
  return (
    <div className="ws-band" style={{ '--ws-at': at } as CSSProperties}>
      <Dial names={names} chosen={chosen} label={`${words.band[table.type]}: ${names[chosen]}`} />
      <div className="ws-band-plate">
        <b>
          {words.band[table.type]}: {names[chosen]}
        </b>
        <span>{says}</span>
        <Rule id={chase ? ROUTE_RULES[table.route] : FORMALITY_RULES[table.formality]} openRule={openRule} />
      </div>
    </div>
  );
}

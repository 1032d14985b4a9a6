/** Under the list of players: what the city lacks, the siege at a glance, and whether people may confer, by which rule not. */
import { type Card, isCard } from '@guildhall/cards';
import type { BoardProps } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { MiniCard } from '../art/Card.tsx';
import { Rule } from '../bench/Field.tsx';
import { Lacks } from '../city/Lacks.tsx';
import { wordsIn } from '../words/words.ts';

/** So many cards of the reserve are shown; the rest are counted. */
const SHOWN = 4;

export function Status(props: BoardProps<TableView>) {
  return (
    <>
      {props.view.table.phase === 'city' ? <Lacks {...props} /> : null}
      {props.view.table.phase === 'siege' ? <Glance {...props} /> : null}
      {props.view.table.mayConfer ? null : <Silence {...props} />}
    </>
  );
}

function Glance({ view, language }: BoardProps<TableView>) {
  const { table } = view;
  const words = wordsIn(language);
  const reserve = table.reserve.filter((id): id is Card => isCard(id));
  return (
    <dl className="df-glance">
      <div>
        <dt>{words.drawnThisTurn}</dt>
        <dd>{table.card ? <MiniCard card={table.card} language={language} /> : words.nothingDrawn}</dd>
      </div>
      <div>
        <dt>{words.deck}</dt>
        <dd>
          <b>{table.deck}</b> {table.joker ? words.jokerIn : words.jokerOut}
        </dd>
      </div>
      <div>
        <dt>{words.reserve}</dt>
        <dd>
          {reserve.slice(0, SHOWN).map((card) => (
            <MiniCard key={card} card={card} language={language} />
          ))}
          <b>
            {reserve.length === table.reserve.length && reserve.length <= SHOWN && reserve.length > 0 ? '' : table.reserve.length}
          </b>
        </dd>
      </div>
      <div>
        <dt>{words.morale}</dt>
        <dd>
          <b>{table.morale}</b> {table.morale > 0 ? words.moraleShort : ''}
        </dd>
      </div>
    </dl>
  );
}

function Silence({ view, language, openRule }: BoardProps<TableView>) {
  const words = wordsIn(language);
  const locked = view.table.settings.conferring === 'locked';
  return (
    <p className="df-silence" role="status">
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="M7 11V8a5 5 0 0 1 10 0v3M5 11h14v10H5zM12 15v3" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <span>
        <b>{locked ? words.silence : words.silenceHonour}</b> {words.silenceUntil}{' '}
        <Rule id={locked ? 'DF-14.5' : 'DF-14.1'} openRule={openRule} />
      </span>
    </p>
  );
}

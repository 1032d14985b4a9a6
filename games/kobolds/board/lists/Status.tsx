/** The scenario: how it is won, where it stands, the Event deck and the Coffers. */
import { cardName, cardSign } from '@guildhall/cards';
import type { BoardProps } from '@guildhall/table';
import { Fragment, memo, type ReactNode } from 'react';
import {
  CARRIAGE_WOUNDS,
  CORNER_OF_SUIT,
  CORNER_SPOT,
  MR_CUDDLY_MOVES,
  MR_CUDDLY_WOUNDS,
  SCENARIOS,
  TREASURES,
} from '../../data/index.ts';
import { WON_BY } from '../../data/won-by.ts';
import { NONE } from '../../table.ts';
import type { TableView } from '../../view.ts';
import { CoinPicture, SeatMark } from '../art/Coin.tsx';
import { CardPicture, INK, SUIT_SHAPE } from '../art/PlayingCard.tsx';
import { nameOf, scenarioOf } from '../model.ts';
import { namesIn, wordsIn } from '../words/words.ts';
import { Rule } from './Rule.tsx';
import { Plaque } from './Versus.tsx';

function Pips({ n, of, kind }: { n: number; of: number; kind: 'drop' | 'coin' }) {
  return (
    <>
      <span className={`kb-pips ${kind}`} aria-hidden="true">
        {Array.from({ length: of }, (_, i) => i).map((i) => (
          <i key={i} className={i < n ? 'on' : undefined} />
        ))}
      </span>
      <b>
        {n} / {of}
      </b>
    </>
  );
}

function Member({ table, m, props }: { table: TableView; m: number; props: BoardProps<TableView> }) {
  const model = table.models[m];
  if (!model) return <b>{wordsIn(props.language).counters.unknown}</b>;
  return (
    <>
      <CoinPicture profile={model.profile} seat={model.seat} size={20} />
      <b>{nameOf(table, m, props.language)}</b>
    </>
  );
}

/** What is counted in this scenario: name and what stands beside it. */
function countersOf(props: BoardProps<TableView>): [string, ReactNode][] {
  const { table, seat } = props.view;
  const words = wordsIn(props.language).counters;
  const both = (values: readonly number[]): ReactNode => (
    <>
      {values.map((value, who) => (
        <span key={props.say.seat(who)} className="kb-each">
          <SeatMark seat={who} size={15} />
          <span className="unseen">{props.say.seat(who)}</span>
          <b>{value}</b>
        </span>
      ))}
    </>
  );
  const scenario = scenarioOf(table);
  if (scenario === 'runaway-carriage')
    return [[words.wounds, <Pips key="w" n={table.targetWounds} of={CARRIAGE_WOUNDS} kind="drop" />]];
  if (scenario === 'mr-cuddly') {
    return [
      [words.wounds, <Pips key="w" n={table.targetWounds} of={MR_CUDDLY_WOUNDS} kind="drop" />],
      [words.moves, <Pips key="m" n={table.cuddlyMoves} of={MR_CUDDLY_MOVES} kind="coin" />],
    ];
  }
  if (scenario === 'hide-and-seek') {
    const found = table.treasures[0] + table.treasures[1];
    const hidden = table.markers.filter(({ state }) => state === 'hidden').length;
    return [
      [
        words.treasures,
        <Fragment key="t">
          {both(table.treasures)} <span>{`${found} / ${TREASURES}`}</span>
        </Fragment>,
      ],
      [
        words.markers,
        <Fragment key="k">
          <b>{hidden}</b>{' '}
          <span>
            {words.treasureDeck}: {table.treasureDeck}
          </span>
        </Fragment>,
      ],
    ];
  }
  if (scenario === 'vic') {
    return [
      [
        words.escort,
        table.escort === NONE ? (
          words.unknown
        ) : (
          <Fragment key="e">
            <SeatMark seat={table.escort} size={15} /> <b>{props.say.seat(table.escort)}</b>
          </Fragment>
        ),
      ],
      ['V.I.C.', <Member key="v" table={table} m={table.vic} props={props} />],
    ];
  }
  if (scenario === 'chuck-ball') {
    const carrier = table.chest?.carrier ?? NONE;
    return [
      [
        words.carrier,
        carrier === NONE ? <b key="n">{words.nobody}</b> : <Member key="c" table={table} m={carrier} props={props} />,
      ],
    ];
  }
  if (scenario === 'protect-the-rat') {
    const own = seat === null ? NONE : (table.spies[seat] ?? NONE);
    return [[words.ownSpy, <Member key="s" table={table} m={own} props={props} />]];
  }
  return [[words.points, both(table.scores)]];
}

/** Which corner belongs to which suit, and where Mr. Cuddly is now. */
function Corners({ table, label }: { table: TableView; label: string }) {
  const cuddly = table.models[table.cuddly];
  return (
    <div className="kb-corners" role="img" aria-label={label}>
      {(['h', 'd', 's', 'c'] as const).map((suit) => {
        const spot = CORNER_SPOT[CORNER_OF_SUIT[suit]];
        const here = cuddly && Math.hypot(cuddly.x - spot.x, cuddly.y - spot.y) < 1.6;
        return (
          <span key={suit} className={here ? 'on' : undefined}>
            <svg viewBox="-60 -60 120 120" width="18" height="18" aria-hidden="true">
              <path d={SUIT_SHAPE[suit]} fill={suit === 'h' || suit === 'd' ? INK.red : 'var(--ink)'} />
            </svg>
          </span>
        );
      })}
    </div>
  );
}

export const COIN_HEAP = [
  [14, 40],
  [34, 43],
  [24, 30],
  [44, 33],
  [33, 19],
] as const;

export function Decks({ table, language }: { table: TableView; language: BoardProps<TableView>['language'] }) {
  const words = wordsIn(language);
  const top = table.eventDiscard.at(-1);
  return (
    <div className="kb-decks">
      <figure title={words.deck(table.eventDeck)}>
        <div className="kb-stack">
          <CardPicture back="event" />
        </div>
        <figcaption>
          {words.eventDeck} <b>{table.eventDeck}</b>
        </figcaption>
      </figure>
      <figure title={top ? `${words.used13Name}: ${cardSign(top)}` : words.used13Name}>
        {top ? <CardPicture card={top} /> : <div className="kb-empty" />}
        <figcaption>
          {words.used13Name} <b>{table.eventDiscard.length}</b>
          {top ? <span className="unseen">{cardName(top, language)}</span> : null}
        </figcaption>
      </figure>
      <figure>
        <svg className="kb-heap" viewBox="0 0 64 54" aria-hidden="true">
          {COIN_HEAP.slice(0, Math.max(1, Math.min(COIN_HEAP.length, table.coffers))).map(([x, y]) => (
            <g key={x} transform={`translate(${x} ${y})`} opacity={table.coffers === 0 ? 0.3 : 1}>
              <ellipse cy="4" rx="13" ry="7.5" fill="#8a5f14" />
              <ellipse rx="13" ry="7.5" fill="#f0c255" stroke="#8a5f14" strokeWidth="1.4" />
              <ellipse rx="8.4" ry="4.4" fill="none" stroke="#b98423" strokeWidth="1.4" />
            </g>
          ))}
        </svg>
        <figcaption>
          {words.coffers} <b>{table.coffers}</b>
        </figcaption>
      </figure>
    </div>
  );
}

function Panel(props: BoardProps<TableView>) {
  const { view, language, openRule } = props;
  const { table } = view;
  const words = wordsIn(language);
  const scenario = scenarioOf(table);
  return (
    <section className="kb-status">
      <Plaque turn={table.turn} word={words.turn} />
      <div className="kb-objective">
        {scenario ? (
          <>
            <header>
              <h3>{namesIn(language).scenarios[scenario].name}</h3>
              <span>
                {words.scenarioNo(SCENARIOS[scenario].number)} · {words.turnOf(table.turn, table.turns)}
              </span>
              <Rule id={WON_BY[scenario]} openRule={openRule} />
            </header>
            <p>{namesIn(language).scenarios[scenario].text}</p>
            <dl>
              {countersOf(props).map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </>
        ) : (
          <p>{words.noScenario}</p>
        )}
      </div>
      {scenario === 'mr-cuddly' ? <Corners table={table} label={words.counters.corners} /> : null}
      <Decks table={table} language={language} />
    </section>
  );
}

export const Status = memo(Panel, (a, b) => a.view === b.view && a.language === b.language && a.say === b.say);

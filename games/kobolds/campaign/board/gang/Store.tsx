/** The store and the Campaign Stash: coins, crystals, and the pieces that nobody carries. */
import type { Seat } from '@guildhall/kernel';
import { useState } from 'react';
import { CRYSTAL_COST, MOST_STASH } from '../../../data/index.ts';
import { BLACK_MARKET } from '../../data/index.ts';
import { fightersOf, memberName, NONE, pieceName } from '../../reading.ts';
import { Gold, ItemSign, Sign } from '../art/Sign.tsx';
import type { Ground } from '../ground.ts';
import { FigureOf } from '../ledger/Number.tsx';
import { Rule } from '../lists/Rule.tsx';
import { asTable, doIt, itemName, memberCalled, namesIn, spareOf } from '../model.ts';
import { OfferForm } from './OfferForm.tsx';

export function Store({ ground, seat }: { ground: Ground; seat: Seat }) {
  const { props, words } = ground;
  const { table } = props.view;
  const mine = seat === props.view.seat && table.phase === 'business';
  const spare = spareOf(table, seat);
  return (
    <section className="kc-box kc-store">
      <header>
        <h2>{words.store.title}</h2>
        <span>
          {words.figures.ruthlessness} <FigureOf ground={ground} seat={seat} figure="ruthlessness" />
        </span>
      </header>
      <div className="kc-purse">
        <span className="kc-coins">
          <Gold size={34} />
          <FigureOf ground={ground} seat={seat} figure="gold" />
        </span>
        <p>
          <b>{words.figures.gold}</b>
          {seat === props.view.seat || table.phase === 'over' ? words.store.stash(MOST_STASH) : words.store.asShown}{' '}
          <Rule id={seat === props.view.seat ? 'KC-30.20' : 'KC-38.13'} openRule={props.openRule} />
        </p>
      </div>
      <ul>
        <li>
          <Sign name="crystal" size={20} />
          <p>
            <b>
              {words.figures.crystals} <FigureOf ground={ground} seat={seat} figure="crystals" />
            </b>
            <i>{words.store.crystals(CRYSTAL_COST)}</i>
          </p>
          {mine ? (
            <button
              type="button"
              className="kc-button"
              onClick={({ currentTarget }) => doIt(props, 'buy', 'crystal', currentTarget)}
            >
              {words.store.buy}
            </button>
          ) : (
            <Rule id="KC-35.14" openRule={props.openRule} />
          )}
        </li>
        {spare.map((e) => (
          <Spare key={e} ground={ground} e={e} seat={seat} mine={mine} />
        ))}
      </ul>
      {spare.length === 0 && <p className="kc-fine">{words.store.nothing}</p>}
    </section>
  );
}

function Spare({ ground, e, seat, mine }: { ground: Ground; e: number; seat: Seat; mine: boolean }) {
  const { props, words, why } = ground;
  const { table } = props.view;
  const { item, owner, lent } = table.pieces[e];
  const [shown, setShown] = useState(false);
  const name = itemName(item, props.language);
  return (
    <li className={shown ? 'open' : undefined}>
      <ItemSign item={item} size={20} />
      <p>
        <button type="button" className="kc-link" onClick={() => why({ of: 'piece', e })}>
          {name}
        </button>
        <i>{namesIn(props.language).equipment[item].text}</i>
        {lent !== NONE && (
          <i>{owner === seat ? words.sheet.to(props.say.seat(lent)) : words.sheet.from(props.say.seat(owner))}</i>
        )}
      </p>
      {mine && (
        <button type="button" className="kc-button" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {words.store.use}
          <span className="unseen">: {name}</span>
        </button>
      )}
      {mine && shown && (
        <div className="kc-panel">
          {fightersOf(asTable(table), seat).map((m) => (
            <button
              key={m}
              type="button"
              className="kc-button"
              onClick={({ currentTarget }) => doIt(props, 'equip', `${pieceName(e)} ${memberName(m)}`, currentTarget)}
            >
              {words.store.giveTo(memberCalled(table, m, props.language))}
            </button>
          ))}
          <button
            type="button"
            className="kc-button"
            onClick={({ currentTarget }) => doIt(props, 'sell piece', pieceName(e), currentTarget)}
          >
            {words.store.sell(BLACK_MARKET)}
          </button>
          <OfferForm ground={ground} thing={pieceName(e)} kinds={['lend', 'sell']} />
        </div>
      )}
    </li>
  );
}

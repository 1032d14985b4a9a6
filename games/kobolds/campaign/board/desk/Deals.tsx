/** Loans and sales between Crime Lords: offers to and from me, and what was agreed this round (KC-35.5 to KC-35.13). */
import type { Terms } from '../../table.ts';
import { text } from '../../text/index.ts';
import { GangCoin } from '../art/GangCoin.tsx';
import type { Ground } from '../ground.ts';
import { Rule } from '../lists/Rule.tsx';
import { doIt, leaderProfile, thingCalled } from '../model.ts';

export function Deals({ ground }: { ground: Ground }) {
  const { props, words } = ground;
  const { offers, deals } = props.view.table;
  const changed = lentOpenly(ground);
  return (
    <section className="kc-box kc-deals">
      <header>
        <h2>{words.deals.title}</h2>
        <span>
          {words.deals.private} <Rule id="KC-35.13" openRule={props.openRule} />
        </span>
      </header>
      {offers.length + deals.length + changed.length === 0 && <p className="kc-fine">{words.deals.none}</p>}
      <ul>
        {offers.map((terms) => (
          <Offer key={`offer ${terms.thing}`} ground={ground} terms={terms} />
        ))}
        {deals.map((terms) => (
          <li key={`deal ${terms.thing}`}>
            <GangCoin profile={leaderProfile(props.view.table, other(ground, terms))} seat={other(ground, terms)} size={34} />
            <p>
              <b>{sentence(ground, terms)}</b>
              <i>{text[props.language].coins(terms.price)}</i>
            </p>
            <em>{words.deals.agreed}</em>
          </li>
        ))}
        {changed.map(({ thing, owner, to }) => (
          <li key={`lent ${thing}`}>
            <GangCoin profile={leaderProfile(props.view.table, owner)} seat={owner} size={34} />
            <p>
              <b>
                {words.deals.lent(
                  props.say.seat(owner),
                  thingCalled(props.view.table, thing, props.language),
                  props.say.seat(to),
                )}
              </b>
              <i>{words.deals.oneRound}</i>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const other = ({ props }: Ground, { from, to }: Terms): number => (from === props.view.seat ? to : from);

const sentence = ({ props, words }: Ground, { from, to, thing, kind }: Terms): string =>
  words.deals[kind === 'lend' ? 'lent' : 'sold'](
    props.say.seat(from),
    thingCalled(props.view.table, thing, props.language),
    props.say.seat(to),
  );

/** Loans between others: everybody sees whom somebody fights for, not the terms. */
function lentOpenly({ props }: Ground) {
  const { members, pieces, deals } = props.view.table;
  const known = new Set(deals.map(({ thing }) => thing));
  const lent = (all: readonly { owner: number; lent: number }[], letter: string) =>
    all.flatMap(({ owner, lent: to }, n) =>
      to >= 0 && !known.has(`${letter}${n}`) ? [{ thing: `${letter}${n}`, owner, to }] : [],
    );
  return [...lent(members, 'm'), ...lent(pieces, 'e')];
}

function Offer({ ground, terms }: { ground: Ground; terms: Terms }) {
  const { props, words } = ground;
  const { from, to, thing, kind, price } = terms;
  const mine = from === props.view.seat;
  const what = thingCalled(props.view.table, thing, props.language);
  const reply = (word: string, label: string, strong = false) => (
    <button
      type="button"
      className={strong ? 'kc-button strong' : 'kc-button'}
      onClick={({ currentTarget }) => doIt(props, 'reply', `${word} ${thing}`, currentTarget)}
    >
      {label}
    </button>
  );
  return (
    <li>
      <GangCoin profile={leaderProfile(props.view.table, mine ? to : from)} seat={mine ? to : from} size={34} />
      <p>
        <b>
          {mine
            ? words.deals.yours[kind](what, props.say.seat(to))
            : words.deals.offer[kind](props.say.seat(from), what, text[props.language].coins(price))}
        </b>
        <i>{mine ? text[props.language].coins(price) : kind === 'lend' ? words.deals.oneRound : ''}</i>
      </p>
      <span className="kc-ways">
        {mine ? (
          reply('withdraw', words.deals.withdraw)
        ) : (
          <>
            {reply('refuse', words.deals.refuse)}
            {reply('accept', words.deals.accept, true)}
          </>
        )}
      </span>
    </li>
  );
}

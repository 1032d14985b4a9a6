/** Bets: one's own as tickets, a slip for each fight that one may bet on, and what others have told (KC-36). */
import type { Seat } from '@guildhall/kernel';
import { useState } from 'react';
import { playerName } from '../../reading.ts';
import { oddsOn, returned } from '../../rules/bets.ts';
import type { Bet } from '../../table.ts';
import { text } from '../../text/index.ts';
import { GangCoin } from '../art/GangCoin.tsx';
import { SeatMark } from '../art/SeatMark.tsx';
import { Sign } from '../art/Sign.tsx';
import type { Ground } from '../ground.ts';
import { Rule } from '../lists/Rule.tsx';
import { Stepper } from '../lists/Stepper.tsx';
import { actIn, asTable, doIt, leaderProfile, waysOf } from '../model.ts';

const PAYS: { readonly [odds in Bet['odds']]: string } = { 3: 'KC-36.6', 4: 'KC-36.8', 6: 'KC-36.9' };

export function Bets({ ground }: { ground: Ground }) {
  const { props, words } = ground;
  const { table, seat } = props.view;
  const open = seat !== null && actIn(props.view, 'bet') !== null;
  const free = table.fights.flatMap(({ players }, fight) => {
    const placed = table.bets.some((bet) => bet.by === seat && bet.fight === fight);
    return players.includes(seat ?? -1) || placed ? [] : [fight];
  });
  return (
    <section className="kc-box kc-bets">
      <header>
        <h2>{words.bets.title}</h2>
        <span>
          {words.bets.house} <Rule id="KC-36.1" openRule={props.openRule} />
        </span>
      </header>
      {table.bets.map((bet) => (
        <Ticket key={`${bet.by} ${bet.fight}`} ground={ground} bet={bet} />
      ))}
      {open && free.map((fight) => <Slip key={fight} ground={ground} fight={fight} />)}
      {!open && table.bets.length === 0 && (
        <p className="kc-fine">{table.phase === 'business' ? words.bets.none : words.bets.closed}</p>
      )}
      <p className="kc-fine">
        <Sign name="lock" size={15} /> {words.bets.secret} <Rule id="KC-36.3" openRule={props.openRule} /> {words.bets.own}{' '}
        <Rule id="KC-36.2" openRule={props.openRule} />
      </p>
    </section>
  );
}

function Ticket({ ground, bet }: { ground: Ground; bet: Bet }) {
  const { props, words } = ground;
  const { by, on, fight, stake, odds, told } = bet;
  const mine = by === props.view.seat;
  const name = `f${fight + 1}`;
  const [tell] = mine ? waysOf(props.view, 'tell bet', (answer) => answer === name) : [];
  return (
    <article className="kc-ticket">
      <GangCoin profile={leaderProfile(props.view.table, on)} seat={on} size={38} />
      <p>
        <b>{words.bets.on(text[props.language].coins(stake), props.say.seat(on))}</b>
        {mine ? (told ? words.bets.told : words.bets.yours) : words.bets.of(props.say.seat(by))}
        {tell !== undefined && (
          <button type="button" className="kc-link" onClick={({ currentTarget }) => doIt(props, 'tell bet', tell, currentTarget)}>
            {words.bets.tell}
          </button>
        )}
      </p>
      <p className="back">
        <small>{words.bets.ifWon}</small>
        <b>{returned({ stake, odds })}</b>
        <Rule id={PAYS[odds]} openRule={props.openRule} />
      </p>
    </article>
  );
}

function Slip({ ground, fight }: { ground: Ground; fight: number }) {
  const { props, words } = ground;
  const { table, seat } = props.view;
  const books = asTable(table);
  const { players } = table.fights[fight];
  const [on, setOn] = useState<Seat>(players[0]);
  const odds = oddsOn(books, on);
  // KC-36.7: at even odds only even stakes are taken.
  const step = odds === 3 ? 2 : 1;
  const [wanted, setWanted] = useState(step);
  const stake = Math.max(step, wanted - (wanted % step));
  const gold = seat === null ? 0 : table.gangs[seat].gold;
  return (
    <article className="kc-slip">
      <h3>{words.bets.between(props.say.seat(players[0]), props.say.seat(players[1]))}</h3>
      <div className="kc-odds">
        {players.map((one) => {
          const pays = oddsOn(books, one);
          return (
            <button key={one} type="button" aria-pressed={one === on} onClick={() => setOn(one)}>
              <b>
                <SeatMark seat={one} size={15} /> {props.say.seat(one)} {table.gangs[one].notoriety}
              </b>
              <i>{words.bets.odds[pays]}</i>
            </button>
          );
        })}
      </div>
      <div className="kc-stake">
        <Stepper
          ground={ground}
          label={words.bets.stake}
          value={stake}
          min={step}
          max={Math.max(step, gold)}
          step={step}
          change={setWanted}
        />
        <span>
          {words.bets.back(returned({ stake, odds }), props.say.seat(on))} <Rule id={PAYS[odds]} openRule={props.openRule} />
        </span>
        <button
          type="button"
          className="kc-button gold"
          onClick={({ currentTarget }) => doIt(props, 'bet', `${stake} on ${playerName(on)}`, currentTarget)}
        >
          {words.bets.place(stake)}
        </button>
      </div>
    </article>
  );
}

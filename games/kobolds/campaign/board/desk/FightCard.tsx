/** One fight: who against whom, what an upset would bring, who is ready, the way to its table, and what came of it. */
import type { Seat } from '@guildhall/kernel';
import { AUDACITY } from '../../data/index.ts';
import { GangCoin } from '../art/GangCoin.tsx';
import { SeatMark } from '../art/SeatMark.tsx';
import { Sign } from '../art/Sign.tsx';
import type { Ground } from '../ground.ts';
import { Pressed } from '../ledger/Number.tsx';
import { Rule } from '../lists/Rule.tsx';
import { isAwaited, isMine, leaderProfile, ratingsOf, underdogIn } from '../model.ts';
import { Bring } from './Bring.tsx';

interface Props {
  ground: Ground;
  number: number;
}

export function FightCard({ ground, number }: Props) {
  const { props, words } = ground;
  const { table, seat } = props.view;
  const fight = table.fights[number];
  const mine = isMine(fight, seat);
  const ratings = ratingsOf(table, fight);
  const linked = props.fights?.list.find((one) => one.number === number) ?? null;
  const tag = fight.report ? 'over' : linked?.state === 'open' ? 'live' : mine ? 'mine' : 'other';
  const [a, b] = fight.players;
  return (
    <article
      className={mine ? 'kc-fight me' : 'kc-fight'}
      aria-label={words.fight.label(number + 1, props.say.seat(a), props.say.seat(b))}
    >
      <header>
        <b className={`kc-tag ${tag}`}>{words.fight.tag[tag]}</b>
        <span>{words.fight.number(number + 1)}</span>
      </header>
      <div className="kc-versus">
        <Side ground={ground} seat={a} rating={ratings[0]} won={fight.report?.winner === 0} />
        <Sign name="swords" size={24} />
        <Side ground={ground} seat={b} rating={ratings[1]} won={fight.report?.winner === 1} />
      </div>
      <Audacity ground={ground} number={number} />
      <footer>
        {fight.report ? (
          <p>
            {fight.report.winner < 0
              ? words.fight.neither
              : words.fight.completed(props.say.seat(fight.players[fight.report.winner]))}
            {fight.byHand && <em className="kc-hand"> {words.byHand}</em>} <Rule id="KC-31.18" openRule={props.openRule} />
          </p>
        ) : (
          <Ready ground={ground} number={number} />
        )}
        {mine && table.phase === 'business' && <Bring ground={ground} />}
        <ToTable ground={ground} number={number} mine={mine} />
      </footer>
    </article>
  );
}

function Side({ ground, seat, rating, won }: { ground: Ground; seat: Seat; rating: number; won: boolean }) {
  const { props, words, show } = ground;
  const { table } = props.view;
  return (
    <div className={won ? 'kc-side won' : 'kc-side'}>
      <GangCoin profile={leaderProfile(table, seat)} seat={seat} size={68} crown />
      <b>
        <SeatMark seat={seat} size={14} />
        <button type="button" className="kc-link" onClick={() => show('gangs', seat)}>
          {props.say.seat(seat)}
        </button>
        {seat === props.view.seat && <small>{words.you}</small>}
      </b>
      <i>{table.gangs[seat].name}</i>
      <Pressed
        ground={ground}
        matter={{ of: 'figure', seat, figure: 'notoriety' }}
        label={`${words.figures.notoriety} ${rating}, ${props.say.seat(seat)}`}
      >
        {rating}
      </Pressed>
    </div>
  );
}

/** KC-32.6, KC-32.10: whether somebody is the underdog, and what an upset is worth. */
function Audacity({ ground, number }: Props) {
  const { props, words } = ground;
  const { table } = props.view;
  const fight = table.fights[number];
  const [one, other] = ratingsOf(table, fight);
  const side = underdogIn(table, fight);
  const gap = Math.abs(one - other);
  const { bonus, rival, rule } = AUDACITY.completes;
  return (
    <p className="kc-audacity">
      <Sign name={side === null ? 'scales' : 'medal'} size={17} />
      {side === null ? (
        <span>{words.fight.even(gap)}</span>
      ) : (
        <span>
          {words.fight.underdog(props.say.seat(fight.players[side]), gap)}{' '}
          {words.fight.upset(bonus, props.say.seat(fight.players[1 - side]), rival)}
        </span>
      )}
      <Rule id={side === null ? 'KC-32.6' : rule} openRule={props.openRule} />
    </p>
  );
}

/** Before the fight: who has decided what to bring. While it is on: that its result is awaited. */
function Ready({ ground, number }: Props) {
  const { props, words } = ground;
  const { table } = props.view;
  if (table.phase !== 'business') return <p>{words.fight.awaited}</p>;
  return (
    <p className="kc-ready">
      {table.fights[number].players.map((seat) => (
        <span key={seat} className={isAwaited(props.view, seat) ? 'no' : 'ok'}>
          <b>{props.say.seat(seat)}</b> {isAwaited(props.view, seat) ? words.fight.notYet : words.fight.ready}
        </span>
      ))}
    </p>
  );
}

/** KC-30.4: its players and the organiser open a table; everybody may watch one that is open. */
function ToTable({ ground, number, mine }: Props & { mine: boolean }) {
  const { props, words } = ground;
  const linked = props.fights?.list.find((one) => one.number === number);
  if (!linked || props.view.table.phase !== 'fights') return null;
  const organiser = props.desk?.organiser === props.view.seat;
  if (linked.state === 'waiting' && !mine && !organiser) return null;
  const label =
    linked.state === 'over'
      ? words.fight.look
      : mine
        ? words.fight.play
        : linked.state === 'open'
          ? words.fight.watch
          : words.fight.open;
  return (
    <button type="button" className={mine ? 'kc-button gold' : 'kc-button'} onClick={() => props.fights?.open(number)}>
      {label}
      <span className="unseen"> {words.fight.number(number + 1)}</span>
    </button>
  );
}

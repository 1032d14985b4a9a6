/** The organiser's desk (KC-30.4): who is waited for, deadlines, results by hand, rulings; the rulings are for all to read. */
import type { Seat } from '@guildhall/kernel';
import { ORGANISER } from '../../rules/fights.ts';
import { SeatMark } from '../art/SeatMark.tsx';
import { Sign } from '../art/Sign.tsx';
import type { Ground } from '../ground.ts';
import { Rule } from '../lists/Rule.tsx';
import { Deadline } from './Deadline.tsx';
import { dayOf } from './days.ts';
import { EnterResult } from './EnterResult.tsx';
import { RulingForm } from './RulingForm.tsx';
import { BOOK } from './tasks.ts';

export function Book({ ground }: { ground: Ground }) {
  const { props, words } = ground;
  const { desk, view } = props;
  const organiser: Seat = desk?.organiser ?? ORGANISER;
  const mine = view.seat === organiser;
  const over = view.table.phase === 'over';
  return (
    <section className="kc-box kc-book" id={BOOK}>
      <header>
        <h2>{words.book.title}</h2>
        <span>
          {mine ? words.book.yours : words.book.kept(props.say.seat(organiser))} <Rule id="KC-30.4" openRule={props.openRule} />
        </span>
      </header>
      {mine && (
        <p className="kc-fine">
          <Sign name="lock" size={15} /> {words.book.hidden} <Rule id="KC-38.10" openRule={props.openRule} />
        </p>
      )}
      {!over && <Awaited ground={ground} />}
      {mine && desk && !over && <Deadline ground={ground} desk={desk} />}
      {mine && view.asked?.name === 'fights/result' && <EnterResult ground={ground} />}
      {mine && desk && !over && <RulingForm ground={ground} desk={desk} />}
      {desk && desk.rulings.length > 0 && (
        <>
          <h3>
            {words.book.rulings} <Rule id="KC-30.29" openRule={props.openRule} />
          </h3>
          <ul className="kc-rulings">
            {desk.rulings.map(({ of, what, reason, at }) => (
              <li key={`${at} ${of} ${what}`}>
                <b>{words.book.ruled[what](props.say.seat(of))}</b> “{reason}” <small>{dayOf(at, props.language)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Who waits for whom: everybody who owes an answer, and which. */
function Awaited({ ground }: { ground: Ground }) {
  const { props, words } = ground;
  const { waitingFor, seat: viewer } = props.view;
  if (waitingFor.length === 0) return null;
  return (
    <>
      <h3>{words.book.awaited}</h3>
      <ul className="kc-awaited">
        {waitingFor.map(({ seat, question }) => (
          <li key={`${seat} ${question}`}>
            <SeatMark seat={seat} size={14} /> <b>{props.say.seat(seat)}</b> {seat === viewer && <small>{words.you}</small>}{' '}
            <span>{words.book.owes[question as keyof typeof words.book.owes] ?? question}</span>
            {props.players[seat] && !props.players[seat].here && props.players[seat].kind === 'person' && (
              <em>{words.book.away}</em>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

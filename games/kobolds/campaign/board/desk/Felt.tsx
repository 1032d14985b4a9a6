/** The round on the felt: the scenario that was drawn, the fights, and who sits out. */
import type { Seat } from '@guildhall/kernel';
import { SCENARIOS } from '../../../data/index.ts';
import { GangCoin } from '../art/GangCoin.tsx';
import { DrawnCard } from '../art/later.tsx';
import { SeatMark } from '../art/SeatMark.tsx';
import type { Ground } from '../ground.ts';
import { FigureOf } from '../ledger/Number.tsx';
import { inOrder } from '../lists/in-order.ts';
import { Rule } from '../lists/Rule.tsx';
import { leaderProfile, namesIn, sittingOut, toldFacts } from '../model.ts';
import { Bring } from './Bring.tsx';
import { FightCard } from './FightCard.tsx';

export function Felt({ ground }: { ground: Ground }) {
  const { table, seat } = ground.props.view;
  const out = sittingOut(table);
  // One's own fight comes first.
  const order = table.fights.map((_, n) => n).sort((a, b) => Number(has(b)) - Number(has(a)) || a - b);
  function has(n: number): boolean {
    return seat !== null && table.fights[n].players.includes(seat);
  }
  return (
    <section className="kc-felt" aria-label={ground.words.felt.title}>
      <Scenario ground={ground} />
      <div className="kc-fights">
        {order.map((n) => (
          <FightCard key={n} ground={ground} number={n} />
        ))}
        {out !== null && <SitsOut ground={ground} seat={out} />}
      </div>
    </section>
  );
}

function Scenario({ ground }: { ground: Ground }) {
  const { words, props } = ground;
  const { scenario, round } = props.view.table;
  const drawn = toldFacts(props).flatMap((fact) => (fact.kind === 'scenarioDrawn' && fact.round === round ? [fact] : []));
  if (scenario === '') return null;
  const names = namesIn(props.language).scenarios;
  return (
    <div className="kc-scenario">
      <h2>{names[scenario].name}</h2>
      <p>
        {words.felt.scenario(SCENARIOS[scenario].number, round)} <Rule id="KC-30.13" openRule={props.openRule} />
      </p>
      <div className="kc-drawn">
        {inOrder(drawn).map(({ value: { card, again }, at }) => (
          <span key={at} className={again ? 'again' : undefined}>
            <DrawnCard card={card} size={again ? 46 : 66} label={again ? words.felt.again(card) : card} />
          </span>
        ))}
      </div>
      {drawn.some(({ again }) => again) && (
        <p>
          {words.felt.drawnAgain} <Rule id="KC-30.14" openRule={props.openRule} />
        </p>
      )}
      <p className="aim">{names[scenario].text}</p>
    </div>
  );
}

function SitsOut({ ground, seat }: { ground: Ground; seat: Seat }) {
  const { words, props } = ground;
  const { table } = props.view;
  return (
    <article className="kc-fight out">
      <header>
        <b className="kc-tag">{words.fight.sitsOut}</b>
      </header>
      <div className="kc-side">
        <GangCoin profile={leaderProfile(table, seat)} seat={seat} size={64} crown />
        <b>
          <SeatMark seat={seat} size={14} /> {props.say.seat(seat)}
        </b>
        <i>{table.gangs[seat].name}</i>
        <FigureOf ground={ground} seat={seat} figure="notoriety" />
      </div>
      <p>
        {words.fight.outPoints} <Rule id="KC-30.18" openRule={props.openRule} />
      </p>
      {seat === props.view.seat && <Bring ground={ground} />}
    </article>
  );
}

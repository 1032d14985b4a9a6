/** The head of a round: where the campaign stands, its rounds as lamps of a bridge, and what waits for the one who looks. */
import { Lamp, type Light } from '../art/Lamp.tsx';
import { City } from '../art/later.tsx';
import type { Ground } from '../ground.ts';
import { namesIn, toldFacts } from '../model.ts';
import { dayOf, timeLeft } from './days.ts';
import { Waiting } from './Waiting.tsx';

/** More lamps than these have no room for the names of scenarios. */
const NAMED = 8;

export function Band({ ground }: { ground: Ground }) {
  const { words, props } = ground;
  const { table } = props.view;
  const { settings, round, phase, gangs } = table;
  const deadline = props.desk?.deadline ?? null;
  return (
    <section className="kc-band">
      <City />
      <div className="kc-head">
        <p className="kc-crumb">{words.band.crumb}</p>
        <h1>{words.band.title[phase](round)}</h1>
        <p className="kc-sub">
          {words.band.lords(gangs.length)}, {words.band.of(Math.max(round, 1), settings.rounds)}
          {deadline && (
            <>
              , {words.band.until(dayOf(deadline.until, props.language))}{' '}
              <em>{words.band.left(timeLeft(deadline.until, Date.now(), props.language))}</em>
            </>
          )}
        </p>
        <Lamps ground={ground} />
      </div>
      <Waiting ground={ground} />
    </section>
  );
}

function Lamps({ ground }: { ground: Ground }) {
  const { words, props } = ground;
  const { settings, round, phase } = props.view.table;
  const drawn = new Map<number, string>();
  for (const fact of toldFacts(props))
    if (fact.kind === 'scenarioDrawn' && !fact.again)
      drawn.set(fact.round, namesIn(props.language).scenarios[fact.scenario].name);
  const light = (n: number): Light => (n < round || phase === 'over' ? 'on' : n === round ? 'now' : 'off');
  return (
    <ol className={settings.rounds > NAMED ? 'kc-lamps many' : 'kc-lamps'} aria-label={words.band.rounds}>
      {Array.from({ length: settings.rounds }, (_, i) => i + 1).map((n) => (
        <li key={n} className={light(n)} aria-current={light(n) === 'now' ? 'step' : undefined}>
          <Lamp light={light(n)} />
          <span>
            <b>{n}</b>
            <i>{drawn.get(n) ?? (n === settings.rounds ? words.band.last : words.band.notDrawn)}</i>
          </span>
        </li>
      ))}
    </ol>
  );
}

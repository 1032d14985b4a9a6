/** The newspaper of the city: a headline for each thing that happened, the sentence of the books, and its rule. */
import type { Desk } from '@guildhall/table';
import type { ProfileId } from '../../../data/index.ts';
import { text } from '../../text/index.ts';
import { GangCoin } from '../art/GangCoin.tsx';
import { Sign } from '../art/Sign.tsx';
import type { Ground } from '../ground.ts';
import { type Origin, originsOf } from '../ledger/lines.ts';
import { inOrder } from '../lists/in-order.ts';
import { Rule } from '../lists/Rule.tsx';
import { Watch } from '../lists/Watch.tsx';
import { gangCalled, leaderProfile, profileName, thingCalled, toldFacts } from '../model.ts';
import { editionsOf, type NewsFact } from './news.ts';

/** Older news stays folded away. */
const MOST_STORIES = 9;

export function News({ ground }: { ground: Ground }) {
  const { props, words } = ground;
  const facts = toldFacts(props);
  const [newest, ...older] = editionsOf(facts);
  const origins = originsOf(facts);
  const originOf = (fact: NewsFact): Origin | null => origins[facts.indexOf(fact)] ?? null;
  return (
    <section className="kc-press" aria-label={words.news.title}>
      <header>
        <h2>{words.news.paper}</h2>
        <p>
          <span>{words.news.edition}</span>
          <span>{newest ? (newest.round === 0 ? words.news.before : words.news.round(newest.round)) : ''}</span>
        </p>
      </header>
      {!newest && <p>{words.news.none}</p>}
      {inOrder(newest?.stories.slice(0, MOST_STORIES) ?? []).map(({ value: fact, at }) => (
        <Story key={at} ground={ground} fact={fact} origin={originOf(fact)} lead={at === 0} />
      ))}
      {older.map(({ round, stories }) => (
        <details key={round}>
          <summary>{round === 0 ? words.news.before : words.news.round(round)}</summary>
          {inOrder(stories.slice(0, MOST_STORIES)).map(({ value: fact, at }) => (
            <Story key={at} ground={ground} fact={fact} origin={originOf(fact)} lead={false} />
          ))}
        </details>
      ))}
      {props.desk && <Feeds ground={ground} feeds={props.desk.feeds} />}
    </section>
  );
}

/** For programs that read news and calendars: Atom and iCalendar. */
function Feeds({ ground, feeds: { news, calendar, renewCalendar } }: { ground: Ground; feeds: Desk['feeds'] }) {
  const { words } = ground;
  return (
    <footer>
      <a href={news} type="application/atom+xml">
        <Sign name="feed" size={15} /> {words.news.feed}
      </a>
      {calendar && (
        <a href={calendar} type="text/calendar">
          <Sign name="day" size={15} /> {words.news.calendar}
        </a>
      )}
      {calendar && (
        <small>
          {words.news.key}{' '}
          <button type="button" className="kc-link" onClick={renewCalendar}>
            {words.news.renew}
          </button>
        </small>
      )}
    </footer>
  );
}

/** Whom a story is about: their faces stand over the first one. */
function facesOf({ props }: Ground, fact: NewsFact): { seat: number; profile: ProfileId | null }[] {
  const { table } = props.view;
  const seats =
    fact.kind === 'reported' ? fact.players : fact.kind === 'titled' ? fact.seats.slice(0, 3) : 'seat' in fact ? [fact.seat] : [];
  return seats.map((seat) => ({ seat, profile: leaderProfile(table, seat) }));
}

function headline({ props, words }: Ground, fact: NewsFact): string {
  const { language } = props;
  const gang = (seat: number): string => gangCalled(props, seat);
  switch (fact.kind) {
    case 'titled':
      return words.news.titled(fact.seats.map(gang).join(', '), words.titles[fact.title]);
    case 'reported': {
      if (fact.winner < 0) return words.news.drawn(gang(fact.players[0]), gang(fact.players[1]));
      return words.news.won(gang(fact.winner), gang(fact.players.find((seat) => seat !== fact.winner) ?? fact.winner));
    }
    case 'killed':
      return words.news.killed(profileName(fact.profile, language), gang(fact.seat));
    case 'injured':
      return words.news.injured(gang(fact.seat));
    case 'levelReached':
      return words.news.level(gang(fact.seat), fact.points);
    case 'recruited':
      return words.news.recruited(profileName(fact.profile, language), gang(fact.seat));
    case 'betTold':
      return words.news.bet(props.say.seat(fact.seat));
    case 'changedHands':
      return words.news.dealt(thingCalled(props.view.table, fact.thing, language));
    case 'founded':
      return words.news.founded(fact.gang || props.say.seat(fact.seat));
  }
}

interface StoryProps {
  ground: Ground;
  fact: NewsFact;
  origin: Origin | null;
  lead: boolean;
}

function Story({ ground, fact, origin, lead }: StoryProps) {
  const { props } = ground;
  return (
    <article className={lead ? 'lead' : undefined}>
      {lead && (
        <div className="kc-engraving" aria-hidden="true">
          {facesOf(ground, fact).map(({ seat, profile }) => (
            <GangCoin key={seat} profile={profile} seat={seat} size={64} crown />
          ))}
        </div>
      )}
      <h3>{headline(ground, fact)}</h3>
      <p>
        {text[props.language].fact(fact, props.say)} <Rule id={fact.rule} openRule={props.openRule} />{' '}
        {origin && <Watch ground={ground} fight={origin.fight} moment={origin.moment} />}
      </p>
    </article>
  );
}

/** The Leader: statistics with what injuries and levels have made of them, and why; an injury is chosen here by pressing one. */
import type { Seat } from '@guildhall/kernel';
import { PROFILES } from '../../../data/index.ts';
import { STATISTICS, type Statistic } from '../../data/index.ts';
import { leaderOf } from '../../reading.ts';
import { GangCoin } from '../art/GangCoin.tsx';
import { Alley } from '../art/later.tsx';
import { Sign } from '../art/Sign.tsx';
import type { Ground } from '../ground.ts';
import { Pressed } from '../ledger/Number.tsx';
import { Rule } from '../lists/Rule.tsx';
import { asTable, memberCalled, namesIn, profileName, toldFacts } from '../model.ts';
import { Doings } from './Doings.tsx';
import { Slots } from './Slots.tsx';

export function LeaderCard({ ground, seat }: { ground: Ground; seat: Seat }) {
  const { props, words } = ground;
  const { table, asked } = props.view;
  const { leader } = table.gangs[seat];
  const { profile } = table.members[leader];
  const printed = PROFILES[profile];
  const now = leaderOf(asTable(table), seat);
  const injuring = seat === props.view.seat && asked?.name === 'settlement/injury' && asked.held === null;
  const name = memberCalled(table, leader, props.language);
  const own = profileName(profile, props.language);
  const names = namesIn(props.language);
  return (
    <article className="kc-leader" style={{ borderColor: `var(--kc-seat-${seat})` }}>
      <div className="kc-portrait">
        <Alley profile={profile} seed={leader + 1} />
        <GangCoin profile={profile} seat={seat} size={116} crown />
      </div>
      <div className="kc-body">
        <h2>{name}</h2>
        <p className="kc-role">
          {name === own ? words.sheet.leader : `${own}, ${words.sheet.leader}`} <Rule id="KC-31.10" openRule={props.openRule} />
        </p>
        {injuring && (
          <p className="kc-asks" role="status">
            {words.sheet.injure} <Rule id="KC-31.12" openRule={props.openRule} />
          </p>
        )}
        <dl className="kc-stats five">
          {STATISTICS.map((statistic) => {
            const was = printed[statistic];
            const is = now[statistic];
            const change = is === was ? '' : isLess(is, was) ? 'cut' : 'up';
            return (
              <div key={statistic} className={change}>
                <dt>{words.statistics[statistic]}</dt>
                <dd>
                  {injuring ? (
                    <button
                      type="button"
                      className="kc-lose"
                      data-legal={asked.options?.includes(statistic) || undefined}
                      aria-label={words.sheet.lose(words.statistics[statistic])}
                      onClick={({ currentTarget }) => props.answer(statistic, currentTarget)}
                    >
                      {is} −1
                    </button>
                  ) : (
                    <Pressed
                      ground={ground}
                      matter={{ of: 'statistic', seat, statistic }}
                      label={`${words.statistics[statistic]} ${is}`}
                    >
                      {is}
                    </Pressed>
                  )}
                  {change && <small>{words.sheet.was(String(was))}</small>}
                </dd>
              </div>
            );
          })}
        </dl>
        <Marks ground={ground} seat={seat} />
        <Slots ground={ground} m={leader} />
        <p className="kc-abilities">{printed.abilities.map((id) => names.abilities[id].name).join(', ')}</p>
        {seat === props.view.seat && <Doings ground={ground} m={leader} seat={seat} />}
      </div>
    </article>
  );
}

/** L is the longer move. */
const isLess = (is: string | number, was: string | number | null): boolean =>
  typeof is === 'number' ? is < Number(was) : is === 'W';

/** Injuries and gains that stay, each with its rule. */
function Marks({ ground, seat }: { ground: Ground; seat: Seat }) {
  const { props, words } = ground;
  const facts = toldFacts(props);
  const marks: { key: string; sign: 'wound' | 'laurel'; text: string; rule: string }[] = [];
  let round = 0;
  for (const fact of facts) {
    if (fact.kind === 'scenarioDrawn') round = fact.round;
    if (fact.kind === 'injured' && fact.seat === seat)
      marks.push({
        key: `${round} ${fact.statistic}`,
        sign: 'wound',
        text: words.sheet.injured(words.statistics[fact.statistic], round),
        rule: fact.rule,
      });
    if (fact.kind === 'levelReached' && fact.seat === seat && isStatistic(fact.gives))
      marks.push({
        key: `${round} ${fact.gives}`,
        sign: 'laurel',
        text: words.sheet.gained(words.statistics[fact.gives], round),
        rule: fact.rule,
      });
  }
  if (marks.length === 0) return null;
  return (
    <ul className="kc-marks">
      {marks.map(({ key, sign, text, rule }) => (
        <li key={key} className={sign}>
          <Sign name={sign} size={18} />
          <span>
            {text} <Rule id={rule} openRule={props.openRule} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const isStatistic = (gift: string): gift is Statistic => (STATISTICS as readonly string[]).includes(gift);

/** One member: face, statistics, equipment, what was paid, and for its Crime Lord what can be done with it. */
import type { Seat } from '@guildhall/kernel';
import { PROFILES } from '../../../data/index.ts';
import { NONE } from '../../reading.ts';
import { text } from '../../text/index.ts';
import { GangCoin } from '../art/GangCoin.tsx';
import { Alley } from '../art/later.tsx';
import type { Ground } from '../ground.ts';
import { Pressed } from '../ledger/Number.tsx';
import { Rule } from '../lists/Rule.tsx';
import { memberCalled, namesIn, profileName } from '../model.ts';
import { Doings } from './Doings.tsx';
import { Slots } from './Slots.tsx';

const SHOWN = ['move', 'fight', 'defend', 'wounds'] as const;

export function MemberCard({ ground, m, seat }: { ground: Ground; m: number; seat: Seat }) {
  const { props, words } = ground;
  const { table } = props.view;
  const { profile, owner, lent, paid } = table.members[m];
  const printed = PROFILES[profile];
  const names = namesIn(props.language);
  const name = memberCalled(table, m, props.language);
  const own = profileName(profile, props.language);
  const borrowed = owner !== seat;
  const offer = table.offers.find(({ thing }) => thing === `m${m}`);
  return (
    <article className={borrowed ? 'kc-member loan' : lent === NONE ? 'kc-member' : 'kc-member away'}>
      <div className="kc-portrait">
        <Alley profile={profile} seed={m} />
        <GangCoin profile={profile} seat={owner} size={62} />
        <span className="kc-kind">{names.categories[printed.category]}</span>
        {borrowed && <span className="kc-flag">{words.sheet.from(props.say.seat(owner))}</span>}
        {!borrowed && lent !== NONE && <span className="kc-flag">{words.sheet.to(props.say.seat(lent))}</span>}
      </div>
      <h3>
        {name} {name !== own && <i>{own}</i>}
      </h3>
      <dl className="kc-stats">
        {SHOWN.map((statistic) => (
          <div key={statistic}>
            <dt>{words.statistics[statistic]}</dt>
            <dd>{printed[statistic] ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <p className="kc-abilities">
        {printed.abilities.map((id) => names.abilities[id].name).join(', ') || words.sheet.noAbilities}
        {offer && <b>{words.sheet.offered(props.say.seat(offer.to), text[props.language].coins(offer.price))}</b>}
      </p>
      <Slots ground={ground} m={m} />
      <footer>
        <Pressed ground={ground} matter={{ of: 'member', m }} label={words.sheet.paid(text[props.language].coins(paid))}>
          {paid === 0 ? words.sheet.free : words.sheet.paid(text[props.language].coins(paid))}
        </Pressed>
        {borrowed && <Rule id="KC-35.8" openRule={props.openRule} />}
      </footer>
      {seat === props.view.seat && <Doings ground={ground} m={m} seat={seat} />}
    </article>
  );
}

/** Whoever was killed stays in the books (KC-31.5). */

import type { CampaignFact } from '../../facts.ts';
import { NONE } from '../../reading.ts';
import { GangCoin } from '../art/GangCoin.tsx';
import { Alley } from '../art/later.tsx';
import type { Ground } from '../ground.ts';
import { Pressed } from '../ledger/Number.tsx';
import { Rule } from '../lists/Rule.tsx';
import { memberCalled, profileName, toldFacts } from '../model.ts';

/** In which round, and by whose hand. */
function deathOf(facts: readonly CampaignFact[], m: number): { round: number; by: number } {
  let round = 0;
  for (const fact of facts) {
    if (fact.kind === 'scenarioDrawn') round = fact.round;
    if (fact.kind === 'killed' && fact.member === m) return { round, by: fact.by };
  }
  return { round, by: NONE };
}

export function Fallen({ ground, m }: { ground: Ground; m: number }) {
  const { props, words } = ground;
  const { table } = props.view;
  const { profile, owner } = table.members[m];
  const name = memberCalled(table, m, props.language);
  const own = profileName(profile, props.language);
  const { round, by } = deathOf(toldFacts(props), m);
  return (
    <article className="kc-member dead">
      <div className="kc-portrait">
        <Alley profile={profile} seed={m} />
        <GangCoin profile={profile} seat={owner} size={62} />
        <svg className="kc-strike" viewBox="0 0 100 60" aria-hidden="true">
          <path d="M14 52L86 8M20 10L82 52" stroke="#c2263b" strokeWidth="6" strokeLinecap="round" />
        </svg>
      </div>
      <h3>
        {name} {name !== own && <i>{own}</i>}
      </h3>
      <p className="kc-fate">
        <Pressed ground={ground} matter={{ of: 'member', m }} label={name}>
          {words.sheet.killed(round, by < 0 ? null : props.say.seat(by))}
        </Pressed>{' '}
        {words.sheet.lost} <Rule id="KC-31.5" openRule={props.openRule} />
      </p>
    </article>
  );
}

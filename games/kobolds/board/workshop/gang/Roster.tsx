/** The gang as it stands: its purse, its members by name, crystals and Stash. */
import type { Language, Refusal } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { CRYSTAL_COST, hasAbility, MOST_CRYSTALS, MOST_STASH, PAY_DAY_COINS, PROFILES } from '../../../data/index.ts';
import { Face } from '../parts/Face.tsx';
import { Rule } from '../parts/Rule.tsx';
import { Stepper } from '../parts/Stepper.tsx';
import { Verdict } from '../parts/Verdict.tsx';
import { namesIn, wordsIn } from '../words/words.ts';
import { type Draft, dismiss, figuresOf, nameMember, withCrystals, withStash, withVolunteer } from './draft.ts';
import { cleanName, LONGEST_NAME } from './notation.ts';

interface Props {
  draft: Draft;
  change(draft: Draft): void;
  gold: number;
  refusal: Refusal | null;
  language: Language;
  openRule(id: string): void;
  /** What can be done with the gang. */
  children: ReactNode;
}

export function Roster({ draft, change, gold, refusal, language, openRule, children }: Props) {
  const names = namesIn(language);
  const words = wordsIn(language).gang;
  const { members, crystals, left, stash, lost } = figuresOf(draft, gold);
  const hasWizard = draft.members.some(({ profile }) => profile === 'wizard');
  const mayVolunteer = draft.leader !== null && hasAbility(draft.leader, 'volunteered');
  const row = (label: ReactNode, rule: string, value: ReactNode) => (
    <div>
      <dt>
        {label} <Rule id={rule} openRule={openRule} />
      </dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <section className="kw-roster" aria-label={words.yours}>
      <label className="kw-gang-name">
        <span>{words.name}</span>
        <input
          value={draft.name}
          maxLength={LONGEST_NAME}
          placeholder={words.yours}
          onChange={({ target }) => change({ ...draft, name: cleanName(target.value) })}
        />
      </label>
      <div className={left < 0 ? 'kw-purse over' : 'kw-purse'}>
        <b>{left < 0 ? words.over(-left) : words.left(left)}</b>
        <span className="kw-bar" aria-hidden="true">
          <i style={{ width: `${Math.min(100, (100 * members) / gold)}%` }} />
          <i style={{ width: `${Math.min(100, (100 * crystals) / gold)}%` }} />
        </span>
      </div>
      <Verdict refusal={refusal} good={words.legal} language={language} openRule={openRule} />
      <dl className="kw-sum">
        {row(words.cost, 'KC-3.5', words.coins(members))}
        {hasWizard &&
          row(
            words.crystals,
            'KC-3.11',
            <Stepper
              value={draft.crystals}
              label={words.crystals}
              less={words.fewer(words.crystals)}
              more={words.another(words.crystals)}
              min={0}
              max={MOST_CRYSTALS}
              change={(n) => change(withCrystals(draft, n))}
            >
              {draft.crystals} <small>({words.coins(draft.crystals * CRYSTAL_COST)})</small>
            </Stepper>,
          )}
        {row(
          words.stash,
          'KC-3.15',
          <Stepper
            value={stash}
            label={words.stash}
            less={words.fewer(words.stash)}
            more={words.another(words.stash)}
            min={0}
            max={MOST_STASH}
            change={(n) => change(withStash(draft, n))}
          />,
        )}
        {draft.stash !== null && (
          <div>
            <dt />
            <dd>
              <button type="button" className="link" onClick={() => change(withStash(draft, null))}>
                {words.stashAll}
              </button>
            </dd>
          </div>
        )}
        {draft.leader !== null &&
          hasAbility(draft.leader, 'pay-day') &&
          row(words.payDay, 'KC-18.14', `+${words.coins(PAY_DAY_COINS)}`)}
        {lost > 0 && row(words.lost(lost), 'KC-3.16', '')}
      </dl>
      <h3>{words.models(draft.members.length + (draft.leader ? 1 : 0))}</h3>
      <ul className="kw-members">
        {draft.leader && (
          <li>
            <Face profile={draft.leader} size={36} />
            <input
              value={draft.leaderName}
              maxLength={LONGEST_NAME}
              placeholder={names.profiles[draft.leader].name}
              aria-label={words.nameOf(names.profiles[draft.leader].name)}
              onChange={({ target }) => change({ ...draft, leaderName: cleanName(target.value) })}
            />
            <span>{words.leader}</span>
          </li>
        )}
        {draft.members.map(({ key, profile, name, volunteer }) => {
          const kind = names.profiles[profile].name;
          return (
            <li key={key}>
              <Face profile={profile} size={36} />
              <input
                value={name}
                maxLength={LONGEST_NAME}
                placeholder={kind}
                aria-label={words.nameOf(kind)}
                onChange={({ target }) => change(nameMember(draft, key, cleanName(target.value)))}
              />
              <span>{volunteer ? words.free : words.coins(PROFILES[profile].cost ?? 0)}</span>
              <button
                type="button"
                className="kw-away"
                aria-label={words.dismiss(name || kind)}
                onClick={() => change(dismiss(draft, key))}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
      {mayVolunteer && !draft.members.some(({ volunteer }) => volunteer) && (
        <p>
          <button type="button" className="button" onClick={() => change(withVolunteer(draft, true))}>
            {words.volunteer}
          </button>{' '}
          <Rule id="KC-18.25" openRule={openRule} />
        </p>
      )}
      <div className="kw-acts">{children}</div>
    </section>
  );
}

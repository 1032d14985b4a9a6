/** All members with their numbers, and all effects, to leaf through without a table. */
import type { Language } from '@guildhall/kernel';
import { useMemo, useState } from 'react';
import { CATEGORIES, EFFECT_LIST, PROFILE_IDS, PROFILES, type ProfileId } from '../data/index.ts';
import { CoinPicture } from './art/Coin.tsx';
import { EffectSign } from './art/Glyph.tsx';
import { Rule } from './lists/Rule.tsx';
import { namesIn, wordsIn } from './words/words.ts';

interface Props {
  language: Language;
  openRule(id: string): void;
}

function Member({ id, language }: { id: ProfileId; language: Language }) {
  const names = namesIn(language);
  const words = wordsIn(language);
  const profile = PROFILES[id];
  const { terms } = names;
  const figures: [string, string | number][] = [
    [terms.move, profile.move],
    [terms.fight, profile.fight ?? '–'],
    [terms.defend, profile.defend],
    [terms.wounds, profile.wounds],
  ];
  return (
    <article className="kb-member">
      <CoinPicture profile={id} seat={profile.allegiance === 'black' ? 1 : 0} size={64} />
      <div>
        <h3>{names.profiles[id].name}</h3>
        <p>
          {profile.allegiance ? `${names.allegiances[profile.allegiance]} · ` : ''}
          {profile.cost === null ? names.categories[profile.category] : words.browser.cost(profile.cost)}
        </p>
        <dl>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{names.profiles[id].text}</p>
        <ul>
          {profile.criticals.map((critical, i) =>
            critical ? (
              <li key={critical} title={names.criticals[critical].text}>
                <b>{['I', 'II', 'III', 'IV'][i]}</b> {names.criticals[critical].name}
              </li>
            ) : null,
          )}
          {profile.abilities.map((ability) => (
            <li key={ability} title={names.abilities[ability].text}>
              {names.abilities[ability].name}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

export function Browser({ language, openRule }: Props) {
  const names = namesIn(language);
  const words = wordsIn(language);
  const [wanted, setWanted] = useState('');
  const found = useMemo(() => {
    const needle = wanted.trim().toLocaleLowerCase(language);
    return PROFILE_IDS.filter((id) => {
      const { criticals, abilities } = PROFILES[id];
      const all = [
        names.profiles[id].name,
        ...criticals.map((critical) => (critical ? names.criticals[critical].name : '')),
        ...abilities.map((ability) => names.abilities[ability].name),
      ];
      return all.join(' ').toLocaleLowerCase(language).includes(needle);
    });
  }, [wanted, names, language]);
  return (
    <div className="kb-browser">
      <input
        type="search"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        placeholder={words.browser.search}
        aria-label={words.browser.search}
      />
      {found.length === 0 ? <p>{words.browser.nothing}</p> : null}
      {CATEGORIES.map((category) => {
        const members = found.filter((id) => PROFILES[id].category === category);
        return members.length > 0 ? (
          <section key={category}>
            <h2>{names.categoriesPlural[category]}</h2>
            <div className="kb-members">
              {members.map((id) => (
                <Member key={id} id={id} language={language} />
              ))}
            </div>
          </section>
        ) : null;
      })}
      <section>
        <h2>{words.browser.effects}</h2>
        <ul className="kb-effects">
          {EFFECT_LIST.map(({ id, harmful, ends, rule }) => (
            <li key={id}>
              <EffectSign id={id} harmful={harmful} size={26} />
              <span>
                <b>{names.effects[id].name}</b> {names.effects[id].text} <i>{words.ends[ends]}</i>{' '}
                <Rule id={rule} openRule={openRule} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

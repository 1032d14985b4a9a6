/** The hero's sheet as a playbill, on the page and on paper. All its numbers are computed (WS-3.29). */
import { suitSign } from '@guildhall/cards';
import type { Language } from '@guildhall/kernel';
import {
  ATTRIBUTE_IDS,
  CONFLICT_IDS,
  DOMAINS,
  type Hero,
  RACES,
  type SkillId,
  STUNT_IDS,
  STUNT_TN,
  STUNTS,
  type Words,
} from '../../../data/index.ts';
import {
  type Derived,
  type Draft,
  derive,
  deriveSkill,
  FIRST_ACHIEVEMENTS,
  fameOf,
  rangeOfLevel,
  skillRangeOf,
  TRAINED_SKILLS,
} from '../../../heroes/index.ts';
import { chanceOf } from '../../../odds/index.ts';
import {
  abilities,
  archetypes,
  attributes,
  conflicts,
  derived,
  domains,
  fames,
  gadgets,
  inForm,
  nations,
  professions,
  races,
  scars,
  skills,
  specialties,
  stunts,
  vehicles,
  weaknesses,
  weapons,
} from '../../../text/data/index.ts';
import { Token } from '../../art/Pieces.tsx';
import { wordsIn } from '../words/words.ts';
import { Portrait } from './Ledger.tsx';

/** Against whom the odds are given: a resistance that many have. */
const USUAL_TN = 16;
const SUITS = ['s', 'h', 'd', 'c'] as const;
/** WS-2.6 */
const TOKENS = ['a', 'b', 'c', 'd', 'e', 'f'];
const percent = (chance: number): string => `${Math.round(100 * chance)}%`;

const VALUES: readonly { readonly value: Derived; readonly challenge: Derived }[] = [
  { value: 'defense', challenge: 'challengeCombat' },
  { value: 'endurance', challenge: 'challengeChase' },
  { value: 'confidence', challenge: 'challengeDiscussion' },
];

export function Sheet({ draft, language }: { draft: Draft; language: Language }) {
  const words = wordsIn(language);
  const { sheet } = words;
  const say = (one: Words): string => one[language];
  // What is computed asks only for what every draft has.
  const hero = draft as Hero;
  const { form, archetype, race, ability, nation, profession } = draft;
  const dice = derive(hero, 'pool');
  const line = (skill: SkillId, name: string, field: string | null) => {
    const bonus = deriveSkill(hero, skill, field !== null);
    const range = skillRangeOf(hero, skill);
    return (
      <tr key={`${skill} ${field}`}>
        <th scope="row">
          {name}
          {field !== null && <i>, {field}</i>}
        </th>
        <td>+{bonus}</td>
        <td>{range}+</td>
        <td>{percent(chanceOf(dice, range, bonus, USUAL_TN))}</td>
        <td>{percent(chanceOf(dice, range, bonus, USUAL_TN + STUNT_TN))}</td>
      </tr>
    );
  };
  const rows = draft.trained.flatMap((skill) => [
    line(skill, say(skills[skill]), null),
    ...draft.specialties
      .filter((one) => one.skill === skill)
      .map(({ id, field }) => line(skill, say(skills[skill]), say(id === null ? field : specialties[id].name))),
  ]);
  const stuntsIn = CONFLICT_IDS.map((type) => ({
    type,
    names: STUNT_IDS.filter(
      (id) => id !== 'mixing' && STUNTS[id].skills[type].some((skill) => draft.trained.includes(skill)),
    ).map((id) => say(stunts[id])),
  })).filter(({ names }) => names.length > 0);
  return (
    <article className="wh-bill" aria-label={say(draft.name) || sheet.nameless}>
      <p className="wh-presents">{sheet.presents}</p>
      <h2>{say(draft.name) || sheet.nameless}</h2>
      <p className="wh-role">
        {sheet.part(
          race ? say(inForm(races[race], form)) : '…',
          profession ? say(inForm(professions[profession].name, form)) : '…',
          nation ? say(nations[nation]) : '…',
          archetype ? say(archetypes[archetype]) : '…',
        )}
      </p>
      <div className="wh-middle">
        <dl className="wh-attributes">
          {ATTRIBUTE_IDS.map((id) => (
            <div key={id}>
              <dt>{say(attributes[id])}</dt>
              <dd>{rangeOfLevel(draft.levels[id])}+</dd>
            </div>
          ))}
        </dl>
        <div className="wh-face">
          <Portrait draft={draft} size={128} />
          <p>
            <b>{sheet.dice(dice)}</b>, {say(inForm(fames[fameOf(draft.achievements.length)], form))}
          </p>
          <p>
            {say(derived.constitution)} {derive(hero, 'constitution')}, {say(derived.reputation)} {derive(hero, 'reputation')}
          </p>
        </div>
        <dl className="wh-values">
          {VALUES.map(({ value, challenge }) => (
            <div key={value}>
              <dt>{say(derived[value])}</dt>
              <dd>
                {derive(hero, value)}
                <small title={say(derived[challenge])}>
                  <span className="unseen">{say(derived[challenge])}: </span>
                  {derive(hero, challenge)}
                </small>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <h3>{sheet.skills}</h3>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{sheet.bonus}</th>
            <th scope="col">{sheet.again}</th>
            <th scope="col">{sheet.attack(USUAL_TN)}</th>
            <th scope="col">{sheet.stunt(USUAL_TN + STUNT_TN)}</th>
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
      {draft.trained.length < TRAINED_SKILLS && (
        <p className="wh-blank">
          {TRAINED_SKILLS - draft.trained.length} {sheet.toTrain}
        </p>
      )}
      {stuntsIn.length > 0 && (
        <p className="wh-stunts">
          {stuntsIn.map(({ type, names }) => (
            <span key={type}>
              <b>{say(conflicts[type])}:</b> {names.join(', ')}.{' '}
            </span>
          ))}
        </p>
      )}
      {archetype && (
        <>
          <h3>{sheet.cardsOf(say(archetypes[archetype]))}</h3>
          <ul className="wh-domains">
            {SUITS.map((suit) => (
              <li key={suit} data-suit={suit}>
                <i aria-hidden="true">{suitSign(suit)}</i> {say(domains[DOMAINS[archetype][suit]].name)}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="wh-two">
        <div>
          <h4>{sheet.edges}</h4>
          {ability && (
            <p>
              <b>{say(abilities[ability].name)}</b> {say(abilities[ability].effect)}
            </p>
          )}
          {profession && <p>{say(professions[profession].ability)}</p>}
          {draft.achievements.map(({ title, skill }) => (
            <p key={title.en}>
              <b>{say(title)}</b> <i className="wh-tick" /> {say(skills[skill])} +2
            </p>
          ))}
          {draft.achievements.length < FIRST_ACHIEVEMENTS && <p className="wh-blank">{sheet.stillToWrite}</p>}
        </div>
        <div>
          <h4>{sheet.kit}</h4>
          {draft.gadgets.map((id) => (
            <p key={id}>
              <b>{say(gadgets[id].name)}</b> {say(gadgets[id].effect)}
            </p>
          ))}
          <p>
            {[...draft.weapons.map((id) => say(weapons[id])), ...(draft.vehicle ? [say(vehicles[draft.vehicle])] : [])].join(
              ', ',
            )}
          </p>
          {draft.scars.length > 0 && <p>{draft.scars.map((id) => say(scars[id])).join(', ')}</p>}
          {race && (
            <>
              <h4 className="wh-wine">{words.weakness}</h4>
              <p>
                <b>{say(weaknesses[RACES[race].weakness].name)}</b> {say(weaknesses[RACES[race].weakness].effect)}
              </p>
            </>
          )}
        </div>
      </div>
      <p className="wh-tokens">
        <span aria-hidden="true">
          {TOKENS.map((one) => (
            <Token key={one} size={18} />
          ))}
        </span>
        {profession && (
          <>
            <b>{words.prestige}</b> {say(professions[profession].prestige)} <i className="wh-tick" />
          </>
        )}
      </p>
    </article>
  );
}

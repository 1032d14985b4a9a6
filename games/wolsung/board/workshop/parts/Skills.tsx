/** Attributes, skills and specialties, attribute by attribute (WS-4.1 to WS-4.5). */
import { useState } from 'react';
import {
  ATTRIBUTE_IDS,
  type AttributeId,
  CONFLICT_SKILLS,
  SKILL_IDS,
  SKILLS,
  type SkillId,
  SPECIALTIES,
  SPECIALTY,
  TRAINED,
  UNTRAINED,
} from '../../../data/index.ts';
import {
  addField,
  choose,
  HIGHEST_LEVEL,
  LONGEST,
  optionsOf,
  POINTS,
  pointsSpent,
  rangeOfLevel,
  removeSpecialty,
} from '../../../heroes/index.ts';
import { attributes, conflicts, parts, sayProblem, skills, specialties } from '../../../text/data/index.ts';
import { Rule } from '../../lists/Rule.tsx';
import { Part, useBench } from './bench.tsx';
import { ConflictSign } from './Sign.tsx';

const LEVELS = Array.from({ length: HIGHEST_LEVEL }, (_, i) => i + 1);

function Level({ id }: { id: AttributeId }) {
  const { draft, take, words, say, language } = useBench();
  const name = say(attributes[id]);
  const level = draft.levels[id];
  const step = (way: 'raise' | 'lower') => {
    const why = optionsOf(draft, way).find((option) => option.id === id)?.whyNot ?? null;
    return (
      <button
        type="button"
        aria-disabled={why !== null}
        aria-label={words[way](name)}
        title={why ? `${sayProblem(why, language)} (${why.rule})` : undefined}
        onClick={() => take('skills', choose(draft, way, id))}
      >
        {way === 'raise' ? '+' : '−'}
      </button>
    );
  };
  return (
    <header className="wh-level">
      <h3>
        {name} <b>{rangeOfLevel(level)}+</b>
      </h3>
      <div>
        {step('lower')}
        <span className="wh-pips" aria-hidden="true">
          {LEVELS.map((pip) => (
            <i key={pip} data-full={pip <= level} />
          ))}
        </span>
        {step('raise')}
      </div>
    </header>
  );
}

/** A specialty in a field of its own (WS-3.20). */
function OwnField({ skill }: { skill: SkillId }) {
  const { draft, take, words, say } = useBench();
  const [text, setText] = useState('');
  return (
    <form
      className="wh-own"
      onSubmit={(event) => {
        event.preventDefault();
        const made = addField(draft, skill, text.trim());
        take('skills', made);
        if (!('why' in made)) setText('');
      }}
    >
      <input
        aria-label={words.field(say(skills[skill]))}
        placeholder={words.fieldHint}
        maxLength={LONGEST.field}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit">{words.add}</button>
    </form>
  );
}

function Specialties({ skill }: { skill: SkillId }) {
  const { draft, take, words, say, language } = useBench();
  const own = draft.specialties.flatMap((specialty, at) =>
    specialty.skill === skill && specialty.id === null ? [{ at, field: say(specialty.field) }] : [],
  );
  const options = optionsOf(draft, 'specialty').filter(({ id }) => SPECIALTIES[id] === skill);
  return (
    <ul className="wh-specialties">
      {options.map(({ id, chosen, whyNot }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={chosen}
            aria-disabled={whyNot !== null}
            title={whyNot ? `${sayProblem(whyNot, language)} (${whyNot.rule})` : say(specialties[id].when)}
            onClick={() => take('skills', choose(draft, 'specialty', id))}
          >
            {say(specialties[id].name)}
          </button>
          {chosen && <b>+{SPECIALTY}</b>}
        </li>
      ))}
      {own.map(({ at, field }) => (
        <li key={field}>
          <button
            type="button"
            aria-pressed="true"
            aria-label={words.remove(field)}
            onClick={() => take('skills', removeSpecialty(draft, at))}
          >
            {field}
          </button>
          <b>+{SPECIALTY}</b>
        </li>
      ))}
      {!CONFLICT_SKILLS.includes(skill) && (
        <li>
          <OwnField skill={skill} />
        </li>
      )}
    </ul>
  );
}

function Skill({ skill }: { skill: SkillId }) {
  const { draft, take, say, language } = useBench();
  const option = optionsOf(draft, 'trained').find(({ id }) => id === skill);
  if (!option) return null;
  const { chosen, whyNot } = option;
  const { offensive } = SKILLS[skill];
  return (
    <li>
      <button
        type="button"
        className="wh-skill"
        aria-pressed={chosen}
        aria-disabled={whyNot !== null}
        title={whyNot ? `${sayProblem(whyNot, language)} (${whyNot.rule})` : undefined}
        onClick={() => take('skills', choose(draft, 'trained', skill))}
      >
        <span>{say(skills[skill])}</span>
        {offensive && <ConflictSign type={offensive} label={say(conflicts[offensive])} />}
        <b className="wh-bonus">+{chosen ? TRAINED : UNTRAINED}</b>
      </button>
      {chosen && <Specialties skill={skill} />}
    </li>
  );
}

export function Skills() {
  const { draft, words, say, openRule } = useBench();
  const title = [parts.attributes, parts.skills, parts.specialties].map(say).join(' · ');
  return (
    <Part n="5–7" place="skills" title={title} rule="WS-4.1" hint={words.points(pointsSpent(draft.levels), POINTS)}>
      <p className="wh-legend">
        {words.bonuses} <Rule id="WS-3.18" openRule={openRule} /> {words.attacks} <Rule id="WS-3.21" openRule={openRule} />{' '}
        {words.needsTraining} <Rule id="WS-4.4" openRule={openRule} />
      </p>
      <div className="wh-columns">
        {ATTRIBUTE_IDS.map((attribute) => (
          <div key={attribute}>
            <Level id={attribute} />
            <ul className="wh-skills">
              {SKILL_IDS.filter((skill) => SKILLS[skill].attribute === attribute).map((skill) => (
                <Skill key={skill} skill={skill} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Part>
  );
}

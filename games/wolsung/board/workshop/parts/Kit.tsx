/** Achievements, the gadget and gear (WS-4.7, WS-4.8). */
import { useState } from 'react';
import { SKILL_IDS, type SkillId } from '../../../data/index.ts';
import { addAchievement, choose, FIRST_ACHIEVEMENTS, LONGEST, optionsOf, removeAchievement } from '../../../heroes/index.ts';
import { gadgets, grades, parts, sayProblem, skills, vehicles, weapons } from '../../../text/data/index.ts';
import { Rule } from '../../lists/Rule.tsx';
import { Chips, Part, useBench } from './bench.tsx';

function NewDeed() {
  const { draft, take, words, say } = useBench();
  const [title, setTitle] = useState('');
  const [skill, setSkill] = useState<SkillId>('brawl');
  return (
    <form
      className="wh-deed new"
      onSubmit={(event) => {
        event.preventDefault();
        const made = addAchievement(draft, title.trim(), skill);
        take('deeds', made);
        if (!('why' in made)) setTitle('');
      }}
    >
      <input
        aria-label={words.achievement}
        placeholder={words.achievementHint}
        maxLength={LONGEST.title}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <select aria-label={words.inSkill} value={skill} onChange={({ target }) => setSkill(target.value as SkillId)}>
        {SKILL_IDS.map((id) => (
          <option key={id} value={id}>
            {say(skills[id])}
          </option>
        ))}
      </select>
      <button type="submit">{words.write}</button>
    </form>
  );
}

export function Deeds() {
  const { draft, take, words, say } = useBench();
  return (
    <Part n="8" place="deeds" title={say(parts.achievements)} rule="WS-4.7">
      <ul className="wh-deeds">
        {draft.achievements.map(({ title, skill, grade }, at) => (
          <li key={title.en} className="wh-deed">
            <b>{say(title)}</b>
            <span>
              {say(skills[skill])}, {say(grades[grade])}
            </span>
            <button
              type="button"
              aria-label={words.remove(say(title))}
              onClick={() => take('deeds', removeAchievement(draft, at))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {draft.achievements.length < FIRST_ACHIEVEMENTS && <NewDeed />}
    </Part>
  );
}

export function Gadget() {
  const { draft, words, say } = useBench();
  const [gadget] = draft.gadgets;
  return (
    <Part n="9" place="gadget" title={say(parts.gadget)} rule="WS-4.8" hint={words.oneGadget}>
      <Chips step="gadget" place="gadget" label={say(parts.gadget)} name={(id) => say(gadgets[id].name)} />
      {gadget && <p className="wh-about">{say(gadgets[gadget].effect)}</p>}
    </Part>
  );
}

/** Each piece with the reason why it is not open, beside it. */
export function Gear() {
  const { draft, take, words, say, language, openRule } = useBench();
  const pieces = [
    ...optionsOf(draft, 'weapon').map((option) => ({
      ...option,
      name: say(weapons[option.id]),
      press: () => take('gear', choose(draft, 'weapon', option.id)),
    })),
    ...optionsOf(draft, 'vehicle')
      .filter(({ id }) => id !== 'on_foot')
      .map((option) => ({
        ...option,
        name: say(vehicles[option.id]),
        press: () => take('gear', choose(draft, 'vehicle', option.id)),
      })),
  ];
  return (
    <Part n="10" place="gear" title={say(parts.gear)} rule="WS-4.8" hint={words.gearHint}>
      <ul className="wh-gear">
        {pieces.map(({ id, chosen, whyNot, name, press }) => (
          <li key={id} data-closed={whyNot !== null && !chosen}>
            <button type="button" aria-pressed={chosen} aria-disabled={whyNot !== null} onClick={press}>
              {name}
            </button>
            {whyNot && (
              <small>
                {sayProblem(whyNot, language)} <Rule id={whyNot.rule} openRule={openRule} />
              </small>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

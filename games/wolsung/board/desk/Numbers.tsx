/** Target Numbers on the GM's desk: how likely each hero reaches each of them with a skill (WS-6.4). */
import type { BoardProps } from '@guildhall/table';
import { useState } from 'react';
import { DIFFICULTIES, DIFFICULTY_IDS, SKILL_IDS, type SkillId } from '../../data/index.ts';
import { difficulties } from '../../text/data/index.ts';
import type { TableView } from '../../view.ts';
import { simpleOdds } from '../foresight/mending.ts';
import { Rule } from '../lists/Rule.tsx';
import { percentWords } from '../trial/verdict.ts';
import { idName, shortName } from '../words/named.ts';
import { wordsIn } from '../words/words.ts';

export function Numbers(props: BoardProps<TableView>) {
  const { view, language, openRule, options, answer } = props;
  const words = wordsIn(language);
  const asked = view.asked?.name === 'simple test/against' ? (view.asked.show.skill as SkillId) : null;
  const [chosen, choose] = useState<SkillId>('spot');
  const skill = asked ?? chosen;
  const heroes = view.table.characters.filter(({ hero, state }) => hero !== null && state !== 'absent');
  const pools = [...new Set(heroes.map(({ fullPool }) => fullPool))].join(', ');
  return (
    <section className="ws-numbers">
      <h3>
        {words.targetNumbers} <Rule id="WS-6.4" openRule={openRule} />
        <select
          aria-label={words.skills}
          value={skill}
          disabled={asked !== null}
          onChange={({ target }) => choose(target.value as SkillId)}
        >
          {SKILL_IDS.map((id) => (
            <option key={id} value={id}>
              {idName(id, language)}
            </option>
          ))}
        </select>
      </h3>
      <table>
        <thead>
          <tr>
            <td />
            {DIFFICULTY_IDS.map((id) => (
              <th key={id} scope="col" title={difficulties[id][language]}>
                {options.includes(id) ? (
                  <button
                    type="button"
                    className="lit"
                    data-legal
                    aria-label={difficulties[id][language]}
                    onClick={(event) => answer(id, event.currentTarget)}
                  >
                    {DIFFICULTIES[id]}
                  </button>
                ) : (
                  DIFFICULTIES[id]
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heroes.map((who) => (
            <tr key={who.number}>
              <th scope="row">{shortName(who, language)}</th>
              {DIFFICULTY_IDS.map((id) => (
                <td key={id}>{percentWords(simpleOdds(view, who.number, skill, DIFFICULTIES[id]).chance, words)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ws-quiet">{words.targetNumbersHint(pools)}</p>
    </section>
  );
}

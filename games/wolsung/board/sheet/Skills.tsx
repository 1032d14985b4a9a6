/** Skills of somebody as the table knows them: those of this conflict first, lit where one can be chosen. */
import type { BoardProps } from '@guildhall/table';
import { OFFENSIVE } from '../../data/index.ts';
import { NO_REROLLS } from '../../odds/index.ts';
import { specialties } from '../../text/data/index.ts';
import type { CharacterView, SkillView, TableView } from '../../view.ts';
import { Rule } from '../lists/Rule.tsx';
import { pressed } from '../press/pressed.ts';
import { idName } from '../words/named.ts';
import { wordsIn } from '../words/words.ts';

type Props = BoardProps<TableView> & { who: CharacterView };

/** "+6, 9+". */
export const skillNumbers = ({ bonus, range }: SkillView): string => (range >= NO_REROLLS ? `+${bonus}` : `+${bonus}, ${range}+`);

function Skill({ skill, props }: { skill: SkillView; props: Props }) {
  const { language, who } = props;
  const name = idName(skill.skill, language);
  const { lit, here, handlers } = pressed(props, `skill:${skill.skill}`, name);
  const special = who.hero?.specialties.filter((one) => one.skill === skill.skill) ?? [];
  const fields = special.map(({ id, field }) => (id === null ? field[language] : specialties[id].name[language]));
  const inside = (
    <>
      <span>
        {name}
        {fields.length > 0 && <small> {fields.join(', ')}</small>}
      </span>
      <b>{skillNumbers(skill)}</b>
    </>
  );
  return (
    <li>
      {lit ? (
        <button type="button" className={here ? 'lit here' : 'lit'} {...handlers}>
          {inside}
        </button>
      ) : (
        <span>{inside}</span>
      )}
    </li>
  );
}

export function Skills(props: Props) {
  const { view, language, who, openRule } = props;
  const words = wordsIn(language);
  const own: readonly string[] = OFFENSIVE[view.table.type];
  const here = view.table.phase === 'free' ? [] : who.skills.filter(({ skill }) => own.includes(skill));
  const others = who.skills.filter((skill) => !here.includes(skill)).toSorted((a, b) => b.bonus - a.bonus);
  return (
    <section className="ws-skills" aria-label={words.skills}>
      {here.length > 0 && (
        <>
          <h3>
            {words.conflictSkills} <Rule id="WS-3.21" openRule={openRule} />
          </h3>
          <ul>
            {here.map((skill) => (
              <Skill key={skill.skill} skill={skill} props={props} />
            ))}
          </ul>
        </>
      )}
      <details open={here.length === 0}>
        <summary>{words.allSkills}</summary>
        <ul>
          {others.map((skill) => (
            <Skill key={skill.skill} skill={skill} props={props} />
          ))}
        </ul>
      </details>
    </section>
  );
}

/** The people of the city, for whoever frames a scene: pressing one adds them to it (DF-13.10). */
import type { BoardProps } from '@guildhall/table';
import { called, knownFrom, readerText } from '../../text/index.ts';
import type { TableView } from '../../view.ts';
import { seatArt } from '../art/seats.ts';
import { Rule } from '../bench/Field.tsx';
import { type SceneDraft, withCharacter } from '../press/answers.ts';
import { useDraft } from '../press/drafts.ts';
import { EMPTY_SCENE, peopleOf } from '../press/scene.ts';
import { tellerIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';

export function People(props: BoardProps<TableView>) {
  const { view, language, openRule } = props;
  const { table } = view;
  const words = wordsIn(language);
  const teller = tellerIn(props);
  const { draft, put } = useDraft<SceneDraft>(props, EMPTY_SCENE);
  const framing = view.asked?.name === 'reflection/frame';
  const here = new Set((framing ? draft.characters : (table.scene?.roles ?? [])).map(({ name }) => name));
  const city = called(table.world.city, language) || words.theCity;
  const written = (text: string, unit: string): string =>
    readerText(text, language, knownFrom(unit ? [unit] : [], teller.thing), table.world.setting);
  return (
    <section className="df-folk">
      <h2>
        {words.peopleOf(city)} <small>{framing ? words.pressToAdd : ''}</small>
        <Rule id="DF-13.10" openRule={openRule} />
      </h2>
      <ul>
        {peopleOf(table).map((person) => (
          <li key={person.name}>
            <button
              type="button"
              className={here.has(person.name) ? 'on' : undefined}
              aria-pressed={framing ? here.has(person.name) : undefined}
              disabled={!framing}
              onClick={() => put({ characters: withCharacter(draft.characters, person) })}
            >
              <b style={{ color: seatArt(person.seat).ink }}>{called(person.name, language)}</b>
              <small>{person.unit ? teller.thing(person.unit) : words.ofNoUnit}</small>
              <span>{person.texts.map((text) => written(text, person.unit)).join(' ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

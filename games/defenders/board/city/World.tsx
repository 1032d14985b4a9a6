/** World building: the setting as it stands, the others to press, and what is known of city and enemy. */
import type { BoardProps } from '@guildhall/table';
import { LISTED_SETTINGS } from '../../data/index.ts';
import { readerText } from '../../text/index.ts';
import type { TableView } from '../../view.ts';
import { keepWheel } from '../press/wheel.ts';
import { namesIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';

export function World({ view, language, options, answer, focus, focused }: BoardProps<TableView>) {
  const { world } = view.table;
  const words = wordsIn(language);
  const { settings } = namesIn(language);
  const notes = [
    { label: words.aboutCity, text: readerText(world.aboutCity, language) },
    { label: words.aboutEnemy, text: readerText(world.aboutEnemy, language) },
  ].filter(({ text }) => text !== '');
  return (
    <div className="df-board df-table" ref={keepWheel}>
      <section className="df-setting">
        <small>{words.settingNow}</small>
        <h2>{world.title || settings[world.setting].name}</h2>
        <p>{world.description ? readerText(world.description, language) : settings[world.setting].text}</p>
        {world.city ? <p className="df-hand">{world.city}</p> : null}
        {notes.map(({ label, text }) => (
          <p key={label}>
            <b>{label}.</b> {text}
          </p>
        ))}
      </section>
      <ul className="df-settings" aria-label={words.settings}>
        {LISTED_SETTINGS.map((id) => {
          const legal = options.includes(id);
          return (
            <li key={id} className={id === world.setting ? 'now' : undefined}>
              <button
                type="button"
                className={`${legal ? 'legal' : ''}${focused === id ? ' lit' : ''}`}
                data-legal={legal ? true : undefined}
                aria-pressed={id === world.setting}
                onClick={({ currentTarget }) => answer(legal ? id : options.includes('setting') ? 'setting' : id, currentTarget)}
                onPointerEnter={() => focus(legal ? id : null)}
                onPointerLeave={() => focus(null)}
              >
                <b>{settings[id].name}</b>
                <span>{settings[id].text}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** World building: an own setting, and what there is to say about the city and the enemy. */
import type { BoardProps } from '@guildhall/table';
import { useMemo } from 'react';
import { MOST_NAME, MOST_TEXT } from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import { nameIdea } from '../press/ideas.ts';
import { shown } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';
import { Field } from './Field.tsx';
import { Foot } from './Naming.tsx';
import { useForm } from './useForm.ts';

const NO_SETTING = { title: '', description: '' };

export function OwnSetting(props: BoardProps<TableView>) {
  const { language, openRule } = props;
  const words = wordsIn(language);
  const { draft, put, send, wrong, otherwise, refusal } = useForm(props, NO_SETTING);
  const shared = { words, openRule, rule: refusal?.rule ?? '' };
  return (
    <form
      noValidate
      className="df-bench"
      onSubmit={(event) => {
        event.preventDefault();
        send({ title: draft.title.trim(), description: draft.description }, event.currentTarget);
      }}
    >
      <Field
        {...shared}
        label={words.title}
        value={draft.title}
        most={MOST_NAME}
        wrong={wrong('title')}
        put={(title) => put({ title })}
      />
      <Field
        {...shared}
        label={words.description}
        value={draft.description}
        most={MOST_TEXT}
        lines={3}
        wrong={wrong('description')}
        put={(description) => put({ description })}
      />
      <Foot {...shared} label={words.send} wrong={otherwise(['title', 'description'])} />
    </form>
  );
}

export function CityNotes(props: BoardProps<TableView>) {
  const { view, language, openRule } = props;
  const words = wordsIn(language);
  const [name, city, enemy] = [shown(props, 'name'), shown(props, 'city'), shown(props, 'enemy')];
  const empty = useMemo(() => ({ name, city, enemy }), [name, city, enemy]);
  const { draft, put, send, wrong, otherwise, refusal } = useForm(props, empty);
  const shared = { words, openRule, rule: refusal?.rule ?? '', optional: true };
  return (
    <form
      noValidate
      className="df-bench"
      onSubmit={(event) => {
        event.preventDefault();
        send({ name: draft.name.trim(), city: draft.city, enemy: draft.enemy }, event.currentTarget);
      }}
    >
      <Field
        {...shared}
        label={words.name}
        value={draft.name}
        most={MOST_NAME}
        wrong={wrong('name')}
        put={(text) => put({ name: text })}
        idea={{ label: words.otherName, get: () => nameIdea(view.table, language, 'city') }}
      />
      <div className="df-columns">
        <Field
          {...shared}
          label={words.aboutCity}
          value={draft.city}
          most={MOST_TEXT}
          lines={2}
          wrong={wrong('city')}
          put={(text) => put({ city: text })}
        />
        <Field
          {...shared}
          label={words.aboutEnemy}
          value={draft.enemy}
          most={MOST_TEXT}
          lines={2}
          wrong={wrong('enemy')}
          put={(text) => put({ enemy: text })}
        />
      </div>
      <Foot {...shared} label={words.send} wrong={otherwise(['name', 'city', 'enemy'])} />
    </form>
  );
}

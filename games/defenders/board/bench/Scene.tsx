/** Reflection: a scene is framed (who, where, when, what), and its roles are given out. */
import type { PlainRecord } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { useMemo } from 'react';
import { MOST_NAME, MOST_TEXT, SCENE_SUGGESTION_IDS } from '../../data/index.ts';
import { called } from '../../text/index.ts';
import type { TableView } from '../../view.ts';
import { type CharacterDraft, SCENE_PARTS, type SceneDraft, sceneAnswer } from '../press/answers.ts';
import { lineIdea, nameIdea } from '../press/ideas.ts';
import { namesIn, shownList } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';
import { Field } from './Field.tsx';
import { Foot } from './Naming.tsx';
import { useForm } from './useForm.ts';

const EMPTY: SceneDraft = { characters: [], place: '', time: '', situation: '', aloud: [], suggestion: '' };

export function Framing(props: BoardProps<TableView>) {
  const { view, language, openRule } = props;
  const { table } = view;
  const words = wordsIn(language);
  const { scenes } = namesIn(language);
  const form = useForm(props, EMPTY);
  const { draft, put, send, wrong, refusal } = form;
  const maySpeak = table.settings.narration !== 'written';
  const shared = { words, openRule, rule: refusal?.rule ?? '' };
  const here = new Set(draft.characters.map(({ name }) => name));
  const known = [
    ...table.defenders.filter(({ where }) => where !== 'destroyed').map(({ name, id }) => ({ name, unit: id })),
    ...table.persons.map(({ name, unit }) => ({ name, unit })),
  ].filter(({ name }) => !here.has(name));
  const alive = table.defenders.filter(({ where }) => where !== 'destroyed');
  const next = draft.characters.reduce((most, { key }) => Math.max(most, key), 0) + 1;
  const change = (at: number, change: Partial<CharacterDraft>): void =>
    put({ characters: draft.characters.map((one, i) => (i === at ? { ...one, ...change } : one)) });

  const made = (): PlainRecord => sceneAnswer(draft, maySpeak);
  const highlighted = shownList(props, 'highlighted');
  const idea = { place: () => nameIdea(table, language, 'place'), time: () => lineIdea(props, 'time') };
  return (
    <form
      noValidate
      className="df-bench df-framing"
      onSubmit={(event) => {
        event.preventDefault();
        send(made(), event.currentTarget);
      }}
    >
      <fieldset className="df-people">
        <legend>{words.characters}</legend>
        {draft.characters.map((one, i) => (
          <div key={one.key} className="df-person">
            {one.fresh ? (
              <>
                <Field
                  {...shared}
                  label={words.name}
                  value={one.name}
                  most={MOST_NAME}
                  wrong={wrong('name')}
                  put={(name) => change(i, { name })}
                  idea={{ label: words.otherName, get: () => nameIdea(table, language, 'person') }}
                />
                <Field
                  {...shared}
                  label={words.personality}
                  optional={maySpeak}
                  value={one.personality}
                  most={MOST_TEXT}
                  wrong={wrong('personality')}
                  put={(personality) => change(i, { personality })}
                  idea={{ label: words.idea, get: () => lineIdea(props, 'personality') }}
                />
                <Field
                  {...shared}
                  label={words.preoccupation}
                  optional={maySpeak}
                  value={one.preoccupation}
                  most={MOST_TEXT}
                  wrong={wrong('preoccupation')}
                  put={(preoccupation) => change(i, { preoccupation })}
                  idea={{ label: words.idea, get: () => lineIdea(props, 'preoccupation') }}
                />
                <label className="df-check">
                  {words.ofUnit}{' '}
                  <select value={one.unit} onChange={({ target }) => change(i, { unit: target.value })}>
                    <option value="">{words.ofNoUnit}</option>
                    {alive.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {called(name, language)}
                      </option>
                    ))}
                  </select>
                </label>
              </>
            ) : (
              <b>{called(one.name, language)}</b>
            )}
            <button
              type="button"
              className="df-x"
              aria-label={words.removeCharacter(called(one.name, language) || words.somebody)}
              onClick={() => put({ characters: draft.characters.filter((_, at) => at !== i) })}
            >
              ×
            </button>
          </div>
        ))}
        <span className="df-row">
          <select
            aria-label={words.addUnit}
            value=""
            onChange={({ target }) => {
              const found = known.find(({ name }) => name === target.value);
              if (found)
                put({
                  characters: [...draft.characters, { key: next, ...found, personality: '', preoccupation: '', fresh: false }],
                });
            }}
          >
            <option value="">{words.addUnit}</option>
            {known.map(({ name }) => (
              <option key={name} value={name}>
                {called(name, language)}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="df-plain"
            onClick={() =>
              put({
                characters: [
                  ...draft.characters,
                  { key: next, name: '', unit: '', personality: '', preoccupation: '', fresh: true },
                ],
              })
            }
          >
            {words.addCharacter}
          </button>
        </span>
      </fieldset>
      <fieldset className="df-suggestions">
        <legend>{words.suggestions}</legend>
        {SCENE_SUGGESTION_IDS.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={draft.suggestion === id}
            className={highlighted.includes(id) ? 'fits' : undefined}
            title={highlighted.includes(id) ? `${scenes[id].text} (${words.fits})` : scenes[id].text}
            onClick={() => put({ suggestion: draft.suggestion === id ? '' : id })}
          >
            {scenes[id].name}
          </button>
        ))}
      </fieldset>
      <div className="df-columns three">
        {SCENE_PARTS.map((part) => (
          <div key={part}>
            {draft.aloud.includes(part) && maySpeak ? (
              <p className="df-stamped">
                {words[part]}: {words.aloud}
              </p>
            ) : (
              <Field
                {...shared}
                label={words[part]}
                value={draft[part]}
                most={MOST_TEXT}
                lines={2}
                wrong={wrong(part)}
                put={(text) => put({ [part]: text })}
                idea={{
                  label: words.idea,
                  get: part === 'situation' ? () => lineIdea(props, `scene.${draft.suggestion || 'relationships'}`) : idea[part],
                }}
              />
            )}
            {maySpeak ? (
              <label className="df-check">
                <input
                  type="checkbox"
                  checked={draft.aloud.includes(part)}
                  onChange={({ target }) =>
                    put({ aloud: target.checked ? [...draft.aloud, part] : draft.aloud.filter((one) => one !== part) })
                  }
                />
                {words.aloud}
              </label>
            ) : null}
          </div>
        ))}
      </div>
      <Foot
        {...shared}
        label={words.send}
        wrong={form.otherwise(['place', 'time', 'situation', 'name', 'personality', 'preoccupation'])}
      />
    </form>
  );
}

const NOBODY = -1;

export function Roles(props: BoardProps<TableView>) {
  const { view, language, say, openRule, options } = props;
  const { table } = view;
  const words = wordsIn(language);
  const characters = shownList(props, 'characters');
  const usual = options.find((option) => Array.isArray(option));
  const count = characters.length;
  const empty = useMemo(
    () => ({ roles: Array.isArray(usual) ? usual.map(Number) : new Array<number>(count).fill(NOBODY) }),
    [usual, count],
  );
  const form = useForm(props, empty);
  const { draft, put, send, refusal } = form;
  const seats = [NOBODY, ...Array.from({ length: table.seats }, (_, seat) => seat)];
  return (
    <form
      noValidate
      className="df-bench"
      onSubmit={(event) => {
        event.preventDefault();
        send(draft.roles, event.currentTarget);
      }}
    >
      <fieldset className="df-roles">
        <legend>{words.whoPlays}</legend>
        {characters.map((name, i) => (
          <label key={name}>
            <b>{name}</b>
            <select
              value={draft.roles[i] ?? NOBODY}
              onChange={({ target }) =>
                put({ roles: characters.map((_, at) => (at === i ? Number(target.value) : (draft.roles[at] ?? NOBODY))) })
              }
            >
              {seats.map((seat) => (
                <option key={seat} value={seat}>
                  {seat === NOBODY ? words.notPlayed : say.seat(seat)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <Foot words={words} openRule={openRule} label={words.send} wrong={form.otherwise([])} rule={refusal?.rule ?? ''} />
    </form>
  );
}

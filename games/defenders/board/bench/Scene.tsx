/** Reflection: a scene is framed (who, where, when, what), and its roles are given out. */
import type { BoardProps } from '@guildhall/table';
import { useMemo } from 'react';
import { MOST_NAME, MOST_TEXT, SCENE_SUGGESTION_IDS } from '../../data/index.ts';
import { called } from '../../text/index.ts';
import { promptLines } from '../../text/prompts/index.ts';
import type { TableView } from '../../view.ts';
import { type CharacterDraft, nextKey, SCENE_PARTS, type ScenePart, sceneAnswer, withCharacter } from '../press/answers.ts';
import { lineIdea, nameIdea } from '../press/ideas.ts';
import { EMPTY_SCENE, peopleOf } from '../press/scene.ts';
import { namesIn, shownList } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';
import { Field } from './Field.tsx';
import { Foot } from './Naming.tsx';
import { useForm } from './useForm.ts';

/** So many places and times are offered to press. */
const OFFERED = 3;

export function Framing(props: BoardProps<TableView>) {
  const { view, language, openRule } = props;
  const { table } = view;
  const words = wordsIn(language);
  const { scenes } = namesIn(language);
  const form = useForm(props, EMPTY_SCENE);
  const { draft, put, send, wrong, refusal } = form;
  const { characters } = draft;
  const maySpeak = table.settings.narration !== 'written';
  const shared = { words, openRule, rule: refusal?.rule ?? '' };
  const here = new Set(characters.map(({ name }) => name));
  const known = peopleOf(table).filter(({ name }) => !here.has(name));
  const alive = table.defenders.filter(({ where }) => where !== 'destroyed');
  const change = (at: number, change: Partial<CharacterDraft>): void =>
    put({ characters: characters.map((one, i) => (i === at ? { ...one, ...change } : one)) });
  const fresh = { name: '', unit: '', personality: '', preoccupation: '', fresh: true };
  const highlighted = shownList(props, 'highlighted');
  const ideas: { readonly [part in ScenePart]: () => string } = {
    place: () => nameIdea(table, language, 'place'),
    time: () => lineIdea(props, 'time'),
    situation: () => lineIdea(props, `scene.${draft.suggestion || 'relationships'}`),
  };
  const chips: { readonly [part in ScenePart]: readonly string[] } = {
    place: table.locations.slice(0, OFFERED).map(({ name }) => called(name, language)),
    time: promptLines('time', table.world.setting, language).slice(0, OFFERED - 1),
    situation: [],
  };
  return (
    <form
      noValidate
      className="df-bench df-framing"
      onSubmit={(event) => {
        event.preventDefault();
        send(sceneAnswer(draft, maySpeak), event.currentTarget);
      }}
    >
      <fieldset className="df-suggestions">
        <legend className="unseen">{words.suggestions}</legend>
        {[...SCENE_SUGGESTION_IDS]
          .sort((a, b) => Number(highlighted.includes(b)) - Number(highlighted.includes(a)))
          .map((id) => (
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
      <fieldset className="df-people df-line">
        <legend>{words.who}</legend>
        {characters.map((one, i) => (
          <div key={one.key} className="df-person">
            {one.fresh ? (
              <Invented {...{ props, one, shared, maySpeak, alive, wrong }} change={(more) => change(i, more)} />
            ) : (
              <b className="df-hand">{called(one.name, language)}</b>
            )}
            <button
              type="button"
              className="df-x"
              aria-label={words.removeCharacter(called(one.name, language) || words.somebody)}
              onClick={() => put({ characters: characters.filter((_, at) => at !== i) })}
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
              if (found) put({ characters: withCharacter(characters, found) });
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
            onClick={() => put({ characters: [...characters, { key: nextKey(characters), ...fresh }] })}
          >
            {words.addCharacter}
          </button>
        </span>
      </fieldset>
      {SCENE_PARTS.map((part) => (
        <div key={part} className={`df-line ${part}`}>
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
              lines={part === 'situation' ? 3 : 0}
              wrong={wrong(part)}
              put={(text) => put({ [part]: text })}
              idea={{ label: words.idea, get: ideas[part] }}
            />
          )}
          <span className="df-row">
            {chips[part].map((text) => (
              <button
                key={text}
                type="button"
                className="df-chip"
                aria-pressed={draft[part] === text}
                onClick={() => put({ [part]: text, aloud: draft.aloud.filter((one) => one !== part) })}
              >
                {text}
              </button>
            ))}
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
          </span>
        </div>
      ))}
      <Foot
        {...shared}
        label={words.beginScene}
        wrong={form.otherwise(['place', 'time', 'situation', 'name', 'personality', 'preoccupation'])}
      />
    </form>
  );
}

interface InventedProps {
  props: BoardProps<TableView>;
  one: CharacterDraft;
  shared: { words: ReturnType<typeof wordsIn>; openRule(id: string): void; rule: string };
  maySpeak: boolean;
  alive: readonly { id: string; name: string }[];
  wrong(field: string): string;
  change(change: Partial<CharacterDraft>): void;
}
/** Somebody nobody has met yet: what they are called, what they are like, what troubles them, and where they belong. */
function Invented({ props, one, shared, maySpeak, alive, wrong, change }: InventedProps) {
  const { words } = shared;
  const { table } = props.view;
  return (
    <>
      <Field
        {...shared}
        label={words.name}
        value={one.name}
        most={MOST_NAME}
        wrong={wrong('name')}
        put={(name) => change({ name })}
        idea={{ label: words.otherName, get: () => nameIdea(table, props.language, 'person') }}
      />
      {(['personality', 'preoccupation'] as const).map((part) => (
        <Field
          key={part}
          {...shared}
          label={words[part]}
          optional={maySpeak}
          value={one[part]}
          most={MOST_TEXT}
          wrong={wrong(part)}
          put={(text) => change({ [part]: text })}
          idea={{ label: words.idea, get: () => lineIdea(props, part) }}
        />
      ))}
      <label className="df-check">
        {words.ofUnit}{' '}
        <select value={one.unit} onChange={({ target }) => change({ unit: target.value })}>
          <option value="">{words.ofNoUnit}</option>
          {alive.map(({ id, name }) => (
            <option key={id} value={id}>
              {called(name, props.language)}
            </option>
          ))}
        </select>
      </label>
    </>
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

/** The form in which a GM copies a profile of the opposition and edits every column of it (D13). */
import type { Refusal } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import {
  ARCHETYPE_IDS,
  CHARACTER_MARKS,
  CONFLICT_IDS,
  type ConflictId,
  PROFILE_IDS,
  PROFILES,
  SKILL_IDS,
  type SkillId,
  UNLISTED,
  VEHICLE_IDS,
  type WeaponId,
} from '../../data/index.ts';
import { MOST_NAME } from '../../rules/copies.ts';
import { EDIT_WEAPONS, LIMITS } from '../../rules/editing.ts';
import { characterMarks, conflicts, inForm, resistances } from '../../text/data/index.ts';
import type { TableView } from '../../view.ts';
import { idName } from '../words/named.ts';
import { wordsIn } from '../words/words.ts';
import { type Draft, printedDraft, wordsOfDraft, wrongName } from './draft.ts';

interface Props {
  props: BoardProps<TableView>;
  start: Draft;
  close(): void;
}

interface FigureProps {
  label: string;
  /** Where the label stands elsewhere, over a column or before a row. */
  heard?: boolean;
  value: string;
  of: keyof typeof LIMITS;
  change(value: string): void;
}

function Figure({ label, heard = false, value, of, change }: FigureProps) {
  const id = useId();
  const [min, max] = LIMITS[of];
  return (
    <span className={heard ? undefined : 'ws-figure-field'}>
      {!heard && <label htmlFor={id}>{label}</label>}
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        aria-label={heard ? label : undefined}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
    </span>
  );
}

interface ChoiceProps<Id extends string> {
  label: string;
  ids: readonly Id[];
  value: Id;
  nameOf(id: NoInfer<Id>): string;
  choose(id: NoInfer<Id>): void;
}

function Choice<Id extends string>({ label, ids, value, nameOf, choose }: ChoiceProps<Id>) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => choose(target.value as Id)}>
        {ids.map((id) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TicksProps<Id extends string> extends Omit<ChoiceProps<Id>, 'value' | 'choose'> {
  ticked: readonly Id[];
  change(ids: readonly NoInfer<Id>[]): void;
  children?: ReactNode;
}

function Ticks<Id extends string>({ label, ids, ticked, nameOf, change, children }: TicksProps<Id>) {
  return (
    <fieldset className="ws-ticks">
      <legend>{label}</legend>
      {ids.map((id) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={ticked.includes(id)}
            onChange={({ target }) => change(target.checked ? [...ticked, id] : ticked.filter((one) => one !== id))}
          />{' '}
          {nameOf(id)}
        </label>
      ))}
      {children}
    </fieldset>
  );
}

/** Challenge and resistance in each type of conflict; a group has as much Challenge as members. */
function Standing({ draft, edit, language }: { draft: Draft; edit: Edit; language: Props['props']['language'] }) {
  const words = wordsIn(language);
  const columns = PROFILES[draft.of].kind === 'antagonist' ? (['challenge', 'resistance'] as const) : (['resistance'] as const);
  const labelOf = (of: 'challenge' | 'resistance', type: ConflictId): string =>
    of === 'challenge' ? `${words.edit.challenge}, ${conflicts[type][language]}` : resistances[type][language];
  return (
    <table>
      <thead>
        <tr>
          <td />
          {columns.map((of) => (
            <th key={of} scope="col">
              {words.edit[of]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CONFLICT_IDS.map((type) => (
          <tr key={type}>
            <th scope="row">{conflicts[type][language]}</th>
            {columns.map((of) => (
              <td key={of}>
                <Figure
                  heard
                  label={labelOf(of, type)}
                  of={of}
                  value={draft[of][type]}
                  change={(value) => edit({ [of]: { ...draft[of], [type]: value } })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Edit = (change: Partial<Draft>) => void;

function Skills({ draft, edit, language }: { draft: Draft; edit: Edit; language: Props['props']['language'] }) {
  const words = wordsIn(language);
  const others = SKILL_IDS.filter((id) => !draft.skills.some(({ skill }) => skill === id));
  const [wanted, want] = useState<SkillId | null>(null);
  const next = others.find((id) => id === wanted) ?? others[0];
  const set = (at: number, change: { bonus?: string; range?: string }) =>
    edit({ skills: draft.skills.map((one, i) => (i === at ? { ...one, ...change } : one)) });
  return (
    <fieldset className="ws-edit-skills">
      <legend>{words.skills}</legend>
      <ul>
        {draft.skills.map(({ skill, bonus, range }, i) => {
          const name = idName(skill, language);
          return (
            <li key={skill}>
              <span>{name}</span>
              <span>
                <Figure
                  heard
                  label={words.edit.bonusOf(name)}
                  of="bonus"
                  value={bonus}
                  change={(value) => set(i, { bonus: value })}
                />
                /
                <Figure
                  heard
                  label={words.edit.rangeOf(name)}
                  of="range"
                  value={range}
                  change={(value) => set(i, { range: value })}
                />
                +
              </span>
            </li>
          );
        })}
      </ul>
      {next && (
        <p className="ws-edit-add">
          <Choice label={words.edit.moreSkills} ids={others} value={next} nameOf={(id) => idName(id, language)} choose={want} />
          <button
            type="button"
            className="button small"
            onClick={() =>
              edit({
                skills: [...draft.skills, { skill: next, bonus: String(UNLISTED.bonus), range: String(UNLISTED.range) }],
              })
            }
          >
            {words.edit.addSkill}
          </button>
        </p>
      )}
      <small>{words.edit.unlisted(UNLISTED.bonus, UNLISTED.range)}</small>
    </fieldset>
  );
}

export function ProfileForm({ props, start, close }: Props) {
  const { act, game, language, say } = props;
  const words = wordsIn(language);
  const id = useId();
  const [draft, setDraft] = useState(start);
  const [wrong, setWrong] = useState<string | null>(null);
  const edit: Edit = (change) => setDraft((now) => ({ ...now, ...change }));
  const named = (one: string): string => idName(one, language);
  const profile = PROFILES[draft.of];
  const inHand: WeaponId = draft.weapons[0] ?? 'fists';

  const keep = (event: FormEvent): void => {
    event.preventDefault();
    const refused = wrongName(draft, words);
    setWrong(refused);
    if (refused !== null) return;
    act?.('anytime/edit', wordsOfDraft(draft, language), null, (refusal: Refusal | null) => {
      if (refusal) setWrong(game.text[language].refusal(refusal, say));
      else close();
    });
  };
  return (
    // The rules judge what was typed, and say it in their words.
    <form className="ws-saying ws-edit" aria-label={words.edit.title} noValidate onSubmit={keep}>
      <Choice
        label={words.edit.copyOf}
        ids={PROFILE_IDS}
        value={draft.of}
        nameOf={named}
        choose={(of) => setDraft({ ...printedDraft(of), name: draft.name })}
      />
      <label>
        <span>{words.edit.name}</span>
        <input
          type="text"
          maxLength={MOST_NAME}
          autoComplete="off"
          required
          value={draft.name}
          onChange={({ target }) => edit({ name: target.value })}
        />
      </label>
      {profile.kind === 'antagonist' && draft.archetype !== null && (
        <p className="ws-edit-row">
          <Choice
            label={words.edit.archetype}
            ids={ARCHETYPE_IDS}
            value={draft.archetype}
            nameOf={named}
            choose={(archetype) => edit({ archetype })}
          />
          <Figure label={words.edit.pool} of="pool" value={draft.pool} change={(pool) => edit({ pool })} />
        </p>
      )}
      <Standing draft={draft} edit={edit} language={language} />
      <Skills draft={draft} edit={edit} language={language} />
      <Ticks
        label={words.weapons}
        ids={EDIT_WEAPONS}
        ticked={draft.weapons}
        nameOf={named}
        change={(weapons) => edit({ weapons })}
      >
        <Choice
          label={words.edit.inHand}
          ids={draft.weapons.length > 0 ? draft.weapons : [inHand]}
          value={inHand}
          nameOf={named}
          choose={(first) => edit({ weapons: [first, ...draft.weapons.filter((one) => one !== first)] })}
        />
      </Ticks>
      <Ticks
        label={words.edit.marks}
        ids={CHARACTER_MARKS}
        ticked={draft.marks}
        nameOf={(mark) => inForm(characterMarks[mark], profile.form)[language]}
        change={(marks) => edit({ marks })}
      />
      <p className="ws-edit-row">
        <Choice
          label={words.edit.vehicle}
          ids={VEHICLE_IDS}
          value={draft.vehicle}
          nameOf={named}
          choose={(vehicle) => edit({ vehicle })}
        />
        <Figure label={words.edit.speed} of="speed" value={draft.speed} change={(speed) => edit({ speed })} />
      </p>
      {wrong !== null && (
        <p role="alert" id={id}>
          {wrong}
        </p>
      )}
      <p className="ws-buttons">
        <button type="submit" className="button small" aria-describedby={wrong === null ? undefined : id}>
          {words.edit.keep}
        </button>
        <button type="button" className="button small" onClick={close}>
          {words.notNow}
        </button>
      </p>
    </form>
  );
}

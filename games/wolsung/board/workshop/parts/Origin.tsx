/** Who the hero is: name, archetype, race with its ability, nation, profession (WS-4.6). */
import { suitSign } from '@guildhall/cards';
import { useState } from 'react';
import { ARCHETYPE_IDS, DOMAINS, FORM_IDS, PROFESSIONS, RACE_ABILITIES, RACES } from '../../../data/index.ts';
import { BLADE_ABILITY, choose, LONGEST, write } from '../../../heroes/index.ts';
import {
  abilities,
  archetypes,
  domains,
  forms,
  inForm,
  nations,
  parts,
  professions,
  races,
  weaknesses,
  weapons,
} from '../../../text/data/index.ts';
import { Chips, Part, useBench } from './bench.tsx';

const SUITS = ['s', 'h', 'd', 'c'] as const;

/** A text of one's own: what cannot stand on a sheet is refused when the field is left, and stays to be mended. */
function Written({ what, label, hint }: { what: 'name' | 'portrait'; label: string; hint?: string }) {
  const { draft, take, language } = useBench();
  const kept = draft[what][language];
  const [typed, setTyped] = useState(kept);
  const [shown, setShown] = useState(kept);
  if (kept !== shown) {
    setShown(kept);
    setTyped(kept);
  }
  return (
    <label className="wh-field">
      <span>{label}</span>
      <input
        value={typed}
        maxLength={LONGEST[what]}
        placeholder={hint}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed !== kept && take('who', write(draft, what, typed.trim()))}
      />
    </label>
  );
}

export function Who() {
  const { draft, take, words, say } = useBench();
  return (
    <Part n="·" place="who" title={words.name} rule="WS-3.28">
      <div className="wh-row">
        <Written what="name" label={words.name} />
        <Written what="portrait" label={words.portrait} hint={words.portraitHint} />
      </div>
      <fieldset className="wh-chips">
        <legend>{words.form}</legend>
        {FORM_IDS.map((form) => (
          <button key={form} type="button" aria-pressed={draft.form === form} onClick={() => take('who', { ...draft, form })}>
            {say(forms[form])}
          </button>
        ))}
      </fieldset>
    </Part>
  );
}

export function Archetype() {
  const { draft, take, words, say } = useBench();
  return (
    <Part n="1" place="archetype" title={say(parts.archetype)} rule="WS-8.1" hint={words.cards}>
      <div className="wh-archetypes">
        {ARCHETYPE_IDS.map((id) => (
          <button
            key={id}
            type="button"
            className="wh-archetype"
            aria-pressed={draft.archetype === id}
            onClick={() => take('archetype', choose(draft, 'archetype', id))}
          >
            <b>{say(archetypes[id])}</b>
            {SUITS.map((suit) => (
              <span key={suit} data-suit={suit}>
                <i aria-hidden="true">{suitSign(suit)}</i> {say(domains[DOMAINS[id][suit]].name)}
              </span>
            ))}
          </button>
        ))}
      </div>
    </Part>
  );
}

export function Origin() {
  const { draft, take, words, say } = useBench();
  const { race } = draft;
  const auto = { yes: words.enforced, scenario: words.byScenario, no: words.byTable } as const;
  return (
    <Part n="2" place="origin" title={say(parts.race)} rule="WS-4.6" hint={words.oneAbility}>
      <Chips step="race" place="origin" label={say(parts.race)} name={(id) => say(inForm(races[id], draft.form))} />
      {race && (
        <ul className="wh-abilities">
          {RACES[race].abilities.map((id) => (
            <li key={id}>
              <button
                type="button"
                className="wh-ability"
                aria-pressed={draft.ability === id}
                onClick={() => take('origin', choose(draft, 'ability', id))}
              >
                <b>{say(abilities[id].name)}</b> {say(abilities[id].effect)}
              </button>
              <em data-auto={RACE_ABILITIES[id].auto}>{auto[RACE_ABILITIES[id].auto]}</em>
            </li>
          ))}
          <li className="wh-weakness">
            <p>
              <span>{words.weakness}:</span> <b>{say(weaknesses[RACES[race].weakness].name)}</b>{' '}
              {say(weaknesses[RACES[race].weakness].effect)}
            </p>
          </li>
        </ul>
      )}
      {draft.ability === BLADE_ABILITY && (
        <>
          <h3>{words.blade}</h3>
          <Chips
            step="blade"
            place="origin"
            label={words.blade}
            name={(id) => say(weapons[id])}
            but={({ whyNot }) => whyNot?.why === 'noBlade'}
          />
        </>
      )}
    </Part>
  );
}

export function Nation() {
  const { say } = useBench();
  return (
    <Part n="3" place="nation" title={say(parts.nation)} rule="WS-3.25">
      <Chips step="nation" place="nation" label={say(parts.nation)} name={(id) => say(nations[id])} />
    </Part>
  );
}

export function Profession() {
  const { draft, words, say } = useBench();
  const { profession, form } = draft;
  const auto = profession && PROFESSIONS[profession].auto;
  return (
    <Part n="4" place="profession" title={say(parts.profession)} rule="WS-9.13">
      <Chips
        step="profession"
        place="profession"
        label={say(parts.profession)}
        name={(id) => say(inForm(professions[id].name, form))}
      />
      {profession && (
        <p className="wh-about">
          {say(professions[profession].ability)}{' '}
          <em data-auto={auto}>{auto === 'no' ? words.byTable : auto === 'scenario' ? words.byScenario : words.enforced}</em>{' '}
          <b>{words.prestige}:</b> {say(professions[profession].prestige)}
        </p>
      )}
    </Part>
  );
}

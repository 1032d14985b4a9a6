/** How far the hero is, part by part, with the rule that asks for each (WS-4.9). */
import type { Hero } from '../../../data/index.ts';
import { type Draft, type Part, type Progress, progressOf } from '../../../heroes/index.ts';
import {
  abilities,
  archetypes,
  gadgets,
  inForm,
  nations,
  parts,
  professions,
  races,
  sayProgress,
} from '../../../text/data/index.ts';
import { Medal } from '../../art/Figure.tsx';
import { Rule } from '../../lists/Rule.tsx';
import { type Place, useBench } from './bench.tsx';

const PLACES: { readonly [part in Part]: Place } = {
  name: 'who',
  archetype: 'archetype',
  race: 'origin',
  nation: 'nation',
  profession: 'profession',
  attributes: 'skills',
  skills: 'skills',
  specialties: 'skills',
  achievements: 'deeds',
  gadget: 'gadget',
  gear: 'gear',
};

function goTo(place: Place): void {
  const part = document.getElementById(`wh-${place}`);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'start' });
}

export const isDone = ({ have, of }: Progress): boolean => have >= of;

/** As far as there is one: a portrait needs a race and a profession. */
export const sitter = (draft: Draft): Hero | null => (draft.race && draft.profession ? (draft as Hero) : null);

export function Portrait({ draft, size }: { draft: Draft; size: number }) {
  const hero = sitter(draft);
  return hero ? (
    <Medal who={{ hero, profile: null }} size={size} foe={false} />
  ) : (
    <span className="wh-nobody" aria-hidden="true" />
  );
}

export function Ledger() {
  const { draft, language, words, say, openRule } = useBench();
  const all = progressOf(draft);
  const left = all.filter((progress) => !isDone(progress)).length;
  const chosen = (progress: Progress): string => {
    const { archetype, race, ability, nation, profession, form } = draft;
    switch (progress.part) {
      case 'name':
        return say(draft.name);
      case 'archetype':
        return archetype ? say(archetypes[archetype]) : '';
      case 'race':
        return [race && say(inForm(races[race], form)), ability && say(abilities[ability].name)].filter(Boolean).join(', ');
      case 'nation':
        return nation ? say(nations[nation]) : '';
      case 'profession':
        return profession ? say(inForm(professions[profession].name, form)) : '';
      case 'gadget':
        return draft.gadgets.map((id) => say(gadgets[id].name)).join(', ');
      default:
        return sayProgress(progress, language);
    }
  };
  return (
    <div className="wh-ledger">
      <header>
        <Portrait draft={draft} size={84} />
        <div>
          <h2>
            <span role="status">{left === 0 ? words.complete : words.missing(left)}</span>
          </h2>
          <p>
            {words.everyChoice} <Rule id="WS-4.9" openRule={openRule} />
          </p>
        </div>
      </header>
      <ol>
        {all.map((progress) => (
          <li key={progress.part} data-done={isDone(progress)}>
            <button type="button" onClick={() => goTo(PLACES[progress.part])}>
              <i aria-hidden="true">{isDone(progress) ? '✓' : '·'}</i>
              <b>{say(parts[progress.part])}</b>
              <span className="unseen">{isDone(progress) ? words.done : words.open}</span>
              <small>{chosen(progress)}</small>
            </button>
            <Rule id={progress.rule} openRule={openRule} />
          </li>
        ))}
      </ol>
    </div>
  );
}

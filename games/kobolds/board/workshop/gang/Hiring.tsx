/** All profiles that gold can hire, one category at a time, with how many of each stand in the gang. */
import type { Language } from '@guildhall/kernel';
import { useState } from 'react';
import { BIG_GUY_IDS, type Category, EXPERT_IDS, type HiredId, PROFILES, RUNT_IDS, THUG_IDS } from '../../../data/index.ts';
import { Face } from '../parts/Face.tsx';
import { Allegiance, CriticalColumns, Explained, Figures } from '../parts/Profile.tsx';
import { Rule } from '../parts/Rule.tsx';
import { Stepper } from '../parts/Stepper.tsx';
import { namesIn, wordsIn } from '../words/words.ts';
import { countOf, type Draft, dismissOne, hire } from './draft.ts';

const SHELVES = [
  { category: 'runt', ids: RUNT_IDS },
  { category: 'thug', ids: THUG_IDS },
  { category: 'big-guy', ids: BIG_GUY_IDS },
  { category: 'expert', ids: EXPERT_IDS },
  { category: 'wizard', ids: ['wizard'] },
] as const satisfies readonly { category: Category; ids: readonly HiredId[] }[];
const MOST = 99;

interface Props {
  draft: Draft;
  change(draft: Draft): void;
  /** Coins left to spend. */
  left: number;
  language: Language;
  openRule(id: string): void;
}

export function Hiring({ draft, change, left, language, openRule }: Props) {
  const names = namesIn(language);
  const words = wordsIn(language).gang;
  const [open, setOpen] = useState<(typeof SHELVES)[number]['category']>('runt');
  const shelf = SHELVES.find(({ category }) => category === open) ?? SHELVES[0];
  const hiredOf = (ids: readonly HiredId[]): number => ids.reduce((sum, id) => sum + countOf(draft, id), 0);
  return (
    <section className="kw-hiring">
      <h2>
        {words.hire} <Rule id={open === 'wizard' ? 'KC-3.7' : 'KC-3.5'} openRule={openRule} />
      </h2>
      <fieldset className="kw-ways">
        <legend className="unseen">{words.hire}</legend>
        {SHELVES.map(({ category, ids }) => {
          const hired = hiredOf(ids);
          return (
            <button key={category} type="button" aria-pressed={category === open} onClick={() => setOpen(category)}>
              {names.categoriesPlural[category]} {hired > 0 && <span className="kw-count">{words.hired(hired)}</span>}
            </button>
          );
        })}
      </fieldset>
      <ul>
        {shelf.ids.map((id) => {
          const { name, text } = names.profiles[id];
          const cost = PROFILES[id].cost ?? 0;
          const count = countOf(draft, id);
          // Whatever is too dear or too many can be hired all the same: the check says why it may not play, and by how much.
          return (
            <li key={id} className={`kw-hire${count > 0 ? ' hired' : ''}${cost > left && count === 0 ? ' dear' : ''}`}>
              <Face profile={id} size={52} />
              <div className="kw-hire-head">
                <b>{name}</b>
                <span className="kw-cost">
                  <i className="kw-coin" aria-hidden="true" /> {words.coins(cost)}
                </span>
                <Allegiance profile={id} language={language} />
              </div>
              <Stepper
                value={count}
                label={name}
                less={words.dismissOne(name)}
                more={words.hireOne(name)}
                min={0}
                max={MOST}
                change={(n) => change(n > count ? hire(draft, id) : dismissOne(draft, id))}
              />
              <Figures profile={id} language={language} />
              <CriticalColumns profile={id} language={language} />
              <details>
                <summary>{text}</summary>
                <Explained profile={id} language={language} openRule={openRule} />
              </details>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

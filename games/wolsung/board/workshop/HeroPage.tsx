/** The hero builder as a page: how far the hero is, every choice with its reasons, the sheet, and heroes to begin with. */

import type { WorkshopProps } from '@guildhall/table';
import { useShelf } from '@guildhall/table/shelf';
import { useEffect, useRef, useState } from 'react';
import type { Hero } from '../../data/index.ts';
import { type Draft, draftOf, newDraft } from '../../heroes/index.ts';
import { Rule } from '../lists/Rule.tsx';
import { fileOf, heroIn, idFor, isProblem, readBench, SHELF, writeBench } from './bench.ts';
import { type Bench, OnBench } from './parts/bench.tsx';
import { Heroes } from './parts/Heroes.tsx';
import { Deeds, Gadget, Gear } from './parts/Kit.tsx';
import { Ledger } from './parts/Ledger.tsx';
import { Archetype, Nation, Origin, Profession, Who } from './parts/Origin.tsx';
import { Sheet } from './parts/Sheet.tsx';
import { Skills } from './parts/Skills.tsx';
import './workshop.css';
import { wordsIn } from './words/words.ts';

const TABS = ['build', 'sheet', 'heroes'] as const;

/** A file of this name with that text, as browsers save one. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export default function HeroPage({ language, brought, openRule, setUp }: WorkshopProps) {
  const words = wordsIn(language);
  const { shelf, works } = useShelf(SHELF);
  const [draft, setDraft] = useState<Draft>(() => readBench(shelf.bench()));
  const [before, setBefore] = useState<Draft | null>(null);
  /** The saved hero that lies on the bench; '' for none. */
  const [work, setWork] = useState('');
  const [refused, setRefused] = useState<Bench['refused']>(null);
  const [tab, setTab] = useState<(typeof TABS)[number]>('build');
  const file = fileOf(draft);
  const isSaved = file !== null && works.some(({ text }) => text === file);

  const put = (next: Draft): void => {
    setDraft(next);
    setRefused(null);
    shelf.leaveOnBench(writeBench(next));
  };
  /** Something else comes onto the bench; what lay there can be brought back. */
  const open = (next: Draft, saved: string): void => {
    setBefore(isSaved || draft.name.en === '' ? null : draft);
    setWork(saved);
    put(next);
    setTab('build');
  };
  const openHero = (hero: Hero, saved: string): void => open(draftOf(hero), saved);
  // A hero that came with the address.
  const calls = useRef({ openHero });
  calls.current = { openHero };
  useEffect(() => {
    const hero = brought === '' ? null : heroIn(brought);
    if (hero) calls.current.openHero(hero, '');
  }, [brought]);
  const bench: Bench = {
    draft,
    language,
    refused,
    openRule,
    take: (place, made) => {
      if (isProblem(made)) setRefused({ place, problem: made });
      else put(made);
    },
  };
  const save = (): void => {
    if (file !== null) setWork(shelf.keep(draft.name[language], file, works.some(({ id }) => id === work) ? work : undefined));
  };
  return (
    <OnBench value={bench}>
      <div className="wh" data-tab={tab}>
        <nav className="wh-tabs" aria-label={words.tabs.heroes}>
          {TABS.map((each) => (
            <button key={each} type="button" aria-current={each === tab ? 'page' : undefined} onClick={() => setTab(each)}>
              {words.tabs[each]}
            </button>
          ))}
        </nav>
        <aside className="wh-side">
          <Ledger />
          <div className="wh-actions">
            <button type="button" className="button strong" aria-disabled={file === null} onClick={save}>
              {words.save}
            </button>
            <button
              type="button"
              className="button"
              aria-disabled={file === null}
              onClick={() => file !== null && download(`${idFor(draft.name.en)}.json`, file)}
            >
              {words.exportFile}
            </button>
            <button type="button" className="button" onClick={setUp}>
              {words.use}
            </button>
          </div>
          <p role="status" className="quiet">
            {isSaved ? words.saved : words.kept}
          </p>
        </aside>
        <div className="wh-build">
          <p role="status" className="wh-before">
            {before && (
              <>
                {words.restore(before.name[language])}{' '}
                <button
                  type="button"
                  className="link"
                  onClick={() => {
                    put(before);
                    setBefore(null);
                  }}
                >
                  {words.back}
                </button>
              </>
            )}
          </p>
          <Who />
          <Archetype />
          <div className="wh-halves">
            <Origin />
            <Profession />
          </div>
          <Nation />
          <Skills />
          <div className="wh-thirds">
            <Deeds />
            <Gadget />
            <Gear />
          </div>
        </div>
        <aside className="wh-paper">
          <Sheet draft={draft} language={language} />
          <p className="wh-print">
            <button type="button" className="button" onClick={() => globalThis.print()}>
              {words.print}
            </button>{' '}
            <span>
              {words.computed} <Rule id="WS-3.29" openRule={openRule} />
            </span>
          </p>
        </aside>
        <Heroes open={openHero} anew={() => open(newDraft('hero'), '')} />
      </div>
    </OnBench>
  );
}

/** The layout editor as a page: printed and saved layouts to start from, the editor, sharing. */
import { isRefusal } from '@guildhall/kernel';
import type { WorkshopProps } from '@guildhall/table';
import type { Work } from '@guildhall/table/shelf';
import { useShelf } from '@guildhall/table/shelf';
import { useEffect, useRef, useState } from 'react';
import { LAYOUT_PLANS } from '../../../data/index.ts';
import { BringIn } from '../parts/BringIn.tsx';
import { Share } from '../parts/Share.tsx';
import { Works } from '../parts/Works.tsx';
import { refusalIn, wordsIn } from '../words/words.ts';
import '../workshop.css';
import { Editor } from './Editor.tsx';
import { readLayout, writeLayout } from './notation.ts';
import { BARE, folded, type LayoutDraft, wholePlan } from './plan.ts';
import { Starts } from './Starts.tsx';
import { useLayoutBench } from './useLayoutBench.ts';

export default function LayoutPage({ language, brought, link, openRule, setUp }: WorkshopProps) {
  const words = wordsIn(language);
  const { shelf, works } = useShelf('kobolds.layouts');
  const bench = useLayoutBench();
  const [work, setWork] = useState('');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const text = writeLayout(bench.draft);
  const kept = works.some((saved) => saved.id === work && saved.text === text && saved.name === name.trim());

  /** Another layout comes onto the bench; "Undo" brings back what lay there. */
  const putOn = (draft: LayoutDraft, id = '', called = ''): void => {
    bench.change(draft);
    setWork(id);
    setName(called);
    setProblem('');
  };
  const bring = (source: string, id?: string, called?: string): void => {
    const read = readLayout(source);
    if (isRefusal(read)) setProblem(`${refusalIn(language, read)} ${words.bringIn.unchanged}`);
    else putOn(read, id, called);
  };
  // A layout that came with the address; also when another link is opened on this page.
  const calls = useRef({ bring });
  calls.current = { bring };
  useEffect(() => {
    if (brought !== '') calls.current.bring(brought);
  }, [brought]);
  const save = (id?: string): void => {
    const known = id && works.some((each) => each.id === id) ? id : undefined;
    setWork(shelf.keep(name.trim(), text, known));
  };
  const about = (saved: Work): string => {
    const read = readLayout(saved.text);
    return isRefusal(read) ? words.shelf.unread : words.layout.pieces(wholePlan(read).length);
  };
  return (
    <div className="kw">
      <div className="kw-tops">
        <section className="kw-ready">
          <h2>{words.layout.printed}</h2>
          <Starts language={language} start={(id) => putOn(folded(LAYOUT_PLANS[id]))} />
        </section>
        <Works
          kind="layouts"
          words={words}
          current={work}
          open={({ id, name: called, text: saved }) => bring(saved, id, called)}
          about={about}
          renamed={(saved) => saved}
          named={setName}
        />
        <div className="kw-beside">
          <BringIn language={language} read={readLayout} take={(read) => putOn(read)} />
        </div>
      </div>
      {problem && (
        <p className="kw-problem" role="alert">
          {problem}
        </p>
      )}
      <Editor {...bench} language={language} openRule={openRule}>
        <label className="kw-gang-name">
          <span>{words.layout.name}</span>
          <input value={name} maxLength={30} onChange={({ target }) => setName(target.value)} />
        </label>
        <p className="quiet">{text !== '' && (kept ? words.kept : words.unsaved)}</p>
        <button type="button" className="button strong" disabled={text === ''} onClick={() => save(work)}>
          {words.save}
        </button>
        {work !== '' && (
          <button type="button" className="button" onClick={() => save()}>
            {words.saveNew}
          </button>
        )}
        <button type="button" className="button" onClick={() => putOn(BARE)}>
          {words.layout.clear}
        </button>
        <button type="button" className="button" onClick={setUp}>
          {words.use}
        </button>
      </Editor>
      <Share text={text} link={link(text)} words={words.share} />
    </div>
  );
}

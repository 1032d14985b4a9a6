/** The gang builder as a page: saved and ready-made gangs to start from, the builder, sharing, and the print sheet. */
import { isRefusal } from '@guildhall/kernel';
import type { WorkshopProps } from '@guildhall/table';
import type { Work } from '@guildhall/table/shelf';
import { useShelf } from '@guildhall/table/shelf';
import { useEffect, useRef, useState } from 'react';
import { DEFAULT_GOLD, LEAST_GOLD, MOST_GOLD } from '../../../data/index.ts';
import { BringIn } from '../parts/BringIn.tsx';
import { numbered } from '../parts/numbered.ts';
import { Rule } from '../parts/Rule.tsx';
import { Share } from '../parts/Share.tsx';
import { Works } from '../parts/Works.tsx';
import { refusalIn, wordsIn } from '../words/words.ts';
import '../workshop.css';
import { Builder } from './Builder.tsx';
import { type Draft, EMPTY, goldWithin } from './draft.ts';
import { readDraft, writeDraft } from './notation.ts';
import { membersInWords, Ranks } from './Ranks.tsx';
import { readyGangs } from './ready.ts';
import { Sheet } from './Sheet.tsx';

/** What lies on the bench: the gang, and the saved work it belongs to ('' for none). */
interface Bench {
  draft: Draft;
  work: string;
}
const benchOf = (draft: Draft, work = ''): Bench => ({ draft, work });

export default function GangPage({ language, brought, link, openRule, setUp }: WorkshopProps) {
  const words = wordsIn(language);
  const { shelf, works } = useShelf('kobolds.gangs');
  const [gold, setGold] = useState(DEFAULT_GOLD);
  const [bench, setBench] = useState<Bench>(() => {
    const left = readDraft(shelf.bench());
    return benchOf(isRefusal(left) ? EMPTY : left);
  });
  const [before, setBefore] = useState<Bench | null>(null);
  const [problem, setProblem] = useState('');
  const [printed, setPrinted] = useState<readonly Draft[] | null>(null);
  const { draft, work } = bench;
  const text = writeDraft(draft);
  const kept = works.some((saved) => saved.id === work && saved.text === text);

  const change = (next: Draft): void => {
    setBench({ ...bench, draft: next });
    setPrinted(null);
    shelf.leaveOnBench(writeDraft(next));
  };
  /** Something else comes onto the bench; what lay there can be brought back. */
  const putOn = (next: Bench): void => {
    setBefore(text === '' || kept ? null : bench);
    setBench(next);
    setProblem('');
    shelf.leaveOnBench(writeDraft(next.draft));
  };
  const bring = (source: string, id?: string): void => {
    const read = readDraft(source);
    if (isRefusal(read)) setProblem(`${refusalIn(language, read)} ${words.bringIn.unchanged}`);
    else putOn(benchOf(read, id));
  };
  // A gang that came with the address; also when another link is opened on this page.
  const calls = useRef({ bring });
  calls.current = { bring };
  useEffect(() => {
    if (brought !== '') calls.current.bring(brought);
  }, [brought]);
  const save = (id?: string): void => {
    const known = id && works.some((each) => each.id === id) ? id : undefined;
    setBench({ draft, work: shelf.keep(draft.name, text, known) });
  };
  // The sheets must be on the page before the browser looks at it.
  useEffect(() => {
    if (printed) globalThis.print();
  }, [printed]);
  const about = (saved: Work): string => {
    const read = readDraft(saved.text);
    return isRefusal(read) ? words.shelf.unread : membersInWords(read, language);
  };
  const all = works.map((saved) => readDraft(saved.text)).filter((read): read is Draft => !isRefusal(read));

  return (
    <div className="kw">
      <div className="kw-screen">
        <div className="kw-tops">
          <section className="kw-ready">
            <h2>{words.gang.start}</h2>
            <ul>
              {readyGangs(language).map((ready) => (
                <li key={ready.id}>
                  <button type="button" onClick={() => putOn(benchOf(ready.draft))}>
                    <Ranks draft={ready.draft} size={26} />
                    <b>{ready.name}</b>
                  </button>
                </li>
              ))}
              <li>
                <button type="button" className="kw-empty" onClick={() => putOn(benchOf(EMPTY))}>
                  <b>{words.gang.empty}</b>
                </button>
              </li>
            </ul>
          </section>
          <Works
            kind="gangs"
            words={words}
            current={work}
            open={({ id, text: saved }) => bring(saved, id)}
            about={about}
            named={(name) => change({ ...draft, name })}
            renamed={(saved, name) => {
              const read = readDraft(saved);
              return isRefusal(read) ? saved : writeDraft({ ...read, name });
            }}
          />
          <div className="kw-beside">
            <BringIn language={language} read={readDraft} take={(read) => putOn(benchOf(read))} />
            <label className="kw-gold">
              <span>
                {words.gang.gold} <Rule id="KC-3.2" openRule={openRule} />
              </span>
              <input
                type="number"
                min={LEAST_GOLD}
                max={MOST_GOLD}
                value={gold}
                onChange={({ target }) => setGold(Number(target.value))}
                onBlur={() => setGold(goldWithin(gold))}
              />
              <small>{words.gang.goldHint}</small>
            </label>
          </div>
        </div>
        {problem && (
          <p className="kw-problem" role="alert">
            {problem}
          </p>
        )}
        <p role="status" className="kw-before">
          {before && (
            <>
              {words.bringIn.done(before.draft.name || words.shelf.nameless)}{' '}
              <button
                type="button"
                className="link"
                onClick={() => {
                  setBench(before);
                  setBefore(null);
                }}
              >
                {words.bringIn.back}
              </button>
            </>
          )}
        </p>
        <Builder draft={draft} change={change} gold={goldWithin(gold)} language={language} openRule={openRule}>
          <p className="quiet">{text !== '' && (kept ? words.kept : words.unsaved)}</p>
          <button type="button" className="button strong" onClick={() => save(work)}>
            {words.save}
          </button>
          {work !== '' && (
            <button type="button" className="button" onClick={() => save()}>
              {words.saveNew}
            </button>
          )}
          <button type="button" className="button" onClick={() => setPrinted([draft])}>
            {words.gang.print}
          </button>
          {all.length > 1 && (
            <button type="button" className="button" onClick={() => setPrinted(all)}>
              {words.gang.printAll}
            </button>
          )}
          <button type="button" className="button" onClick={setUp}>
            {words.use}
          </button>
        </Builder>
        <Share text={text} link={link(text)} words={words.share} />
      </div>
      {numbered(printed ?? [draft]).map(({ it, at }) => (
        <Sheet key={at} draft={it} gold={goldWithin(gold)} language={language} />
      ))}
    </div>
  );
}

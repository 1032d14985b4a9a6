/** The question gangs/build at a table: a ready-made gang, a saved one that fits the gold, or one built now.
 *  A first press shows a gang, a second takes it. */
import { isRefusal, type Language, type Refusal } from '@guildhall/kernel';
import { useShelf } from '@guildhall/table/shelf';
import { useState } from 'react';
import { BringIn } from '../parts/BringIn.tsx';
import { Verdict } from '../parts/Verdict.tsx';
import { wordsIn } from '../words/words.ts';
import '../workshop.css';
import { Builder } from './Builder.tsx';
import { type Draft, EMPTY } from './draft.ts';
import { readDraft, writeDraft } from './notation.ts';
import { membersInWords, Ranks } from './Ranks.tsx';
import { readyGangs } from './ready.ts';

export interface GangChoiceProps {
  /** What both agreed on (KC-3.1). */
  gold: number;
  language: Language;
  /** Gives the answer: the id of a ready-made gang, or a gang in its notation. */
  answer(text: string, anchor?: Element | null): void;
  /** Why the table refuses an answer, or null. */
  whyNot(text: string): Refusal | null;
  openRule?(id: string): void;
}

interface Offer {
  id: string;
  name: string;
  about: string;
  draft: Draft;
  /** What is answered. */
  text: string;
}
const WAYS = ['ready', 'saved', 'build'] as const;
const nowhere = (): void => undefined;

export function GangChoice({ gold, language, answer, whyNot, openRule = nowhere }: GangChoiceProps) {
  const words = wordsIn(language);
  const { works, shelf } = useShelf('kobolds.gangs');
  const [way, setWay] = useState<(typeof WAYS)[number]>('ready');
  const [chosen, setChosen] = useState('');
  const [kept, setKept] = useState('');
  const [draft, setDraft] = useState<Draft>(() => {
    const left = readDraft(shelf.bench());
    return isRefusal(left) ? EMPTY : left;
  });
  const ready: Offer[] = readyGangs(language).map(({ id, name, text, draft: gang }) => ({
    id,
    name,
    about: text,
    draft: gang,
    text: id,
  }));
  const saved = works.flatMap(({ id, name, text }): Offer[] => {
    const read = readDraft(text);
    if (isRefusal(read)) return [];
    return [{ id, name: name || words.shelf.nameless, about: membersInWords(read, language), draft: read, text }];
  });
  const label = { ready: words.gang.ready, saved: words.gang.saved(saved.length), build: words.gang.build };
  const offers = way === 'ready' ? ready : saved;
  const change = (next: Draft): void => {
    setDraft(next);
    shelf.leaveOnBench(writeDraft(next));
  };
  return (
    <section className="kw kw-choice" aria-label={words.gang.choose}>
      <fieldset className="kw-ways">
        <legend className="unseen">{words.gang.choose}</legend>
        {WAYS.map((each) => (
          <button key={each} type="button" aria-pressed={each === way} onClick={() => setWay(each)}>
            {label[each]}
          </button>
        ))}
      </fieldset>
      {way === 'build' ? (
        <>
          <Builder draft={draft} change={change} gold={gold} language={language} openRule={openRule}>
            <button
              type="button"
              className="button strong large"
              onClick={(event) => answer(writeDraft(draft), event.currentTarget)}
            >
              {draft.name ? words.gang.take(draft.name) : words.gang.takeThis}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                shelf.keep(draft.name, writeDraft(draft));
                setKept(writeDraft(draft));
              }}
            >
              {words.save}
            </button>
            <p role="status">{kept !== '' && kept === writeDraft(draft) && words.kept}</p>
          </Builder>
          <BringIn language={language} read={readDraft} take={change} />
        </>
      ) : (
        <>
          {offers.length === 0 && <p className="quiet">{words.gang.noneSaved}</p>}
          <ul className="kw-offers">
            {offers.map((offer) => {
              const open = chosen === `${way} ${offer.id}`;
              const refusal = whyNot(offer.text);
              return (
                <li key={offer.id} className={open ? 'open' : ''}>
                  <button type="button" aria-expanded={open} onClick={() => setChosen(open ? '' : `${way} ${offer.id}`)}>
                    <Ranks draft={offer.draft} />
                    <b>{offer.name}</b>
                    <small>{offer.about}</small>
                  </button>
                  {refusal && <Verdict refusal={refusal} good="" language={language} openRule={openRule} />}
                  {open && (
                    <div className="kw-offer">
                      <p>{membersInWords(offer.draft, language)}</p>
                      <div className="row">
                        {!refusal && (
                          <button
                            type="button"
                            className="button strong"
                            onClick={(event) => answer(offer.text, event.currentTarget)}
                          >
                            {words.gang.take(offer.name)}
                          </button>
                        )}
                        <button
                          type="button"
                          className="button"
                          onClick={() => {
                            change(offer.draft);
                            setWay('build');
                          }}
                        >
                          {words.gang.adapt}
                        </button>
                      </div>
                    </div>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}

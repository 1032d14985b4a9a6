/** The GM's edited profiles: those there are, and the form for another (D13). */
import type { BoardProps } from '@guildhall/table';
import { useRef, useState } from 'react';
import type { TableView } from '../../view.ts';
import { Rule } from '../lists/Rule.tsx';
import { idName } from '../words/named.ts';
import { wordsIn } from '../words/words.ts';
import { type Draft, draftOf, printedDraft } from './draft.ts';
import { ProfileForm } from './ProfileForm.tsx';

export function Profiles(props: BoardProps<TableView>) {
  const { view, language, act, openRule } = props;
  const words = wordsIn(language);
  const opener = useRef<HTMLButtonElement>(null);
  /** What the form begins with; null: it is closed. */
  const [start, begin] = useState<Draft | null>(null);
  const may = view.mayAlso.find(({ name }) => name === 'anytime/edit');
  const { copies } = view.table;
  if (!act || (!may && copies.length === 0)) return null;
  const listed = copies.map((copy, n) => ({ copy, n }));
  return (
    <section className="ws-profiles">
      <h3>
        {words.edit.title} {may && <Rule id={may.rule} openRule={openRule} />}
      </h3>
      {listed.length > 0 && (
        <ul>
          {listed.map(({ copy, n }) => (
            <li key={n} className="ws-profile">
              <span>
                {copy.name} <small>{idName(copy.of, language)}</small>
              </span>
              {may && (
                <button type="button" className="button small" onClick={() => begin(draftOf(copy))}>
                  {words.edit.again}
                  <span className="unseen"> {copy.name}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {may && (
        <button
          ref={opener}
          type="button"
          className="button small"
          aria-expanded={start !== null}
          onClick={() => begin(start === null ? printedDraft('A1') : null)}
        >
          {words.edit.begin}
        </button>
      )}
      {may && start !== null && (
        <ProfileForm
          key={`${start.of} ${start.name}`}
          props={props}
          start={start}
          close={() => {
            begin(null);
            opener.current?.focus();
          }}
        />
      )}
    </section>
  );
}

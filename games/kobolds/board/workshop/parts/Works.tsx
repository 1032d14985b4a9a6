/** The shelf of saved works: open, copy, rename, remove, and put back what was removed. */

import type { Work } from '@guildhall/table/shelf';
import { useShelf } from '@guildhall/table/shelf';
import { type FormEvent, useState } from 'react';
import type { WorkshopWords } from '../words/words.ts';

interface Props {
  kind: 'gangs' | 'layouts';
  words: WorkshopWords;
  /** The one on the bench. */
  current: string;
  open(work: Work): void;
  /** The text of a work under another name. */
  renamed(text: string, name: string): string;
  /** The one on the bench has another name now. */
  named(name: string): void;
  /** One line about a work. */
  about(work: Work): string;
}

/** The field of a new name appears because its button was pressed, so the focus follows the hand. */
const startHere = (field: HTMLInputElement | null): void => {
  field?.focus();
  field?.select();
};

export function Works({ kind, words: { shelf: words }, current, open, renamed, named, about }: Props) {
  const { shelf, works } = useShelf(`kobolds.${kind}`);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Work | null>(null);
  const rename = (event: FormEvent<HTMLFormElement>, { id, text }: Work): void => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    shelf.keep(name, renamed(text, name), id);
    if (id === current) named(name);
    setRenaming(null);
  };
  return (
    <section className="kw-works">
      <h2>{words.saved}</h2>
      {works.length === 0 && <p className="quiet">{words.none}</p>}
      {!shelf.stores() && works.length > 0 && <p className="quiet">{words.forgetful}</p>}
      <ul>
        {works.map((work) => {
          const name = work.name || words.nameless;
          return (
            <li key={work.id} aria-current={work.id === current || undefined}>
              {renaming === work.id ? (
                <form onSubmit={(event) => rename(event, work)}>
                  <input
                    name="name"
                    defaultValue={work.name}
                    maxLength={30}
                    aria-label={words.newName}
                    ref={startHere}
                    onKeyDown={(event) => event.key === 'Escape' && setRenaming(null)}
                  />
                  <button type="submit" className="button">
                    {words.done}
                  </button>
                </form>
              ) : (
                <>
                  <button type="button" className="kw-work" onClick={() => open(work)}>
                    <b>{name}</b>
                    <small>{about(work)}</small>
                  </button>
                  <span className="kw-work-acts">
                    <button type="button" onClick={() => setRenaming(work.id)}>
                      {words.rename}
                      <span className="unseen"> {name}</span>
                    </button>
                    <button type="button" onClick={() => shelf.keep(words.copyOf(name), renamed(work.text, words.copyOf(name)))}>
                      {words.copy}
                      <span className="unseen"> {name}</span>
                    </button>
                    <button
                      type="button"
                      onClick={() => {
                        shelf.remove(work.id);
                        setRemoved(work);
                      }}
                    >
                      {words.remove}
                      <span className="unseen"> {name}</span>
                    </button>
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status">
        {removed && (
          <>
            {words.removed(removed.name || words.nameless)}{' '}
            <button
              type="button"
              className="link"
              onClick={() => {
                shelf.putBack(removed);
                setRemoved(null);
              }}
            >
              {words.undo}
            </button>
          </>
        )}
      </p>
    </section>
  );
}

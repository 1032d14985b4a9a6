/** The work as a link and as a text, to be copied. */
import { useId, useState } from 'react';
import type { WorkshopWords } from '../words/words.ts';

interface Props {
  text: string;
  link: string;
  words: WorkshopWords['share'];
}

export function Share({ text, link, words }: Props) {
  const id = useId();
  const [said, say] = useState('');
  const copy = (what: string): void => {
    const failed = (): void => say(words.notCopied);
    if (!navigator.clipboard) failed();
    else navigator.clipboard.writeText(what).then(() => say(words.copied), failed);
  };
  const row = (name: string, label: string, button: string, value: string) => (
    <div className="kw-share-row">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input id={`${id}-${name}`} readOnly value={value} onFocus={({ target }) => target.select()} />
      <button type="button" className="button" onClick={() => copy(value)}>
        {button}
      </button>
    </div>
  );
  return (
    <section className="kw-share">
      <h2>{words.title}</h2>
      {row('link', words.link, words.copyLink, link)}
      {row('text', words.text, words.copyText, text)}
      <p role="status">{said}</p>
    </section>
  );
}

/** A work brought in as a text or a link. What cannot be read stays in the field, and the bench stays as it was. */
import { isRefusal, type Language, type Refusal } from '@guildhall/kernel';
import { type FormEvent, useId, useState } from 'react';
import { refusalIn, wordsIn } from '../words/words.ts';

interface Props<X extends object> {
  language: Language;
  read(text: string): X | Refusal;
  take(work: X): void;
}

export function BringIn<X extends object>({ language, read, take }: Props<X>) {
  const words = wordsIn(language).bringIn;
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const work = read(text);
    if (isRefusal(work)) {
      setProblem(`${refusalIn(language, work)} ${words.unchanged}`);
      return;
    }
    take(work);
    setText('');
    setProblem('');
  };
  return (
    <form className="kw-bring" onSubmit={submit}>
      <h2>
        <label htmlFor={id}>{words.title}</label>
      </h2>
      <textarea
        id={id}
        rows={2}
        value={text}
        placeholder={words.label}
        aria-describedby={problem ? `${id}-problem` : undefined}
        aria-invalid={problem !== '' || undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button">
        {words.read}
      </button>
      {problem && (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

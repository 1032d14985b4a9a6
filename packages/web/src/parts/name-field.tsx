/** A name being typed: whatever is typed stays, and one sentence says what is wrong with it. */
import { NAME_LENGTH, whyNotName } from '@guildhall/wire/names';
import { useEffect, useId, useRef } from 'react';
import { useWords } from '../words/index.ts';

interface Props {
  label: string;
  text: string;
  change(text: string): void;
  hint?: string;
  placeholder?: string;
  /** An empty field means something, so it is no mistake. */
  mayBeEmpty?: boolean;
  /** The name is to be accepted or typed over at once. */
  first?: boolean;
  hideLabel?: boolean;
  done?: () => void;
}

export function NameField({ label, text, change, hint, placeholder, mayBeEmpty, first, hideLabel, done }: Props) {
  const words = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!first) return;
    input.current?.focus();
    input.current?.select();
  }, [first]);
  const why = whyNotName(text);
  const { problems } = words.people.name;
  const wrong =
    why === null || (why === 'empty' && mayBeEmpty)
      ? ''
      : why === 'long'
        ? problems.long(NAME_LENGTH, text.trim().length)
        : problems[why];
  return (
    <div className="field name-field">
      <label htmlFor={id} className={hideLabel ? 'unseen' : undefined}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        dir="auto"
        value={text}
        placeholder={placeholder}
        autoComplete="nickname"
        aria-invalid={wrong !== ''}
        aria-describedby={wrong || hint ? `${id}-said` : undefined}
        onChange={({ target }) => change(target.value)}
        onBlur={done}
      />
      {(wrong || hint) && (
        <small id={`${id}-said`} role={wrong ? 'alert' : undefined} className={wrong ? 'wrong' : undefined}>
          {wrong || hint}
        </small>
      )}
    </div>
  );
}

/** Whether a name as typed can be had. */
export const isName = (text: string): boolean => whyNotName(text) === null;

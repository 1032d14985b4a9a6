/** A form of the organiser's book that is a button until somebody wants it. */
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Ground } from '../ground.ts';

interface Props {
  ground: Ground;
  label: string;
  /** What the button says that sends it. */
  send: string;
  /** `fold` closes the form again. */
  submit(button: Element | null, fold: () => void): void;
  children: ReactNode;
}

export function FoldedForm({ ground, label, send, submit, children }: Props) {
  const [shown, setShown] = useState(false);
  const fold = (): void => setShown(false);
  if (!shown)
    return (
      <button type="button" className="kc-button" onClick={() => setShown(true)}>
        {label}
      </button>
    );
  return (
    <form
      className="kc-form"
      aria-label={label}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit(event.currentTarget.querySelector('[type=submit]'), fold);
      }}
    >
      {children}
      <p className="kc-ways">
        <button type="submit" className="kc-button strong">
          {send}
        </button>
        <button type="button" className="kc-button" onClick={fold}>
          {ground.words.close}
        </button>
      </p>
    </form>
  );
}

/** Words beside the rules: a sentence for everybody, a note, a ruling; each is an act out of turn with a text. */
import type { Refusal } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { type FormEvent, useId, useState } from 'react';
import type { TableView } from '../../view.ts';
import { Rule } from '../lists/Rule.tsx';
import { wordsIn } from '../words/words.ts';

interface Props {
  props: BoardProps<TableView>;
  /** The acts it can be given as; the first is the form's own, the others stand beside it. */
  acts: readonly { name: string; button: string }[];
  label: string;
  hint?: string;
}

export function Saying({ props, acts, label, hint }: Props) {
  const { view, act, game, language, say, openRule } = props;
  const id = useId();
  const [words, setWords] = useState('');
  const [refused, setRefused] = useState<Refusal | null>(null);
  const open = acts.flatMap(({ name, button }) => {
    const may = view.mayAlso.find((one) => one.name === name);
    return may ? [{ name, button, may }] : [];
  });
  const [first] = open;
  if (!act || !first) return null;
  const give = (name: string): void =>
    act(name, words.trim(), null, (refusal) => {
      setRefused(refusal);
      if (!refusal) setWords('');
    });
  const most = first.may.form?.kind === 'text' ? first.may.form.max : 400;
  return (
    <form
      className="ws-saying"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        give(first.name);
      }}
    >
      <p>
        <label htmlFor={id}>{label}</label> <Rule id={first.may.rule} openRule={openRule} />
      </p>
      {hint && <small>{hint}</small>}
      <textarea id={id} rows={2} maxLength={most} value={words} onChange={({ target }) => setWords(target.value)} />
      {refused && <p role="alert">{game.text[language].refusal(refused, say)}</p>}
      <p className="ws-buttons">
        {open.map(({ name, button }, i) => (
          <button
            key={name}
            type={i === 0 ? 'submit' : 'button'}
            className="button small"
            disabled={words.trim() === ''}
            onClick={i === 0 ? undefined : () => give(name)}
          >
            {button}
          </button>
        ))}
      </p>
      <span className="unseen" aria-live="polite">
        {words.length > most - 50 ? wordsIn(language).letters(most - words.length) : ''}
      </span>
    </form>
  );
}

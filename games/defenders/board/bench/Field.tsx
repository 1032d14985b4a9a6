/** One field of a form: label, text, how long it may be, an idea, and why it is refused, all in one place. */
import { useId } from 'react';
import type { BoardWords } from '../words/words.ts';

export interface FieldProps {
  words: BoardWords;
  label: string;
  value: string;
  most: number;
  /** Why it was refused, or ''. */
  wrong?: string;
  rule?: string;
  lines?: number;
  optional?: boolean;
  put(value: string): void;
  idea?: { label: string; get(): string };
  openRule?(id: string): void;
}

/** Counted as people see characters. */
export const countOf = (text: string): number => [...text].length;

export function Field({
  words,
  label,
  value,
  most,
  wrong = '',
  rule = '',
  lines = 0,
  optional,
  put,
  idea,
  openRule,
}: FieldProps) {
  const id = useId();
  const has = countOf(value);
  const over = has > most;
  const shared = {
    id,
    value,
    'aria-invalid': wrong !== '' || over,
    'aria-describedby': `${id}-count ${id}-wrong`,
    onChange: ({ target }: { target: { value: string } }) => put(target.value),
  };
  return (
    <div className={wrong ? 'df-field wrong' : 'df-field'}>
      <span className="df-field-top">
        <label htmlFor={id}>
          {label}
          {optional ? <small> ({words.optional})</small> : null}
        </label>
        {idea ? (
          <button type="button" className="df-idea" onClick={() => put(idea.get())}>
            {idea.label}
          </button>
        ) : null}
        <small id={`${id}-count`} className={over ? 'df-count over' : 'df-count'}>
          {words.counter(has, most)}
        </small>
      </span>
      {lines > 0 ? <textarea {...shared} rows={lines} /> : <input {...shared} type="text" autoComplete="off" />}
      <span id={`${id}-wrong`} className="df-wrong" role={wrong ? 'alert' : undefined}>
        {wrong} {wrong && rule && openRule ? <Rule id={rule} openRule={openRule} /> : null}
      </span>
    </div>
  );
}

/** The number of a rule; pressing it opens the rulebook there. */
export function Rule({ id, openRule }: { id: string; openRule(id: string): void }) {
  return (
    <button type="button" className="df-rule" onClick={() => openRule(id)}>
      {id}
    </button>
  );
}

/** One of a few, as a row of buttons that are radio buttons underneath. */
export function Choice<V extends string>({
  label,
  value,
  values,
  name,
  put,
}: {
  label: string;
  value: V;
  values: readonly V[];
  name(value: V): string;
  put(value: V): void;
}) {
  const id = useId();
  return (
    <fieldset className="df-choice">
      <legend>{label}</legend>
      {values.map((one) => (
        <label key={one} className={one === value ? 'on' : undefined}>
          <input type="radio" name={id} value={one} checked={one === value} onChange={() => put(one)} />
          {name(one)}
        </label>
      ))}
    </fieldset>
  );
}

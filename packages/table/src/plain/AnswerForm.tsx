/** A form for each kind of answer that cannot be listed: a text, several things, a point, a drawing, anything typed. */
import type { Form, MayAlso, Plain } from '@guildhall/kernel';
import { readTyped } from '@guildhall/kernel/hall';
import { type FormEvent, type ReactNode, useState } from 'react';
import { namesFrom, type Speaking } from './look.ts';
import { DrawingPad, PointPad } from './Pads.tsx';
import { type PlainWords, plainWords } from './words.ts';

interface Props {
  speaking: Speaking;
  /** The question, or the act out of turn; one whose answers are all listed has no form. */
  asked: MayAlso;
  give(answer: Plain): void;
}

export function AnswerForm({ speaking, asked, give }: Props) {
  const { form } = asked;
  const given = { speaking, asked, give, words: plainWords(speaking.language) };
  switch (form?.kind) {
    case 'text':
      return <TextForm {...given} max={form.max} />;
    case 'several':
      return <SeveralForm {...given} form={form} />;
    case 'point':
      return <PointForm {...given} form={form} />;
    case 'drawing':
      return <DrawingForm {...given} form={form} />;
    case 'other':
      return <TypedForm {...given} form={form} />;
    default:
      return null;
  }
}

interface Given {
  speaking: Speaking;
  asked: MayAlso;
  words: PlainWords;
  give(answer: Plain): void;
}

/** A form with one button: it gives what `answer` makes. */
function Sheet({
  words,
  answer,
  give,
  children,
}: {
  words: PlainWords;
  answer(): Plain;
  give: Given['give'];
  children: ReactNode;
}) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    give(answer());
  };
  return (
    <form className="pb-form" onSubmit={submit}>
      {children}
      <button type="submit" className="button strong">
        {words.give}
      </button>
    </form>
  );
}

function TextForm({ words, give, max }: Given & { max: number }) {
  const [text, setText] = useState('');
  return (
    <Sheet words={words} give={give} answer={() => text}>
      <label>
        {words.yourText}
        <textarea maxLength={max} rows={2} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <small>{words.signs(max - text.length)}</small>
    </Sheet>
  );
}

function SeveralForm({ speaking, words, give, form }: Given & { form: Extract<Form, { kind: 'several' }> }) {
  const { name } = namesFrom(speaking);
  const things = form.of.map((id, at) => ({ id, at }));
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const turn = (at: number): void =>
    setChosen(chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at].sort((a, b) => a - b));
  return (
    <Sheet words={words} give={give} answer={() => chosen.map((at) => form.of[at]).join(' ')}>
      <fieldset className="pb-several">
        <legend>
          {words.choose(form.min, form.max)} <small aria-live="polite">({words.chosen(chosen.length)})</small>
        </legend>
        {things.map(({ id, at }) => (
          <label key={at}>
            <input type="checkbox" checked={chosen.includes(at)} onChange={() => turn(at)} />
            {name(id)}
          </label>
        ))}
      </fieldset>
    </Sheet>
  );
}

function PointForm({ words, give, form: { min, max } }: Given & { form: Extract<Form, { kind: 'point' }> }) {
  const [[x, y], setPoint] = useState<readonly [string, string]>(['', '']);
  const dot = x === '' || y === '' ? null : ([Number(x), Number(y)] as const);
  return (
    <Sheet words={words} give={give} answer={() => `${x} ${y}`}>
      <PointPad min={min} max={max} dot={dot} label={words.place} put={(a, b) => setPoint([String(a), String(b)])} />
      <label>
        {words.across(min[0], max[0])}
        <input
          type="number"
          step="any"
          required
          min={min[0]}
          max={max[0]}
          value={x}
          onChange={({ target }) => setPoint([target.value, y])}
        />
      </label>
      <label>
        {words.down(min[1], max[1])}
        <input
          type="number"
          step="any"
          required
          min={min[1]}
          max={max[1]}
          value={y}
          onChange={({ target }) => setPoint([x, target.value])}
        />
      </label>
    </Sheet>
  );
}

/** Strokes as lists of x and y; what else a game wants to know of a drawing is typed. */
function DrawingForm(given: Given & { form: Extract<Form, { kind: 'drawing' }> }) {
  const { words, give, form } = given;
  const [strokes, setStrokes] = useState<readonly (readonly number[])[]>([]);
  return (
    <>
      <Sheet words={words} give={give} answer={() => strokes.map((stroke) => [...stroke])}>
        <DrawingPad strokes={strokes} most={form.strokes} points={form.points} label={words.draw} change={setStrokes} />
        <small aria-live="polite">{words.strokes(strokes.length, form.strokes)}</small>
        <button type="button" className="button" disabled={strokes.length === 0} onClick={() => setStrokes(strokes.slice(0, -1))}>
          {words.lift}
        </button>
        <button type="button" className="button" disabled={strokes.length === 0} onClick={() => setStrokes([])}>
          {words.clear}
        </button>
      </Sheet>
      <details>
        <summary>{words.instead}</summary>
        <TypedForm {...given} />
      </details>
    </>
  );
}

/** As in the terminal: what is typed is read as the question wants it. */
function TypedForm({ speaking: { game, language }, asked, words, give, form }: Given & { form: Form }) {
  const [text, setText] = useState('');
  const hint = game.text[language].typing?.(asked.name, asked.show) ?? words.typing;
  const read = (): Plain => {
    const line = text.trim();
    return readTyped(game.read ? game.read(line, { ...asked, held: null }) : line, form);
  };
  return (
    <Sheet words={words} give={give} answer={read}>
      <label>
        {words.typed}
        <textarea rows={2} value={text} spellCheck={false} onChange={({ target }) => setText(target.value)} />
      </label>
      <small>{hint}</small>
    </Sheet>
  );
}

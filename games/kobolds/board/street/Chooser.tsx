/** Several answers for one thing: a small list beside it. */
import type { Plain } from '@guildhall/kernel';
import { type KeyboardEvent, useEffect, useRef } from 'react';

export interface ChooserProps {
  title: string;
  closeLabel: string;
  answers: readonly string[];
  words(answer: Plain): string;
  /** Per cent of the board. */
  left: number;
  top: number;
  choose(answer: string): void;
  focus(answer: Plain | null): void;
  close(): void;
}

export function Chooser({ title, closeLabel, answers, words, left, top, choose, focus, close }: ChooserProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('button')?.focus();
  }, []);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const side = left > 60 ? 'translate(-108%, -30%)' : 'translate(8%, -30%)';
  return (
    <div
      ref={box}
      className="kb-chooser"
      role="dialog"
      aria-label={title}
      style={{ left: `${left}%`, top: `${top}%`, transform: side }}
      onKeyDown={onKey}
    >
      <header>
        <b>{title}</b>
        <button type="button" className="kb-x" aria-label={closeLabel} onClick={close}>
          ×
        </button>
      </header>
      {answers.map((answer) => (
        <button
          key={answer}
          type="button"
          data-legal
          onClick={() => choose(answer)}
          onPointerEnter={() => focus(answer)}
          onFocus={() => focus(answer)}
        >
          {words(answer)}
        </button>
      ))}
    </div>
  );
}

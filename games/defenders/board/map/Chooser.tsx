/** Several answers for what was pressed: a small list beside the map. */
import type { Plain } from '@guildhall/kernel';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { keepWheel } from '../press/wheel.ts';

interface Props {
  title: string;
  closeLabel: string;
  answers: readonly Plain[];
  words(answer: Plain): string;
  choose(answer: Plain): void;
  focus(answer: Plain | null): void;
  close(): void;
}
export function Chooser({ title, closeLabel, answers, words, choose, focus, close }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    keepWheel(box.current);
    box.current?.querySelector<HTMLElement>('[data-legal]')?.focus();
  }, []);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <div ref={box} className="df-chooser" role="dialog" aria-label={title} onKeyDown={onKey}>
      <header>
        <b>{title}</b>
        <button type="button" className="df-x" aria-label={closeLabel} onClick={close}>
          ×
        </button>
      </header>
      {answers.map((answer) => (
        <button
          key={JSON.stringify(answer)}
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

/** Where one space means several answers: a small list beside it. */
import type { Plain } from '@guildhall/kernel';
import { useEffect, useRef } from 'react';
import { Icon } from '../art/Tokens.tsx';
import { signOf } from '../press/signs.ts';
import type { Open } from '../press/targets.ts';

export interface ChooserProps {
  title: string;
  closeLabel: string;
  answers: readonly Plain[];
  words(answer: Plain): string;
  open: Open;
  /** In per cent of the board. */
  left: number;
  top: number;
  choose(answer: Plain): void;
  focus(answer: Plain | null): void;
  close(): void;
}

export function Chooser({ title, closeLabel, answers, words, open, left, top, choose, focus, close }: ChooserProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector<HTMLButtonElement>('button:not(.br-close)')?.focus();
  }, []);
  return (
    <div
      ref={list}
      className={`br-chooser${left > 60 ? ' leftward' : ''}${top > 60 ? ' upward' : ''}`}
      style={{ left: `${left}%`, top: `${top}%` }}
      role="dialog"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <header>
        <b>{title}</b>
        <button type="button" className="br-close" aria-label={closeLabel} onClick={close}>
          ×
        </button>
      </header>
      {answers.map((answer) => {
        const sign = signOf(answer, open);
        return (
          <button
            key={String(answer)}
            type="button"
            onClick={() => choose(answer)}
            onFocus={() => focus(answer)}
            onPointerEnter={() => focus(answer)}
          >
            {sign === null || sign === '+1' ? <Icon name="medal" size={18} /> : <Icon name={sign} size={18} />}
            <span>{words(answer)}</span>
          </button>
        );
      })}
    </div>
  );
}

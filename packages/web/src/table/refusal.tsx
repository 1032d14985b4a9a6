/** Why something is not possible: on the edge of the tray, so that it hides nothing that may be pressed. */
import type { Refusal } from '@guildhall/kernel';
import { useEffect, useRef } from 'react';
import { RuleChip } from '../parts/rule-chip.tsx';
import { useWords } from '../words/index.ts';

/** A refusal with its sentence, and what was pressed. */
export interface ShownRefusal {
  refusal: Refusal;
  text: string;
  anchor: Element | null;
}

interface Props {
  shown: ShownRefusal;
  close(): void;
  openRule(id: string): void;
}

export function Refused({ shown, close, openRule }: Props) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const { anchor, text, refusal } = shown;

  // What was pressed is marked as long as it is said why not.
  useEffect(() => {
    anchor?.setAttribute('data-refused', '');
    return () => anchor?.removeAttribute('data-refused');
  }, [anchor]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    const onDown = (event: Event): void => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) close();
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onDown, true);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onDown, true);
    };
  }, [close]);

  const [first, ...rest] = text.split(/(?<=[.!?]) /);
  return (
    <div ref={box} className="refusal" role="alert">
      <p>
        <b>{first}</b> {rest.join(' ')} {refusal.rule.includes('-') && <RuleChip id={refusal.rule} open={openRule} />}
      </p>
      <button type="button" className="refusal-close" aria-label={words.table.close} onClick={close}>
        <svg viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
          <path d="M2 2 10 10M10 2 2 10" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}

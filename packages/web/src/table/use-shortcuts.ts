/** The keys of the table: digits answer or open groups, a letter and a digit name a place, letters go places. */
import { useEffect, useRef } from 'react';
import type { TableState } from '../tables/source.ts';
import type { Looking } from './stage.tsx';

interface Shortcuts {
  state: TableState;
  looking: Looking;
  undo(): void;
  keys(): void;
}

/** A letter waits so many milliseconds for its digit. */
const PATIENCE = 1500;

/** Nothing is taken from somebody who is typing. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  const letter = useRef({ key: '', at: 0 });
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [popover]')) return;
      const { state, looking, undo, keys } = latest.current;
      if (/^[0-9]$/.test(event.key)) {
        const { key, at } = letter.current;
        letter.current = { key: '', at: 0 };
        if (!pressPlace(event.timeStamp - at < PATIENCE ? key + event.key : '')) pressDigit(event.key);
        return;
      }
      letter.current = { key: event.key.toUpperCase(), at: event.timeStamp };
      const go: { [key: string]: () => void } = {
        u: () => state.undo !== 'none' && undo(),
        n: () => document.querySelector<HTMLElement>('.steps [aria-keyshortcuts="n"]')?.click(),
        b: () => focusFirst('#board [tabindex="0"]', '#board'),
        a: () => focusFirst('.answers .answer', '.answer'),
        l: () => {
          looking.show('log');
          requestAnimationFrame(() => focusFirst('.log ol'));
        },
        '/': () => {
          looking.show('rules');
          requestAnimationFrame(() => focusFirst('.rule-search'));
        },
        '?': keys,
      };
      const act = go[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Gives the answer that names a place; false if none of those in sight does. */
function pressPlace(typed: string): boolean {
  const answer = typed && document.querySelector<HTMLElement>(`.answer[data-typed="${CSS.escape(typed)}"]`);
  if (!answer) return false;
  answer.click();
  return true;
}

/** A digit gives its answer, or opens its group and leads into it. */
function pressDigit(digit: string): void {
  const meant = document.querySelector<HTMLElement>(`.tray [aria-keyshortcuts="${digit}"]`);
  meant?.click();
  if (meant && !meant.matches('.answer')) requestAnimationFrame(() => focusFirst('.answers .answer'));
}

/** The focus goes to the first of the given things that is there. */
function focusFirst(...selectors: string[]): void {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) continue;
    found.focus();
    return;
  }
}

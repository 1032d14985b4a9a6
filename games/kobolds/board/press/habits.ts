/** Windows that somebody always answers in the same way: kept on this device, answered without asking again. */
import type { BoardProps } from '@guildhall/table';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { TableView } from '../../view.ts';

export const HABITS = ['deck', 'noBribe'] as const;
export type Habit = (typeof HABITS)[number];

/** The question each habit answers, and how. */
const ANSWERS: { readonly [question: string]: { habit: Habit; answer: string } } = {
  'refill/count cards': { habit: 'deck', answer: 'deck' },
  'bribe/offer': { habit: 'noBribe', answer: 'none' },
};

const KEY = 'kobolds-habits';
const listeners = new Set<() => void>();

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
let kept: string | null = null;
const now = (): string => (kept ??= read());

export function setHabit(habit: Habit, on: boolean): void {
  const list = now()
    .split(' ')
    .filter((each) => each !== '' && each !== habit);
  if (on) list.push(habit);
  kept = list.join(' ');
  try {
    localStorage.setItem(KEY, kept);
  } catch {
    // Where nothing may be stored, the habit lasts as long as the page.
  }
  for (const hear of listeners) hear();
}

export function useHabits(): ReadonlySet<string> {
  const list = useSyncExternalStore(
    (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    now,
    () => '',
  );
  return new Set(list.split(' '));
}

/** Answers by itself what a habit covers, once for every view. */
export function useAnswering({ view, options, answer }: BoardProps<TableView>): void {
  const habits = useHabits();
  const known = view.asked ? ANSWERS[view.asked.name] : undefined;
  const due = known && habits.has(known.habit) && options.includes(known.answer) ? known.answer : null;
  const given = useRef<object | null>(null);
  useEffect(() => {
    if (due === null || given.current === view) return;
    given.current = view;
    answer(due);
  }, [due, view, answer]);
}

/** The layout on the bench with all its steps; passing states, while a hand drags, count as one step. */
import { isRefusal } from '@guildhall/kernel';
import { shelfOf } from '@guildhall/table/shelf';
import { useState } from 'react';
import { readLayout, writeLayout } from './notation.ts';
import { BARE, type LayoutDraft } from './plan.ts';

const MOST_STEPS = 200;

interface Steps {
  past: readonly LayoutDraft[];
  now: LayoutDraft;
  future: readonly LayoutDraft[];
  /** Where a drag began. */
  dragged: LayoutDraft | null;
}

export interface LayoutBench {
  draft: LayoutDraft;
  change(draft: LayoutDraft, passing?: boolean): void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

export function useLayoutBench(): LayoutBench {
  const shelf = shelfOf('kobolds.layouts');
  const [steps, setSteps] = useState<Steps>(() => {
    const left = readLayout(shelf.bench());
    return { past: [], now: isRefusal(left) ? BARE : (left as LayoutDraft), future: [], dragged: null };
  });
  const show = (next: Steps): void => {
    setSteps(next);
    shelf.leaveOnBench(writeLayout(next.now));
  };
  const { past, now, future, dragged } = steps;
  const last = past.at(-1);
  const [next] = future;
  return {
    draft: now,
    change(draft, passing = false) {
      if (passing) setSteps({ ...steps, now: draft, dragged: dragged ?? now });
      else show({ past: [...past, dragged ?? now].slice(-MOST_STEPS), now: draft, future: [], dragged: null });
    },
    undo: last ? () => show({ past: past.slice(0, -1), now: last, future: [now, ...future], dragged: null }) : null,
    redo: next ? () => show({ past: [...past, now], now: next, future: future.slice(1), dragged: null }) : null,
  };
}

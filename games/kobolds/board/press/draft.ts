/** What somebody is about to answer, shared by the board, the felt and the strip: a place, cards, the thing pointed at. */
import type { SuitCard } from '@guildhall/cards';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Aim } from './aim.ts';

export interface Draft {
  aim: Aim | null;
  /** Pressed once: it stays where it is until it is confirmed, moved or left. */
  locked: boolean;
  cards: readonly SuitCard[];
  /** The card pointed at, which may yet be added. */
  maybe: SuitCard | null;
  /** The model pointed at, or -1. */
  over: number;
}

const EMPTY: Draft = { aim: null, locked: false, cards: [], maybe: null, over: -1 };

let draft = EMPTY;
/** A draft belongs to the view it was made on; with the next one it is gone. */
let of: object | null = null;
const listeners = new Set<() => void>();

function put(view: object, change: Partial<Draft>): void {
  draft = { ...(of === view ? draft : EMPTY), ...change };
  of = view;
  for (const hear of listeners) hear();
}

const subscribe = (hear: () => void): (() => void) => {
  listeners.add(hear);
  return () => listeners.delete(hear);
};

/** The parts of the draft that somebody follows: they are drawn again only when one of these changes. */
export function useDraft<K extends keyof Draft>(
  view: object,
  ...parts: readonly K[]
): [Pick<Draft, K>, (change: Partial<Draft>) => void] {
  const seen = useRef(EMPTY);
  const now = useSyncExternalStore(
    subscribe,
    () => {
      const next = of === view ? draft : EMPTY;
      if (parts.some((part) => next[part] !== seen.current[part])) seen.current = next;
      return seen.current;
    },
    () => EMPTY,
  );
  return [now, useCallback((change) => put(view, change), [view])];
}

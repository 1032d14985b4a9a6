/** A shelf as React follows it. */
import { useSyncExternalStore } from 'react';
import { type Shelf, shelfOf, type Work } from '../shelf.ts';

const NOTHING: readonly Work[] = [];

export function useShelf(kind: 'gangs' | 'layouts'): { shelf: Shelf; works: readonly Work[] } {
  const shelf = shelfOf(kind);
  return { shelf, works: useSyncExternalStore(shelf.hear, shelf.list, () => NOTHING) };
}

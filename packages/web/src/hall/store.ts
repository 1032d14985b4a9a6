/** The smallest store that React can follow: a value, a way to change it, a way to hear of changes. */
import { useSyncExternalStore } from 'react';

export interface Store<S> {
  get(): S;
  set(change: Partial<S>): void;
  subscribe(hear: () => void): () => void;
}

export function createStore<S extends object>(first: S): Store<S> {
  let value = first;
  const ears = new Set<() => void>();
  return {
    get: () => value,
    set(change) {
      value = { ...value, ...change };
      for (const hear of ears) hear();
    },
    subscribe(hear) {
      ears.add(hear);
      return () => ears.delete(hear);
    },
  };
}

export function useStore<S>(store: { get(): S; subscribe(hear: () => void): () => void }): S {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

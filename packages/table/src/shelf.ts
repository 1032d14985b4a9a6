/** What people made in a game's workshop, kept in this browser as texts. Bad data never costs anything: what cannot be read
 *  is set aside word for word, and a browser without storage only forgets. */

import { useSyncExternalStore } from 'react';

/** The part of localStorage that a shelf needs. */
export interface Drawer {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** One piece of work: its notation, under an id that stays when it is renamed or changed. */
export interface Work {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** Longer texts were not made here. */
export const LONGEST_TEXT = 32 * 1024;

export interface Shelf {
  /** All works, the newest first. */
  list(): readonly Work[];
  /** Keeps a text, under the given id or a new one; the id it is kept under. */
  keep(name: string, text: string, id?: string): string;
  /** Takes a work off the shelf; `putBack` undoes it. */
  remove(id: string): void;
  putBack(work: Work): void;
  /** What lies on the bench and is not kept yet. */
  bench(): string;
  leaveOnBench(text: string): void;
  /** False once the browser has refused to keep something: full, or forbidden. */
  stores(): boolean;
  hear(ear: () => void): () => void;
}

const isWork = (value: unknown): value is Work =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  'text' in value &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  typeof value.text === 'string' &&
  value.id !== '' &&
  value.text.length <= LONGEST_TEXT;

/** The shelf of one kind of work of a game, "kobolds.gangs": what is kept, and beside it the bench and what was set aside. */
export function openShelf(kind: string, drawer: Drawer | null): Shelf {
  const key = `guildhall.${kind}`;
  const ears = new Set<() => void>();
  const read = (name: string): string => {
    try {
      return drawer?.getItem(name) ?? '';
    } catch {
      return '';
    }
  };
  let stores = drawer !== null;
  const write = (name: string, value: string): void => {
    try {
      drawer?.setItem(name, value);
    } catch {
      // Full or forbidden: what is on the page stays there, and the page says so.
      stores = false;
    }
  };
  const setAside = (what: string): void => {
    const before = read(`${key}.aside`);
    if (!before.includes(what)) write(`${key}.aside`, before ? `${before}\n${what}` : what);
  };

  let works = load();
  function load(): Work[] {
    const raw = read(key);
    if (raw === '') return [];
    let found: unknown;
    try {
      found = JSON.parse(raw);
    } catch {
      found = null;
    }
    if (!Array.isArray(found)) {
      setAside(raw);
      return [];
    }
    const seen = new Set<string>();
    const good: Work[] = [];
    for (const each of found as unknown[]) {
      if (isWork(each) && !seen.has(each.id)) {
        seen.add(each.id);
        good.push({ id: each.id, name: each.name, text: each.text });
      } else setAside(JSON.stringify(each));
    }
    return good;
  }
  /** Another window may have changed the shelf meanwhile, so it is read once more before it is written. */
  const change = (next: (now: Work[]) => Work[]): void => {
    works = next(stores ? load() : works);
    write(key, JSON.stringify(works));
    for (const ear of ears) ear();
  };
  /** The lowest number that is free: ids need only differ on this shelf. */
  const newId = (now: readonly Work[]): string => {
    const taken = new Set(now.map(({ id }) => id));
    let n = 1;
    while (taken.has(`w${n}`)) n++;
    return `w${n}`;
  };

  return {
    list: () => works,
    keep(name, text, wanted) {
      let id = wanted ?? '';
      change((now) => {
        id ||= newId(now);
        const work = { id, name, text };
        return now.some((each) => each.id === id) ? now.map((each) => (each.id === id ? work : each)) : [work, ...now];
      });
      return id;
    },
    remove: (id) => change((now) => now.filter((each) => each.id !== id)),
    putBack: (work) => change((now) => [work, ...now.filter(({ id }) => id !== work.id)]),
    bench: () => read(`${key}.bench`).slice(0, LONGEST_TEXT),
    leaveOnBench: (text) => write(`${key}.bench`, text),
    stores: () => stores,
    hear(ear) {
      ears.add(ear);
      return () => ears.delete(ear);
    },
  };
}

function browserDrawer(): Drawer | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

const shelves = new Map<string, Shelf>();
/** The one shelf of this kind on the page. */
export function shelfOf(kind: string): Shelf {
  let shelf = shelves.get(kind);
  if (!shelf) {
    shelf = openShelf(kind, browserDrawer());
    shelves.set(kind, shelf);
  }
  return shelf;
}

const NOTHING: readonly Work[] = [];

/** A shelf as React follows it. */
export function useShelf(kind: string): { shelf: Shelf; works: readonly Work[] } {
  const shelf = shelfOf(kind);
  return { shelf, works: useSyncExternalStore(shelf.hear, shelf.list, () => NOTHING) };
}

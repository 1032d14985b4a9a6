/** What somebody is writing or drawing, kept in the browser until it is given: neither a refusal nor a reload loses any of it. */
import type { Plain, PlainRecord, Refusal, View } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { sayNotKept } from '@guildhall/table/storage';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { TableView } from '../../view.ts';

const PREFIX = 'guildhall defenders draft ';
/** So many drafts are kept; the oldest go first. */
const MOST_DRAFTS = 30;

const drafts = new Map<string, PlainRecord>();
const listeners = new Set<() => void>();
const say = (): void => {
  for (const hear of listeners) hear();
};
const subscribe = (hear: () => void): (() => void) => {
  listeners.add(hear);
  return () => listeners.delete(hear);
};

/** Where a browser keeps things; null where there is none, or where it may not. */
function shelf(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

function read(key: string): PlainRecord | null {
  const known = drafts.get(key);
  if (known) return known;
  try {
    const kept: unknown = JSON.parse(shelf()?.getItem(PREFIX + key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return null;
    drafts.set(key, kept as PlainRecord);
    return kept as PlainRecord;
  } catch {
    return null;
  }
}

function write(key: string, draft: PlainRecord | null): void {
  const box = shelf();
  if (draft) drafts.set(key, draft);
  else drafts.delete(key);
  try {
    if (draft) box?.setItem(PREFIX + key, JSON.stringify(draft));
    else box?.removeItem(PREFIX + key);
    const keys = box ? Object.keys(box).filter((one) => one.startsWith(PREFIX)) : [];
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST_DRAFTS))) if (old !== PREFIX + key) box?.removeItem(old);
  } catch {
    // No room on the shelf: the draft lives as long as the page, and the page says so.
    sayNotKept();
  }
  say();
}

/** A number that tells texts apart. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/** One table, one seat, one question: what was begun for another is not offered here. */
export function draftKey({ seat, asked, table }: View<TableView>): string {
  const place = typeof location === 'undefined' ? '' : location.pathname;
  const about = hashOf(JSON.stringify(asked?.show ?? {})).toString(36);
  return `${place} ${seat ?? '-'} ${asked?.name ?? ''} ${table.turn} ${about}`;
}

/** The key of a draft that belongs to no question, such as better words for a text. */
function ownKey({ seat }: View<TableView>, name: string): string {
  const place = typeof location === 'undefined' ? '' : location.pathname;
  return `${place} ${seat ?? '-'} ${name}`;
}

export interface Drafting<D extends object> {
  draft: D;
  put(change: Partial<D>): void;
  clear(): void;
  /** Gives an answer made of the draft, which goes once the answer is kept; until then, and if it is refused, it stays. */
  give(answer: Plain, anchor?: Element | null, refused?: (refusal: Refusal) => void): void;
}

/** `own` names a draft that belongs to no question. */
export function useDraft<D extends object>({ view, answer }: BoardProps<TableView>, empty: D, own?: string): Drafting<D> {
  const key = useMemo(() => (own === undefined ? draftKey(view) : ownKey(view, own)), [view, own]);
  const kept = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const draft = useMemo(() => ({ ...empty, ...kept }) as D, [empty, kept]);
  const put = useCallback((change: Partial<D>) => write(key, { ...read(key), ...change } as PlainRecord), [key]);
  const clear = useCallback(() => write(key, null), [key]);
  const give = useCallback(
    (made: Plain, anchor: Element | null = null, refused?: (refusal: Refusal) => void) => {
      answer(made, anchor, (refusal) => {
        if (refusal) refused?.(refusal);
        else write(key, null);
      });
    },
    [key, answer],
  );
  return { draft, put, clear, give };
}

/** Lines of chat that were said and not read yet, remembered for each table in this browser. */
import { useEffect, useRef, useState } from 'react';
import { setUnread } from '../hall/turns.ts';
import type { ChatLine, TableState } from '../tables/source.ts';

const KEY = 'guildhall.read';
/** So many tables are remembered; the oldest are forgotten. */
const MOST = 60;
/** Milliseconds the newest words are shown beside the tab. */
const PEEK = 4000;

type Read = { [table: string]: number };

function readSoFar(): Read {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Read;
  } catch {
    return {};
  }
}

function remember(table: string, n: number): void {
  const { [table]: _, ...others } = readSoFar();
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others), [table, n]].slice(-MOST))));
  } catch {
    // A browser that keeps nothing shows lines as unread once more.
  }
}

export interface Unread {
  count: number;
  /** The number of the first line that was new when the chat was opened; null: none was. */
  from: number | null;
  /** The newest line, for a moment after it was said. */
  peek: ChatLine | null;
}

/** `reading`: the chat is open. */
export function useUnread({ id, chat, mine }: Pick<TableState, 'id' | 'chat' | 'mine'>, reading: boolean): Unread {
  const [read, setRead] = useState(() => readSoFar()[id] ?? 0);
  const [from, setFrom] = useState<number | null>(null);
  const [peek, setPeek] = useState<ChatLine | null>(null);
  const lines = chat ?? [];
  const fresh = lines.filter(({ n, seat }) => n > read && (seat === null || !mine.includes(seat)));
  const last = lines.at(-1)?.n ?? 0;
  const newest = fresh.at(-1) ?? null;
  // What was there when the page opened is counted, and not called out.
  const seen = useRef(last);

  useEffect(() => {
    if (!reading && newest && newest.n > seen.current) setPeek(newest);
    seen.current = last;
  }, [last, reading, newest]);
  useEffect(() => {
    if (!peek) return;
    const timer = setTimeout(() => setPeek(null), PEEK);
    return () => clearTimeout(timer);
  }, [peek]);
  useEffect(() => {
    if (!reading) {
      setFrom(null);
      return;
    }
    setPeek(null);
    setFrom((before) => before ?? fresh[0]?.n ?? null);
    if (last > read) {
      setRead(last);
      remember(id, last);
    }
  }, [reading, last, read, id, fresh]);
  const count = reading ? 0 : fresh.length;
  useEffect(() => setUnread(count), [count]);
  return { count, from, peek: reading ? null : peek };
}

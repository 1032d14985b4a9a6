/** Which tables wait for me, wherever in the hall I am, and telling me when one begins to. */
import { myTurns, session } from '../tables/api.ts';
import { wordsIn } from '../words/index.ts';
import { chime, systemNotice } from './bell.ts';
import { coverOf } from './games.ts';
import { preferences } from './preferences.ts';
import { createStore } from './store.ts';
import { setWaits } from './title.ts';

export interface Turn {
  table: string;
  game: string;
  name: string;
}

/** So often the server is asked: seldom enough to cost nothing, often enough for a table with a clock. */
const ASK_EVERY = 8000;

/** `toast`: a table that has begun to wait while I was elsewhere in the hall, until I say I have seen it. */
export const turns = createStore<{ waiting: readonly Turn[]; toast: Turn | null }>({ waiting: [], toast: null });

/** What the server said last; null: it has not been asked yet. */
let heard: readonly Turn[] | null = null;
/** The table on this page knows sooner and better. */
let open: { turn: Turn; asked: boolean } | null = null;
/** Lines of chat at the open table that were not read. */
let unread = 0;
/** Tables of which I know that they wait. */
let told = new Set<string>();

const pathOf = ({ table }: Turn): string => `/table/${table}`;
const isHere = (turn: Turn): boolean => open?.turn.table === turn.table;

let goTo: (path: string) => void = () => {};

function announce(turn: Turn): void {
  const { language, tellSound } = preferences.get();
  if (tellSound) chime();
  if (!isHere(turn)) turns.set({ toast: turn });
  if (!document.hidden && document.hasFocus()) return;
  const title = coverOf(turn.game)?.title[language] ?? turn.game;
  void systemNotice(wordsIn(language).people.telling.system(title), turn.name, pathOf(turn), () => goTo(pathOf(turn)));
}

function update(): void {
  const elsewhere = (heard ?? []).filter((turn) => !isHere(turn));
  const waiting = open?.asked ? [open.turn, ...elsewhere] : elsewhere;
  const { toast } = turns.get();
  turns.set({
    waiting,
    // What no longer waits, or lies open, need not be pointed at.
    toast: toast && !isHere(toast) && waiting.some(({ table }) => table === toast.table) ? toast : null,
  });
  for (const turn of waiting) if (!told.has(turn.table)) announce(turn);
  told = new Set(waiting.map(({ table }) => table));
  setWaits(elsewhere.length + unread);
}

async function ask(): Promise<void> {
  if (!session.get().person || !navigator.onLine) return;
  const found = await myTurns().catch(() => null);
  if (!found) return;
  // What waits already when one comes in is no news: the lobby lists it.
  if (heard === null) for (const { table } of found) told.add(table);
  heard = found;
  update();
}

/** The table on this page, and whether it asks me; null: none is open. */
export function atTable(turn: Turn | null, asked = false): void {
  // It was seen here, so that leaving it is no news either.
  if (turn === null && open?.asked) heard = [...(heard ?? []).filter(({ table }) => table !== open?.turn.table), open.turn];
  if (turn === null) unread = 0;
  open = turn && { turn, asked };
  update();
}

/** How many lines of chat at this table were not read. */
export function setUnread(n: number): void {
  unread = n;
  update();
}

export const dismissToast = (): void => turns.set({ toast: null });

/** Watches as long as the page is open. */
export function watchTurns(go: (path: string) => void): () => void {
  goTo = go;
  let known = session.get().person?.id;
  const stop = session.subscribe(() => {
    const { person } = session.get();
    if (person?.id === known) return;
    known = person?.id;
    heard = null;
    void ask();
  });
  const look = (): void => void ask();
  look();
  const timer = setInterval(look, ASK_EVERY);
  document.addEventListener('visibilitychange', look);
  return () => {
    stop();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

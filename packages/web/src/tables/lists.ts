/** My tables and the public ones: those of this browser and those of the server in one list. */
import type { Summary } from '@guildhall/wire';
import { useEffect } from 'react';
import { createStore, useStore } from '../hall/store.ts';
import { myTables, publicTables, session } from './api.ts';
import { keptTables } from './shelf.ts';
import type { TableSummary } from './source.ts';

interface Lists {
  mine: readonly TableSummary[];
  open: readonly TableSummary[];
  loaded: boolean;
}

const lists = createStore<Lists>({ mine: [], open: [], loaded: false });

const fromServer = (summary: Summary): TableSummary => ({
  id: summary.table,
  game: summary.settings.game,
  name: summary.settings.name,
  players: summary.seats.map(({ seat, kind, name, here, bot }) => ({
    seat,
    kind,
    name,
    here,
    level: bot,
    stoodIn: kind === 'person' && bot !== null,
  })),
  updated: summary.updated,
  question: null,
  asked: summary.yourTurn,
  waitingFor: summary.waitingFor,
  due: null,
  outcome: null,
  status: summary.status,
  mine: summary.mine[0] ?? null,
});

async function refresh(): Promise<void> {
  const here = (await keptTables().catch(() => [])).map(({ summary }) => summary);
  lists.set({ mine: here, loaded: true });
  if (!session.get().server) return;
  const [mine, open] = await Promise.all([myTables().catch(() => []), publicTables().catch(() => [])]);
  const all = [...here, ...mine.map(fromServer)].sort(
    (a, b) => Number(isWaiting(b)) - Number(isWaiting(a)) || b.updated - a.updated,
  );
  lists.set({ mine: all, open: open.filter(({ mine: seats }) => seats.length === 0).map(fromServer) });
}

export const isWaiting = ({ asked, status }: TableSummary): boolean => asked && status === 'playing';

/** The lists, fresh when the page opens and every half minute. */
export function useTables(): Lists & { refresh(): Promise<void> } {
  const { server, person } = useStore(session);
  const who = `${server} ${person?.id}`;
  useEffect(() => {
    // Asked again when the server turns up or knows us by another name.
    if (who) void refresh();
    const timer = setInterval(() => void refresh(), 30_000);
    return () => clearInterval(timer);
  }, [who]);
  return { ...useStore(lists), refresh };
}

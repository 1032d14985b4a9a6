/** My tables and the public ones: those of this browser and those of the server in one list. */
import { loadGame } from '@guildhall/registry';
import type { Summary } from '@guildhall/wire';
import { useEffect } from 'react';
import { isOpen } from '../hall/games.ts';
import { createStore, useStore } from '../hall/store.ts';
import { myTables, publicTables, session } from './api.ts';
import { keptTables } from './shelf.ts';
import type { TableSummary } from './source.ts';
import { speakerOf } from './speaker.ts';

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
  players: summary.seats.map(({ seat, role, kind, name, here, bot, offered }) => ({
    seat,
    role,
    kind,
    name,
    here,
    level: bot,
    stoodIn: kind === 'person' && bot !== null,
    offered,
  })),
  updated: summary.updated,
  question: null,
  asked: summary.yourTurn,
  waitingFor: summary.waitingFor,
  due: dueOf(summary),
  watching: summary.spectators,
  signs: summary.signs,
  paused: summary.paused,
  suspended: summary.suspended,
  outcome: null,
  status: summary.status,
  mine: summary.mine[0] ?? null,
});

/** When the clock of the seat that is asked runs out. */
function dueOf({ clock, asked }: Summary): number | null {
  const left = asked && clock?.running.includes(asked.seat) ? clock.left[asked.seat] : null;
  return clock && left !== null ? clock.at + left : null;
}

/** The question put to me in the game's words; the game is fetched only when a table asks something. */
async function withQuestion(summary: Summary): Promise<TableSummary> {
  const row = fromServer(summary);
  const { asked } = summary;
  if (!asked) return row;
  const game = await loadGame(row.game).catch(() => null);
  if (!game) return row;
  const sentence = (language: 'en' | 'pl'): string =>
    game.text[language].question(
      asked.name,
      asked.show,
      speakerOf(game, row.players, language, () => null),
    );
  return { ...row, question: { sentence: { en: sentence('en'), pl: sentence('pl') }, rule: asked.rule } };
}

/** What the open seats are for, where seats have roles. */
async function withRoles(summary: Summary): Promise<TableSummary> {
  const row = fromServer(summary);
  const roles = summary.seats.flatMap(({ kind, role }) => (kind === 'open' && role !== null ? [role] : []));
  if (roles.length === 0) return row;
  const game = await loadGame(row.game).catch(() => null);
  const wanted = (language: 'en' | 'pl'): string[] => roles.map((role) => game?.text[language].role?.(role) ?? role);
  return { ...row, wanted: { en: wanted('en'), pl: wanted('pl') } };
}

async function refresh(): Promise<void> {
  const here = (await keptTables().catch(() => [])).map(({ summary }) => summary);
  lists.set({ mine: here, loaded: true });
  if (!session.get().server) return;
  const [mine, open] = await Promise.all([myTables().catch(() => []), publicTables().catch(() => [])]);
  const sorted = (others: readonly TableSummary[]): TableSummary[] =>
    [...here, ...others].sort((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)) || b.updated - a.updated);
  lists.set({
    mine: sorted(mine.map(fromServer)),
    open: await Promise.all(
      open.filter(({ mine: seats, settings }) => seats.length === 0 && isOpen(settings.game)).map(withRoles),
    ),
  });
  if (mine.some(({ asked }) => asked)) lists.set({ mine: sorted(await Promise.all(mine.map(withQuestion))) });
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

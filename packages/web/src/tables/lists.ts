/** My tables and the public ones: those of this browser and those of the server in one list. */
import type { Summary } from '@guildhall/wire';
import { useEffect } from 'react';
import { openGame } from '../hall/boxes.ts';
import { isOpen } from '../hall/games.ts';
import { preferences, usePreferences } from '../hall/preferences.ts';
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
  question: summary.asked && { ...summary.asked, sentence: {} },
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

/** The question put to me in the game's words; the game is fetched only where it has not been said in this language. */
async function withQuestion(row: TableSummary): Promise<TableSummary> {
  const { question, players } = row;
  const { language } = preferences.get();
  if (!question || question.sentence[language] !== undefined) return row;
  const game = await openGame(row.game).catch(() => null);
  if (!game) return row;
  const say = speakerOf(game, players, language, () => null);
  const sentence = game.text[language].question(question.name, question.show, say);
  return { ...row, question: { ...question, sentence: { ...question.sentence, [language]: sentence } } };
}

/** What the open seats are for, where seats have roles. */
async function withRoles(summary: Summary): Promise<TableSummary> {
  const row = fromServer(summary);
  const roles = summary.seats.flatMap(({ kind, role }) => (kind === 'open' && role !== null ? [role] : []));
  if (roles.length === 0) return row;
  const { language } = preferences.get();
  const game = await openGame(row.game).catch(() => null);
  return { ...row, wanted: { [language]: roles.map((role) => game?.text[language].role?.(role) ?? role) } };
}

async function refresh(): Promise<void> {
  const here = (await keptTables().catch(() => [])).map(({ summary }) => summary);
  lists.set({ mine: here, loaded: true });
  const [mine, open] = session.get().server
    ? await Promise.all([myTables().catch(() => []), publicTables().catch(() => [])])
    : [[], []];
  const all = [...here, ...mine.map(fromServer)].sort(
    (a, b) => Number(isWaiting(b)) - Number(isWaiting(a)) || b.updated - a.updated,
  );
  lists.set({
    mine: all,
    open: await Promise.all(
      open.filter(({ mine: seats, settings }) => seats.length === 0 && isOpen(settings.game)).map(withRoles),
    ),
  });
  lists.set({ mine: await Promise.all(all.map(withQuestion)) });
}

export const isWaiting = ({ asked, status }: TableSummary): boolean => asked && status === 'playing';

/** The lists, fresh when the page opens and every half minute. */
export function useTables(): Lists & { refresh(): Promise<void> } {
  const { server, person } = useStore(session);
  const { language } = usePreferences();
  const who = `${server} ${person?.id} ${language}`;
  useEffect(() => {
    // Asked again when the server turns up or knows us by another name, and said again in another language.
    if (who) void refresh();
    const timer = setInterval(() => void refresh(), 30_000);
    return () => clearInterval(timer);
  }, [who]);
  return { ...useStore(lists), refresh };
}

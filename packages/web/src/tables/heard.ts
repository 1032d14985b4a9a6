/** What the server says of a table, as the page shows it. */
import type { Refusal, Seat } from '@guildhall/kernel';
import type { Heard, Kept, RefusedMessage, ChatLine as ServerChat, TableState as ServerState, Sight } from '@guildhall/wire';
import { ALL_HERE, type ChatLine, type LogLine, SERVER_RULE, type TablePlayer, type TableState } from './source.ts';

/** A table of which nothing has been heard yet. */
export const unheard = (id: string): TableState => ({
  id,
  game: '',
  name: '',
  status: 'waiting',
  seat: null,
  mine: [],
  view: null,
  players: [],
  log: [],
  fresh: [],
  decisions: 0,
  sent: null,
  keeping: 'reconnecting',
  undo: 'none',
  undoAsked: null,
  abandon: null,
  next: null,
  chat: [],
  chatOpen: false,
  contributions: [],
  watching: 0,
  coming: ALL_HERE,
  clocks: null,
  pace: null,
  options: {},
  standIns: true,
  orders: {},
  outcome: null,
  passTo: null,
  problem: null,
  frozen: null,
});

export const playersOf = (table: ServerState | null, present: readonly Seat[]): TablePlayer[] =>
  (table?.seats ?? []).map(({ seat, role, kind, name, bot, botBecause, returning, offered, former }) => ({
    seat,
    role,
    kind,
    name,
    here: present.includes(seat),
    level: bot,
    stoodIn: kind === 'person' && bot !== null,
    because: botBecause,
    returning,
    offered,
    former,
  }));

/** What a bot is asked in a person's stead is not for the person to answer. */
export const unasked = (sight: Sight): Sight => ({ ...sight, view: { ...sight.view, asked: null, mayAlso: [] } });

export const chatLine = ({ sequence, at, seat, name, text }: ServerChat): ChatLine => ({ n: sequence, at, seat, name, text });

/** What was heard, line by line. */
export function flat(heard: readonly Heard[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const { sequence, facts } of heard) for (const fact of facts) lines.push({ n: lines.length, decision: sequence, fact });
  return lines;
}

export const samePlayers = (a: readonly TablePlayer[], b: readonly TablePlayer[]): boolean =>
  a.length === b.length && a.every((player, i) => JSON.stringify(player) === JSON.stringify(b[i]));

export function refusalOf(reply: Kept | RefusedMessage): Refusal | null {
  if (reply.type === 'kept') return null;
  return reply.refusal ?? { rule: SERVER_RULE, why: reply.reason, about: {} };
}

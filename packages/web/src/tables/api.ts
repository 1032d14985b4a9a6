/** Requests to the server. Everything works without one, as far as everybody sits at this device. */
import type { Refusal } from '@guildhall/kernel';
import type {
  AccountBody,
  EntranceReply,
  ExportReply,
  FairnessReply,
  JoinBody,
  KnownPerson,
  Person,
  Problem,
  SeatGrant,
  SessionReply,
  Summary,
  TableBody,
  TableReply,
  TablesReply,
  TurnsReply,
} from '@guildhall/wire';
import { prefer, preferences } from '../hall/preferences.ts';
import { createStore } from '../hall/store.ts';

export class ServerProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
    this.name = 'ServerProblem';
  }
}
/** The refusal of the rules that a problem is about, if it is. */
export const refusalIn = ({ problem }: ServerProblem): Refusal | null => (problem.refusal as Refusal | undefined) ?? null;
/** No server answered. */
export class Unreachable extends Error {}

interface Session {
  /** Whether a server answers; null: not known yet. */
  server: boolean | null;
  /** As whom it knows us; null before a name was given. */
  person: Person | null;
  /** An address of the hall that others can reach; null: only this machine can. */
  address: string | null;
}
export const session = createStore<Session>({ server: null, person: null, address: null });

/** The server says who we are. An account brings its name along; a guest's is the one chosen in this browser. */
function met(person: Person | null): void {
  session.set({ server: true, person });
  const { name } = preferences.get();
  if (person?.account && person.name !== name) prefer({ name: person.name });
}

export async function request<R>(method: string, path: string, body?: unknown): Promise<R> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable('offline');
  }
  // Without a server the page's host answers with the page itself.
  if (!response.headers.get('content-type')?.includes('json')) throw new Unreachable('no server');
  const data: unknown = response.status === 204 ? null : await response.json();
  if (!response.ok) throw new ServerProblem(data as Problem);
  return data as R;
}

const SESSION = '/api/session';

/** Asks once who we are; afterwards the store says. */
export async function findServer(): Promise<boolean> {
  try {
    const { person, address } = await request<EntranceReply>('GET', SESSION);
    session.set({ address });
    met(person);
    return true;
  } catch (error) {
    session.set({ server: error instanceof ServerProblem });
    return error instanceof ServerProblem;
  }
}

/** Makes sure the server knows us at least as a guest, by the name we chose or by one it gives. */
export async function beSomebody(): Promise<Person | null> {
  const { person } = session.get();
  if (person) return person;
  const { name, language } = preferences.get();
  const reply = await request<SessionReply>('POST', SESSION, { ...(name && { name }), language });
  met(reply.person);
  return reply.person;
}

/** The name one has from now on, here and wherever one sits down; tables where one sits already keep the old one. */
export async function takeName(name: string): Promise<void> {
  prefer({ name });
  if (!session.get().person) return;
  met((await request<SessionReply>('PATCH', SESSION, { name, language: preferences.get().language })).person);
}

export async function account(path: 'make' | 'signIn', body: AccountBody): Promise<void> {
  if (path === 'make') await beSomebody();
  const { person } = await request<SessionReply>('POST', path === 'make' ? '/api/account' : '/api/account/sign-in', body);
  met(person);
}

export async function signOut(): Promise<void> {
  await request('DELETE', SESSION);
  session.set({ person: null });
}

/** Everything that is kept of us goes. */
export async function deleteAccount(password: string): Promise<void> {
  await request('DELETE', '/api/account', { password });
  session.set({ person: null });
}

export const publicTables = async (): Promise<Summary[]> => (await request<TablesReply>('GET', '/api/tables')).tables;
export const myTables = async (): Promise<Summary[]> =>
  session.get().person ? (await request<TablesReply>('GET', '/api/tables/mine')).tables : [];
export const exportTable = (id: string): Promise<ExportReply> => request('GET', `/api/tables/${id}/export`);
export const fairness = (id: string): Promise<FairnessReply> => request('GET', `/api/tables/${id}/fairness`);

export const tableSummary = (id: string): Promise<Summary> => request('GET', `/api/tables/${id}`);
export const knownAt = (id: string, seat: number): Promise<KnownPerson> => request('GET', `/api/tables/${id}/people/${seat}`);
export const myTurns = async (): Promise<TurnsReply['turns']> =>
  session.get().person ? (await request<TurnsReply>('GET', '/api/turns')).turns : [];

/** What this browser adds to chance, so that nobody else, not even the server, can choose it alone. */
export const ownWord = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((n) => n.toString(16).padStart(2, '0')).join('');

export async function makeTable(body: TableBody): Promise<string> {
  await beSomebody();
  const { table, grants } = await request<TableReply>('POST', '/api/tables', body);
  remember(table, grants);
  return table;
}

export async function joinTable(id: string, body: JoinBody = {}): Promise<void> {
  await beSomebody();
  const { grants } = await request<TableReply>('POST', `/api/tables/${id}/join`, { entropy: ownWord(), ...body });
  remember(id, grants);
}

/** Keys of seats are kept in this browser: whoever holds the key holds the seat. */
const KEYS = 'guildhall.seats';
function allKeys(): { [table: string]: string[] } {
  try {
    return JSON.parse(localStorage.getItem(KEYS) ?? '{}') as { [table: string]: string[] };
  } catch {
    return {};
  }
}
/** Seats taken and handed on leave keys that open nothing; a table has no more seats than this. */
const MOST_KEYS = 16;
export const keysOf = (table: string): string[] => (allKeys()[table] ?? []).slice(-MOST_KEYS);
export function remember(table: string, grants: readonly SeatGrant[]): void {
  const keys = allKeys();
  keys[table] = [...new Set([...(keys[table] ?? []), ...grants.map(({ key }) => key)])];
  try {
    localStorage.setItem(KEYS, JSON.stringify(keys));
  } catch {
    // Nothing can be kept here: the session, which the server knows, opens the seat all the same.
  }
}

/** `guildhall moderate`: whoever keeps the hall looks at tables and people, and acts on them; all of it is written down. */
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Language } from '@guildhall/kernel';
import { SAYS, type Says } from './moderate-words.ts';
import { openPeople } from './people.ts';
import { EventLog } from './store/log.ts';
import { allSanctions, moderate as note, notedAfter } from './store/moderation.ts';
import { openStore, type Store, type StorePlace } from './store/open.ts';
import type { SanctionRow } from './store/schema.ts';
import { readTable, seatsOf } from './store/tables.ts';
import type { TableEvent } from './table/events.ts';
import { frameOfSetting } from './table/setting-text.ts';

/** Said wrongly, or of something that is not there. Nothing was done. */
class Wrong extends Error {}

const DAY = 24 * 60 * 60_000;
const LISTED = 100;
const MOST_DAYS = 36_500;
const LONGEST_WHY = 500;
const WAYS = ['tables', 'people', 'read', 'close', 'mute', 'ban', 'lift', 'password', 'log'] as const;
type Way = (typeof WAYS)[number];
const ACTS: ReadonlySet<string> = new Set(['close', 'mute', 'ban', 'lift', 'password']);

interface Wish {
  way: Way;
  /** A table, a person, or part of a name. */
  what: string | undefined;
  why: string;
  by: string;
  until: number | null;
}

const time = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 16);

function wishOf(words: readonly string[], says: Says): Wish {
  let given: ReturnType<typeof parse>;
  try {
    given = parse(words);
  } catch (error) {
    throw new Wrong(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = given;
  const [way, what, ...rest] = positionals;
  if (!WAYS.includes(way as Way) || rest.length > 0) throw new Wrong(says.usage);
  const needs = ACTS.has(way) || way === 'read';
  if (needs && what === undefined) throw new Wrong(says.of(way));
  const why = values.why?.trim() ?? '';
  if (ACTS.has(way) && (why === '' || why.length > LONGEST_WHY)) throw new Wrong(says.why(LONGEST_WHY));
  const days = values.days === undefined ? null : Number(values.days);
  if (days !== null && !(way === 'mute' || way === 'ban')) throw new Wrong(says.noDays);
  if (days !== null && !(Number.isInteger(days) && days > 0 && days <= MOST_DAYS)) throw new Wrong(says.days(MOST_DAYS));
  const by = values.by?.trim() || process.env.SUDO_USER || userInfo().username;
  return { way: way as Way, what, why, by, until: days === null ? null : Date.now() + days * DAY };
}

const SETTINGS = { why: { type: 'string' }, by: { type: 'string' }, days: { type: 'string' } } as const;

/** What a way is about comes second and may begin with a dash, as ids do now and then: it is no setting then. */
function parse(words: readonly string[]) {
  const [way = '', what = '', ...rest] = words;
  const isSetting = Object.keys(SETTINGS).some((name) => what === `--${name}` || what.startsWith(`--${name}=`));
  const args = what.startsWith('-') && !isSetting ? [way, ...rest, '--', what] : [...words];
  return parseArgs({ args, allowPositionals: true, options: SETTINGS });
}

/** Where it is said. */
interface Terminal {
  log(line: string): void;
  error(line: string): void;
}

/** 0: done; 2: it was not said rightly, or there is nothing of the kind. */
export async function moderate(
  words: readonly string[],
  language: Language,
  { folder, url }: StorePlace,
  terminal: Terminal = console,
): Promise<number> {
  const says = SAYS[language];
  try {
    const wish = wishOf(words, says);
    if (url === null && !existsSync(join(folder, 'guildhall.db'))) throw new Wrong(says.noStore(folder));
    const store = await openStore({ folder, url });
    try {
      for (const line of await lines(store, wish, says)) terminal.log(line);
    } finally {
      await store.close();
    }
    return 0;
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    terminal.error(error.message);
    return 2;
  }
}

async function lines(store: Store, wish: Wish, says: Says): Promise<string[]> {
  switch (wish.way) {
    case 'tables':
      return tables(store, wish.what);
    case 'people':
      return people(store, wish.what ?? '', says);
    case 'read':
      return read(store, wish.what ?? '', says);
    case 'log':
      return log(store, says);
    case 'password':
      return newPassword(store, wish, says);
    default:
      return act(store, { ...wish, way: wish.way }, says);
  }
}

async function tables({ db }: Store, game: string | undefined): Promise<string[]> {
  const all = db.selectFrom('hall_table').select(['id', 'game', 'status', 'setting', 'updated', 'public']);
  const rows = await (game === undefined ? all : all.where('game', '=', game)).orderBy('updated', 'desc').limit(LISTED).execute();
  return Promise.all(
    rows.map(async ({ id, game: of, status, setting, updated }) => {
      const { name } = frameOfSetting(setting);
      const seats = await seatsOf(db, id);
      const at = seats.map(({ seat, person }) => `${seat + 1}:${person}`).join(' ');
      return [id, of, status, time(updated), JSON.stringify(name), at].join('  ');
    }),
  );
}

async function people({ db }: Store, part: string, says: Says): Promise<string[]> {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'isAnonymous', 'createdAt'])
    .where((e) =>
      e.or([
        e('id', '=', part),
        e('email', '=', part),
        e(e.fn('lower', ['name']), 'like', `%${part.replace(/[\\%_]/g, '').toLowerCase()}%`),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .limit(LISTED)
    .execute();
  const sanctions = await allSanctions(db);
  return rows.map(({ id, name, email, isAnonymous, createdAt }) => {
    const own = sanctions.filter(({ person }) => person === id).map((one) => told(one, says));
    const about = isAnonymous ? says.guest : email;
    return [id, time(new Date(createdAt).getTime()), about, JSON.stringify(name), ...own].join('  ');
  });
}

const told = ({ kind, until }: SanctionRow, says: Says): string =>
  `${says.kinds[kind]} ${until === null ? says.open : time(until)}`;

/** What was said and done at a table. Hidden cards and seeds are not: whoever keeps a hall may play in it too. */
async function read({ db }: Store, id: string, says: Says): Promise<string[]> {
  const file = await readTable(db, id);
  if (!file) throw new Wrong(says.noTable(id));
  const seats = new Map((await seatsOf(db, id)).map(({ seat, person }) => [seat, person]));
  const rows = await new EventLog(db).read(file.number, 0);
  return rows.map(({ sequence, at, seat, body }) => {
    const event = JSON.parse(body) as TableEvent;
    const who = seat < 0 ? says.hall : `${says.seat(seat + 1)} ${seats.get(seat) ?? ''}`.trim();
    return [sequence, time(at), who, event.kind, openly(event)].join('  ').trimEnd();
  });
}

/** What everybody at the table could read of an event. */
function openly(event: TableEvent): string {
  switch (event.kind) {
    case 'chat':
      return JSON.stringify(event.text);
    case 'contribute':
      return `${event.by.name}: ${JSON.stringify(event.body)}`;
    case 'sit':
    case 'hand':
      return event.name;
    default:
      return '';
  }
}

async function log({ db }: Store, says: Says): Promise<string[]> {
  return (await notedAfter(db, 0)).map(({ number, at, act, target, until, by, why }) =>
    [number, time(at), by, says.kinds[act], target, until === null ? '' : time(until), JSON.stringify(why)]
      .filter((part) => part !== '')
      .join('  '),
  );
}

/** Said once, to whoever sits at the terminal: the owner is told by other ways, and changes it. */
async function newPassword(store: Store, { what = '', why, by }: Wish, says: Says): Promise<string[]> {
  const people = await openPeople(store, false);
  const made = await people.newPassword(what.trim().toLowerCase());
  if (!made) throw new Wrong(says.noAccount(what));
  await store.db
    .transaction()
    .execute((trx) => note(trx, { at: Date.now(), act: 'password', target: made.person, until: null, by, why }));
  return [says.password(what, made.password)];
}

async function act({ db }: Store, wish: Wish & { way: Way }, says: Says): Promise<string[]> {
  const { way, what = '', why, by, until } = wish;
  if (way !== 'close' && way !== 'mute' && way !== 'ban' && way !== 'lift') throw new Wrong(says.usage);
  if (way === 'close') {
    if (!(await readTable(db, what))) throw new Wrong(says.noTable(what));
  } else {
    const known = await db.selectFrom('user').select('id').where('id', '=', what).executeTakeFirst();
    const sanctions = (await allSanctions(db)).filter(({ person }) => person === what);
    if (!known && sanctions.length === 0) throw new Wrong(says.noPerson(what));
    if (way === 'lift' && sanctions.length === 0) throw new Wrong(says.nothingToLift(what));
  }
  await db.transaction().execute((trx) => note(trx, { at: Date.now(), act: way, target: what, until, by, why }));
  return [says.done[way](what)];
}

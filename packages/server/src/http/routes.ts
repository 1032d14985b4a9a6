/** The HTTP interface, as described in @guildhall/wire. */

import { offersLevel } from '@guildhall/kernel';
import {
  type AccountFile,
  accountBody,
  BOT_LEVELS,
  calendarQuery,
  deviceBody,
  type EntranceReply,
  type FightReply,
  feedQuery,
  fightBody,
  type GamesReply,
  guestBody,
  type HealthReply,
  joinBody,
  type KnownPerson,
  leaveBody,
  lobbyQuery,
  noDeviceBody,
  type Person,
  type PushReply,
  profileBody,
  type ReadingReply,
  ROUTES,
  readingBody,
  type SessionReply,
  type TableReply,
  type TablesReply,
  type TurnsReply,
  tableBody,
  tableId,
} from '@guildhall/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { booksOf } from '../campaign/books.ts';
import { dueOf, newsOf } from '../campaign/feeds.ts';
import { readingKeys } from '../campaign/reading.ts';
import { playable } from '../games.ts';
import type { Hall } from '../hall.ts';
import { knownAt, turnsOf } from '../known.ts';
import { accountFile, leaveTables } from '../leaving.ts';
import type { Metrics } from '../metrics.ts';
import { headersOf, type People, sessionOf } from '../people.ts';
import { dropDevicesOfSession, giveUpDevice } from '../store/devices.ts';
import { publicTables, tablesOf } from '../store/tables.ts';
import { Denied } from '../table/problem.ts';
import { exportedText, fairness, summaries, summary } from '../table/report.ts';
import { bringIn, setUp, sitDown } from '../table/setup.ts';
import { type Budgets, ENOUGH_KEPT, TABLE_BYTES } from './budget.ts';
import { addressKey, body, isApi, isInside } from './guard.ts';
import type { Guesses } from './guesses.ts';
import { reachableAt } from './reach.ts';

export interface Rooms {
  hall: Hall;
  people: People;
  metrics: Metrics;
  guesses: Guesses;
  budgets: Budgets;
  version: string;
  stopping(): boolean;
}

const LISTED = 100;
/** A match with many drawings in it. */
const IMPORT_BYTES = 8 * 1024 * 1024;

/** A limit of its own for what costs more. */
const limited = (max: number) => ({ config: { rateLimit: { max, timeWindow: '1 minute' } } });

export function routes(app: FastifyInstance, { hall, people, metrics, guesses, budgets, version, stopping }: Rooms): void {
  const { limits } = hall.config;

  const who = (request: FastifyRequest): Promise<Person | null> => people.who(headersOf(request.headers));
  /** Whoever it is: also those who are not let in may take what is kept of them, and leave for good. */
  async function anybody(request: FastifyRequest): Promise<Person> {
    const person = await who(request);
    if (!person) throw new Denied('noSession', 'say who you are first');
    return person;
  }
  async function someone(request: FastifyRequest): Promise<Person> {
    const person = await anybody(request);
    hall.steward.admit(person.id);
    return person;
  }
  /** What is set up or brought in stays for a while: nobody fills the store. */
  const keep = (request: FastifyRequest, bytes = 0): void => {
    const keeping = budgets.kept(addressKey(request.ip));
    if (!keeping.mayGoOn()) throw new Denied('tooFast', ENOUGH_KEPT);
    keeping.take(TABLE_BYTES + bytes);
  };
  const table = (request: FastifyRequest): string => {
    const { id } = request.params as { id: string };
    if (!v.is(tableId, id)) throw new Denied('unknownTable', 'there is no such table');
    return id;
  };
  const entered = (reply: FastifyReply, person: Person, cookies: string[]): SessionReply => {
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    return { person };
  };

  app.addHook('onSend', async (request, reply) => {
    if (isApi(request)) reply.header('cache-control', 'no-store');
  });

  app.get(ROUTES.session, async (request): Promise<EntranceReply> => {
    const person = await who(request);
    if (person) hall.steward.admit(person.id);
    return { person, address: reachableAt(request, hall.config) };
  });
  app.post(ROUTES.session, limited(limits.signIns * 3), async (request, reply) => {
    const { name, language } = body(guestBody, request.body);
    const { person, cookies } = await people.guest(headersOf(request.headers), name, language);
    hall.steward.admit(person.id);
    return entered(reply, person, cookies);
  });
  app.patch(ROUTES.session, async (request): Promise<SessionReply> => {
    const change = body(profileBody, request.body);
    return { person: await people.change(await someone(request), change) };
  });
  app.delete(ROUTES.session, async (request, reply): Promise<SessionReply> => {
    const left = sessionOf(request.headers);
    reply.header('set-cookie', await people.signOut(headersOf(request.headers)));
    if (left !== null) await ended(left);
    return { person: null };
  });
  /** Nothing that was asked for in a session goes on after it. */
  const ended = async (left: string): Promise<void> => {
    await dropDevicesOfSession(hall.store.db, left);
    hall.signedOut(left);
  };
  app.post(ROUTES.account, limited(limits.signIns), async (request): Promise<SessionReply> => {
    const { email, password } = body(accountBody, request.body);
    const person = await someone(request);
    // Whoever tries address after address would learn who has an account, and could make one now and then to be believed.
    const grow = () => people.grow(person, email, password);
    const grown = await guesses.guess(`network ${addressKey(request.ip)}`, grow, false);
    return { person: grown };
  });
  app.get(ROUTES.account, limited(limits.signIns), async (request, reply): Promise<AccountFile> => {
    const file = await accountFile(hall, await anybody(request));
    reply.header('content-disposition', 'attachment; filename="guildhall-account.json"');
    return file;
  });
  app.delete(ROUTES.account, limited(limits.signIns), async (request, reply): Promise<SessionReply> => {
    const { password } = body(leaveBody, request.body);
    const person = await anybody(request);
    await guesses.guess(`account ${person.email ?? person.id}`, () => people.mayLeave(person, password));
    await leaveTables(hall, person.id);
    reply.header('set-cookie', await people.signOut(headersOf(request.headers)));
    await people.leave(person);
    hall.signedOut(person.id);
    return { person: null };
  });
  app.post(ROUTES.signIn, limited(limits.signIns), async (request, reply) => {
    const { email, password } = body(accountBody, request.body);
    // Whoever is banned does not get the seats back by another name.
    const mayBring = (guest: Person) => !hall.steward.isBanned(guest.id);
    const signIn = () => people.signIn(headersOf(request.headers), email, password, mayBring);
    const { person, cookies } = await guesses.guess(`account ${email}`, signIn);
    hall.steward.admit(person.id);
    // This browser is somebody else's now: it asks anew to be told.
    const before = sessionOf(request.headers);
    if (before !== null) await dropDevicesOfSession(hall.store.db, before);
    return entered(reply, person, cookies);
  });
  const push = (): PushReply => ({ key: hall.herald.publicKey });
  app.get(ROUTES.push, async () => push());
  app.post(ROUTES.push, limited(limits.signIns), async (request): Promise<PushReply> => {
    const device = body(deviceBody, request.body);
    const { id } = await someone(request);
    keep(request);
    await hall.herald.take(device, id, sessionOf(request.headers) ?? '');
    return push();
  });
  app.delete(ROUTES.push, async (request): Promise<PushReply> => {
    const { endpoint } = body(noDeviceBody, request.body);
    await giveUpDevice(hall.store.db, (await anybody(request)).id, endpoint);
    return push();
  });

  app.get(ROUTES.games, async (): Promise<GamesReply> => {
    const games = await Promise.all(playable(hall.games).map((id) => hall.games.loadGame(id)));
    return {
      games: games.map(({ meta: { id, version, seats, options, roles = [], customs = {} }, given, links, bots }) => ({
        id,
        version,
        seats,
        options,
        roles,
        given: { all: given?.all !== undefined, own: given?.own !== undefined },
        customs,
        campaignOf: links?.game ?? null,
        bots: BOT_LEVELS.filter((level) => offersLevel({ bots }, level)),
      })),
    };
  });

  app.get(ROUTES.tables, async (request): Promise<TablesReply> => {
    const { game, limit = LISTED } = body(lobbyQuery, request.query);
    const person = await who(request);
    return { tables: await summaries(hall, await publicTables(hall.store.db, game, limit), person?.id ?? null) };
  });
  app.get(ROUTES.mine, async (request): Promise<TablesReply> => {
    const { id } = await someone(request);
    const tables = await summaries(hall, await tablesOf(hall.store.db, id, LISTED), id);
    tables.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.updated - a.updated);
    return { tables };
  });
  app.post(ROUTES.tables, limited(limits.tables), async (request, reply): Promise<TableReply> => {
    const wish = body(tableBody, request.body);
    const person = await someone(request);
    keep(request, Number(request.headers['content-length'] ?? 0));
    reply.code(201);
    return setUp(hall, wish, person);
  });
  app.register(async (scope) => {
    // A file is read where it is played again: not here.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, file: Buffer) => file);
    scope.post(
      ROUTES.import,
      { bodyLimit: IMPORT_BYTES, ...limited(Math.ceil(limits.tables / 4)) },
      async (request, reply): Promise<TableReply> => {
        const person = await someone(request);
        if (!Buffer.isBuffer(request.body)) throw new Denied('badMatch', 'there is no file');
        keep(request, request.body.length);
        const brought = await bringIn(hall, request.body, person, addressKey(request.ip));
        reply.code(201);
        return brought;
      },
    );
  });
  app.get(ROUTES.table(':id'), async (request) => summary(hall, table(request), (await who(request))?.id ?? null));
  app.post(ROUTES.join(':id'), async (request): Promise<TableReply> => {
    const wish = body(joinBody, request.body);
    const person = await someone(request);
    return sitDown(hall, await hall.keeper(table(request)), person, wish);
  });
  app.post(ROUTES.fight(':id', ':number'), limited(limits.tables), async (request): Promise<FightReply> => {
    const { keys } = body(fightBody, request.body ?? {});
    const person = await someone(request);
    const { number } = request.params as { number: string };
    keep(request);
    return hall.campaigns.open(await hall.keeper(table(request)), person.id, Number(number), keys);
  });
  app.post(ROUTES.reading(':id'), limited(limits.tables), async (request): Promise<ReadingReply> => {
    const wish = body(readingBody, request.body ?? {});
    const person = await someone(request);
    return readingKeys(hall, table(request), { ...wish, person: person.id });
  });
  app.get(ROUTES.books(':id'), limited(limits.tables), async (request, reply) => {
    const books = await booksOf(hall, table(request));
    reply.header('content-disposition', `attachment; filename="${books.ledger.game}-${table(request)}.json"`);
    return books;
  });
  /** Where people look at a table. */
  const pageOf = (request: FastifyRequest): string =>
    `${hall.config.origin ?? `${request.protocol}://${request.host}`}/table/${table(request)}`;
  app.get(ROUTES.news(':id'), async (request, reply) => {
    const { language } = body(feedQuery, request.query);
    reply.type('application/atom+xml; charset=utf-8');
    return newsOf(hall, table(request), language, pageOf(request));
  });
  app.get(ROUTES.calendar(':id'), async (request, reply) => {
    const { language, key } = body(calendarQuery, request.query);
    reply.type('text/calendar; charset=utf-8');
    return dueOf(hall, table(request), key, language, pageOf(request));
  });
  app.get(ROUTES.export(':id'), limited(limits.tables), async (request, reply) => {
    const id = table(request);
    const record = await exportedText(hall, id);
    const { game } = (await hall.keeper(id)).file;
    reply.header('content-disposition', `attachment; filename="${game}-${id}.json"`);
    reply.type('application/json; charset=utf-8');
    return record;
  });
  app.get(ROUTES.fairness(':id'), limited(limits.tables), async (request) => fairness(hall, table(request)));
  app.get(ROUTES.person(':id', ':seat'), async (request): Promise<KnownPerson> => {
    const { seat } = request.params as { seat: string };
    return knownAt(hall, table(request), Number(seat));
  });
  app.get(ROUTES.turns, async (request): Promise<TurnsReply> => ({ turns: await turnsOf(hall, await someone(request)) }));

  // The process lives. Whether it can do its work is another question.
  app.get(ROUTES.health, async (_request, reply): Promise<HealthReply> => {
    if (stopping()) reply.code(503);
    return { status: stopping() ? 'stopping' : 'ok', version, store: hall.store.kind };
  });
  app.get(ROUTES.ready, async (_request, reply): Promise<HealthReply> => {
    const status = stopping() ? 'stopping' : (await hall.canWrite()) ? 'ok' : 'unready';
    if (status !== 'ok') reply.code(503);
    return { status, version, store: hall.store.kind };
  });
  app.get(ROUTES.metrics, async (request, reply) => {
    if (!hall.config.openMetrics && !isInside(request)) throw new Denied('unknownRoute', 'there is nothing here');
    reply.type('text/plain; version=0.0.4');
    const { events, commits } = hall.log.counts;
    const { thoughts, thoughtless, errors } = hall.counts;
    return metrics.text({
      tables: hall.tables,
      events_total: events,
      commits_total: commits,
      bot_thoughts_total: thoughts,
      bot_failures_total: thoughtless,
      errors_total: errors,
      push_letters_total: hall.herald.counts.sent,
      push_failures_total: hall.herald.counts.failed,
    });
  });
}

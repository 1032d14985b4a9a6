/** Puts the server together: store, people, hall, HTTP and sockets. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { MAX_FRAME, ROUTES } from '@guildhall/wire';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { pino } from 'pino';
import type { WebSocket } from 'ws';
import { type Config, readConfig } from './config.ts';
import { openGames } from './games.ts';
import { Hall } from './hall.ts';
import { Budgets } from './http/budget.ts';
import { addressKey, guard, isApi, send } from './http/guard.ts';
import { Guesses } from './http/guesses.ts';
import { pages } from './http/pages.ts';
import { routes } from './http/routes.ts';
import { Post, Visitor } from './http/socket.ts';
import { readers } from './http/unread.ts';
import { Metrics } from './metrics.ts';
import { headersOf, openPeople, sessionOf } from './people.ts';
import { lockFolder } from './store/lock.ts';
import { openStore } from './store/open.ts';

export const VERSION = '0.1.0';
const BODY_BYTES = 64 * 1024;
/** Whoever takes longer to say what they want is not listened to. */
const HEADERS_TIME = 15_000;
const REQUEST_TIME = 30_000;
const HEARTBEAT = 30_000;
const FAREWELL = 500;
/** How often other processes are told what people have asked for at this one. */
const TELL = 250;

/** The nearest so many, or those at these addresses, say truly for whom they ask. */
const trusts = (proxies: Config['trustProxy']): false | string[] | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;

export interface Running {
  address: string;
  app: FastifyInstance;
  hall: Hall;
  close(): Promise<void>;
}

export async function startServer(given: Partial<Config> = {}): Promise<Running> {
  const config: Config = { ...readConfig({}), ...given };
  const release = config.databaseUrl === null ? lockFolder(config.folder) : () => {};
  try {
    return await open(config, release);
  } catch (error) {
    release();
    throw error;
  }
}

async function open(config: Config, release: () => void): Promise<Running> {
  const logger = pino({ level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] });
  const games = await openGames(config.games);
  const store = await openStore({
    folder: config.folder,
    url: config.databaseUrl,
    check: config.checkStore,
    patience: config.databasePatience,
  });
  const people = await openPeople(store, config.origin?.startsWith('https:') ?? false);
  const hall = new Hall(store, games, config, logger);
  await hall.open();
  const metrics = new Metrics();
  /** Who is connected, and by which headers. */
  const visitors = new Map<Visitor, IncomingHttpHeaders>();
  hall.onSignOut = (ended) => {
    people.forget(ended);
    for (const [visitor, by] of visitors) if (sessionOf(by) === ended || visitor.personId === ended) visitor.signedOut();
  };
  // Somebody may have signed out at another process, and word of it was lost.
  hall.onGap = async () => {
    for (const [visitor, by] of visitors) {
      if (visitor.personId === null) continue;
      people.forget(visitor.personId);
      const gone = (await people.who(headersOf(by)).catch(() => visitor)) === null;
      if (gone) visitor.signedOut();
    }
  };
  hall.onBan = (person) => {
    for (const visitor of visitors.keys()) if (visitor.personId === person) visitor.shutOut();
  };
  const neighbours = { at: (address: string) => [...visitors.keys()].filter((visitor) => visitor.address === address) };
  const post = new Post();
  const budgets = new Budgets(config.limits);
  const guesses = new Guesses(
    config.limits.guesses,
    () => hall.now(),
    (at) => hall.bus.say({ t: '', f: at }),
  );
  hall.onHouseWord = ({ u, f }) => {
    if (u) budgets.takenElsewhere(...u);
    if (f) guesses.wrongElsewhere(f);
  };
  const teller = setInterval(() => {
    for (const u of budgets.untold()) hall.bus.say({ t: '', u });
  }, TELL);
  teller.unref();
  hall.log.onSettled = post.deliver;
  let stopping = false;

  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusts(config.trustProxy),
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_TIME,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: ({ message }, _request, reply) => void send(reply, 'malformed', message),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  }) as unknown as FastifyInstance;
  app.server.headersTimeout = HEADERS_TIME;
  guard(app, config);
  readers(app, config.now);
  await app.register(rateLimit, {
    max: config.limits.requests,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => addressKey(ip),
    // A page is some sixty files: a household opening a few must not be turned away. They cost next to nothing. What is asked
    // for is told by the route: the same address can be written in many ways.
    allowList: (request) => !isApi(request),
  });
  await app.register(websocket, { options: { maxPayload: MAX_FRAME, perMessageDeflate: false, clientTracking: true } });
  const perAddress = new Map<string, number>();
  app.get(ROUTES.socket, { websocket: true }, (socket: WebSocket, request) => {
    const ip = addressKey(request.ip);
    const count = (perAddress.get(ip) ?? 0) + 1;
    if (stopping || count > config.limits.sockets) {
      socket.close(stopping ? 1012 : 1013, stopping ? 'restarting' : 'too many sockets');
      return;
    }
    perAddress.set(ip, count);
    const person = people.who(headersOf(request.headers)).catch(() => null);
    const visitor = new Visitor(socket, request.raw.socket, post, person, ip, budgets, neighbours, hall, metrics);
    visitors.set(visitor, request.headers);
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    socket.on('close', () => {
      visitors.delete(visitor);
      const left = (perAddress.get(ip) ?? 1) - 1;
      if (left > 0) perAddress.set(ip, left);
      else perAddress.delete(ip);
    });
  });
  await app.register(async (scope) =>
    routes(scope, { hall, people, metrics, guesses, budgets, version: VERSION, stopping: () => stopping }),
  );
  await pages(app, config.pages);

  /** Sockets that answered the last heartbeat; the others are gone and do not know it. */
  const alive = new WeakSet<WebSocket>();
  const heart = setInterval(() => {
    for (const socket of app.websocketServer.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
    budgets.sweep();
  }, HEARTBEAT);
  heart.unref();

  const connections = new Set<Socket>();
  app.server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
  });
  const address = await app.listen({ port: config.port, host: config.host });

  let closing: Promise<void> | null = null;
  async function close(): Promise<void> {
    stopping = true;
    clearInterval(heart);
    clearInterval(teller);
    for (const visitor of visitors.keys()) visitor.goodbye();
    await hall.close();
    // Whoever has not read the farewell by then never will.
    setTimeout(() => {
      for (const connection of connections) connection.destroy();
    }, FAREWELL);
    await app.close();
    metrics.close();
    await store.close(true);
    release();
  }
  return {
    address,
    app,
    hall,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/** Everything that can be set, from the environment. Without any setting the server works. */
import { isIP } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REGISTRY } from './games.ts';
import { publicKeyOf } from './push/curve.ts';
import { PATIENCE } from './store/pool.ts';
import type { Keep } from './store/sweep.ts';
import { steadyTime } from './time.ts';

export interface Config {
  port: number;
  host: string;
  /** Where the embedded database lives. */
  folder: string;
  /** postgres://…: several servers may share it. */
  databaseUrl: string | null;
  /** Milliseconds after which a PostgreSQL that says nothing is given up and another connection tried. */
  databasePatience: number;
  /** Addresses of NATS, by which processes then tell each other what has happened; none: PostgreSQL does that too. */
  nats: string[];
  /** Whether the embedded database is looked through at start. */
  checkStore: boolean;
  /** The address people see, if it is not the one they connect to (behind a proxy); also allows its origin. */
  origin: string | null;
  /** Behind proxies that add to X-Forwarded-For: how many there are, or their addresses. Nobody else is believed. */
  trustProxy: false | number | string[];
  /** Names by which the server may be asked for, beside its addresses, this machine's name and that of `origin`. */
  hosts: string[];
  /** Whether figures are told to everybody, and not only on this machine. */
  openMetrics: boolean;
  /** The built pages; served if they exist. */
  pages: string;
  /** Module that gives the games. */
  games: string;
  /**
   * Whether people may bring in matches that go on from a position. A position can be made up by hand, and then no rule
   * has ever been asked about it: only where all who come are trusted.
   */
  positions: boolean;
  /** Milliseconds of the processor that playing one match file again may take. */
  importBudget: number;
  bots: {
    /** In which bots think; 0: they think in processes of their own, on the same database. */
    threads: number;
    /** Milliseconds a bot may think. */
    budget: number;
    /** Milliseconds a bot's move takes at least. Each page shows moves at the pace its reader likes. */
    delay: number;
    /** Milliseconds beyond its budget after which an answer is no longer waited for. */
    patience?: number;
  };
  /** Milliseconds after which a pass by standing order comes, at least and at most: about as long as a person takes. */
  passes: { least: number; most: number };
  limits: {
    /** Requests per minute and address; attempts to sign in have their own, lower limit. */
    requests: number;
    signIns: number;
    /** New tables per minute and address. */
    tables: number;
    /** Messages per second of one person, by whatever sockets, and how many may come at once; a kilobyte counts as one more. */
    messages: number;
    burst: number;
    /** Sockets per address. */
    sockets: number;
    /** Wrong passwords for one account, and addresses refused to one network, in a quarter of an hour. */
    guesses: number;
    /** Tables of one person that are not over, and matches one has brought in. */
    openTables: number;
    imports: number;
    /** Matches that are over kept of one guest. */
    finished: number;
    /** Megabytes that people at one address may have kept in a day, by whatever they do. */
    kept: number;
  };
  /** After how many days what nobody needs goes. */
  keep: Keep;
  /** How people are told of turns while no page is open. */
  push: {
    on: boolean;
    /** The private key by which push services know the hall; null: it makes one and keeps it. */
    key: string | null;
    /** `mailto:` or `https:`, by which those who keep a push service reach those who keep the hall. */
    contact: string | null;
    /** Origins of push services beside those that are known. */
    services: string[];
    /** Milliseconds after which a letter that could not be delivered is tried again, each time. */
    retries: number[];
  };
  logLevel: string;
  /** Whether every request is logged: what was asked for, how it ended, how long it took. */
  logRequests: boolean;
  now(): number;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

const LIMITS: Config['limits'] = {
  requests: 600,
  signIns: 20,
  tables: 60,
  messages: 60,
  burst: 300,
  sockets: 200,
  guesses: 10,
  openTables: 100,
  imports: 20,
  finished: 500,
  kept: 500,
};

const KEEP: Keep = { waiting: 14, unfinished: 180, imports: 30, guests: 90, finished: 365 };

/** Ten seconds, a minute, five. */
const RETRIES = [10_000, 60_000, 300_000];

const PASSES: Config['passes'] = { least: 1500, most: 6000 };

/** A setting that means nothing. */
export class BadSetting extends Error {
  constructor(
    readonly setting: string,
    readonly given: string,
    readonly wanted:
      | 'number'
      | 'port'
      | 'proxies'
      | 'origin'
      | 'nats'
      | 'shared'
      | 'database'
      | 'pushKey'
      | 'contact'
      | 'service',
  ) {
    super(`${setting}: "${given}" is no ${wanted}`);
  }
}

const list = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '');

/** A number of hops, or the addresses of proxies. */
function proxies(text: string | undefined): Config['trustProxy'] {
  const found = list(text);
  if (found.length === 0) return false;
  if (found.length === 1 && /^\d+$/.test(found[0])) return Number(found[0]) || false;
  for (const one of found) {
    const [address, bits] = one.split('/');
    if (isIP(address) === 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits)))
      throw new BadSetting('TRUST_PROXY', one, 'proxies');
  }
  return found;
}

/** An origin is a scheme and a host, as browsers send it. */
function originOf(text: string | undefined): string | null {
  if (!text) return null;
  const wrong = (): never => {
    throw new BadSetting('PUBLIC_ORIGIN', text, 'origin');
  };
  try {
    const { origin, protocol } = new URL(text);
    return protocol === 'https:' || protocol === 'http:' ? origin : wrong();
  } catch {
    return wrong();
  }
}

const HIGHEST_PORT = 65_535;
function portOf(port: number): number {
  if (port > HIGHEST_PORT) throw new BadSetting('PORT', String(port), 'port');
  return port;
}

/** It is not repeated where it is wrong: there may be a password in it. */
function databaseOf(text: string | undefined): string | null {
  if (text && !/^(postgres|postgresql|socket):/.test(text)) throw new BadSetting('DATABASE_URL', '…', 'database');
  return text || null;
}

/** Addresses of NATS servers. Only processes that share a store have something to tell each other. */
function natsOf(text: string | undefined, databaseUrl: string | undefined): string[] {
  const servers = (text ?? '').split(',').flatMap((one) => one.trim() || []);
  for (const server of servers) {
    const url = URL.canParse(server) ? new URL(server) : null;
    if (!url?.host || !['nats:', 'tls:'].includes(url.protocol)) throw new BadSetting('NATS_URL', server, 'nats');
  }
  if (servers.length > 0 && !databaseUrl) throw new BadSetting('NATS_URL', servers[0], 'shared');
  return servers;
}

/** Without TLS letters go to this machine alone: a push service that is being tried out. */
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);

function pushOf(env: NodeJS.ProcessEnv): Config['push'] {
  const key = env.PUSH_KEY;
  const contact = env.PUSH_CONTACT;
  if (key && publicKeyOf(key) === null) throw new BadSetting('PUSH_KEY', '…', 'pushKey');
  if (contact && !/^(mailto:[^@\s]+@|https:\/\/)\S+$/.test(contact)) throw new BadSetting('PUSH_CONTACT', contact, 'contact');
  const services = list(env.PUSH_SERVICES).map((one) => {
    const url = URL.canParse(one) ? new URL(one) : null;
    const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname));
    if (!url || !safe) throw new BadSetting('PUSH_SERVICES', one, 'service');
    return url.origin;
  });
  return { on: env.PUSH !== 'off', key: key || null, contact: contact || null, services, retries: RETRIES };
}

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const number = (name: string, usual: number): number => {
    const text = env[name];
    if (text === undefined || text.trim() === '') return usual;
    const value = Number(text);
    if (!Number.isInteger(value) || value < 0) throw new BadSetting(name, text, 'number');
    return value;
  };
  const threads = number('BOT_THREADS', 1);
  if (threads === 0 && !env.DATABASE_URL) throw new BadSetting('BOT_THREADS', '0', 'shared');
  return {
    port: portOf(number('PORT', 8080)),
    host: env.HOST || '127.0.0.1',
    folder: env.DATA_DIR || join(root, 'data'),
    databaseUrl: databaseOf(env.DATABASE_URL),
    databasePatience: number('DATABASE_PATIENCE', PATIENCE),
    nats: natsOf(env.NATS_URL, env.DATABASE_URL),
    checkStore: env.CHECK_STORE !== '0',
    origin: originOf(env.PUBLIC_ORIGIN),
    trustProxy: proxies(env.TRUST_PROXY),
    hosts: list(env.ALLOWED_HOSTS),
    openMetrics: env.METRICS === 'open',
    pages: env.PAGES_DIR || join(root, 'packages/web/dist'),
    games: env.GAMES_MODULE || REGISTRY,
    positions: env.IMPORT_POSITIONS === '1',
    importBudget: number('IMPORT_BUDGET', 5000),
    bots: { threads, budget: number('BOT_BUDGET', 300), delay: number('BOT_DELAY', 60) },
    passes: { least: number('PASS_LEAST', PASSES.least), most: number('PASS_MOST', PASSES.most) },
    limits: {
      requests: number('LIMIT_REQUESTS', LIMITS.requests),
      signIns: number('LIMIT_SIGN_INS', LIMITS.signIns),
      tables: number('LIMIT_TABLES', LIMITS.tables),
      messages: number('LIMIT_MESSAGES', LIMITS.messages),
      burst: number('LIMIT_BURST', LIMITS.burst),
      sockets: number('LIMIT_SOCKETS', LIMITS.sockets),
      guesses: number('LIMIT_GUESSES', LIMITS.guesses),
      openTables: number('LIMIT_OPEN_TABLES', LIMITS.openTables),
      imports: number('LIMIT_IMPORTS', LIMITS.imports),
      finished: number('LIMIT_FINISHED', LIMITS.finished),
      kept: number('LIMIT_KEPT', LIMITS.kept),
    },
    keep: {
      waiting: number('KEEP_WAITING', KEEP.waiting),
      unfinished: number('KEEP_UNFINISHED', KEEP.unfinished),
      imports: number('KEEP_IMPORTS', KEEP.imports),
      guests: number('KEEP_GUESTS', KEEP.guests),
      finished: number('KEEP_FINISHED', KEEP.finished),
    },
    push: pushOf(env),
    logLevel: env.LOG_LEVEL || 'info',
    logRequests: env.LOG_REQUESTS === '1',
    now: steadyTime(),
  };
}

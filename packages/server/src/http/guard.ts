/** What every request passes: origin, headers, and errors told as problems. */
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { type Problem, type Reason, ROUTES } from '@guildhall/wire';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { Denied } from '../table/problem.ts';

const STATUS: { [reason in Reason]?: number } = {
  tooLarge: 413,
  tooFast: 429,
  origin: 403,
  noSession: 401,
  banned: 403,
  muted: 403,
  unknownGame: 404,
  unknownTable: 404,
  unknownRoute: 404,
  notYourSeat: 403,
  notHost: 403,
  notOrganiser: 403,
  notYourFight: 403,
  noRequest: 409,
  noOpenSeat: 409,
  notBegun: 409,
  over: 409,
  notOver: 409,
  stale: 409,
  accountRefused: 409,
  wrongPassword: 401,
  rules: 422,
  tooManyTables: 409,
  badMatch: 422,
  positions: 422,
  otherRules: 409,
  badDevice: 422,
  noPush: 409,
  stopping: 503,
  internal: 500,
};

const CARE: ReadonlySet<string> = new Set([ROUTES.health, ROUTES.ready, ROUTES.metrics]);

/** Everything comes from this server: no foreign scripts, fonts, frames or connections. */
function policy(secure: boolean): string {
  const parts = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return (secure ? [...parts, 'upgrade-insecure-requests'] : parts).join('; ');
}

/** Browsers say where a request comes from; only our own pages may change anything or open a socket. */
export function isForeign(request: FastifyRequest, config: Config): boolean {
  const { origin, host } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  if (origin === undefined) return false;
  if (config.origin !== null && origin === config.origin) return false;
  let from: URL;
  try {
    from = new URL(origin);
  } catch {
    return true;
  }
  return from.host !== host;
}

/** Names of this machine. */
const OWN = new Set(['localhost', hostname().toLowerCase(), `${hostname().toLowerCase()}.local`]);

/** Whether the server is asked for by a name that is its own: a foreign name may have been led here to deceive a browser. */
export function isCalledSo(host: string | undefined, config: Pick<Config, 'origin' | 'hosts'>): boolean {
  if (host === undefined) return true;
  let name: string;
  try {
    name = new URL(`http://${host}`).hostname.toLowerCase();
  } catch {
    return false;
  }
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0 || OWN.has(name) || name.endsWith('.localhost')) return true;
  return config.hosts.includes(name) || (config.origin !== null && new URL(config.origin).hostname.toLowerCase() === name);
}

/** Whether it is more than pages that is asked for. Not by the address as it was written: `/%61pi` is `/api`, too. */
export const isApi = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/api/') ?? false;

/** From this very machine, and not through a proxy on it. */
export function isInside(request: FastifyRequest): boolean {
  const { headers, raw } = request;
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined || headers.via !== undefined) return false;
  const address = raw.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  return address === '::1' || address.startsWith('127.');
}

/** Whom limits count: an address, and in IPv6 the network it is in, for one household has more of them than there are stars. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped) return mapped[1];
  if (!ip.includes(':')) return ip;
  const [head, tail] = ip.split('%')[0].split('::');
  const front = head.split(':').filter((group) => group !== '');
  const back = tail?.split(':').filter((group) => group !== '') ?? [];
  const groups =
    tail === undefined ? front : [...front, ...new Array(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

export function send(reply: FastifyReply, reason: Reason, detail: string, refusal: Problem['refusal'] = undefined): FastifyReply {
  const problem: Problem = refusal ? { reason, detail, refusal } : { reason, detail };
  return reply.code(STATUS[reason] ?? 400).send(problem);
}

/** The body by its schema, or a refusal. */
export function body<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, given ?? {}, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Denied('malformed', `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}

function reasonOf(error: FastifyError): Reason {
  if (error.statusCode === 413) return 'tooLarge';
  if (error.statusCode === 429) return 'tooFast';
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return 'malformed';
  return 'internal';
}

/** A refused upgrade would otherwise keep its connection for ever. */
function hangUp(request: FastifyRequest, reply: FastifyReply): void {
  if (request.headers.upgrade !== undefined) reply.raw.on('finish', () => request.raw.socket.destroySoon());
}

export function guard(app: FastifyInstance, config: Config): void {
  const secure = config.origin?.startsWith('https:') ?? false;
  const csp = policy(secure);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': csp,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    });
    if (secure) reply.header('strict-transport-security', 'max-age=31536000');
    // Those who look after the server may call it as they like.
    if (!CARE.has(request.url) && !isCalledSo(request.headers.host, config)) {
      hangUp(request, reply);
      return send(reply, 'origin', `this server is not called "${request.headers.host}" (ALLOWED_HOSTS)`);
    }
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if ((!reads || request.headers.upgrade !== undefined) && isForeign(request, config)) {
      hangUp(request, reply);
      return send(reply, 'origin', 'requests from other sites are refused');
    }
  });

  if (config.logRequests) {
    // The pattern of the address: whoever reads a log need not learn of tables that are for friends.
    app.addHook('onResponse', async ({ method, routeOptions, log }, { statusCode, elapsedTime }) => {
      log.info({ method, route: routeOptions.url ?? '', status: statusCode, ms: Math.round(elapsedTime) }, 'request');
    });
  }

  app.setErrorHandler((error: FastifyError, request, reply) => {
    hangUp(request, reply);
    if (error instanceof Denied) return send(reply, error.reason, error.message, error.refusal ?? undefined);
    const reason = reasonOf(error);
    if (reason === 'internal') request.log.error({ err: error }, 'a request failed');
    return send(reply, reason, reason === 'internal' ? 'something went wrong' : error.message);
  });
}

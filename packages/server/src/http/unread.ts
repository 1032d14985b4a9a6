/**
 * What has been answered and nobody has read. An answer may be as large as a match file, and stays in the memory until whoever
 * asked has taken it: so nobody is answered more and more without reading, and nobody is waited for without end.
 */
import type { Problem } from '@guildhall/wire';
import type { FastifyInstance } from 'fastify';
import { addressKey } from './guard.ts';

/** Answers shorter than this are not counted: there are limits on how many are asked for. */
const SHORT = 16 * 1024;
/** Letters on their way to one address. */
export const MOST_UNREAD = 64 * 1024 * 1024;
/** Milliseconds without a byte being read. */
const PATIENCE = 30_000;
/** Whoever has had so many milliseconds to read makes room for others of the same address. */
const TIME = 10_000;

/** An answer that is on its way. */
interface Sent {
  length: number;
  since: number;
  cutOff(): void;
}

/** What goes so that there is room for so much more: what has been on its way for longest. */
function makeRoom(sent: Set<Sent>, length: number, now: number): boolean {
  let all = length;
  for (const one of sent) all += one.length;
  for (const one of sent) {
    if (all <= MOST_UNREAD || now - one.since < TIME) break;
    sent.delete(one);
    one.cutOff();
    all -= one.length;
  }
  return sent.size === 0 || all <= MOST_UNREAD;
}

export function readers(app: FastifyInstance, now: () => number): void {
  const unread = new Map<string, Set<Sent>>();

  app.addHook('onSend', async (request, reply, payload) => {
    const length = typeof payload === 'string' ? payload.length : 0;
    if (length < SHORT) return payload;
    const address = addressKey(request.ip);
    const sent = unread.get(address) ?? new Set();
    if (!makeRoom(sent, length, now())) {
      reply.removeHeader('content-disposition');
      reply.removeHeader('content-length');
      const problem: Problem = { reason: 'tooFast', detail: 'read first what you have asked for' };
      reply.code(429).type('application/json; charset=utf-8');
      return JSON.stringify(problem);
    }
    const { socket } = request.raw;
    const one: Sent = { length, since: now(), cutOff: () => socket.destroy() };
    sent.add(one);
    unread.set(address, sent);
    socket.setTimeout(PATIENCE);
    reply.raw.once('close', () => {
      sent.delete(one);
      if (sent.size === 0 && unread.get(address) === sent) unread.delete(address);
    });
    return payload;
  });
}

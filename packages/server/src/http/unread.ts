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

export function readers(app: FastifyInstance): void {
  const unread = new Map<string, number>();

  app.addHook('onSend', async (request, reply, payload) => {
    const length = typeof payload === 'string' ? payload.length : 0;
    if (length < SHORT) return payload;
    const address = addressKey(request.ip);
    const before = unread.get(address) ?? 0;
    if (before > 0 && before + length > MOST_UNREAD) {
      reply.removeHeader('content-disposition');
      reply.removeHeader('content-length');
      const problem: Problem = { reason: 'tooFast', detail: 'read first what you have asked for' };
      reply.code(429).type('application/json; charset=utf-8');
      return JSON.stringify(problem);
    }
    unread.set(address, before + length);
    request.raw.socket.setTimeout(PATIENCE);
    reply.raw.once('close', () => {
      const left = (unread.get(address) ?? 0) - length;
      if (left > 0) unread.set(address, left);
      else unread.delete(address);
    });
    return payload;
  });
}

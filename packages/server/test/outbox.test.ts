/** Large messages go in parts: they come whole and in order to whoever reads slowly, and no socket ever holds much. */
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { Outbox } from '../src/http/outbox.ts';
import { until } from './house.ts';

let server: WebSocketServer;
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await new Promise((done) => server.once('listening', done));
});
afterAll(() => {
  for (const client of server.clients) client.terminate();
  server.close();
});

/** A socket that does not read, and what is sent to it. */
async function slow(): Promise<{ outbox: Outbox; far: WebSocket; near: WebSocket; heard: string[]; read(): void }> {
  const came = new Promise<[WebSocket, Socket]>((done) =>
    server.once('connection', (socket, request) => done([socket, request.socket])),
  );
  const near = new WebSocket(`ws://127.0.0.1:${(server.address() as { port: number }).port}`);
  const heard: string[] = [];
  near.on('message', (data) => heard.push(data.toString()));
  await new Promise((done) => near.once('open', done));
  near.pause();
  const [far, line] = await came;
  return { outbox: new Outbox(far, line), far, near, heard, read: () => near.resume() };
}

it('whole, in order, and little at a time', async () => {
  const { outbox, far, near, heard, read } = await slow();
  // Letters of one byte, of two, and of two halves: parts must not come between these.
  const large = 'Ludność miasta 🏰🔥 '.repeat(1_000_000);
  const messages = ['first', large, '"after it"', `x${large}`, 'żółw', 'last'];
  for (const message of messages) outbox.send(message);
  expect(outbox.unread).toBeGreaterThan(large.length);
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, far.bufferedAmount);
  }, 1);
  await new Promise((later) => setTimeout(later, 100));
  expect(heard).toEqual([]);
  read();
  await until(() => heard.length === messages.length);
  clearInterval(watch);
  expect(heard.every((text, i) => text === messages[i])).toBe(true);
  expect(most).toBeLessThan(1024 * 1024);
  await until(() => outbox.unread === 0);
  near.terminate();
});

it('to somebody who has gone nothing more is sent, and nothing waits', async () => {
  const { outbox, near, far } = await slow();
  outbox.send('x'.repeat(20_000_000));
  near.terminate();
  await until(() => far.readyState === far.CLOSED);
  // What the socket itself counts stays as it was.
  await until(() => outbox.unread === far.bufferedAmount);
});

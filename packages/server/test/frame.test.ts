/** Frames written as strings: a client of another make reads from them what was said. */
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { plainFrame } from '../src/http/frame.ts';

let server: WebSocketServer;
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((open) => server.once('listening', open));
});
afterAll(() => {
  server.close();
});

test('texts of every length of a header arrive as they are, between frames written the usual way', async () => {
  const texts = [0, 1, 125, 126, 255, 256, 65_535].map((length) => 'x{"~\n'.repeat(length).slice(0, length));
  server.once('connection', (socket, request) => {
    for (const text of texts) {
      request.socket.write(plainFrame(text) ?? 'none', 'latin1');
      socket.send(`then ${text.length}`);
    }
    socket.close();
  });
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(data.toString()));
  const code = await new Promise((done) => socket.once('close', done));
  expect(code).toBe(1005);
  expect(heard).toEqual(texts.flatMap((text) => [text, `then ${text.length}`]));
});

test('what is not plain or too long goes the usual way', () => {
  expect(plainFrame('zażółć')).toBeNull();
  expect(plainFrame('é')).toBeNull();
  expect(plainFrame('x'.repeat(65_536))).toBeNull();
});

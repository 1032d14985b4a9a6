/** Answers that nobody reads: the hall does not keep more and more of them. */
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_UNREAD } from '../src/http/unread.ts';
import type { Running } from '../src/server.ts';
import { folder, Guest, type Line, newKey, startHouse, until } from './house.ts';

const place = folder();
let house: Running;
/** Where it stands still nobody has had time to read, however slow the machine is. */
let stands: number | null = null;
beforeAll(async () => {
  house = await startHouse({ folder: place.path, now: () => stands ?? Date.now() });
});
afterAll(async () => {
  await house.close();
  place.remove();
});

/** Asks and reads only the first line of the answer. */
function ask(path: string): Promise<{ socket: Socket; line: string }> {
  const { port } = new URL(house.address);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return new Promise((done, failed) => {
    socket.once('error', failed);
    socket.once('data', (data) => {
      socket.pause();
      socket.on('error', () => {});
      done({ socket, line: data.toString().split('\r\n')[0] });
    });
  });
}

/** How many bytes still come until the connection ends. */
const restOf = (socket: Socket): Promise<number> =>
  new Promise((done) => {
    let read = 0;
    socket.on('data', (data) => {
      read += data.length;
    });
    socket.on('close', () => done(read));
    socket.resume();
  });

/** A table of one's own at which there is a text so long that the system keeps less for a connection by itself. */
async function large(ann: Guest): Promise<{ table: string; line: Line }> {
  const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'person' }] });
  const line = await ann.socket();
  await line.watch(table);
  await line.until(() => line.state?.state.status === 'playing');
  const text = 'x'.repeat(12_000_000);
  const keeper = await house.hall.keeper(table);
  await keeper.with(({ match }) => match?.takeIn({ seat: 0, name: 'Ann' }, { kind: 'clap', loud: 1, text }, 1));
  return { table, line };
}

it('whoever asks for much and reads nothing is answered no more, and others are', async () => {
  const ann = await Guest.called('Ann', house.address);
  const { table, line } = await large(ann);
  for (const seat of [0, 1]) await line.command({ type: 'abort', table, seat, agree: true, key: newKey() });
  const path = `/api/tables/${table}/export`;
  const { length } = await (await ann.raw('GET', path)).text();
  const most = Math.floor(MOST_UNREAD / length);
  const asked: { socket: Socket; line: string }[] = [];
  stands = Date.now();
  for (let n = 0; n < most + 2; n++) asked.push(await ask(path));
  expect(asked.map((one) => one.line)).toEqual([
    ...new Array(most).fill('HTTP/1.1 200 OK'),
    ...new Array(2).fill('HTTP/1.1 429 Too Many Requests'),
  ]);
  // What is small is answered all the same, and whoever reads may ask again.
  expect((await ann.raw('GET', `/api/tables/${table}`)).status).toBe(200);
  // Whoever has had time to read makes room for neighbours.
  stands += 60_000;
  const another = await ann.raw('GET', path);
  expect([another.status, (await another.text()).length]).toEqual([200, length]);
  expect(await restOf(asked[0].socket)).toBeLessThan(length);
  stands = null;
  for (const { socket } of asked) socket.destroy();
  let again = await ann.raw('GET', path);
  while (again.status === 429) again = await ann.raw('GET', path);
  expect((await again.text()).length).toBe(length);
});

/** Sockets that read nothing, one after the other, until somebody is let go. */
async function deaf(ann: Guest, table: string): Promise<{ sockets: Line[]; gone: boolean }> {
  const { clients } = house.app.websocketServer;
  const before = clients.size;
  const { watchers } = (await house.hall.keeper(table)).audience;
  const sockets: Line[] = [];
  const isGone = (): boolean => clients.size < before + sockets.length;
  // Each comes twice: what it has not read of the first time is known at the second.
  while (!isGone() && sockets.length < 12) {
    const one = await ann.socket();
    sockets.push(one);
    (one.socket as unknown as { _socket: Socket })._socket.pause();
    for (const _ of [1, 2]) {
      const seen = new Set(watchers);
      one.socket.send(JSON.stringify({ type: 'watch', table }));
      await until(() => [...watchers].some((watcher) => !seen.has(watcher)) || isGone());
    }
  }
  return { sockets, gone: isGone() };
}

it('sockets that read nothing are let go once there is too much for all of them together', async () => {
  const ann = await Guest.called('Ann', house.address);
  const { table, line } = await large(ann);
  await line.close();
  const { clients } = house.app.websocketServer;
  const { sockets, gone } = await deaf(ann, table);
  expect(gone).toBe(true);
  expect(sockets.length).toBeGreaterThan(2);
  // With the first of them there is room again for the others.
  expect(clients.size).toBeGreaterThan(1);
  for (const { socket } of sockets) socket.terminate();
});

it('whoever reads is not let go for neighbours who do not', async () => {
  const [eve, ann] = [await Guest.called('Eve', house.address), await Guest.called('Ann', house.address)];
  const [hers, mine] = [await large(eve), await large(ann)];
  await hers.line.close();
  const { sockets } = await deaf(eve, hers.table);
  const { clients } = house.app.websocketServer;
  const there = clients.size;
  // Whatever she asks for, those go who have not read for longest.
  for (let n = 0; n < 5; n++) {
    const line = await ann.socket();
    expect((await line.watch(mine.table)).table).toBe(mine.table);
    line.send({ type: 'ping', at: n });
    await line.wait('pong');
    await line.close();
  }
  expect(mine.line.closed).toBe(false);
  expect(clients.size).toBeLessThanOrEqual(there);
  for (const { socket } of sockets) socket.terminate();
  await mine.line.close();
});

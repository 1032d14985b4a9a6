/** What is logged: enough to see what goes wrong, nothing that opens a table. */
import { afterAll, expect, it, vi } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { folder, Guest, startHouse, until } from './house.ts';
import { startProcess } from './process.ts';

const place = folder();
afterAll(() => place.remove());
const seats = [{ kind: 'person' } as const, { kind: 'person' } as const];

it('requests are logged if that is wished, by the pattern of their address', async () => {
  const server = await startProcess({ DATA_DIR: `${place.path}/requests`, LOG_LEVEL: 'info', LOG_REQUESTS: '1' });
  try {
    let text = '';
    server.child.stdout?.on('data', (data) => {
      text += data;
    });
    const ann = await Guest.called('Ann', server.address);
    const { table } = await ann.table({ seats });
    await ann.raw('GET', `/api/tables/${table}/export`);
    await until(() => text.includes('/export'));
    const lines = text.split('\n').flatMap((line) => (line.includes('"msg":"request"') ? [JSON.parse(line)] : []));
    expect(lines.at(-1)).toMatchObject({ method: 'GET', route: '/api/tables/:id/export', status: 409, ms: expect.any(Number) });
    expect(text).not.toContain(table);
    expect(text).not.toContain(ann.cookie.split('=')[1]);
  } finally {
    await server.kill();
  }
});

it('a match that comes out otherwise than it was kept is told of, without the id of its table', async () => {
  const data = `${place.path}/changed`;
  const first = await startHouse({ folder: data });
  const ann = await Guest.called('Ann', first.address);
  const { table } = await ann.table({ seats });
  const line = await ann.socket();
  await line.watch(table);
  await line.until(() => line.views.has('0'));
  await first.close();
  const watch = async (): Promise<unknown[][]> => {
    const house = await startHouse({ folder: data });
    const told = vi.spyOn(house.hall.logger, 'error');
    const again = new Guest(house.address);
    again.cookie = ann.cookie;
    const there = await again.socket();
    expect((await there.watch(table)).mine).toEqual([0, 1]);
    await there.close();
    await house.close();
    return told.mock.calls;
  };
  expect(await watch()).toEqual([]);
  // As if the rules had led somewhere else before.
  const store = await openStore({ folder: data, url: null });
  const { body } = await store.db.selectFrom('kept').select('body').executeTakeFirstOrThrow();
  const changed = JSON.stringify({ ...JSON.parse(body), digest: '0'.repeat(64) });
  await store.db.updateTable('kept').set({ body: changed }).execute();
  await store.close();
  const told = await watch();
  expect(told).toHaveLength(1);
  expect(String((told[0][0] as { err: Error }).err)).toMatch(/does not come out as before/);
  expect(JSON.stringify(told)).not.toContain(table);
});

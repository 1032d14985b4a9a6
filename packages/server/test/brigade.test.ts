/** The games of the hall at a real table: one person, the rest bots; the file is accepted by the command line. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { QuickRandom } from '@guildhall/kernel';
import { listGames } from '@guildhall/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../src/server.ts';
import { folder, Guest, newKey, startHouse } from './house.ts';

const place = folder();
let house: Running;
beforeAll(async () => {
  house = await startHouse({ folder: place.path, games: '@guildhall/registry' });
});
afterAll(async () => {
  await house.close();
  place.remove();
});

const CLI = fileURLToPath(new URL('../../cli/bin/guildhall.mjs', import.meta.url));

it.each(listGames())('%s: play now against bots, leave, and read the file', async (game) => {
  const ann = await Guest.called('Ann', house.address);
  const { table } = await ann.table({ game, seats: [{ kind: 'person' }, { kind: 'bot', level: 'greedy' }] });
  const line = await ann.socket();
  await line.watch(table);
  await line.until(() => line.views.get('0')?.asked != null);
  const random = new QuickRandom(1);
  for (let i = 0; i < 30 && !line.view(0).outcome; i++) {
    await line.until(() => line.view(0).outcome !== null || line.view(0).waitingFor.some(({ seat }) => seat === 0));
    const options = line.view(0).asked?.options;
    if (!options) break;
    const kept = await line.answer(table, 0, options[random.below(options.length)]);
    expect(kept.type).toBe('kept');
    await line.until(() => line.sequence >= (kept as { sequence: number }).sequence);
  }
  await line.command({ type: 'abort', table, seat: 0, agree: true, key: newKey() });
  const reply = await ann.raw('GET', `/api/tables/${table}/export`);
  expect(reply.status).toBe(200);
  const file = join(place.path, `${game}.json`);
  writeFileSync(file, await reply.text());
  const checked = spawnSync(process.execPath, [CLI, 'verify', file], { encoding: 'utf8' });
  expect([checked.status, checked.stderr]).toEqual([0, '']);
  expect(house.hall.counts).toMatchObject({ errors: 0, thoughtless: 0 });
  expect(line.gaps).toEqual([]);
});

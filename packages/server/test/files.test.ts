/** 10,000 files of every kind the server takes, each spoiled: refused with a reason, or sound; never an error, never a trace. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { QuickRandom } from '@guildhall/kernel';
import { Match, type MatchRecord } from '@guildhall/kernel/hall';
import type { AnyGame } from '@guildhall/registry';
import { loadGame as loadReal } from '@guildhall/registry';
import { REASONS, type TableReply } from '@guildhall/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brought } from '../../kernel/test/delve.ts';
import { checkFile } from '../src/import/check.ts';
import type { Running } from '../src/server.ts';
import { BackupProblem, backUp, restore } from '../src/store/backup.ts';
import * as games from './games/index.ts';
import { folder, Guest, startHouse } from './house.ts';
import { spoiled, spoiledText } from './malice/files.ts';

const MATCHES = 8_885;
const IMPORTS = 100;
const WISHES = 1_000;
const BACKUPS = 15;

const place = folder();
const random = new QuickRandom(10_000);
let house: Running;
beforeAll(async () => {
  house = await startHouse({ folder: join(place.path, 'hall') });
});
afterAll(async () => {
  await house.close();
  place.remove();
});

/** A match of some length, played at random. */
function played(game: AnyGame, seats: number, moves: number): MatchRecord {
  const options = game.options({}, seats) as Parameters<typeof Match.create>[1]['options'];
  const match = Match.create(game, { seats, options, seed: '3'.repeat(64) });
  for (let i = 0; i < moves; i++) {
    const [seat] = game.actors(match.current);
    if (seat === undefined) break;
    match.answer(seat, game.sample(match.current, seat, random));
  }
  return match.record();
}

it(`${MATCHES} match files`, async () => {
  const real = {
    listGames: () => ['bids', 'brigade'],
    loadGame: (id: string) => (id === 'bids' ? games : { loadGame: loadReal }).loadGame(id),
  };
  const sound = [played(await games.loadGame('bids'), 2, 10), played(await loadReal('brigade'), 2, 8)];
  for (const record of sound) expect(await checkFile(JSON.stringify(record), real, false)).toMatchObject({ game: record.game });
  let refused = 0;
  for (let i = 0; i < MATCHES; i++) {
    const text = spoiledText(sound[i % sound.length], random);
    const checked = await checkFile(text, real, i % 3 === 0);
    if ('reason' in checked) {
      expect(REASONS).toContain(checked.reason);
      expect(checked.detail).not.toBe('');
      refused++;
    } else expect(sound.map(({ game }) => game)).toContain(checked.game);
  }
  expect(refused).toBeGreaterThan(MATCHES / 2);
});

it(`${IMPORTS} match files brought to the hall, and ${WISHES} wishes with hostile things in them`, async () => {
  const mallory = await Guest.called('Mallory', house.address);
  const record = played(await games.loadGame('bids'), 2, 10);
  const wish = { game: 'delve', seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }], given: brought(), options: {} };
  const told = async (path: string, body: unknown): Promise<void> => {
    const reply = await mallory.raw('POST', path, body);
    const said = (await reply.json()) as TableReply & { reason?: string };
    expect([reply.status < 500, typeof (said.reason ?? said.table)], JSON.stringify(said)).toEqual([true, 'string']);
  };
  for (let i = 0; i < IMPORTS; i++) await told('/api/tables/import', spoiledText(record, random));
  for (let i = 0; i < WISHES; i++) await told('/api/tables', spoiled(wish, random) ?? {});
  expect(house.hall.counts.errors).toBe(0);
  expect(await mallory.request('GET', '/readyz')).toMatchObject({ status: 'ok' });
});

it(`${BACKUPS} copies of a hall: what is refused leaves an empty store, into which the true one still goes`, async () => {
  const ann = await Guest.called('Ann', house.address);
  await ann.table({ seats: [{ kind: 'person' }, { kind: 'person' }] });
  const file = join(place.path, 'true.gz');
  await backUp({ folder: join(place.path, 'hall'), url: null }, file);
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const to = { folder: join(place.path, 'again'), url: null };
  const bad = join(place.path, 'bad.gz');
  let refused = 0;
  for (let i = 0; i < BACKUPS; i++) {
    const at = random.below(lines.length);
    const hurt = JSON.stringify(spoiled(JSON.parse(lines[at]), random));
    const bytes = gzipSync(`${lines.with(at, hurt).join('\n')}\n`);
    // Every fourth is hurt as bytes.
    if (i % 4 === 0) bytes[random.below(bytes.length)] ^= 1 + random.below(255);
    writeFileSync(bad, bytes);
    const problem = await restore(to, bad).then(
      () => null,
      (error) => error,
    );
    if (problem === null) {
      to.folder = join(place.path, `again-${i}`);
      continue;
    }
    expect(problem).toBeInstanceOf(BackupProblem);
    refused++;
  }
  expect(refused).toBeGreaterThan(BACKUPS / 4);
  expect(await restore(to, file)).toBe(lines.length - 2);
});

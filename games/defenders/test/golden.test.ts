/**
 * Golden games: whole matches with a digest after every decision, and positions saved in the middle of nested questions.
 * `UPDATE_GOLDEN=1 npx vitest run games/defenders/test/golden.test.ts` writes them anew; review the difference like code.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { digest, type Game, Match, type MatchRecord, type Options, QuickRandom, replay, verify } from '@guildhall/kernel';
import { KEEN } from '@guildhall/kernel/laws';
import { describe, expect, test } from 'vitest';
import { defenders } from '../index.ts';
import type { Table } from '../table.ts';

interface Golden {
  match: MatchRecord;
  /** The first eight digits of the digest after each decision. */
  digests: string[];
  /** Saved games at the deepest question reached. */
  position: Game<Table>;
}

const TABLES: { name: string; seats: number; options: Options }[] = [
  { name: 'three', seats: 3, options: {} },
  { name: 'solo', seats: 1, options: { people: 'one', narration: 'spoken' } },
  { name: 'six', seats: 6, options: { narration: 'written', conferring: 'honour' } },
];
const file = (name: string): URL => new URL(`./golden/${name}-${defenders.meta.version}.json`, import.meta.url);

function record(seats: number, given: Options): Golden {
  const options = defenders.options(given, seats) as Options;
  const match = Match.create(defenders, { seats, options, seed: '7'.repeat(64), entropy: ['golden'] });
  const random = new QuickRandom(7);
  const digests: string[] = [];
  let deepest = defenders.copy(match.current);
  for (let actors = defenders.actors(match.current); actors.length > 0; actors = defenders.actors(match.current)) {
    if (match.current.stack.length > deepest.stack.length) deepest = defenders.copy(match.current);
    const world = defenders.imagine(match.current, actors[0], random);
    expect(match.answer(actors[0], KEEN.choose(defenders, world, actors[0], random))).toBeNull();
    digests.push(digest(match.current).slice(0, 8));
  }
  return { match: match.record(), digests, position: deepest };
}

describe.each(TABLES)('the golden game $name', ({ name, seats, options }) => {
  if (process.env.UPDATE_GOLDEN) writeFileSync(file(name), `${JSON.stringify(record(seats, options))}\n`);

  test('replays decision by decision to the stored end', () => {
    expect(existsSync(file(name)), `${file(name).pathname} is missing`).toBe(true);
    const golden = JSON.parse(readFileSync(file(name), 'utf8')) as Golden;
    const replayed = replay(defenders, golden.match);
    if ('problem' in replayed) throw new Error(replayed.problem);
    const { match } = replayed;
    expect(golden.digests).toHaveLength(match.decisions);
    const { seats, options, seed, entropy, log } = golden.match;
    const again = Match.create(defenders, { seats, options, seed, entropy });
    const stored = log.findIndex((entry, i) => {
      if ('answer' in entry) again.answer(entry.seat, entry.answer);
      return digest(again.current).slice(0, 8) !== golden.digests[i];
    });
    expect(stored, 'the first decision after which the game differs').toBe(-1);
    const verified = verify(defenders, golden.match);
    expect('outcome' in verified && verified.outcome).toEqual(match.outcome());
  });

  test('a position saved at its deepest question loads and can be finished', () => {
    const golden = JSON.parse(readFileSync(file(name), 'utf8')) as Golden;
    const loaded = defenders.load(golden.position);
    if ('problem' in loaded) throw new Error(loaded.problem);
    const random = new QuickRandom(3);
    const g = loaded.game;
    for (let actors = defenders.actors(g); actors.length > 0; actors = defenders.actors(g)) {
      defenders.apply(g, actors[0], defenders.sample(g, actors[0], random));
    }
    expect(defenders.outcome(g)).not.toBeNull();
  });
});

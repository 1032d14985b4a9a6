/**
 * Golden games of these rules: whole matches with a digest after every decision, and positions saved in the middle of nested
 * questions.
 * `UPDATE_GOLDEN=1 npx vitest run games/brigade/test/golden.test.ts` writes them anew; review the difference like code. Those of
 * earlier versions stay as they are (versions.test.ts).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { digest, type Game, Match, type MatchRecord, type Options, QuickRandom, replay, verify } from '@guildhall/kernel';
import { KEEN } from '@guildhall/kernel/laws';
import { describe, expect, test } from 'vitest';
import { brigade } from '../index.ts';
import type { Table } from '../table.ts';

interface Golden {
  match: MatchRecord;
  /** The first eight digits of the digest after each decision. */
  digests: string[];
  /** Saved games at the deepest question reached. */
  position: Game<Table>;
}

const TABLES: { name: string; seats: number; options: Options }[] = [
  { name: 'basic', seats: 2, options: {} },
  {
    name: 'all-modules',
    seats: 4,
    options: { advanced: true, bonusWardens: true, promoCrew: true, specialBuildings: true, festivalEvents: true },
  },
  { name: 'solo', seats: 1, options: { cooperative: true, level: 'easy' } },
];
const file = (name: string): URL => new URL(`./golden/${brigade.meta.version}/${name}.json`, import.meta.url);

function record(seats: number, given: Options): Golden {
  const options = brigade.options(given, seats) as Options;
  const match = Match.create(brigade, { seats, options, seed: '7'.repeat(64), entropy: ['golden'] });
  const random = new QuickRandom(7);
  const digests: string[] = [];
  let deepest = brigade.copy(match.current);
  for (let actors = brigade.actors(match.current); actors.length > 0; actors = brigade.actors(match.current)) {
    if (match.current.stack.length > deepest.stack.length) deepest = brigade.copy(match.current);
    const world = brigade.imagine(match.current, actors[0], random);
    expect(match.answer(actors[0], KEEN.choose(brigade, world, actors[0], random))).toBeNull();
    digests.push(digest(match.current).slice(0, 8));
  }
  return { match: match.record(), digests, position: deepest };
}

describe.each(TABLES)('the golden game $name', ({ name, seats, options }) => {
  if (process.env.UPDATE_GOLDEN) {
    mkdirSync(new URL('.', file(name)), { recursive: true });
    writeFileSync(file(name), `${JSON.stringify(record(seats, options))}\n`);
  }

  test('replays decision by decision to the stored end', () => {
    expect(existsSync(file(name)), `${file(name).pathname} is missing`).toBe(true);
    const golden = JSON.parse(readFileSync(file(name), 'utf8')) as Golden;
    const replayed = replay(brigade, golden.match);
    if ('problem' in replayed) throw new Error(replayed.problem);
    const { match } = replayed;
    expect(golden.digests).toHaveLength(match.decisions);
    const stored = golden.digests.findIndex((short, i) => digest(match.at(i + 1)).slice(0, 8) !== short);
    expect(stored, 'the first decision after which the game differs').toBe(-1);
    const verified = verify(brigade, golden.match);
    expect('outcome' in verified && verified.outcome).toEqual(match.outcome());
  });

  test('a position saved at its deepest question loads and can be finished', () => {
    const golden = JSON.parse(readFileSync(file(name), 'utf8')) as Golden;
    const loaded = brigade.load(golden.position);
    if ('problem' in loaded) throw new Error(loaded.problem);
    const random = new QuickRandom(3);
    const g = loaded.game;
    for (let actors = brigade.actors(g); actors.length > 0; actors = brigade.actors(g)) {
      brigade.apply(g, actors[0], brigade.sample(g, actors[0], random));
    }
    expect(brigade.outcome(g)).not.toBeNull();
  });
});

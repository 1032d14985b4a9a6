/** Chance: sealed streams, unbiased draws, commitment and entropy. */
import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  commitment,
  drawBelow,
  isSeed,
  matchKey,
  Play,
  QuickRandom,
  quickState,
  quickWord,
  sealedChance,
  sealedWord,
} from '../src/index.ts';

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

describe('the sealed streams', () => {
  test('are what docs/fairness.md says, computed here with another library', () => {
    const seed = Buffer.from(SEED, 'hex');
    expect(commitment(SEED)).toBe(createHash('sha256').update(seed).digest('hex'));
    const message = ['guildhall chance 1', ...['alpha', 'żółw'].map((e) => Buffer.from(e, 'utf8').toString('hex'))].join('\n');
    const key = createHmac('sha256', seed).update(message).digest();
    expect(matchKey(SEED, ['alpha', 'żółw'])).toBe(key.toString('hex'));
    const stream = createHmac('sha256', key).update('events').digest();
    for (const index of [0, 1, 7, 8, 9, 100, 17]) {
      const counter = Buffer.alloc(4);
      counter.writeUInt32BE(Math.floor(index / 8));
      const block = createHash('sha256').update(stream).update(counter).digest();
      expect(sealedWord(key.toString('hex'), 'events', index)).toBe(block.readUInt32BE((index % 8) * 4));
    }
  });

  test('differ by stream, by seed and by what the seats added', () => {
    const first = (key: string, stream: string): number[] => [0, 1, 2, 3].map((i) => sealedWord(key, stream, i));
    const key = matchKey(SEED, []);
    expect(first(key, 'a')).not.toEqual(first(key, 'b'));
    expect(first(key, 'a')).not.toEqual(first(matchKey(SEED, ['x']), 'a'));
    expect(matchKey(SEED, ['a', 'b'])).not.toBe(matchKey(SEED, ['a\nb']));
    expect(matchKey(SEED, ['ab', ''])).not.toBe(matchKey(SEED, ['a', 'b']));
  });

  test('one stream does not disturb another', () => {
    const alone = sealedChance(SEED);
    const mixed = sealedChance(SEED);
    const a: number[] = [];
    const b: number[] = [];
    for (let i = 0; i < 50; i++) {
      a.push(drawBelow(alone, 'dice', 6));
      drawBelow(mixed, 'deck', 52);
      b.push(drawBelow(mixed, 'dice', 6));
    }
    expect(b).toEqual(a);
  });

  test('are unbiased: words at or above the largest multiple are rejected', () => {
    // 3 * 2^30 leaves a quarter of all words out; plain modulo would give small results twice as often.
    const n = 3 * 2 ** 30;
    const chance = sealedChance(SEED);
    let low = 0;
    const draws = 3000;
    for (let i = 0; i < draws; i++) if (drawBelow(chance, 'x', n) < 2 ** 30) low++;
    expect(low / draws).toBeGreaterThan(0.29);
    expect(low / draws).toBeLessThan(0.38);
    expect(chance.used.x).toBeGreaterThan(draws * 1.2);
  });

  test('a die falls evenly (chi-square, 5 degrees of freedom)', () => {
    const chance = sealedChance(SEED);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 12_000; i++) counts[drawBelow(chance, 'd6', 6)]++;
    const chi = counts.reduce((sum, c) => sum + (c - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(20.5);
  });

  test('refuse what cannot be drawn', () => {
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 33]) expect(() => drawBelow(sealedChance(SEED), 'x', n)).toThrow(RangeError);
    expect(isSeed(SEED)).toBe(true);
    for (const seed of ['', SEED.slice(1), SEED.toUpperCase(), 7, null]) expect(isSeed(seed)).toBe(false);
  });
});

describe('scripted chance', () => {
  test('hands out what the test says and complains when it runs out', () => {
    const chance = { kind: 'scripted' as const, script: { die: [5, 0] } };
    expect(drawBelow(chance, 'die', 6)).toBe(5);
    expect(drawBelow(chance, 'die', 6)).toBe(0);
    expect(() => drawBelow(chance, 'die', 6)).toThrow(/nothing left for "die"/);
    expect(() => drawBelow({ kind: 'scripted', script: { die: [6] } }, 'die', 6)).toThrow(/must be from 0 to 5/);
  });
});

describe('shuffles', () => {
  test('tell the transcript the old places in their new order, and close undo', () => {
    const play = new Play<null>();
    const game = { rules: 'x', table: null, stack: [], chance: sealedChance(SEED), disclosed: 0 };
    const records: { result: number | number[] }[] = [];
    play.begin(game, undefined, (r) => records.push(r));
    const list = play.shuffle('deck', ['a', 'b', 'c', 'd', 'e']);
    expect((records[0].result as number[]).map((i) => 'abcde'[i])).toEqual(list);
    expect(game.disclosed).toBe(1);
  });

  test('reach every order of four cards about equally often', () => {
    const play = new Play<null>();
    const game = { rules: 'x', table: null, stack: [], chance: sealedChance(SEED), disclosed: 0 };
    play.begin(game, undefined);
    const counts = new Map<string, number>();
    for (let i = 0; i < 4800; i++) {
      const order = play.shuffle('deck', [1, 2, 3, 4]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(75);
  });
});

describe('quick random numbers', () => {
  test('stay below their bound and repeat from their state', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (seed, n) => {
        const a = new QuickRandom(seed);
        const b = new QuickRandom(seed);
        for (let i = 0; i < 20; i++) {
          const x = a.below(n);
          if (x < 0 || x >= n || x !== b.below(n)) return false;
        }
        return true;
      }),
    );
  });

  test('give the published results of xoshiro128** 1.1', () => {
    const state: [number, number, number, number] = [1, 2, 3, 4];
    expect([quickWord(state), quickWord(state), quickWord(state)]).toEqual([11520, 0, 5927040]);
    expect(new Set(quickState(0)).size).toBe(4);
  });
});

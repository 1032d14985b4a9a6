/** Chapters 5 and 6: exact odds of dice with re-rolls, of every way of making a test. */
import type { Card } from '@guildhall/cards';
import { QuickRandom } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { CARD_VALUES, type CardClass } from '../data/index.ts';
import { rangeOfLevel, widenedRange } from '../heroes/index.ts';
import {
  bestAtMost,
  type Choice,
  chanceOf,
  chanceOnTop,
  dieAtMost,
  distribution,
  type Faces,
  NO_REROLLS,
  raisesOf,
  rangeWith,
  totalOfFaces,
  upTo,
  type Way,
  waysAfter,
  waysBefore,
} from '../odds/index.ts';

/** A die as people roll it (WS-5.2, WS-5.3). */
function rollDie(random: QuickRandom, range: number, faces: number[] = []): number[] {
  do faces.push(1 + random.below(10));
  while (faces[faces.length - 1] >= range);
  return faces;
}
function rollBest(random: QuickRandom, dice: number, range: number): number {
  let best = 0;
  for (let i = 0; i < dice; i++) best = Math.max(best, totalOfFaces(rollDie(random, range)));
  return best;
}

/** Whether so many hits of so many rolls are to be expected: five deviations either way, wrong once in a million. */
const agrees = (hits: number, rolls: number, chance: number): boolean =>
  Math.abs(hits - rolls * chance) <= 5 * Math.sqrt(rolls * chance * (1 - chance)) + 1e-9;

const CHOICE: Choice = {
  bonus: 6,
  range: 9,
  tn: 16,
  leastDice: 1,
  mostDice: 3,
  cards: ['7c', '2d', 'Kh', 'As', 'X2'],
  automatic: true,
  tokens: 2,
  tokenCost: 1,
  raise: 1,
  achievement: 0,
};

describe('5. Reading the dice', () => {
  it('WS-5.2, WS-5.3: faces inside the range count 10, the first one outside ends the die', () => {
    expect(totalOfFaces([7])).toBe(7);
    expect(totalOfFaces([9, 3])).toBe(13);
    expect(totalOfFaces([10, 9, 1])).toBe(21);
  });

  it('WS-5.3: one die at 10+: a tenth for each face, a hundredth for each total above ten', () => {
    expect(distribution(1, 10, 12).map((chance) => chance.toFixed(6))).toEqual([
      '0.000000',
      ...Array(9).fill('0.100000'),
      '0.000000',
      '0.010000',
      '0.090000',
    ]);
  });

  it.each([10, 9, 8, 7, 6, 5])('WS-5.4: at %i+ totals are 10k and a face below the range, no other can occur', (range) => {
    const chances = distribution(1, range, 60);
    for (let total = 0; total < 60; total++) {
      const last = total % 10;
      const possible = last >= 1 && last < range;
      const again = (11 - range) / 10;
      const expected = possible ? again ** Math.floor(total / 10) / 10 : 0;
      expect([total, Math.abs(chances[total] - expected) < 1e-12]).toEqual([total, true]);
    }
  });

  it('WS-5.4: with 9+ the totals 9, 10, 19 and 20 cannot occur', () => {
    const chances = distribution(1, 9, 30);
    for (const total of [9, 10, 19, 20]) expect(chances[total]).toBeCloseTo(0, 12);
    for (const total of [8, 11, 18, 21]) expect(chances[total]).toBeGreaterThan(0.001);
  });

  it('WS-5.5: of several dice the highest counts', () => {
    for (const total of [3, 8, 14, 25]) {
      const one = dieAtMost(9, total);
      expect(bestAtMost(3, 9, total)).toBeCloseTo(one ** 3, 12);
    }
    expect(bestAtMost(0, 9, 0)).toBe(1);
  });

  it('WS-3.3, WS-5.1: the range of a level', () =>
    expect([1, 2, 3].map((n) => rangeOfLevel(n as 1 | 2 | 3))).toEqual([10, 9, 8]));

  it('WS-5.8, WS-5.9: widenings add up, and never go beyond 5+', () => {
    expect(widenedRange(8, 2)).toBe(6);
    expect(widenedRange(8, 3)).toBe(5);
    expect(widenedRange(8, 4)).toBe(5);
    expect(widenedRange(10, 0)).toBe(10);
  });

  it('WS-5.7: a Joker widens the range of the roll it is played on, other cards do not', () => {
    expect(rangeWith(9, 'joker')).toBe(8);
    expect(rangeWith(5, 'joker')).toBe(5);
    expect(rangeWith(9, 'ace')).toBe(9);
    expect(rangeWith(9, null)).toBe(9);
    expect(rangeWith(NO_REROLLS, 'joker')).toBe(NO_REROLLS);
  });

  it('the chances of all totals are one, with and without re-rolls', () => {
    for (const range of [5, 8, 10, NO_REROLLS]) {
      expect(distribution(2, range, 40).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    }
    expect(distribution(1, NO_REROLLS, 11).slice(1, 11)).toEqual(Array(10).fill(expect.closeTo(0.1, 12)));
  });

  it('WS-5.10: a widening after the roll is as good as one before it', () => {
    // All that one die at 9+ may show, weighed, then widened to 8+: what a die at 8+ shows.
    const needed = 15;
    let after = 0;
    for (let k = 0; k < 40; k++) {
      for (let face = 1; face <= 8; face++) {
        const faces: Faces = [...Array<number>(k).fill(10), face];
        after += (0.2 ** k / 10) * chanceOnTop([faces], 8, 0, 0, needed);
      }
    }
    expect(after).toBeCloseTo(chanceOf(1, 8, 0, needed), 9);
  });

  it('WS-5.10, WS-5.11: a face now inside the range counts 10 and is rolled on; dice that ended below stay', () => {
    // [8] at 9+ becomes 10 and a new die at 8+: it needs 5 for 15.
    expect(chanceOnTop([[8]], 8, 0, 0, 15)).toBeCloseTo(chanceOf(1, 8, 0, 5), 12);
    expect(chanceOnTop([[7]], 8, 0, 0, 15)).toBe(0);
    expect(chanceOnTop([[10, 8], [3]], 8, 0, 0, 25)).toBeCloseTo(chanceOf(1, 8, 0, 5), 12);
    expect(chanceOnTop([[7]], 8, 0, 0, 7)).toBe(1);
  });

  it('WS-9.7: an extra die is rolled with the range of the test', () => {
    expect(chanceOnTop([[4]], 9, 1, 6, 16)).toBeCloseTo(chanceOf(1, 9, 6, 16), 12);
    expect(chanceOnTop([[4]], 9, 2, 6, 16)).toBeCloseTo(chanceOf(2, 9, 6, 16), 12);
  });
});

describe('6. Tests', () => {
  it('WS-6.2, WS-6.3: the result reaches the TN when it is equal', () => {
    expect(chanceOf(1, 10, 6, 15)).toBeCloseTo(0.2, 12); // 9, or rolled again
    expect(chanceOf(1, 10, 6, 16)).toBeCloseTo(0.1, 12); // rolled again
    expect(chanceOf(1, 10, 6, 17)).toBeCloseTo(0.1, 12); // 11 at least
    expect(chanceOf(1, 10, 6, 18)).toBeCloseTo(0.09, 12);
    expect(chanceOf(2, 10, 6, 15)).toBeCloseTo(0.36, 12);
    expect(chanceOf(1, 10, 9, 10)).toBe(1);
    expect(chanceOf(0, 10, 9, 10)).toBe(0);
  });

  it('WS-6.9: a raise is each full 5 above the TN', () => {
    expect(raisesOf(2, 9, 6, 14, 2)).toEqual([chanceOf(2, 9, 6, 14), chanceOf(2, 9, 6, 19), chanceOf(2, 9, 6, 24)]);
  });

  it('WS-12.3, WS-7.1, WS-9.1, WS-9.2: all ways before a roll: dice, each class of card, each use of a token', () => {
    const ways = waysBefore(CHOICE);
    // Four classes of automatic results; three numbers of dice, five cards or none, three uses of tokens.
    expect(ways.length).toBe(4 + 3 * 5 * 3);
    expect(new Set(ways.map(({ chance: _chance, adds: _adds, ...way }) => JSON.stringify(way))).size).toBe(ways.length);
    const find = (wanted: Partial<Way>): Way | undefined =>
      ways.find((way) => (Object.keys(wanted) as (keyof Way)[]).every((key) => way[key] === wanted[key]));
    expect(find({ dice: 2, card: null, token: 'none' })).toMatchObject({ chance: chanceOf(2, 9, 6, 16), adds: 0 });
    expect(find({ dice: 2, card: null, token: 'raise' })?.chance).toBe(chanceOf(2, 9, 7, 16));
    expect(find({ dice: 2, card: null, token: 'die' })?.chance).toBe(chanceOf(3, 9, 6, 16));
    expect(find({ dice: 1, card: 'number', automatic: false, token: 'none' })?.chance).toBe(chanceOf(1, 9, 9, 16));
    expect(find({ dice: 1, card: 'court', automatic: false, token: 'none' })?.chance).toBe(chanceOf(1, 9, 10, 16));
    expect(find({ dice: 1, card: 'ace', automatic: false, token: 'raise' })?.chance).toBe(chanceOf(1, 9, 12, 16));
    // WS-5.7: the Joker widens besides.
    expect(find({ dice: 1, card: 'joker', automatic: false, token: 'none' })?.chance).toBe(chanceOf(1, 8, 16, 16));
    const adding = find({ dice: 3, card: 'ace', automatic: false, token: 'none' });
    expect(adding?.adds).toBeCloseTo(chanceOf(3, 9, 11, 16) - chanceOf(3, 9, 6, 16), 12);
  });

  it.each<[CardClass, number, number]>([
    ['number', 10, 1],
    ['number', 11, 0],
    ['court', 15, 1],
    ['court', 16, 0],
    ['ace', 20, 1],
    ['ace', 21, 0],
    ['joker', 30, 1],
    ['joker', 31, 0],
  ])('WS-7.3, WS-7.4, WS-7.6: %s as automatic result against %i: %i, whatever the skill', (card, tn, chance) => {
    const ways = waysBefore({ ...CHOICE, tn, bonus: 9 });
    expect(ways.find((way) => way.automatic && way.card === card)).toMatchObject({ dice: 0, chance, token: 'none' });
    expect(CARD_VALUES[card].result >= tn).toBe(chance === 1);
  });

  it('WS-7.7: once dice are rolled there is no automatic result', () => {
    expect(waysBefore({ ...CHOICE, automatic: false }).some(({ automatic }) => automatic)).toBe(false);
    expect(waysAfter([[4]], CHOICE).some(({ automatic }) => automatic)).toBe(false);
  });

  it('WS-9.5, WS-9.15: no raise twice, and no token that cannot be paid', () => {
    const uses = (choice: Choice): string[] => [...new Set(waysBefore(choice).map(({ token }) => token))].sort();
    expect(uses(CHOICE)).toEqual(['die', 'none', 'raise']);
    expect(uses({ ...CHOICE, raise: 0 })).toEqual(['die', 'none']);
    expect(uses({ ...CHOICE, tokens: 1, tokenCost: 2 })).toEqual(['none']);
    expect(uses({ ...CHOICE, tokens: 2, tokenCost: 2 })).toEqual(['die', 'none', 'raise']);
  });

  it('WS-7.1, WS-9.5, WS-9.6, WS-9.20: up to: one card, an achievement and every token', () => {
    // Needs 21: +9, an ace, spring boots for one token and two dice for two: needs 2. Not by an automatic 20.
    const choice: Choice = {
      ...CHOICE,
      bonus: 9,
      range: 10,
      tn: 21,
      cards: ['6s', 'Jc', 'Ah'],
      tokens: 3,
      raise: 5,
      automatic: true,
    };
    expect(upTo(1, choice)).toBeCloseTo(chanceOf(3, 10, 19, 21), 12);
    expect(upTo(1, { ...choice, tn: 26 })).toBeCloseTo(1 - 0.6 ** 3, 12);
    expect(upTo(2, { ...choice, tn: 26 })).toBeCloseTo(1 - 0.6 ** 4, 12);
    expect(upTo(2, { ...choice, tn: 20, bonus: 3 })).toBe(1);
    expect(upTo(2, { ...choice, tn: 20, bonus: 3, automatic: false })).toBeCloseTo(chanceOf(4, 10, 13, 20), 12);
    // An achievement of +2, the plain raise of +1.
    const stealth: Choice = { ...choice, bonus: 6, range: 8, raise: 1, achievement: 2 };
    expect(upTo(1, stealth)).toBeCloseTo(1 - 0.6 ** 3, 12);
    // Without a raise all tokens are dice; dear ones are fewer.
    expect(upTo(1, { ...stealth, raise: 0 })).toBeCloseTo(chanceOf(4, 8, 13, 21), 12);
    expect(upTo(1, { ...stealth, raise: 0, tokenCost: 2 })).toBeCloseTo(chanceOf(2, 8, 13, 21), 12);
    expect(upTo(1, { ...stealth, cards: [], tokens: 0, achievement: 0 })).toBe(chanceOf(1, 8, 6, 21));
    // A Joker widens besides.
    expect(upTo(1, { ...stealth, tn: 40, cards: ['X1'], tokens: 0 })).toBeCloseTo(chanceOf(1, 7, 18, 40), 12);
  });

  it('WS-7.8, WS-7.9: what card and token would mend of a roll', () => {
    const ways = waysAfter([[4], [8]], CHOICE);
    expect(ways.length).toBe(5 * 3);
    const chance = (card: CardClass | null, token: string): number | undefined =>
      ways.find((way) => way.card === card && way.token === token)?.chance;
    expect(chance(null, 'none')).toBe(0); // 14 against 16
    expect(chance(null, 'raise')).toBe(0);
    expect(chance('number', 'none')).toBe(1);
    expect(chance(null, 'die')).toBeCloseTo(chanceOf(1, 9, 6, 16), 12);
    expect(chance('joker', 'none')).toBe(1);
    expect(ways.find((way) => way.card === null && way.token === 'die')?.adds).toBeCloseTo(chanceOf(1, 9, 6, 16), 12);
  });
});

/** The bench rolls a million times (`npm run bench -- odds`). */
describe('exact odds against rolls', () => {
  const ROLLS = 100_000;
  it.each([
    [1, 10, 6, 16],
    [2, 9, 6, 14],
    [2, 8, 9, 20],
    [3, 8, 3, 30],
    [4, 5, 6, 50],
    [2, NO_REROLLS, 0, 8],
  ])('WS-23.16: %i dice at %i+ with +%i against %i', (dice, range, bonus, tn) => {
    const random = new QuickRandom(tn * 1000 + range);
    let hits = 0;
    let raised = 0;
    for (let i = 0; i < ROLLS; i++) {
      const result = rollBest(random, dice, range) + bonus;
      if (result >= tn) hits++;
      if (result >= tn + 5) raised++;
    }
    expect([hits, agrees(hits, ROLLS, chanceOf(dice, range, bonus, tn))]).toEqual([hits, true]);
    expect([raised, agrees(raised, ROLLS, raisesOf(dice, range, bonus, tn, 1)[1])]).toEqual([raised, true]);
  });

  it('WS-5.10: a Joker played on a roll that failed', () => {
    const random = new QuickRandom(77);
    const rolled: Faces[] = [[8], [10, 8], [3]];
    let hits = 0;
    for (let i = 0; i < ROLLS; i++) {
      const best = Math.max(
        ...rolled.map((faces) => totalOfFaces(faces[faces.length - 1] >= 8 ? rollDie(random, 8, [...faces]) : faces)),
      );
      if (best + 10 + 3 >= 36) hits++;
    }
    expect(agrees(hits, ROLLS, chanceOnTop(rolled, 8, 0, 13, 36))).toBe(true);
  });

  it('a wrong chance would be noticed', () => {
    const chance = chanceOf(2, 9, 6, 14);
    const random = new QuickRandom(1);
    let hits = 0;
    for (let i = 0; i < ROLLS; i++) if (rollBest(random, 2, 9) + 6 >= 14) hits++;
    expect(agrees(hits, ROLLS, chance)).toBe(true);
    expect(agrees(hits, ROLLS, chance + 0.02)).toBe(false);
    expect(agrees(hits, ROLLS, chance - 0.02)).toBe(false);
  });

  it('WS-7.3: every way before a roll, by rolling it', () => {
    const cards: Card[] = ['5h', 'X1'];
    const choice: Choice = { ...CHOICE, cards, mostDice: 2, tn: 22 };
    const random = new QuickRandom(5);
    const rolls = 20_000;
    for (const way of waysBefore(choice)) {
      if (way.automatic) continue;
      const bonus = 6 + (way.card === 'joker' ? 10 : way.card === 'number' ? 3 : 0) + (way.token === 'raise' ? 1 : 0);
      let hits = 0;
      for (let i = 0; i < rolls; i++) {
        if (rollBest(random, way.dice + (way.token === 'die' ? 1 : 0), way.card === 'joker' ? 8 : 9) + bonus >= 22) hits++;
      }
      expect([way.dice, way.card, way.token, agrees(hits, rolls, way.chance)]).toEqual([way.dice, way.card, way.token, true]);
    }
  });
});

/** Chapters 4, 23, 24, 27 and 39: set-up, scaling, variants. */
import { describe, expect, it } from 'vitest';
import { FOES, type FoeId, type LevelId } from '../data/index.ts';
import { bulwark } from '../index.ts';
import { frontRank } from '../rules/foe-attack.ts';
import { healthOf } from '../rules/line.ts';
import { scheduled } from '../rules/turn.ts';
import { mortalLimit } from '../rules/wounds.ts';
import { dealt } from './scene.ts';

const crowns = (foes: readonly FoeId[]): FoeId[] => foes.filter((foe) => FOES.get(foe).crown);

describe('4. Set-up', () => {
  it('BW-4.1, BW-4.3, BW-4.4: Heroes by seat, also the same one twice, against any army', () => {
    const options = { hero1: 'hemi', hero2: 'hemi', hero3: 'nevtelen', hero4: 'harsfa', army: 'hunt', level: 'squire' };
    const { heroes, settings } = dealt({ seats: 4, options }).table;
    expect(heroes.map(({ hero }) => hero)).toEqual(['hemi', 'hemi', 'nevtelen', 'harsfa']);
    expect(heroes[0].supply).toEqual(heroes[1].supply);
    expect(settings).toMatchObject({ army: 'hunt', level: 'squire' });
  });

  it('BW-4.8, BW-4.9: five cards of the starting deck are the hand, all other cards the supply', () => {
    const { hand, deck, supply, discard, play } = dealt().hero();
    expect(hand).toEqual(['ready', 'set', 'set', 'heroism-1', 'heroism-1']);
    expect(deck).toEqual(Array(5).fill('heroism-1'));
    expect(supply).toEqual([2, 1, 4, 4, 4, 2, 2, 3, 3]);
    expect([discard, play]).toEqual([[], []]);
  });

  it('BW-4.9: the starting deck is shuffled', () => {
    const hands = [1, 2, 3, 4].map((seed) => dealt({ seed }).hero().hand.toSorted().join());
    expect(new Set(hands).size).toBeGreaterThan(1);
  });

  it('BW-4.12: Glassforge offers all its eight kinds at once', () => {
    expect(dealt().table.location).toEqual(Array(8).fill(4));
  });

  it('BW-4.14, BW-4.21, BW-4.25, BW-18.2: Menace 0, nothing in line, Defeated pile and Trash, seat 1 begins', () => {
    const { table } = dealt({ seats: 3 });
    expect(table).toMatchObject({ menace: 0, line: [], defeated: [], trash: [], seat: 0, round: 1, toll: 0 });
  });

  it('BW-4.16, BW-4.17, BW-4.18, BW-4.19, BW-4.20: packets of 9, 8 and 8, crown Foes in the last two, the Mastermind in the last', () => {
    const { foeDeck, foesAway } = dealt({ seats: 2 }).table;
    expect([foeDeck.length, foesAway.length]).toEqual([30, 0]);
    // The top is last.
    const [c, b, a] = [foeDeck.slice(0, 11), foeDeck.slice(11, 21), foeDeck.slice(21)];
    expect(a).toHaveLength(9);
    expect([crowns(a).length, crowns(b).length, crowns(c).length]).toEqual([0, 2, 3]);
    expect(c).toContain('guildmaster-umbra');
  });

  it('BW-4.16, BW-4.17, BW-23.2: alone, packets of 5, 5 and 5, and ten Foes are put away', () => {
    const { foeDeck, foesAway } = dealt().table;
    expect([foeDeck.length, foesAway.length]).toEqual([20, 10]);
    const [c, b, a] = [foeDeck.slice(0, 8), foeDeck.slice(8, 15), foeDeck.slice(15)];
    expect([a.length, crowns(a).length, crowns(b).length, crowns(c).length]).toEqual([5, 0, 2, 3]);
    expect(crowns(foesAway)).toEqual([]);
  });

  it.each([1, 2, 3])('BW-4.18 to BW-4.20: packets hold when shuffled, seed %i', (seed) => {
    const { foeDeck } = dealt({ seats: 2, seed }).table;
    expect(crowns(foeDeck.slice(21))).toEqual([]);
    expect(crowns(foeDeck.slice(11, 21))).toHaveLength(2);
    expect(foeDeck.indexOf('guildmaster-umbra')).toBeLessThan(11);
    expect(foeDeck.indexOf('guildmaster-umbra')).toBeGreaterThanOrEqual(0);
  });

  it('BW-4.22, BW-4.23, BW-20.2, BW-20.3: the Encampment is neither in the line nor in the Foe deck', () => {
    const { table } = dealt({ seats: 2, options: { army: 'carnival' } });
    expect(table.line).toEqual([]);
    expect(table.foeDeck).toHaveLength(30);
  });
});

describe('25. Solo challenges', () => {
  it('BW-25.5, BW-23.3: challenges are for one Hero', () => {
    for (const challenge of ['risingPanic', 'knivesInTheDark']) {
      expect(bulwark.options({ [challenge]: true }, 2)).toMatchObject({ rule: 'BW-25.5', why: 'onlySolo' });
    }
    expect(dealt({ options: { risingPanic: true, knivesInTheDark: true } }).table.settings).toMatchObject({
      risingPanic: true,
      knivesInTheDark: true,
    });
  });

  it('BW-25.8: with Knives in the Dark the front rank is one place longer', () => {
    expect(frontRank(dealt({ options: { knivesInTheDark: true } }).table)).toBe(3);
    expect(frontRank(dealt({ options: { knivesInTheDark: true, level: 'legend' } }).table)).toBe(4);
  });
});

describe('27. Variants', () => {
  it('BW-27.2: in a full shuffle crown Foes lie anywhere, and as many cards', () => {
    const decks = [1, 2, 3, 4, 5, 6].map((seed) => dealt({ seats: 2, seed, options: { fullShuffle: true } }).table.foeDeck);
    for (const deck of decks) expect([deck.length, crowns(deck).length]).toEqual([30, 5]);
    expect(decks.some((deck) => crowns(deck.slice(21)).length > 0)).toBe(true);
  });

  it('BW-27.3: Heroes and army by lot', () => {
    const options = { hero1: 'lot', army: 'lot' };
    const s = dealt({ options, chance: { 'match-up': [2, 1] } });
    expect([s.table.settings.army, s.hero().hero]).toEqual(['carnival', 'hemi']);
  });
});

describe('39. Scaling and difficulty', () => {
  it.each([
    [1, 16, 20, 4],
    [2, 24, 30, 5],
    [3, 32, 30, 6],
    [4, 40, 30, 6],
  ])('BW-39.1 to BW-39.3, BW-4.13, BW-21.5: %i Heroes', (seats, wounds, foes, moana) => {
    const { table } = dealt({ seats });
    expect([table.woundDeck.length, table.foeDeck.length]).toEqual([wounds, foes]);
    expect(table.woundDeck.length + table.woundsAway.length).toBe(40);
    expect(healthOf(table, 'bloody-moana')).toBe(moana);
    expect(healthOf(table, 'human-spy')).toBe(2);
  });

  it.each([
    [1, [0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
    [2, [0, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3]],
    [3, [0, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4]],
    [4, [0, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 6]],
  ])('BW-39.4 to BW-39.8, BW-9.1, BW-23.1: reveals of %i Heroes', (seats, reveals) => {
    const { table } = dealt({ seats });
    expect(reveals.map((_, i) => scheduled(table, i + 1))).toEqual(reveals);
    for (const hero of table.heroes.slice(1)) hero.alive = false;
    expect(scheduled(table, 5)).toBe(reveals[4]);
  });

  it.each<[string, LevelId, number, number, number, number, number[]]>([
    ['BW-39.11', 'squire', 24, 12, 4, 2, [0, 0, 0, 2]],
    ['BW-39.12', 'knight', 24, 10, 5, 2, [0, 2, 2, 2]],
    ['BW-39.13', 'champion', 20, 9, 5, 3, [0, 2, 2, 2]],
    ['BW-39.14', 'legend', 18, 9, 7, 3, [0, 2, 2, 2]],
  ])(
    'BW-39.11 to BW-39.14, BW-24.1, BW-24.2, BW-4.15: %s, %s with two Heroes',
    (_rule, level, wounds, mortal, moana, rank, reveals) => {
      const { table } = dealt({ seats: 2, options: { level } });
      expect(table.woundDeck).toHaveLength(wounds);
      expect([mortalLimit(table), healthOf(table, 'bloody-moana'), frontRank(table)]).toEqual([mortal, moana, rank]);
      expect([1, 2, 3, 4].map((round) => scheduled(table, round))).toEqual(reveals);
      expect(table.menace).toBe(0);
    },
  );

  it('BW-39.9, BW-39.10: mortal limit and front rank are the same for any number of Heroes', () => {
    for (const seats of [1, 2, 3, 4]) {
      const { table } = dealt({ seats });
      expect([mortalLimit(table), frontRank(table)]).toEqual([10, 2]);
    }
  });

  it('BW-39.15: adjustments add up, and no crown Foe has less than 3', () => {
    const { table } = dealt({ options: { level: 'squire', army: 'carnival' } });
    expect(healthOf(table, 'bruno')).toBe(5);
    expect(healthOf(table, 'disapparo')).toBe(3);
  });
});

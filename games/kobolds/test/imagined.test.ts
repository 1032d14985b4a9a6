/** Chapter 38 for whoever thinks ahead: what a seat cannot know is drawn anew, and what it knows stays as it is. */
import { colourOf } from '@guildhall/cards';
import { QuickRandom } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { kobolds } from '../index.ts';
import { fightOn } from '../rules/frames.ts';
import { beside, given, model, type Scene } from './kit.ts';

const ruffian = model('orc-ruffian', 0, 10, 12);
const ogre = beside(ruffian, 'east', 'ogre', 1);
const far = model('ogre', 1, 20, 20);
const MINE = '2c 4d 6h 8s Tc';
const YOURS = '3c 5d 7h 9s Jc';

type World = ReturnType<typeof kobolds.imagine>;
const worldsOf = (s: Scene, seat: number | null): World[] =>
  Array.from({ length: 40 }, (_, seed) => kobolds.imagine(s.game, seat, new QuickRandom(seed)));
const sorted = (cards: readonly string[]): string[] => [...cards].sort();
/** How many different things there are in so many worlds. */
const different = (worlds: readonly World[], of: (world: World) => unknown): number =>
  new Set(worlds.map((world) => JSON.stringify(of(world)))).size;

const brawl = (): Scene => given({ models: [ruffian, far], hands: [MINE, YOURS] });
const hunt = (): Scene =>
  given({ scenario: 'hide-and-seek', models: [ruffian, far], hands: [MINE, YOURS], markers: [{ x: 3, y: 3 }] });

describe('decks', () => {
  test('KC-38.2 the order of a Combat Deck is known to nobody, its owner neither', () => {
    const s = brawl();
    for (const seat of [0, 1, null]) {
      const worlds = worldsOf(s, seat);
      for (const gang of [0, 1]) expect(different(worlds, ({ table }) => table.gangs[gang].deck.at(-1))).toBeGreaterThan(15);
      if (seat === null) continue;
      const own = s.table.gangs[seat];
      for (const { table } of worlds) {
        expect(table.gangs[seat].hand).toEqual(own.hand);
        expect(sorted(table.gangs[seat].deck)).toEqual(sorted(own.deck));
      }
    }
  });

  test('KC-38.2 nor is that of the Event Deck, with or without treasure', () => {
    for (const s of [brawl(), hunt()]) {
      for (const seat of [0, 1, null]) {
        expect(different(worldsOf(s, seat), ({ table }) => table.eventDeck.at(-1))).toBeGreaterThan(15);
      }
    }
  });

  test('KC-38.2 KC-23.2 nor which cards are treasure, or in which order they lie; their colours are counted', () => {
    const s = hunt();
    const { eventDeck, treasureDeck } = s.table;
    for (const seat of [0, 1, null]) {
      const worlds = worldsOf(s, seat);
      expect(different(worlds, ({ table }) => sorted(table.treasureDeck))).toBeGreaterThan(15);
      expect(different(worlds, ({ table }) => table.treasureDeck.map(colourOf))).toBeGreaterThan(5);
      // Some lie so that a pack put in order would not.
      expect(worlds.some(({ table }) => sorted(table.treasureDeck).join() !== table.treasureDeck.join())).toBe(true);
      for (const { table } of worlds) {
        expect(sorted(table.treasureDeck.map(colourOf))).toEqual(sorted(treasureDeck.map(colourOf)));
        expect(sorted([...table.eventDeck, ...table.treasureDeck])).toEqual(sorted([...eventDeck, ...treasureDeck]));
      }
    }
  });
});

describe('what one seat alone knows', () => {
  test('KC-38.1 a hand is any cards of its deck to all others', () => {
    const s = brawl();
    for (const [seat, others] of [
      [0, [1]],
      [1, [0]],
      [null, [0, 1]],
    ] as const) {
      const worlds = worldsOf(s, seat);
      for (const other of others) {
        const { hand, deck } = s.table.gangs[other];
        expect(different(worlds, ({ table }) => sorted(table.gangs[other].hand))).toBeGreaterThan(15);
        for (const { table } of worlds) {
          expect(table.gangs[other].hand).toHaveLength(5);
          expect(sorted([...table.gangs[other].hand, ...table.gangs[other].deck])).toEqual(sorted([...hand, ...deck]));
        }
      }
    }
  });

  test('KC-38.4 cards played face down are any to the defender, and as they are to the attacker', () => {
    const s = given({ models: [ruffian, ogre], hands: [MINE, YOURS] });
    s.activate(0).say('attack m1', '4d 6h').expectQuestion('attack/defend', 1);
    const played = ({ stack }: World) => fightOn(stack).vars.attack;
    for (const world of worldsOf(s, 0)) expect(played(world)).toEqual(['4d', '6h']);
    const worlds = worldsOf(s, 1);
    expect(different(worlds, played)).toBeGreaterThan(10);
    for (const world of worlds) expect(world.table.gangs[0].hand).toEqual(expect.arrayContaining(played(world)));
  });

  test('KC-38.7 the spy is any member but the Leader to the opponent, and the one that was named to its owner', () => {
    const s = given({
      scenario: 'protect-the-rat',
      models: [ruffian, model('zombie', 0, 3, 3), model('klacka', 0, 6, 3), far, model('troll', 1, 15, 20)],
      spies: [0, 4],
    });
    const suspected = (seat: number | null, of: number): number[] =>
      [...new Set(worldsOf(s, seat).map(({ table }) => table.spies[of]))].sort();
    expect([suspected(0, 0), suspected(1, 0), suspected(null, 0)]).toEqual([[0], [0, 1], [0, 1]]);
    expect([suspected(0, 1), suspected(1, 1), suspected(null, 1)]).toEqual([[3, 4], [4], [3, 4]]);
  });
});

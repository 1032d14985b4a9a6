/** Decks and discard piles: drawing, reshuffling, cutting, and no card ever lost or doubled. */
import { type Game, Play, QuickRandom, shuffle } from '@guildhall/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Card,
  copyPiles,
  cut,
  draw,
  moveAll,
  moveCard,
  newPiles,
  notConserved,
  PACK,
  PACK_WITH_JOKERS,
  type Piles,
  putUnder,
  reshuffle,
  takeTop,
} from '../src/index.ts';

/** Turns the list round: chance whose outcome can be seen in a test. */
const turn = (cards: string[]) => cards.reverse();
const never = () => {
  throw new Error('nothing was to be shuffled');
};

describe('drawing', () => {
  test('takes from the top, which is the end of the list', () => {
    const piles = newPiles(['2c', '3c', '4c']);
    const cards: string[] = [];
    expect(draw(piles, 2, cards, never)).toBe(2);
    expect(cards).toEqual(['4c', '3c']);
    expect(piles).toEqual({ deck: ['2c'], discard: [] });
    expect(takeTop(piles)).toBe('2c');
    expect(takeTop(piles)).toBeNull();
  });

  test('the last card is drawn without a reshuffle; the next one needs it', () => {
    const piles: Piles<string> = { deck: ['2c'], discard: ['3c', '4c'] };
    const cards: string[] = [];
    expect(draw(piles, 1, cards, never)).toBe(1);
    expect(piles).toEqual({ deck: [], discard: ['3c', '4c'] });
    expect(draw(piles, 1, cards, turn)).toBe(1);
    expect(cards).toEqual(['2c', '3c']);
    expect(piles).toEqual({ deck: ['4c'], discard: [] });
  });

  test('goes on from the new deck when the old one is used up, and leaves what is already drawn out of it', () => {
    const piles: Piles<string> = { deck: ['2c', '3c'], discard: ['4c', '5c', '6c'] };
    const cards = ['Kh'];
    expect(draw(piles, 4, cards, turn)).toBe(4);
    expect(cards).toEqual(['Kh', '3c', '2c', '4c', '5c']);
    expect(piles).toEqual({ deck: ['6c'], discard: [] });
  });

  test('stops when deck and discard pile are empty', () => {
    const piles: Piles<string> = { deck: ['2c'], discard: ['3c'] };
    const cards: string[] = [];
    expect(draw(piles, 5, cards, turn)).toBe(2);
    expect(cards).toEqual(['2c', '3c']);
    expect(draw(piles, 1, cards, never)).toBe(0);
    expect(piles).toEqual({ deck: [], discard: [] });
  });

  test('of no cards does nothing', () => {
    const piles: Piles<string> = { deck: [], discard: ['3c'] };
    expect(draw(piles, 0, [], never)).toBe(0);
    expect(draw(piles, -2, [], never)).toBe(0);
    expect(piles).toEqual({ deck: [], discard: ['3c'] });
  });
});

describe('piles', () => {
  test('a new deck is a list of its own', () => {
    const piles = newPiles(PACK);
    takeTop(piles);
    expect(PACK).toHaveLength(52);
    expect(piles.deck).toHaveLength(51);
  });

  test('a copy shares nothing', () => {
    const piles: Piles<string> = { deck: ['2c'], discard: ['3c'] };
    const copy = copyPiles(piles);
    expect(copy).toEqual(piles);
    copy.deck.push('4c');
    copy.discard.pop();
    expect(piles).toEqual({ deck: ['2c'], discard: ['3c'] });
  });

  test('a reshuffle takes in the discard pile and the rest of the deck', () => {
    const piles: Piles<string> = { deck: ['2c', '3c'], discard: ['4c', '5c'] };
    reshuffle(piles, turn);
    expect(piles).toEqual({ deck: ['5c', '4c', '3c', '2c'], discard: [] });
  });

  test("chance is the game's own: the same seed and stream give the same deck", () => {
    const shuffled = (seed: number) => {
      const game: Game<Piles<Card>> = {
        rules: 'x',
        table: { deck: ['Ah'], discard: PACK.slice(1) },
        stack: [],
        chance: { kind: 'quick', state: new QuickRandom(seed).state },
        disclosed: 0,
      };
      const p = new Play<Piles<Card>>();
      p.begin(game, undefined);
      reshuffle(p.t, (cards) => p.shuffle('event deck', cards));
      expect(game.disclosed).toBe(1);
      return p.t.deck;
    };
    expect(shuffled(1)).toEqual(shuffled(1));
    expect(shuffled(1)).not.toEqual(shuffled(2));
  });

  test('a cut puts the upper cards beneath the others', () => {
    const pile = ['2c', '3c', '4c', '5c', '6c'];
    cut(pile, 2);
    expect(pile).toEqual(['5c', '6c', '2c', '3c', '4c']);
    cut(pile, 3);
    expect(pile).toEqual(['2c', '3c', '4c', '5c', '6c']);
    cut(pile, 0);
    cut(pile, 5);
    expect(pile).toEqual(['2c', '3c', '4c', '5c', '6c']);
    for (const wrong of [-1, 6, 1.5, Number.NaN]) expect(() => cut(pile, wrong)).toThrow(RangeError);
    expect(pile).toEqual(['2c', '3c', '4c', '5c', '6c']);
  });

  test('cards are moved one by one or all together', () => {
    const hand = ['2c', '3c', '4c'];
    const discard = ['Kh'];
    moveCard('3c', hand, discard);
    expect([hand, discard]).toEqual([
      ['2c', '4c'],
      ['Kh', '3c'],
    ]);
    expect(() => moveCard('3c', hand, discard)).toThrow('3c is not there to be moved');
    expect([hand, discard]).toEqual([
      ['2c', '4c'],
      ['Kh', '3c'],
    ]);
    moveAll(hand, discard);
    expect([hand, discard]).toEqual([[], ['Kh', '3c', '2c', '4c']]);
    moveAll(discard, discard);
    expect(discard).toEqual(['Kh', '3c', '2c', '4c']);
    putUnder(discard, 'As');
    expect(discard[0]).toBe('As');
  });

  test('a joker can be shuffled into the lowest cards of a deck', () => {
    const piles = newPiles<Card>(PACK);
    const packet: Card[] = [];
    draw(piles, 12, packet, never);
    packet.push('X1');
    turn(packet);
    moveAll(piles.deck, packet);
    moveAll(packet, piles.deck);
    expect(piles.deck.indexOf('X1')).toBe(0);
    expect(piles.deck).toHaveLength(53);
    expect(piles.deck.slice(13)).toEqual(PACK.slice(0, 40));
    expect(notConserved(['X1', ...PACK], piles.deck)).toBeNull();
  });
});

describe('conservation', () => {
  test('tells what is missing, doubled or strange', () => {
    expect(notConserved(['2c', '3c'], ['3c'], ['2c'])).toBeNull();
    expect(notConserved(['2c', '3c'], ['3c'])).toBe('2c is missing');
    expect(notConserved(['2c', '3c'], ['3c', '2c'], ['3c'])).toBe('3c is there too often');
    expect(notConserved(['2c', '3c'], ['3c', '2c', 'X1' as '2c'])).toBe('X1 is no card of this pack');
    expect(notConserved(['gold', 'gold'], ['gold'], ['gold'])).toBeNull();
    expect(notConserved(['gold', 'gold'], ['gold'])).toBe('gold is missing');
  });

  test('holds whatever is done', () => {
    const act = fc.record({ what: fc.constantFrom('draw', 'discard', 'reshuffle', 'cut', 'under', 'all'), count: fc.nat(60) });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), fc.integer(), (acts, seed) => {
        const random = new QuickRandom(seed);
        const mix = (cards: Card[]) => shuffle(random, cards);
        const piles = newPiles(PACK_WITH_JOKERS);
        const hand: Card[] = [];
        for (const { what, count } of acts) {
          const [held, left] = [hand.length, piles.deck.length + piles.discard.length];
          if (what === 'draw') expect(draw(piles, count, hand, mix)).toBe(Math.min(count, left));
          else if (what === 'discard' && held > 0) moveCard(hand[count % held], hand, piles.discard);
          else if (what === 'reshuffle') reshuffle(piles, mix);
          else if (what === 'cut') cut(piles.deck, count % (piles.deck.length + 1));
          else if (what === 'under' && held > 0) putUnder(piles.deck, hand.pop() ?? 'X1');
          else if (what === 'all') moveAll(hand, piles.discard);
          expect(notConserved(PACK_WITH_JOKERS, piles.deck, piles.discard, hand)).toBeNull();
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a cut and the cut of the rest give the old order back', () => {
    fc.assert(
      fc.property(fc.nat(52), (count) => {
        const pile = PACK.slice();
        cut(pile, count);
        cut(pile, 52 - count);
        expect(pile).toEqual(PACK);
      }),
    );
  });
});

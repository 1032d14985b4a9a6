/** Chapter 23: Hide and Seek before the game: the treasure deck and where markers may lie. */
import { colourOf, type SuitCard } from '@guildhall/cards';
import { describe, expect, test } from 'vitest';
import { MARKER_RADIUS } from '../data/index.ts';
import { readLayout } from '../rules/layout.ts';
import { NONE, type Table } from '../table.ts';
import { dealt, given, model, type Scene, start } from './kit.ts';

const GANGS = ['dorick; 2 human-lowlife', 'klacka'] as const;

/** The gangs are built, and the first marker is to be placed in the Warrens. Event cards on top, the first of them next. */
const placing = (events: SuitCard[] = ['Ks', 'Qs']): Scene => {
  const s = start({ scenario: 2 });
  const { table } = s;
  table.eventDeck = [...table.eventDeck.filter((card) => !events.includes(card)), ...events.slice().reverse()];
  s.answer(0, GANGS[0]).answer(1, GANGS[1]);
  return s.expectQuestion('hide and seek/marker', s.actor);
};
/** The same on other terrain, with markers lying there already. */
const placingOn = (terrain: string, markers: [number, number][] = []): Scene => {
  const s = placing();
  const plan = readLayout(terrain);
  if (!Array.isArray(plan)) throw new Error('not a layout');
  s.table.terrain = plan.map(({ kind, corners, height }) => ({ kind, height, corners: corners.flatMap(({ x, y }) => [x, y]) }));
  s.table.markers = markers.map(([x, y]) => ({ x, y, state: 'hidden' as const, waiting: [] }));
  return s;
};
const colours = (cards: SuitCard[]) => cards.map((card) => colourOf(card)).sort();

describe('the treasure deck', () => {
  test('KC-23.1 three red and five black cards are taken from the Event Deck before set-up, and shuffled', () => {
    const first = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const s = dealt({ scenario: 2 }, seed).answer(0, GANGS[0]).answer(1, GANGS[1]);
      expect(s.table.south).toBe(NONE);
      const { treasureDeck } = s.table;
      expect(colours(treasureDeck)).toEqual([...Array(5).fill('black'), ...Array(3).fill('red')]);
      first.add(treasureDeck.map((card) => colourOf(card)[0]).join(''));
      s.expectFact('treasureDeckMade', { treasures: 3, traps: 5, rule: 'KC-23.1' });
    }
    expect(first.size).toBeGreaterThan(5);
  });

  test('KC-23.2 they are taken at random, and stay out of the Event Deck for the whole game', () => {
    const taken = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const { treasureDeck, eventDeck, eventDiscard } = dealt({ scenario: 2 }, seed)
        .answer(0, GANGS[0])
        .answer(1, GANGS[1]).table;
      expect(eventDeck.length + eventDiscard.length).toBe(44);
      for (const card of treasureDeck) taken.add(card);
    }
    expect(taken.size).toBeGreaterThan(30);
    // The Event Deck is used up and shuffled anew, one treasure card lying open: still there are 44.
    const s = given({
      scenario: 'hide-and-seek',
      models: [model('human-lowlife', 0, 12, 9), model('klacka', 1, 20, 20, { activated: true })],
      markers: [{ x: 12, y: 10 }],
      treasureDeck: '2h 3h 4h 2c 3c 4c 5c 6c',
    }).activate(0);
    s.say('inspect k0');
    const { table } = s;
    table.eventDiscard.push(...table.eventDeck.splice(0));
    s.say('end').expectFact('eventDeckShuffled', { cards: 44 });
    for (const card of ['2h', '3h', '4h', '2c', '3c', '4c', '5c', '6c'] as const) {
      expect([...table.eventDeck, ...table.eventDiscard]).not.toContain(card);
    }
  });
});

describe('placing markers', () => {
  test('KC-23.3 KC-23.9 there are eight markers, one for each treasure card; then comes set-up as always', () => {
    const s = placing();
    let placed = 0;
    while (s.question === 'hide and seek/marker') {
      expect(s.table.models.every(({ place }) => place === 'reserve')).toBe(true);
      s.say(s.legal(s.actor)[0]);
      placed++;
    }
    expect(placed).toBe(8);
    expect(s.table.markers).toHaveLength(s.table.treasureDeck.length);
    expect(s.table.markers.every(({ state }) => state === 'hidden')).toBe(true);
    s.expectQuestion('set up/edge', 0);
  });

  test('KC-23.4 both draw an Event card, and the higher places the first marker', () => {
    const s = placing(['4h', '9c']).expectQuestion('hide and seek/marker', 1);
    s.expectFact('cardsCompared', { about: 'markers', cards: ['4h', '9c'], winner: 1, rule: 'KC-23.4' });
    expect(s.table.eventDiscard).toEqual(['4h', '9c']);
    expect(placing(['9c', '4h']).actor).toBe(0);
  });

  test('KC-23.5 ties are drawn again, and the players take turns, one marker each', () => {
    const s = placing(['7h', '7c', '2c', 'Jd']).expectQuestion('hide and seek/marker', 1);
    expect(s.all('cardsCompared').map(({ winner }) => winner)).toEqual([NONE, 1]);
    for (const seat of [1, 0, 1, 0]) {
      s.expectQuestion('hide and seek/marker', seat);
      s.say(s.legal(s.actor)[0]);
      expect(s.last).toMatchObject([{ kind: 'markerPlaced', seat }]);
    }
    for (const bad of ['NaN 1', '1e999 2', '1 2 3', '', 'north', '-']) s.refused(1, bad, 'KC-23.5', 'notAPoint');
  });

  test('KC-23.6 markers lie two card lengths apart at least', () => {
    const s = placing().say('10 5');
    s.expectFact('markerPlaced', { marker: 0, x: 10, y: 5, least: 7, rule: 'KC-23.6' });
    expect(s.refused(1, '16.98 4.5', 'KC-23.6', 'markerTooNear').about).toEqual({
      k: 0,
      least: 7,
      distance: expect.closeTo(Math.sqrt(6.98 ** 2 + 0.25), 6),
    });
    s.allowed(1, '17 5').say('17 5');
    // Whoever is nearest is named.
    expect(s.refused(0, '20.5 5', 'KC-23.6', 'markerTooNear').about).toMatchObject({ k: 1, distance: expect.closeTo(3.5, 6) });
  });

  test('KC-23.6 KC-23.7 the disc keeps wholly out of both zones', () => {
    const s = placingOn('house 4 3.6 8 7 3; house 16 17 20 20.4 3');
    expect(s.refused(0, '6 3.6', 'KC-23.6', 'markerInZone').about).toMatchObject({
      edge: 'south',
      gap: expect.closeTo(0.1, 6),
      least: MARKER_RADIUS,
    });
    s.refused(0, `4 ${3.5 + MARKER_RADIUS - 0.01}`, 'KC-23.6', 'markerInZone');
    s.allowed(0, `4 ${3.5 + MARKER_RADIUS}`);
    expect(s.refused(0, '18 20.4', 'KC-23.6', 'markerInZone').about).toMatchObject({
      edge: 'north',
      gap: expect.closeTo(0.1, 6),
    });
    s.allowed(0, `16 ${20.5 - MARKER_RADIUS}`);
  });

  test('KC-23.7 the centre lies on the outline of a terrain piece', () => {
    const s = placing();
    expect(s.refused(0, '12 12', 'KC-23.7', 'markerNotOnTerrain').about.gap).toBeCloseTo(2.1, 6);
    // In the middle of the crates is not on their outline.
    expect(s.refused(0, '9 5.75', 'KC-23.7', 'markerNotOnTerrain').about.gap).toBeCloseTo(0.75, 6);
    s.refused(0, '9 4.94', 'KC-23.7', 'markerNotOnTerrain');
    s.refused(0, '9 24.5', 'KC-23.7', 'markerOffBoard');
    // A hair off is set right.
    s.say('9 4.96').expectFact('markerPlaced', { x: 9, y: 5, on: 1 });
    expect(s.table.markers[0]).toMatchObject({ x: 9, y: 5 });
  });

  test('KC-23.8 where terrain has no spot left, markers lie on open ground', () => {
    const s = placingOn('crates 8 5 10 6.5 1').say('8 5');
    expect(s.asked(1)?.show).toMatchObject({ on: 'ground', distance: 7 });
    s.refused(1, '10 6.5', 'KC-23.8', 'markerOnTerrain');
    s.refused(1, '0.2 12', 'KC-23.8', 'markerOffBoard');
    s.refused(1, '14 3.6', 'KC-23.6', 'markerInZone');
    expect(s.refused(1, '8 11', 'KC-23.6', 'markerTooNear').about).toMatchObject({ k: 0, distance: 6, least: 7 });
    s.say('8 12').expectFact('markerPlaced', { marker: 1, on: NONE, least: 7, rule: 'KC-23.8' });
  });

  test('KC-23.8 then the distance drops to 5 inches, and to 3.5', () => {
    const rows: [number, number][] = [4, 12, 20].flatMap((x): [number, number][] => [
      [x, 8],
      [x, 16],
    ]);
    // Nothing is 7 inches from all of these, and the crates are not 5 from theirs; halfway between four it is 5.66.
    const five = placingOn('crates 11 7 13 9 1', rows);
    expect(five.asked(0)?.show).toMatchObject({ on: 'ground', distance: 5 });
    expect(five.refused(0, '7 9', 'KC-23.8', 'markerTooNear').about).toMatchObject({
      least: 5,
      distance: expect.closeTo(Math.sqrt(10), 6),
    });
    five.say('8 12').expectFact('markerPlaced', { least: 5, rule: 'KC-23.8', on: NONE });
    // A house from West to East leaves two strips, where nothing is 5 inches from all six.
    const strips: [number, number][] = [4, 12, 20].flatMap((x): [number, number][] => [
      [x, 6],
      [x, 18],
    ]);
    const three = placingOn('house 0 8 24 16 3', strips);
    expect(three.asked(0)?.show).toMatchObject({ on: 'terrain', distance: 3.5 });
    expect(three.refused(0, '6 8', 'KC-23.8', 'markerTooNear').about).toMatchObject({ least: 3.5 });
    three.say('8 8').expectFact('markerPlaced', { least: 3.5, rule: 'KC-23.8', on: 0 });
  });

  test('KC-23.26 a marker lies where a 30 mm base could touch it, and get there from a zone', () => {
    // The Warrens' house against the West edge: behind it there is no room.
    const s = placing();
    expect(s.refused(0, '0 6', 'KC-23.26', 'markerOutOfReach').about).toEqual({ base: 30 });
    s.allowed(0, '0 4.6');
    s.allowed(0, '3 6');
    // A yard closed on all sides: outside it may lie, inside not.
    const yard = placingOn('house 8 8 16 9 3; house 8 15 16 16 3; house 8 9 9 15 3; house 15 9 16 15 3');
    yard.refused(0, '12 9', 'KC-23.26', 'markerOutOfReach');
    yard.allowed(0, '12 8');
    // A slit too narrow for a base: near its mouth it may lie, in its depth not.
    const slit = placingOn('house 6 8 11 14 3; house 11.5 8 16 14 3');
    slit.allowed(0, '11 8.2');
    slit.refused(0, '11 11', 'KC-23.26', 'markerOutOfReach');
  });

  test('KC-23.8 KC-23.26 whatever is offered is legal, until all eight lie', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const s = dealt({ scenario: 2 }, seed).answer(0, GANGS[0]).answer(1, GANGS[1]);
      const apart = ({ markers }: Table) =>
        markers.every((a, i) => markers.every((b, k) => k >= i || Math.hypot(a.x - b.x, a.y - b.y) >= 7 - 0.001));
      while (s.question === 'hide and seek/marker') {
        const offers = s.legal(s.actor);
        for (const spot of offers) s.allowed(s.actor, spot);
        const { show } = s.asked(s.actor) ?? {};
        s.say(offers[seed % offers.length]);
        if ((show as { distance: number }).distance === 7) expect(apart(s.table)).toBe(true);
      }
      expect(s.table.markers).toHaveLength(8);
    }
  });
});

/** Chapter 3: laying out the city and its decks, and the first events. */
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../data/index.ts';
import { brigade } from '../index.ts';
import { at, dealt, given, SEEDS, spacesWhere, start } from './kit.ts';

const STARTERS = [
  'failed-exam',
  'falling-embers',
  'hail-of-cinders',
  'laboratory-blast',
  'sparks-over-the-roofs',
  'stray-fireballs',
];
const begunWith = (seed: number) => dealt({ firstPlayer: '0' }, 2, seed).chooseColours();

describe('decks and supplies', () => {
  it('BR-3.2 both decks are shuffled: over many games every card comes first', () => {
    const first = { crew: new Set<string>(), event: new Set<string>() };
    for (const seed of SEEDS) {
      const { table } = begunWith(seed);
      first.crew.add(table.crewDeck.at(-1) ?? '');
      first.event.add(table.eventDeck.at(-1) ?? '');
    }
    expect(first.crew.size).toBe(20);
    expect([...first.event].sort()).toEqual(EVENTS.flatMap(({ id, kind }) => (kind === 'festival' ? [] : [id as string])).sort());
  });
  it('BR-3.3 each deck has its own discard pile', () => {
    const s = given({ tracks: [{ crew: 2 }], crewDeck: ['kularf', 'del-uge'], events: ['sudden-downpour'] });
    const events = s.table.eventDiscard.slice();
    s.answer(0, 'recruit', 'kularf');
    expect(s.table.crewDiscard).toEqual(['del-uge']);
    expect(s.table.eventDiscard).toEqual(events);
    s.endTurn();
    expect(s.table.crewDiscard).toEqual(['del-uge']);
    expect(s.table.eventDiscard).toEqual([...events, 'sudden-downpour']);
  });
  it('BR-3.4 BR-22.4 water comes from one supply that does not run out, although the box holds 40 tokens', () => {
    const full = { crew: 6, wagon: 4 };
    const s = given({
      seats: 4,
      tracks: [full, full, full, full],
      crew: [
        ['nery', 'chops', 'ben'],
        ['ebenezer', 'kularf', 'del-uge'],
        ['gness', 'mog', 'lumen'],
        ['walder', 'veda', 'zilda'],
      ],
      water: [{ warden: 0, wagon: 0, nery: 0, chops: 0, ben: 0 }, { wagon: 6 }, { wagon: 6 }, { wagon: 6 }],
    });
    s.answer(0, 'refill A1');
    const { wardenWater, wagonWater, crewWater } = s.table;
    expect([wardenWater[0], wagonWater[0], ...crewWater[0]]).toEqual([2, 6, 3, 3, 3]);
    const all = [...wardenWater, ...wagonWater, ...crewWater.flat()].reduce((a, b) => a + b, 0);
    expect(all).toBe(4 * 8 + 9 + 7 + 6 + 6);
  });
});

describe('the first fires', () => {
  it('BR-3.5 before the first event only the four University blocks burn, at 2', () => {
    const s = dealt({}, 3, 11);
    expect(spacesWhere((space) => s.table.fire[space] !== 0)).toEqual(['C3', 'D3', 'C4', 'D4']);
    const lit = s.all('fireRose');
    expect(lit.map(({ rule, space, from, to }) => [rule, space, from, to])).toEqual(
      ['C3', 'D3', 'C4', 'D4'].map((space) => ['BR-3.5', space, 0, 2]),
    );
  });
  it('BR-3.6 the six starter events lie apart from the deck', () => {
    const { table } = dealt({}, 2, 4);
    expect([...table.starters].sort()).toEqual(STARTERS);
    expect(table.eventDeck).toHaveLength(24);
    expect(table.eventDeck.some((card) => STARTERS.includes(card))).toBe(false);
    expect(start().view(0).table).toMatchObject({ starters: 6, eventDeck: 24 });
  });
  it('BR-3.7 the first player draws and resolves three of them', () => {
    const s = start({ firstPlayer: '1' }, 3).chooseColours();
    const drawn = s.all('eventDrawn');
    expect(drawn.map(({ rule, seat, starter }) => [rule, seat, starter])).toEqual(Array(3).fill(['BR-3.7', 1, true]));
    // Failed Exam, Laboratory Blast and Stray Fireballs as they lie without shuffling; what they mark burns one higher.
    expect(drawn.map(({ card }) => card)).toEqual(['failed-exam', 'laboratory-blast', 'stray-fireballs']);
    const marked = ['D1', 'D3', 'C4', 'C6', 'A3', 'C3', 'D4', 'F4', 'B2', 'E3', 'D6'];
    expect(spacesWhere((space) => s.table.fire[space] > 0).sort()).toEqual([...marked].sort());
    for (const name of marked) expect(s.fire(name), name).toBe(['C3', 'D3', 'C4', 'D4'].includes(name) ? 3 : 1);
  });
  it('BR-3.8 the three are drawn at random, and each is resolved before the next is drawn', () => {
    const threes = new Set<string>();
    for (const seed of SEEDS.slice(0, 120)) {
      const s = begunWith(seed);
      const three = s.all('eventDrawn').map(({ card }) => card);
      expect(new Set(three).size).toBe(3);
      for (const card of three) threes.add(card);
      const order = s.facts.flatMap(({ kind }) => (kind === 'eventDrawn' || kind === 'eventDiscarded' ? [kind] : []));
      expect(order).toEqual(Array(3).fill(['eventDrawn', 'eventDiscarded']).flat());
      const firstBall = s.facts.findIndex(({ kind }) => kind === 'fireballLanded');
      expect(firstBall).toBeLessThan(s.facts.findIndex(({ kind }) => kind === 'eventDiscarded'));
    }
    expect([...threes].sort()).toEqual(STARTERS);
  });
  it('BR-3.9 BR-3.10 the other three are shuffled into the deck of now 27; those resolved begin the discard pile', () => {
    const places = new Set<number>();
    for (const seed of SEEDS.slice(0, 120)) {
      const s = begunWith(seed);
      const drawn = s.all('eventDrawn').map(({ card }) => card);
      expect(s.table.eventDiscard).toEqual(drawn);
      expect(s.table.eventDeck).toHaveLength(27);
      const left = s.table.eventDeck.filter((card) => STARTERS.includes(card));
      expect([...left, ...drawn].sort()).toEqual(STARTERS);
      for (const card of left) places.add(s.table.eventDeck.indexOf(card));
      s.expectFact('eventDeckPrepared', { rule: 'BR-3.9', cards: 27 });
    }
    expect(places.size).toBe(27);
  });
  it('BR-3.11 a block doomed by a starter event is flipped before the next one is drawn', () => {
    const s = start();
    s.table.fire[at('D1')] = 4; // Failed Exam, the first, marks it
    s.table.fire[at('B2')] = 4; // Stray Fireballs, the third
    s.chooseColours();
    const order = s.facts.flatMap((fact) =>
      fact.kind === 'eventDrawn' ? [fact.card] : fact.kind === 'blockDestroyed' ? [fact.space] : [],
    );
    expect(order).toEqual(['failed-exam', 'D1', 'laboratory-blast', 'stray-fireballs', 'B2']);
    s.expectQuestion('action phase/action', 0);
  });
});

describe('who begins', () => {
  it('BR-3.12 BR-6.3 the first player begins with the Action phase', () => {
    const s = start({ firstPlayer: '1' }, 2).chooseColours();
    s.expectQuestion('action phase/action', 1);
    expect(s.view(null).table).toMatchObject({ phase: 'action', turn: 1, active: 1, actions: 4 });
    expect(s.all('eventDrawn').filter(({ starter }) => !starter)).toEqual([]);
    s.expectFact('turnBegan', { seat: 1, turn: 1 });
    s.forget().endTurn(); // the second turn has its Event phase
    s.expectFact('eventDrawn', { seat: 0, starter: false });
  });
  it('BR-3.14 the host names the first player or has one drawn', () => {
    for (const seat of [0, 1, 2]) {
      const s = start({ firstPlayer: String(seat) }, 3);
      s.expectFact('firstPlayer', { rule: 'BR-3.14', seat, drawn: false });
      s.expectQuestion('setup/colour', seat);
      expect(s.chooseColours().table.active).toBe(seat);
    }
    expect(brigade.options({ firstPlayer: '2' }, 2)).toMatchObject({ rule: 'BR-3.14', why: 'noSuchFirstPlayer' });
    expect(brigade.options({ firstPlayer: '2' }, 3)).not.toHaveProperty('why');
    const drawn = SEEDS.map((seed) => dealt({ firstPlayer: 'random' }, 4, seed).expectFact('firstPlayer', { drawn: true }).seat);
    for (const seat of [0, 1, 2, 3]) expect(drawn.filter((one) => one === seat).length).toBeGreaterThan(40);
    expect(brigade.text.en.option('firstPlayer').label).toContain('who last set something on fire?');
    expect(brigade.text.pl.option('firstPlayer').label).toContain('kto ostatnio coś podpalił?');
  });
  it('BR-3.15 play goes clockwise', () => {
    const s = given({
      seats: 4,
      active: 2,
      events: ['sudden-downpour', 'sudden-downpour', 'bigger-barrels', 'bigger-barrels', 'spare-bunks'],
    });
    for (let turn = 0; turn < 5; turn++) s.endTurn();
    expect(s.all('turnBegan').map(({ seat }) => seat)).toEqual([3, 0, 1, 2, 3]);
    expect(s.table.firehouse.map((space) => s.view(0).table.spaces[space].name)).toEqual(['A1', 'F1', 'F6', 'A6']);
  });
});

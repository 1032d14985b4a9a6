/** Chapter 7: gusts, Firestorms and special events. */
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../data/index.ts';
import { SPACE_NAMES } from '../spaces.ts';
import { type Fire, given, type Scene, spacesWhere } from './kit.ts';

const NO_FIRE = { C3: 0, D3: 0, C4: 0, D4: 0 };
const fires = (s: Scene): { [space: string]: number } =>
  Object.fromEntries(spacesWhere((space) => s.table.fire[space] > 0).map((name) => [name, s.fire(name)]));
/** The gust or Firestorm is drawn by seat 1. */
const after = (card: string, fire: { [space: string]: Fire }): Scene =>
  given({ fire: { ...NO_FIRE, ...fire }, events: [card] }).endTurn();
const EVERYWHERE = Object.fromEntries(
  SPACE_NAMES.filter((name) => !['A1', 'F1', 'A6', 'F6'].includes(name)).map((name) => [name, 1]),
);

describe('kinds', () => {
  it('BR-7.1 gusts, special events and Firestorms', () => {
    const { eventDeck, eventDiscard } = given().table;
    const kinds = new Set([...eventDeck, ...eventDiscard].map((card) => EVENTS.find(({ id }) => id === card)?.kind));
    expect([...kinds].sort()).toEqual(['firestorm', 'gust', 'special']);
  });
});

describe('gust of wind', () => {
  it('BR-7.2 BR-7.4 BR-7.5 BR-7.11 every burning block adds 1 to its neighbour in that direction, whatever burns there, and keeps its own', () => {
    const s = after('wind-east', { B2: 4, E3: 1, A5: 3, B5: 2, D6: 1, E6: 3 });
    expect(fires(s)).toEqual({ B2: 4, C2: 1, E3: 1, F3: 1, A5: 3, B5: 3, C5: 1, D6: 1, E6: 4 });
    expect(s.all('fireRose').every(({ rule, from, to }) => rule === 'BR-7.4' && to === from + 1)).toBe(true);
    s.expectFact('fireRose', { space: 'C2', from: 0, to: 1, source: 'B2', cause: 'wind-east' });
  });
  it.each([
    ['wind-north', 'C4', 'C3'],
    ['wind-east', 'C4', 'D4'],
    ['wind-south', 'C4', 'C5'],
    ['wind-west', 'C4', 'B4'],
  ])('BR-7.3 %s carries fire from %s to %s: the direction named is where it goes', (card, from, to) => {
    expect(fires(after(card, { [from]: 2 }))).toEqual({ [from]: 2, [to]: 1 });
  });
  it.each([
    ['wind-north', (name: string) => Number(name[1])],
    ['wind-east', (name: string) => -'ABCDEF'.indexOf(name[0])],
    ['wind-south', (name: string) => -Number(name[1])],
    ['wind-west', (name: string) => 'ABCDEF'.indexOf(name[0])],
  ])('BR-7.6 BR-7.8 %s is worked through from the side toward which it blows', (card, place) => {
    const s = after(card, EVERYWHERE);
    const sources = s.all('fireRose').map(({ source }) => place(source));
    expect(sources.length).toBe(26); // 32 blocks, less four blown off the grid and two into corners
    expect(sources).toEqual([...sources].sort((a, b) => a - b));
    expect(new Set(sources).size).toBeGreaterThan(4);
  });
  it('BR-7.7 a block lit by the gust does not spread in it', () => {
    for (const [card, from, to, beyond] of [
      ['wind-east', 'A2', 'B2', 'C2'],
      ['wind-west', 'F2', 'E2', 'D2'],
      ['wind-north', 'B6', 'B5', 'B4'],
      ['wind-south', 'B1', 'B2', 'B3'],
    ]) {
      const s = after(card, { [from]: 1 });
      expect([s.fire(to), s.fire(beyond)], card).toEqual([1, 0]);
    }
    // The result is that of a snapshot: three in a row, and the last raised once.
    expect(fires(after('wind-east', { A2: 1, B2: 1, C2: 1 }))).toEqual({ A2: 1, B2: 2, C2: 2, D2: 1 });
  });
  it('BR-7.9 a block without neighbour on its windward side receives nothing', () => {
    const s = after('wind-east', EVERYWHERE);
    for (const name of ['A2', 'A3', 'A4', 'A5', 'B1', 'B6']) expect(s.fire(name), name).toBe(1);
    for (const name of ['B2', 'C1', 'F3', 'C6']) expect(s.fire(name), name).toBe(2);
  });
  it('BR-7.10 fire blown off the grid, into a Firehouse or into an empty corner is lost', () => {
    const s = after('wind-east', { F2: 1, E6: 2, E1: 3 }); // off the grid, into the Firehouse of seat 1, into an empty corner
    expect(fires(s)).toEqual({ F2: 1, E6: 2, E1: 3 });
    expect(s.all('fireRose')).toEqual([]);
    expect(s.table.fire[5]).toBe(0);
  });
  it('BR-7.12 BR-7.13 flips come last, and a block destroyed by the gust has still spread in it', () => {
    const s = after('wind-east', { A2: 1, B2: 4, A3: 1, B3: 4 });
    expect(fires(s)).toEqual({ A2: 1, B2: 6, C2: 1, A3: 1, B3: 6, C3: 1 });
    const kinds = s.facts.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('fireRose')).toBeLessThan(kinds.indexOf('blockDestroyed'));
    expect(s.all('blockDestroyed')).toHaveLength(2);
  });
  it('BR-7.14 no gust is diagonal: from one fire each lights exactly one block sharing an edge', () => {
    for (const event of EVENTS) {
      if (event.kind !== 'gust') continue;
      const lit = Object.keys(fires(after(event.id, { B2: 1 }))).filter((name) => name !== 'B2');
      expect(lit).toHaveLength(1);
      expect(['B1', 'A2', 'C2', 'B3']).toContain(lit[0]);
    }
  });
});

describe('Firestorm', () => {
  it.each(EVENTS.filter((event) => event.kind === 'firestorm'))(
    'BR-7.15 BR-7.17 BR-7.18 BR-7.19 $id lands on its squares in reading order, north up',
    ({ id, squares }) => {
      const s = after(id, { E6: 2 });
      const landed = s.all('fireballLanded').map(({ space }) => space);
      expect(landed).toEqual(squares);
      expect(landed).toEqual(SPACE_NAMES.filter((name) => landed.includes(name)));
      expect(landed.filter((name) => ['A1', 'F1', 'A6', 'F6'].includes(name))).toEqual([]);
      const marked: readonly string[] = squares;
      for (const name of SPACE_NAMES) expect(s.fire(name), name).toBe((name === 'E6' ? 2 : 0) + (marked.includes(name) ? 1 : 0));
    },
  );
  it('BR-7.16 each fireball adds 1', () => {
    const s = after('scarlet-squall', { B1: 0, B3: 2, C3: 3, E4: 4 });
    expect([s.fire('B1'), s.fire('B3'), s.fire('C3'), s.fire('E4')]).toEqual([1, 3, 4, 6]);
    s.expectFact('fireRose', { space: 'B3', from: 2, to: 3, rule: 'BR-7.16', cause: 'scarlet-squall' });
  });
});

describe('special events', () => {
  it.each([
    ['BR-7.24', 'bigger-barrels', 'wagon', 'wagonTrack'],
    ['BR-7.25', 'spare-bunks', 'crew', 'crewTrack'],
    ['BR-7.26', 'officers-school', 'leadership', 'leadershipTrack'],
  ] as const)('BR-7.24 BR-7.25 BR-7.26 BR-7.27 %s %s moves every tracker of %s one space', (rule, card, track, field) => {
    const s = given({ seats: 3, tracks: [{}, { [track]: 2 }, { [track]: 1 }], events: [card] }).endTurn();
    expect(s.table[field]).toEqual([1, 3, 2]);
    for (const other of ['wagonTrack', 'crewTrack', 'leadershipTrack'] as const) {
      if (other !== field) expect(s.table[other]).toEqual([0, 0, 0]);
    }
    expect(s.all('trackRaised').map((fact) => [fact.rule, fact.seat, fact.from, fact.to])).toEqual([
      [rule, 1, 2, 3],
      [rule, 2, 1, 2],
      [rule, 0, 0, 1],
    ]);
  });
  it('BR-7.27 the step need not change the value', () => {
    const s = given({ events: ['spare-bunks'] }).endTurn();
    s.expectFact('trackRaised', { seat: 1, from: 0, to: 1, valueFrom: 0, valueTo: 0 });
    s.refused(1, 'recruit', 'BR-14.7', 'noCrewCapacity');
  });
  it('BR-7.21 BR-7.22 all carry it out; who cannot ignores it', () => {
    const s = given({ seats: 3, tracks: [{}, { wagon: 4 }], events: ['bigger-barrels'] }).endTurn();
    expect(s.table.wagonTrack).toEqual([1, 4, 1]);
    s.expectFact('trackAtEnd', { seat: 1, track: 'wagon', rule: 'BR-16.9' });
    s.expectQuestion('action phase/action', 1);
    // Event 5 passes over seat 2, whose Brigade stands among blocks it already has.
    const none = given({ seats: 3, events: ['talk-of-the-town'], loyal: { F5: 2, E6: 2 } }).endTurn();
    none.expectQuestion('award/place', 1).answer(1, 'done').expectQuestion('award/place', 0);
    // It is told why, and of nobody else.
    expect(none.all('eventIgnored').map(({ seat, why, rule }) => [seat, why, rule])).toEqual([[2, 'renown', 'BR-7.31']]);
  });
  it('BR-7.23 one after another from the active player, clockwise', () => {
    const s = given({ seats: 4, active: 1, events: ['talk-of-the-town'] }).endTurn();
    const order: number[] = [];
    while (s.question === 'award/place') {
      order.push(s.actor);
      s.say('done');
    }
    expect(order).toEqual([2, 3, 0, 1]);
  });
  it('BR-7.28 it is not the Upgrade action', () => {
    const s = given({ events: ['bigger-barrels'] }).endTurn();
    expect([s.table.actions, s.table.upgraded]).toEqual([4, false]);
    expect(s.answer(1, 'upgrade wagon').table.wagonTrack).toEqual([1, 2]);
  });
  it('BR-7.29 BR-7.30 event 4: a free Recruit for everybody with room for crew, in turn order', () => {
    const s = given({
      seats: 3,
      tracks: [{ crew: 2 }, { crew: 2 }, { crew: 1 }],
      events: ['volunteers'],
      crewDeck: ['kularf', 'del-uge', 'nery', 'morgana'],
    });
    s.endTurn().expectQuestion('free recruit/recruit', 1, ['recruit', 'decline']);
    s.answer(1, 'recruit').expectQuestion('recruit/keep', 1, ['kularf', 'del-uge', 'none']).answer(1, 'del-uge');
    s.expectQuestion('free recruit/recruit', 0).answer(0, 'decline'); // seat 2 has capacity 0 and is passed over
    s.expectQuestion('action phase/action', 1);
    expect([s.table.crew, s.table.actions]).toEqual([[[], ['del-uge'], []], 4]);
    expect(s.all('offerDeclined').map(({ seat }) => seat)).toEqual([0]);
    expect(s.all('eventIgnored').map(({ seat, why, rule }) => [seat, why, rule])).toEqual([[2, 'crew', 'BR-7.30']]);
  });
  it('BR-7.31 BR-7.32 event 5: 1 Renown on the block of the Brigade or an adjacent one, or none', () => {
    const s = given({
      brigade: ['C2', 'E5'],
      loyal: { C1: 0, B2: 1 },
      fire: { D2: 'destroyed' },
      events: ['talk-of-the-town'],
    }).endTurn();
    s.expectQuestion('award/place', 1, ['E5', 'E4', 'D5', 'F5', 'E6', 'done']).answer(1, 'E6');
    s.expectQuestion('award/place', 0, ['C2', 'C3', 'B2', 'done']);
    s.refused(0, 'C1', 'BR-17.6', 'loyalToYou');
    s.refused(0, 'D2', 'BR-17.6', 'blockDestroyed');
    s.refused(0, 'B1', 'BR-7.31', 'outOfReach');
    s.answer(0, 'done');
    expect([s.renown(1, 'E6'), s.table.renown[0].reduce((a, b) => a + b, 0)]).toEqual([1, 0]);
    s.expectFact('renownAwarded', { seat: 1, n: 1, rule: 'BR-7.31' });
    s.expectFact('renownForfeited', { seat: 0, n: 1 });
    s.expectQuestion('action phase/action', 1);
  });
  it('BR-7.33 BR-7.34 event 6: wardens and crews are filled wherever they stand, Wagons are not', () => {
    const s = given({
      brigade: ['C2', 'D3'],
      wagon: ['C2', 'F6'],
      crew: [['nery'], ['kularf']],
      water: [
        { warden: 0, wagon: 0, nery: 1 },
        { warden: 1, wagon: 1, kularf: 0 },
      ],
      events: ['sudden-downpour'],
    }).endTurn();
    expect(s.table).toMatchObject({ wardenWater: [2, 2], crewWater: [[3], [2]], wagonWater: [0, 1] });
    const four = given({ seats: 4, water: [0, 1, 2, 3].map(() => ({ warden: 0 })), events: ['sudden-downpour'] }).endTurn();
    expect(four.table.wardenWater).toEqual([2, 2, 2, 2]);
    s.expectFact('refilled', { seat: 0, rule: 'BR-7.34', holders: ['warden', 'nery'], before: [0, 1], after: [2, 3] });
    s.expectQuestion('action phase/action', 1);
  });
  it('BR-7.35 a blue bonus reached through an event is received at once', () => {
    const crew = given({ tracks: [{ crew: 5 }], events: ['spare-bunks'], crewDeck: ['kularf', 'del-uge'] }).endTurn();
    crew.expectFact('blueBonus', { seat: 0, track: 'crew' });
    crew.expectQuestion('free recruit/recruit', 0).answer(0, 'recruit', 'kularf');
    expect(crew.table.crew[0]).toEqual(['kularf']);
    crew.expectQuestion('action phase/action', 1);

    const own = given({ tracks: [{}, { leadership: 5 }], events: ['officers-school'] }).endTurn();
    own.expectFact('blueBonus', { seat: 1, track: 'leadership' });
    expect(own.table.actions).toBe(8);

    const wagon = given({ tracks: [{}, { wagon: 3 }], events: ['bigger-barrels'] }).endTurn();
    wagon.answer(1, 'brigade E5').expectQuestion('move brigade/wagon', 1);
  });
  it('BR-7.20 starter events and the University: the deck of every game marks University blocks and their neighbours twice', () => {
    const hits = new Map<string, number>();
    const { eventDeck, eventDiscard } = given().table;
    for (const card of [...eventDeck, ...eventDiscard]) {
      const event = EVENTS.find(({ id }) => id === card);
      if (event?.kind === 'firestorm') for (const name of event.squares) hits.set(name, (hits.get(name) ?? 0) + 1);
    }
    const twice = ['C2', 'D2', 'B3', 'C3', 'D3', 'E3', 'B4', 'C4', 'D4', 'E4', 'C5', 'D5'];
    for (const { name, kind } of given().view(0).table.spaces) {
      expect(hits.get(name) ?? 0, name).toBe(kind !== 'block' ? 0 : twice.includes(name) ? 2 : 1);
    }
  });
});

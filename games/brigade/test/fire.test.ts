/** Chapter 5: how fires grow, and how blocks are doomed and destroyed. */
import { describe, expect, it } from 'vitest';
import { brigade } from '../index.ts';
import { text } from '../text/index.ts';
import { given, type Scene, spacesWhere } from './kit.ts';

const DOOMED = 5;
const DESTROYED = 6;
const NO_FIRE = { C3: 0, D3: 0, C4: 0, D4: 0 };
/** Scarlet Squall marks B1, B3, C3, E4, D5 and F5. */
const afterFireball = (space: string, before: number): Scene =>
  given({ fire: { [space]: before }, events: ['scarlet-squall'] }).endTurn();
/** Seat 0 has Gness Smold, who is awake, and may raise the fire of the block he moves to. */
const smold = (fire: { [space: string]: number }): Scene =>
  given({ brigade: ['B1'], fire, crew: [['gness']], loyal: { A4: 0 }, events: ['sudden-downpour'] });
const at = (s: Scene, space: string) => s.view(0).table.spaces.find(({ name }) => name === space);

describe('intensity', () => {
  it('BR-5.1 every block shows a flame track, a quarter, a name and a value', () => {
    const { spaces } = given().view(0).table;
    const blocks = spaces.filter(({ kind }) => kind === 'block');
    expect(blocks).toHaveLength(32);
    for (const { tile, quarter, value, fire } of blocks) {
      expect(['commons', 'council', 'merchant', 'nobles', 'university']).toContain(quarter);
      expect([2, 3, 4, 5]).toContain(value);
      expect(fire).toBe(quarter === 'university' ? 2 : 0);
      for (const words of [text.en, text.pl]) expect(words.name(tile)).not.toBe(tile);
    }
  });
  it('BR-5.2 BR-5.3 BR-5.4 an unlit block catches fire at 1, each effect adds a step up to 4, then comes the Destroyed icon', () => {
    for (const before of [0, 1, 2, 3]) {
      const s = afterFireball('E4', before);
      expect(s.fire('E4')).toBe(before + 1);
      s.expectFact('fireRose', { space: 'E4', from: before, to: before + 1, rule: 'BR-7.16' });
      expect(s.all('blockDoomed')).toEqual([]);
    }
    const s = afterFireball('E4', 4);
    s.expectFact('fireRose', { space: 'E4', from: 4, to: DOOMED });
    s.expectFact('blockDoomed', { space: 'E4', rule: 'BR-5.8' });
  });
  it('BR-5.5 BR-5.9 two points are two steps, also on an unlit block; what goes beyond the Destroyed icon is lost', () => {
    const s = given({
      options: { specialBuildings: true },
      tiles: { B2: 'distillery' },
      fire: { B2: 'doomed', A2: 0, B1: 1, C2: 3, B3: 4 },
    }).endTurn();
    const raised = s.all('fireRose').filter(({ cause }) => cause === 'distillery');
    expect(Object.fromEntries(raised.map(({ space, from, to }) => [space, [from, to]]))).toEqual({
      A2: [0, 2],
      B1: [1, 3],
      C2: [3, DOOMED],
      B3: [4, DOOMED],
    });
    expect([s.fire('A2'), s.fire('B1'), s.fire('C2'), s.fire('B3')]).toEqual([2, 3, DESTROYED, DESTROYED]);
  });
  it('BR-5.9 a doomed block takes no further step', () => {
    // The Oak of D1 dooms D2, where the Distillery of C2 then finds no step left.
    const s = given({
      options: { specialBuildings: true },
      tiles: { C2: 'distillery', D1: 'old-tom-oak' },
      fire: { ...NO_FIRE, C2: 'doomed', D1: 'doomed', D2: 4 },
    }).endTurn();
    s.answer(0, 'old-tom-oak', 'south');
    s.expectFact('fireIgnored', { space: 'D2', rule: 'BR-5.9', cause: 'distillery' });
    expect(s.fire('D2')).toBe(DESTROYED);
  });
  it('BR-5.6 the University burns in the same way', () => {
    expect(afterFireball('C3', 0).fire('C3')).toBe(1);
    for (const before of [1, 2, 3]) expect(afterFireball('C3', before).fire('C3')).toBe(before + 1);
    const s = afterFireball('C3', 4);
    s.expectFact('blockDestroyed', { space: 'C3' });
    expect(s.fire('C3')).toBe(DESTROYED);
  });
  it('BR-5.7 University blocks have the value 5, and no other block has', () => {
    const { table } = given();
    expect(spacesWhere((s) => table.value[s] === 5)).toEqual(['C3', 'D3', 'C4', 'D4']);
    expect(Math.max(...table.value)).toBe(5);
  });
});

describe('doomed', () => {
  it('BR-5.8 raised from 4 a block is doomed, not yet flipped', () => {
    const s = smold({ C2: 4 }).answer(0, 'brigade C2', 'raise');
    expect(s.fire('C2')).toBe(DOOMED);
    expect(at(s, 'C2')).toMatchObject({ doomed: true, destroyed: false, kind: 'block' });
    const less = smold({ C2: 3 }).answer(0, 'brigade C2', 'raise');
    expect(at(less, 'C2')).toMatchObject({ doomed: false, fire: 4 });
  });
  it('BR-5.10 BR-5.11 it cannot be saved: not by Extinguish, reductions or Polymorph', () => {
    const s = given({ brigade: ['C2'], fire: { C2: 'doomed' }, water: [{ warden: 2 }] });
    s.refused(0, 'extinguish 1', 'BR-12.9', 'blockDoomed');
    expect(s.offered(0, 'extinguish')).toEqual([]);

    // Del Uge lowers one other block: C2 is no choice, D2 is.
    const uge = given({
      brigade: ['B1'],
      fire: { ...NO_FIRE, B1: 1, C2: 'doomed', D2: 3, E2: 2 },
      renown: { B1: [1] },
      loyal: { C1: 0 },
      crew: [['del-uge']],
      water: [{ 'del-uge': 0 }],
    }).answer(0, 'extinguish 1', 'B1');
    uge.expectQuestion('del uge/block', 0, ['D2', 'E2']);
    uge.refused(0, 'C2', 'BR-5.11', 'blockDoomed');
    uge.answer(0, 'D2');
    expect([uge.fire('C2'), uge.fire('D2')]).toEqual([DOOMED, 1]);

    const swap = given({ options: { advanced: true }, warden: ['blitz'], fire: { ...NO_FIRE, C2: 'doomed', D2: 3 } }).answer(
      0,
      'warden',
    );
    swap.refused(0, 'C2', 'BR-5.11', 'blockDoomed');
    swap.answer(0, 'D2').expectQuestion('polymorph/second', 0, ['D1', 'E2', 'D3']);
    swap.refused(0, 'C2', 'BR-5.11', 'blockDoomed');

    // The Distillery dooms C1; the Frozen Exhibits beside it cool A2 but C1 no more.
    const thaw = given({
      options: { specialBuildings: true },
      tiles: { B2: 'frozen-exhibits', D1: 'distillery' },
      fire: { B2: 'doomed', D1: 'doomed', C1: 4, A2: 1 },
    })
      .endTurn()
      .answer(0, 'distillery');
    expect([thaw.fire('C1'), thaw.fire('A2')]).toEqual([DESTROYED, 0]);
    expect(thaw.all('fireFell').map(({ space }) => space)).not.toContain('C1');
  });
  it('BR-5.12 it is flipped at the end of the phase in which it was doomed', () => {
    const s = smold({ C2: 4 }).answer(0, 'brigade C2', 'raise', 'wagon D2', 'upgrade crew');
    expect(s.fire('C2')).toBe(DOOMED);
    s.endTurn();
    const kinds = s.facts.map(({ kind }) => kind);
    expect(kinds.indexOf('blockDestroyed')).toBeGreaterThan(kinds.indexOf('turnEnded'));
    expect(kinds.indexOf('blockDestroyed')).toBeLessThan(kinds.indexOf('eventDrawn'));
    s.expectFact('blockDestroyed', { space: 'C2', tile: 'crooked-tenements', rule: 'BR-5.12', destroyed: 1 });

    const event = afterFireball('E4', 4);
    event.expectQuestion('action phase/action', 1);
    expect(event.fire('E4')).toBe(DESTROYED);
    expect(at(event, 'E4')).toMatchObject({ destroyed: true, doomed: false });
  });
  it('BR-5.21 until then it is a block: entered as burning, holding tokens, refilled on and won', () => {
    // Everything round B1 is doomed and stops the Brigade; beyond lies nothing it can reach.
    const walls = { A2: 'doomed', B2: 'doomed', C1: 'doomed', C2: 'doomed' } as const;
    const s = given({ brigade: ['B1'], fire: walls });
    expect(s.offered(0, 'brigade').sort()).toEqual(['A1', 'A2', 'B2', 'C1', 'C2']);

    const refill = given({ brigade: ['C2'], fire: { C2: 'doomed' }, loyal: { C2: 0 }, water: [{ warden: 0 }] });
    expect(refill.answer(0, 'refill C2').table.wardenWater[0]).toBe(2);

    const won = given({ brigade: ['B1'], fire: { B1: 1, C1: 'doomed' }, renown: { C1: [1, 1] } });
    won.answer(0, 'extinguish 1').expectQuestion('award/place', 0, ['B1', 'C1', 'B2', 'done']).answer(0, 'C1');
    expect([won.loyal('C1'), won.fire('C1'), brigade.score(won.game, 0)]).toEqual([0, DOOMED, 2]);
  });
});

describe('destroyed', () => {
  const flipped = (): Scene =>
    given({
      brigade: ['C2', 'B2'],
      wagon: ['B2', 'C2'],
      crew: [['nery']],
      fire: { C2: 'doomed', B2: 4 },
      loyal: { C2: 1, B2: 1 },
      renown: { C2: [3], D2: [1, 1] },
      water: [{ warden: 1, nery: 2, wagon: 1 }, { wagon: 2 }],
      events: ['bigger-barrels'],
    });

  it('BR-5.13 BR-5.14 all Renown and Loyalty on it go back to their owners', () => {
    const s = flipped();
    const left = (seat: number) => s.view(0).table.players[seat].renownLeft;
    expect([left(0), left(1)]).toEqual([12, 15]);
    s.endTurn();
    expect([s.loyal('C2'), s.renown(0, 'C2'), left(0), left(1)]).toEqual([-1, 0, 15, 15]);
    expect([s.loyal('B2'), s.renown(0, 'D2'), s.renown(1, 'D2')]).toEqual([1, 1, 1]);
    s.expectFact('renownRemoved', { seat: 0, space: 'C2', n: 3, rule: 'BR-5.14', cause: 'destroyed' });
    s.expectFact('loyaltyLost', { seat: 1, space: 'C2', rule: 'BR-5.14' });
  });
  it('BR-5.14 the Renown of all players goes, not only that of the one whose turn it is', () => {
    const s = given({ fire: { C2: 'doomed' }, renown: { C2: [1, 1] }, events: ['bigger-barrels'] });
    s.answer(0, 'end').expectFact('renownRemoved', { seat: 1, space: 'C2', n: 1, rule: 'BR-5.14', cause: 'destroyed' });
    expect([s.renown(0, 'C2'), s.renown(1, 'C2')]).toEqual([0, 0]);
    expect([0, 1].map((seat) => s.view(0).table.players[seat].renownLeft)).toEqual([16, 16]);
  });
  it.each([0, 1])('BR-5.14 BR-5.15 BR-5.16 Loyalty, Brigade and Wagon of seat %i go alike', (seat) => {
    const home = ['A1', 'F6'];
    const s = given({
      brigade: home.map((at, i) => (i === seat ? 'C2' : at)),
      wagon: home.map((at, i) => (i === seat ? 'C2' : at)),
      fire: { C2: 'doomed' },
      loyal: { C2: seat },
      events: ['bigger-barrels'],
    }).endTurn();
    expect([s.brigade(seat), s.wagon(seat), s.loyal('C2')]).toEqual([home[seat], home[seat], -1]);
    s.expectFact('loyaltyLost', { seat, space: 'C2', rule: 'BR-5.14' });
  });
  it('BR-5.15 BR-5.16 BR-5.17 Brigade and Wagon on it return to their Firehouses with their water and crew', () => {
    const s = flipped().endTurn();
    expect([s.brigade(0), s.wagon(1)]).toEqual(['A1', 'F6']);
    expect([s.brigade(1), s.wagon(0)]).toEqual(['B2', 'B2']); // B2 still stands
    s.expectFact('brigadeReturned', { seat: 0, from: 'C2', to: 'A1', rule: 'BR-5.15' });
    s.expectFact('wagonReturned', { seat: 1, from: 'C2', to: 'F6', rule: 'BR-5.16' });
    expect(s.table.crew[0]).toEqual(['nery']);
    expect([s.table.wardenWater[0], s.table.crewWater[0], s.table.wagonWater]).toEqual([1, [2], [1, 2]]);
  });
  it('BR-5.18 several Brigades may then share a Firehouse until they move', () => {
    const s = given({ brigade: ['F6', 'C2'], fire: { C2: 'doomed' }, events: ['sudden-downpour', 'sudden-downpour'] }).endTurn();
    expect([s.brigade(0), s.brigade(1)]).toEqual(['F6', 'F6']);
    s.expectQuestion('action phase/action', 1);
    expect(s.offered(1, 'brigade')).toContain('E5');
    s.answer(1, 'brigade E5').refused(1, 'brigade F6', 'BR-10.3', 'brigadeInTheWay');
  });
  it('BR-5.19 it never burns again', () => {
    const s = given({ fire: { E4: 'destroyed', B3: 'destroyed' }, events: ['scarlet-squall', 'wind-east'] }).endTurn();
    expect([s.fire('E4'), s.fire('B3')]).toEqual([DESTROYED, DESTROYED]);
    s.expectFact('fireIgnored', { space: 'E4', rule: 'BR-5.19', cause: 'scarlet-squall' });
    s.forget().endTurn(); // D4 burns and is blown onto E4
    s.expectFact('fireIgnored', { space: 'E4', rule: 'BR-5.19', cause: 'wind-east' });
    expect(s.fire('E4')).toBe(DESTROYED);
  });
  it('BR-5.20 its marker is gone: it is not burning and spreads nothing', () => {
    const s = given({ fire: { ...NO_FIRE, B3: 'destroyed', E4: 1 }, events: ['wind-north'] }).endTurn();
    expect([s.fire('B2'), s.fire('E3')]).toEqual([0, 1]);
    expect(at(s, 'B3')).toMatchObject({ fire: 0, doomed: false, destroyed: true });
    // With B3 as the only marker ever, all fires are out.
    const last = given({ brigade: ['E4'], fire: { ...NO_FIRE, B3: 'destroyed', E4: 1 } }).answer(0, 'extinguish 1', 'done');
    expect(last.outcome?.reason).toBe('allsWell');
  });
  it('BR-5.22 all doomed blocks of a phase are flipped together, before the end is examined', () => {
    const destroyed = {
      B1: 'destroyed',
      C1: 'destroyed',
      D1: 'destroyed',
      E1: 'destroyed',
      A2: 'destroyed',
      B2: 'destroyed',
    } as const;
    const s = given({ fire: { ...destroyed, C2: 'doomed', D2: 'doomed', E2: 'doomed' }, events: ['sudden-downpour'] }).endTurn();
    s.expectFact('evacuationBegan', { seat: 0, destroyed: 9 });
    const kinds = s.facts.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('blockDestroyed')).toBeLessThan(kinds.indexOf('evacuationBegan'));
    expect(s.all('blockDestroyed').map(({ space }) => space)).toEqual(['C2', 'D2', 'E2']);
  });
  it('BR-5.23 it stays a space, but has no value and no quarter, and cannot be chosen', () => {
    const s = given({ brigade: ['B1'], fire: { B1: 1, C1: 'destroyed' }, colour: ['orange'], options: { advanced: true } });
    expect(s.offered(0, 'brigade')).toContain('C1');
    s.answer(0, 'extinguish 1').expectQuestion('award/place', 0, ['B1', 'B2', 'done']);
    s.refused(0, 'C1', 'BR-17.6', 'blockDestroyed');

    // B1, C1, D2 and E2 are the Commons and Council blocks of value 2; C1 has lost its own.
    const karnaj = given({
      options: { festivalEvents: true },
      fire: { C1: 'destroyed' },
      events: ['karnaj-celebrates'],
    }).endTurn();
    karnaj.expectQuestion('festival/block', 1, ['B1', 'D2', 'E2', 'A4', 'B4', 'D5', 'E5']);
    karnaj.refused(1, 'C1', 'BR-5.23', 'blockDestroyed');

    // Insurance names Merchant blocks: A4 is one no longer.
    const insured = given({
      options: { advanced: true },
      colour: ['orange'],
      brigade: ['B1'],
      fire: { B1: 1, A4: 'destroyed' },
      renown: { B1: [1] },
    }).answer(0, 'extinguish 1', 'B1', 'insurance');
    insured.expectQuestion('award/place', 0, ['B4', 'E4', 'F4', 'A5', 'B5', 'C5']);
  });
});

/** Chapters 13 and 15, Refill and Transfer: where water comes from and how it is shared out. */
import { describe, expect, test } from 'vitest';
import { given } from './kit.ts';

const DRY = { warden: 0, wagon: 0 };

describe('Refill', () => {
  test("BR-13.1 it needs the player's Brigade or Wagon on the own Firehouse or a loyal block", () => {
    const s = given({ brigade: ['B2'], wagon: ['D2'], loyal: { B2: 0, D2: 0, E5: 0 }, water: [DRY] });
    expect(s.offered(0, 'refill')).toEqual(['B2', 'D2']);
    expect(s.refused(0, 'refill E5', 'BR-13.1', 'noMeepleThere').about).toEqual({ space: 'E5' });
    s.refused(0, 'refill A1', 'BR-13.1', 'noMeepleThere');
    expect(given({ water: [DRY] }).offered(0, 'refill')).toEqual(['A1']);
    // Whoever else has come there.
    const visited = given({ brigade: ['E5', 'A1'], wagon: ['A1', 'B1'], water: [DRY] });
    expect(visited.answer(0, 'refill A1').table.wagonWater[0]).toBe(2);
    const nowhere = given({ brigade: ['B2'], wagon: ['D2'], water: [DRY] });
    expect(nowhere.offered(0, 'refill')).toEqual([]);
    expect(nowhere.refused(0, 'refill B2', 'BR-13.1', 'notARefillPlace').about).toEqual({ space: 'B2' });
  });

  test('BR-13.2 it fills every water place of warden, crew and Wagon there', () => {
    const s = given({ crew: [['nery', 'selina']], water: [{ ...DRY, nery: 1, selina: 0 }, DRY] });
    s.answer(0, 'refill A1');
    expect([s.table.wardenWater, s.table.crewWater[0], s.table.wagonWater]).toEqual([
      [2, 0],
      [3, 1],
      [2, 0],
    ]);
    s.expectFact('refilled', {
      rule: 'BR-13.2',
      seat: 0,
      space: 'A1',
      holders: ['warden', 'nery', 'selina', 'wagon'],
      before: [0, 1, 0, 0],
      after: [2, 3, 1, 2],
    });
    expect(s.table.actions).toBe(3);
    s.expectQuestion('action phase/action', 0);
  });

  test('BR-13.3 one action concerns one space', () => {
    const s = given({ brigade: ['B2'], wagon: ['A1'], loyal: { B2: 0 }, water: [DRY] });
    expect(s.offered(0, 'refill')).toEqual(['B2', 'A1']);
    s.answer(0, 'refill B2');
    expect([s.table.wardenWater[0], s.table.wagonWater[0], s.table.actions]).toEqual([2, 0, 3]);
    expect(s.offered(0, 'refill')).toEqual(['A1']);
    s.answer(0, 'refill A1');
    expect([s.table.wardenWater[0], s.table.wagonWater[0], s.table.actions]).toEqual([2, 2, 2]);
    const wagon = given({ brigade: ['B2'], wagon: ['A1'], loyal: { B2: 0 }, water: [DRY] }).answer(0, 'refill A1');
    expect([wagon.table.wardenWater[0], wagon.table.wagonWater[0]]).toEqual([0, 2]);
  });

  test('BR-13.4 Brigade and Wagon on the same space are filled by one action', () => {
    const s = given({ brigade: ['B2'], wagon: ['B2'], loyal: { B2: 0 }, water: [DRY] });
    expect(s.offered(0, 'refill')).toEqual(['B2']);
    s.answer(0, 'refill B2');
    expect([s.table.wardenWater[0], s.table.wagonWater[0], s.table.actions]).toEqual([2, 2, 3]);
  });

  test("BR-13.5 another player's Firehouse or loyal block is no place to refill", () => {
    const s = given({ brigade: ['F6', 'D1'], wagon: ['D2', 'E1'], loyal: { D2: 1 }, water: [DRY] });
    expect(s.offered(0, 'refill')).toEqual([]);
    expect(s.refused(0, 'refill F6', 'BR-13.5', 'notARefillPlace').about).toEqual({ space: 'F6' });
    expect(s.refused(0, 'refill D2', 'BR-13.5', 'notARefillPlace').about).toEqual({ space: 'D2' });
  });

  test('BR-13.6 a burning loyal block serves, a destroyed one does not', () => {
    for (const fire of [1, 4, 'doomed'] as const) {
      const s = given({ brigade: ['B2'], loyal: { B2: 0 }, fire: { B2: fire }, water: [DRY] });
      s.answer(0, 'refill B2');
      expect([s.table.wardenWater[0], s.fire('B2')]).toEqual([2, fire === 'doomed' ? 5 : fire]);
    }
    given({ brigade: ['B2'], fire: { B2: 'destroyed' }, water: [DRY] }).refused(0, 'refill B2', 'BR-5.23', 'blockDestroyed');
  });

  test('BR-13.7 the Wagon is filled up to the value of the Wagon track', () => {
    for (const [space, value] of [2, 3, 4, 5, 6].entries()) {
      const s = given({ tracks: [{ wagon: space }], water: [DRY] }).answer(0, 'refill A1');
      expect(s.table.wagonWater).toEqual([value, 2]);
    }
  });

  test('BR-13.8 it is illegal if everything there is full', () => {
    const full = given({ crew: [['nery']] });
    expect(full.offered(0, 'refill')).toEqual([]);
    expect(full.refused(0, 'refill A1', 'BR-13.8', 'alreadyFull').about).toEqual({ space: 'A1' });
    for (const water of [{ warden: 1 }, { nery: 2 }, { wagon: 1 }] as { [holder: string]: number }[]) {
      expect(given({ crew: [['nery']], water: [water] }).offered(0, 'refill')).toEqual(['A1']);
    }
    // A larger Wagon is full at its own capacity, not at the one it began with.
    expect(given({ tracks: [{ wagon: 3 }], water: [{ wagon: 4 }] }).offered(0, 'refill')).toEqual(['A1']);
    expect(given({ tracks: [{ wagon: 3 }], water: [{ wagon: 5 }] }).offered(0, 'refill')).toEqual([]);
    // Only what stands there counts.
    const apart = given({ brigade: ['B2'], loyal: { B2: 0 }, water: [{ wagon: 0 }] });
    apart.refused(0, 'refill B2', 'BR-13.8', 'alreadyFull');
    expect(apart.offered(0, 'refill')).toEqual(['A1']);
  });
});

describe('Transfer', () => {
  test('BR-15.1 together on a space, any number of tokens moves between Brigade and Wagon', () => {
    const s = given({ brigade: ['B2'], wagon: ['B2'], tracks: [{ wagon: 1 }], water: [{ warden: 2, wagon: 1 }] });
    s.answer(0, 'transfer').expectQuestion('transfer/holder', 0, ['warden 0', 'warden 1']);
    expect(s.asked(0)?.show).toEqual({ holder: 'warden', left: 3 });
    s.answer(0, 'warden 0').expectQuestion('action phase/action', 0);
    expect([s.table.wardenWater, s.table.wagonWater, s.table.actions]).toEqual([[0, 2], [3, 2], 3]);
    s.expectFact('waterTransferred', { rule: 'BR-15.1', seat: 0, holders: ['warden', 'wagon'], before: [2, 1], after: [0, 3] });
    // And back.
    s.answer(0, 'transfer', 'warden 2');
    expect([s.table.wardenWater, s.table.wagonWater]).toEqual([
      [2, 2],
      [1, 2],
    ]);
    const apart = given({ brigade: ['B2'], wagon: ['B1'], water: [{ warden: 2, wagon: 0 }] });
    expect(apart.legal(0)).not.toContain('transfer');
    expect(apart.refused(0, 'transfer', 'BR-15.1', 'notTogether').about).toEqual({ brigade: 'B2', wagon: 'B1' });
  });

  test('BR-15.2 no card and no Wagon exceeds its capacity', () => {
    // Places: warden 2, Selina Blackflow 1, Wagon 3; five tokens, so the warden keeps at least one.
    const s = given({ crew: [['selina']], tracks: [{ crew: 2, wagon: 1 }], water: [{ warden: 2, selina: 0, wagon: 3 }] });
    s.answer(0, 'transfer').expectQuestion('transfer/holder', 0, ['warden 1', 'warden 2']);
    expect(s.refused(0, 'warden 3', 'BR-15.2', 'holderTakes').about).toEqual({ holder: 'warden', wants: 3, least: 1, most: 2 });
    s.refused(0, 'warden 0', 'BR-15.2', 'holderTakes');
    s.answer(0, 'warden 1').expectQuestion('action phase/action', 0);
    expect([s.table.wardenWater[0], s.table.crewWater[0], s.table.wagonWater[0]]).toEqual([1, [1], 3]);

    const card = given({ crew: [['selina']], water: [{ warden: 0, selina: 1, wagon: 2 }] });
    card.answer(0, 'transfer', 'warden 1').expectQuestion('transfer/holder', 0, ['selina 0', 'selina 1']);
    card.refused(0, 'selina 2', 'BR-15.2', 'holderTakes');
    card.answer(0, 'selina 0');
    expect([card.table.wardenWater[0], card.table.crewWater[0], card.table.wagonWater[0]]).toEqual([1, [0], 2]);
  });

  test('BR-15.3 water may be rearranged among warden and crew in the same action', () => {
    const s = given({ crew: [['nery', 'selina']], water: [{ warden: 2, nery: 0, selina: 1, wagon: 1 }] });
    s.answer(0, 'transfer', 'warden 0', 'nery 3', 'selina 0');
    expect([s.table.wardenWater[0], s.table.crewWater[0], s.table.wagonWater[0]]).toEqual([0, [3, 0], 1]);
    s.expectQuestion('action phase/action', 0);
  });

  test('BR-15.4 it works on any space', () => {
    const water = [{ warden: 2, wagon: 0 }];
    const scenes = [
      given({ water }),
      given({ water, brigade: ['F6', 'E1'], wagon: ['F6', 'E1'] }),
      given({ water, brigade: ['B2'], wagon: ['B2'] }),
      given({ water, brigade: ['B2'], wagon: ['B2'], loyal: { B2: 1 }, fire: { B2: 4 } }),
      given({ water, brigade: ['B2'], wagon: ['B2'], fire: { B2: 'doomed' } }),
    ];
    for (const s of scenes) {
      s.answer(0, 'transfer', 'warden 0');
      expect([s.table.wardenWater[0], s.table.wagonWater[0]]).toEqual([0, 2]);
    }
  });

  test('BR-15.5 at least one token must change place', () => {
    const dry = given({ water: [DRY] });
    expect(dry.legal(0)).not.toContain('transfer');
    dry.refused(0, 'transfer', 'BR-15.5', 'noWater');
    const full = given();
    expect(full.legal(0)).not.toContain('transfer');
    full.refused(0, 'transfer', 'BR-15.5', 'nothingWouldChange');
    const s = given({ crew: [['nery']], water: [{ warden: 1, nery: 3, wagon: 1 }] });
    // The warden may keep what he has as long as the others can still change.
    s.answer(0, 'transfer').expectQuestion('transfer/holder', 0, ['warden 0', 'warden 1', 'warden 2']);
    s.answer(0, 'warden 1').expectQuestion('action phase/action', 0);
    // Five tokens less one: Nery Cagehand can only give its third to the Wagon.
    expect([s.table.wardenWater[0], s.table.crewWater[0], s.table.wagonWater[0]]).toEqual([1, [2], 2]);
    const two = given({ tracks: [{ wagon: 1 }], water: [{ warden: 1, wagon: 2 }] });
    two.answer(0, 'transfer').expectQuestion('transfer/holder', 0, ['warden 0', 'warden 2']);
    two.refused(0, 'warden 1', 'BR-15.5', 'nothingWouldChange');
    // Of three, the first may not keep what he has if nothing is left for the others, or just what fills them: he is not asked.
    const three = (water: { [holder: string]: number }) => given({ crew: [['nery']], water: [water] }).answer(0, 'transfer');
    three({ warden: 1, nery: 0, wagon: 0 }).expectQuestion('transfer/holder', 0, ['nery 0', 'nery 1']);
    three({ warden: 1, nery: 3, wagon: 2 }).expectQuestion('transfer/holder', 0, ['nery 2', 'nery 3']);
  });
});

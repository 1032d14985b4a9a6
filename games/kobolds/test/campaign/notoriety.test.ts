/** Chapter 32: Notoriety, audacity and levels. */
import { describe, expect, it } from 'vitest';
import { closedBy, leaderOf, NONE, priceFor } from '../../campaign/reading.ts';
import { audacityOf, bonusOf, pointsOfSide } from '../../campaign/rules/notoriety.ts';
import type { SkirmishReport } from '../../report.ts';
import { type CampaignScene, founded } from './scene.ts';

const options = { optional: false };

/** A result of which only who won and who is left matters. */
const ended = (winner: number, ...left: [number, number]): SkirmishReport => {
  const side = (n: number) => ({ stash: 0, crystals: 0, left: n, treasures: 0, atEdge: 0, fallen: [] });
  return {
    scenario: 'chuck-ball',
    reason: 'chestOut',
    winner,
    coffers: 0,
    vicFellTo: NONE,
    sides: [side(left[0]), side(left[1])],
  };
};

describe('what a game is worth', () => {
  it.each([
    ['KC-32.1: completed', ended(0, 3, 3), 10, 0],
    ['KC-32.1: lost', ended(1, 3, 3), 0, 10],
    ['KC-32.2: neither', ended(NONE, 3, 3), 5, 5],
    ['KC-32.3: took out the other gang', ended(NONE, 3, 0), 5, 0],
    ['KC-32.4: completed it and was wiped out', ended(0, 0, 3), 10, 0],
    ['KC-32.20: both gangs are gone', ended(NONE, 0, 0), 5, 5],
  ])('%s', (_name, report, mine, yours) => {
    expect([0, 1].map((side) => pointsOfSide(report, side).add)).toEqual([mine, yours]);
  });

  it.each([
    ['KC-32.10: completes the objective', ended(0, 3, 3), 'completes', 10, 10],
    ['KC-32.9: takes out the rival gang', ended(NONE, 3, 0), 'takesOut', 10, 5],
    ['KC-32.12: takes out a rival who completes the objective', ended(1, 3, 0), 'takesOut', 10, 5],
    ['KC-32.7: loses the objective', ended(1, 3, 3), 'loses', 5, 0],
    ['KC-32.7: is taken out', ended(NONE, 0, 3), 'loses', 5, 0],
    ['KC-32.8: both fail', ended(NONE, 3, 3), 'bothFail', 10, 0],
    ['KC-32.23: both are gone', ended(NONE, 0, 0), 'bothFail', 10, 0],
  ])('%s', (_name, report, line, bonus, rival) => {
    expect(audacityOf(report, 0)).toBe(line);
    expect(bonusOf(audacityOf(report, 0))).toMatchObject({ bonus, rival });
  });

  const rated = (a: number, b: number): CampaignScene =>
    founded({ seats: 2, options }).arrange((t) => {
      t.gangs[0].notoriety = a;
      t.gangs[1].notoriety = b;
    });

  it('KC-32.6, KC-32.11: 10 points lower is the underdog, whose bonus comes on top; 9 are not enough', () => {
    expect(rated(0, 10).fight().report(0, 0).notoriety()).toEqual([20, 0]);
    expect(rated(0, 9).fight().report(0, 0).notoriety()).toEqual([10, 9]);
    expect(rated(10, 0).fight().report(0, 0).notoriety()).toEqual([20, 5]);
  });

  it('KC-32.13: never below 0', () => {
    const s = rated(0, 12).fight();
    s.report(0, 0);
    expect(s.notoriety()).toEqual([20, 2]);
    const low = founded({ seats: 2, options }).arrange((t) => {
      t.gangs[1].notoriety = 10;
    });
    low.fight();
    low.table.gangs[1].notoriety = 4;
    low.report(0, 0);
    expect(low.notoriety()).toEqual([20, 0]);
    low.expectFact('notoriety', { seat: 1, add: -4, notoriety: 0, rule: 'KC-32.10' });
  });

  it('KC-32.22: the ratings are those at the start of the game, bought points included', () => {
    const s = rated(0, 10).arrange((t) => {
      t.gangs[0].played = true;
      t.gangs[0].gold += 10;
      t.coins += 10;
    });
    s.act(0, 'anytime/buy', 'notoriety').fight();
    expect(s.table.fights[0].ratings).toEqual([5, 10]);
    s.report(0, 0);
    expect(s.notoriety()).toEqual([15, 10]);
  });
});

describe('buying Notoriety', () => {
  const rich = (): CampaignScene =>
    founded({ seats: 2, options: { optional: false, rounds: 2 } }).arrange((t) => {
      t.gangs[0].gold += 30;
      t.gangs[0].shown += 30;
      t.coins += 30;
    });

  it('KC-32.5: once after each game 10 coins for 5 points', () => {
    const s = rich().fight().report(0, NONE);
    s.forget().act(0, 'anytime/buy', 'notoriety');
    expect([s.gold()[0], s.notoriety()[0]]).toEqual([25, 10]);
    s.expectFact('notorietyBought', { seat: 0, price: 10, add: 5, notoriety: 10 });
    s.refusedAct(0, 'anytime/buy', 'notoriety', 'KC-32.5', 'boughtAlready');
    s.refusedAct(1, 'anytime/buy', 'notoriety', 'KC-35.16', 'tooDear');
  });

  it('KC-32.21: only by those who have just played, and never after the last round', () => {
    const s = rich();
    s.refusedAct(0, 'anytime/buy', 'notoriety', 'KC-32.21', 'notJustPlayed');
    s.fight().report(0, NONE).fight();
    s.refusedAct(0, 'anytime/buy', 'notoriety', 'KC-30.25', 'notBusiness');
    s.report(0, NONE);
    expect(s.isOver).toBe(true);
    s.refusedAct(0, 'anytime/buy', 'notoriety', 'GH-1');
  });
});

describe('levels', () => {
  /** A gang at this Notoriety after its first game (won by the other side unless it wins). */
  const at = (notoriety: number): CampaignScene =>
    founded({ seats: 2, options }).arrange((t) => {
      for (const gang of t.gangs) gang.notoriety = notoriety;
    });

  it('KC-32.14, KC-32.19, KC-32.24: one gain that passes several levels gives all of them, after the settlement', () => {
    const s = at(4).fight().report(0, 0);
    expect(s.notoriety()).toEqual([14, 4]);
    expect(s.all('levelReached').map(({ points, gives }) => [points, gives])).toEqual([
      [5, 'freeRunt'],
      [10, 'bigGuys'],
    ]);
    expect(s.table.gangs[0]).toMatchObject({ freeRunts: 1, freeThugs: 0, reached: 2 });
    expect(s.table.gangs[1]).toMatchObject({ freeRunts: 0, reached: 0 });
  });

  it('KC-32.24: what is won and lost within one settlement counts as its sum', () => {
    // 38 points and 5 for a draw would be 43; the underdog who takes out the gang has it lose 5 and gain none.
    const s = founded({ seats: 2, options }).arrange((t) => {
      t.gangs[0].notoriety = 20;
      t.gangs[1].notoriety = 38;
    });
    s.fight().report(0, NONE, { b: { left: 0 } });
    expect(s.notoriety()).toEqual([35, 33]);
    expect(s.table.gangs[1].reached).toBe(6);
  });

  it('KC-32.14: Leadership at 25 and Wounds at 40 rise by one', () => {
    expect(leaderOf(founded({ seats: 2, options: { start: 20 } }).table, 0)).toMatchObject({ leadership: 1, wounds: 10 });
    expect(leaderOf(founded({ seats: 2, options: { start: 25 } }).table, 0)).toMatchObject({ leadership: 2, wounds: 10 });
    expect(leaderOf(founded({ seats: 2, options: { start: 40 } }).table, 0)).toMatchObject({ leadership: 2, wounds: 11 });
  });

  it('KC-32.15: below its level a category is closed, and open again when it is reached', () => {
    const s = at(10);
    expect([closedBy(s.table, 0, 'ogre'), closedBy(s.table, 0, 'vampire')]).toEqual([null, 'experts']);
    s.act(0, 'anytime/hire', 'ogre');
    s.arrange((t) => {
      t.gangs[0].notoriety = 9;
      t.gangs[0].gold += 20;
      t.coins += 20;
    });
    s.refusedAct(0, 'anytime/hire', 'ogre', 'KC-32.15', 'closedCategory');
    s.arrange((t) => {
      t.gangs[0].notoriety = 30;
    });
    expect(closedBy(s.table, 0, 'wizard')).toBeNull();
  });

  it('KC-32.16, KC-32.25: what is given once is not given twice, and stays when Notoriety drops', () => {
    const s = founded({ seats: 2, options: { optional: false, start: 15 } });
    expect(s.table.gangs[0]).toMatchObject({ freeRunts: 1, freeThugs: 1 });
    s.arrange((t) => {
      t.gangs[0].notoriety = 0;
    });
    s.act(0, 'anytime/hire', 'free zombie');
    s.refusedAct(0, 'anytime/hire', 'free zombie', 'KC-32.16', 'noFreeHire');
    s.arrange((t) => {
      t.gangs[0].notoriety = 10;
    });
    s.fight().report(0, 0);
    expect(s.notoriety()[0]).toBeGreaterThanOrEqual(15);
    expect(s.table.gangs[0]).toMatchObject({ freeRunts: 0, freeThugs: 1 });
  });

  it('KC-32.16: a level that was lost at a settlement and is regained gives nothing more', () => {
    const s = founded({ seats: 2, options: { optional: false, start: 15 } });
    const set = (notoriety: number) =>
      s.arrange((t) => {
        for (const gang of t.gangs) gang.notoriety = notoriety;
      });
    set(0).fight().report(0, 1);
    expect(s.table.gangs[0]).toMatchObject({ notoriety: 0, reached: 3, freeRunts: 1, freeThugs: 1 });
    set(9).fight().report(0, 0);
    expect(s.table.gangs[0]).toMatchObject({ notoriety: 19, reached: 3, freeRunts: 1, freeThugs: 1 });
    s.expectNoFact('levelReached', { seat: 0 });
  });

  it('KC-32.17: members and increases stay, the discount works only while at 35 or more', () => {
    const s = founded({ seats: 2, options: { start: 35 } });
    expect([priceFor(s.table, 0, 'ogre'), priceFor(s.table, 0, 'troll'), priceFor(s.table, 0, 'vampire')]).toEqual([4, 5, 6]);
    s.arrange((t) => {
      t.gangs[0].notoriety = 34;
    });
    expect(priceFor(s.table, 0, 'ogre')).toBe(5);
    expect(leaderOf(s.table, 0).leadership).toBe(2);
  });

  it('KC-32.18: a free hire is any unit of its category, now or in a later round', () => {
    const s = founded({ seats: 2, options: { optional: false, start: 15 } });
    for (const profile of ['zombie', 'human-lowlife', 'skeleton', 'elf-archer'])
      expect(s.rules.whyNotAct(s.game, 0, 'anytime/hire', `free ${profile}`)).toBeNull();
    s.refusedAct(0, 'anytime/hire', 'free ogre', 'KC-32.16', 'noFreeHire');
    s.fight().report(0, NONE).act(0, 'anytime/hire', 'free skeleton');
    s.expectFact('hired', { profile: 'skeleton', price: 0, free: true });
    expect(s.table.gangs[0]).toMatchObject({ freeRunts: 1, freeThugs: 0 });
  });
});

/** Chapter 37: the end and the titles; and the optional rewards on the way there. */
import { describe, expect, it } from 'vitest';
import { NONE } from '../../campaign/reading.ts';
import { awards } from '../../campaign/rules/ending.ts';
import { CARD, type CampaignScene, fell, founded } from './scene.ts';

describe('the end', () => {
  const last = (): CampaignScene => founded({ seats: 4, options: { rounds: 1, optional: false } });

  it('KC-37.1, KC-37.3: after the agreed number of rounds, with bets and Coffers of the last one and nothing bought after it', () => {
    const s = last().act(0, 'anytime/bet', '4 on p3').fight();
    s.report(0, 0, { coffers: 17, b: { fallen: [fell(s.gang(1)[1], 0, 'mugged')] } }).report(1, 0);
    expect(s.isOver).toBe(true);
    expect(s.gold()).toEqual([5 - 4 + 9 + 3 + 6, 5 + 4, 5, 5]);
    s.refusedAct(0, 'anytime/hire', 'zombie', 'GH-1');
    expect(s.outcome).toEqual({ winners: [0, 2], reason: 'titles', rule: 'KC-37.1', scores: [10, 0, 10, 0] });
  });

  it('KC-30.3, KC-37.2, KC-37.4: three titles, shared where tied, and none that is worth nothing', () => {
    const s = last().fight();
    s.report(0, 0, { b: { fallen: [fell(s.gang(1)[1], 0)] } }).report(1, 0);
    expect(s.all('titled').map(({ title, seats, measure }) => [title, seats, measure])).toEqual([
      ['notorious', [0, 2], 10],
      ['wealthiest', [0, 1, 2, 3], 5],
      ['ruthless', [0], 3],
    ]);
    const peaceful = last().fight();
    peaceful.report(0, 0).report(1, 0);
    expect(awards(peaceful.table).map(({ title }) => title)).toEqual(['notorious', 'wealthiest']);
  });
});

describe('optional rewards', () => {
  /** One fight of this scenario is won by the first player (or not), and a reward may be chosen. */
  function won(scenario: keyof typeof CARD, winner: number, more: Parameters<CampaignScene['result']>[2] = {}): CampaignScene {
    const s = founded({
      seats: 2,
      chance: { scenario: [CARD[scenario], scenario === 'vic' ? CARD.brawl : CARD.vic, CARD.chuck] },
    });
    return s.fight().report(0, winner, more);
  }

  it('KC-21.2, KC-21.3: none where they are switched off', () => {
    const s = founded({ seats: 2, options: { optional: false } }).fight();
    s.report(0, 0).expectQuestion('business/bring', 0);
    won('brawl', NONE).expectQuestion('business/bring', 0);
  });

  it('KC-22.6: All Out Brawl: the Ruthlessness of this game once more, or 5 Notoriety', () => {
    const s = founded({ seats: 2 }).fight();
    const ruffian = s.gang(1)[1];
    s.report(0, 0, { b: { fallen: [fell(ruffian, 0)] } });
    s.expectQuestion('settlement/reward', 0, ['ruthlessness', 'notoriety']);
    s.refused(0, 'gold', 'KC-22.6', 'notAnAnswer');
    const other = s.branch().answer(0, 'notoriety');
    s.answer(0, 'ruthlessness');
    expect([s.table.gangs[0].ruthlessness, s.notoriety()[0]]).toEqual([6, 10]);
    expect([other.table.gangs[0].ruthlessness, other.notoriety()[0]]).toEqual([3, 15]);
    s.expectQuestion('business/bring', 0);
  });

  it('KC-23.24: Hide and Seek: each treasure is 5 gold or a piece, for both players', () => {
    const s = won('seek', 0, { a: { treasures: 2 }, b: { treasures: 1 } });
    s.expectQuestion('settlement/reward', 0, ['gold 0', 'gold 1', 'gold 2']);
    const pieces = s.table.pieces.length;
    s.answer(0, 'gold 1').answer(1, 'gold 0');
    expect(s.gold()).toEqual([10, 5]);
    expect(s.table.pieces).toHaveLength(pieces + 2);
    expect(s.table.pieces.slice(pieces).map(({ owner }) => owner)).toEqual([0, 1]);
  });

  it('KC-24.20: Runaway Carriage: 10 Ruthlessness or 10 gold, for whoever struck the last blow', () => {
    const s = won('carriage', 0, { reason: 'destroyed' });
    s.expectQuestion('settlement/reward', 0, ['ruthlessness', 'gold']);
    s.answer(0, 'gold');
    expect(s.gold()[0]).toBe(15);
    won('carriage', 0, { reason: 'conceded' }).expectQuestion('business/bring', 0);
  });

  it('KC-25.14: Mr. Cuddly: 10 Ruthlessness, or he joins the gang', () => {
    const s = won('cuddly', 0, { reason: 'destroyed' });
    s.expectQuestion('settlement/reward', 0, ['ruthlessness', 'adopt']);
    s.answer(0, 'adopt');
    s.expectFact('recruited', { seat: 0, profile: 'mr-cuddly' });
    const cuddly = s.gang(0).at(-1) ?? 0;
    expect(s.table.members[cuddly]).toMatchObject({ profile: 'mr-cuddly', paid: 0 });
    // KC-25.16: value 5 wherever a cost is asked for.
    s.fight().report(0, NONE, { a: { fallen: [fell(cuddly, 1)] } });
    expect(s.table.gangs[1].ruthlessness).toBe(5);
  });

  it('KC-26.5: Territory Grab: 1 Notoriety for each member at the far edge, for both', () => {
    const s = won('territory', 0, { a: { atEdge: 2 }, b: { atEdge: 1 } });
    expect(s.notoriety()).toEqual([12, 1]);
    s.expectQuestion('business/bring', 0);
  });

  it('KC-27.14, KC-27.16, KC-27.17: V.I.C.: the escort recruits any Expert without paying, or takes 10 gold', () => {
    const s = won('vic', 0, { reason: 'vicOut' });
    s.expectQuestion('settlement/reward', 0);
    expect(s.offered(0)).toHaveLength(10);
    const other = s.branch().answer(0, 'gold');
    s.refused(0, 'recruit ogre', 'KC-27.14', 'notAnAnswer');
    s.answer(0, 'recruit vampire');
    s.expectFact('recruited', { profile: 'vampire' });
    expect([s.gold()[0], other.gold()[0]]).toEqual([5, 15]);
  });

  it('KC-27.15: V.I.C.: whoever has removed the V.I.C. recruits, or takes 10 Ruthlessness; not if nobody did', () => {
    const s = won('vic', 1, { reason: 'vicRemoved', vicFellTo: 1 });
    s.expectQuestion('settlement/reward', 1).answer(1, 'ruthlessness');
    expect(s.table.gangs[1].ruthlessness).toBe(10);
    won('vic', 1, { reason: 'vicRemoved', vicFellTo: NONE }).expectQuestion('business/bring', 0);
  });

  it('KC-28.21: Chuck Ball: 10 gold or two pieces', () => {
    const s = won('chuck', 1, { reason: 'chestOut' });
    s.expectQuestion('settlement/reward', 1, ['gold', 'equipment']);
    s.answer(1, 'equipment');
    expect(s.table.pieces.filter(({ owner }) => owner === 1)).toHaveLength(5);
    expect(s.gold()[1]).toBe(5);
  });

  it('KC-29.10: Protect the Rat: 10 gold or any Big Guy without paying', () => {
    const s = won('rat', 0, { reason: 'spyFound' });
    s.expectQuestion('settlement/reward', 0, [
      'gold',
      'recruit ogre',
      'recruit troll',
      'recruit rat-brute',
      'recruit kobold-gator',
      'recruit golem',
    ]);
    s.answer(0, 'recruit troll');
    expect(s.table.members.at(-1)).toMatchObject({ owner: 0, profile: 'troll', paid: 0 });
  });
});

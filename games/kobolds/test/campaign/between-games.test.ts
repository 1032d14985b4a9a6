/** Chapter 35: hiring, selling, lending and trading between games. */

import type { Beginning } from '@guildhall/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fightersOf, NONE } from '../../campaign/reading.ts';
import { type CampaignScene, fell, founded } from './scene.ts';

const options = { optional: false };

/** Two gangs that fight each other, and two more; everybody has 30 coins and a whip. */
function rich(beginning: Beginning & { gangs?: readonly string[] } = {}): CampaignScene {
  return founded({ seats: 4, options, ...beginning }).arrange((t) => {
    for (const [seat, gang] of t.gangs.entries()) {
      t.coins += 30 - gang.gold;
      gang.gold = 30;
      gang.shown = 30;
      t.pieces.push({ item: 'whip', owner: seat, lent: NONE, bearer: NONE, fate: 'kept' });
    }
  });
}
/** No fight of the round is won by anybody. */
function draw(s: CampaignScene, first: Parameters<CampaignScene['result']>[2] = {}): CampaignScene {
  s.report(0, NONE, first);
  return s.report(1, NONE);
}

describe('hiring and selling', () => {
  it('KC-35.1: at the listed cost, if Notoriety allows it', () => {
    const s = rich().act(0, 'anytime/hire', 'orc-ruffian');
    s.expectFact('hired', { seat: 0, profile: 'orc-ruffian', price: 3, free: false });
    expect(s.gold()).toEqual([27, 30, 30, 30]);
    s.refusedAct(0, 'anytime/hire', 'ogre', 'KC-32.15', 'closedCategory');
    for (const answer of ['dragon', '', 'klacka', 'mr-cuddly', 'free dragon'])
      s.refusedAct(0, 'anytime/hire', answer, 'KC-35.1', 'cannotBeHired');
    s.refusedAct(0, 'anytime/hire', 7, 'KC-35.1', 'notAnAnswer');
  });

  it('KC-3.7: no second Wizard', () => {
    const s = rich({ options: { start: 30 } }).act(0, 'anytime/hire', 'wizard');
    s.refusedAct(0, 'anytime/hire', 'wizard', 'KC-3.7', 'secondWizard');
  });

  it('KC-35.2, KC-35.3: selling refunds what was really paid', () => {
    const s = rich({ options: { start: 35 } })
      .act(0, 'anytime/hire', 'ogre')
      .act(0, 'anytime/hire', 'free zombie');
    const [ogre, zombie] = s.gang(0).slice(-2);
    expect(s.gold()[0]).toBe(26);
    s.act(0, 'anytime/sell member', `m${ogre}`);
    expect(s.gold()[0]).toBe(30);
    s.act(0, 'anytime/sell member', `m${zombie}`);
    expect(s.gold()[0]).toBe(30);
    expect(s.all('memberSold').map(({ refund }) => refund)).toEqual([4, 0]);
  });

  it('KC-35.4: a Leader is neither sold nor lent', () => {
    const s = rich();
    s.refusedAct(0, 'anytime/sell member', 'm0', 'KC-35.4', 'leaderStays');
    s.refusedAct(0, 'anytime/offer', 'lend m0 to p2 for 0', 'KC-35.4', 'leaderStays');
  });

  it('KC-25.16: Mr. Cuddly cannot be sold', () => {
    const s = rich().arrange(
      (t) => void t.members.push({ owner: 0, profile: 'mr-cuddly', name: '', paid: 0, fate: 'active', lent: NONE }),
    );
    s.refusedAct(0, 'anytime/sell member', `m${s.table.members.length - 1}`, 'KC-25.16', 'cuddlyStays');
  });

  it('KC-35.9: a piece of equipment brings 5 coins', () => {
    const s = rich().act(0, 'anytime/sell piece', 'e0');
    expect(s.gold()[0]).toBe(35);
    expect(s.table.pieces[0].fate).toBe('sold');
    s.refusedAct(0, 'anytime/sell piece', 'e0', 'KC-35.9', 'notYours');
    s.refusedAct(0, 'anytime/sell piece', 'e1', 'KC-35.9', 'notYours');
  });

  it('KC-35.14, KC-35.15, KC-35.20: crystals for 2 coins, with or without a Wizard; unused ones are kept, whoever dies', () => {
    const s = rich({ gangs: ['klacka; wizard'], options: { optional: false, start: 30 } });
    s.act(0, 'anytime/buy', 'crystal').act(0, 'anytime/buy', 'crystal').act(1, 'anytime/buy', 'crystal');
    expect(s.gold().slice(0, 2)).toEqual([26, 28]);
    s.fight('stash 0 crystals 2');
    s.refused(0, s.result(0, NONE, { a: { crystals: 3 } }), 'KC-35.14', 'moreCrystals');
    draw(s, { a: { crystals: 1, fallen: [fell(s.gang(0)[1], 1)] } });
    expect(s.table.gangs.map(({ crystals }) => crystals)).toEqual([1, 1, 0, 0]);
  });

  it('KC-35.16: the Campaign Stash never goes below 0', () => {
    const s = rich().arrange((t) => {
      t.coins -= 29;
      t.gangs[0].gold = 1;
    });
    s.refusedAct(0, 'anytime/hire', 'orc-ruffian', 'KC-35.16', 'tooDear');
    s.refusedAct(0, 'anytime/buy', 'crystal', 'KC-35.16', 'tooDear');
    s.refusedAct(0, 'anytime/bet', '2 on p3', 'KC-35.16', 'tooDear');
    s.act(0, 'anytime/hire', 'zombie');
    expect(s.gold()[0]).toBe(0);
  });

  it('KC-35.19: equipment of a member who is sold becomes spare', () => {
    const s = rich().act(0, 'anytime/equip', 'e0 m1').act(0, 'anytime/sell member', 'm1');
    expect(s.table.pieces[0]).toMatchObject({ bearer: NONE, fate: 'kept', owner: 0 });
  });
});

describe('loans and trade', () => {
  it('KC-35.5, KC-35.8: a member is lent for one game, whatever the Notoriety of the receiver, and then comes home', () => {
    const s = rich({ gangs: ['klacka; troll'], options: { optional: false, start: 10 } });
    s.arrange((t) => {
      t.gangs[1].notoriety = 0;
    });
    s.act(0, 'anytime/offer', 'lend m1 to p2 for 4').act(1, 'anytime/reply', 'accept m1');
    expect(s.gold()).toEqual([34, 26, 30, 30]);
    expect(fightersOf(s.table, 1)).toContain(1);
    expect(fightersOf(s.table, 0)).not.toContain(1);
    draw(s.fight());
    s.expectFact('returned', { from: 1, to: 0, thing: 'm1', what: 'troll', rule: 'KC-35.8' });
    expect(s.table.members[1].lent).toBe(NONE);
    expect(fightersOf(s.table, 0)).toContain(1);
  });

  it('KC-35.7: a lent member can be killed, and is lost to its owner', () => {
    const s = rich().act(0, 'anytime/offer', 'lend m1 to p2 for 0').act(1, 'anytime/reply', 'accept m1').fight();
    s.refused(0, s.result(0, NONE, { a: { fallen: [fell(1, 1)] } }), 'KC-31.18', 'notInGang');
    draw(s, { b: { fallen: [fell(1, 0)] } });
    expect(s.table.members[1]).toMatchObject({ fate: 'killed', owner: 0, lent: NONE });
    expect(s.table.gangs[0].ruthlessness).toBe(3);
  });

  it('KC-35.8: the limit of one Wizard holds for the borrower', () => {
    const s = rich({ gangs: ['klacka; wizard', 'klacka; wizard'], options: { start: 30 } });
    s.act(0, 'anytime/offer', 'lend m1 to p2 for 0').refusedAct(1, 'anytime/reply', 'accept m1', 'KC-35.8', 'secondWizard');
  });

  it('KC-35.18: what is lent is neither sold nor lent on, and a Wizard lent out still counts', () => {
    const s = rich({ gangs: ['klacka; wizard'], options: { start: 30 } });
    s.act(0, 'anytime/offer', 'lend m1 to p2 for 0').act(1, 'anytime/reply', 'accept m1');
    s.act(2, 'anytime/offer', 'lend e2 to p2 for 1').act(1, 'anytime/reply', 'accept e2');
    s.refusedAct(0, 'anytime/hire', 'wizard', 'KC-3.7', 'secondWizard');
    s.refusedAct(1, 'anytime/hire', 'wizard', 'KC-3.7', 'secondWizard');
    for (const seat of [0, 1]) {
      s.refusedAct(seat, 'anytime/sell member', 'm1', 'KC-35.18', 'isLent');
      s.refusedAct(seat, 'anytime/offer', 'lend m1 to p3 for 0', 'KC-35.18', 'isLent');
    }
    for (const seat of [1, 2]) s.refusedAct(seat, 'anytime/sell piece', 'e2', 'KC-35.18', 'isLent');
    s.refusedAct(1, 'anytime/offer', 'sell e2 to p4 for 9', 'KC-35.18', 'isLent');
  });

  it('KC-35.18: the fee is paid when the loan is accepted, and must be there', () => {
    const s = rich().act(0, 'anytime/offer', 'lend m1 to p2 for 31');
    s.refusedAct(1, 'anytime/reply', 'accept m1', 'KC-35.16', 'tooDear');
    s.act(0, 'anytime/reply', 'withdraw m1').act(0, 'anytime/offer', 'lend m1 to p2 for 30');
    expect(s.gold()[1]).toBe(30);
    s.act(1, 'anytime/reply', 'accept m1');
    expect(s.gold().slice(0, 2)).toEqual([60, 0]);
  });

  it('KC-35.10: equipment is sold to another Crime Lord at any agreed price', () => {
    const s = rich()
      .act(0, 'anytime/equip', 'e0 m1')
      .act(0, 'anytime/offer', 'sell e0 to p4 for 7')
      .act(3, 'anytime/reply', 'accept e0');
    expect(s.table.pieces[0]).toMatchObject({ owner: 3, bearer: NONE, lent: NONE });
    expect(s.gold()).toEqual([37, 30, 30, 23]);
    s.refusedAct(0, 'anytime/offer', 'sell e0 to p3 for 7', 'KC-35.10', 'notYours');
    draw(s.fight());
    expect(s.table.pieces[0].owner).toBe(3);
  });

  it('KC-35.11: equipment can be lent, and destroyed with its bearer; else it comes home', () => {
    const s = rich({ chance: { 'equipment test': [0] } });
    s.act(0, 'anytime/offer', 'lend e0 to p2 for 0').act(1, 'anytime/reply', 'accept e0');
    const [, ruffian] = s.gang(1);
    s.act(1, 'anytime/equip', `e0 m${ruffian}`)
      .act(1, 'anytime/equip', `e1 m${s.gang(1)[2]}`)
      .fight();
    draw(s, { b: { fallen: [fell(ruffian, 0)] } });
    expect(s.table.pieces[0]).toMatchObject({ fate: 'destroyed', owner: 0, lent: NONE, bearer: NONE });
    expect(s.table.pieces[1].bearer).toBe(s.gang(1)[1]);
  });

  it('KC-35.8, KC-35.11: a lent piece that was not destroyed is spare at home again', () => {
    const s = rich().act(0, 'anytime/offer', 'lend e0 to p2 for 0').act(1, 'anytime/reply', 'accept e0');
    s.act(1, 'anytime/equip', `e0 m${s.gang(1)[1]}`);
    draw(s.fight());
    expect(s.table.pieces[0]).toMatchObject({ fate: 'kept', owner: 0, lent: NONE, bearer: NONE });
    s.expectFact('returned', { thing: 'e0', from: 1, to: 0 });
  });

  it('KC-35.17: members are lent, never sold to another', () => {
    rich().refusedAct(0, 'anytime/offer', 'sell m1 to p2 for 3', 'KC-35.17', 'onlyLent');
  });

  it('KC-35.6, KC-35.12: every deal goes through the books, once and in their words', () => {
    const s = rich().act(0, 'anytime/offer', 'lend m1 to p2 for 3');
    s.refusedAct(0, 'anytime/offer', 'lend m1 to p3 for 3', 'KC-35.6', 'offeredAlready');
    s.refusedAct(0, 'anytime/offer', 'lend m2 to p1 for 3', 'KC-35.6', 'offerToSelf');
    s.refusedAct(0, 'anytime/offer', 'lend m2 to p2 for 201', 'KC-35.6', 'offerPrice');
    s.refusedAct(0, 'anytime/offer', 'lend m5 to p2 for 1', 'KC-35.5', 'notYours');
    for (const answer of ['', 'lend', 'lend m2 to p9 for 1', 'give m2 to p2 for 1', 'lend m2 to p2 for -1'])
      s.refusedAct(0, 'anytime/offer', answer, 'KC-35.6', 'offerForm');
    s.refusedAct(2, 'anytime/reply', 'accept m1', 'KC-35.6', 'noSuchOffer');
    s.refusedAct(1, 'anytime/reply', 'withdraw m1', 'KC-35.6', 'noSuchOffer');
    s.act(1, 'anytime/reply', 'refuse m1').refusedAct(1, 'anytime/reply', 'accept m1', 'KC-35.6', 'noSuchOffer');
    expect(s.table.members[1].lent).toBe(NONE);
  });

  it('KC-35.5: nothing is lent to whoever sits out', () => {
    const s = founded({ seats: 3, chance: { 'sits out': [2] } });
    s.refusedAct(0, 'anytime/offer', 'lend m1 to p3 for 0', 'KC-35.5', 'sitsOut');
    expect(s.rules.whyNotAct(s.game, 2, 'anytime/offer', `lend m${s.gang(2)[1]} to p1 for 0`)).toBeNull();
  });

  it('KC-35.13, KC-38.10: offers and terms are for the two alone, the organiser included; all see the gangs', () => {
    const s = rich().act(2, 'anytime/offer', 'lend e2 to p4 for 6');
    expect(s.view(3).table.offers).toHaveLength(1);
    for (const viewer of [0, 1, null]) expect(s.view(viewer).table.offers).toEqual([]);
    expect(s.heard(0)).toEqual([]);
    s.forget().act(3, 'anytime/reply', 'accept e2');
    expect(s.heard(2)).toMatchObject([{ kind: 'agreed', price: 6 }]);
    expect(s.heard(0)).toEqual([
      { kind: 'changedHands', rule: 'KC-35.11', from: 2, to: 3, thing: 'e2', what: 'whip', deal: 'lend' },
    ]);
    expect(s.view(0).table.pieces[2].lent).toBe(3);
    expect(s.view(0).table.deals).toEqual([]);
    expect(s.view(2).table.deals).toHaveLength(1);
  });

  it('KC-38.13: others see a Campaign Stash as it was after the last settlement', () => {
    const s = rich()
      .act(0, 'anytime/bet', '4 on p3')
      .act(0, 'anytime/offer', 'sell e0 to p2 for 5')
      .act(1, 'anytime/reply', 'accept e0');
    expect(s.view(0).table.gangs.map(({ gold }) => gold)).toEqual([31, 30, 30, 30]);
    expect(s.view(1).table.gangs.map(({ gold }) => gold)).toEqual([30, 25, 30, 30]);
    expect(s.view(null).table.gangs.map(({ gold }) => gold)).toEqual([30, 30, 30, 30]);
    draw(s.fight());
    expect(s.view(null).table.gangs.map(({ gold }) => gold)).toEqual(s.gold());
  });
});

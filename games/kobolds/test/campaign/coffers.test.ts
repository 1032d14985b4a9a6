/** Chapter 33: splitting the Coffers, and chapter 34 as far as equipment is found and carried between games. */
import { PACK } from '@guildhall/cards';
import { describe, expect, it } from 'vitest';
import { campaign } from '../../campaign/index.ts';
import { NONE } from '../../campaign/reading.ts';
import { splitDrawn, splitWon } from '../../campaign/rules/coffers.ts';
import { EQUIPMENT_IDS } from '../../data/index.ts';
import { founded } from './scene.ts';

const options = { optional: false };

describe('the Coffers', () => {
  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [2, 1, 0],
    [3, 2, 1],
    [4, 2, 1],
    [5, 3, 1],
    [7, 4, 2],
    [8, 4, 2],
    [10, 5, 2],
    [11, 6, 3],
    [12, 6, 3],
    [17, 9, 4],
    [20, 10, 5],
  ])('KC-33.2, KC-33.3, KC-33.5: of %i coins the winner gets %i and the loser %i', (coffers, winner, loser) => {
    expect(splitWon(coffers)).toEqual({ winner, loser });
  });

  it.each([
    [0, 0],
    [1, 0],
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
    [11, 2],
    [12, 3],
    [17, 4],
    [20, 5],
  ])('KC-33.4, KC-33.5, KC-33.6: of %i coins in a draw each gets %i', (coffers, each) => {
    expect(splitDrawn(coffers)).toBe(each);
  });

  it('KC-33.1, KC-33.2, KC-33.7: the Stash comes back, the split is added, and the remainder vanishes', () => {
    const s = founded({ seats: 2, options }).fight('stash 5', 'stash 2');
    expect(s.gold()).toEqual([0, 3]);
    s.report(0, 0, { coffers: 17, a: { stash: 4 }, b: { stash: 1 } });
    expect(s.gold()).toEqual([4 + 9, 3 + 1 + 4]);
    expect(s.table.coins).toBe(21);
    expect(s.all('coffersSplit').map(({ seat, coins, rule }) => [seat, coins, rule])).toEqual([
      [0, 9, 'KC-33.2'],
      [1, 4, 'KC-33.3'],
    ]);
    s.expectQuestion('business/bring', 0);
  });

  it('KC-33.4: 11 coins drawn give 2 and 2', () => {
    const s = founded({ seats: 2, options }).fight();
    s.report(0, NONE, { coffers: 11 });
    expect(s.gold()).toEqual([7, 7]);
  });

  it('KC-33.8: Notoriety is settled first', () => {
    const s = founded({ seats: 2, options }).fight();
    s.report(0, 0, { coffers: 4 });
    const told = s.facts.map(({ kind }) => kind);
    expect(told.lastIndexOf('notoriety')).toBeLessThan(told.indexOf('coffersSplit'));
  });
});

describe('finding equipment', () => {
  it.each([
    ['KC-34.1: the winner draws three, the loser one', 0, [0, 0, 0, 1], 'KC-34.1'],
    ['KC-34.1, KC-34.4: the winner first, whichever side', 1, [1, 1, 1, 0], 'KC-34.1'],
    ['KC-34.2, KC-34.4: without a winner both draw two, the player drawn first begins', NONE, [0, 0, 1, 1], 'KC-34.2'],
  ] as const)('%s', (_name, winner, finders, rule) => {
    const s = founded({ seats: 2, options, chance: { equipment: [0, 0, 0, 0] } }).fight();
    s.report(0, winner);
    expect(s.all('found').map(({ seat }) => seat)).toEqual(finders);
    expect(new Set(s.all('found').map((fact) => fact.rule))).toEqual(new Set([rule]));
  });

  it('KC-34.3, KC-34.4: the value names the item; cards are not put back, items may come again', () => {
    const ace = PACK.indexOf('Ac');
    const s = founded({ seats: 2, options, chance: { equipment: [ace, PACK.indexOf('Ad') - 1, 0, 0] } }).fight();
    s.report(0, 0);
    expect(s.all('found').map(({ card, item }) => `${card} ${item}`)).toEqual([
      'Ac poison-blade',
      'Ad poison-blade',
      '2c fast-shoes',
      '3c wooden-shield',
    ]);
    expect(s.table.pieces.map(({ owner, bearer }) => [owner, bearer])).toEqual([
      [0, NONE],
      [0, NONE],
      [0, NONE],
      [1, NONE],
    ]);
  });
});

describe('carrying equipment', () => {
  const armed = () => {
    const s = founded({ seats: 2 });
    s.arrange((t) => {
      for (const owner of [0, 0, 0, 1]) t.pieces.push({ item: 'whip', owner, lent: NONE, bearer: NONE, fate: 'kept' });
    });
    return s;
  };

  it('KC-34.5: at most two pieces', () => {
    const s = armed().act(0, 'anytime/equip', 'e0 m1').act(0, 'anytime/equip', 'e1 m1');
    s.refusedAct(0, 'anytime/equip', 'e2 m1', 'KC-34.5', 'carriesTwo');
    s.act(0, 'anytime/equip', 'e2 m2');
    expect(s.table.pieces.map(({ bearer }) => bearer)).toEqual([1, 1, 2, NONE]);
  });

  it('KC-34.6: swapped freely between the own members', () => {
    const s = armed().act(0, 'anytime/equip', 'e0 m1').act(0, 'anytime/equip', 'e0 m2');
    s.expectFact('equipped', { piece: 0, member: 2 });
    s.refusedAct(0, 'anytime/equip', 'e0 m2', 'KC-34.6', 'alreadyThere');
    s.act(0, 'anytime/equip', 'e0 spare').refusedAct(0, 'anytime/equip', 'e0 spare', 'KC-34.6', 'alreadyThere');
    s.refusedAct(0, 'anytime/equip', 'e3 m1', 'KC-34.6', 'notYours');
    s.refusedAct(0, 'anytime/equip', 'e0 m5', 'KC-34.6', 'notYours');
    for (const answer of ['', 'e0', 'e0 m99', 'e99 m1', 'e0 m1 m2', 'm1 e0'])
      s.refusedAct(0, 'anytime/equip', answer, 'KC-34.6', 'notYours');
  });

  it('KC-34.7: a Leader may carry some, and nothing moves during a game', () => {
    const s = armed().act(0, 'anytime/equip', 'e0 m0').fight();
    expect(s.table.pieces[0].bearer).toBe(0);
    s.refusedAct(0, 'anytime/equip', 'e0 m1', 'KC-30.25', 'notBusiness');
  });

  it('KC-34.3: every piece has a name in both languages', () => {
    for (const language of ['en', 'pl'] as const)
      for (const id of EQUIPMENT_IDS) expect(campaign.text[language].name(id)).not.toBe(id);
  });
});

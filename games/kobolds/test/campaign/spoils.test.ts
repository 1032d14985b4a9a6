/** Chapter 31: kills, muggings, what becomes of equipment, and injured Leaders. */

import { PACK } from '@guildhall/cards';
import { describe, expect, it } from 'vitest';
import { canLose, leaderOf, NONE } from '../../campaign/reading.ts';
import { CARD, fell, founded, USUAL } from './scene.ts';

const RED = PACK.indexOf('2h');
const BLACK = PACK.indexOf('2s');
const options = { optional: false };

describe('kills and muggings', () => {
  it('KC-31.2, KC-31.16: a kill raises Ruthlessness by the listed cost, a Leader by 10', () => {
    const s = founded({ seats: 2, options }).fight();
    const [leader, ruffian, scumbag] = s.gang(1);
    s.table.members[scumbag].paid = 0;
    s.report(0, 0, { b: { fallen: [fell(leader, 0), fell(ruffian, 0), fell(scumbag, 0)] } });
    expect(s.table.gangs.map(({ ruthlessness }) => ruthlessness)).toEqual([14, 0]);
    s.expectFact('killed', { member: ruffian, by: 0, ruthlessness: 3, rule: 'KC-31.2' });
    s.expectQuestion('settlement/injury', 1);
  });

  it('KC-31.3, KC-31.4: a mugging pays the listed cost out of the bank after the game, and no Ruthlessness', () => {
    const s = founded({ seats: 2, options }).fight('stash 0', 'stash 5');
    const [leader, ruffian] = s.gang(1);
    const before = s.table.coins;
    s.report(0, NONE, { b: { stash: 5, fallen: [fell(leader, 0, 'mugged'), fell(ruffian, 0, 'mugged')] } });
    expect(s.gold()).toEqual([5 + 13, 5]);
    expect(s.table.coins).toBe(before + 13);
    expect(s.table.gangs[0].ruthlessness).toBe(0);
    s.expectQuestion('business/bring', 0);
  });

  it('KC-31.5, KC-31.6: the killed are lost for ever, the mugged fight on', () => {
    const s = founded({ seats: 2, options }).fight();
    const [leader, ruffian, scumbag, other] = s.gang(1);
    s.report(0, NONE, { b: { fallen: [fell(ruffian, 0), fell(scumbag, 0, 'mugged')] } });
    expect(s.gang(1)).toEqual([leader, scumbag, other]);
    expect(s.table.members[ruffian].fate).toBe('killed');
    s.refusedAct(1, 'anytime/sell member', `m${ruffian}`, 'KC-35.2', 'notYours');
    s.fight();
    s.refused(0, s.result(0, 0, { b: { fallen: [fell(ruffian, 0)] } }), 'KC-31.18', 'notInGang');
  });

  it('KC-31.15: whoever falls to nobody is killed, and nobody gains by it', () => {
    const s = founded({ seats: 2, options }).fight();
    const [, ruffian] = s.gang(1);
    s.refused(0, s.result(0, 0, { b: { fallen: [fell(ruffian, NONE, 'mugged')] } }), 'KC-31.15', 'muggedByNobody');
    s.refused(0, s.result(0, 0, { b: { fallen: [fell(ruffian, 1)] } }), 'KC-31.15', 'fallenToSelf');
    s.report(0, NONE, { b: { fallen: [fell(ruffian, NONE)] } });
    expect(s.table.members[ruffian].fate).toBe('killed');
    expect(s.table.gangs.map(({ ruthlessness }) => ruthlessness)).toEqual([0, 0]);
    expect(s.gold()).toEqual([5, 5]);
    s.expectFact('killed', { by: NONE, rule: 'KC-31.15' });
  });

  it.each([['killed'], ['mugged']] as const)('KC-31.17: a raised zombie that is %s counts 1', (fate) => {
    const s = founded({ seats: 2, options }).fight();
    s.report(0, NONE, { b: { fallen: [fell(NONE, 0, fate), fell(NONE, 0, fate)] } });
    expect(s.table.gangs[0].ruthlessness).toBe(fate === 'killed' ? 2 : 0);
    expect(s.gold()).toEqual([fate === 'killed' ? 5 : 7, 5]);
    expect(s.gang(1)).toHaveLength(4);
  });

  it('KC-31.18: nobody falls twice, or for a gang that is not theirs', () => {
    const s = founded({ seats: 2 }).fight();
    const [, ruffian] = s.gang(1);
    s.refused(0, s.result(0, 0, { b: { fallen: [fell(ruffian, 0), fell(ruffian, 0, 'mugged')] } }), 'KC-31.18', 'fallenTwice');
    s.refused(0, s.result(0, 0, { a: { fallen: [fell(ruffian, 1)] } }), 'KC-31.18', 'notInGang');
    s.expectQuestion('fights/result', 0);
  });

  it('KC-32.20: a gang that was taken out has nobody left', () => {
    const s = founded({ seats: 2 }).fight();
    s.refused(0, s.result(0, 0, { reason: 'wipedOut', b: { left: 1 } }), 'KC-32.20', 'winnerGone');
    s.allowed(0, s.result(0, 0, { reason: 'wipedOut', b: { left: 0 } }));
  });
});

describe('equipment of the fallen', () => {
  const armed = (chance: number[]) => {
    const s = founded({ seats: 2, options, chance: { 'equipment test': chance } });
    const [leader, ruffian] = s.gang(1);
    s.arrange((t) => {
      for (const bearer of [ruffian, ruffian, leader])
        t.pieces.push({ item: 'whip', owner: 1, lent: NONE, bearer, fate: 'kept' });
    });
    return { s: s.fight(), leader, ruffian };
  };

  it('KC-31.7, KC-31.8: one card for each piece of the killed: red survives and is spare, black is destroyed', () => {
    const { s, ruffian } = armed([RED, BLACK]);
    s.report(0, NONE, { b: { fallen: [fell(ruffian, 0)] } });
    expect(s.all('pieceTested').map(({ card, survived, seat }) => [card, survived, seat])).toEqual([
      ['2h', true, 1],
      ['2s', false, 1],
    ]);
    expect(s.table.pieces.slice(0, 3).map(({ fate, bearer }) => [fate, bearer === NONE])).toEqual([
      ['kept', true],
      ['destroyed', true],
      ['kept', false],
    ]);
    s.expectQuestion('business/bring', 1);
  });

  it('KC-31.9: the mugged keep theirs without a card', () => {
    const { s, ruffian } = armed([]);
    s.report(0, NONE, { b: { fallen: [fell(ruffian, 0, 'mugged')] } });
    s.expectNoFact('pieceTested');
    expect(s.table.pieces[0].bearer).toBe(ruffian);
  });

  it('KC-31.14: a killed Leader is checked as well', () => {
    const { s, leader } = armed([BLACK]);
    s.report(0, NONE, { b: { fallen: [fell(leader, 0)] } });
    s.expectFact('pieceTested', { piece: 2, survived: false });
    expect(s.table.pieces[2]).toMatchObject({ fate: 'destroyed', bearer: NONE });
  });
});

describe('injured Leaders', () => {
  it('KC-31.10, KC-31.12: a killed Leader stays, and the owner lowers one statistic by one', () => {
    const s = founded({ seats: 2, options, gangs: [USUAL, 'barry'] }).fight();
    const [leader] = s.gang(1);
    s.report(0, NONE, { b: { fallen: [fell(leader, 0)] } });
    s.expectQuestion('settlement/injury', 1, ['move', 'fight', 'defend', 'wounds', 'leadership']);
    s.refused(1, 'luck', 'KC-31.12', 'notAnAnswer');
    s.answer(1, 'fight');
    expect(leaderOf(s.table, 1)).toEqual({ move: 'L', fight: 3, defend: 4, wounds: 9, leadership: 1 });
    expect(s.table.members[leader].fate).toBe('active');
    s.expectQuestion('business/bring', 1);
  });

  it('KC-31.11: the same again and again; Move falls from L to W once', () => {
    const s = founded({ seats: 2, options, gangs: [USUAL, 'barry'] }).arrange((t) => {
      t.gangs[1].injuries = { move: 1, fight: 2, defend: 0, wounds: 0, leadership: 0 };
    });
    s.fight().report(0, NONE, { b: { fallen: [fell(s.gang(1)[0], 0)] } });
    s.refused(1, 'move', 'KC-31.11', 'notInjurable');
    s.answer(1, 'fight');
    expect(leaderOf(s.table, 1)).toMatchObject({ move: 'W', fight: 1 });
  });

  it('KC-31.12: nothing falls below W, 1, 1, 1 and 0', () => {
    const s = founded({ seats: 2, gangs: [USUAL, 'klacka'] }).arrange((t) => {
      t.gangs[1].injuries = { move: 0, fight: 4, defend: 1, wounds: 8, leadership: 0 };
    });
    expect(canLose(s.table, 1)).toEqual(['wounds', 'leadership']);
  });

  it('KC-31.13: a mugged Leader suffers nothing', () => {
    const s = founded({ seats: 2, options }).fight();
    s.report(0, NONE, { b: { fallen: [fell(s.gang(1)[0], 0, 'mugged')] } });
    s.expectNoFact('injured').expectQuestion('business/bring', 1);
  });

  it('KC-31.19: with every statistic at its floor nothing more happens', () => {
    const s = founded({ seats: 2, options, chance: { scenario: [CARD.brawl, CARD.vic] } }).arrange((t) => {
      t.gangs[1].injuries = { move: 0, fight: 4, defend: 1, wounds: 9, leadership: 1 };
    });
    s.fight().report(0, NONE, { b: { fallen: [fell(s.gang(1)[0], 0)] } });
    s.expectFact('pastInjury', { seat: 1 });
    s.expectQuestion('business/bring', 1);
  });
});

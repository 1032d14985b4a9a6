/** Chapter 36: bets. */
import { describe, expect, it } from 'vitest';
import { campaign } from '../../campaign/index.ts';
import { NONE } from '../../campaign/reading.ts';
import { oddsOn, returned } from '../../campaign/rules/bets.ts';
import { type CampaignScene, founded } from './scene.ts';

/** Fights 0-1 and 2-3; everybody has 30 coins and the Notoriety given. */
function betters(...notoriety: number[]): CampaignScene {
  return founded({ seats: 4, options: { optional: false } }).arrange((t) => {
    for (const [seat, gang] of t.gangs.entries()) {
      t.coins += 30 - gang.gold;
      gang.gold = 30;
      gang.notoriety = notoriety[seat] ?? 0;
    }
  });
}

describe('odds', () => {
  it.each([
    ['KC-36.6: equal', 10, 10, 12],
    ['KC-36.6: higher', 11, 10, 12],
    ['KC-36.8: lower by 1', 9, 10, 16],
    ['KC-36.8: lower by 9', 1, 10, 16],
    ['KC-36.9: lower by 10', 0, 10, 24],
  ])('%s: a bet of 8 at %i against %i returns %i', (_name, on, against, back) => {
    const s = betters(0, 0, on, against).act(0, 'anytime/bet', '8 on p3');
    expect(s.gold()[0]).toBe(22);
    expect(returned(s.table.bets[0])).toBe(back);
    s.fight().report(0, NONE).report(1, 0);
    expect(s.gold()[0]).toBe(22 + back);
    s.expectFact('betSettled', { seat: 0, back, stake: 8 });
    s.expectQuestion('business/bring', 0);
  });

  it('KC-36.10: the ratings are those when the bet is made', () => {
    const s = betters(0, 0, 5, 10).arrange((t) => {
      t.gangs[2].played = true;
    });
    s.act(0, 'anytime/bet', '3 on p3').act(2, 'anytime/buy', 'notoriety');
    expect(oddsOn(s.table, 2)).toBe(3);
    s.fight().report(0, NONE).report(1, 0);
    s.expectFact('betSettled', { stake: 3, back: 6 });
  });
});

describe('placing bets', () => {
  it('KC-36.1, KC-36.3: once the fights are drawn; the stake leaves the Campaign Stash at once', () => {
    const s = betters().act(0, 'anytime/bet', '6 on p4');
    expect(s.table.bets).toEqual([{ by: 0, fight: 1, on: 3, stake: 6, odds: 3, told: false }]);
    expect(s.gold()).toEqual([24, 30, 30, 30]);
  });

  it('KC-36.2, KC-36.13: not on oneself, nor on the opponent', () => {
    const s = betters();
    for (const on of ['p1', 'p2']) s.refusedAct(0, 'anytime/bet', `2 on ${on}`, 'KC-36.2', 'betOwnFight');
    founded({ seats: 2 }).refusedAct(0, 'anytime/bet', '2 on p2', 'KC-36.13', 'betOwnFight');
  });

  it('KC-36.7: even stakes alone at even odds', () => {
    const s = betters(0, 0, 9, 10);
    s.refusedAct(0, 'anytime/bet', '3 on p4', 'KC-36.7', 'betOdd');
    s.act(0, 'anytime/bet', '3 on p3');
  });

  it('KC-36.11: one bet per gambler and fight, at least one coin, until the fights begin', () => {
    const s = betters(0, 0, 9, 10);
    for (const answer of ['0 on p3', '-2 on p3', '2 on p9', '2 p3', '', '1.5 on p3'])
      s.refusedAct(0, 'anytime/bet', answer, 'KC-36.11', 'betForm');
    s.act(0, 'anytime/bet', '1 on p3').refusedAct(0, 'anytime/bet', '2 on p4', 'KC-36.11', 'betTwice');
    s.act(1, 'anytime/bet', '2 on p4').fight();
    s.refusedAct(1, 'anytime/bet', '2 on p3', 'KC-36.11', 'notBusiness');
  });

  it('KC-36.1: nobody can bet on a gang that sits out', () => {
    const s = founded({ seats: 5, chance: { 'sits out': [4] } });
    s.refusedAct(0, 'anytime/bet', '2 on p5', 'KC-36.1', 'betNobody');
    s.act(4, 'anytime/bet', '2 on p1');
  });

  it('KC-36.12: lending to a gang one has bet on is allowed', () => {
    const s = betters()
      .act(0, 'anytime/bet', '2 on p3')
      .act(0, 'anytime/offer', 'lend m1 to p3 for 0')
      .act(2, 'anytime/reply', 'accept m1');
    expect(s.table.members[1].lent).toBe(2);
  });
});

describe('lost bets and secrets', () => {
  it('KC-36.4, KC-36.5: a gang that loses or draws loses the stake', () => {
    const s = betters().act(0, 'anytime/bet', '4 on p3').act(2, 'anytime/bet', '4 on p1').fight();
    s.report(0, NONE).report(1, 1);
    expect(s.gold()).toEqual([26, 30, 26, 30]);
    s.expectFact('betSettled', { seat: 0, back: 0, rule: 'KC-36.4' });
    s.expectFact('betSettled', { seat: 2, back: 0, rule: 'KC-36.5' });
    expect(s.table.coins).toBe(112);
  });

  it('KC-36.3, KC-38.9, KC-38.10: a bet is known to the gambler alone, until the gambler tells', () => {
    const s = betters().act(1, 'anytime/bet', '4 on p3');
    expect(s.view(1).table.bets).toHaveLength(1);
    for (const viewer of [0, 2, 3, null]) {
      expect(s.view(viewer).table.bets).toEqual([]);
      expect(s.heard(viewer)).toEqual([]);
    }
    const told = s.branch();
    s.fight().forget().report(0, NONE).report(1, 0);
    expect(s.heard(0).some(({ kind }) => kind === 'betSettled')).toBe(false);
    expect(s.heard(1).some(({ kind }) => kind === 'betSettled')).toBe(true);
    told.refusedAct(1, 'anytime/tell bet', 'f1', 'KC-36.3', 'noSuchBet');
    told.act(1, 'anytime/tell bet', 'f2');
    expect(told.view(0).table.bets).toHaveLength(1);
    told.refusedAct(1, 'anytime/tell bet', 'f2', 'KC-36.3', 'noSuchBet');
    told.fight().report(0, NONE).report(1, 0);
    expect(told.heard(null).some(({ kind }) => kind === 'betSettled')).toBe(true);
  });

  it('KC-38.9: an imagined campaign has other bets, and the same views', () => {
    const s = betters().act(1, 'anytime/bet', '4 on p3').act(2, 'anytime/offer', 'lend m9 to p1 for 2');
    const random = { below: (n: number) => n - 1 };
    for (const viewer of [0, 1, 3, null]) {
      const world = campaign.imagine(s.game, viewer, random);
      expect(campaign.view(world, viewer)).toEqual(s.view(viewer));
      expect(campaign.problemWithTable(world)).toBeNull();
    }
    expect(campaign.imagine(s.game, 0, random).table.bets).toEqual([]);
  });
});

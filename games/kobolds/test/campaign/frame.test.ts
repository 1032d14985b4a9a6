/** Chapter 30: founding, drawing scenarios and opponents, and what is brought to a game. */
import { PACK } from '@guildhall/cards';
import type { Plain } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { campaign } from '../../campaign/index.ts';
import { NONE } from '../../campaign/reading.ts';
import { canAvoidRematch, mayingSitOut } from '../../campaign/rules/draw.ts';
import { CARD, type CampaignScene, dealt, founded, USUAL } from './scene.ts';

describe('founding a gang', () => {
  it('KC-30.1, KC-30.7, KC-30.8, KC-30.10: everybody founds a gang of one Leader for 10 coins, and keeps the rest', () => {
    const s = dealt({ seats: 2 });
    s.expectQuestion('founding/found', 0).expectQuestion('founding/found', 1);
    s.answer(0, 'klacka; 2 orc-ruffian').answer(1, 'klacka; goblin-scumbag');
    expect(s.gold()).toEqual([4, 9]);
    expect(s.table.coins).toBe(13);
    expect(s.table.gangs.map(({ leader }) => s.table.members[leader].profile)).toEqual(['klacka', 'klacka']);
    expect(s.table.members.map(({ owner, profile, paid }) => `${owner} ${profile} ${paid}`)).toEqual([
      '0 klacka 0',
      '0 orc-ruffian 3',
      '0 orc-ruffian 3',
      '1 klacka 0',
      '1 goblin-scumbag 1',
    ]);
    s.expectFact('founded', { seat: 1, gold: 9 });
    s.expectQuestion('business/bring', 0);
  });

  it('KC-30.8: 10 coins are enough and 11 are not', () => {
    const s = dealt();
    s.allowed(0, 'klacka; 3 orc-ruffian; goblin-scumbag');
    s.refused(0, 'klacka; 3 orc-ruffian; 2 goblin-scumbag', 'KC-30.8', 'foundingTooDear');
    s.expectQuestion('founding/found', 0);
  });

  it('KC-30.7: a gang without a Leader, or what is none at all, is refused', () => {
    const s = dealt();
    s.refused(0, 'orc-ruffian', 'KC-30.7', 'noLeader');
    for (const answer of [7, null, ['klacka'], {}]) s.refused(0, answer, 'KC-30.7', 'notAnAnswer');
    expect(s.whyNot(0, 'klacka; dragon')?.rule).toBe('KC-3.17');
    for (const language of ['en', 'pl'] as const) {
      const refusal = s.whyNot(0, 'klacka; dragon');
      expect(refusal && campaign.text[language].refusal(refusal, { seat: String })).toContain('dragon');
    }
  });

  it('KC-30.9: only Runts and Thugs, until a starting level opens more', () => {
    const s = dealt();
    for (const profile of ['troll', 'vampire', 'wizard']) s.refused(0, `klacka; ${profile}`, 'KC-30.9', 'closedCategory');
    const higher = dealt({ options: { start: 20 } });
    higher.allowed(0, 'klacka; troll').allowed(0, 'klacka; vampire');
    higher.refused(0, 'klacka; wizard', 'KC-30.9', 'closedCategory');
  });

  it('KC-30.10: neither Stash nor crystals are part of a founding', () => {
    dealt().refused(0, 'klacka; stash 3', 'KC-30.10', 'foundingExtras');
    dealt({ options: { start: 30 } }).refused(0, 'klacka; wizard; crystals 1', 'KC-30.10', 'foundingExtras');
  });

  it('KC-30.11: allegiances may be mixed', () => {
    dealt().allowed(0, 'klacka; human-bruiser; elf-archer; goblin-scumbag');
  });

  it("KC-18.25: Grobblar's volunteer is free, and nobody else's", () => {
    const s = dealt({ seats: 2 });
    s.refused(1, 'klacka; volunteer', 'KC-18.25', 'noFreeHire');
    s.answer(0, 'grobblar; volunteer; 3 orc-ruffian; goblin-scumbag').answer(1, USUAL);
    expect(s.gold()[0]).toBe(0);
    expect(s.gang(0)).toHaveLength(6);
  });

  it('KC-30.23, KC-30.24: a starting level grants its effects at once, doubled levels later', () => {
    const s = founded({ seats: 2, options: { start: 25 } });
    expect(s.table.gangs[0]).toMatchObject({ notoriety: 25, freeRunts: 1, freeThugs: 1, reached: 5 });
    const doubled = founded({ seats: 2, options: { start: 25, doubled: true } });
    expect(doubled.table.gangs[0]).toMatchObject({ notoriety: 25, freeRunts: 1, freeThugs: 0, reached: 2 });
  });

  it('KC-30.2, KC-30.6: 2 to 16 players and a free number of rounds, six unless said otherwise', () => {
    for (const seats of [1, 17]) expect(campaign.options({}, seats)).toMatchObject({ rule: 'GH-5', why: 'seats' });
    for (const seats of [2, 16]) expect(campaign.options({}, seats)).toMatchObject({ rounds: 6 });
    expect(campaign.options({ rounds: 1 }, 2)).toMatchObject({ rounds: 1 });
  });
});

describe('the scenario of a round', () => {
  it('KC-30.13, KC-30.26: one card for all, drawn with the pairings', () => {
    const s = dealt({ seats: 4, chance: { scenario: [CARD.chuck] } });
    for (const seat of [0, 1, 2, 3]) s.answer(seat, USUAL);
    s.expectFact('scenarioDrawn', { round: 1, card: 'Jc', scenario: 'chuck-ball', again: false });
    expect(s.all('paired')).toHaveLength(2);
    expect(s.table).toMatchObject({ scenario: 'chuck-ball', round: 1 });
    s.expectQuestion('business/bring', 0);
  });

  it.each([
    ['Ac', 'hide-and-seek'],
    ['2c', 'hide-and-seek'],
    ['3c', 'runaway-carriage'],
    ['4c', 'runaway-carriage'],
    ['5c', 'mr-cuddly'],
    ['6c', 'mr-cuddly'],
    ['7c', 'territory-grab'],
    ['8c', 'territory-grab'],
    ['9c', 'vic'],
    ['Tc', 'vic'],
    ['Jc', 'chuck-ball'],
    ['Qc', 'protect-the-rat'],
    ['Kc', 'all-out-brawl'],
  ] as const)('KC-30.13: %s draws %s', (card, scenario) => {
    expect(founded({ seats: 2, chance: { scenario: [PACK.indexOf(card)] } }).table.scenario).toBe(scenario);
  });

  it('KC-30.14: the scenario of the last game is drawn again until it differs', () => {
    const s = founded({ seats: 2, chance: { scenario: [CARD.vic, CARD.vic, 9, CARD.brawl] } });
    s.fight().report(0, NONE, { reason: 'turnLimit' });
    expect(s.all('scenarioDrawn').map(({ scenario, again }) => [scenario, again])).toEqual([
      ['vic', true],
      ['vic', true],
      ['all-out-brawl', false],
    ]);
    expect(s.table.scenario).toBe('all-out-brawl');
    s.expectQuestion('business/bring', 0);
  });
});

describe('the opponents', () => {
  it('KC-30.15: cards are drawn in pairs', () => {
    const s = founded({ seats: 4, chance: { pairs: [2, 0, 1, 0] } });
    expect(s.table.fights.map(({ players }) => players)).toEqual([
      [2, 0],
      [3, 1],
    ]);
  });

  /** A round without anything: neither side completes the objective. */
  const playRound = (s: CampaignScene): CampaignScene => {
    s.fight();
    for (const number of s.table.fights.keys()) s.report(number, NONE, { reason: 'turnLimit' });
    return s;
  };

  it('KC-30.16: whoever has just been met goes back, and another is drawn', () => {
    // Second round: 0 is drawn, then 1, who goes back to the end; then 2; and 3 and 1 are left.
    const s = founded({ seats: 4, chance: { pairs: [0, 0, 0, 0, 0, 0, 0, 0, 0] } });
    expect(s.table.fights.map(({ players }) => players)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    playRound(s);
    expect(s.table.fights.map(({ players }) => players)).toEqual([
      [0, 2],
      [3, 1],
    ]);
  });

  it('KC-30.17: if the last pair would be a rematch the whole draw is repeated; two players have no choice', () => {
    const two = playRound(founded({ seats: 2 }));
    two.expectFact('paired', { players: [0, 1], rematch: true, rule: 'KC-30.17' });
    // Six players, met 0-1, 2-3, 4-5: drawn 0-2, 1-3, and 4-5 would be left; all cards go back.
    const six = founded({ seats: 6, chance: { pairs: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0] } });
    playRound(six);
    const pairs = six.table.fights.map(({ players }) => [...players].sort().join('-'));
    expect(pairs).toEqual(['0-2', '1-4', '3-5']);
  });

  it('KC-30.18: of an odd number one sits out by lot, gets 5 points and nothing else, and nobody twice before all', () => {
    const s = founded({ seats: 3, chance: { 'sits out': [1, 0, 0, 2] } });
    expect(s.table.fights.map(({ players }) => players)).toEqual([[0, 2]]);
    s.expectQuestion('business/bring', 1, ['nothing']);
    s.refused(1, 'stash 1', 'KC-30.18', 'sitsOut');
    playRound(s);
    expect(s.table.gangs[1]).toMatchObject({ notoriety: 5, satOut: 1, played: false });
    expect(s.gold()[1]).toBe(5);
    expect(s.table.pieces.some(({ owner }) => owner === 1)).toBe(false);
    expect(mayingSitOut(s.table)).toEqual([0, 2]);
    expect(s.table.gangs[1].history).toEqual([
      { round: 1, scenario: '', opponent: NONE, result: 'satOut', points: 5, byHand: false },
    ]);
    playRound(s);
    expect(mayingSitOut(s.table)).toEqual([2]);
  });

  it('KC-30.27: a lot that would force a rematch another lot avoids is drawn again; only the last round counts', () => {
    // Round 1: 2 sits out, 0-1 meet. 2: 0 sits out, 1-2. 3: 1 sits out, 0-2. 4: all may again; 1 would force 0-2 once more.
    const s = founded({ seats: 3, chance: { 'sits out': [2, 0, 0, 1, 2], scenario: [12, 8, 12, 8] } });
    for (let round = 1; round < 4; round++) playRound(s);
    expect(s.table.round).toBe(4);
    expect(canAvoidRematch(s.table, [0, 2])).toBe(false);
    expect(s.table.fights.map(({ players }) => players)).toEqual([[0, 1]]);
  });

  it.each([2, 3, 4, 5, 7, 8, 16])('KC-30.15 to KC-30.18, KC-30.27: %i players are paired round after round', (seats) => {
    const s = founded({ seats, seed: seats, options: { rounds: 12, optional: false } });
    for (let round = 1; round <= 12; round++) {
      const playing = s.table.fights.flatMap(({ players }) => players);
      expect(new Set(playing).size).toBe(seats - (seats % 2));
      const met = s.table.gangs.map(({ last }) => last);
      if (seats > 2) for (const { players } of s.table.fights) expect(met[players[0]]).not.toBe(players[1]);
      const out = s.table.gangs.map(({ satOut }) => satOut);
      expect(Math.max(...out) - Math.min(...out)).toBeLessThanOrEqual(1);
      playRound(s);
    }
    expect(s.isOver).toBe(true);
  });

  it('KC-30.19: once they are drawn there is time for bets and loans', () => {
    const s = founded();
    expect(campaign.acts(s.game, 0)).toEqual(expect.arrayContaining(['anytime/bet', 'anytime/offer']));
    s.fight();
    expect(campaign.acts(s.game, 0)).toEqual([]);
  });
});

describe('what is brought', () => {
  it('KC-30.20: 0 to 10 coins, and no more than there are', () => {
    const s = founded({ seats: 2, gangs: ['klacka', USUAL] });
    s.expectQuestion(
      'business/bring',
      0,
      Array.from({ length: 11 }, (_, n) => `stash ${n}`),
    );
    s.refused(0, 'stash 11', 'KC-30.20', 'stashMost');
    s.refused(1, 'stash 6', 'KC-30.20', 'stashMost');
    s.refused(1, 'all of it', 'KC-30.20', 'notAnAnswer');
    s.answer(0, 'stash 10').answer(1, 'stash 5');
    expect(s.gold()).toEqual([0, 0]);
    expect(s.table.fights[0].stash).toEqual([10, 5]);
    s.expectQuestion('fights/result', 0);
  });

  it('KC-30.22: decided in secret, and shown when all have decided', () => {
    const s = founded({ seats: 2 });
    s.answer(0, 'stash 3');
    expect(s.view(1).table.fights[0].stash).toEqual([0, 0]);
    expect(s.view(1).asked?.held).toBeNull();
    expect(s.heard(1)).toEqual([]);
    s.answer(1, 'stash 0');
    expect(s.view(1).table.fights[0].stash).toEqual([3, 0]);
    s.expectFact('brought', { seat: 0, stash: 3 });
  });

  it('KC-30.20, KC-35.16: who has decided and then spends the coins is asked again', () => {
    const s = founded({ seats: 2 });
    s.answer(0, 'stash 5').act(0, 'anytime/buy', 'crystal');
    s.expectQuestion('business/bring', 0, ['stash 0', 'stash 1', 'stash 2', 'stash 3']);
  });

  it('KC-3.12, KC-35.20: up to five crystals, and only with a Wizard', () => {
    const s = founded({ seats: 2, gangs: ['klacka; wizard', 'klacka'], options: { start: 30 } }).arrange((t) => {
      t.gangs[0].crystals = 7;
      t.gangs[1].crystals = 7;
    });
    s.allowed(0, 'stash 2 crystals 5');
    s.refused(0, 'stash 2 crystals 6', 'KC-3.12', 'noCrystals');
    s.refused(1, 'stash 2 crystals 1', 'KC-35.20', 'noCrystals');
    s.answer(0, 'stash 0 crystals 4').answer(1, 'stash 0');
    expect(s.table.gangs[0].crystals).toBe(3);
    expect(s.table.fights[0].crystals).toEqual([4, 0]);
  });
});

describe('the organiser', () => {
  it('KC-30.4, KC-30.5: one of the players records the results, and nobody else', () => {
    const s = founded().fight();
    s.expectQuestion('fights/result', 0);
    s.refused(1, s.result(0, 0), 'GH-3', 'notAsked');
    // In any order, each once; until the last of them nothing is settled.
    s.report(1, 1);
    s.refused(0, s.result(1, 1), 'KC-30.4', 'reportedAlready');
    s.refused(0, s.result(5, 1), 'KC-30.15', 'noSuchFight');
    expect(s.notoriety()).toEqual([0, 0, 0, 0]);
    s.expectQuestion('fights/result', 0).report(0, NONE, { reason: 'turnLimit' });
    expect(s.question).toBe('settlement/reward');
  });

  it('KC-30.4, KC-30.29: deadlines and rulings are for the same player as the results', () => {
    const s = founded().fight();
    const { organiser, question } = campaign.links ?? {};
    expect(organiser).toEqual({ seat: s.actor, rule: 'KC-30.29' });
    expect(s.question).toBe(question);
  });

  it('KC-30.12, KC-31.18: the books keep every result, and for ever that it was entered by hand', () => {
    const s = founded({ seats: 2, options: { optional: false } }).fight();
    s.answer(0, { ...s.result(0, 1), proof: 'abc' });
    s.fight().report(0, 0);
    expect(s.table.gangs[1].history).toEqual([
      { round: 1, scenario: 'all-out-brawl', opponent: 0, result: 'won', points: 10, byHand: false },
      { round: 2, scenario: 'vic', opponent: 0, result: 'lost', points: -10, byHand: true },
    ]);
    s.expectFact('reported', { byHand: true, fight: 0, winner: 0 });
  });

  it('KC-31.18: what is no result is refused, in any shape', () => {
    const s = founded({ seats: 2 }).fight();
    const strange: Plain[] = [null, 7, 'won', {}, { fight: 0 }, { ...s.result(0, 0), more: 1 }];
    for (const answer of strange) s.refused(0, answer, 'KC-31.18', 'resultForm');
    const long = s.result(0, 0, { a: { stash: -1 } });
    s.refused(0, long, 'KC-31.18', 'resultForm');
    s.expectQuestion('fights/result', 0);
  });

  it('KC-30.13, KC-30.28: the drawn scenario was played, unless one gang cannot', () => {
    const s = founded({ seats: 2 }).fight();
    s.refused(0, s.result(0, 0, { scenario: 'vic' }), 'KC-30.13', 'otherScenario');
    const chance = { scenario: [CARD.rat, CARD.vic] };
    const able = founded({ seats: 2, chance }).fight();
    able.refused(0, able.result(0, 0, { scenario: 'vic' }), 'KC-30.13', 'otherScenario');
    const alone = founded({ seats: 2, gangs: ['klacka', USUAL], chance }).fight();
    alone.allowed(0, alone.result(0, 0, { scenario: 'vic' }));
  });

  it('KC-30.25: Notoriety, Coffers, equipment, rewards, checks and injuries, bets, and then the next draw', () => {
    const s = founded().act(2, 'anytime/bet', '2 on p1').fight();
    const leader = s.table.gangs[1].leader;
    s.report(0, 0, { coffers: 8, b: { fallen: [{ member: leader, fate: 'killed', by: 0 }] } });
    s.report(1, NONE, { reason: 'turnLimit' }).answer(0, 'notoriety').answer(1, 'wounds');
    const order = [
      'killed',
      'notoriety',
      'coffersSplit',
      'found',
      'rewarded',
      'injured',
      'levelReached',
      'betSettled',
      'scenarioDrawn',
    ];
    const told = s.facts.map(({ kind }) => kind);
    const first = order.map((kind) => told.indexOf(kind as (typeof told)[number]));
    expect(first).toEqual([...first].sort((a, b) => a - b));
    expect(first[0]).toBeGreaterThanOrEqual(0);
    s.expectQuestion('business/bring', 0);
  });
});

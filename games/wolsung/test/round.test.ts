/** Chapters 11, 12 and 21: rounds, dice as actions, how a conflict ends. */
import { describe, expect, it } from 'vitest';
import { conflict, HERO, hero, KITE, THUGS } from './scene.ts';

describe('11. The round', () => {
  it('WS-11.1, WS-11.2, WS-11.16: upkeep, initiative, actions, outcome, then the next round', () => {
    const s = conflict();
    const phases: string[] = [];
    for (let i = 0; i < 8 && s.table.round < 3; i++) {
      if (phases.at(-1) !== s.table.phase) phases.push(s.table.phase);
      s.next();
    }
    expect(s.all('roundBegan').map(({ round }) => round)).toEqual([2, 3]);
    expect(s.table.phase).toBe('actions');
  });

  it('WS-11.3, WS-11.4, WS-11.5, WS-1.2: each round everyone gets a new card, a group one', () => {
    const s = conflict().until(HERO);
    expect(s.all('dealt')).toHaveLength(3);
    expect([s.c(HERO), s.c(KITE), s.c(THUGS)].every(({ initiative }) => initiative !== null)).toBe(true);
    expect(s.table.discard.slice(0, 3)).toEqual(['As', 'Ks', 'Qs']);
  });

  it('WS-11.6, WS-7.29: the lowest card decides first, once each', () => {
    const s = conflict({ hands: { 0: ['Ac'], 1: ['2d', '3d'] } });
    while (s.question !== 'initiative/card') s.next();
    // Nothing is shuffled: the next cards of the deck are the Jokers and a king.
    const lowest = s
      .view(null)
      .table.order.filter((n) => n !== THUGS)
      .at(-1);
    s.expectQuestion('initiative/card', lowest === HERO ? 0 : 1).say('keep');
    s.expectQuestion('initiative/card', lowest === HERO ? 1 : 0).say('keep');
    s.expectQuestion('turn/act', s.actor);
  });

  it('WS-11.6: a replaced card goes to the discard pile, the new one lies before its owner', () => {
    const s = conflict({ hands: { 0: ['Ac'] } });
    while (s.question !== 'initiative/card') s.next();
    const dealt = s.c(HERO).initiative;
    s.refused(0, 'replace Kc', 'WS-7.29', 'notInHand');
    s.say('replace Ac');
    expect(s.c(HERO).initiative).toBe('Ac');
    expect(s.table.discard).toContain(dealt);
    s.expectFact('replaced', { from: dealt, to: 'Ac' });
  });

  it('WS-11.7: extras have nothing to replace with', () => {
    const s = conflict({ hands: { 1: ['Ac'] } });
    while (s.question !== 'initiative/card') s.next();
    s.expectQuestion('initiative/card', 1).say('keep');
    expect(s.question).toBe('turn/act');
  });

  it.each([
    [
      ['2c', 'As', 'Ks'],
      [1, 2, 0],
    ],
    [
      ['Jc', 'Qc', 'Tc'],
      [1, 0, 2],
    ],
    [
      ['9d', '9h', '9s'],
      [2, 1, 0],
    ],
    [
      ['As', 'X2', 'Ks'],
      [1, 0, 2],
    ],
    [
      ['X2', 'X1', 'As'],
      [1, 0, 2],
    ],
  ] as const)('WS-11.8, WS-11.9, WS-11.10, WS-11.11, WS-11.12: the cards %j give the order %j', (cards, order) => {
    const s = conflict({ cards: [...cards] });
    expect(s.view(null).table.order).toEqual([...order]);
    expect(s.table.turn).toBe(order[0]);
  });

  it('WS-11.14: the widening of a Joker holds all round, also before the own turn', () => {
    const s = conflict({ cards: ['X2', 'X1', '3c'] })
      .rolls(8, 1)
      .say('attack')
      .does(`at ${HERO}`, 'brawl', 'dice 1')
      .say('firearms');
    expect(s.asked(0)?.show.range).toBe(7);
  });

  it('WS-11.15: a Joker from hand counts like a dealt one, and a replaced Joker not at all', () => {
    const s = conflict({ hands: { 0: ['X1'] } });
    while (s.question !== 'initiative/card') s.next();
    s.say('replace X1', 'tools').say('attack').does(`at ${KITE}`, 'firearms');
    expect(s.asked(0)?.show.range).toBe(7);
    const other = conflict({ hands: { 0: ['2d'] } });
    while (other.question !== 'initiative/card') other.next();
    other.card(HERO, 'X2').say('replace 2d').until(HERO).say('attack').does(`at ${KITE}`, 'firearms');
    expect(other.asked(0)?.show.range).toBe(8);
  });

  it('WS-11.17, WS-20.13: who joins gets dice and a card with the next upkeep', () => {
    const heroes = [hero('H2', { gadgets: ['pocket_golem'] })];
    const s = conflict({ heroes }).say('golem', 'brawl');
    expect(s.c(3)).toMatchObject({ kind: 'ally', state: 'waiting', initiative: null, pool: 0 });
    while (s.table.round === 1) s.next();
    expect(s.c(3)).toMatchObject({ state: 'active', pool: 1, markers: 1 });
    expect(s.c(3).initiative).not.toBeNull();
  });

  it('WS-2.15: without a card one acts after all others, by number', () => {
    const s = conflict().arrange((t) => {
      for (const n of [HERO, THUGS]) {
        t.discard.push(t.characters[n].initiative as 'As');
        t.characters[n].initiative = null;
      }
    });
    expect(s.view(null).table.order).toEqual([KITE, HERO, THUGS]);
  });

  it('WS-2.14: a deck with too few cards gets the discard pile shuffled in first', () => {
    const s = conflict().arrange((t) => {
      t.discard.push(...t.deck.splice(0, t.deck.length - 2));
    });
    s.until(HERO);
    s.expectFact('reshuffled');
    expect(s.c(THUGS).initiative).not.toBeNull();
  });

  it('WS-2.14: what was seen in a hand and played since is known no more once it is shuffled in', () => {
    const s = conflict().arrange((t) => {
      t.stocks[1].hand.push(...t.deck.splice(0, 1));
      t.discard.push(...t.deck.splice(0, t.deck.length - 2));
      t.known = [{ seat: 0, of: 1, cards: [t.discard[0], t.stocks[1].hand[0]] }];
    });
    s.until(HERO);
    s.expectFact('reshuffled');
    expect(s.table.known).toEqual([{ seat: 0, of: 1, cards: [s.table.stocks[1].hand[0]] }]);
  });
});

describe('12. Dice as actions', () => {
  it('WS-12.1, WS-12.2, WS-12.3: one to all dice may go to a roll, and they are gone for the round', () => {
    const s = conflict().say('attack').does(`at ${KITE}`, 'firearms');
    s.expectQuestion('declare/dice', 0, ['dice 1', 'dice 2']);
    s.refused(0, 'dice 3', 'WS-12.3', 'tooManyDice');
    s.refused(0, 'dice 0', 'WS-12.3', 'tooManyDice');
    s.rolls(1).say('dice 1').suffer();
    expect(s.c(HERO).pool).toBe(1);
  });

  it('WS-12.5: actions come in a row, and the same may be repeated', () => {
    const s = conflict().attack(KITE, 'firearms', 1);
    s.expectQuestion('turn/act', 0).allowed(0, 'attack');
  });

  it('WS-12.8: dice left over are not carried on', () => {
    const s = conflict().say('end').until(HERO);
    expect(s.c(HERO).pool).toBe(2);
  });

  it('WS-12.9: without dice a turn is passed over', () => {
    const s = conflict({ cards: ['2c', 'As', '3c'] })
      .set(HERO, { pool: 0 })
      .say('end', 'end');
    s.expectFact('turnSkipped');
  });

  it('WS-12.10: the turn ends when its player says so or no die is left', () => {
    const s = conflict().attack(KITE, 'firearms', 1, 1);
    expect(s.table.turn).toBe(KITE);
    expect(conflict().say('end').table.turn).toBe(KITE);
  });

  it('WS-12.11: there is no holding of a turn', () => {
    const s = conflict().say('end');
    expect(s.view(0).table.characters[HERO].acted).toBe(true);
    expect(s.legal(1).some((answer) => answer.includes('wait'))).toBe(false);
  });
});

describe('21. The end', () => {
  const last = (setting: Parameters<typeof conflict>[0] = {}) =>
    conflict({ scenario: 'S2', weapons: { 0: 'revolver' }, ...setting }).set(1, { markers: 0, zone: 0 });

  it('WS-21.1, WS-21.6, WS-22.7: it ends at once when one side is left, which wins', () => {
    const s = last().finisher(1, 'firearms', [8, 1]);
    s.expectFact('over', { ending: 'last side', winner: 0 });
    expect(s.isOver).toBe(true);
    expect(s.outcome).toMatchObject({ winners: [0], reason: 'heroes', rule: 'WS-21.6' });
  });

  it('WS-21.2: a side concedes on an own turn if all who play it agree', () => {
    const s = conflict({ heroes: ['H2', 'H4'] }).say('give up', 'concede');
    s.expectQuestion('concede/agree', 1, ['agree', 'refuse']);
    const refused = s.branch().answer(1, 'refuse');
    refused.expectQuestion('turn/act', 0);
    s.answer(1, 'agree');
    s.expectFact('over', { ending: 'conceded', winner: 1 });
    expect(s.outcome?.winners).toEqual([2]);
  });

  it('WS-21.2: with three sides the side leaves, and the others go on', () => {
    const s = conflict({ scenario: 'S8', heroes: ['H1'] }).say('give up', 'concede');
    s.expectFact('sideLeft', { side: 0 });
    expect(s.isOver).toBe(false);
    expect(s.c(0).state).toBe('withdrawn');
  });

  it('WS-21.2: who wished it is heard in the outcome step', () => {
    const s = conflict().act(0, 'anytime/wish', 'concede');
    s.expectNoFact('conceded');
    for (let i = 0; i < 50 && !s.isOver; i++) s.next();
    s.expectFact('conceded', { side: 0 });
  });

  it('WS-21.3: all may agree on a draw in the outcome step', () => {
    const s = conflict().act(0, 'anytime/wish', 'draw');
    while (s.question !== 'draw/agree') s.next();
    expect(s.table.phase).toBe('outcome');
    const refused = s.branch().answer(1, 'refuse');
    expect(refused.isOver).toBe(false);
    expect(refused.table.stocks[0].wish).toBe('nothing');
    s.answer(1, 'agree');
    s.expectFact('over', { ending: 'draw', winner: -1 });
    expect(s.outcome).toMatchObject({ winners: [], reason: 'draw' });
  });

  it('WS-21.4: withdrawing from a combat takes a Move at the edge, with every enemy at long range', () => {
    const s = conflict({ scenario: 'S2' });
    s.branch().set(1, { zone: 1 }).say('give up').refused(0, 'withdraw', 'WS-21.4', 'cannotWithdraw');
    s.say('give up', 'withdraw');
    s.expectFact('withdrew');
    s.expectFact('over', { winner: 1 });
  });

  it('WS-21.4: leaving a discussion is a Move, in a formal situation with a scandal check', () => {
    const s = conflict({ scenario: 'S6', heroes: ['H1', 'H6'] })
      .rolls(9, 9, 1, 1)
      .say('give up', 'withdraw');
    s.expectFact('declared', { test: 'scandal' });
    expect(s.c(0)).toMatchObject({ state: 'withdrawn' });
    const open = conflict({ scenario: 'S7', heroes: ['H1', 'H6'] }).say('give up', 'withdraw');
    open.expectNoFact('declared');
    expect(open.c(0).state).toBe('withdrawn');
  });

  it.each([
    [4, 2, 0],
    [2, 3, 1],
    [3, 3, 1],
  ])('WS-21.5: at the limit %i markers against %i: side %i wins, a tie goes to the status quo', (own, theirs, winner) => {
    const s = conflict({ scenario: 'S2', options: { roundLimit: 5 } }).arrange((t) => {
      t.round = 5;
      t.characters[0].markers = own;
      t.characters[1].markers = theirs;
    });
    for (let i = 0; i < 50 && !s.isOver; i++) s.next();
    s.expectFact('over', { ending: 'round limit', winner });
  });

  it('WS-21.5, WS-24.1: with the limit switched off it is counted after round 99', () => {
    const s = conflict({ scenario: 'S2', options: { roundLimit: 0 } }).arrange((t) => {
      t.round = 98;
    });
    s.until(0);
    expect(s.isOver).toBe(false);
    for (let i = 0; i < 50 && !s.isOver; i++) s.next();
    s.expectFact('over', { ending: 'round limit', rounds: 99 });
  });

  it('WS-21.7: whoever decided the conflict writes the closing sentence, which may be blank', () => {
    const s = last({ options: { describe: true } })
      .rolls(8, 1)
      .say('finisher')
      .does('firearms', 'dice 1')
      .pass();
    if (s.question === 'resist/skill') s.say('no');
    s.expectQuestion('aftermath/closing', 0).allowed(0, '');
    s.refused(0, '123', 'WS-8.6', 'noLetter');
    s.say('The palms are silent.');
    s.expectFact('closing', { seat: 0, words: 'The palms are silent.' });
  });

  it('WS-21.13: markers, effects and cards are removed; hands and tokens stay', () => {
    const s = last({ hands: { 0: ['5c'] }, tokens: { 0: 4 }, options: { second: 'S2' } });
    s.rolls(8, 1).say('finisher').does('firearms', 'dice 1').suffer();
    expect(s.c(0)).toMatchObject({ markers: 0, initiative: null });
    expect(s.table.stocks[0]).toMatchObject({ hand: ['5c'], tokens: 4 });
    s.expectQuestion('stake/propose', 0);
    expect(s.table.results).toHaveLength(1);
  });
});

describe('21. What is lost', () => {
  /** The hero lies without markers, and the Baron finishes. */
  const fallen = (setting: Parameters<typeof conflict>[0] = {}) =>
    conflict({ scenario: 'S2', cards: ['2c', 'As'], options: { second: 'S2' }, ...setting })
      .set(0, { markers: 0, pool: 0 })
      .set(1, { zone: 0 })
      .finisher(0, 'brawl', [9, 9, 1]);

  it('WS-21.8, WS-21.9: eliminated in a lost combat a hero loses 1 Constitution', () => {
    const s = fallen();
    s.expectFact('lost', { what: 'constitution', points: 1 });
    expect(s.c(0)).toMatchObject({ constitutionLost: 1, reputationLost: 0, state: 'active' });
  });

  it('WS-21.9: eliminated on the winning side nothing is lost', () => {
    const s = conflict({ heroes: ['H2', 'H4'], options: { second: 'S2' } });
    const last = s.table.characters.length - 1;
    s.arrange((t) => {
      for (const [n, c] of t.characters.entries()) {
        if (n === 0 || n === last) continue;
        Object.assign(c, { state: n === 1 ? 'eliminated' : 'withdrawn', markers: 0, pool: 0 });
        if (c.initiative !== null) t.discard.push(c.initiative);
        c.initiative = null;
      }
      Object.assign(t.characters[last], { zone: t.characters[0].zone, markers: 0 });
    });
    s.finisher(last, 'brawl', [9, 9, 9, 1]);
    expect(s.table.results.at(-1)?.winner).toBe(s.c(0).side);
    s.expectNoFact('lost');
  });

  it('WS-21.8, WS-21.9: in a lost discussion it is Reputation', () => {
    const s = conflict({ scenario: 'S6', heroes: ['H1'], cards: ['2c', 'As'] }).set(0, { markers: 0, pool: 0 });
    s.rolls(8, 8, 8, 1).say('finisher').does('persuasion', 'dice 1').suffer();
    s.expectFact('lost', { what: 'reputation', points: 1 });
  });

  it('WS-21.10: who has withdrawn or conceded loses nothing', () => {
    const s = conflict({ scenario: 'S2' }).say('give up', 'concede');
    s.expectNoFact('lost');
  });

  it('WS-21.11, WS-10.17: a Va banque hero loses 2 and gets a scar, the Director’s choice by lot', () => {
    const s = conflict({ scenario: 'S2', cards: ['2c', 'As'], stake: 'va banque' })
      .set(0, { markers: 0, pool: 0 })
      .set(1, { zone: 0 });
    s.script('scar', 3).finisher(0, 'brawl', [9, 9, 1]);
    s.expectFact('lost', { points: 2, rule: 'WS-21.11' });
    s.expectFact('scarred', { scar: 'burnt_hand' });
    expect(s.c(0).hero?.scars).toEqual(['burnt_hand']);
    s.expectNoFact('died');
  });

  it('WS-10.5, WS-21.11: death only by a deadly stake, and only if the player confirms it', () => {
    const deadly = () =>
      conflict({ scenario: 'S2', cards: ['2c', 'As'], stake: 'deadly' })
        .set(0, { markers: 0, pool: 0 })
        .set(1, { zone: 0 })
        .script('scar', 0);
    const s = deadly().finisher(0, 'brawl', [9, 9, 1]).expectQuestion('aftermath/death', 0, ['lives', 'dies']).say('lives');
    s.expectFact('lived');
    expect(deadly().finisher(0, 'brawl', [9, 9, 1]).say('dies').c(0).state).toBe('absent');
  });

  it('WS-21.12, WS-22.4: a Va banque hero who wins regains a token and writes an achievement, at most two in a session', () => {
    const won = (gained: number) =>
      conflict({ scenario: 'S2', stake: 'va banque', weapons: { 0: 'revolver' } })
        .set(1, { markers: 0, zone: 0 })
        .set(0, { gained })
        .finisher(0 + 1, 'firearms', [8, 1]);
    const s = won(1).expectQuestion('aftermath/skill', 0).say('firearms');
    expect(s.table.stocks[0].tokens).toBe(1);
    s.say('The shot in the garden');
    expect(s.c(0).hero?.achievements.at(-1)).toMatchObject({ skill: 'firearms', grade: 'ordinary' });
    expect(won(2).isOver).toBe(true);
  });
});

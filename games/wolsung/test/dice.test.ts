/** Chapters 5, 6 and 7: reading dice, the order of a test, cards. */
import { describe, expect, it } from 'vitest';
import { conflict, HERO, hero, KITE, THUGS } from './scene.ts';

describe('5. Reading the dice', () => {
  it.each([
    ['H4', 'brawl', [7], 7, 'WS-5.1'],
    ['H4', 'brawl', [8, 3], 13, 'WS-5.2'],
    ['H4', 'brawl', [10, 9, 1], 21, 'WS-5.3'],
    ['H1', 'brawl', [9], 9, 'WS-3.2'],
    ['H1', 'brawl', [10, 2], 12, 'WS-5.4'],
  ] as const)('%s, %s: the faces %j count %i (%s)', (id, skill, faces, total, _rule) => {
    const s = conflict({ heroes: [id] }).attack(KITE, skill, [...faces]);
    expect(
      s
        .all('result')
        .at(-1)
        ?.terms.find(({ name }) => name === 'die')?.add,
    ).toBe(total);
  });

  it('WS-5.5: the highest die counts, not the sum', () => {
    const s = conflict().attack(KITE, 'firearms', 3, 6);
    expect(s.lastResult).toBe(15);
  });

  it('WS-5.6, WS-11.13: a Joker as initiative card widens the range by one', () => {
    const s = conflict({ cards: ['X2', '2c', '3c'] }).attack(KITE, 'firearms', [7, 1]);
    s.expectFact('rolled', { range: 7 });
  });

  it('WS-5.7, WS-5.10, WS-5.11: a Joker played after the roll works backwards on the last faces', () => {
    const s = conflict({ hands: { 0: ['X1'] } });
    s.rolls(7, 5, 4).say('attack').does(`at ${KITE}`, 'firearms', 'dice 2').say('pass', 'bonus X1', 'tools').suffer();
    s.expectFact('rolledOn', { die: [7, 4], range: 7 });
    expect(s.all('rolled')[0].dice).toEqual([[7], [5]]);
    // 14, skill and specialty 9, Joker 10.
    expect(s.lastResult).toBe(33);
  });

  it('WS-5.2, WS-5.10: a die that is rolled on by a widening goes on as long as it comes to the wider range', () => {
    const s = conflict({ hands: { 0: ['X1'] } });
    s.rolls(7, 5, 9, 7, 2).say('attack').does(`at ${KITE}`, 'firearms', 'dice 2').say('pass', 'bonus X1', 'tools').suffer();
    s.expectFact('rolledOn', { die: [7, 9, 7, 2], range: 7 });
    // 32, skill and specialty 9, Joker 10.
    expect(s.lastResult).toBe(51);
  });

  it('WS-5.8, WS-5.9: widenings add up, but never beyond 5+', () => {
    const heroes = [hero('H1', { levels: { brawn: 1, agility: 1, wits: 1, composure: 2, charisma: 3 } })];
    const s = conflict({ scenario: 'S6', heroes, hands: { 0: ['X1'] }, cards: ['X2', '2c'], tokens: {} });
    s.rolls(6, 1).say('attack').does('persuasion', 'dice 1').say('bonus X1', 'emotions');
    s.expectFact('rolled', { range: 6 });
    s.say('ability hypnotic_charm');
    expect(s.table.tests[0]).toMatchObject({ widened: 2 });
    expect(s.view(0).table.tests[0].range).toBe(5);
    s.arrange((t) => {
      t.tests[0].widened = 4;
    });
    expect(s.view(0).table.tests[0].range).toBe(5);
  });
});

describe('6. The order of a test', () => {
  const open = (faces: number[], setting: Parameters<typeof conflict>[0]) =>
    conflict(setting)
      .rolls(...faces)
      .say('attack')
      .does(`at ${KITE}`, 'firearms', 'dice 1');

  it('WS-6.10, WS-2.19: the declaration names all, and the number is shown before dice are chosen', () => {
    const s = conflict().say('stunt').does(`at ${KITE}`, 'firearms', 'daze', '');
    const shown = s.asked(0)?.show;
    expect(shown).toMatchObject({ action: 'stunt', skill: 'firearms', stunt: 'daze', tn: 21, bonus: 9, range: 8, pool: 2 });
    expect(shown?.terms).toEqual([
      { name: 'base', rule: 'WS-3.7', add: 16 },
      { name: 'stunt', rule: 'WS-13.7', add: 5 },
    ]);
    expect(s.view(1).table.tests[0].tn).toBe(21);
  });

  it('WS-6.11: the actor may play a card before the roll', () => {
    const s = open([7], { hands: { 0: ['5c'] } });
    s.expectQuestion('card before the roll/respond', 0, ['bonus 5c', 'automatic 5c', 'pass']);
    expect(s.all('rolled')).toHaveLength(0);
  });

  it('WS-6.12, WS-7.4: with an automatic result no die is rolled', () => {
    const s = open([], { hands: { 0: ['Ac'] } })
      .say('automatic Ac')
      .suffer();
    expect(s.all('rolled')).toHaveLength(0);
    expect(s.lastResult).toBe(20);
  });

  it('WS-6.13, WS-6.14: priority goes to the actor, then to the target, then to those who can help', () => {
    const s = conflict({ heroes: ['H2', 'H4'], hands: { 0: ['5c'], 1: ['6c'], 2: ['7c'] } });
    s.rolls(1).say('attack').does('at 2', 'firearms', 'dice 1');
    s.say('pass').expectQuestion('modification/respond', 0).say('pass');
    s.expectQuestion('modification/respond', 2).say('pass');
    s.expectQuestion('modification/respond', 1).say('pass');
    s.expectQuestion('turn/act', 0);
  });

  it('WS-6.15: a modification gives everybody a new chance, beginning with the actor', () => {
    const s = open([1], { hands: { 0: ['5c'], 1: ['7c', '8c'] }, tokens: { 0: 1 } });
    s.say('pass', 'pass').expectQuestion('modification/respond', 1).say('guard 7c');
    s.expectQuestion('modification/respond', 0, ['bonus 5c', 'raise token', 'die token', 'pass']);
    s.say('raise token').expectQuestion('modification/respond', 0, ['bonus 5c', 'pass']);
  });

  it('WS-6.16: what the actor may do', () => {
    const s = open([1], { heroes: [hero('H9', { gadgets: ['lucky_charm'] })], hands: { 0: ['5c'] }, tokens: { 0: 2 } });
    s.say('pass');
    s.expectQuestion('modification/respond', 0, [
      'bonus 5c',
      'raise token',
      'die token',
      'die lucky_charm',
      'achievement 1',
      'pass',
    ]);
  });

  it('WS-6.17: what the target may do', () => {
    const s = open([1], { hands: { 1: ['5c'] }, tokens: { 1: 3 } });
    s.expectQuestion('modification/respond', 1, ['guard 5c', 'pass']);
  });

  it('WS-6.19: after T5 nothing changes any more', () => {
    const s = open([7], { hands: { 0: ['5c'] } }).say('pass', 'pass');
    s.expectQuestion('resist/skill', 1);
    expect(s.table.tests[0]).toMatchObject({ result: 16, tn: 16 });
    s.refused(0, 'bonus 5c', 'GH-3');
  });

  it('WS-6.21: all bonuses are added, in whatever order', () => {
    const one = open([1], { hands: { 0: ['5c'] }, tokens: { 0: 1 } })
      .say('pass', 'bonus 5c', 'raise token')
      .suffer();
    const other = open([1], { hands: { 0: ['5c'] }, tokens: { 0: 1 } })
      .say('pass', 'raise token', 'bonus 5c')
      .suffer();
    expect([one.lastResult, other.lastResult]).toEqual([14, 14]);
  });

  it('WS-6.26: who can do nothing is not asked, and a standing order passes under its condition', () => {
    const s = open([1], {});
    s.expectQuestion('turn/act', 0);
    const t = open([1], { hands: { 1: ['5c'] } });
    const orders = { 'modification/respond': ['target'] };
    expect(t.rules.byOrder(t.game, 1, orders)).toBe('pass');
    const hit = open([7], { hands: { 1: ['5c'] } });
    expect(hit.rules.byOrder(hit.game, 1, orders)).toBeNull();
    const own = open([1], { hands: { 0: ['5c'] } }).say('pass');
    expect(own.rules.byOrder(own.game, 0, { 'modification/respond': ['ownFailing'] })).toBeNull();
    expect(own.rules.byOrder(own.game, 0, { 'modification/respond': ['target'] })).toBe('pass');
  });
});

describe('7. Cards', () => {
  const open = (card: string, setting: Parameters<typeof conflict>[0] = {}) =>
    conflict({ hands: { 0: [card as 'Ac'] }, ...setting })
      .rolls(1)
      .say('attack')
      .does(`at ${KITE}`, 'firearms', 'dice 1');

  it.each([
    ['2c', 3, 10],
    ['Tc', 3, 10],
    ['Jc', 4, 15],
    ['Kc', 4, 15],
    ['Ac', 5, 20],
    ['X1', 10, 30],
  ])('WS-7.3: %s gives +%i or %i', (card, bonus, result) => {
    const s = open(card).say(`bonus ${card}`).does('tools').suffer();
    expect(s.all('result')[0].terms).toContainEqual({ name: 'card', rule: 'WS-7.3', add: bonus });
    expect(open(card).say(`automatic ${card}`).does('tools').suffer().lastResult).toBe(result);
  });

  it('WS-7.1, WS-7.2: only cards of the hand, and one own card in a test', () => {
    const s = conflict({ hands: { 0: ['5c', '6c'] } })
      .rolls(1)
      .say('attack')
      .does(`at ${KITE}`, 'firearms', 'dice 1');
    s.refused(0, 'bonus 7c', 'WS-7.1', 'notInHand');
    s.say('bonus 5c');
    s.expectQuestion('turn/act', 0);
    expect(s.table.stocks[0].hand).toEqual(['6c']);
  });

  it('WS-7.5, WS-7.11, WS-9.12: an automatic result cannot be changed, by nobody', () => {
    const s = conflict({ heroes: ['H2', 'H4'], hands: { 0: ['Ac', '5c'], 1: ['6c'], 2: ['7c'] }, tokens: { 0: 3 } });
    s.say('attack')
      .does('at 2', 'firearms', 'dice 1')
      .say('automatic Ac')
      .expectQuestion('modification/respond', 2, ['guard 7c', 'pass']);
    s.refused(2, 'raise token', 'WS-7.5', 'automaticStands');
    // WS-7.12: it could be resisted, with a card that is held.
    s.refused(2, 'guard 9c', 'WS-7.2', 'cardNotNow');
  });

  it('WS-7.6: the skill is not added to it', () => {
    expect(open('Kc').say('automatic Kc').suffer().lastResult).toBe(15);
  });

  it('WS-7.7: it is chosen before the roll', () => {
    const s = open('Ac').say('pass');
    s.refused(0, 'automatic Ac', 'WS-7.7', 'afterTheRoll');
  });

  it('WS-7.8, WS-7.9: a bonus may be played after the roll, also on one that succeeds', () => {
    const failed = open('Ac').say('pass', 'bonus Ac');
    expect(failed.all('result')[0]).toMatchObject({ result: 15, success: false });
    const s = conflict({ hands: { 0: ['Ac'] } })
      .rolls(7)
      .say('attack')
      .does(`at ${KITE}`, 'firearms', 'dice 1')
      .say('pass', 'bonus Ac');
    expect(s.lastResult).toBe(21);
  });

  it('WS-7.10: an automatic result costs one die, and the others stay', () => {
    const s = conflict({ hands: { 0: ['Ac'] } })
      .say('attack')
      .does(`at ${KITE}`, 'firearms', 'dice 2')
      .say('automatic Ac')
      .suffer();
    expect(s.c(HERO).pool).toBe(1);
  });

  it('WS-7.12: the target may still raise its resistance against an automatic result', () => {
    const s = open('Ac', { hands: { 0: ['Ac'], 1: ['Kd', '5d'] } }).say('automatic Ac', 'guard Kd');
    s.expectFact('result', { result: 20, tn: 20, success: true });
    const t = open('Kc', { hands: { 0: ['Kc'], 1: ['5d'] } }).say('automatic Kc', 'guard 5d');
    t.expectFact('result', { result: 15, tn: 19, success: false });
  });

  it('WS-7.13: a Joker where nothing is rolled widens nothing', () => {
    const s = conflict({ hands: { 1: ['X1'] } })
      .rolls(7)
      .say('attack')
      .does(`at ${KITE}`, 'firearms', 'dice 1')
      .say('guard X1', 'cover');
    s.expectNoFact('rolledOn');
    s.expectFact('result', { tn: 26, result: 16 });
  });

  it('WS-7.14, WS-7.18: one card for resistance for one action, without a die', () => {
    const s = conflict({ hands: { 1: ['Kd', '5d'] } })
      .rolls(7)
      .say('attack')
      .does(`at ${KITE}`, 'firearms', 'dice 1')
      .say('guard 5d');
    s.expectFact('result', { tn: 19 });
    expect(s.c(KITE).pool).toBe(2);
    s.rolls(1)
      .say('attack')
      .does(`at ${KITE}`, 'firearms', 'dice 1')
      .expectQuestion('modification/respond', 1, ['guard Kd', 'pass']);
    expect(s.lastTn).toBe(16);
    s.say('pass');
    expect([...s.all('cardPlayed')]).toHaveLength(1);
  });
  it('WS-7.15, WS-7.16, WS-7.17: it is played in T4 and counts against that action only', () => {
    const s = conflict({ hands: { 1: ['Kd', '5d'] } })
      .rolls(7)
      .say('attack')
      .does(`at ${KITE}`, 'firearms', 'dice 1')
      .say('guard 5d');
    expect(s.all('result').at(-1)?.against).toContainEqual({ name: 'guard', rule: 'WS-7.14', add: 3 });
    s.attack(KITE, 'firearms', 1);
    expect(s.all('result').at(-1)?.against).not.toContainEqual({ name: 'guard', rule: 'WS-7.14', add: 3 });
  });

  it('WS-7.31, WS-7.32, WS-2.13: a card once shown is spent and lies on the discard pile', () => {
    const s = conflict({ hands: { 0: ['Ac'] } })
      .rolls(7)
      .say('attack')
      .does(`at ${KITE}`, 'firearms', 'dice 1')
      .say('bonus Ac')
      .suffer();
    expect(s.table.discard).toEqual(['Ac']);
    expect(s.table.stocks[0].hand).toEqual([]);
  });

  it('WS-7.33: nothing lets cards pass from hand to hand', () => {
    const s = conflict({ heroes: ['H2', 'H4'], hands: { 0: ['Ac'], 1: ['Kc'] } });
    expect(s.legal(0).some((answer) => answer.includes('Ac'))).toBe(false);
  });
});

describe('7. Help', () => {
  const missed = (setting: Parameters<typeof conflict>[0] = {}) =>
    conflict({ heroes: ['H2', 'H4'], hands: { 1: ['Ac', 'Kc'] }, ...setting })
      .rolls(1, 1)
      .say('attack')
      .does('at 2', 'firearms', 'dice 1');

  it('WS-6.18, WS-7.19, WS-7.20, WS-7.23, WS-12.4, WS-15.3: a card and a die raise the roll of a friend, in T4', () => {
    const s = missed();
    s.expectQuestion('modification/respond', 1, ['help 1 Ac 0', 'help 1 Kc 0', 'pass']).say('help 1 Ac 0');
    expect(s.c(1).pool).toBe(1);
    expect(s.all('result').at(-1)?.terms).toContainEqual({ name: 'help', rule: 'WS-7.20', add: 5 });
  });

  it('WS-7.21: help never gives an automatic result', () => {
    const s = missed();
    expect(s.offered(1).some((answer) => answer.includes('automatic'))).toBe(false);
  });

  it('WS-7.22: one may help the same character once per round', () => {
    const s = missed().say('help 1 Ac 0').rolls(1).say('attack').does('at 2', 'firearms', 'dice 1');
    s.expectQuestion('turn/act', 1);
  });

  it('WS-7.23: without a die there is no help', () => {
    const s = conflict({ heroes: ['H2', 'H4'], hands: { 1: ['Ac'] } })
      .set(1, { pool: 0 })
      .attack(2, 'firearms', 1);
    s.expectQuestion('turn/act', 0);
  });

  it('WS-7.26: a Joker as help widens the range of the helped roll', () => {
    const s = conflict({ heroes: ['H2', 'H4'], hands: { 1: ['X1'] } })
      .rolls(7, 1)
      .say('attack')
      .does('at 2', 'firearms', 'dice 1')
      .say('help 1 X1 0', 'tools');
    s.expectFact('rolledOn', { die: [7, 1], range: 7 });
  });

  it('WS-7.27: several may help the same roll; who has left cannot', () => {
    const s = conflict({ heroes: ['H2', 'H4', 'H7', 'H9'], hands: { 1: ['Ac'], 2: ['Kc'], 3: ['Qc'] } }).arrange((t) => {
      t.discard.push(t.characters[3].initiative as 'As');
      Object.assign(t.characters[3], { state: 'withdrawn', initiative: null });
    });
    s.rolls(1).say('attack').does('at 4', 'firearms', 'dice 1').say('help 1 Ac 0', 'help 2 Kc 0');
    expect(s.all('result').at(-1)?.terms).toContainEqual({ name: 'help', rule: 'WS-7.20', add: 9 });
    expect(s.question).not.toBe('modification/respond');
  });

  it('WS-7.28, WS-8.1: help is described by the archetype of the helper', () => {
    const s = conflict({ heroes: ['H2', 'H5'], hands: { 1: ['Ah'] }, options: { describe: true } });
    s.rolls(1).say('attack').does('at 2', 'firearms', 'dice 1').say('help 1 Ah 0');
    s.expectQuestion('describe/words', 1);
    expect(s.asked(1)?.show).toEqual({ domain: 'recognition', card: 'Ah' });
  });

  it('WS-20.11: extras neither help nor use cards and tokens', () => {
    const s = conflict({ cards: ['2c', '3c', 'As'], hands: { 1: ['Ac'] }, tokens: { 1: 5 } });
    expect(s.table.turn).toBe(THUGS);
    s.rolls(1).say('attack').does('brawl');
    s.expectQuestion('modification/respond', 1, [`help ${KITE} Ac ${THUGS}`, 'pass']);
  });
});

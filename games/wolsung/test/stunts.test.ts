/** Chapters 15 and 16: actions without a roll, stunts. */
import { describe, expect, it } from 'vitest';
import { conflict, HERO, hero, KITE, THUGS } from './scene.ts';

/** The Kite's turn comes first. */
const kiteFirst = { cards: ['2c', 'As', '3c'] } as const;

describe('15. Actions without a roll', () => {
  it('WS-15.2, WS-15.6, WS-12.4: drawing a weapon costs a die, and putting one away is free (WS-15.8)', () => {
    const s = conflict({ weapons: { 0: 'revolver' } }).say('draw sabre');
    expect(s.c(HERO)).toMatchObject({ weapon: 'sabre', pool: 1 });
    s.say('put away');
    expect(s.c(HERO)).toMatchObject({ weapon: 'fists', pool: 1 });
  });

  it('WS-15.4: they neither fail nor are resisted', () => {
    const s = conflict().say('zone 0');
    s.expectQuestion('turn/act', 0);
    s.expectNoFact('rolled');
  });

  it('WS-15.5: what one Move can do in a combat', () => {
    const s = conflict();
    for (const move of ['zone 0', 'zone 2', 'cover']) s.allowed(0, move);
    for (const move of ['stand', 'leave', 'board 0']) s.refused(0, move, 'WS-15.5', 'notPossibleNow');
  });

  it('WS-15.7, WS-16.19, WS-16.29: who is gripped neither moves nor uses items, but attacks', () => {
    const s = conflict().set(HERO, { grippedBy: KITE });
    s.refused(0, 'zone 0', 'WS-15.7', 'gripped');
    s.refused(0, 'draw sabre', 'WS-15.7', 'gripped');
    for (const action of ['attack', 'stunt']) s.allowed(0, action);
  });

  it('D16: the steam valve of the quay costs everyone in the middle a die in the next round, once', () => {
    const s = conflict().set(THUGS, { zone: 0 }).say('valve');
    expect([s.c(HERO).fewer, s.c(KITE).fewer, s.c(THUGS).fewer]).toEqual([1, 1, 0]);
    s.refused(0, 'valve', 'WS-15.6', 'notPossibleNow');
    s.until(HERO);
    expect([s.c(HERO).pool, s.c(KITE).pool, s.c(THUGS).pool]).toEqual([1, 1, 2]);
  });
});

describe('16. Which stunts are open', () => {
  it('WS-16.1: by the type of the conflict, with the skills of D8', () => {
    const s = conflict().say('stunt').does(`at ${KITE}`, 'firearms');
    s.expectQuestion('declare/stunt', 0, ['aimed_attack', 'daze', 'disarm', 'forceful_blow', 'knockdown', 'push']);
    s.refused(0, 'grip', 'WS-16.1', 'stuntNotOpen');
    s.refused(0, 'threat', 'WS-16.1', 'stuntNotOpen');
  });

  it('WS-16.2: the skill named for discussions limits discussions only', () => {
    const s = conflict({ scenario: 'S6', heroes: ['H1'] }).say('stunt');
    s.say('expression').does('');
    expect(s.table.tests[0].stunt).toBe('forceful_blow');
    const chase = conflict({ scenario: 'S4', heroes: ['H10'] })
      .say('stunt')
      .does('at 1', 'spot');
    expect(chase.offered(0)).toContain('forceful_blow');
  });

  it('WS-16.3: one stunt for each action', () => {
    const s = conflict().say('stunt').does(`at ${KITE}`, 'firearms', 'daze', '');
    s.expectQuestion('declare/dice', 0);
  });

  it('WS-16.4: a stunt that would change nothing may not be declared', () => {
    const s = conflict({ weapons: { 0: 'revolver' } })
      .set(KITE, { down: true, zone: 2, weapon: 'fists' })
      .say('stunt')
      .does(`at ${KITE}`, 'firearms');
    s.refused(0, 'knockdown', 'WS-16.4', 'changesNothing');
    s.refused(0, 'disarm', 'WS-16.4', 'changesNothing');
    // One zone further there is none.
    s.refused(0, 'push', 'WS-16.4', 'changesNothing');
    s.allowed(0, 'forceful_blow');
  });
});

describe('16. What stunts do in a combat', () => {
  it.each([
    ['head', -2],
    ['arm', -3],
  ])('WS-16.7, WS-16.8: an aimed attack at the %s: %i in tests until the end of the next round', (part, penalty) => {
    const s = conflict({ cards: ['As', 'Ks', '3c'] }).stunt('aimed_attack', KITE, 'firearms', part, [8, 8, 1]);
    s.expectFact('aimed', { part: part as 'head' });
    const seen = (): number =>
      s
        .all('result')
        .at(-1)
        ?.terms.find(({ name }) => name === part)?.add ?? 0;
    s.until(KITE).script('lot', 0).attack(HERO, 'brawl', 1);
    expect(seen()).toBe(penalty);
    s.script('lot', 0, 0, 0).until(KITE).attack(HERO, 'brawl', 1);
    expect(seen()).toBe(penalty);
    s.script('lot', 0, 0, 0).until(KITE).attack(HERO, 'brawl', 1);
    expect(seen()).toBe(0);
  });

  it('WS-16.8: a hit leg makes the next Move cost one die more', () => {
    const s = conflict()
      .set(HERO, { aimed: { head: 0, arm: 0, leg: 2 } })
      .say('zone 0');
    expect(s.c(HERO)).toMatchObject({ pool: 0, zone: 0, aimed: { leg: 0 } });
  });

  it.each([
    [0, 1],
    [1, 0],
    [2, 0],
  ])('WS-16.8: a hit leg counts to the end of the round %i; in round 1 a Move leaves %i of two dice', (leg, left) => {
    const s = conflict()
      .set(HERO, { aimed: { head: 0, arm: 0, leg } })
      .say('zone 0');
    expect(s.c(HERO).pool).toBe(left);
  });

  it('WS-16.9, WS-16.10, WS-12.9: dazes add up, for the next round only, never below 0', () => {
    const s = conflict().set(KITE, { fewer: 2 }).stunt('daze', KITE, 'firearms', '', [8, 8, 1]);
    expect(s.c(KITE).fewer).toBe(3);
    s.until(HERO);
    expect(s.c(KITE)).toMatchObject({ pool: 0, fewer: 0 });
    s.until(HERO);
    s.expectFact('turnSkipped', { rule: 'WS-12.9' });
    expect(s.c(KITE).pool).toBe(2);
  });
  it('WS-16.10, WS-16.11: a dazed pool comes back after one round', () => {
    const s = conflict().set(KITE, { fewer: 1 }).until(HERO);
    expect(s.c(KITE).pool).toBe(1);
    expect(s.until(HERO).c(KITE).pool).toBe(2);
  });

  it('WS-16.12, WS-16.13, WS-16.14: a disarmed weapon lies in the zone and is picked up with Use an item', () => {
    const s = conflict({ cards: ['As', 'Ks', '3c'] }).stunt('disarm', KITE, 'firearms', 'sabre', [8, 8, 1]);
    expect(s.c(KITE)).toMatchObject({ weapon: 'fists', weapons: ['revolver'], dropped: [{ weapon: 'sabre', zone: 1 }] });
    s.until(KITE).allowed(1, 'draw revolver');
    s.branch().say('zone 0').refused(1, 'recover sabre', 'WS-15.6');
    s.say('recover sabre');
    expect(s.c(KITE)).toMatchObject({ weapon: 'sabre', dropped: [], pool: 1 });
  });

  it('WS-16.13: bare hands and iron fists cannot be disarmed', () => {
    const s = conflict({ scenario: 'S3', heroes: ['H2', 'H4'] }).set(0, { zone: 1 });
    const colossus = s.table.characters.findIndex(({ profile }) => profile === 'A3');
    s.say('stunt').does(`at ${colossus}`, 'firearms').refused(0, 'disarm', 'WS-16.4', 'changesNothing');
  });

  it('WS-16.16, WS-16.17: a forceful blow takes two markers, or the one there is', () => {
    const s = conflict().stunt('forceful_blow', KITE, 'firearms', '', [8, 8, 1]);
    expect(s.c(KITE).markers).toBe(1);
    const last = conflict().set(KITE, { markers: 1 }).stunt('forceful_blow', KITE, 'firearms', '', [8, 8, 1]);
    expect(last.c(KITE)).toMatchObject({ markers: 0, state: 'active' });
  });

  it('WS-16.30, WS-16.31, WS-16.55: who is down stands up with a Move, the only one open', () => {
    const s = conflict(kiteFirst).stunt('knockdown', HERO, 'brawl', '', [9, 9, 1]);
    expect(s.c(HERO).down).toBe(true);
    s.until(HERO).refused(0, 'zone 0', 'WS-16.55', 'down');
    s.refused(0, 'cover', 'WS-16.55', 'down');
    s.say('stand');
    expect(s.c(HERO)).toMatchObject({ down: false, pool: 1 });
  });

  it('WS-16.32: gripped and down, nobody stands up', () => {
    const s = conflict().set(HERO, { down: true, grippedBy: KITE });
    s.refused(0, 'stand', 'WS-15.7', 'gripped');
  });

  it('WS-16.44, WS-16.45, WS-16.47: push and pull change the range by one step, and cover is lost', () => {
    const s = conflict().set(KITE, { cover: true }).say('stunt').does(`at ${KITE}`, 'firearms', 'push');
    s.expectQuestion('declare/detail', 0, ['0', '2']);
    s.rolls(8, 8, 1).say('2', 'dice 1').suffer();
    expect(s.c(KITE)).toMatchObject({ zone: 2, cover: false });
    s.say('stunt').does(`at ${KITE}`, 'firearms').refused(0, 'push', 'WS-16.4', 'changesNothing');
    s.rolls(8, 8, 1).does('pull', '1', 'dice 1').suffer();
    expect(s.c(KITE).zone).toBe(1);
  });
  it('WS-16.45: pushed from the next zone only away', () => {
    const s = conflict().set(HERO, { zone: 0 }).set(KITE, { zone: 1 }).stunt('push', KITE, 'firearms', '2', [8, 8, 1]);
    expect(s.c(KITE).zone).toBe(2);
  });
  it('WS-16.46: pull is not open in the same zone', () => {
    conflict().say('stunt').does(`at ${KITE}`, 'firearms').refused(0, 'pull', 'WS-16.4', 'changesNothing');
  });
  it('WS-16.47: a pulled character loses cover', () => {
    const s = conflict().set(KITE, { zone: 2, cover: true }).stunt('pull', KITE, 'firearms', '1', [8, 8, 8, 1]);
    s.expectFact('coverLost');
    expect(s.c(KITE).zone).toBe(1);
  });

  it('WS-16.33, WS-16.35, WS-16.36: mixing uses a skill of another type against the resistance of this conflict', () => {
    const s = conflict({ heroes: ['H6'] })
      .say('stunt')
      .does(`at ${KITE}`);
    for (const skill of ['expression', 'spot', 'stealth', 'athletics', 'bluff']) s.allowed(0, skill);
    s.refused(0, 'research', 'WS-16.36', 'foreignSkill');
    s.rolls(8, 8, 1).say('expression').does('mixing', '', 'dice 1').suffer();
    expect(s.terms).toEqual({ base: 16, stunt: 5 });
    expect(s.c(KITE).markers).toBe(2);
  });
  it('WS-16.34: failed mixing costs a marker', () => {
    const s = conflict({ heroes: ['H6'] }).stunt('mixing', KITE, 'expression', '', 1);
    expect(s.c(0).markers).toBe(2);
  });
  it('WS-16.35, WS-16.37: it knows no zones; firearms need a gun, and drive a vehicle in the scene', () => {
    const s = conflict({ heroes: ['H6'] })
      .set(0, { zone: 0 })
      .set(KITE, { zone: 2, cover: true })
      .stunt('mixing', KITE, 'expression', '', 1);
    expect(s.terms).toEqual({ base: 16, stunt: 5 });
    const talk = conflict({ scenario: 'S6', heroes: ['H4'] }).say('stunt');
    talk.refused(0, 'drive', 'WS-16.37', 'noVehicle');
    talk.refused(0, 'firearms', 'WS-16.37', 'noGun');
    talk.allowed(0, 'brawl');
  });
});

describe('16. Grip', () => {
  const gripped = () =>
    conflict({ ...kiteFirst, heroes: ['H2', 'H4'], cards: ['2c', '4c', 'As', '3c', '5c'] }).stunt(
      'grip',
      0,
      'brawl',
      '',
      [9, 9, 1],
    );

  it('WS-16.18: the target is held, and its resistance is 10', () => {
    const s = gripped();
    expect(s.c(0).grippedBy).toBe(2);
    s.attack(0, 'brawl', 1);
    expect(s.lastTn).toBe(10);
  });

  it('WS-16.20, WS-16.22: from the next round on it costs the gripper a die, or is given up', () => {
    const s = gripped();
    while (s.question !== 'grip/pay') s.next();
    s.expectQuestion('grip/pay', 2, ['pay', 'let go']);
    const free = s.branch().say('let go');
    expect(free.c(0).grippedBy).toBe(-1);
    s.say('pay');
    expect(s.c(2).pool).toBe(1);
    expect(s.c(0).grippedBy).toBe(2);
    const none = gripped().set(2, { fewer: 2 });
    while (none.table.round === 1) none.next();
    expect(none.c(0).grippedBy).toBe(-1);
  });

  it('WS-16.21, WS-16.24: breaking free is a stunt against the gripper that takes a marker as well', () => {
    const s = gripped().until(0).stunt('break_free', 2, 'firearms', '', [8, 8, 1]);
    expect(s.c(0).grippedBy).toBe(-1);
    expect(s.c(2).markers).toBe(3);
    const failed = gripped().until(0).stunt('break_free', 2, 'firearms', '', 1);
    expect(failed.c(0)).toMatchObject({ grippedBy: 2, markers: 2 });
  });

  it('WS-16.25: a friend of the gripped may break it too', () => {
    const s = gripped().until(1).stunt('break_free', 2, 'brawl', '', [8, 8, 1]);
    expect(s.c(0).grippedBy).toBe(-1);
  });

  it('WS-16.26: in combat it needs brawl and close range', () => {
    const s = conflict().set(KITE, { zone: 2 });
    s.say('stunt').does(`at ${KITE}`).refused(0, 'brawl', 'WS-17.6', 'outOfRange');
  });

  it('WS-16.27, WS-16.28: it ends when they part or the gripper moves, and one is gripped at a time', () => {
    const s = gripped();
    expect(s.table.turn).toBe(2);
    s.branch().say('stunt').does('at 1', 'brawl').refused(2, 'grip', 'WS-16.4', 'changesNothing');
    const parted = s.branch().until(1).stunt('push', 2, 'brawl', '0', [8, 8, 1]);
    expect(parted.c(0).grippedBy).toBe(-1);
    s.say('cover');
    expect(s.c(0).grippedBy).toBe(-1);
  });
  it('WS-16.27: the grip ends when the gripped one is pushed away', () => {
    const s = gripped().stunt('push', 0, 'brawl', '0', [9, 9, 1]);
    expect(s.c(0)).toMatchObject({ zone: 0, grippedBy: -1 });
    s.expectFact('letGo', { rule: 'WS-16.27' });
  });
  it('WS-16.27: a gripper who is gripped lets go', () => {
    const s = gripped().until(1).stunt('grip', 2, 'brawl', '', [8, 8, 1]);
    expect([s.c(0).grippedBy, s.c(2).grippedBy]).toEqual([-1, 1]);
    s.expectFact('letGo', { rule: 'WS-16.27' });
  });
  it('WS-16.28: the gripper may not Move without letting go', () => {
    const s = gripped().say('cover');
    s.expectFact('letGo', { rule: 'WS-16.28' });
  });
  it('WS-16.6, WS-16.27: an eliminated gripper holds nobody', () => {
    const s = gripped().set(2, { markers: 0 }).until(1).finisher(2, 'brawl', [8, 8, 1]);
    expect(s.c(0).grippedBy).toBe(-1);
  });
  it('WS-16.5: what counts for the next round begins with it and ends with it', () => {
    const s = conflict().stunt('aimed_attack', KITE, 'firearms', 'head', [8, 8, 1]);
    expect(s.c(KITE).aimed.head).toBe(2);
  });
});

describe('20. Stunts against a group', () => {
  it.each(['aimed_attack', 'disarm', 'knockdown'])('WS-20.10: %s is a daze', (stunt) => {
    const s = conflict().stunt(stunt, THUGS, 'firearms', '', [8, 8, 1]);
    expect(s.c(THUGS)).toMatchObject({ fewer: 1, down: false, weapon: 'club', markers: 1 });
  });
  it('WS-20.10: grip is a daze too, push moves the whole group, a forceful blow takes two', () => {
    const grip = conflict({ weapons: { 0: 'sabre' } }).stunt('grip', THUGS, 'brawl', '', [9, 9, 1]);
    expect(grip.c(THUGS)).toMatchObject({ fewer: 1, grippedBy: -1 });
    // It holds nobody, so that hands which hold somebody are no hindrance.
    const full = conflict({ weapons: { 0: 'sabre' } })
      .set(KITE, { grippedBy: 0 })
      .stunt('grip', THUGS, 'brawl', '', [9, 9, 1]);
    expect([full.c(THUGS).fewer, full.c(KITE).grippedBy]).toEqual([1, 0]);
    expect(conflict().stunt('push', THUGS, 'firearms', '2', [8, 8, 1]).c(THUGS).zone).toBe(2);
    expect(conflict().stunt('forceful_blow', THUGS, 'firearms', '', [8, 8, 1]).c(THUGS).state).toBe('eliminated');
  });
  it('D11: the galvanic glove makes a daze with brawl easier', () => {
    const s = conflict({ heroes: ['H4'] }).stunt('daze', KITE, 'brawl', '', 1);
    expect(s.terms.stunt).toBe(3);
    const other = conflict({ heroes: [hero('H4', { gadgets: ['steel_corset'] })] }).stunt('daze', KITE, 'brawl', '', 1);
    expect(other.terms.stunt).toBe(5);
  });
});

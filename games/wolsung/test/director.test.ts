/** Chapter 23: the Director. */
import { describe, expect, it } from 'vitest';
import { approach, planOf, targetOf, usableDice, wantsFamiliar } from '../bots/plan.ts';
import { wolsung } from '../index.ts';
import { conflict, HERO, hero, KITE, THUGS, type WolsungScene } from './scene.ts';

const answer = (s: WolsungScene, seat = 1) => wolsung.bots.manners?.(s.game, seat) ?? null;
/** The Kite's turn. */
const turn = (setting: Parameters<typeof conflict>[0] = {}) => conflict({ cards: ['2c', 'As', '3c'], ...setting });

describe('23. The Director', () => {
  it('WS-23.1, WS-23.2: answers by what its seat may know, and alike in the same position', () => {
    const s = turn();
    expect(answer(s)).toBe(answer(s.branch()));
    // The hand of the hero changes nothing.
    expect(answer(turn({ hands: { 0: ['X1', 'Ac'] } }))).toBe(answer(s));
    expect(answer(s, 0)).toBeNull();
  });

  it('WS-23.3: replaces the lowest card for a Joker, or to act before a hero with two or fewer markers', () => {
    const deciding = (hand: 'X1' | 'Ac' | '2d', markers: number) => {
      const s = conflict({ hands: { 1: [hand] } });
      while (s.question !== 'initiative/card') s.next();
      return s.card(HERO, 'Qh').card(KITE, '3h').set(HERO, { markers });
    };
    expect(answer(deciding('X1', 4))).toBe('replace X1');
    expect(answer(deciding('Ac', 2))).toBe('replace Ac');
    expect(answer(deciding('Ac', 3))).toBe('keep');
    expect(answer(deciding('2d', 2))).toBe('keep');
  });

  it('WS-23.4: keeps a die back when half of its markers are gone', () => {
    expect(usableDice(turn().table, KITE)).toBe(2);
    expect(usableDice(turn().set(KITE, { markers: 1 }).table, KITE)).toBe(1);
  });

  it('WS-23.5: the lowest resistance and 5 for each marker, ties by lot', () => {
    const s = conflict({ heroes: ['H2', 'H1', 'H1'], cards: ['2c', '3c', '4c', 'As'] });
    expect([0, 1].map((lot) => targetOf({ ...s.table, lot }, 3, [0, 1, 2]))).toEqual([1, 2]);
    s.set(0, { markers: 0 });
    expect(targetOf(s.table, 3, [0, 1, 2])).toBe(0);
  });

  it('WS-23.6: a finisher with a chance of half', () => {
    expect(planOf(turn().set(HERO, { markers: 1 }).table, KITE)?.action).not.toBe('finisher');
    expect(planOf(turn().set(HERO, { markers: 0, down: true }).table, KITE)).toMatchObject({ action: 'finisher' });
  });

  it('WS-23.7: a favourite stunt that is likely enough, in the order of the profile', () => {
    const plan = planOf(turn().set(HERO, { down: true, markers: 4 }).set(KITE, { pool: 7 }).table, KITE);
    // Knockdown would change nothing; push comes first for her anyway.
    expect(plan).toMatchObject({ action: 'stunt', stunt: 'push' });
    expect(planOf(turn().table, KITE)?.action).toBe('attack');
  });

  it('WS-23.8: else an attack with the fewest dice for 60 in 100, or with all', () => {
    expect(planOf(turn().table, KITE)).toMatchObject({ action: 'attack', dice: 2 });
    expect(planOf(turn().set(HERO, { constitutionLost: 3 }).set(KITE, { weapon: 'fists', weapons: [] }).table, KITE)?.dice).toBe(
      1,
    );
  });

  it('WS-23.9: re-equips when disarmed, and moves towards the nearest enemy', () => {
    const s = turn().set(HERO, { zone: 0 }).set(KITE, { zone: 2 });
    expect(answer(s)).toBe('zone 1');
    expect(approach(turn().set(KITE, { weapon: 'fists' }).table, KITE, ['draw sabre', 'end'])).toBe('draw sabre');
  });

  const rolled = (kind: 'attack' | 'finisher', face: number, hand: ('5c' | 'Kc' | 'Ac')[], markers: number, tokens = 0) =>
    turn({ hands: { 1: hand }, tokens: { 1: tokens } })
      .set(HERO, { markers, pool: 0 })
      .rolls(face, 1)
      .say(kind)
      .does('at 0', 'brawl', 'dice 1')
      .does('pass');

  it('WS-23.10: the lowest card that makes a miss a hit, where it is worth one', () => {
    expect(answer(rolled('attack', 7, ['Ac', '5c'], 2))).toBe('bonus 5c');
    expect(answer(rolled('attack', 6, ['Ac', '5c', 'Kc'], 2))).toBe('bonus Kc');
    expect(answer(rolled('attack', 7, ['Ac', '5c'], 3))).toBe('pass');
  });

  it('WS-23.10: the lowest card that saves from a finisher or the last marker', () => {
    const struck = (markers: number) =>
      conflict({ hands: { 1: ['Ac', '5c'] } })
        .set(KITE, { markers })
        .rolls(7)
        .say('attack')
        .does(`at ${KITE}`, 'firearms', 'dice 1');
    expect(answer(struck(1))).toBe('guard 5c');
    expect(answer(struck(3))).toBe('pass');
  });

  it('WS-23.11: +1 when one short, a die when at most four short and half the tokens are left', () => {
    const s = turn({ tokens: { 1: 4 } })
      .rolls(8)
      .say('attack')
      .does('at 0', 'brawl', 'dice 1');
    expect(s.table.tests[0].rolled).toEqual([[8]]);
    expect(answer(s)).toBe('die token');
    expect(
      answer(
        s
          .branch()
          .set(HERO, { constitutionLost: 0 })
          .arrange((t) => {
            t.tests[0].officer = 1;
          }),
      ),
    ).toBe('raise token');
    expect(answer(s.branch().tokens(1, 1))).toBe('pass');
  });

  it('WS-23.12: resists a finisher always, else with kept dice when it is likely enough', () => {
    const hit = (kind: 'attack' | 'finisher', markers: number) =>
      conflict().set(KITE, { markers }).rolls(8, 8, 8, 1).say(kind).does(`at ${KITE}`, 'firearms', 'dice 1');
    expect(answer(hit('finisher', 0))).not.toBe('no');
    expect(answer(hit('attack', 3))).toBe('no');
  });

  it('WS-23.13: familiar only where much is gained and Reputation allows it', () => {
    const s = conflict({ scenario: 'S6', heroes: ['H1'], cards: ['2c', 'As'] });
    expect(wantsFamiliar(s.set(1, { reputationLost: 2 }).table, 1)).toBe(false);
    expect(s.c(1).stance).toBe('proper');
  });

  it('WS-23.14: tempers shift the thresholds', () => {
    const dice = (temper: string) =>
      planOf(turn({ options: { temper } }).set(HERO, { constitutionLost: 2 }).set(KITE, { markers: 4 }).table, KITE);
    expect(dice('genteel')?.dice).toBeGreaterThanOrEqual(dice('ruthless')?.dice ?? 9);
    expect(dice('ruthless')?.dice).toBe(1);
  });

  it('WS-23.6: a finisher that a Joker in hand reaches', () => {
    const weak = (hand: 'X1' | 'Ac') => planOf(turn({ hands: { 1: [hand] } }).set(HERO, { markers: 1 }).table, KITE);
    expect(weak('X1')?.action).toBe('finisher');
    expect(weak('Ac')?.action).not.toBe('finisher');
  });

  const wants = (s: WolsungScene, answer: string): boolean => wolsung.bots.urge?.(s.game, 0, answer) === 1;

  it('WS-23.15: heroes’ bots use the same policy with their own cards and tokens, and think of nothing else', () => {
    expect(wolsung.questions()).toEqual(expect.arrayContaining(Object.keys(wolsung.bots.narrow ?? {})));
    expect(wolsung.bots.narrow?.['modification/respond']).toBe(1);
    const missed = (face: number, setting: Parameters<typeof conflict>[0]) =>
      conflict(setting).set(KITE, { markers: 2, pool: 0 }).rolls(face, 1).say('attack').does(`at ${KITE}`, 'firearms', 'dice 1');
    const short = missed(5, { hands: { 0: ['Ac', '5c'] } }).say('pass');
    expect(short.question).toBe('modification/respond');
    expect(short.legal(0).filter((answer) => wants(short, answer))).toEqual(['bonus 5c']);
    const near = (face: number) => missed(face, { tokens: { 0: 6 } });
    expect([near(6), near(5)].map((s) => s.legal(0).filter((answer) => wants(s, answer)))).toEqual([
      ['raise token'],
      ['die token'],
    ]);
  });

  it('WS-23.15: heroes’ bots use what costs them nothing', () => {
    const { achievements } = hero('H2');
    const proven = achievements.map((one) => ({ ...one, skill: 'firearms' as const }));
    const s = conflict({ heroes: [hero('H2', { achievements: proven })], tokens: { 0: 4 } });
    s.set(KITE, { markers: 2 }).rolls(5, 1).say('attack').does(`at ${KITE}`, 'firearms', 'dice 1');
    expect(wants(s, 'achievement 0')).toBe(true);
    const proud = conflict({ heroes: ['H7'] });
    expect(wants(proud, 'use noble_ancestors')).toBe(true);
    proud.say('use noble_ancestors').expectQuestion('use ability/detail', 0);
    expect(wants(proud, 'brawl')).toBe(true);
  });

  it('WS-23.15: heroes’ bots do a stunt that is likely and promises clearly more than an attack', () => {
    const lying = conflict().set(THUGS, { markers: 5 }).set(KITE, { down: true, markers: 3 });
    expect(planOf(lying.table, HERO)).toMatchObject({ action: 'stunt', stunt: 'forceful_blow' });
    expect(planOf(conflict().set(HERO, { pool: 1 }).table, HERO)?.action).toBe('attack');
  });

  it('WS-23.15: heroes’ bots never propose Va banque', () => {
    const s = conflict();
    expect(wolsung.bots.urge?.(s.game, 0, 'end')).toBe(0);
    const stakes = conflict({ options: { second: 'S1' } }).say('give up', 'concede');
    expect(wolsung.bots.manners?.(stakes.game, 0)).toBe('plain');
  });

  it('WS-23.17: asked politely it complies unless its check is nearly sure', () => {
    const s = conflict({ scenario: 'S6', heroes: ['H1'] })
      .rolls(8, 8, 1)
      .say('stunt', 'persuasion')
      .does('polite_request', 'sit', 'dice 1')
      .suffer();
    expect(s.question).toBe('request/answer');
    expect(answer(s)).toBe('comply');
    expect(
      answer(
        s.arrange((t) => {
          t.formality = 'private';
        }),
      ),
    ).toBe('refuse');
  });

  it.each([
    [['H2'], 2, 3],
    [['H2', 'H4'], 2, 4],
    [['H2', 'H4', 'H7'], 3, 5],
  ] as const)('WS-23.18, WS-23.19: with %j the Kite has %i dice and %i markers', (heroes, dice, markers) => {
    const s = conflict({ heroes: [...heroes] });
    expect(s.c(heroes.length)).toMatchObject({ profile: 'A2', pool: dice, markers });
    const harsh = conflict({ heroes: [...heroes], options: { gentle: false } });
    expect(harsh.c(heroes.length)).toMatchObject({ pool: 2, markers: 4 });
  });

  it('WS-23.20: stands up first with two dice, and pays for a grip while a die is left', () => {
    expect(answer(turn().set(KITE, { down: true }))).toBe('stand');
    const s = turn().set(HERO, { grippedBy: KITE });
    while (s.question !== 'grip/pay') s.next();
    expect(answer(s)).toBe('pay');
    expect(answer(s.set(KITE, { pool: 1 }))).toBe('let go');
  });

  it('WS-23.21: takes an upgrade, never withdraws, and agrees to a draw only when behind', () => {
    const s = conflict({ cards: ['2c', 'X1', '3c'] })
      .set(HERO, { markers: 0, pool: 0 })
      .rolls(8, 1)
      .say('attack')
      .does('at 0', 'brawl', 'dice 1');
    expect(answer(s)).toBe('finisher joker');
    const draw = conflict().act(0, 'anytime/wish', 'draw');
    while (draw.question !== 'draw/agree') draw.next();
    expect(answer(draw)).toBe('refuse');
    expect(answer(draw.set(HERO, { markers: 9 }))).toBe('agree');
  });

  it('WS-23.16: chances are exact', () => {
    // One die, 9+, +6 against 16: ten or more, which is a 9 or a 10.
    expect(planOf(turn().set(KITE, { pool: 1 }).table, KITE)?.chance).toBeCloseTo(0.2, 10);
  });
});

/** Chapter 24: Runaway Carriage. */
import { describe, expect, test } from 'vitest';
import { RADIUS, ROAD } from '../data/index.ts';
import { carriagePiece } from '../rules/scene.ts';
import { NONE } from '../table.ts';
import { type Arrangement, given, model, type Placed, type Scene, start } from './kit.ts';
import { expectNoReward, expectStated } from './optional.ts';

const r = RADIUS[30];
const done = { activated: true };
const dorick = model('dorick', 0, 1, 1);
const klacka = model('klacka', 1, 23, 23, done);
const lowlife = (x: number, y: number, more = {}) => model('human-lowlife', 0, x, y, { ...done, ...more });
const scumbag = (x: number, y: number, more = {}) => model('goblin-scumbag', 1, x, y, { ...done, ...more });
const arranged = (models: Placed[], more: Partial<Arrangement> = {}): Scene =>
  given({ scenario: 'runaway-carriage', models, ...more });

/** The turn ends with these besides the Leaders: m0 is Dorick, m1 Klacka, and the first of them m2. */
const roll = (models: Placed[], more: Partial<Arrangement> = {}): Scene =>
  arranged([dorick, klacka, ...models], more)
    .activate(0)
    .say('end');
/** Against the middle of the front of a carriage at the start. */
const front = 3.5 + r;
const pushed = 3.5 + 2 * r;

describe('the road and the carriage', () => {
  test('KC-24.1 the road down the centre is wide enough for the carriage and for models around it', () => {
    const s = arranged([model('ogre', 0, 2, 13.25 + RADIUS[40]), klacka, model('ogre', 0, 2, 10.75 - RADIUS[40], done)]);
    for (const m of [0, 2]) {
      const { y } = s.model(m);
      expect(y - RADIUS[40]).toBeGreaterThanOrEqual(ROAD.y0);
      expect(y + RADIUS[40]).toBeLessThanOrEqual(ROAD.y1);
    }
    expect((ROAD.y0 + ROAD.y1) / 2).toBe(12);
    expect([ROAD.x0, ROAD.x1]).toEqual([0, 24]);
  });

  test('KC-24.2 the road is free of terrain and has no effect of its own', () => {
    const game = start({ scenario: 3, layout: 'own' }).answer(0, 'klacka; zombie').answer(1, 'klacka; zombie');
    game.refused(0, 'crates 8 14.5 10 16 1', 'KC-24.2');
    game.allowed(0, 'crates 8 15 10 16 1');
    // A Walk along it is no longer and no shorter.
    const s = arranged([lowlife(8, 12, { activated: false }), klacka])
      .activate(0)
      .say('walk');
    s.allowed(0, `${8 + 2.5 + 2 * r} 12`);
    s.refused(0, `${8 + 2.5 + 2 * r + 0.01} 12`, 'KC-2.24', 'tooFar');
  });

  test('KC-24.3 KC-24.4 a rectangle of 3.5 by 2.5 inches, its rear on the West edge, solid to models', () => {
    const s = start({ scenario: 3 }).answer(0, 'klacka; zombie').answer(1, 'klacka; zombie');
    s.say('south', 'first').expectQuestion('deployment/model', 0);
    s.expectFact('targetPlaced', { target: 'carriage', x: 0, y: 10.75, rule: 'KC-24.4' });
    expect(carriagePiece(s.table)?.shape.box).toMatchObject({ x0: 0, y0: 10.75, x1: 3.5, y1: 13.25 });
    const walker = arranged([lowlife(2, 10, { activated: false }), klacka])
      .activate(0)
      .say('walk');
    expect(walker.refused(0, '2 13', 'KC-2.28', 'wayBlockedByCarriage').about.length).toBeCloseTo(10.75 - r - 10, 6);
    // Once it has gone the way is free.
    arranged([lowlife(2, 10, { activated: false }), klacka], { carriage: 6 })
      .activate(0)
      .say('walk')
      .allowed(0, '2 13');
  });
});

describe('its way', () => {
  test('KC-24.5 KC-24.6 at the end of each round it goes 2.5 and 3.5 inches east', () => {
    const s = roll([]);
    s.expectFact('carriageMoved', { from: 0, to: 6, length: 6, rule: 'KC-24.6' });
    expect(s.table).toMatchObject({ carriage: 6, turn: 2 });
    expect(carriagePiece(s.table)?.shape.box).toMatchObject({ x0: 6, x1: 9.5, y0: 10.75, y1: 13.25 });
    for (const [turn, from] of [
      [2, 6],
      [3, 12],
    ]) {
      const next = roll([], { turn, carriage: from });
      expect([next.table.carriage, next.outcome]).toEqual([from + 6, null]);
    }
    // Not before the round is over.
    expect(
      arranged([dorick, klacka, lowlife(5, 5, { activated: false })])
        .activate(0)
        .say('end').table.carriage,
    ).toBe(0);
  });

  test('KC-24.7 KC-24.8 it is off when its front would pass the East edge: over, and drawn', () => {
    const s = roll([], { turn: 4, carriage: 18, targetWounds: 9 });
    s.expectFact('carriageGone', { from: 18, rule: 'KC-24.8' });
    expect(s.outcome).toMatchObject({ reason: 'escaped', rule: 'KC-24.7', winners: [] });
    // Up to the edge is not past it.
    expect(roll([], { carriage: 24 - 3.5 - 6 }).table.carriage).toBe(20.5);
    expect(roll([], { carriage: 24 - 3.5 - 6 + 0.01 }).outcome).toMatchObject({ reason: 'escaped' });
  });

  test('KC-24.15 KC-24.16 who touches its front is shoved straight ahead, L and the own base, and takes one wound', () => {
    const s = roll([lowlife(front, 12.3), scumbag(2, 13.25 + r), model('ogre', 1, 14, 12, done)]);
    const push = s.expectFact('pushedByCarriage');
    expect(push).toMatchObject({ model: 2, rule: 'KC-24.15', limit: pushed, from: [front, 12.3] });
    expect(push.length).toBeCloseTo(pushed, 6);
    expect(push.to).toEqual([expect.closeTo(front + pushed, 6), 12.3]);
    expect([s.wounds(2), s.wounds(3), s.wounds(4)]).toEqual([1, 0, 0]);
    // Beside it and out of its way nobody moves.
    expect([s.model(3).x, s.model(4).x]).toEqual([2, 14]);
    const big = roll([model('ogre', 1, 3.5 + RADIUS[40], 12.3, done)]);
    expect(big.expectFact('pushedByCarriage').length).toBeCloseTo(3.5 + 2 * RADIUS[40], 6);
    // At the corner of the front it goes the same way: due east. Within 0.05 is touching.
    const y = 13.25 + 0.3;
    const off = Math.sqrt((r + 0.04) ** 2 - 0.3 ** 2);
    const corner = roll([lowlife(3.5 + off, y)]).expectFact('pushedByCarriage', { model: 2 });
    expect(corner.to[0]).toBeCloseTo(3.5 + off + pushed, 6);
    expect(corner.to[1]).toBe(y);
  });

  test('KC-24.15 it stops at other models and at buildings', () => {
    // The Scumbag stands beside the track, and so is not pushed itself.
    const atCorner = lowlife(3.5 + Math.sqrt(r ** 2 - 0.25 ** 2), 10.5);
    const stopped = roll([atCorner, scumbag(7, 10)]).expectFact('pushedByCarriage');
    expect(stopped).toMatchObject({ model: 2, stop: 'model', stopBy: 3 });
    expect(stopped.to[0]).toBeCloseTo(7 - Math.sqrt((2 * r) ** 2 - 0.5 ** 2), 6);
    const house = roll([lowlife(front, 11)], { terrain: 'house 7 9 8 11.2 3' });
    expect(house.expectFact('pushedByCarriage', { stop: 'terrain' }).to[0]).toBeCloseTo(7 - r, 6);
  });

  test('KC-24.17 whoever stands where it is about to be is treated as touching the front; those furthest ahead go first', () => {
    const s = roll([lowlife(5, 11.5), lowlife(8, 11.5)]);
    expect(s.all('pushedByCarriage').map(({ model: m }) => m)).toEqual([3, 2]);
    const to = (m: number) => s.expectFact('pushedByCarriage', { model: m }).to[0];
    // The nearer one finds the way clear: had it gone first it would have stopped at the other.
    expect(to(3)).toBeCloseTo(8 + pushed, 6);
    expect(to(2)).toBeCloseTo(5 + pushed, 6);
    expect([s.wounds(2), s.wounds(3)]).toEqual([1, 1]);
    // Just beyond what it will cover, and just within.
    const ahead = roll([scumbag(9.5 + r + 0.01, 11.4), scumbag(9.5 + r - 0.01, 12.7)]);
    expect(ahead.all('pushedByCarriage').map(({ model: m }) => m)).toEqual([3]);
    expect([ahead.wounds(2), ahead.wounds(3)]).toEqual([0, 1]);
    // At the edge of its track: overlapping is in its way, touching is not.
    const side = roll([lowlife(7, 10.75 - r), lowlife(7, 13.25 + r - 0.02)]);
    expect(side.all('pushedByCarriage').map(({ model: m }) => m)).toEqual([3]);
  });

  test('KC-24.18 who would still be under it is set beside it by the shortest way, with no further wound', () => {
    const s = roll([lowlife(front, 12.3), lowlife(front + 2, 10.4)]);
    expect(s.expectFact('setBeside', { model: 2, rule: 'KC-24.18' }).length).toBeCloseTo(13.25 + r - 12.3, 6);
    expect(s.model(2)).toMatchObject({ x: expect.closeTo(front + pushed, 6), y: expect.closeTo(13.25 + r, 6) });
    expect(s.wounds(2)).toBe(1);
    // The other was pushed beyond the carriage and stays where it came to.
    s.expectNoFact('setBeside', { model: 3 });
    // Somebody in the way to the north makes the south nearer.
    const full = roll([lowlife(front, 12.3), scumbag(front + pushed, 13.25 + r)]);
    expect(full.model(2)).toMatchObject({ y: expect.closeTo(10.75 - r, 6) });
  });

  test('KC-24.18 its owner chooses between equal shifts', () => {
    for (const [seat, side, y] of [
      [0, 'north', 13.25 + r],
      [1, 'south', 10.75 - r],
    ] as const) {
      const s = roll([model('zombie', seat, front, 12, done)]).expectQuestion('carriage/side', seat, ['north', 'south']);
      s.refused(s.actor, 'east', 'KC-24.18', 'notAnAnswer');
      s.say(side).expectFact('sideChosen', { seat, model: 2, side });
      expect(s.model(2).y).toBeCloseTo(y, 6);
      expect([s.wounds(2), s.table.carriage]).toEqual([1, 6]);
    }
  });

  test('KC-24.18 with both sides full it is set on the nearest free spot', () => {
    const s = roll([lowlife(front, 12)], { terrain: 'house 7 13.25 11 24 3; house 7 0 11 10.75 3' });
    // 8.77 is where the push ends; the carriage's front will be at 9.5.
    expect(s.model(2)).toMatchObject({ x: expect.closeTo(9.5 + r, 6), y: expect.closeTo(12, 6) });
    expect(s.wounds(2)).toBe(1);
  });

  test('KC-24.19 whom it brings to zero is removed as normal, and by nobody', () => {
    const s = roll([lowlife(front, 11, { wounds: 2 }), lowlife(front, 13, { wounds: 1 })]);
    s.expectFact('removed', { model: 2, by: NONE });
    expect(s.model(2)).toMatchObject({ place: 'removed', removedBy: NONE });
    expect(s.model(3)).toMatchObject({ place: 'play', wounds: 2 });
    s.expectNoFact('setBeside', { model: 2 });
  });

  test('KC-24.21 the move that takes it off the board pushes and wounds nobody', () => {
    const s = roll([lowlife(21.5 + r, 12, { wounds: 2 })], { turn: 4, carriage: 18 });
    expect(s.outcome).toMatchObject({ reason: 'escaped' });
    s.expectNoFact('pushedByCarriage').expectNoFact('carriageMoved');
    expect(s.model(2)).toMatchObject({ x: 21.5 + r, wounds: 2, place: 'play' });
  });
});

describe('striking it', () => {
  const beside = (profile: Placed['profile'], more = {}) => model(profile, 0, 2, 10.75 - RADIUS[30], more);
  const striking = (profile: Placed['profile'], more: Partial<Arrangement> = {}, state = {}): Scene =>
    arranged([beside(profile, state), klacka], { hands: ['7c 7d 7h 5h 5s', ''], ...more }).activate(0);

  test('KC-24.9 a model in contact plays a pair of any value from the hand', () => {
    const s = striking('human-bruiser').say('strike carriage');
    s.expectQuestion('strike/pair', 0, ['7c 7d', '7c 7h', '7d 7h', '5h 5s']).say('5s 5h');
    s.expectFact('targetStruck', { model: 0, target: 'carriage', cards: ['5s', '5h'], wounds: 1, of: 10 });
    expect(s.table.targetWounds).toBe(1);
    expect(s.table.gangs[0].discard).toEqual(['5s', '5h']);
    expect(s.hand(0)).toHaveLength(5);
    const near = arranged([model('human-bruiser', 0, 2, 10.75 - r - 0.06), klacka], { hands: ['7c 7d', ''] }).activate(0);
    expect(near.refused(0, 'strike carriage', 'KC-24.9', 'notTouchingTarget').about.gap).toBeCloseTo(0.06, 6);
    expect(near.legal(0)).not.toContain('strike carriage');
    given({ models: [dorick, klacka] })
      .activate(0)
      .refused(0, 'strike carriage', 'KC-24.9', 'noSuchTarget');
  });

  test('KC-24.10 one damage each, nothing but pairs, and no criticals', () => {
    const s = striking('human-bruiser').say('strike carriage');
    s.refused(0, '7c 5h', 'KC-24.10', 'notAPair');
    s.say('7c 7d').expectQuestion('activation/act', 0);
    s.say('strike carriage', '5h 5s');
    expect(s.table.targetWounds).toBe(2);
    s.expectNoFact('criticalTriggered').expectNoFact('handsRevealed');
    // Whoever strikes has shown to hold a pair: it cannot be taken back as if nobody knew.
    const before = striking('human-bruiser');
    const known = before.game.disclosed;
    expect(before.say('strike carriage').game.disclosed).toBeGreaterThan(known);
    const none = striking('human-bruiser', { hands: ['2c 4d 6h 8s Tc', ''] });
    none.refused(0, 'strike carriage', 'KC-24.10', 'noPair');
    expect(none.legal(0)).not.toContain('strike carriage');
  });

  test('KC-24.11 exactly two cards, a Fight limit of 2, one action; and nothing changes the one damage', () => {
    const s = striking('human-bruiser').say('strike carriage');
    s.refused(0, '7c 7d 7h', 'KC-24.11', 'tooManyCards');
    s.refused(0, '7c', 'KC-24.11', 'tooFewCards');
    s.refused(0, '7c 7c', 'KC-24.11', 'cardTwice');
    s.refused(0, '7c 7s', 'KC-24.11', 'notInHand');
    s.say('7c 7d').expectFact('actionSpent', { left: 1, rule: 'KC-24.9' });
    // A Lowlife's Fight of 2 is enough, but not when it is Blind.
    striking('human-lowlife').allowed(0, 'strike carriage');
    const blind = striking('human-lowlife', {}, { effects: ['blind'] });
    expect(blind.refused(0, 'strike carriage', 'KC-24.11', 'limitTooLow').about).toEqual({ m: 0, limit: 1, least: 2 });
    // War Cry, a Wicked Blade, Curse: one damage it is.
    const strong = striking('orc-ruffian', { gangs: [{ warCry: true }, {}] }, { equipment: ['wicked-blade'] });
    expect(strong.say('strike carriage', '7c 7d').table.targetWounds).toBe(1);
    const cursed = striking('orc-ruffian', {}, { effects: ['curse'] });
    expect(cursed.say('strike carriage', '7c 7d').table.targetWounds).toBe(1);
    cursed.say('strike carriage', '5h 5s').refused(0, 'strike carriage', 'KC-7.2', 'noActionsLeft');
  });

  test('KC-24.11 it may be bribed off like an attack (KC-19.18): no cards are used, and the action is gone', () => {
    const s = striking('human-bruiser', { stash: [0, 3] })
      .say('strike carriage')
      .expectQuestion('bribe/offer', 1);
    s.say('guaranteed').expectNoFact('targetStruck');
    expect([s.table.targetWounds, s.hand(0).length, s.table.gangs[0].discard]).toEqual([0, 5, []]);
    s.expectFact('activationEnded', { model: 0, cut: true });
  });

  test('KC-24.12 ranged attacks cannot wound it', () => {
    const s = striking('elf-archer');
    s.refused(0, 'strike carriage', 'KC-24.12', 'rangedOnly');
    s.refused(0, 'shoot carriage', 'KC-24.12', 'onlyStrikesHurtCarriage');
    striking('human-bruiser').refused(0, 'attack carriage', 'KC-24.9', 'onlyStrikesHurtCarriage');
    // Where there is none it is no answer at all.
    given({ models: [model('elf-archer', 0, 12, 12)] })
      .activate(0)
      .refused(0, 'shoot carriage', 'KC-7.2', 'notAnAnswer');
    expect(s.legal(0).filter((answer) => answer.includes('carriage'))).toEqual([]);
  });

  test('KC-24.13 nor can spells', () => {
    const s = striking('wizard');
    expect(s.legal(0).filter((answer) => answer.includes('carriage'))).toEqual([]);
    s.refused(0, 'cast attack carriage', 'KC-24.13', 'onlyStrikesHurtCarriage');
    s.refused(0, 'strike carriage', 'KC-12.48', 'noFight');
  });

  test('KC-24.14 it has ten wounds, and whoever takes the last wins at once', () => {
    const ninth = striking('human-bruiser', { targetWounds: 8 }).say('strike carriage', '7c 7d');
    expect([ninth.table.targetWounds, ninth.outcome]).toEqual([9, null]);
    ninth.say('strike carriage', '5h 5s');
    ninth.expectFact('targetDestroyed', { seat: 0, model: 0, target: 'carriage', rule: 'KC-24.14' });
    expect(ninth.outcome).toMatchObject({ reason: 'destroyed', rule: 'KC-24.14', winners: [0] });
    const other = arranged([dorick, model('zombie', 1, 2, 10.75 - r)], { next: 1, hands: ['', '7c 7d'], targetWounds: 9 });
    expect(other.activate(1).say('strike carriage', '7c 7d').outcome).toMatchObject({ winners: [1] });
  });

  test('KC-24.20 what becomes of the driver is for a campaign; the facts name the last attacker', () => {
    expectStated('KC-24.20', 'Optional', 'kills the driver', '+10 Ruthlessness', 'spares', '10 gold');
    const s = striking('human-bruiser', { targetWounds: 9, stash: [0, 0], coffers: 12 });
    expectNoReward(() => s.say('strike carriage', '7c 7d'), s);
    s.expectFact('targetDestroyed', { seat: 0, model: 0 });
  });

  test('KC-24.22 Just do it! makes up for the one card that is wanting', () => {
    const blind = { effects: ['blind'] };
    const s = striking('human-lowlife', { stash: [2, 0] }, blind);
    expect(s.offered(0, 'strike')).toEqual(['carriage just do it']);
    s.say('strike carriage just do it', '7c 7d');
    s.expectFact('coinsSpent', { seat: 0, coins: 1, option: 'just-do-it', rule: 'KC-24.22' });
    expect([s.table.targetWounds, s.stash(0), s.table.coffers]).toEqual([1, 1, 1]);
    // Paid with the declaration, and gone though the strike is bribed off (KC-12.7).
    const bribed = striking('human-lowlife', { stash: [1, 1] }, blind).say('strike carriage just do it', 'guaranteed');
    expect([bribed.table.targetWounds, bribed.stash(0), bribed.stash(1), bribed.table.coffers]).toEqual([0, 0, 0, 2]);
    striking('human-lowlife', { stash: [0, 0] }, blind).refused(0, 'strike carriage just do it', 'KC-19.3', 'noCoins');
    expect(
      striking('human-bruiser', { stash: [2, 0] }).refused(0, 'strike carriage just do it', 'KC-24.22', 'limitHighEnough').about,
    ).toEqual({
      m: 0,
      limit: 3,
    });
  });
});

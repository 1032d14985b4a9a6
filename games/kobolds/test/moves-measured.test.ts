/** Chapter 2d: how far a move goes, in which line, and what is in its way. */
import { describe, expect, test } from 'vitest';
import { beside, given, model, radius } from './kit.ts';

const scumbag = model('goblin-scumbag', 0, 10, 12);
const far = model('ogre', 1, 21, 21);
/** By hand: 30 mm and 40 mm at 25.4 mm to the inch. */
const R30 = 0.5905512;
const R40 = 0.7874016;

describe('how far', () => {
  test.each([
    ['goblin-scumbag', 'L', 4.6811, 4.682, 4.6823],
    ['orc-ruffian', 'W', 3.6811, 3.682, 3.6823],
    ['rat-brute', 'L', 5.0748, 5.0757, 5.076],
    ['troll', 'W', 4.0748, 4.0757, 4.076],
  ] as const)('KC-2.24 %s (%s) goes %s", within tolerance %s", never %s"', (profile, side, limit, hair, beyond) => {
    const s = given({ models: [model(profile, 0, 10, 12), far] })
      .activate(0)
      .say('walk');
    for (const [dx, dy] of [
      [-1, 0],
      [1, 0],
      [0, 1],
      [0.6, -0.8],
    ]) {
      const at = (d: number) => `${(10 + dx * d).toFixed(6)} ${(12 + dy * d).toFixed(6)}`;
      s.allowed(0, at(limit)).allowed(0, at(hair));
      const { about } = s.refused(0, at(beyond), 'KC-2.24', 'tooFar');
      expect(about).toMatchObject({ m: 0, side, limit: expect.closeTo(limit, 4), length: expect.closeTo(beyond, 4) });
    }
    expect(s.model(0)).toMatchObject({ x: 10, y: 12 });
    s.expectQuestion('move/destination', 0).say(`${10 - limit} 12`);
    const moved = s.expectFact('moved', { model: 0, side });
    expect(moved.length).toBeCloseTo(limit, 4);
    expect(moved.limit).toBeCloseTo(limit, 4);
    expect(moved.terms.map(({ add }) => add).reduce((a, b) => a + b)).toBeCloseTo(limit, 4);
  });
  test.each([
    ['goblin-scumbag', 3.5],
    ['troll', 2.5],
  ] as const)('KC-2.23 the rear of the base of %s ends where the card laid against its front ends', (profile, card) => {
    const r = radius(profile);
    const s = given({ models: [model(profile, 0, 10, 12), far] })
      .activate(0)
      .say('walk');
    const front = 10 + r;
    s.say(`${front + card + r} 12`);
    expect(s.model(0).x - r).toBeCloseTo(10 + r + card, 9);
  });
  test('KC-2.25 a move may be as short as one likes, or none', () => {
    for (const place of ['10 11.9', '10.01 12', '10 10', 'stay', '10 12']) {
      const s = given({ models: [scumbag, far] })
        .activate(0)
        .say('walk', place);
      expect(s.activation.walk, place).toBe(false);
      s.expectQuestion('activation/act', 0).refused(0, 'walk', 'KC-7.1', 'walkUsed');
    }
  });
  test('KC-2.26 one straight line: no way round a corner, though the way round would be short', () => {
    const s = given({ models: [scumbag, far], terrain: 'low-wall 8 13 12 13.5 1' })
      .activate(0)
      .say('walk and dash');
    expect(s.refused(0, '10 14.2', 'KC-2.28', 'wayBlockedByTerrain').about).toMatchObject({ t: 0 });
    // Two moves are two lines, each in its own direction.
    s.say('12.6 12.2').expectQuestion('move/destination', 0).say('12.6 15');
    expect(s.model(0)).toMatchObject({ x: 12.6, y: 15 });
    expect(s.all('moved').map(({ move }) => move)).toEqual(['walk', 'dash']);
  });
  test('KC-2.26 in any direction', () => {
    const s = given({ models: [scumbag, far] })
      .activate(0)
      .say('walk');
    for (let i = 0; i < 12; i++) {
      const angle = (i * Math.PI) / 6;
      s.allowed(0, `${(10 + 4 * Math.cos(angle)).toFixed(4)} ${(12 + 4 * Math.sin(angle)).toFixed(4)}`);
    }
  });
  test('KC-2.26 what is no place is refused, and nothing changes', () => {
    const s = given({ models: [scumbag, far] })
      .activate(0)
      .say('walk');
    for (const answer of [
      'NaN NaN',
      'Infinity 12',
      '1e1 12',
      '10',
      '10 12 13',
      '10,12',
      '',
      ' 10 12',
      'north',
      '0x10 12',
      '١٠ 12',
    ]) {
      s.refused(0, answer, 'KC-2.26', 'notAPoint');
    }
    for (const answer of [null, 12, true, { x: 10, y: 12 }, ['10', '12']]) s.refused(0, answer, 'KC-2.26', 'notAPoint');
    s.refused(0, '9999 9999', 'KC-2.24', 'tooFar');
    expect(s.model(0)).toMatchObject({ x: 10, y: 12, activated: true });
    s.expectQuestion('move/destination', 0);
  });
});

describe('KC-2.27 the same measure for what is moved by others', () => {
  const shoved = (attacker: 'human-bruiser' | 'troll', target: 'zombie' | 'ogre') => {
    const by = model(attacker, 0, 6, 12);
    const x = 6 + radius(attacker) + radius(target);
    const s = given({ models: [by, model(target, 1, x, 12)], hands: attacker === 'troll' ? ['Kc Ks', '2h'] : ['Kh Kd', '2h'] });
    s.activate(0).say(
      `attack m1`,
      attacker === 'troll' ? 'Kc Ks' : 'Kh Kd',
      'fold',
      attacker === 'troll' ? 'shove-l' : 'shove-w',
    );
    return s.expectQuestion('shove/distance', 0);
  };
  test('KC-2.27 Shove [W] of a 30 mm base 3.6811", Shove [L] of a 40 mm base 5.0748"', () => {
    const small = shoved('human-bruiser', 'zombie');
    expect(small.asked(0)?.show.most).toBeCloseTo(3.6811, 4);
    const from = small.model(1).x;
    small.say('full');
    expect(small.model(1).x - from).toBeCloseTo(3.6811, 4);
    expect(shoved('troll', 'ogre').asked(0)?.show.most).toBeCloseTo(5.0748, 4);
  });
  test('KC-2.27 Chuck: a card\'s width and the chest itself, 3.2874"', () => {
    const s = given({
      scenario: 'chuck-ball',
      models: [model('human-bruiser', 0, 12, 8), far],
      chest: { carrier: 0 },
      events: 'Ah',
    });
    s.activate(0).say('chuck').expectQuestion('chuck/direction', 0).say('north');
    const rest = s.expectFact('chestCameToRest');
    expect(Math.hypot(rest.wish[0] - rest.from[0], rest.wish[1] - rest.from[1])).toBeCloseTo(2.5 + 0.7874, 4);
  });
  test('KC-2.27 the carriage: a card\'s width and its own length, 6"', () => {
    const s = given({ scenario: 'runaway-carriage', carriage: 0, models: [model('zombie', 0, 3, 2), far] });
    s.activate(0).say('end', 'end').expectFact('carriageMoved', { from: 0, to: 6, length: 6 });
  });
});

describe('what is in the way', () => {
  const inTheWay = (x: number, seat: number) => model('zombie', seat, x, 12);
  test('KC-2.28 friends and enemies', () => {
    for (const seat of [0, 1]) {
      const s = given({ models: [scumbag, inTheWay(12, seat), far] })
        .activate(0)
        .say('walk');
      const { about } = s.refused(0, '14 12', 'KC-2.28', 'wayBlockedByModel');
      // It would be stopped where the bases touch.
      expect(about).toMatchObject({ m: 0, other: 1, length: expect.closeTo(2 - 2 * R30, 3) });
      s.refused(0, '13 12.3', 'KC-2.28', 'wayBlockedByModel');
    }
  });
  test('KC-2.28 one that cannot take a step towards somebody, or away, is told what stands before it', () => {
    const s = given({
      models: [
        scumbag,
        beside(scumbag, 'east', 'zombie', 0),
        beside(scumbag, 'west', 'zombie', 0),
        far,
        model('ogre', 1, 16, 12),
      ],
    })
      .activate(0)
      .say('walk');
    expect(s.refused(0, 'towards m4', 'KC-2.28', 'wayBlockedByModel').about).toMatchObject({ m: 0, other: 1 });
    expect(s.refused(0, 'away from m4', 'KC-2.28', 'wayBlockedByModel').about).toMatchObject({ m: 0, other: 2 });
    s.refused(0, 'towards m0', 'KC-2.28', 'noSuchPlace');
    s.refused(0, 'towards m77', 'KC-2.28', 'noSuchPlace');
  });
  test('KC-2.28 to the west, north and south as to the east', () => {
    for (const [x, y] of [
      [-1, 0],
      [0, 1],
      [0, -1],
    ]) {
      const s = given({ models: [scumbag, model('zombie', 1, 10 + 2 * x, 12 + 2 * y), far] })
        .activate(0)
        .say('walk');
      const { about } = s.refused(0, `${10 + 4 * x} ${12 + 4 * y}`, 'KC-2.28', 'wayBlockedByModel');
      expect(about).toMatchObject({ m: 0, other: 1, length: expect.closeTo(2 - 2 * R30, 3) });
    }
    const wall = given({ models: [scumbag, far], terrain: 'low-wall 7.5 8 8 16 0.2' })
      .activate(0)
      .say('walk');
    expect(wall.refused(0, '6 12', 'KC-2.28', 'wayBlockedByTerrain').about).toMatchObject({ length: expect.closeTo(2 - R30, 3) });
  });
  test('KC-2.28 neutrals, the carriage and terrain', () => {
    const cuddly = given({ scenario: 'mr-cuddly', models: [scumbag, far], cuddly: { x: 12.5, y: 12 } })
      .activate(0)
      .say('walk');
    expect(cuddly.refused(0, '14.5 12', 'KC-2.28', 'wayBlockedByModel').about).toMatchObject({ other: cuddly.table.cuddly });
    const carriage = given({ scenario: 'runaway-carriage', carriage: 12, models: [scumbag, far] })
      .activate(0)
      .say('walk');
    carriage.refused(0, '13 12', 'KC-2.28', 'wayBlockedByCarriage');
    const wall = given({ models: [scumbag, far], terrain: 'low-wall 12 8 12.5 16 0.2' })
      .activate(0)
      .say('walk');
    expect(wall.refused(0, '14 12', 'KC-2.28', 'wayBlockedByTerrain').about).toMatchObject({
      t: 0,
      length: expect.closeTo(2 - R30, 3),
    });
  });
  test('KC-2.28 the whole width of the base counts: a gap must be as wide as the base', () => {
    const through = (half: number) =>
      given({
        models: [model('goblin-scumbag', 0, 12, 8), far],
        terrain: `house 8 9.5 ${12 - half} 10.5 3; house ${12 + half} 9.5 16 10.5 3`,
      })
        .activate(0)
        .say('walk');
    through(0.5906).allowed(0, '12 12.5');
    through(0.5885).refused(0, '12 12.5', 'KC-2.28', 'wayBlockedByTerrain');
    const brute = given({
      models: [model('rat-brute', 0, 12, 8), far],
      terrain: 'house 8 9.5 11.3 10.5 3; house 12.7 9.5 16 10.5 3',
    });
    brute.activate(0).say('walk').refused(0, '12 12.5', 'KC-2.28', 'wayBlockedByTerrain');
  });
  test('KC-2.28 grazing is allowed, a hair more is not', () => {
    const passing = (off: number) =>
      given({ models: [scumbag, model('zombie', 0, 12, 12 + 2 * R30 + off), far] })
        .activate(0)
        .say('walk');
    passing(0).allowed(0, '14 12');
    passing(-0.0008).allowed(0, '14 12');
    passing(-0.002).refused(0, '14 12', 'KC-2.28', 'wayBlockedByModel');
    const along = given({ models: [scumbag, far], terrain: 'house 8 12.5906 16 16 3' })
      .activate(0)
      .say('walk');
    along.allowed(0, '14 12');
  });
  test('KC-2.28 models on another level are not in the way, nor are tops for those above', () => {
    const s = given({
      models: [model('goblin-scumbag', 0, 8, 8, { on: 0 }), model('zombie', 1, 5.4, 8), far],
      terrain: 'house 6 6 12 10 3; low-wall 12 6 12.5 10 1',
    });
    s.activate(0)
      .say('walk', `${12 - R30} 8`)
      .expectFact('moved', { model: 0 });
    const below = given({
      models: [model('goblin-scumbag', 0, 5.4, 8), model('zombie', 1, 6 + R30, 8, { on: 0 }), far],
      terrain: 'house 6 6 12 10 3',
    });
    below.activate(0).say('walk', '5.4 11').expectFact('moved', { model: 0 });
  });
  test('KC-2.28 after a refusal the model stands where it stood and may still walk', () => {
    const s = given({ models: [scumbag, inTheWay(12, 1), far] })
      .activate(0)
      .say('walk');
    s.refused(0, '14 12', 'KC-2.28', 'wayBlockedByModel');
    expect(s.model(0)).toMatchObject({ x: 10, y: 12 });
    expect(s.activation.walk).toBe(true);
    s.expectNoFact('moved').expectQuestion('move/destination', 0);
  });
  test('KC-2.29 a way that passes through contact with an enemy and goes on needs no breaking away', () => {
    const s = given({ models: [scumbag, model('ogre', 1, 12, 12 + R30 + R40)] })
      .activate(0)
      .say('walk', '14 12');
    s.expectNoFact('breakingAway')
      .expectNoFact('testDrawn')
      .expectFact('moved', { to: [14, 12] });
    // At its start it does.
    const held = given({ models: [scumbag, model('ogre', 1, 10, 12 + R30 + R40)], events: 'Ah' })
      .activate(0)
      .say('walk');
    held.expectFact('breakingAway', { enemies: [1] });
  });
});

describe('KC-2.30 elevation', () => {
  test('KC-2.30 Walk and Dash keep it: nobody walks down, up, or falls', () => {
    const terrain = 'house 6 6 12 12 3; crates 14 6 18 10 0.3';
    const above = given({ models: [model('goblin-scumbag', 0, 8, 8, { on: 0 }), far], terrain })
      .activate(0)
      .say('walk and dash');
    above.refused(0, '4.5 8', 'KC-2.28', 'leavesTop');
    above.say('10 8', '10 10');
    expect(above.model(0)).toMatchObject({ z: 3, on: 0 });
    const below = given({ models: [model('goblin-scumbag', 0, 13, 8), far], terrain })
      .activate(0)
      .say('walk');
    below.refused(0, '16 8', 'KC-2.28', 'wayBlockedByTerrain');
    below.refused(0, '10 8', 'KC-2.28', 'wayBlockedByTerrain');
  });
  test('KC-2.30 a Dodge keeps it', () => {
    const slaver = model('ratman-slaver', 0, 8, 8, { on: 0 });
    const s = given({
      models: [slaver, model('ogre', 1, 8 + R30 + R40, 8, { on: 0 })],
      terrain: 'house 5 5 12 12 3',
      hands: ['Kc Ks', '2h'],
    });
    s.activate(0).say('attack m1', 'Kc Ks', 'fold', 'dodge-w').expectQuestion('move/destination', 0);
    s.refused(0, '8 4.8', 'KC-2.28', 'leavesTop');
    s.say('6 9');
    expect(s.model(0)).toMatchObject({ z: 3, on: 0, x: 6, y: 9 });
  });
  test('KC-2.30 a Shove keeps it: the rim stops it', () => {
    const bruiser = model('human-bruiser', 0, 8, 8, { on: 0 });
    const s = given({
      models: [bruiser, model('zombie', 1, 8 + 2 * R30, 8, { on: 0 })],
      terrain: 'house 5 5 11 11 3',
      hands: ['Kh Kd', '2h'],
    });
    s.activate(0).say('attack m1', 'Kh Kd', 'fold', 'shove-w').expectQuestion('shove/distance', 0);
    expect(s.asked(0)?.show.most).toBeCloseTo(11 - R30 - (8 + 2 * R30), 2);
    s.say('full');
    expect(s.model(1)).toMatchObject({ z: 3, on: 0, place: 'play' });
    expect(s.model(1).x).toBeLessThanOrEqual(11 - R30 + 0.002);
  });
});

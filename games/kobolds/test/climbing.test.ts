/** Chapter 9b: climbing up, down and over. */
import { describe, expect, test } from 'vitest';
import { type Arrangement, beside, given, model, radius, type Scene } from './kit.ts';

const r = radius('orc-ruffian');
const D = 2 * r;
const far = model('ogre', 1, 20, 20);
const HOUSE = 'house 4 4 8 8 3';
/** East of the house, against it. */
const atHouse = model('orc-ruffian', 0, 8 + r, 6);
const climber = (terrain: string, first = atHouse, more: Partial<Arrangement> = {}): Scene =>
  given({ models: [first, far], terrain, ...more }).activate(0);

describe('a Climb', () => {
  test('KC-9.10 needs the model to touch the piece before the action is spent', () => {
    const away = climber(HOUSE, { ...atHouse, x: 8 + r + 0.06 });
    away.refused(0, 'climb', 'KC-9.10', 'touchesNothing');
    expect(away.legal(0)).not.toContain('climb');
    climber(HOUSE, { ...atHouse, x: 8 + r + 0.04 }).allowed(0, 'climb');
  });
  test('KC-9.10 only the piece touched can be climbed, however near another is', () => {
    const s = climber(`${HOUSE}; shed 9.4 4 13 8 1.5`).say('climb');
    s.expectQuestion('climb/place', 0, ['up t0']);
    s.refused(0, 'up t1', 'KC-9.10', 'touchesNot');
    s.refused(0, 'up t7', 'KC-9.16', 'notAPoint');
    s.refused(0, `${9.4 + r} 6`, 'KC-9.10', 'touchesNothing');
  });
  test('KC-9.17, KC-9.18 a climb that is named and cannot be is refused with its reason', () => {
    const s = climber(`${HOUSE}; low-wall 8 6.6 11 7.5 1`).say('climb');
    s.refused(0, 'down', 'KC-9.17', 'standsOnGround');
    s.refused(0, 'over t0', 'KC-9.18', 'notLow');
    s.refused(0, 'up t1', 'KC-2.9', 'topTooSmall');
  });
  test('KC-9.11 costs one action', () => {
    const s = climber(HOUSE).say('climb', 'up t0');
    s.expectFact('actionSpent', { rule: 'KC-9.11', model: 0, left: 1 });
    expect(s.activation).toMatchObject({ actions: 1, walk: true });
    climber(HOUSE).say('draw cards', '2c', 'draw cards', '4d').refused(0, 'climb', 'KC-7.2', 'noActionsLeft');
  });
  test.each([
    ['orc-ruffian', 'W', 5],
    ['goblin-scumbag', 'L', 7],
  ] as const)('KC-9.12, KC-9.13 %s, Move %s, climbs up to two cards: %d inches', (profile, _side, most) => {
    const it = { ...atHouse, profile };
    const s = climber(`tower 4 4 8 8 ${most}`, it).say('climb', 'up t0');
    expect(s.model(0)).toMatchObject({ z: most, on: 0 });
    climber(`tower 4 4 8 8 ${most + 0.01}`, it).refused(0, 'climb', 'KC-9.13', 'tooHigh');
    const down = { ...it, x: 8 - r, on: 0 };
    climber(`tower 4 4 8 8 ${most}`, down).allowed(0, 'climb');
    climber(`tower 4 4 8 8 ${most + 0.01}`, down).refused(0, 'climb', 'KC-9.13', 'tooHigh');
  });
  test('KC-9.13 it is the difference of heights that counts, from one top to the next', () => {
    // A tower of 7 next to a house of 3: 4 inches up from its top.
    const onHouse = model('orc-ruffian', 0, 8 - r, 6, { on: 0 });
    const s = climber(`${HOUSE}; tower 8 4 12 8 7`, onHouse).say('climb').expectQuestion('climb/place', 0, ['up t1']);
    s.say('up t1');
    expect(s.model(0)).toMatchObject({ z: 7, on: 1 });
    climber(`${HOUSE}; tower 8 4 12 8 8.1`, onHouse).refused(0, 'climb', 'KC-9.13', 'tooHigh');
  });
  test('KC-9.13 KC-9.17 it counts on the way down as well: what is too high to climb up is too high to climb down', () => {
    // From a tower of 6 inches by Move W: the lower house beside it is within 5, the ground is not.
    const onTower = model('orc-ruffian', 0, 14 - r, 10 - r, { on: 0 });
    const s = climber('tower 10 6 14 10 6; house 10 10 14 14 2', onTower).say('climb');
    const { about } = s.refused(0, `${14 + r} ${10 - r}`, 'KC-9.13', 'tooHigh');
    expect(about).toMatchObject({ height: 6, limit: 5 });
    s.say('down');
    expect(s.model(0)).toMatchObject({ z: 2, on: 1 });
    // On a tower of 5 it is the ground that is nearer.
    const low = climber('tower 10 6 14 10 5; house 10 10 14 14 2', onTower)
      .say('climb')
      .allowed(0, `${14 + r} ${10 - r}`);
    expect(low.say('down').model(0)).toMatchObject({ z: 0, on: -1 });
  });
  test('KC-9.13 a place that is too high is refused with the figures', () => {
    const s = climber(`${HOUSE}; tower 9.1811 4 13 8 5.5`).say('climb');
    expect(s.refused(0, `${8 + D + r} 6`, 'KC-9.13', 'tooHigh').about).toMatchObject({ height: 5.5, limit: 5 });
  });
  test('KC-9.14 Big Guys cannot', () => {
    const troll = model('troll', 0, 8 + radius('troll'), 6);
    const s = climber(HOUSE, troll);
    s.refused(0, 'climb', 'KC-9.14', 'bigGuysCannotClimb');
    expect(s.legal(0)).not.toContain('climb');
  });
  test('KC-9.15 Climb-Walk-Dash is legal', () => {
    const s = climber('house 0 0 12 12 3', { ...atHouse, x: 12 + r }).say('climb', 'up t0');
    s.say('walk and dash', '8 6', '5 6').expectFact('moved', { move: 'dash' });
    expect(s.model(0)).toMatchObject({ x: 5, y: 6, z: 3 });
    expect(s.all('actionSpent').map(({ left }) => left)).toEqual([1, 0]);
  });
  test('KC-9.15 Walk-Climb-Dash is not', () => {
    const s = climber(HOUSE, { ...atHouse, x: 11 }).say('walk', 'contact t0', 'climb', 'up t0');
    expect(s.activation.actions).toBe(1);
    s.refused(0, 'walk and dash', 'KC-9.4', 'dashUndeclared');
    s.refused(0, 'walk', 'KC-7.1', 'walkUsed');
  });
  test('KC-9.19 an engaged model must break away first: black, and it stays below', () => {
    const s = climber(HOUSE, atHouse, { models: [atHouse, beside(atHouse, 'east', 'ogre', 1)], events: '2c' });
    s.say('climb').expectFact('heldInPlace', { cost: 'action', by: 1 });
    expect(s.model(0)).toMatchObject({ z: 0, x: 8 + r });
    expect(s.activation).toMatchObject({ actions: 1, walk: true });
  });
  test('KC-9.19 red: it climbs, and only the Climb is paid for', () => {
    const s = climber(HOUSE, atHouse, { models: [atHouse, beside(atHouse, 'east', 'ogre', 1)], events: '2h' });
    s.say('climb').expectQuestion('climb/place', 0).say('up t0').expectFact('brokeAway');
    expect(s.activation.actions).toBe(1);
  });
  test('KC-9.19 a hidden Sneaky Beggar shows itself by declaring it, and is engaged (KC-17.29, KC-17.31)', () => {
    const hunter = { ...atHouse, profile: 'kobold-hunter' as const, hidden: true };
    const s = climber(HOUSE, hunter, { models: [hunter, beside(hunter, 'east', 'ogre', 1)], events: '2c' });
    s.say('climb').expectFact('revealed', { model: 0 });
    s.expectFact('heldInPlace', { by: 1 });
    expect(s.model(0).z).toBe(0);
  });
  test('KC-9.20 may be used twice, up one tier after another', () => {
    const s = climber(`${HOUSE}; tower 4 8 8 12 5`, { ...atHouse, y: 8 - r }).say('climb', `${8 - r} ${8 - r}`);
    expect(s.model(0)).toMatchObject({ z: 3, on: 0 });
    s.say('climb').expectQuestion('climb/place', 0).say('up t1');
    expect(s.model(0)).toMatchObject({ z: 5, on: 1 });
    expect(s.activation).toMatchObject({ actions: 0, walk: true });
  });
});

describe('up', () => {
  test('KC-9.16 the base ends wholly on the piece', () => {
    const s = climber(HOUSE).say('climb');
    s.allowed(0, `${8 - r} 6`);
    // A little over the edge it stands on nothing.
    s.refused(0, `${8 - r + 0.01} 6`, 'KC-9.10', 'nowhereToClimb');
    s.say('up t0').expectFact('climbed', { rule: 'KC-9.16', how: 'up', piece: 0, model: 0 });
    expect(s.model(0)).toMatchObject({ z: 3, on: 0, y: 6 });
    expect(s.model(0).x).toBeCloseTo(8 - r, 6);
  });
  test('KC-9.16 its centre moved by at most D + 0.5', () => {
    const s = climber(HOUSE).say('climb');
    s.allowed(0, `${8 + r - D - 0.5} 6`);
    const { about } = s.refused(0, `${8 + r - D - 0.51} 6`, 'KC-9.16', 'climbTooFar');
    expect(about).toMatchObject({ length: expect.closeTo(D + 0.51, 6), limit: expect.closeTo(D + 0.5, 6) });
    // Aslant, too.
    s.allowed(0, `${8 - r} ${6 + 1.1}`).refused(0, `${8 - r} ${6 + 1.25}`, 'KC-9.16', 'climbTooFar');
  });
  test('KC-9.16 overlapping nobody', () => {
    const there = model('zombie', 1, 8 - r, 6, { on: 0 });
    const s = climber(HOUSE, atHouse, { models: [atHouse, there] }).say('climb');
    s.refused(0, `${8 - r} 6.5`, 'KC-2.6', 'overlapsModel');
    const beyond = model('zombie', 1, 7 - r, 6, { on: 0 });
    const full = climber(HOUSE, atHouse, {
      models: [atHouse, beyond, beside(beyond, 'north', 'zombie', 1), beside(beyond, 'south', 'zombie', 1), far],
    });
    full.refused(0, 'climb', 'KC-9.16', 'nowhereToClimb');
  });
  test('KC-9.16 only onto a top that can be stood on (KC-2.9)', () => {
    climber('shed 5.1 4 8 8 2').refused(0, 'climb', 'KC-9.16', 'nowhereToClimb');
    climber('shed 5 4 8 8 2').allowed(0, 'climb');
  });
});

describe('down', () => {
  const onTop = model('orc-ruffian', 0, 8 - r, 6, { on: 0 });

  test('KC-9.17 from touching the edge to the ground beyond it', () => {
    const s = climber(HOUSE, onTop).say('climb').expectQuestion('climb/place', 0, ['down']);
    s.say('down').expectFact('climbed', { rule: 'KC-9.17', how: 'down', piece: 0 });
    expect(s.model(0)).toMatchObject({ z: 0, on: -1, y: 6 });
    expect(s.model(0).x).toBeCloseTo(8 + r, 6);
    expect(s.activation.actions).toBe(1);
  });
  test('KC-9.17 not from the middle of a top', () => {
    climber(HOUSE, { ...onTop, x: 8 - r - 0.06 }).refused(0, 'climb', 'KC-9.10', 'touchesNothing');
  });
  test('KC-9.17 by at most D + 0.5, too', () => {
    const s = climber(HOUSE, onTop).say('climb');
    s.allowed(0, `${8 + r + 0.5} 6`);
    s.refused(0, `${8 + r + 0.51} 6`, 'KC-9.17', 'climbTooFar');
    s.refused(0, `${8 + r - 0.1} 6`, 'KC-2.12', 'overlapsTerrain');
  });
  test('KC-9.17 to a lower top', () => {
    const s = climber(`${HOUSE}; shed 8 4 12 8 1.5`, onTop).say('climb').expectQuestion('climb/place', 0, ['down']);
    s.say('down').expectFact('climbed', { how: 'down', piece: 0 });
    expect(s.model(0)).toMatchObject({ z: 1.5, on: 1 });
  });
  test('KC-9.17 not across to a top of the same height', () => {
    // West, south and north of it the ground is further away than it can climb.
    const s = climber(`${HOUSE}; house 8 4 12 8 3`, onTop);
    s.refused(0, 'climb', 'KC-9.16', 'nowhereToClimb');
    const corner = climber(`${HOUSE}; house 8 4 12 8 3`, { ...onTop, y: 8 - r })
      .say('climb')
      .expectQuestion('climb/place', 0, ['down']);
    corner.refused(0, `${8 + r} ${8 - r}`, 'KC-9.10', 'nowhereToClimb');
  });
  test('KC-9.17 nor where somebody stands', () => {
    const below = beside(atHouse, 'east', 'zombie', 1, { gap: -0.2 });
    const s = climber(HOUSE, onTop, { models: [onTop, below] }).say('climb');
    s.refused(0, `${8 + r} 6`, 'KC-2.6', 'overlapsModel');
  });
});

describe('over', () => {
  const WALL = 'low-wall 10 4 10.5 8 1';
  const atWall = model('orc-ruffian', 0, 10 - r, 6);

  test('KC-9.18 a Low piece in one action, to the ground touching another side of it', () => {
    const s = climber(WALL, atWall).say('climb').expectQuestion('climb/place', 0, ['over t0']);
    s.say('over t0').expectFact('climbed', { how: 'over', piece: 0, rule: 'KC-9.18' });
    expect(s.model(0)).toMatchObject({ z: 0, on: -1, y: 6 });
    expect(s.model(0).x).toBeCloseTo(10.5 + r, 6);
    expect(s.activation.actions).toBe(1);
  });
  test('KC-9.18 it ends touching the piece, on another side', () => {
    const s = climber(WALL, atWall).say('climb');
    s.allowed(0, `${10.5 + r + 0.04} 6`);
    s.refused(0, `${10.5 + r + 0.06} 6`, 'KC-9.10', 'nowhereToClimb');
    s.refused(0, `${10 - r} 6.5`, 'KC-9.18', 'sameSide');
  });
  test('KC-9.18 not a Tall piece', () => {
    climber('crates 10 4 10.5 8 1.01', atWall).refused(0, 'climb', 'KC-9.16', 'nowhereToClimb');
  });
  test('KC-9.18 its centre moved by at most D + 2', () => {
    climber('low-wall 10 1 12 11 1', atWall).allowed(0, 'climb');
    climber('low-wall 10 1 12.01 11 1', atWall).refused(0, 'climb', 'KC-9.16', 'nowhereToClimb');
    // Aslant across the wall: D + 0.5 to the east, and 2.6 or 2.8 to the north of 4.5.
    const low = climber(WALL, { ...atWall, y: 4.5 })
      .say('climb')
      .allowed(0, `${10.5 + r} 7.1`);
    low.refused(0, `${10.5 + r} 7.3`, 'KC-9.18', 'climbTooFar');
  });
  test('KC-9.18 in a straight line across the piece, not around its end', () => {
    // North-west of the wall's end, touching its corner: the straight way east passes beside it.
    const corner = climber(WALL, { ...atWall, y: 8.2, x: 10 - 0.58 }).say('climb');
    corner.refused(0, `${10.5 + 0.58} 8.2`, 'KC-9.18', 'notAcross');
    corner.allowed(0, `${10.5 + r} 7.5`);
  });
  test('KC-9.18 nobody may stand in the way of that line (KC-2.28)', () => {
    // The end is free, but on the way there the base would pass through another.
    const start = { ...atWall, y: 4.5 };
    const inTheWay = model('zombie', 1, 10.5 + r, 5.5);
    const s = climber(WALL, start, { models: [start, inTheWay] }).say('climb');
    expect(s.refused(0, `${10.5 + r} ${5.5 + D + 0.01}`, 'KC-2.28', 'wayBlockedByModel').about).toMatchObject({ other: 1 });
    s.refused(0, `${10.5 + r} 5`, 'KC-2.6', 'overlapsModel');
    climber(WALL, start)
      .say('climb')
      .allowed(0, `${10.5 + r} ${5.5 + D + 0.01}`);
  });
  test('KC-9.18 nor any other piece', () => {
    const start = { ...atWall, y: 4.5 };
    const s = climber(`barrels 9.2 5.3 9.9 6 1; ${WALL}`, start).say('climb');
    expect(s.refused(0, `${10.5 + r} 7`, 'KC-2.28', 'wayBlockedByTerrain').about).toMatchObject({ t: 0 });
    s.allowed(0, `${10.5 + r} 4.5`);
  });
});

describe.each([
  ['a friend', 0],
  ['an enemy', 1],
])('KC-2.6 no climb ends on the base of %s', (_name, seat) => {
  test('on a top', () => {
    const there = model('zombie', seat, 8 - r, 6, { on: 0 });
    const s = climber(HOUSE, atHouse, { models: [atHouse, there, far] }).say('climb');
    s.refused(0, `${8 - r} 6.5`, 'KC-2.6', 'overlapsModel');
  });
  test('below', () => {
    const onTop = model('orc-ruffian', 0, 8 - r, 6, { on: 0 });
    const below = beside(atHouse, 'east', 'zombie', seat, { gap: -0.2 });
    const s = climber(HOUSE, onTop, { models: [onTop, below, far] }).say('climb');
    s.refused(0, `${8 + r} 6`, 'KC-2.6', 'overlapsModel');
  });
  test('beyond a Low piece', () => {
    const start = model('orc-ruffian', 0, 10 - r, 4.5);
    const there = model('zombie', seat, 10.5 + r, 5.5);
    const s = climber('low-wall 10 4 10.5 8 1', start, { models: [start, there, far] }).say('climb');
    s.refused(0, `${10.5 + r} 5`, 'KC-2.6', 'overlapsModel');
  });
});

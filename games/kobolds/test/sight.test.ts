/** Chapter 11: line of sight. */
import { explainSight, SAMPLE_POINTS, type Sight, sampleX, sampleY } from '@guildhall/geometry';
import { describe, expect, test } from 'vitest';
import { canSee, sceneOf, sightBetween } from '../rules/scene.ts';
import { type Arrangement, beside, given, model, type Placed, radius, type Scene } from './kit.ts';

const r = radius('elf-archer');
/** All lines between these two run between x = 12 - r and x = 12 + r: 11.4094 and 12.5906. */
const archer = model('elf-archer', 0, 12, 3);
const barry = model('barry', 1, 12, 12);
const position = (more: Partial<Arrangement> = {}, others: Placed[] = []): Scene =>
  given({ models: [archer, barry, ...others], ...more });
const sightIn = (s: Scene): Sight => sightBetween(s.table, 0, 1);
const look = (terrain: string, others: Placed[] = []): Sight => sightIn(position({ terrain }, others));
const past = (...others: Placed[]): Sight => sightIn(position({}, others));
/** What an archer can be told to shoot at. */
const targets = (s: Scene): string[] => s.activate(0).offered(0, 'shoot');

describe('seeing anything at all', () => {
  test('KC-11.1 however small the part of the base that can be seen', () => {
    const sliver = position({ terrain: 'house 5 7 12.58 8 3' });
    expect(canSee(sliver.table, 0, 1)).toBe(true);
    expect(targets(sliver)).toEqual(['m1']);
    const nothing = position({ terrain: 'house 5 7 12.6 8 3' });
    expect(canSee(nothing.table, 0, 1)).toBe(false);
    expect(targets(nothing)).toEqual([]);
    expect(nothing.refused(0, 'shoot m1', 'KC-12.2', 'cannotSee').about).toMatchObject({ piece: 0, model: -1, carriage: false });
  });
  test('KC-11.2 from any part of the base of the viewer', () => {
    // The wall right before the archer hides everything from its centre, and nothing from its eastern side.
    expect(look('house 5 3.6 12.3 4 3')).toBe('clear');
    expect(look('house 5 3.6 12.6 4 3')).toBe('none');
  });
  test('KC-11.2 to any part of the base of the target', () => {
    // The same wall right before Barry hides his western side from everywhere.
    expect(look('house 5 11 12.3 11.4 3')).toBe('obscured');
    expect(look('house 5 11 12.6 11.4 3')).toBe('none');
  });
  test('KC-11.3 terrain and other models, friend or enemy, can obscure a base', () => {
    expect(sightIn(position())).toBe('clear');
    expect(look('crates 11 11 12 11.3 2')).toBe('obscured');
    for (const seat of [0, 1]) expect(past(model('zombie', seat, 12, 7.5))).toBe('obscured');
    // A hidden Sneaky Beggar has a base, too; one that is removed has none.
    expect(past(model('kobold-hunter', 1, 12, 7.5, { hidden: true }))).toBe('obscured');
    expect(past(model('zombie', 0, 12, 7.5, { removedBy: 1 }))).toBe('clear');
    // Beside the lines it hides nothing.
    expect(look('crates 12.6 7 14 8 3', [beside(archer, 'west', 'zombie', 0)])).toBe('clear');
  });
});

describe('the lines', () => {
  test('KC-11.4 33 points on each base: the centre, and every 11.25 degrees of the rim from due east', () => {
    const s = position();
    expect(SAMPLE_POINTS).toBe(33);
    expect(explainSight(sceneOf(s.table), s.model(0), s.model(1)).open).toBe(33 * 33);
    expect([sampleX(s.model(0), 0), sampleY(s.model(0), 0)]).toEqual([12, 3]);
    expect([sampleX(s.model(0), 1), sampleY(s.model(0), 1)]).toEqual([12 + r, 3]);
    const angle = (11.25 * Math.PI) / 180;
    expect(sampleX(s.model(0), 2)).toBeCloseTo(12 + r * Math.cos(angle), 12);
    expect(sampleY(s.model(0), 2)).toBeCloseTo(3 + r * Math.sin(angle), 12);
  });
  test('KC-11.4 one open line is enough, and there are no others', () => {
    // Lanes 0.006 wide: the second point of the rim is at x = 12.5792, the first at 12.5906, and nothing between them.
    expect(look('house 5 4 12.5758 11 3; house 12.5817 4 19 11 3')).toBe('obscured');
    expect(look('house 5 4 12.5817 11 3; house 12.5876 4 19 11 3')).toBe('none');
  });
  test('KC-11.5 a Tall piece blocks what runs more than 0.001 inside it; touching an outline does not block', () => {
    // The outermost lines run at 12.5906: 0.0004 and 0.0024 inside.
    expect(look('house 5 7 12.591 8 3')).toBe('obscured');
    expect(look('house 5 7 12.593 8 3')).toBe('none');
    expect(look('house 12.5906 4 16 11 3')).toBe('clear');
  });
  test('KC-11.5 so does the carriage', () => {
    const s = given({
      scenario: 'runaway-carriage',
      models: [model('elf-archer', 0, 12, 8), model('barry', 1, 12, 16)],
      carriage: 10.25,
    });
    expect(sightIn(s)).toBe('none');
    expect(s.activate(0).refused(0, 'shoot m1', 'KC-12.2', 'cannotSee').about).toMatchObject({ carriage: true });
    const gone = given({
      scenario: 'runaway-carriage',
      models: [model('elf-archer', 0, 12, 8), model('barry', 1, 12, 16)],
      carriage: 13,
    });
    expect(sightIn(gone)).toBe('clear');
  });
  test('KC-11.5 so does the base of a third model', () => {
    // As wide as they are, it is only touched by the outermost lines; a Big Guy hides everything.
    expect(past(model('zombie', 0, 12, 7.5))).toBe('obscured');
    const s = position({}, [model('golem', 0, 12, 7.5)]);
    expect(sightIn(s)).toBe('none');
    expect(s.activate(0).refused(0, 'shoot m1', 'KC-12.2', 'cannotSee').about).toMatchObject({ model: 2, piece: -1 });
  });
  test('KC-11.6 a Low piece obscures and does not block', () => {
    const low = position({ terrain: 'low-wall 5 7 19 8 1' });
    expect(sightIn(low)).toBe('obscured');
    expect(explainSight(sceneOf(low.table), low.model(0), low.model(1))).toMatchObject({ open: 0, dimmed: 33 * 33, blocked: 0 });
    expect(targets(low)).toEqual(['m1']);
    expect(look('crates 5 7 19 8 1.01')).toBe('none');
  });
});

describe('heights', () => {
  /** The archer stands on a house of this height, or Barry does. */
  const up = (height: number, between: string, others: Placed[] = [], who: 'viewer' | 'target' = 'viewer'): Sight => {
    const [high, low] = [model('elf-archer', 0, 12, 3, { on: 0 }), model('barry', 1, 12, 12)];
    const models =
      who === 'viewer'
        ? [high, low]
        : [
            { ...archer, y: 12 },
            { ...barry, y: 3, on: 0 },
          ];
    return sightIn(given({ models: [...models, ...others], terrain: `house 10 1 14 5 ${height}${between}` }));
  };
  test.each(['viewer', 'target'] as const)('KC-11.7 what is no higher than the %s stands is ignored', (who) => {
    expect(up(3, '; crates 5 7 19 8 3', [], who)).toBe('clear');
    expect(up(3, '; crates 5 7 19 8 3.01', [], who)).toBe('none');
    // A Low piece as well.
    expect(up(1, '; low-wall 5 7 19 8 1', [], who)).toBe('clear');
    expect(up(0.9, '; low-wall 5 7 19 8 1', [], who)).toBe('obscured');
  });
  test('KC-11.7 the top of a model on a 30 mm base is 1.25 above where it stands, on 40 mm 2.0', () => {
    const zombie = [model('zombie', 0, 12, 8)];
    expect(up(1.25, '', zombie)).toBe('clear');
    expect(up(1.24, '', zombie)).not.toBe('clear');
    const golem = [model('golem', 0, 12, 8)];
    expect(up(2, '', golem)).toBe('clear');
    expect(up(1.99, '', golem)).toBe('none');
  });
  test('KC-11.7 standing on something raises it', () => {
    const zombie = [model('zombie', 0, 12, 8, { on: 1 })];
    expect(up(2.25, '; shed 10 6.5 14 9.5 1', zombie)).toBe('clear');
    expect(up(2.24, '; shed 10 6.5 14 9.5 1', zombie)).not.toBe('clear');
  });
  test.each([
    [2, 'clear'],
    [1.99, 'none'],
  ] as const)('KC-11.7 the top of the carriage is 2.0 (from %d: %s)', (height, expected) => {
    const s = given({
      scenario: 'runaway-carriage',
      models: [model('elf-archer', 0, 12, 6, { on: 0 }), model('barry', 1, 12, 16)],
      carriage: 10.25,
      terrain: `house 10 4 14 8 ${height}`,
    });
    expect(sightIn(s)).toBe(expected);
  });
});

describe('clear and tricky', () => {
  const cardsIn = (s: Scene): number[] =>
    s
      .activate(0)
      .say('shoot m1')
      .expectFact('limitSet', { limit: 'attack' })
      .terms.map(({ add }) => add);

  test('KC-11.8 a shot is clear if the shooter sees all of the base', () => {
    expect(cardsIn(position())).toEqual([3]);
    expect(cardsIn(position({ terrain: 'house 5 3.6 12.3 4 3' }))).toEqual([3]);
  });
  test('KC-11.9 it must be seen from one point: two halves from two points make no clear shot', () => {
    // Somebody in the middle: either side of Barry is seen from somewhere, the whole of him from nowhere.
    const s = position({}, [model('zombie', 1, 12, 7.5)]);
    expect(sightIn(s)).toBe('obscured');
    expect(cardsIn(s)).toEqual([3, -1]);
  });
  test('KC-11.9 obscured lines are no clear ones', () => {
    expect(cardsIn(position({ terrain: 'low-wall 5 7 19 8 1' }))).toEqual([3, -1]);
    // A Low wall that some point of the archer looks past.
    expect(cardsIn(position({ terrain: 'low-wall 5 3.6 12.3 4 1' }))).toEqual([3]);
  });
  test('KC-11.9 clear is a matter of who shoots', () => {
    const s = position({ terrain: 'house 5 3.6 12.3 4 3' });
    expect([sightBetween(s.table, 0, 1), sightBetween(s.table, 1, 0)]).toEqual(['clear', 'obscured']);
  });
});

describe('and', () => {
  test('KC-11.10 the two bases themselves never block', () => {
    const models = [archer, beside(archer, 'north', 'golem', 1)];
    expect(sightIn(given({ models }))).toBe('clear');
  });
  test('KC-11.10 nor do objective markers or the chest', () => {
    const markers = [{ x: 12, y: 7.5 }];
    expect(sightIn(position({ scenario: 'hide-and-seek', markers }))).toBe('clear');
    expect(sightIn(position({ scenario: 'chuck-ball', chest: { x: 12, y: 7.5 } }))).toBe('clear');
  });
  test('KC-11.11 sight is mutual', () => {
    const crowd = [0, 1, 2, 3, 4, 5].map((i) => model(i % 2 === 0 ? 'ogre' : 'zombie', i % 2, 2 + 4 * i, 1 + ((7 * i) % 6)));
    const north = [0, 1, 2, 3, 4, 5].map((i) => model(i % 2 === 0 ? 'zombie' : 'troll', i % 2, 2 + 4 * i, 23 - ((5 * i) % 4)));
    const { table: t } = given({
      models: [...crowd, ...north],
      terrain: 'low-wall 3 8 9 8.5 1; house 10 8 14 13 3; tower 16 9 19 12 5',
    });
    let some = 0;
    let none = 0;
    for (let a = 0; a < 12; a++) {
      for (let b = 0; b < 12; b++) {
        const sees = sightBetween(t, a, b) !== 'none';
        expect(sightBetween(t, b, a) !== 'none', `${a} and ${b}`).toBe(sees);
        expect(canSee(t, a, b)).toBe(sees);
        if (sees) some++;
        else none++;
      }
    }
    // There are enough of both for that to mean something.
    expect(Math.min(some, none)).toBeGreaterThan(20);
  });
  test('KC-11.11 a model always sees itself', () => {
    const wizard = model('wizard', 0, 12, 3);
    const s = given({ models: [wizard, model('ogre', 1, 12, 20)] });
    expect(canSee(s.table, 0, 0)).toBe(true);
    expect(sightBetween(s.table, 0, 0)).toBe('clear');
    expect(s.activate(0).offered(0, 'cast support')).toEqual(['m0']);
  });
  test('KC-11.12 range is unlimited', () => {
    const s = given({ models: [model('elf-archer', 0, r, r), model('barry', 1, 24 - r, 24 - r)] });
    expect(sightIn(s)).toBe('clear');
    expect(targets(s)).toEqual(['m1']);
  });
  test('KC-11.13 Mr. Cuddly blocks sight like a third model on a 40 mm base', () => {
    const between = (y: number, x: number, models: Placed[] = [archer, barry], terrain?: string): Sight =>
      sightIn(given({ scenario: 'mr-cuddly', models, cuddly: { x, y }, terrain }));
    expect(between(7.5, 12)).toBe('none');
    // Beside the lines by a base of 40 mm, and nearer by one of 30 mm.
    expect(between(7.5, 12 + r + 20 / 25.4)).toBe('clear');
    expect(between(11, 12 + r + 15 / 25.4)).toBe('obscured');
    const high = [{ ...archer, on: 0 }, barry];
    expect(between(8, 12, high, 'house 10 1 14 5 2')).toBe('clear');
    expect(between(8, 12, high, 'house 10 1 14 5 1.99')).toBe('none');
  });
});

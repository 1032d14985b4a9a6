/** What bots make of a V.I.C. and a chest that must leave the board before the turns run out (chapters 27 and 28). */
import { GreedyBot, see } from '@guildhall/bots';
import { type Game, type GamePackage, QuickRandom } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { wayToEdge } from '../bots/ways.ts';
import { kobolds } from '../index.ts';
import { type Arrangement, beside, given, model, type Placed } from './kit.ts';

const game = kobolds as unknown as GamePackage;
const value = (of: Arrangement, seat = 0): number => kobolds.bots.evaluate(given(of).game, seat);
const leaders = [model('klacka', 0, 2, 2), model('barry', 1, 22, 22)];
const over = { activated: true };

describe('the V.I.C. (KC-27.8, KC-27.11)', () => {
  /** Seat 0 escorts m2 from the South. */
  const escort = (vic: Partial<Placed>, more: Placed[] = [], turn = 2): Arrangement => ({
    scenario: 'vic',
    models: [...leaders, { ...model('vic', 0, 12, 12), ...vic }, ...more],
    vic: 2,
    escort: 0,
    turn,
  });

  test('a gang that is far ahead when the turns run out has drawn', () => {
    const strong = [model('ogre', 0, 4, 8, over), model('troll', 0, 8, 8, over)];
    const all = escort({ y: 14, ...over }, strong, 6);
    // Somebody must be left to act, or the game would be over.
    const ended = { ...all, models: all.models.map((m) => (m.profile === 'barry' ? m : { ...m, ...over })) };
    expect(Math.abs(value(ended) - 0.5)).toBeLessThan(0.1);
    // Early in the game the same gang is ahead.
    expect(value({ ...ended, turn: 2 })).toBeGreaterThan(0.6);
  });

  test('every move towards the far edge is good for the escort, and bad for the others', () => {
    for (const turn of [2, 4, 6]) {
      expect(value(escort({ y: 18 }, [], turn))).toBeGreaterThan(value(escort({ y: 14 }, [], turn)));
      expect(value(escort({ y: 18 }, [], turn), 1)).toBeLessThan(value(escort({ y: 14 }, [], turn), 1));
    }
  });

  test('whoever stands beside it holds it, and whoever stands in its way bars it, friends too (KC-9.24, KC-2.28)', () => {
    const vic = model('vic', 0, 12, 12);
    const behind = escort({}, [beside(vic, 'south', 'human-lowlife', 0)]);
    // One friend ahead leaves ways around it; three do not.
    const ahead = (['north-west', 'north', 'north-east'] as const).map((side) =>
      beside(vic, side, 'human-lowlife', 0, { gap: 0.5 }),
    );
    const around = (['south-west', 'south', 'south-east'] as const).map((side) =>
      beside(vic, side, 'human-lowlife', 0, { gap: 0.5 }),
    );
    expect(value(escort({}, ahead))).toBeLessThan(value(escort({}, around)));
    const holder = (gap: number): Arrangement => escort({}, [beside(vic, 'south', 'human-lowlife', 1, { gap })]);
    expect(value(holder(0))).toBeLessThan(value(holder(0.3)));
    expect(value(behind)).toBeGreaterThan(value(holder(0)));
  });

  test('wounds of it are good for those who hunt it while there is time to finish it', () => {
    const hunted = (wounds: number): number => value(escort({ wounds }), 1);
    expect(hunted(3)).toBeGreaterThan(hunted(1));
  });

  test('the closest way out is around a wall, not through it', () => {
    const { table } = given({ ...escort({}), terrain: 'house 4 15 20 17 3' }).game;
    expect(wayToEdge(table, { x: 12, y: 12 }, 'north')).toBeGreaterThan(15);
    expect(wayToEdge(table, { x: 2, y: 12 }, 'north')).toBeCloseTo(12, 0);
    // Beside a wall one stands as well as anywhere.
    expect(wayToEdge(table, { x: 12, y: 17.7 }, 'north')).toBeCloseTo(6.3, 0);
  });
});

describe('the chest (KC-28.2, KC-28.20)', () => {
  const carrier = model('human-lowlife', 0, 12, 8);
  const carried = (of: Partial<Placed>, more: Placed[] = [], turn = 3): Arrangement => ({
    scenario: 'chuck-ball',
    models: [...leaders, { ...carrier, ...of }, ...more],
    chest: { carrier: 2 },
    turn,
  });

  test('in hand it is worth more the nearer home it is, and nothing if home is too far for the turns that are left', () => {
    expect(value(carried({ y: 5 }))).toBeGreaterThan(value(carried({ y: 9 })));
    expect(value(carried({ y: 16 }, [], 2))).toBeGreaterThan(value(carried({ y: 16 }, [], 6)) + 0.05);
    expect(value(carried({ y: 16 }, [], 6))).toBeLessThan(0.56);
  });

  test('a carrier does not want to be near the enemy, nor held by one', () => {
    const enemy = (gap: number): number => value(carried({}, [beside(carrier, 'north', 'orc-ruffian', 1, { gap })]));
    expect(enemy(0)).toBeLessThan(enemy(0.3));
    expect(enemy(0.3)).toBeLessThan(enemy(6));
  });

  test('whoever stands on the chest keeps all others from it', () => {
    const lying = (on: Partial<Placed>): number =>
      value({
        scenario: 'chuck-ball',
        models: [...leaders, model('human-lowlife', 0, 12, 6.7), { ...model('orc-ruffian', 1, 12, 8), ...on }],
        chest: { x: 12, y: 8 },
        turn: 3,
      });
    expect(lying({})).toBeLessThan(lying({ x: 13.2 }));
  });

  test.each([
    ['takes it, even beside an enemy', [beside(carrier, 'north', 'human-lowlife', 1)], { x: 12, y: 8 }, 'take chest'],
    ['carries it home in the last turn', [beside(carrier, 'north', 'human-lowlife', 1, { gap: 3 })], { carrier: 2 }, 'walk'],
  ] as const)('greedy %s', (_, more, chest, said) => {
    const s = given({ ...carried({ y: 'carrier' in chest ? 3.5 : 8 }, [...more], 6), chest });
    s.activate(2);
    const answers = [1, 2, 3].map((seed) =>
      new GreedyBot(seed).decideNow(see(game, s.game as Game<unknown>, 0, new QuickRandom(seed))),
    );
    expect(answers).toEqual([said, said, said]);
  });

  test('nobody shoots at those who fight with the own carrier (KC-12.31)', () => {
    const beater = beside(carrier, 'north', 'human-lowlife', 1);
    const shots = (enemy: Placed): (boolean | undefined)[] => {
      const s = given(carried({}, [enemy, model('goblin-sharpshooter', 0, 19, 9)]));
      s.activate(4).allowed(0, 'shoot m3');
      return ['shoot m3', 'draw cards'].map((answer) => kobolds.bots.shuns?.(s.game, 0, answer));
    };
    expect(shots(beater)).toEqual([true, false]);
    expect(shots({ ...beater, y: beater.y + 0.3 })).toEqual([false, false]);
  });
});

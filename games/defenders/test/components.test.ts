/** Chapter 2: components, players and seats. */
import { rankOf, SUITS, suitOf } from '@guildhall/cards';
import { whyNotSeated } from '@guildhall/wire/customs';
import { describe, expect, test } from 'vitest';
import { CONFERRING_MODES, entryDie, JOKER, NARRATION_MODES, RECOMMENDED_SEATS, SETTINGS, SOLO_SEATS } from '../data/index.ts';
import { defenders } from '../index.ts';
import { creating, mapping, place, word } from './founding.ts';
import { dealt, given, type Scene } from './kit.ts';

const refusalOf = (options: { [name: string]: string }, seats: number): string => {
  const complete = defenders.options(options, seats);
  return 'why' in complete ? `${complete.rule} ${complete.why}` : '';
};
const seen = (s: Scene, seat: number | null) => s.view(seat).table;

describe('the pack', () => {
  test('DF-2.1 DF-2.2 52 cards, four suits of thirteen ranks, every card once', () => {
    const { table: t } = dealt({}, 2, 1);
    const pack = [...t.row, ...t.pile];
    expect(pack).toHaveLength(52);
    expect(new Set(pack).size).toBe(52);
    for (const suit of SUITS) {
      expect(new Set(pack.filter((card) => suitOf(card) === suit).map(rankOf)).size).toBe(13);
    }
  });

  test('DF-2.3 the joker is in the threat deck only', () => {
    const s = dealt({}, 2, 1);
    expect([...s.table.row, ...s.table.pile]).not.toContain(JOKER);
    s.playOn(1, 5000, ({ phase }) => phase === 'first_threats');
    expect(s.table.deck.filter((card) => card === JOKER)).toHaveLength(1);
    expect(
      [...s.table.deck, ...s.table.threats.map(({ card }) => card), s.table.card].filter((card) => card !== ''),
    ).toHaveLength(53);
  });
});

describe('dice', () => {
  const attackOn = (entries: number, ...entry: number[]): Scene =>
    given({
      locations: Object.fromEntries(Array.from({ length: entries }, (_, i) => [`E${i}`, { exposed: true }])),
      defenders: { Ann: { card: '2h', at: 'E0' } },
      threats: { Orcs: { card: '8s' } },
      deck: ['9c'],
      dice: { attack: [1], entry },
    }).threatsAct();

  test('DF-2.4 the dice have four, six and eight sides', () => {
    for (const [entries, sides] of [
      [4, 4],
      [6, 6],
      [8, 8],
    ]) {
      attackOn(entries, 1).expectFact('entryRolled', { sides });
    }
    attackOn(2, 1).expectFact('attackRolled', { die: 1 });
  });

  test('DF-2.4 no die shows more than its sides', () => {
    for (const sides of [4, 6, 8]) expect(() => attackOn(sides, sides + 1)).toThrow(new RegExp(`\\b${sides}\\b`));
  });

  test('DF-2.5 a twelve-sided die is for nine to twelve entry points only', () => {
    expect(Array.from({ length: 12 }, (_, i) => i + 1).filter((points) => entryDie(points) === 12)).toEqual([9, 10, 11, 12]);
    attackOn(9, 9).expectFact('entryRolled', { sides: 12, die: 9 });
    attackOn(8, 8).expectFact('entryRolled', { sides: 8, die: 8 });
  });
});

describe('what is shared', () => {
  test('DF-2.6 one map and one sheet of notes, the same for every seat and for onlookers', () => {
    const s = given({ locations: { Gate: { exposed: true } }, defenders: { Watch: {} }, seats: 3 });
    s.answer(0, {
      characters: [{ name: 'Una', unit: '', personality: 'calm', preoccupation: 'bread' }],
      place: 'here',
      time: 'now',
      situation: 'waiting',
    });
    for (const seat of [0, 1, 2, null]) {
      const { sketch, world, persons, scene, connections } = seen(s, seat);
      expect({ sketch, world, persons, scene, connections }).toEqual({
        sketch: s.table.sketch,
        world: s.table.world,
        persons: [
          { name: 'Una', unit: '', personality: 'calm', preoccupation: 'bread', texts: { personality: 4, preoccupation: 5 } },
        ],
        scene: s.table.scene,
        connections: s.table.connections,
      });
    }
  });

  test('DF-2.7 every unit goes by an id and a name of its own', () => {
    const s = dealt({}, 3, 2);
    s.playOn(2, 5000, ({ table }) => table.turn === 1);
    const units = [...s.table.defenders, ...s.table.threats];
    expect(units.length).toBeGreaterThanOrEqual(12);
    expect(new Set(units.map(({ id }) => id)).size).toBe(units.length);
    expect(new Set(units.map(({ name }) => name.toLowerCase())).size).toBe(units.length);
  });
});

describe('seats', () => {
  test('DF-2.8 one to six seats, three to five recommended', () => {
    expect(defenders.meta.seats).toEqual({ min: 1, max: 6 });
    for (const seats of [1, 6]) expect(refusalOf({}, seats)).toBe('');
    for (const seats of [0, 7]) expect(refusalOf({}, seats)).toBe('GH-5 seats');
    expect(RECOMMENDED_SEATS).toEqual([3, 4, 5]);
  });

  test('DF-2.9 one person with several seats: seats take turns, but the person is not asked to vote', () => {
    const odd = { sort: 'location' as const, cards: [place('3c park wall'), word('8c loc.feared')] };
    const naming = { name: 'Keep', description: 'x' };
    const each = creating({ stacks: [odd] }).answer(0, 'finalise S0', naming);
    each.expectQuestion('finalise/challenge', 1);
    const one = creating({ stacks: [odd], options: { people: 'one' } }).answer(0, 'finalise S0', naming);
    one.expectQuestion('city creation/act', 1);
    expect(one.table.locations[0].wall).toBe(true);
  });

  test('DF-2.10 a solo game has one to six seats, three by default', () => {
    expect(SOLO_SEATS).toBe(3);
    for (const seats of [1, 2, 3, 4, 5, 6]) {
      const s = dealt({ people: 'one', startSeat: '0' }, seats, 1);
      // One "ready" is enough: there is one person.
      s.answer(0, 'ready').expectQuestion('city creation/act', 0);
    }
  });

  test('DF-2.11 one person and bots in all other seats: bots say no word in what persons decide', () => {
    const s = dealt({ startSeat: '0' }, 3, 1).answer(0, 'setting', SETTINGS[1]);
    const quiet = (seat: number): void => {
      const [best] = [...s.legal(seat)].sort(
        (a, b) => (defenders.bots.urge?.(s.game, seat, b) ?? 0) - (defenders.bots.urge?.(s.game, seat, a) ?? 0),
      );
      s.answer(seat, best);
    };
    quiet(1);
    quiet(2);
    expect(s.table.world.setting).toBe(SETTINGS[1]);
    s.expectFact('agreementReached', { passed: true, yes: 1, no: 0 });
    // And where persons say that they are ready, bots do not hold them up.
    quiet(1);
    quiet(2);
    s.answer(0, 'ready').expectQuestion('city creation/act', 0);
  });

  test('DF-2.11 at least one seat is held by a person', () => {
    const bots = [{ kind: 'bot' }, { kind: 'bot' }] as const;
    expect(whyNotSeated(defenders.meta, bots)).toEqual({ rule: 'DF-2.11', why: 'noPerson', about: {} });
    expect(whyNotSeated(defenders.meta, [...bots, { kind: 'person' }])).toBeNull();
  });

  test('DF-2.12 the turn passes clockwise', () => {
    const s = creating({ options: { startSeat: '1' }, locations: 6, defenders: 6, row: ['2c', '3c', '4c'] });
    s.expectQuestion('city creation/act', 1).answer(1, 'create 2c location', 'type park');
    s.expectQuestion('city creation/act', 2).answer(2, 'skip').expectQuestion('city creation/act', 0);
    s.answer(0, 'skip').expectQuestion('city creation/act', 1);
  });

  test('DF-2.13 the start seat is drawn unless it is named', () => {
    const drawn = Array.from({ length: 60 }, (_, seed) => dealt({}, 4, seed + 1).table.start);
    // Any of them, the first and the last too.
    expect([...new Set(drawn)].sort()).toEqual([0, 1, 2, 3]);
    const byLot = dealt({}, 4, 3);
    byLot.expectFact('startSeat', { rule: 'DF-2.13', seat: byLot.table.start, drawn: true });
    dealt({ startSeat: '2' }, 4, 3).expectFact('startSeat', { rule: 'DF-2.13', seat: 2, drawn: false });
    for (const seat of [0, 1, 2, 3]) expect(dealt({ startSeat: String(seat) }, 4, 1).table.start).toBe(seat);
    expect(refusalOf({ startSeat: '4' }, 4)).toBe('DF-2.13 noSuchStartSeat');
    expect(refusalOf({ startSeat: '3' }, 4)).toBe('');
  });

  test('DF-2.13 it begins city creation, creates the first threat and is First Player of turn 1', () => {
    const s = dealt({ startSeat: '2' }, 3, 5);
    while (s.question === 'world building/wish') s.answer(s.actor, 'ready');
    s.expectQuestion('city creation/act', 2);
    s.playOn(1, 5000, ({ question }) => question === 'new threat/name');
    s.expectQuestion('new threat/name', 2);
    s.expectFact('threatDrawn', { seat: 2 });
    s.playOn(1, 5000, ({ question }) => question === 'reflection/frame');
    expect([s.table.turn, s.table.first, s.actor]).toEqual([1, 2, 2]);
  });

  test('DF-2.14 the options of the table, none of which changes a number', () => {
    const options = defenders.meta.options.map(({ name, values, default: usual }) => [name, [...values], usual]);
    expect(options).toEqual([
      ['people', ['each', 'one'], 'each'],
      ['setting', ['agree', ...SETTINGS], 'agree'],
      ['narration', [...NARRATION_MODES], 'mixed'],
      ['conferring', [...CONFERRING_MODES], 'locked'],
      ['startSeat', ['random', '0', '1', '2', '3', '4', '5'], 'random'],
    ]);
    expect(refusalOf({ capacity: '3' }, 3)).toBe('GH-5 noSuchOption');
    const six = {
      locations: Object.fromEntries(
        ['Ac', '2c', '3c', '4c', '5c', '6c'].map((c, i) => [`P${i}`, [place(c), word(`${'789TJQ'[i]}c loc.feared`)]]),
      ),
    };
    const plain = mapping(six).table.locations;
    for (const more of [{ narration: 'written' }, { conferring: 'honour' }, { people: 'one' }, { setting: 'kaiju' }] as {
      [name: string]: string;
    }[]) {
      expect(mapping({ ...six, options: more }).table.locations).toEqual(plain);
    }
  });

  test('DF-2.14 a setting that the host has named is not up for agreement', () => {
    const s = dealt({ setting: 'kaiju', startSeat: '0' }, 2, 1);
    s.expectQuestion('world building/wish', 0, ['ready', 'city']);
    s.refused(0, 'setting', 'DF-2.14', 'settingStands');
    expect(s.table.world.setting).toBe('kaiju');
  });
});

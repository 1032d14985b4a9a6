/** Chapter 9: entry points. What a map suggests is worked out in graph.test.ts, too. */
import type { PlainRecord } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { DRAWN_AS, entryDie } from '../data/index.ts';
import { breached, entrySet } from '../rules/entries.ts';
import { idsOf } from '../rules/reading.ts';
import type { Played } from '../table.ts';
import { disc, draw, drawn, line, mapping, place, withoutNature, word } from './founding.ts';
import { type Arrangement, given, type Scene } from './kit.ts';

const CITY: { [name: string]: Played[] } = {
  Wall: [place('3c walls'), word('9c loc.feared')],
  Keep: [place('Kc'), word('2c loc.feared')],
  Shed: [place('Qc'), word('4c loc.feared')],
  Mill: [place('Jc'), word('5c loc.feared')],
  Cave: [place('Tc'), word('9s loc.underground')],
  Inn: [place('8c'), word('6c loc.feared')],
};
const RING = line([200, 100, 600, 100, 600, 500, 200, 500], {}, true);
/** All inside the ring unless drawn elsewhere. */
const INSIDE: { [name: string]: PlainRecord } = {
  Wall: RING,
  Keep: disc(300, 300),
  Shed: disc(400, 300),
  Mill: disc(500, 300),
  Cave: disc(300, 400, 'dotted'),
  Inn: disc(400, 400),
};
function deciding(drawings: { [name: string]: PlainRecord } = {}, locations = CITY, options = {}): Scene {
  const s = draw(withoutNature(mapping({ locations, options })), { ...INSIDE, ...drawings });
  while (s.question === 'connections/propose') s.answer(s.actor, 'pass');
  return s;
}
const dotted = (points: number[]) => ({ strokes: drawn({}, points, 'dotted').strokes });
const agree = (s: Scene, seat: number, change: string): Scene => s.answer(seat, 'propose', change).everybody('yes');

describe('at the start', () => {
  test('DF-9.1 DF-9.2 the table settles which locations are accessible from outside', () => {
    const s = deciding({ Shed: disc(800, 300), Cave: disc(800, 500, 'dotted') });
    // The wall, and the shed outside it; what is underground is not suggested.
    expect(s.entries).toEqual(['Wall', 'Shed']);
    s.expectFact('entryPointsSuggested', { rule: 'DF-9.2', entries: ['L0', 'L2'] });
    s.expectQuestion('entry points/propose', 0, ['pass', 'propose']);
    agree(s, 0, 'add {Cave}');
    expect(s.entries).toEqual(['Wall', 'Shed', 'Cave']);
    s.expectFact('entryPointChanged', { rule: 'DF-9.1', location: 'L4', entry: true, by: 0 });
    agree(s, 1, 'remove {Wall}');
    s.answer(2, 'pass').answer(0, 'pass').expectQuestion('entry points/propose', 1).answer(1, 'pass');
    expect(idsOf(s.table.exposed).map((id) => s.inWords(id))).toEqual(['Shed', 'Cave']);
    s.expectQuestion('placing/location', 0);
    expect(DRAWN_AS.entry_point).toBe('numbered_arrow');
  });

  test('DF-9.2 walls are suggested unless another, closed wall surrounds them', () => {
    const walls = { ...CITY, Keep: [place('2d walls'), word('2c loc.feared')] };
    const inner = line([300, 200, 500, 200], { inside: [400, 300] });
    expect(deciding({ Keep: inner, Shed: disc(400, 350) }, walls).entries).toEqual(['Wall']);
    // A wall that does not close surrounds nothing.
    const open = line([200, 100, 600, 100, 600, 500, 200, 500], { inside: [400, 300] });
    expect(deciding({ Wall: open, Keep: inner }, walls).entries).toEqual(['Wall', 'Keep']);
  });

  test('DF-9.2 a wall that is underground is not suggested, nor is anything that lies inside any wall, closed or not', () => {
    const walls = { ...CITY, Cave: [place('2d walls'), word('9s loc.underground')] };
    const tunnel = { ...line([700, 100, 900, 100], { inside: [800, 300] }), ...dotted([700, 100, 900, 100]) };
    expect(deciding({ Cave: tunnel }, walls).entries).toEqual(['Wall']);
    const open = line([200, 100, 600, 100], { inside: [400, 300] });
    expect(deciding({ Wall: open, Inn: disc(400, 20) }).entries).toEqual(['Wall', 'Inn']);
  });

  test('DF-2.13 DF-9.2 whoever has the start seat proposes first; a proposal begins the count of passes anew', () => {
    const s = deciding({}, CITY, { startSeat: '1' }).expectQuestion('entry points/propose', 1).answer(1, 'pass');
    s.expectFact('passed', { rule: 'DF-9.2', seat: 1 });
    s.answer(2, 'pass').answer(0, 'propose', 'add {Keep}').everybody('yes');
    s.answer(1, 'pass').answer(2, 'pass').expectQuestion('entry points/propose', 0);
    expect(s.answer(0, 'pass').question).toBe('placing/location');
  });

  test('DF-8.21 one location is put to decision at most twice, also as an amendment', () => {
    const s = deciding();
    const fail = (seat: number, put: string, amended?: string): void => {
      s.answer(seat, 'propose', put)
        .everybody('no')
        .answer(seat, amended === undefined ? 'stand by it' : s.named(amended))
        .everybody('no');
    };
    fail(0, 'add {Keep}');
    fail(1, 'add {Shed}', 'add {Keep}');
    expect(s.entries).toEqual(['Wall']);
    s.answer(2, 'propose').refused(2, 'add {Keep}', 'DF-8.21', 'putTwiceAlready');
    expect(s.offered(2)).not.toContain('add Keep');
    // The shed has been put once.
    s.answer(2, 'add {Shed}').everybody('yes');
    expect(s.entries).toEqual(['Wall', 'Shed']);
    s.answer(0, 'propose').refused(0, 'remove {Shed}', 'DF-8.21', 'putTwiceAlready');
  });

  test('DF-9.2 what is agreed is what was put last', () => {
    const s = deciding().answer(0, 'propose', 'add {Keep}').everybody('no').answer(0, 'add {Shed}').everybody('yes');
    expect(s.entries).toEqual(['Wall', 'Shed']);
  });

  test('DF-9.3 one at least must be exposed', () => {
    const s = deciding();
    expect(s.entries).toEqual(['Wall']);
    s.answer(0, 'propose').refused(0, 'remove {Wall}', 'DF-9.3', 'lastEntry');
    expect(s.refused(0, 'add {Wall}', 'DF-9.1', 'alreadyEntry').about).toEqual({ location: 'L0' });
    expect(s.refused(0, 'remove {Keep}', 'DF-9.1', 'notEntry').about).toEqual({ location: 'L1' });
    expect(s.refused(0, 'add Q9', 'DF-9.1', 'noSuchThing').about).toEqual({ id: 'Q9' });
    s.refused(0, 'add L6', 'DF-9.1', 'noSuchThing');
    expect(s.offered(0)).not.toContain('remove Wall');
  });

  test('DF-9.2 the others answer: what they refuse stays as it was', () => {
    const s = deciding().answer(0, 'propose', 'add {Keep}').everybody('no').answer(0, 'withdraw');
    expect(s.entries).toEqual(['Wall']);
    s.expectQuestion('entry points/propose', 1);
  });

  test('DF-9.5 numbers run from 1 in the order of drawing', () => {
    const s = deciding({ Shed: disc(800, 300), Keep: disc(900, 300), Inn: disc(850, 600) });
    // Drawn: Wall, then Keep 13, Shed 12, Inn 8.
    expect(s.entries).toEqual(['Wall', 'Keep', 'Shed', 'Inn']);
    // Not in the order in which they were founded.
    const { Inn, Shed, ...others } = CITY;
    const late = deciding({ Shed: disc(800, 300), Keep: disc(900, 300), Inn: disc(850, 600) }, { Inn, Shed, ...others });
    expect(late.entries).toEqual(['Wall', 'Keep', 'Shed', 'Inn']);
    agree(s, 0, 'remove {Keep}');
    expect(s.all('entryPoints').at(-1)).toMatchObject({ rule: 'DF-9.5', entries: ['L0', 'L2', 'L5'], die: 4 });
  });
});

const attacked = (exposed: number, entry: number[]): Scene =>
  given({
    locations: Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`E${i}`, { exposed: i < exposed }])),
    defenders: { Ann: { card: '2h', at: 'E8' } },
    threats: { Orcs: { card: '8s' } },
    deck: ['9c'],
    dice: { attack: [1], entry },
  }).threatsAct();

describe('rolling', () => {
  test('DF-9.4 with a single entry point nothing is rolled', () => {
    const s = attacked(1, []);
    expect([s.all('entryRolled'), s.expectFact('threatPlaced').location]).toEqual([[], 'L0']);
  });

  test('DF-9.6 the location of the number rolled is attacked', () => {
    expect(attacked(4, [3]).expectFact('threatPlaced').location).toBe('L2');
    expect(attacked(5, [5]).expectFact('threatPlaced').location).toBe('L4');
  });

  test('DF-9.7 a number that no entry point has is rolled again: an 8 with seven of them', () => {
    const s = attacked(7, [8, 8, 7]);
    expect(s.all('entryRolled').map(({ die, sides, again }) => [die, sides, again])).toEqual([
      [8, 8, true],
      [8, 8, true],
      [7, 8, false],
    ]);
    expect(s.expectFact('threatPlaced').location).toBe('L6');
    expect(attacked(3, [4, 1]).expectFact('threatPlaced').location).toBe('L0');
  });

  test('DF-9.8 the die goes by the number of entry points', () => {
    const dice = Array.from({ length: 12 }, (_, i) => entryDie(i + 1));
    expect(dice).toEqual([null, 4, 4, 4, 6, 6, 8, 8, 12, 12, 12, 12]);
  });
});

/** The Gate falls to the Orcs: 2 and 1 against 8 and 1. */
const FALL: Arrangement = {
  seats: 3,
  locations: { Gate: { card: 'Kc', exposed: true }, Yard: {}, Hall: {}, Deep: {} },
  connections: ['Gate Yard', 'Gate Hall', 'Hall Deep'],
  defenders: { Mob: { card: '2h', at: 'Gate' }, Ann: { card: '3h', at: 'Deep' } },
  threats: { Orcs: { card: '8s' }, Far: { card: 'Kd' } },
  deck: ['9c'],
  dice: { attack: [1], battle: [1, 1] },
};
const fallen = (more: Partial<Arrangement> = {}): Scene =>
  given({ ...FALL, ...more })
    .threatsAct()
    .quietly('entry points/confirm');

describe('anew', () => {
  test('DF-9.9 DF-9.10 when the only entry point falls, play pauses and what lies behind it is numbered', () => {
    const s = fallen();
    expect(s.entries).toEqual(['Yard', 'Hall']);
    s.expectQuestion('entry points/confirm', 0, ['confirm', 'propose']);
    expect(s.asked(0)?.show).toEqual({ entries: ['L1', 'L2'], anew: true });
  });

  test('DF-9.10 the same when it is destroyed', () => {
    const s = given({ ...FALL, threats: { Giant: { card: 'Ks' } }, deck: ['Kd'], dice: { activation: [1, 1] } });
    s.threatsAct().answer(0, '{Mob} {Yard}').quietly('entry points/confirm');
    expect([s.isRuined('Gate'), s.entries]).toEqual([true, ['Yard', 'Hall']]);
  });

  test('DF-9.11 breached are held places, exposed ruins, and ruins that hang on these; a ruin deep inside opens nothing', () => {
    const city = (locations: Arrangement['locations'], threats: Arrangement['threats'] = { Far: { card: 'Kd' } }): Scene =>
      given({ ...FALL, locations, threats, defenders: { Ann: { card: '3h', at: 'Yard' } } });
    const opened = (s: Scene) => [idsOf(breached(s.table)).map((id) => s.inWords(id)), s.entries];
    const [Gate, Yard, Hall, Deep] = [{ card: 'Kc' as const, exposed: true }, {}, {}, {}];
    expect(opened(city({ Gate, Yard, Hall, Deep }))).toEqual([[], ['Gate']]);
    expect(opened(city({ Gate, Yard, Hall: { ruined: true }, Deep }))).toEqual([[], ['Gate']]);
    expect(opened(city({ Gate: { ...Gate, ruined: true }, Yard, Hall, Deep }))).toEqual([['Gate'], ['Yard', 'Hall']]);
    expect(opened(city({ Gate: { ...Gate, ruined: true }, Yard, Hall: { ruined: true }, Deep }))).toEqual([
      ['Gate', 'Hall'],
      ['Yard', 'Deep'],
    ]);
    // On and on, from ruin to ruin.
    const [ruin, more] = [{ ruined: true }, { Gate: { ...Gate, ruined: true }, Yard }];
    expect(opened(city({ ...more, Hall: ruin, Deep: ruin }))).toEqual([['Gate', 'Hall', 'Deep'], ['Yard']]);
    // The enemy stands in the Hall; the Gate behind him is whole again.
    expect(opened(city({ Gate, Yard, Hall, Deep }, { Orcs: { card: '8s', at: 'Hall' } }))).toEqual([['Hall'], ['Gate', 'Deep']]);
  });

  test('DF-9.12 what is ruined or enemy-held is no entry point', () => {
    const s = fallen();
    expect([s.isHeld('Gate'), s.entries.includes('Gate')]).toEqual([true, false]);
    s.answer(0, 'propose');
    expect(s.refused(0, 'add {Gate}', 'DF-9.16', 'notEnterable').about).toEqual({ location: 'L0', why: 'held' });
  });

  test('DF-9.13 they are worked out after each battle, and targets already assigned are kept', () => {
    const s = given({
      ...FALL,
      locations: { Gate: { card: 'Kc', exposed: true }, Yard: {}, Hall: { card: 'Kd', exposed: true }, Deep: {} },
      defenders: { Mob: { card: '2h', at: 'Gate' }, Ann: { card: '3h', at: 'Hall' } },
      threats: { Orcs: { card: '8s' }, Horde: { card: '7s' } },
      dice: { attack: [1], entry: [1, 2], join: [1], battle: [1, 1, 1, 1] },
    });
    s.threatsAct().quietly('battles/location').answer(0, '{Gate}').quietly('entry points/confirm');
    expect(s.entries).toEqual(['Yard', 'Hall']);
    expect(s.table.target).toEqual([-1, 2]);
    s.quietly('battle/attack');
    expect(s.battle).toBe(2);
  });

  test('DF-9.13 they are worked out at the end of an attack, when the enemy has left a place and fallen elsewhere', () => {
    const left: Arrangement = {
      ...FALL,
      locations: { Gate: { exposed: true }, Yard: {}, Hall: {}, Deep: {} },
      defenders: { Ann: { card: 'Th', at: 'Yard' } },
      threats: { Orcs: { card: '2s', at: 'Gate' }, Far: { card: 'Kd' } },
      dice: { attack: [1], entry: [1], battle: [6, 1] },
    };
    const s = given(left);
    expect(s.entries).toEqual(['Yard', 'Hall']);
    s.threatsAct().quietly('entry points/confirm');
    expect([s.step, s.base('Orcs'), s.isHeld('Gate'), s.entries]).toEqual(['threats', 'destroyed', false, ['Gate']]);
    // When the siege is over with that nobody looks at them any more.
    const over = given({ ...left, threats: { Orcs: { card: '2s', at: 'Gate' } } });
    over.threatsAct().quietly('epilogues/epilogue');
    expect([over.all('entryPoints'), over.all('entryPointsConfirmed')]).toEqual([[], []]);
  });

  test('DF-9.13 they are worked out after a repair, and nobody is asked when nothing changed', () => {
    const s = given({
      ...FALL,
      locations: { Gate: { card: 'Kc', exposed: true, ruined: true }, Yard: {}, Hall: {}, Deep: {} },
      defenders: { Sappers: { card: '3h', trade: 'engineers', at: 'Yard' } },
      deck: ['2h'],
      dice: { ability: [6] },
    });
    expect(s.entries).toEqual(['Yard', 'Hall']);
    s.threatsAct();
    while (s.question === 'moves/move') s.answer(s.actor, 'pass');
    s.answer(0, '{Sappers} engineers {Gate}').quietly('entry points/confirm');
    expect(s.entries).toEqual(['Gate']);
    const quiet = given({ ...FALL, deck: ['2h'] }).threatsAct();
    while (quiet.question !== 'reflection/frame') quiet.answer(quiet.actor, quiet.question === 'moves/move' ? 'pass' : 'none');
    expect(quiet.all('entryPoints')).toEqual([]);
  });

  test('DF-9.14 if there were none, all enterable locations are', () => {
    const s = given({ ...FALL, connections: ['Hall Deep'] })
      .threatsAct()
      .quietly('entry points/confirm');
    // The Gate is held and leads nowhere.
    expect(s.entries).toEqual(['Yard', 'Hall', 'Deep']);
    // The same where the table has kept out all there were, also those.
    const shut = fallen();
    shut.table.keptOut = 0b110;
    expect(idsOf(entrySet(shut.table)).map((id) => shut.inWords(id))).toEqual(['Yard', 'Hall', 'Deep']);
  });

  test('DF-9.15 the First Player confirms, then each other person may propose once', () => {
    const s = fallen({ first: 1 });
    s.expectQuestion('entry points/confirm', 1).answer(1, 'confirm').expectFact('entryPointsConfirmed', { seat: 1 });
    s.expectQuestion('entry points/propose', 2, ['pass', 'propose']);
    agree(s, 2, 'remove {Yard}').expectFact('entryPointChanged', { rule: 'DF-9.15', location: 'L1', entry: false });
    expect(s.entries).toEqual(['Hall']);
    s.expectQuestion('entry points/propose', 0);
    agree(s, 0, 'add {Deep}');
    expect(s.entries).toEqual(['Hall', 'Deep']);
    expect(s.question).toBe('moves/move');
    // What is exposed has not changed.
    expect(idsOf(s.table.exposed)).toEqual(['L0']);
  });

  test('DF-9.15 what one person has changed another can change back', () => {
    const s = fallen({ first: 1 }).answer(1, 'confirm');
    agree(s, 2, 'remove {Yard}');
    expect([s.entries, s.table.keptOut, s.table.letIn]).toEqual([['Hall'], 0b10, 0]);
    agree(s, 0, 'add {Yard}');
    expect([s.entries, s.table.keptOut, s.table.letIn]).toEqual([['Yard', 'Hall'], 0, 0b10]);
    const other = fallen({ first: 1 }).answer(1, 'confirm');
    agree(other, 2, 'add {Deep}');
    agree(other, 0, 'remove {Deep}');
    expect([other.entries, other.table.keptOut, other.table.letIn]).toEqual([['Yard', 'Hall'], 0b1000, 0]);
  });

  test('DF-9.15 with one person for all seats that one is asked, and nobody else', () => {
    const s = fallen({ first: 1, options: { people: 'one' } }).answer(1, 'confirm');
    expect(s.question).toBe('moves/move');
  });

  test('DF-9.15 the removal of a location is forgotten when its status changes, and what concerns others is not', () => {
    const s = fallen({
      threats: { Orcs: { card: '8s' }, Far: { card: 'Ks' } },
      deck: ['9c', 'Kd'],
      dice: { ...FALL.dice, activation: [1], ability: [6] },
      defenders: { Mob: { card: '2h', at: 'Gate' }, Sappers: { card: '3h', trade: 'engineers', at: 'Deep' } },
    });
    agree(s, 0, 'remove {Yard}');
    agree(s, 1, 'add {Deep}').quietly('moves/move');
    expect([s.entries, s.table.keptOut, s.table.letIn]).toEqual([['Hall', 'Deep'], 0b10, 0b1000]);
    s.endTurn().threatsAct();
    // Far destroys the Yard, which was kept out; the Deep stays as the table has it.
    s.quietly('moves/move');
    expect([s.isRuined('Yard'), s.entries, s.table.keptOut, s.table.letIn]).toEqual([true, ['Hall', 'Deep'], 0, 0b1000]);
  });

  test('DF-9.15 an override holds until the status of its location changes', () => {
    const s = fallen({
      threats: { Orcs: { card: '8s' }, Far: { card: 'Ks' } },
      deck: ['9c', 'Kd'],
      dice: { ...FALL.dice, activation: [3] },
    });
    agree(s, 0, 'add {Deep}').quietly('moves/move');
    while (s.question !== 'reflection/frame') s.answer(s.actor, s.question === 'moves/move' ? 'pass' : 'none');
    expect([s.entries, s.table.letIn]).toEqual([['Yard', 'Hall', 'Deep'], 0b1000]);
    // Far destroys the third of the enterable locations, which is Deep.
    s.threatsAct().quietly('entry points/confirm');
    expect([s.isRuined('Deep'), s.entries, s.table.letIn]).toEqual([true, ['Yard', 'Hall'], 0]);
  });

  test('DF-9.16 an override leaves one entry point at least and adds none that cannot be entered', () => {
    const s = fallen();
    agree(s, 0, 'remove {Yard}');
    s.answer(1, 'propose').refused(1, 'remove {Hall}', 'DF-9.16', 'lastEntry');
    s.refused(1, 'add {Gate}', 'DF-9.16', 'notEnterable');
    expect(s.offered(1).sort()).toEqual(['add Deep', 'add Yard']);
  });
});

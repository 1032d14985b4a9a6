/** Chapter 8: the map as data, and how the table changes its connections. The geometry is worked out in graph.test.ts. */
import type { PlainRecord } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { CONVENTIONS, DRAWN_AS, FEATURE_SORTS, LAYERS, LINE_STYLES } from '../data/index.ts';
import { anchorOf, gap, isAcross, isInside, outlineOf } from '../rules/footprints.ts';
import type { Footprint, Played } from '../table.ts';
import { box, disc, draw, drawn, line, mapping, place, river, said, withoutNature, word } from './founding.ts';
import { given, type Scene } from './kit.ts';

/** Six small places along the lower edge, 80 apart, unless they are drawn elsewhere. */
const SMALL: { [name: string]: Played[] } = {
  A: [place('Kc'), word('2c loc.feared')],
  B: [place('Qc'), word('3c loc.feared')],
  C: [place('Jc'), word('4c loc.feared')],
  D: [place('Tc'), word('5c loc.feared')],
  E: [place('9c'), word('7c loc.feared')],
  F: [place('8c'), word('6c loc.feared')],
};
type Drawings = { [name: string]: PlainRecord };
function settled(
  drawings: Drawings = {},
  more: { [name: string]: Played[] } = {},
  features: PlainRecord[] = [],
  seats = 3,
): Scene {
  const s = mapping({ seats, locations: { ...SMALL, ...more } });
  for (const feature of features) s.answer(s.actor, feature);
  return draw(withoutNature(s), drawings);
}
const pairs = (s: Scene): string[] =>
  s.table.connections.map(({ a, b, origin }) => `${s.table.locations[a].name}${s.table.locations[b].name} ${origin}`);
const everywhereElse = (s: Scene): Scene => {
  while (s.question === 'connections/propose') s.answer(s.actor, 'pass');
  return s;
};
/** A and B touch. */
const NEAR: Drawings = { A: disc(100, 100), B: disc(130, 100) };
const WALLED = { A: [place('3d walls'), word('2c loc.feared')] };

describe('the sketch', () => {
  const drawing = (): Scene => withoutNature(mapping({ locations: SMALL }));

  test('DF-8.1 only the graph counts: strokes that run elsewhere connect nothing', () => {
    const far = { ...disc(100, 100), strokes: [{ style: 'solid', ink: 'ink', width: 2, points: [100, 100, 300, 100] }] };
    expect(pairs(settled({ A: far, B: disc(300, 100) }))).toEqual([]);
    expect(pairs(settled(NEAR))).toEqual(['AB default']);
  });

  test('DF-8.2 a sheet of 1000 by 700, strokes with style, ink and width', () => {
    const s = drawing();
    const at = { kind: 'small', x: 0, y: 0 };
    s.branch().answer(0, drawn(at, [0, 0, 1000, 700]));
    s.refused(0, drawn(at, [0, 0, 1000.1, 700]), 'DF-8.2', 'offSheet');
    s.refused(0, drawn(at, [0, 0, 1000, 700.1]), 'DF-8.2', 'offSheet');
    s.refused(0, drawn(at, [0, -1, 1000, 700]), 'DF-8.2', 'offSheet');
    s.refused(0, drawn(at, [0, 0, 'x' as never, 5]), 'DF-8.2', 'notNumbers');
    s.refused(0, drawn(at, [0, 0, 5]), 'DF-8.2', 'notAShape');
    s.refused(0, drawn(at, [0, 0, 90, 0], 'wavy'), 'DF-8.2', 'noSuchStyle');
    const strokes = (count: number) => Array.from({ length: count }, () => drawn(at, [0, 0, 40, 0]).strokes[0]);
    s.branch().answer(0, { footprint: at, strokes: strokes(400) });
    s.refused(0, { footprint: at, strokes: strokes(401) }, 'DF-8.2', 'tooManyStrokes');
    s.answer(0, drawn(at, [0.04, 0, 40.06, 0]));
    expect(s.table.sketch.drawings[0]).toMatchObject({ seat: 0, strokes: [{ style: 'solid', points: [0, 0, 40.1, 0] }] });
    expect([LAYERS.length, LINE_STYLES]).toEqual([6, ['solid', 'dotted', 'dashed']]);
  });

  test('DF-8.3 each kind has its footprint: a simple polygon, a line of half-width 12, a disc of 18', () => {
    const s = drawing();
    s.refused(0, box(10, 10, 50, 50), 'DF-8.3', 'wrongFootprint');
    const park = withoutNature(mapping({ locations: { ...SMALL, A: [place('3d park'), word('2c loc.feared')] } }));
    const bow = { kind: 'area', points: [0, 0, 50, 50, 50, 0, 0, 50] };
    park.refused(0, drawn(bow, [0, 0, 50, 50]), 'DF-8.3', 'notAPolygon');
    park.refused(0, disc(10, 10), 'DF-8.3', 'wrongFootprint');
    const o = (footprint: Footprint) => outlineOf(footprint);
    const long = o({ kind: 'long', points: [0, 100, 200, 100], closed: false });
    // 60 between the line and the centre: 12 and 18 of it are the places' own.
    expect(gap(long, o({ kind: 'small', x: 100, y: 160 }))).toBeCloseTo(30);
    const nature = mapping({ locations: SMALL });
    nature.refused(0, { sort: 'river', ...box(0, 0, 50, 50) }, 'DF-8.3', 'riverIsALine');
    // Other features have a line or a polygon, and none is a disc.
    nature.refused(0, { sort: 'lake', ...disc(50, 50) }, 'DF-8.3', 'wrongFootprint');
    for (const shape of [box(0, 0, 50, 50), line([0, 0, 50, 50])]) nature.branch().answer(0, { sort: 'cliff', ...shape });
    nature.answer(0, river(0, 0, 50, 50));
  });
});

describe('defaults', () => {
  test('DF-8.4 DF-8.6 what overlaps or lies within 20 units is adjacent, and adjacent locations are connected', () => {
    // Discs of 18: 56 apart is a gap of 20.
    expect(pairs(settled({ A: disc(100, 100), B: disc(156, 100) }))).toEqual(['AB default']);
    expect(pairs(settled({ A: disc(100, 100), B: disc(156.2, 100) }))).toEqual([]);
    // One in the middle of another.
    const park = { A: [place('3d park'), word('2c loc.feared')] };
    expect(pairs(settled({ A: box(100, 100, 300, 300), B: disc(250, 250) }, park))).toEqual(['AB default']);
    const under = { A: [place('Kc'), word('9s loc.underground')] };
    expect(pairs(settled({ A: disc(100, 100, 'dotted'), B: disc(100, 100) }, under))).toEqual(['AB default']);
  });

  test('DF-8.5 units move both ways', () => {
    for (const [from, to] of [
      ['A', 'B'],
      ['B', 'A'],
    ]) {
      const s = given({
        locations: { A: { exposed: true }, B: {} },
        connections: ['A B'],
        defenders: { Ann: { card: '2h', at: from } },
        deck: ['2h'],
      });
      s.threatsAct().expectQuestion('moves/move', 0, [`Ann ${to}`, 'pass']);
    }
  });

  test('DF-8.7 a river parts its banks; a lake does not', () => {
    expect(pairs(settled(NEAR, {}, [river(115, 0, 115, 300)]))).toEqual([]);
    expect(pairs(settled(NEAR, {}, [{ sort: 'lake', ...box(112, 0, 6, 300) }]))).toEqual(['AB default']);
    // Nor does anything else that runs between them.
    for (const sort of FEATURE_SORTS.filter((one) => one !== 'river')) {
      expect(pairs(settled(NEAR, {}, [{ ...river(115, 0, 115, 300), sort }])), sort).toEqual(['AB default']);
    }
  });

  test('DF-8.8 DF-8.9 a wall joins the places inside it, and parts the two sides', () => {
    const wall = line([300, 0, 300, 400], { inside: [500, 200] });
    const s = settled({ A: wall, B: disc(340, 200), C: disc(262, 200), D: disc(345, 240), E: disc(255, 240) }, WALLED);
    expect(pairs(s)).toEqual(['AB default', 'AD default', 'BD default', 'CE default']);
    // 18 units apart, but the wall runs between them; without it they are neighbours.
    const parks = { E: [place('5d park'), word('7c loc.feared')], F: [place('4d park'), word('6c loc.feared')] };
    const sides = { E: box(150, 100, 140, 60), F: box(308, 100, 80, 60) };
    expect(pairs(settled({ A: wall, ...sides }, { ...WALLED, ...parks }))).toEqual(['AF default']);
    expect(pairs(settled(sides, parks))).toEqual(['EF default']);
  });

  test('DF-8.7 DF-8.10 DF-8.11 a road with a bridge or a gate joins both sides, and the wall', () => {
    const road = { B: [place('2d thoroughfare'), word('3c loc.feared')] };
    const bridged = line([100, 200, 500, 200], { crossings: [{ with: 'N0', sort: 'bridge' }] });
    const s = settled({ B: bridged, C: disc(250, 230), D: disc(350, 230) }, road, [river(300, 0, 300, 700)]);
    expect(pairs(s)).toEqual(['BC default', 'BD default']);
    // The river runs along the road and then under it: beyond it lies C, joined by the bridge alone.
    const along = [river(0, 215, 450, 215, 450, 0)];
    const far = { C: disc(250, 240) };
    expect(pairs(settled({ B: bridged, ...far }, road, along))).toEqual(['BC default']);
    expect(pairs(settled({ B: line([100, 200, 400, 200]), ...far }, road, along))).toEqual([]);
    // Nor does it matter which of the two was founded first.
    const late = { C: [place('2d thoroughfare'), word('4c loc.feared')] };
    expect(pairs(settled({ C: bridged, B: disc(250, 240) }, late, along))).toEqual(['BC default']);
    const wall = line([300, 0, 300, 400], { inside: [500, 200] });
    const gated = line([100, 200, 500, 200], { crossings: [{ with: 'L0', sort: 'gate' }] });
    const city = settled({ A: wall, B: gated, C: disc(240, 230), D: disc(360, 230) }, { ...WALLED, ...road });
    expect(pairs(city)).toEqual(['AB default', 'BC default', 'BD default']);
  });

  test('DF-8.12 neither rivers nor walls part an underground place from others', () => {
    const under = { B: [place('Qc'), word('9s loc.underground')] };
    expect(pairs(settled({ ...NEAR, B: disc(130, 100, 'dotted') }, under, [river(115, 0, 115, 300)]))).toEqual(['AB default']);
    const wall = line([300, 0, 300, 400], { inside: [500, 200] });
    const s = settled({ A: wall, B: disc(262, 200, 'dotted'), C: disc(340, 200) }, { ...WALLED, ...under });
    // Outside, and still joined with the wall; C is 78 away from B.
    expect(pairs(s)).toEqual(['AB default', 'AC default']);
  });

  test('DF-8.13 sides are counted by crossings from the anchor; a disc that touches the wall is inside', () => {
    const o = outlineOf;
    const wall = o({ kind: 'long', points: [300, 0, 300, 400], closed: false });
    const inside = { x: 500, y: 200 };
    const small = (x: number): Footprint => ({ kind: 'small', x, y: 200 });
    // The wall reaches to 288, the disc 18 from its centre.
    expect(isInside(o(small(270)), wall, inside)).toBe(true);
    expect(isInside(o(small(269)), wall, inside)).toBe(false);
    expect(isInside(o(small(340)), wall, inside)).toBe(true);
    // A zigzag crossed twice is not crossed.
    const zigzag = o({ kind: 'long', points: [300, 0, 300, 250, 400, 250, 400, 0], closed: false });
    expect(isInside(o({ kind: 'small', x: 200, y: 200 }), zigzag, inside)).toBe(true);
    // A long place stands by its middle, although its end is inside.
    const road: Footprint = { kind: 'long', points: [100, 200, 350, 200], closed: false };
    expect([anchorOf(o(road)), isInside(o(road), wall, inside)]).toEqual([{ x: 225, y: 200 }, false]);
    const stream = o({ kind: 'long', points: [300, 0, 300, 700], closed: false });
    expect(isAcross(o(small(290)), o(small(310)), stream)).toBe(true);
    // For a long place the bank is that of its point nearest to the other.
    expect(isAcross(o(road), o(small(340)), stream)).toBe(false);
    expect(isAcross(o(road), o(small(260)), stream)).toBe(false);
    expect(isAcross(o(small(340)), o(road), stream)).toBe(false);
    // Of two long places their nearest points: both come to the same bank, though their middles are on different ones.
    const lane: Footprint = { kind: 'long', points: [345, 230, 345, 900], closed: false };
    expect([isAcross(o(road), o(lane), stream), isAcross(o(lane), o(road), stream)]).toEqual([false, false]);
    const pier: Footprint = { kind: 'long', points: [350, 200, 350, 400], closed: false };
    expect(isAcross(o(pier), o({ kind: 'long', points: [250, 200, 250, 400], closed: false }), stream)).toBe(true);
  });

  test('DF-8.20 adjacent walls are connected, whichever side they are on', () => {
    const walls = { ...WALLED, B: [place('2d walls'), word('3c loc.feared')] };
    const one = line([300, 0, 300, 200], { inside: [500, 100] });
    const two = line([280, 210, 100, 210], { inside: [200, 500] });
    expect(pairs(settled({ A: one, B: two }, walls))).toEqual(['AB default']);
  });

  test('DF-8.17 a graph in parts is legal, and whoever stands alone is told', () => {
    const s = settled(NEAR);
    expect(s.expectFact('connectionsWorkedOut', { pairs: ['L0 L1'] }).unconnected).toEqual(['L2', 'L3', 'L4', 'L5']);
    expect(s.asked(0)?.show).toEqual({ unconnected: ['L2', 'L3', 'L4', 'L5'] });
    // Also those whom the table has cut off.
    s.answer(0, 'propose', 'disconnect L0 L1').everybody('yes');
    expect(s.asked(1)?.show).toEqual({ unconnected: ['L0', 'L1', 'L2', 'L3', 'L4', 'L5'] });
    expect([said(s).includes('Without any'), said(s, 'pl').includes('Bez żadnego')]).toEqual([true, true]);
    everywhereElse(s).expectQuestion('entry points/propose', 0);
  });
});

describe('changes by the table', () => {
  test('DF-8.14 DF-8.19 a connection is removed, added or made a default again', () => {
    const wall = line([300, 0, 300, 400], { inside: [500, 200] });
    const s = settled({ A: wall, B: disc(340, 200), C: disc(262, 200) }, WALLED);
    expect(pairs(s)).toEqual(['AB default']);
    s.answer(0, 'propose', 'disconnect L0 L1').everybody('yes');
    expect([pairs(s), s.table.links[0]]).toEqual([['AB removed'], 0]);
    s.expectFact('connectionChanged', { rule: 'DF-8.14', a: 'L0', b: 'L1', origin: 'removed', by: 0 });
    s.answer(1, 'propose').refused(1, 'disconnect L0 L1', 'DF-8.14', 'notConnected');
    expect(s.refused(1, 'connect L0 Q9', 'DF-8.14', 'noSuchThing').about).toEqual({ id: 'Q9' });
    s.refused(1, 'connect L0', 'DF-8.14', 'notAnAnswer');
    // Adjacent, but outside: an added one.
    s.answer(1, 'connect L0 L2').everybody('yes');
    expect(pairs(s)).toEqual(['AB removed', 'AC added']);
    s.answer(2, 'propose').refused(2, 'connect L0 L2', 'DF-8.14', 'alreadyConnected');
    s.answer(2, 'connect L0 L1').everybody('yes');
    expect([pairs(s), s.table.links[0]]).toEqual([['AC added', 'AB default'], 0b110]);
    expect(s.table.connections.every(({ a, b }) => a < b)).toBe(true);
    expect([DRAWN_AS.added_connection, DRAWN_AS.removed_connection]).toEqual(['double_arrow', 'cross']);
  });

  test('DF-8.15 over a gap too, drawn as a dashed line', () => {
    const s = settled(NEAR).answer(0, 'propose', 'connect L0 L5').everybody('yes');
    expect(pairs(s)).toEqual(['AB default', 'AF gap']);
    s.expectFact('connectionChanged', { rule: 'DF-8.15', origin: 'gap' });
    expect([DRAWN_AS.gap_connection, CONVENTIONS.length]).toEqual(['dashed', 5]);
  });

  test('DF-8.16 in turns from the start seat, one proposal or a pass, until all pass in succession', () => {
    const s = settled(NEAR).expectQuestion('connections/propose', 0, ['pass', 'propose']);
    s.answer(0, 'pass').answer(1, 'pass').answer(2, 'propose', 'connect L4 L5');
    s.expectQuestion('agreement/answer', 0).answer(0, 'no').answer(1, 'no').answer(2, 'stand by it').everybody('no');
    expect(pairs(s)).toEqual(['AB default']);
    s.expectQuestion('connections/propose', 0).answer(0, 'pass').answer(1, 'pass').expectQuestion('connections/propose', 2);
    s.answer(2, 'pass').expectQuestion('entry points/propose', 0);
  });

  test('DF-2.13 DF-8.16 whoever has the start seat proposes first', () => {
    const s = draw(withoutNature(mapping({ locations: SMALL, options: { startSeat: '1' } })), NEAR);
    s.expectQuestion('connections/propose', 1).answer(1, 'pass').expectQuestion('connections/propose', 2);
    s.answer(2, 'propose', 'connect L4 L5').everybody('yes');
    s.expectFact('connectionChanged', { by: 2 });
    expect(s.table.connections.at(-1)).toEqual({ a: 4, b: 5, origin: 'gap', by: 2 });
    s.answer(0, 'pass').answer(1, 'pass').answer(2, 'pass').expectQuestion('entry points/propose', 1);
  });

  test('DF-8.14 DF-8.16 what is agreed is what was put last; an added connection that is removed is gone', () => {
    const s = settled(NEAR).answer(0, 'propose', 'connect L0 L2').everybody('no').answer(0, 'connect L0 L3').everybody('yes');
    expect(pairs(s)).toEqual(['AB default', 'AD gap']);
    s.answer(1, 'propose', 'disconnect L0 L3').everybody('yes');
    expect([pairs(s), s.table.links[3]]).toEqual([['AB default'], 0]);
    s.expectFact('connectionChanged', { origin: 'removed', by: 1 });
  });

  test('DF-8.18 a ruined location keeps its connections, unusable until it is repaired', () => {
    const s = given({
      locations: { Gate: { exposed: true }, Keep: {}, Yard: {} },
      connections: ['Gate Keep', 'Keep Yard'],
      defenders: { Ann: { card: '2h', at: 'Keep' } },
      threats: { Giant: { card: 'Ks' } },
      deck: ['Kd'],
      dice: { activation: [1, 1] },
    });
    const before = s.table.connections;
    s.threatsAct().quietly('moves/move');
    expect([s.isRuined('Gate'), s.table.connections]).toEqual([true, before]);
    s.expectQuestion('moves/move', 0, ['Ann Yard', 'pass']);
    // One that is taken keeps them, too.
    const taken = given({
      locations: { Gate: { exposed: true }, Keep: {} },
      connections: ['Gate Keep'],
      defenders: { Ann: { card: '2h', at: 'Keep' } },
      threats: { Orcs: { card: '8s' } },
      deck: ['9c'],
      dice: { attack: [1] },
    });
    taken.threatsAct().quietly('activation/unit');
    expect([taken.isHeld('Gate'), taken.table.connections.length, taken.table.links]).toEqual([true, 1, [0b10, 0b01]]);
  });

  test('DF-8.21 one pair is put to decision at most twice, also as an amendment', () => {
    const s = settled(NEAR);
    const fail = (seat: number, put: string, amended?: string): void => {
      s.answer(seat, 'propose', put)
        .everybody('no')
        .answer(seat, amended ?? 'stand by it')
        .everybody('no');
    };
    fail(0, 'disconnect L0 L1');
    fail(1, 'connect L0 L2', 'disconnect L0 L1');
    s.answer(2, 'propose').refused(2, 'disconnect L0 L1', 'DF-8.21', 'putTwiceAlready');
    expect(s.offered(2)).not.toContain('disconnect A B');
    // The pair A C has been put once.
    expect(s.offered(2)).toContain('connect A C');
    s.answer(2, 'connect L0 L2').expectQuestion('agreement/answer', 0);
  });
});

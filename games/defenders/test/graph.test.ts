/** Chapter 8: adjacency, barriers and sides, on maps worked out by hand; chapter 9: what they suggest as entry points. */
import { describe, expect, it } from 'vitest';
import type { CrossingSort } from '../data/index.ts';
import { anchorOf, areAdjacent, gap, isAcross, isInside, outlineOf } from '../rules/footprints.ts';
import { defaultConnections, suggestedEntries } from '../rules/graph.ts';
import { idsOf } from '../rules/reading.ts';
import type { Footprint, Table } from '../table.ts';
import { dealt, type LocationWish, locationOf } from './kit.ts';

const disc = (x: number, y: number): Footprint => ({ kind: 'small', x, y });
const box = (x: number, y: number, w: number, h: number): Footprint => ({
  kind: 'area',
  points: [x, y, x + w, y, x + w, y + h, x, y + h],
});
const line = (...points: number[]): Footprint => ({ kind: 'long', points, closed: false });
const loop = (...points: number[]): Footprint => ({ kind: 'long', points, closed: true });
const o = outlineOf;

describe('footprints', () => {
  it('discs of radius 18 are adjacent up to 56 apart', () => {
    expect(gap(o(disc(100, 100)), o(disc(156, 100)))).toBeCloseTo(20);
    expect(areAdjacent(o(disc(100, 100)), o(disc(156, 100)))).toBe(true);
    expect(areAdjacent(o(disc(100, 100)), o(disc(156.1, 100)))).toBe(false);
  });
  it('lines reach 12 to each side', () => {
    // From the line at y = 100 to the side at y = 132.
    expect(gap(o(line(0, 100, 200, 100)), o(box(50, 132, 40, 40)))).toBeCloseTo(20);
    expect(gap(o(line(0, 100, 200, 100)), o(line(0, 150, 200, 150)))).toBeCloseTo(26);
  });
  it('what lies inside another overlaps it, whichever is looked at first', () => {
    expect(gap(o(disc(100, 100)), o(box(0, 0, 200, 200)))).toBe(0);
    expect(gap(o(box(0, 0, 200, 200)), o(disc(100, 100)))).toBe(0);
    expect(gap(o(box(80, 80, 20, 20)), o(box(0, 0, 200, 200)))).toBe(0);
    expect(gap(o(box(0, 0, 200, 200)), o(box(80, 80, 20, 20)))).toBe(0);
  });
  it('anchors: centre, centroid or first corner, middle of the line', () => {
    expect(anchorOf(o(disc(7, 9)))).toEqual({ x: 7, y: 9 });
    expect(anchorOf(o(box(0, 0, 100, 40)))).toEqual({ x: 50, y: 20 });
    expect(anchorOf(o(line(0, 0, 60, 0, 60, 40)))).toEqual({ x: 50, y: 0 });
    // A horseshoe has its centroid in the gap.
    const shoe: Footprint = { kind: 'area', points: [0, 0, 100, 0, 100, 100, 90, 100, 90, 10, 10, 10, 10, 100, 0, 100] };
    expect(anchorOf(o(shoe))).toEqual({ x: 0, y: 0 });
  });
  it('banks: an odd number of crossings is across, an even number is not', () => {
    const river = o(line(500, 0, 500, 700));
    expect(isAcross(o(disc(480, 100)), o(disc(520, 100)), river)).toBe(true);
    const bend = o(line(500, 0, 560, 200, 500, 400));
    expect(isAcross(o(disc(520, 10)), o(disc(520, 390)), bend)).toBe(false);
  });
  it('a long place is compared at its nearest point', () => {
    const river = o(line(500, 0, 500, 700));
    // The road crosses the river; the part next to the disc is on the disc's own bank.
    expect(isAcross(o(line(300, 100, 700, 100)), o(disc(650, 120)), river)).toBe(false);
  });
  it('inside a wall: an even number of crossings to the inside point, or a disc that touches it', () => {
    const wall = o(loop(100, 100, 300, 100, 300, 300, 100, 300));
    const inside = { x: 200, y: 200 };
    expect(isInside(o(disc(150, 150)), wall, inside)).toBe(true);
    expect(isInside(o(disc(50, 150)), wall, inside)).toBe(false);
    expect(isInside(o(disc(85, 150)), wall, inside)).toBe(true);
  });
});

interface Drawn extends LocationWish {
  at: Footprint;
  inside?: number[];
}
const WALL: LocationWish = { card: '3c', type: 'walls' };
const ROAD: LocationWish = { card: '2c', type: 'thoroughfare' };
const AREA: LocationWish = { card: '4c', type: 'park' };

/** A table with these places drawn on it. */
function map(
  places: { [name: string]: Drawn },
  rivers: Footprint[] = [],
  crossings: [string, string, CrossingSort][] = [],
): Table {
  const { table: t } = dealt({}, 2, 1);
  const names = Object.keys(places);
  const id = (name: string): string => (names.includes(name) ? `L${names.indexOf(name)}` : name);
  t.locations = names.map((name, i) => locationOf(`L${i}`, name, places[name]));
  t.order = names.map((_, i) => i);
  t.sketch = {
    features: rivers.map((footprint, i) => ({ id: `N${i}`, seat: 0, sort: 'river', footprint, strokes: [] })),
    drawings: names.map((name) => ({ seat: 0, footprint: places[name].at, strokes: [], inside: places[name].inside ?? null })),
    crossings: crossings.map(([road, over, sort]) => ({ road: id(road), over: id(over), sort, points: [] })),
    damage: [],
  };
  return t;
}
const pairs = (t: Table): string[] => defaultConnections(t).map(({ a, b }) => `${t.locations[a].name} ${t.locations[b].name}`);
const entries = (t: Table): string[] => idsOf(suggestedEntries(t)).map((id) => t.locations[Number(id.slice(1))].name);

describe('default connections', () => {
  it('join what is adjacent (DF-8.6) and leave gaps open (DF-8.15)', () => {
    expect(pairs(map({ A: { at: disc(100, 100) }, B: { at: disc(150, 100) }, C: { at: disc(300, 100) } }))).toEqual(['A B']);
  });
  it('stop at a river (DF-8.7), but not for what is underground (DF-8.12)', () => {
    const river = line(125, 0, 125, 700);
    const [a, b] = [{ at: disc(100, 100) }, { at: disc(150, 100) }];
    expect(pairs(map({ A: a, B: b }, [river]))).toEqual([]);
    expect(pairs(map({ A: a, B: { ...b, words: ['loc.underground'] } }, [river]))).toEqual(['A B']);
  });
  it('DF-8.12 nothing parts what is underground from what lies beside it, whichever was founded first; a secret place is parted', () => {
    const river = line(125, 0, 125, 700);
    const [a, b] = [{ at: disc(100, 100) }, { at: disc(150, 100) }];
    expect(pairs(map({ A: { ...a, words: ['loc.underground'] }, B: b }, [river]))).toEqual(['A B']);
    expect(pairs(map({ A: { ...a, words: ['loc.secret'] }, B: { ...b, words: ['loc.hidden'] } }, [river]))).toEqual([]);
    // Outside the wall and 10 units away from it; C stands at it within.
    const wall = { ...WALL, at: line(125, 0, 125, 400), inside: [300, 100] };
    const [out, C] = [{ at: disc(85, 100) }, { at: disc(140, 100) }];
    expect(pairs(map({ Wall: wall, A: out, C }))).toEqual(['Wall C']);
    expect(pairs(map({ Wall: wall, A: { ...out, words: ['loc.underground'] }, C }))).toEqual(['Wall A', 'Wall C', 'A C']);
    expect(pairs(map({ A: { ...out, words: ['loc.underground'] }, C, Wall: wall }))).toEqual(['A C', 'A Wall', 'C Wall']);
  });
  it('DF-8.10 a bridge serves its own road over its own river', () => {
    // The rivers run along the road, so that the place lies beyond them.
    const road = { ...ROAD, at: line(100, 200, 500, 200) };
    const place = { at: disc(250, 240) };
    const rivers = [line(0, 213, 450, 213), line(0, 220, 450, 220)];
    const joined = (...over: string[]) =>
      pairs(
        map(
          { Road: road, Place: place },
          rivers,
          over.map((river) => ['Road', river, 'ford']),
        ),
      );
    expect([joined('N0'), joined('N1'), joined('N0', 'N1')]).toEqual([[], [], ['Road Place']]);
    const other = { ...ROAD, at: line(100, 600, 500, 600) };
    expect(pairs(map({ Road: road, Place: place, Other: other }, [rivers[0]], [['Other', 'N0', 'bridge']]))).toEqual([]);
    expect(pairs(map({ Place: place, Road: road }, [rivers[0]], [['Road', 'N0', 'bridge']]))).toEqual(['Place Road']);
  });
  it('a road with a bridge joins both banks (DF-8.10)', () => {
    const places = { Road: { ...ROAD, at: line(0, 100, 400, 100) }, West: { at: disc(100, 130) }, East: { at: disc(300, 130) } };
    const river = line(200, 0, 200, 700);
    expect(pairs(map(places, [river], [['Road', 'N0', 'bridge']]))).toEqual(['Road West', 'Road East']);
  });
  it('a wall joins its inside alone (DF-8.8) and parts its sides (DF-8.9)', () => {
    const wall = { ...WALL, at: line(200, 0, 200, 400), inside: [300, 200] };
    const t = map({ Wall: wall, In: { ...AREA, at: box(215, 100, 60, 60) }, Out: { ...AREA, at: box(120, 100, 75, 60) } });
    expect(pairs(t)).toEqual(['Wall In']);
    expect(entries(t)).toEqual(['Wall', 'Out']);
  });
  it('a road with a gate joins the wall and both sides (DF-8.11)', () => {
    const wall = { ...WALL, at: line(200, 0, 200, 400), inside: [300, 200] };
    const t = map(
      {
        Wall: wall,
        Road: { ...ROAD, at: line(0, 200, 400, 200) },
        In: { ...AREA, at: box(230, 225, 60, 60) },
        Out: { ...AREA, at: box(100, 225, 60, 60) },
      },
      [],
      [['Road', 'Wall', 'gate']],
    );
    expect(pairs(t)).toEqual(['Wall Road', 'Wall In', 'Road In', 'Road Out']);
  });
  it('DF-8.8 DF-8.9 DF-8.11 it does not matter whether the wall or the road was founded before the places', () => {
    const wall = { ...WALL, at: line(200, 0, 200, 400), inside: [300, 200] };
    const In = { ...AREA, at: box(230, 225, 60, 60) };
    const Out = { ...AREA, at: box(100, 225, 60, 60) };
    expect(pairs(map({ In, Out: { ...Out, at: box(125, 225, 60, 60) }, Wall: wall }))).toEqual(['In Wall']);
    const Road = { ...ROAD, at: line(0, 200, 400, 200) };
    const gate: [string, string, CrossingSort][] = [['Road', 'Wall', 'gate']];
    expect(pairs(map({ In, Out, Road, Wall: wall }, [], gate))).toEqual(['In Road', 'In Wall', 'Out Road', 'Road Wall']);
    // Without its gate the road is on one side only, and the wall parts it from the other.
    const outside = { ...ROAD, at: line(0, 200, 350, 200) };
    expect(pairs(map({ In, Out, Road: outside, Wall: wall }))).toEqual(['In Wall', 'Out Road']);
    const gated = map({ In, Out, Road: outside, Wall: wall }, [], gate);
    expect(pairs(gated)).toEqual(['In Road', 'In Wall', 'Out Road', 'Road Wall']);
  });
  it('walls join walls (DF-8.20)', () => {
    const one = { ...WALL, at: line(200, 0, 200, 200), inside: [300, 100] };
    const two = { ...WALL, at: line(200, 210, 400, 210), inside: [300, 300] };
    expect(pairs(map({ One: one, Two: two }))).toEqual(['One Two']);
  });
});

describe('suggested entry points', () => {
  it('a wall round everything is the only one (DF-9.4)', () => {
    const wall = { ...WALL, at: loop(100, 100, 500, 100, 500, 500, 100, 500), inside: [300, 300] };
    const inner = { ...WALL, at: loop(250, 250, 350, 250, 350, 350, 250, 350), inside: [300, 300] };
    expect(entries(map({ Wall: wall, Inner: inner, Keep: { at: disc(300, 300) } }))).toEqual(['Wall']);
  });
  it('DF-9.2 a wall that another surrounds in part only is suggested', () => {
    const wall = { ...WALL, at: loop(100, 100, 500, 100, 500, 500, 100, 500), inside: [300, 300] };
    const through = { ...WALL, at: line(300, 300, 300, 600), inside: [200, 300] };
    expect(entries(map({ Wall: wall, Through: through, Keep: { at: disc(300, 300) } }))).toEqual(['Wall', 'Through']);
  });
  it('without any, everything is suggested (DF-9.2)', () => {
    const under: LocationWish = { words: ['loc.underground'] };
    expect(entries(map({ A: { ...under, at: disc(100, 100) }, B: { ...under, at: disc(300, 100) } }))).toEqual(['A', 'B']);
  });
});

/** Chapter 7: drawing the map. */
import { type Plain, type PlainRecord, QuickRandom } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { plainDrawing } from '../rules/plain-drawing.ts';
import type { Played, Stroke } from '../table.ts';
import { box, disc, draw, drawn, line, mapping, place, river, toDraw, withoutNature, word } from './founding.ts';
import { given, type Scene } from './kit.ts';

/** Owners are seats 0, 1, 2, 0, 1, 2. */
const CITY: { [name: string]: Played[] } = {
  Cave: [place('Kd'), word('9s loc.underground')],
  Den: [place('Qd'), word('Ts loc.secret')],
  Keep: [place('Kc'), word('6c loc.feared')],
  Park: [place('4c park'), word('7c loc.feared')],
  Road: [place('2c thoroughfare'), word('8c loc.feared')],
  Wall: [place('3c walls'), word('9c loc.feared')],
};
const nature = (): Scene => mapping({ locations: CITY });
const drawing = (until?: string): Scene => {
  const s = withoutNature(nature());
  while (until !== undefined && toDraw(s) !== until) drawOne(s);
  return s;
};
const WALL = line([300, 100, 300, 400], { inside: [400, 200] });
function drawOne(s: Scene, answer?: Plain): void {
  const kinds: { [name: string]: PlainRecord } = {
    Wall: WALL,
    Road: line([500, 500, 700, 500]),
    Park: box(100, 450, 80, 80),
    Keep: disc(120, 420),
    Den: disc(800, 300),
    Cave: disc(850, 600, 'dotted'),
  };
  s.answer(s.actor, answer ?? kinds[toDraw(s)]);
}

describe('nature', () => {
  test('DF-7.6 comes first, and its features are no locations', () => {
    const s = nature();
    s.expectQuestion('nature/draw', 0).answer(0, river(100, 0, 100, 700));
    expect(s.table.sketch.features).toMatchObject([{ id: 'N0', seat: 0, sort: 'river' }]);
    expect([s.table.locations.length, s.table.order.length]).toEqual([6, 6]);
    s.expectFact('featureDrawn', { rule: 'DF-7.6', sort: 'river' });
  });

  test('DF-7.7 in turns from the start seat, one feature of a sort or a pass, until all pass in succession', () => {
    const s = nature();
    s.refused(1, 'pass', 'GH-3');
    s.refused(0, { sort: 'volcano', ...box(10, 10, 50, 50) }, 'DF-7.7', 'noSuchStyle');
    s.answer(0, 'pass')
      .answer(1, 'pass')
      .answer(2, { sort: 'lake', ...box(10, 10, 50, 50) });
    s.answer(0, 'pass').answer(1, 'pass').expectQuestion('nature/draw', 2);
    s.answer(2, 'pass').expectQuestion('map/draw', 2);
    expect(nature().answer(0, 'pass').answer(1, 'pass').answer(2, 'pass').table.sketch.features).toEqual([]);
    for (const sort of ['lake', 'sea', 'hills', 'mountains', 'forest', 'marsh', 'cliff', 'other']) {
      nature().answer(0, { sort, ...box(10, 10, 50, 50) });
    }
  });

  test('DF-2.13 DF-7.7 whoever has the start seat draws first', () => {
    const s = mapping({ locations: CITY, options: { startSeat: '1' } }).expectQuestion('nature/draw', 1);
    s.answer(1, 'pass').expectFact('passed', { rule: 'DF-7.7', seat: 1 });
    s.expectQuestion('nature/draw', 2).answer(2, 'pass').expectQuestion('nature/draw', 0);
    s.answer(0, river(100, 0, 100, 700)).expectFact('featureDrawn', { seat: 0 });
    expect(s.table.sketch.features[0].seat).toBe(0);
  });

  test('DF-7.22 twelve features at most, details of locations not counted', () => {
    const s = nature();
    for (let n = 0; n < 12; n++) {
      s.expectQuestion('nature/draw', n % 3);
      expect(s.asked(s.actor)?.show).toEqual({ left: 12 - n });
      s.answer(s.actor, { sort: 'forest', ...box(10 + 60 * n, 10, 50, 50) });
    }
    s.expectQuestion('map/draw', 2);
    expect(s.table.sketch.features).toHaveLength(12);
  });
});

describe('locations', () => {
  test('DF-7.1 DF-7.2 every location is drawn by the player who finalised it', () => {
    const s = drawing();
    const asked: [string, number][] = [];
    while (s.question === 'map/draw') {
      asked.push([toDraw(s), s.actor]);
      s.refused((s.actor + 1) % 3, disc(1, 1), 'GH-3');
      drawOne(s);
    }
    expect(asked.sort()).toEqual([
      ['Cave', 0],
      ['Den', 1],
      ['Keep', 2],
      ['Park', 0],
      ['Road', 1],
      ['Wall', 2],
    ]);
    expect(s.table.sketch.drawings.every((one) => one !== null)).toBe(true);
    expect(s.all('locationDrawn')).toHaveLength(6);
    s.expectQuestion('connections/propose', 0);
  });

  test('DF-7.8 DF-7.9 DF-7.10 DF-7.11 long ones, areas, small ones, then secret ones and underground last', () => {
    const s = drawing();
    expect(s.table.order.map((l) => s.table.locations[l].name)).toEqual(['Wall', 'Road', 'Park', 'Keep', 'Den', 'Cave']);
    expect(s.view(1).table.order).toEqual(['L5', 'L4', 'L3', 'L2', 'L1', 'L0']);
    // Whatever their kind: a secret park comes after a small place, and an underground road after both.
    const late = mapping({
      locations: {
        ...CITY,
        Park: [place('4c park'), word('9h loc.loved')],
        Den: [place('5c park'), word('Ts loc.hidden')],
        Cave: [place('Ac thoroughfare'), word('9s loc.underground')],
      },
    });
    expect(late.table.order.map((l) => late.table.locations[l].name)).toEqual(['Wall', 'Road', 'Park', 'Keep', 'Den', 'Cave']);
  });

  test('DF-7.10 a small location the game draws for somebody lies inside a larger area or immediately beside one', () => {
    const parks = {
      Road: [place('2c park'), word('8c loc.feared')],
      Wall: [place('3c park'), word('9c loc.feared')],
    };
    for (let seed = 0; seed < 30; seed++) {
      const s = withoutNature(mapping({ locations: { ...CITY, ...parks } }));
      const random = new QuickRandom(seed);
      for (const x of [100, 428, 750]) s.answer(s.actor, box(x, 278, 144, 144));
      for (const name of ['Keep', 'Den']) {
        const l = s.table.locations.findIndex((one) => one.name === name);
        s.answer(s.actor, plainDrawing(s.table, l, random));
        s.expectFact('locationDrawn', { name, alone: false });
      }
    }
  });

  test('DF-7.13 within a step from the highest value to the lowest, ties by suit', () => {
    const s = mapping({
      locations: {
        Low: [place('6c'), word('2c loc.feared')],
        Hearts: [place('9h'), word('3c loc.feared')],
        Clubs: [place('9c'), word('4c loc.feared')],
        High: [place('Jh'), word('5c loc.feared')],
        Spades: [place('9s'), word('7c loc.feared')],
        Diamonds: [place('9d'), word('8c loc.feared')],
      },
    });
    const names = s.table.order.map((l) => s.table.locations[l].name);
    expect(names).toEqual(['High', 'Clubs', 'Diamonds', 'Hearts', 'Spades', 'Low']);
  });

  test('DF-7.3 DF-7.4 there is no going on without strokes of 30 units in all', () => {
    const s = drawing('Keep');
    s.refused(2, 'pass', 'DF-7.3', 'notReallyDrawn');
    s.refused(2, {}, 'DF-8.3', 'noFootprint');
    const at = { kind: 'small', x: 120, y: 420 };
    const stroke = (points: number[]) => ({ style: 'solid', ink: 'ink', width: 2, points });
    s.refused(2, { footprint: at, strokes: [] }, 'DF-7.4', 'notReallyDrawn');
    s.refused(2, drawn(at, [100, 100, 129.9, 100]), 'DF-7.4', 'notReallyDrawn');
    s.branch().answer(2, drawn(at, [100, 100, 130, 100]));
    // Two strokes of 15 count together, and a scribble is as good as a picture.
    s.answer(2, { footprint: at, strokes: [stroke([100, 100, 115, 100]), stroke([9, 9, 9, 24])] });
    s.expectQuestion('map/draw', 1);
  });

  test('DF-7.5 details besides the location itself are kept with it', () => {
    const s = drawing('Keep');
    const extra = { style: 'dashed', ink: 'green', width: 3, points: [900, 50, 950, 90, 990, 20] };
    const plain = disc(120, 420);
    s.answer(2, { ...plain, strokes: [...plain.strokes, extra] });
    expect(s.table.sketch.drawings[2]?.strokes[1]).toEqual(extra);
  });

  test('DF-7.12 underground locations are drawn with dotted lines', () => {
    const s = drawing('Cave');
    expect(s.asked(0)?.show).toMatchObject({ location: 'L0', kind: 'small', underground: true });
    s.refused(0, disc(850, 600), 'DF-7.12', 'mustBeDotted');
    s.refused(0, disc(850, 600, 'dashed'), 'DF-7.12', 'mustBeDotted');
    // Every line of it, not one of them.
    const [dotted, solid] = [disc(850, 600, 'dotted'), disc(850, 600)];
    s.refused(0, { ...dotted, strokes: [...dotted.strokes, ...solid.strokes] }, 'DF-7.12', 'mustBeDotted');
    s.refused(0, { ...dotted, strokes: [...solid.strokes, ...dotted.strokes] }, 'DF-7.12', 'mustBeDotted');
    s.answer(0, disc(850, 600, 'dotted'));
    drawing('Den').answer(1, disc(800, 300));
  });

  test('DF-7.17 the inside of a wall is a point; of a closed wall it is the interior unless another is said', () => {
    const s = drawing('Wall');
    s.refused(2, line([300, 100, 300, 400]), 'DF-7.17', 'insideMissing');
    s.refused(2, line([300, 100, 300, 400, 500, 400]), 'DF-7.17', 'insideMissing');
    s.refused(2, line([300, 100, 300, 400], { inside: [1200, 5] }), 'DF-8.2', 'offSheet');
    expect(s.branch().answer(2, WALL).table.sketch.drawings[5]?.inside).toEqual([400, 200]);
    const round = [200, 100, 400, 100, 400, 300, 200, 300];
    expect(s.branch().answer(2, line(round, {}, true)).table.sketch.drawings[5]?.inside).toEqual([300, 200]);
    s.answer(2, line(round, { inside: [900, 600] }, true));
    expect(s.table.sketch.drawings[5]?.inside).toEqual([900, 600]);
    s.refused(1, line([500, 500, 700, 500], { inside: [1, 1] }), 'DF-7.17', 'strangeField');
  });

  test('DF-7.18 a small location on its own is accepted with a warning', () => {
    const s = drawing('Keep');
    s.branch().answer(2, disc(900, 600)).expectFact('locationDrawn', { name: 'Keep', alone: true });
    s.branch().answer(2, disc(140, 490)).expectFact('locationDrawn', { name: 'Keep', alone: false });
    s.answer(2, disc(200, 490)).expectFact('locationDrawn', { name: 'Keep', alone: false });
    // Beside a wall is beside a larger one; another small location is none.
    drawing('Keep').answer(2, disc(335, 250)).expectFact('locationDrawn', { name: 'Keep', alone: false });
    const two = drawing('Keep').answer(2, disc(900, 600)).answer(1, disc(930, 600));
    two.expectFact('locationDrawn', { name: 'Den', alone: true });
    // A broad area on its own is nothing to be warned of.
    drawing('Park')
      .answer(0, box(800, 500, 80, 80))
      .expectFact('locationDrawn', { name: 'Park', alone: false });
  });

  test('DF-7.19 what is confirmed stays as it is while others draw', () => {
    const s = drawing('Park');
    const wall = s.table.sketch.drawings[5];
    draw(s, {});
    expect(s.table.sketch.drawings[5]).toEqual(wall);
    expect(wall).toMatchObject({ seat: 2, inside: [400, 200], strokes: [{ points: [300, 100, 300, 400] }] });
    s.refused(2, WALL, 'GH-3');
  });
});

describe('crossings', () => {
  const withRiver = (): Scene => {
    const s = nature().answer(0, river(600, 0, 600, 700));
    withoutNature(s);
    drawOne(s);
    return s;
  };
  const across = [500, 500, 700, 500];
  const marked = (sort: string, over = 'N0'): PlainRecord => line(across, { crossings: [{ with: over, sort }] });

  test('DF-7.14 where a road crosses a river there is a ford or a bridge', () => {
    const s = withRiver();
    s.refused(1, marked('gate'), 'DF-7.14', 'wrongCrossing');
    for (const sort of ['ford', 'bridge']) {
      const done = s.branch().answer(1, marked(sort));
      expect(done.table.sketch.crossings).toEqual([{ road: 'L4', over: 'N0', sort, points: [600, 500] }]);
      done.expectFact('crossingMarked', { rule: 'DF-7.14', road: 'L4', over: 'N0' });
    }
  });

  test('DF-7.14 DF-7.16 a river that is crossed twice is crossed at two points', () => {
    const s = nature().answer(0, river(550, 400, 550, 600, 650, 600, 650, 400));
    withoutNature(s);
    drawOne(s);
    s.answer(1, marked('bridge'));
    expect(s.table.sketch.crossings).toEqual([{ road: 'L4', over: 'N0', sort: 'bridge', points: [550, 500, 650, 500] }]);
  });

  test('DF-7.15 where a wall crosses a road there is a gate', () => {
    const s = drawing('Road');
    const over = [200, 200, 500, 200];
    s.refused(1, line(over, { crossings: [{ with: 'L5', sort: 'bridge' }] }), 'DF-7.15', 'wrongCrossing');
    s.answer(1, line(over, { crossings: [{ with: 'L5', sort: 'gate' }] }));
    expect(s.table.sketch.crossings).toEqual([{ road: 'L4', over: 'L5', sort: 'gate', points: [300, 200] }]);
    s.expectFact('crossingMarked', { rule: 'DF-7.15', sort: 'gate' });
  });

  test('DF-7.16 whoever draws the later one must mark the crossing, and marks none where there is none', () => {
    const s = withRiver();
    s.refused(1, line(across), 'DF-7.16', 'crossingUnmarked');
    s.refused(1, line([700, 500, 800, 500], { crossings: [{ with: 'N0', sort: 'ford' }] }), 'DF-7.16', 'noSuchCrossing');
    s.refused(1, marked('gate', 'L5'), 'DF-7.16', 'noSuchCrossing');
    const ford = { with: 'N0', sort: 'ford' };
    s.refused(1, line(across, { crossings: [ford, ford] }), 'DF-7.16', 'noSuchCrossing');
    s.answer(1, line([700, 500, 800, 500])).expectQuestion('map/draw', 0);
    // A wall drawn over a road that is there already: the road is still the road.
    const later = mapping({ locations: { ...CITY, Road: [place('5d thoroughfare'), word('8c loc.feared')] } });
    withoutNature(later).answer(1, line([200, 200, 500, 200]));
    later.refused(2, WALL, 'DF-7.16', 'crossingUnmarked');
    later.answer(2, { ...WALL, crossings: [{ with: 'L4', sort: 'gate' }] });
    expect(later.table.sketch.crossings).toMatchObject([{ road: 'L4', over: 'L5', sort: 'gate' }]);
    // A wall over a river has no bridge.
    const walled = nature().answer(0, river(200, 200, 500, 200));
    withoutNature(walled).answer(2, WALL);
    expect(walled.table.sketch.crossings).toEqual([]);
    // What is underground passes below, and nothing has to be marked.
    const tunnel = {
      ...CITY,
      Road: [place('2c thoroughfare'), word('9h loc.loved')],
      Cave: [place('Ac walls'), word('9s loc.underground')],
    };
    const below = withoutNature(mapping({ locations: tunnel }));
    while (toDraw(below) !== 'Cave') drawOne(below, toDraw(below) === 'Road' ? line([500, 500, 700, 500]) : undefined);
    below.answer(0, {
      ...drawn({ kind: 'long', points: [600, 400, 600, 600], closed: false }, [600, 400, 600, 600], 'dotted'),
      inside: [900, 500],
    });
    expect(below.table.sketch.crossings).toEqual([]);
    // A lake is no river, and a park needs no bridge.
    const lake = nature().answer(0, { sort: 'lake', ...box(550, 400, 100, 200) });
    withoutNature(lake);
    drawOne(lake);
    lake.answer(1, line(across));
  });
});

describe('ruins', () => {
  const ruined = (): Scene =>
    given({
      first: 1,
      locations: { Gate: { exposed: true }, Keep: {} },
      connections: ['Gate Keep'],
      defenders: { Sappers: { card: '3h', trade: 'engineers', at: 'Keep' } },
      threats: { Giant: { card: 'Ks' } },
      deck: ['Kd'],
      dice: { activation: [1, 1], ability: [6] },
    })
      .threatsAct()
      .quietly('threat acts/ruin');
  const stroke = { style: 'solid', ink: 'red', width: 2, points: [100, 100, 110, 110] };

  test('DF-7.20 DF-7.21 the First Player draws the ruin with a stroke at least; repair hides the damage', () => {
    const s = ruined();
    s.expectQuestion('threat acts/ruin', 1);
    s.refused(0, { aloud: true, strokes: [stroke] }, 'GH-3');
    s.refused(1, { aloud: true, strokes: [] }, 'DF-7.21', 'noDamageDrawn');
    const before = s.table.sketch.drawings;
    s.answer(1, { aloud: true, strokes: [stroke] }).expectFact('ruinDrawn', { rule: 'DF-7.21', seat: 1, location: 'L0' });
    expect(s.table.sketch.damage).toEqual([{ location: 0, seat: 1, strokes: [stroke], hidden: false }]);
    expect(s.table.sketch.drawings).toEqual(before);
    s.quietly('activation/unit').answer(1, '{Sappers} engineers {Gate}').quietly('reflection/frame');
    expect(s.table.sketch.damage).toEqual([{ location: 0, seat: 1, strokes: [stroke], hidden: true }]);
  });

  test('DF-7.21 repair hides the damage of that location, and of no other', () => {
    const s = given({
      locations: { Gate: { exposed: true, ruined: true }, Keep: {}, Yard: { ruined: true } },
      connections: ['Gate Keep', 'Keep Yard'],
      defenders: { Sappers: { card: '3h', trade: 'engineers', at: 'Keep' } },
      deck: ['2h'],
      dice: { ability: [6] },
    });
    const cross: Stroke = { style: 'solid', ink: 'red', width: 2, points: [100, 100, 110, 110] };
    const damage = [0, 2, 0].map((location) => ({ location, seat: 0, strokes: [cross], hidden: false }));
    s.table.sketch = { ...s.table.sketch, damage };
    s.threatsAct();
    while (s.question === 'moves/move') s.answer(s.actor, 'pass');
    s.answer(0, '{Sappers} engineers {Gate}').quietly('reflection/frame');
    expect(s.table.sketch.damage.map(({ location, hidden }) => [location, hidden])).toEqual([
      [0, true],
      [2, false],
      [0, true],
    ]);
  });
});

/** The layouts of Kobolds & Cobblestones against those printed in the rulebook (D20), and layouts that must be refused. */
import type { Point } from '@guildhall/geometry';
import { printedTables } from '@guildhall/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  DIAMETER,
  LAYOUT_IDS,
  LAYOUT_PLANS,
  LAYOUTS,
  MOST_CORNERS,
  MOST_PIECES,
  type PiecePlan,
  RADIUS,
  SCENARIO_IDS,
  SCENARIOS,
  standsOn,
  terrainOf,
  whyNotLayout,
} from '../data/index.ts';
import { names } from '../text/names.en.ts';

describe('layouts', () => {
  const box = (x0: number, y0: number, x1: number, y1: number, height = 2): PiecePlan => ({
    kind: 'shed',
    corners: [
      { x: x0, y: y0 },
      { x: x1, y: y0 },
      { x: x1, y: y1 },
      { x: x0, y: y1 },
    ],
    height,
  });
  const shape = (...corners: readonly (readonly [number, number])[]): PiecePlan => ({
    kind: 'shed',
    corners: corners.map(([x, y]): Point => ({ x, y })),
    height: 2,
  });

  it('the pieces are those printed, each with its twin', () => {
    const text = ({ kind, shape: { box: b }, top }: (typeof LAYOUTS)['warrens'][number]) =>
      `${names.terrain[kind].toLowerCase()} (${b.x0},${b.y0})-(${b.x1},${b.y1}) ${top}`;
    const halves = LAYOUT_IDS.flatMap((id) => LAYOUTS[id].slice(0, LAYOUTS[id].length / 2).map(text));
    expect(halves).toEqual(
      printedTables(new URL('../rulebook/en.md', import.meta.url), 'D20')
        .flat()
        .map(([, , kind, where, height]) => `${kind} ${where} ${height}`),
    );
    for (const id of LAYOUT_IDS) {
      const all = LAYOUTS[id].map(({ kind, shape: { box: b }, top }) => [kind, b.x0, b.y0, b.x1, b.y1, top].join());
      const turned = LAYOUTS[id].map(({ kind, shape: { box: b }, top }) =>
        [kind, 24 - b.x1, 24 - b.y1, 24 - b.x0, 24 - b.y0, top].join(),
      );
      expect([...turned].sort(), id).toEqual([...all].sort());
      expect(new Set(LAYOUTS[id].map((piece) => piece.id)).size).toBe(all.length);
    }
  });
  it('KC-2.13 the three layouts can be played, the High Road also with the carriage', () => {
    for (const id of LAYOUT_IDS) {
      for (const scenario of SCENARIO_IDS) {
        if (SCENARIOS[scenario].layouts.includes(id))
          expect(whyNotLayout(LAYOUT_PLANS[id], scenario), `${id} ${scenario}`).toBeNull();
      }
    }
    expect(whyNotLayout([])).toBeNull();
  });
  it('KC-2.9 houses and towers can be stood on, other tops are too small', () => {
    for (const id of LAYOUT_IDS) {
      for (const piece of LAYOUTS[id])
        expect(piece.standable, `${id} ${piece.kind}`).toBe(['house', 'tower'].includes(piece.kind));
    }
    const [large, narrow] = terrainOf([box(4, 5, 7, 8), box(10, 5, 20, 7.9)]);
    expect([large.standable, narrow.standable]).toEqual([true, false]);
    expect([standsOn(large, 5, 6, RADIUS[30]), standsOn(large, 4.5, 6, RADIUS[30])]).toEqual([true, false]);
    expect(standsOn(narrow, 15, 6.5, RADIUS[30])).toBe(false);
  });
  it('KC-2.10 a piece of 1.0" is Low and does not block sight; higher is Tall and does', () => {
    const [low, tall] = terrainOf([box(4, 5, 7, 8, 1), box(10, 5, 13, 8, 1.01)]);
    expect([low.low, low.opaque, tall.low, tall.opaque]).toEqual([true, false, false, true]);
  });
  it('KC-2.9 a piece must be a simple polygon with a height, on its own ground', () => {
    const crossed = shape([4, 5], [8, 9], [8, 5], [4, 9]);
    expect(whyNotLayout([crossed])).toEqual({
      rule: 'KC-2.9',
      why: 'layout-polygon',
      about: { piece: 1, fault: 'crosses-itself' },
    });
    expect(whyNotLayout([shape([4, 5], [Number.NaN, 9], [8, 5])])?.about).toEqual({ piece: 1, fault: 'not-numbers' });
    for (const height of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(whyNotLayout([box(4, 5, 8, 8, height)])).toMatchObject({ rule: 'KC-2.9', why: 'layout-height' });
    }
    expect(whyNotLayout([box(4, 5, 8, 8), box(7.9, 5, 9, 8)])).toMatchObject({
      why: 'layout-overlap',
      about: { piece: 2, other: 1 },
    });
    expect(whyNotLayout([box(4, 5, 8, 8), box(8, 5, 9, 8)])).toBeNull();
    const round = Array.from({ length: MOST_CORNERS + 1 }, (_, i) => [6 + Math.cos(i / 3), 7 + Math.sin(i / 3)] as const);
    expect(whyNotLayout([shape(...round)])).toMatchObject({ why: 'layout-corners', about: { corners: MOST_CORNERS + 1 } });
  });
  it('KC-2.1 a piece lies on the board', () => {
    expect(whyNotLayout([box(22, 6, 24.1, 8)])).toMatchObject({
      rule: 'KC-2.1',
      why: 'layout-board',
      about: { piece: 1, x1: 24.1 },
    });
  });
  it('KC-2.13 zones, corners and the centre stay free', () => {
    const where = (piece: PiecePlan) => whyNotLayout([piece])?.about.where;
    expect(where(box(10, 3.4, 12, 5))).toBe('south');
    expect(where(box(10, 19, 12, 20.6))).toBe('north');
    expect([where(box(0, 3, 1, 5)), where(box(23, 20, 24, 21))]).toEqual(['south', 'north']);
    expect(whyNotLayout([box(10, 3.5, 12, 5)])).toBeNull();
    expect(whyNotLayout([box(13.9, 11, 16, 13)])).toMatchObject({
      rule: 'KC-2.13',
      why: 'layout-centre',
      about: { piece: 1, radius: 2 },
    });
    expect(whyNotLayout([box(14, 11, 16, 13)])).toBeNull();
    // The corner of this square comes within x 13.5 and y 13.5, but not within 2" of the centre.
    expect(whyNotLayout([box(13.5, 13.5, 16, 16)])).toBeNull();
  });
  it('KC-2.13 a 40 mm base must get through somewhere', () => {
    const gap = DIAMETER[40];
    const wall = (width: number) => [box(0, 6, 10, 8), box(10 + width, 6, 24, 8)];
    expect(whyNotLayout(wall(gap))).toBeNull();
    expect(whyNotLayout(wall(gap - 0.01))).toEqual({
      rule: 'KC-2.13',
      why: 'layout-closed',
      about: { pieces: [1, 2], base: 40 },
    });
    expect(whyNotLayout([box(gap - 0.01, 6, 24, 8)])).toMatchObject({ why: 'layout-closed', about: { pieces: [1] } });
  });
  it('KC-24.2 the road is free when the carriage runs', () => {
    const onRoad = [box(2, 8, 4, 9.1)];
    expect(whyNotLayout(onRoad)).toBeNull();
    expect(whyNotLayout(onRoad, 'territory-grab')).toBeNull();
    expect(whyNotLayout(onRoad, 'runaway-carriage')).toMatchObject({ rule: 'KC-24.2', why: 'layout-road', about: { piece: 1 } });
    expect(whyNotLayout([box(2, 7, 4, 9)], 'runaway-carriage')).toBeNull();
  });
  it('no more pieces are looked at than can be played with', () => {
    const many = Array.from({ length: MOST_PIECES + 1 }, (_, i) => box(i / 2, 5, i / 2 + 0.4, 6));
    expect(whyNotLayout(many)).toMatchObject({ why: 'layout-pieces', about: { pieces: MOST_PIECES + 1 } });
  });
});

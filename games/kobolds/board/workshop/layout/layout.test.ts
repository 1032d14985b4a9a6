/** Layout drafts: twins, texts there and back, what the rules mark, and where markers find a place. */
import { isRefusal } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { LAYOUT_IDS, LAYOUT_PLANS, TERRAIN_KINDS, whyNotLayout } from '../../../data/index.ts';
import { refusalIn } from '../words/words.ts';
import { readLayout, writeLayout } from './notation.ts';
import {
  addPiece,
  BARE,
  boxCorners,
  boxOfPiece,
  drawnPiece,
  folded,
  freeSpot,
  type LayoutDraft,
  markersOnTerrain,
  removePiece,
  shifted,
  twinOf,
  wholePlan,
  whyNotDraft,
  withPiece,
  withTwins,
} from './plan.ts';

function read(text: string): LayoutDraft {
  const draft = readLayout(text);
  if (isRefusal(draft)) throw new Error(draft.why);
  return draft;
}
const HOUSE = { kind: 'house', corners: boxCorners(3, 6, 7, 9.5), height: 3 } as const;

describe('twins', () => {
  test('a piece and its twin are half a turn apart', () => {
    expect(boxOfPiece(twinOf(HOUSE).corners)).toEqual({ x0: 17, y0: 14.5, x1: 21, y1: 18 });
    expect(wholePlan(addPiece(BARE, HOUSE))).toHaveLength(2);
    expect(wholePlan({ twins: false, pieces: [HOUSE] })).toHaveLength(1);
  });

  test.each(LAYOUT_IDS)('the printed layout %s is half of itself, and unfolds to the same', (id) => {
    const draft = folded(LAYOUT_PLANS[id]);
    expect(draft.twins).toBe(true);
    expect(draft.pieces).toHaveLength(LAYOUT_PLANS[id].length / 2);
    expect(new Set(writeLayout(draft).split('; '))).toEqual(
      new Set(writeLayout({ twins: false, pieces: LAYOUT_PLANS[id] }).split('; ')),
    );
  });

  test('switched off, every piece stands for itself; switched on again, nothing has changed', () => {
    const draft = folded(LAYOUT_PLANS.warrens);
    const apart = withTwins(draft, false);
    expect(apart.pieces).toHaveLength(12);
    expect(withTwins(apart, true)).toEqual(draft);
    expect(withTwins(draft, true)).toBe(draft);
  });

  test('a lopsided layout stays as it is until twins are wanted', () => {
    const draft = read('house 3 6 7 9.5 3; crates 8 5 10 6.5 1');
    expect(draft.twins).toBe(false);
    expect(wholePlan(withTwins(draft, true))).toHaveLength(4);
  });

  test('what the rules say of a twin is marked on the piece that was drawn', () => {
    const draft = addPiece(addPiece(BARE, HOUSE), { ...HOUSE, corners: boxCorners(9, 18, 12, 21) });
    expect(whyNotDraft(draft)).toMatchObject({ rule: 'KC-2.13', why: 'layout-zone', about: { piece: 2, where: 'north' } });
    expect([1, 2, 3, 4].map((number) => drawnPiece(draft, number))).toEqual([0, 1, 0, 1]);
  });
});

describe('changing pieces', () => {
  test('a piece is moved as far as the board allows', () => {
    expect(boxOfPiece(shifted(HOUSE.corners, -10, 0.25))).toEqual({ x0: 0, y0: 6.25, x1: 4, y1: 9.75 });
    expect(boxOfPiece(shifted(HOUSE.corners, 100, 100))).toEqual({ x0: 20, y0: 20.5, x1: 24, y1: 24 });
  });

  test('a rectangle is known whichever corner it starts at; other shapes are not rectangles', () => {
    expect(boxOfPiece(boxCorners(7, 9.5, 3, 6))).toEqual({ x0: 3, y0: 6, x1: 7, y1: 9.5 });
    expect(
      boxOfPiece([HOUSE.corners[2], HOUSE.corners[3], HOUSE.corners[0], HOUSE.corners[1]].flatMap((c) => (c ? [c] : []))),
    ).not.toBeNull();
    expect(
      boxOfPiece([
        { x: 0, y: 0 },
        { x: 1, y: 1 },
        { x: 0, y: 1 },
        { x: 1, y: 0 },
      ]),
    ).toBeNull();
    expect(boxOfPiece(HOUSE.corners.slice(1))).toBeNull();
  });

  test.each(TERRAIN_KINDS)('a new %s stands where the rules let it', (kind) => {
    const draft = addPiece(folded(LAYOUT_PLANS['high-road']), freeSpot(folded(LAYOUT_PLANS['high-road']), kind, 1.5, 1.5));
    expect(whyNotDraft(draft)).toBeNull();
  });

  test('pieces are changed and removed by themselves', () => {
    const draft = folded(LAYOUT_PLANS['high-road']);
    expect(withPiece(draft, 1, { height: 2 }).pieces.map(({ height }) => height)).toEqual([3, 2, 5, 1]);
    expect(removePiece(draft, 0).pieces).toEqual(draft.pieces.slice(1));
  });
});

describe('texts', () => {
  test('rectangles and polygons survive the way there and back', () => {
    const text = 'house 3 6 7 9.5 3; shed 2 : 9 7 13 7 11 9.25; low-wall 12 16 16 16.5 1';
    expect(writeLayout(read(text))).toBe(text);
  });

  test('links, line breaks and stray semicolons are taken in stride', () => {
    const text = 'house 3 6 7 9.5 3; crates 8 5 10 6.5 1';
    expect(writeLayout(read(`https://hall.example/layouts#${encodeURIComponent(text)}`))).toBe(text);
    expect(writeLayout(read('house 3  6 7 9.5 3;\n\n crates 8 5 10 6.5 1;'))).toBe(text);
  });

  const bad: [string, string][] = [
    ['', 'layoutNotText'],
    [';', 'layoutNotText'],
    ['x'.repeat(9000), 'layoutNotText'],
    ['castle 3 6 7 9.5 3', 'layoutPart'],
    ['house 3 6 7 9.5', 'layoutPart'],
    ['house 3 6 7 9.5 3 4', 'layoutPart'],
    ['house a b c d e', 'layoutPart'],
    ['house 3 6 7 1e9 3', 'layoutPart'],
    ['house NaN 6 7 9 3', 'layoutPart'],
    ['shed 2 : 1 2 3', 'layoutPart'],
    ['shed : 1 2 3 4 5 6', 'layoutPart'],
    [Array.from({ length: 41 }, () => 'crates 8 5 10 6.5 1').join('; '), 'layout-pieces'],
  ];
  test.each(bad)('%j is refused with %s', (text, key) => {
    const refusal = readLayout(text);
    expect(isRefusal(refusal) && refusal.why).toBe(key);
  });

  test.each(['en', 'pl'] as const)('each refusal is a clear sentence, also those of the rules (%s)', (language) => {
    const drawn = [
      'house 3 6 3 9.5 3',
      'house 3 6 7 9.5 0',
      'house 3 6 27 9.5 3',
      'shed 2 : 3 5 7 9 7 5 3 9',
      'house 3 6 7 9.5 3; crates 6 8 8 10 1',
      'house 3 2 7 9.5 3',
      'house 11 11 14 14 3',
      'low-wall 0 9 24 9.5 1',
    ].map((text) => whyNotLayout(wholePlan(read(text))));
    const road = whyNotLayout([{ ...HOUSE, corners: boxCorners(3, 8, 7, 11) }], 'runaway-carriage');
    const refusals = [...bad.map(([text]) => readLayout(text)), ...drawn, road];
    const sentences = refusals.map((refusal) => (refusal && isRefusal(refusal) ? refusalIn(language, refusal) : ''));
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[\p{Lu}\d].{15,}/u);
      expect(sentence).not.toMatch(/undefined|\[object/);
    }
    expect(new Set(drawn.map((refusal) => refusal?.why)).size).toBe(7);
  });
});

describe('scenarios', () => {
  test('the road must be free for the carriage alone (KC-24.2)', () => {
    const market = folded(LAYOUT_PLANS['market-square']);
    expect(whyNotDraft(market)).toBeNull();
    expect(whyNotDraft(market, 'runaway-carriage')).toMatchObject({ rule: 'KC-24.2', why: 'layout-road' });
    expect(whyNotDraft(folded(LAYOUT_PLANS['high-road']), 'runaway-carriage')).toBeNull();
  });

  test('markers stand on outlines, seven inches apart and outside the zones (KC-23.6, KC-23.7)', () => {
    expect(markersOnTerrain([])).toBe(0);
    expect(markersOnTerrain([{ ...HOUSE, corners: boxCorners(11, 5, 12, 6) }])).toBe(1);
    expect(markersOnTerrain([HOUSE, twinOf(HOUSE)])).toBeGreaterThanOrEqual(2);
    expect(markersOnTerrain(LAYOUT_PLANS.warrens)).toBeGreaterThan(5);
    expect(markersOnTerrain(LAYOUT_PLANS.warrens)).toBeLessThanOrEqual(8);
  });
});

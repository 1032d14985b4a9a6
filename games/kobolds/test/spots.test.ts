/** Searches for free spots: the nearest is the nearest, whatever stands around, and every marker spot can be come to. */
import { type Base, distance, fits, newStop, type Scene } from '@guildhall/geometry';
import { QuickRandom } from '@guildhall/kernel';
import { expect, it } from 'vitest';
import { BOARD, LAYOUTS, RADIUS } from '../data/index.ts';
import { canBeTouched, nearestFree } from '../rules/scenarios/spots.ts';

const stop = newStop();

/** A crowd at random on the ground of a layout. */
function crowd(random: QuickRandom): Scene {
  const bases: Base[] = [];
  const scene: Scene = { board: BOARD, pieces: LAYOUTS['market-square'], bases };
  for (let tries = 0; tries < 60; tries++) {
    const r = RADIUS[random.below(2) === 0 ? 30 : 40];
    const base: Base = { x: random.below(2401) / 100, y: random.below(2401) / 100, r, z: 0, height: 1 };
    if (fits(scene, base, stop)) bases.push(base);
  }
  return scene;
}

it('finds the nearest free spot among bases, terrain and edges (KC-24.18, KC-25.10)', () => {
  const random = new QuickRandom(11);
  const step = 0.05;
  for (let n = 0; n < 25; n++) {
    const scene = crowd(random);
    const base: Base = { x: 0, y: 0, r: RADIUS[40], z: 0, height: 2 };
    const wish = { x: random.below(2401) / 100, y: random.below(2401) / 100 };
    const spot = nearestFree(scene, base, wish);
    if (!spot) throw new Error('no spot on a board with room');
    expect(fits(scene, { ...base, ...spot }, stop)).toBe(true);
    const found = distance(spot, wish);
    // Nothing on a fine lattice is free and nearer.
    for (let x = wish.x - found; x <= wish.x + found; x += step) {
      for (let y = wish.y - found; y <= wish.y + found; y += step) {
        if (distance({ x, y }, wish) < found - 0.01) expect(fits(scene, { ...base, x, y }, stop, null)).toBe(false);
      }
    }
  }
});

it('knows where a 30 mm base can touch a disc (KC-23.26, KC-28.23)', () => {
  const ground: Scene = { board: BOARD, pieces: LAYOUTS.warrens, bases: [] };
  // In the middle of the western side of a house that stands on the edge of the board nobody can.
  expect(canBeTouched(ground, { x: 0, y: 6 })).toBe(false);
  expect(canBeTouched(ground, { x: 3, y: 6 })).toBe(true);
  expect(canBeTouched(ground, { x: 12, y: 12 })).toBe(true);
  expect(canBeTouched(ground, { x: 12, y: 12 }, () => false)).toBe(false);
});

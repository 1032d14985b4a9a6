/** Where a 30 mm base can walk to on the ground from a deployment zone (KC-23.26), worked out once for each layout. */
import { fits, newStop, type Point, type Scene, sweep } from '@guildhall/geometry';
import { BOARD_SIZE, L } from '../../data/index.ts';
import type { Table } from '../../table.ts';
import { emptyGround, smallBase } from './spots.ts';

const STEP = 0.25;
const ACROSS = BOARD_SIZE / STEP + 1;
/** From a spot to the nearest point of the lattice it must be one straight move no longer than this. */
const NEAR = 3;

const work = newStop();
const base = { ...smallBase(0, 0) };

/** Which points of a lattice over the board can be come to, by straight moves from one to the next. */
function flood(ground: Scene): Uint8Array {
  const reached = new Uint8Array(ACROSS * ACROSS);
  const front: number[] = [];
  const visit = (i: number, k: number): void => {
    reached[k * ACROSS + i] = 1;
    front.push(k * ACROSS + i);
  };
  const stand = (i: number, k: number): boolean => {
    base.x = i * STEP;
    base.y = k * STEP;
    return fits(ground, base, work);
  };
  for (let i = 0; i < ACROSS; i++) {
    for (let k = 0; k < ACROSS; k++) {
      const y = k * STEP;
      if ((y < L || y > BOARD_SIZE - L) && stand(i, k)) visit(i, k);
    }
  }
  for (let at = front.pop(); at !== undefined; at = front.pop()) {
    const i = at % ACROSS;
    const k = (at - i) / ACROSS;
    for (let di = -1; di <= 1; di++) {
      for (let dk = -1; dk <= 1; dk++) {
        const [ni, nk] = [i + di, k + dk];
        if (ni < 0 || nk < 0 || ni >= ACROSS || nk >= ACROSS || reached[nk * ACROSS + ni] === 1) continue;
        base.x = i * STEP;
        base.y = k * STEP;
        if (sweep(ground, base, ni * STEP, nk * STEP, work)) visit(ni, nk);
      }
    }
  }
  return reached;
}

/** Can a base get to this spot? */
export type Reachable = (p: Point) => boolean;

export function reachableOn(t: Pick<Table, 'terrain'>): Reachable {
  const ground = emptyGround(t);
  const reached = flood(ground);
  return ({ x, y }) => {
    const i0 = Math.round(x / STEP);
    const k0 = Math.round(y / STEP);
    for (let far = 0; far <= NEAR; far++) {
      for (let i = i0 - far; i <= i0 + far; i++) {
        for (let k = k0 - far; k <= k0 + far; k++) {
          if (Math.max(Math.abs(i - i0), Math.abs(k - k0)) !== far || i < 0 || k < 0 || i >= ACROSS || k >= ACROSS) continue;
          if (reached[k * ACROSS + i] === 0) continue;
          base.x = x;
          base.y = y;
          if (sweep(ground, base, i * STEP, k * STEP, work)) return true;
        }
      }
    }
    return false;
  };
}

/** How far it is on foot: around terrain, on a coarse grid, worked out once for each place somebody wanted to go to. */
import { overlapCirclePolygon, type Point } from '@guildhall/geometry';
import { BOARD_SIZE, type Position } from '../data/index.ts';
import { standing } from '../rules/scene.ts';
import type { Table } from '../table.ts';

const CELL = 0.75;
const ROW = Math.round(BOARD_SIZE / CELL);
const CELLS = ROW * ROW;
/** A base comes no nearer to a wall than this. */
const ELBOWS = 0.5;
/** What lies inside terrain can be climbed, at a price. */
const CLIMB = 4;
/** Ways on a grid are a little longer than straight ones. */
const STRAIGHTER = 0.94;

interface Ways {
  /** What a step into the cell costs, for a step of length 1. */
  readonly cost: Float32Array;
  /** Distances to a cell from everywhere, once somebody has asked. */
  readonly to: (Float32Array | undefined)[];
  /** The same to the edges of the board. */
  readonly toEdge: { [edge in Position]?: Float32Array };
}
const known = new WeakMap<readonly object[], Ways>();

function waysOf(t: Pick<Table, 'terrain'>): Ways {
  const found = known.get(t.terrain);
  if (found) return found;
  const cost = new Float32Array(CELLS).fill(1);
  for (let cell = 0; cell < CELLS; cell++) {
    const place = { x: ((cell % ROW) + 0.5) * CELL, y: (Math.floor(cell / ROW) + 0.5) * CELL, r: ELBOWS };
    if (standing(t).some(({ shape }) => overlapCirclePolygon(place, shape))) cost[cell] = CLIMB;
  }
  const made: Ways = { cost, to: new Array(CELLS), toEdge: {} };
  known.set(t.terrain, made);
  return made;
}

const within = (n: number): number => Math.max(0, Math.min(ROW - 1, Math.floor(n / CELL)));
const cellAt = (x: number, y: number): number => within(y) * ROW + within(x);

/** Distances in tenths of a cell, settled bucket by bucket; no step costs more than the buckets hold. */
const STRAIGHT = 10;
const ASLANT = 14;
const buckets: number[][] = Array.from({ length: ASLANT * CLIMB + 1 }, () => []);

/** `onEntering`: the price of a cell is paid by whoever comes into it, not by whoever leaves it. */
function spread({ cost }: Ways, targets: readonly number[], onEntering: boolean): Float32Array {
  const far = new Float32Array(CELLS).fill(Number.POSITIVE_INFINITY);
  for (const target of targets) {
    far[target] = 0;
    buckets[0].push(target);
  }
  let waiting = targets.length;
  for (let now = 0; waiting > 0; now++) {
    const bucket = buckets[now % buckets.length];
    for (let cell = bucket.pop(); cell !== undefined; cell = bucket.pop()) {
      waiting--;
      if (far[cell] !== now) continue;
      const x = cell % ROW;
      const y = (cell - x) / ROW;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(ROW - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(ROW - 1, x + 1); nx++) {
          const next = ny * ROW + nx;
          // The ways lead from `next` to the target.
          const there = now + (nx === x || ny === y ? STRAIGHT : ASLANT) * cost[onEntering ? cell : next];
          if (there >= far[next]) continue;
          far[next] = there;
          buckets[there % buckets.length].push(next);
          waiting++;
        }
      }
    }
  }
  for (let cell = 0; cell < CELLS; cell++) far[cell] *= (CELL * STRAIGHTER) / STRAIGHT;
  return far;
}

/** About how long the way from one point to another is: never less than straight on. */
export function wayBetween(t: Pick<Table, 'terrain'>, from: Point, to: Point): number {
  const straight = Math.sqrt((from.x - to.x) ** 2 + (from.y - to.y) ** 2);
  if (straight < 2 * CELL) return straight;
  const ways = waysOf(t);
  const target = cellAt(to.x, to.y);
  let far = ways.to[target];
  if (far === undefined) {
    far = spread(ways, [target], false);
    ways.to[target] = far;
  }
  const around = far[cellAt(from.x, from.y)];
  return Math.max(around, straight);
}

const ALONG = Array.from({ length: ROW }, (_, i) => i);
const OUTERMOST = { south: ALONG, north: ALONG.map((i) => CELLS - ROW + i) } as const;

/** About how long the way to an edge of the board is: never less than straight on. Standing beside a wall costs nothing. */
export function wayToEdge(t: Pick<Table, 'terrain'>, from: Point, edge: Position): number {
  const straight = edge === 'south' ? from.y : BOARD_SIZE - from.y;
  const ways = waysOf(t);
  ways.toEdge[edge] ??= spread(ways, OUTERMOST[edge], true);
  return Math.max(ways.toEdge[edge][cellAt(from.x, from.y)], straight);
}

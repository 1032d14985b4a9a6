/**
 * A memory for what follows from positions alone: kept as long as everything stands where it stood, and no longer.
 *
 * Why: a list of legal acts is made twice for each decision (once to see whether there is a choice, once to choose from it) and
 * again after each act that moves nobody, and most of what it takes is who sees whom and who can climb. Without this memory
 * play at random is a third slower (`npm run bench -- kobolds`). Positions are compared by value, so that it does not matter
 * whose copy of a table is asked about; nothing of it is ever saved, and what is answered is the same with and without it.
 */
import { NONE, type Table } from '../table.ts';

/** All that can stand in the way of anybody. */
export type Ground = Pick<Table, 'terrain' | 'models' | 'carriage'>;

/**
 * A whole number from 0 to 255 about two numbers (a model and another, or a model and its Move), each below MOST. Who asks for
 * many of the same table in a row may find out the moment once and say it with each.
 */
type Reading<T extends Ground> = (t: T, a: number, b: number, now?: number) => number;

/** With more models than this nothing is remembered. */
const MOST = 64;
const VALUES = 256;

const where = new Float64Array(4 * MOST);
let terrainThen: readonly object[] | null = null;
let carriageThen: number = NONE;
let modelsThen = 0;
let moment = 1;

/** A number that has grown if anything stands elsewhere than at the last call; 0 if there are too many models to remember. */
export function momentOf({ models, terrain, carriage }: Ground): number {
  const n = models.length;
  if (n > MOST) return 0;
  let same = n === modelsThen && terrain === terrainThen && carriage === carriageThen;
  for (let m = 0, i = 0; m < n; m++, i += 4) {
    const { x, y, z, r } = models[m];
    if (same && where[i] === x && where[i + 1] === y && where[i + 2] === z && where[i + 3] === r) continue;
    same = false;
    where[i] = x;
    where[i + 1] = y;
    where[i + 2] = z;
    where[i + 3] = r;
  }
  if (!same) {
    terrainThen = terrain;
    carriageThen = carriage;
    modelsThen = n;
    moment++;
  }
  return moment;
}

/** The same reading with a memory of its own. */
export function whileStill<T extends Ground>(read: (t: T, a: number, b: number) => number): Reading<T> {
  // The moment and what was read at it, in one number: what is of an earlier moment is less than any of this one.
  const known = new Float64Array(MOST * MOST);
  return (t, a, b, now = momentOf(t)) => {
    if (now === 0) return read(t, a, b);
    const at = a * MOST + b;
    if (known[at] < now * VALUES) known[at] = now * VALUES + read(t, a, b);
    return known[at] - now * VALUES;
  };
}

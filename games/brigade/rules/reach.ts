/** Chapter 10, quickly: where a Brigade can go with one move, as bit sets. The slow and talkative search is in routes.ts. */
import { MISSING_CORNERS, SPACES } from '../spaces.ts';
import { DESTROYED, type Table } from '../table.ts';
import { has, mayHaveAbilities } from './reading.ts';

/** BR-10.2 and BR-26.2. */
export const MOVE_POINTS = 3;
export const KULARF_POINTS = 5;

/** A set of spaces: rows 1 to 3 in the bits of `lo`, rows 4 to 6 in those of `hi`. */
export interface SpaceSet {
  lo: number;
  hi: number;
}

const HALF = 0x3ffff;
const WEST = 0b000001_000001_000001;
const EAST = 0b100000_100000_100000;
const ROW = 0b111111;

/** Scratch only: results of the last call, read at once and never kept. */
const wide: SpaceSet = { lo: 0, hi: 0 };
const onward = { lo: new Int32Array(KULARF_POINTS + 1), hi: new Int32Array(KULARF_POINTS + 1) };
/** Where the move can end on an unoccupied space, and on one with another Brigade (which only Mog may do). */
export const ends: SpaceSet = { lo: 0, hi: 0 };
export const ontoOthers: SpaceSet = { lo: 0, hi: 0 };
/** Flipped tiles, as of the last call. */
export const flipped: SpaceSet = { lo: 0, hi: 0 };

const corners: readonly SpaceSet[] = MISSING_CORNERS.map((missing) => {
  const set = { lo: 0, hi: 0 };
  for (const s of missing) add(set, s);
  return set;
});

export function add(set: SpaceSet, s: number): void {
  if (s < 18) set.lo |= 1 << s;
  else set.hi |= 1 << (s - 18);
}
export function contains(set: SpaceSet, s: number): boolean {
  return ((s < 18 ? set.lo >> s : set.hi >> (s - 18)) & 1) === 1;
}

/** BR-2.10: the set with all eight neighbours of its members, in `wide`. */
function widen(lo: number, hi: number): void {
  const l = lo | ((lo & ~EAST) << 1) | ((lo & ~WEST) >> 1);
  const h = hi | ((hi & ~EAST) << 1) | ((hi & ~WEST) >> 1);
  wide.lo = (l | (l << 6) | (l >> 6) | ((h & ROW) << 12)) & HALF;
  wide.hi = (h | (h << 6) | (h >> 6) | ((l >> 12) & ROW)) & HALF;
}

export function movePoints(t: Table, seat: number): number {
  return mayHaveAbilities(t, seat) && has(t, seat, 'kularf') ? KULARF_POINTS : MOVE_POINTS;
}

/** Finds `ends` and `ontoOthers`. A ghost passes other Brigades (BR-27.16). */
export function findEnds(t: Table, seat: number, ghost: boolean): void {
  const { fire } = t;
  let destroyedLo = 0;
  let destroyedHi = 0;
  let burningLo = 0;
  let burningHi = 0;
  for (let s = 0; s < 18; s++) {
    const x = fire[s];
    if (x === 0) continue;
    if (x === DESTROYED) destroyedLo |= 1 << s;
    else burningLo |= 1 << s;
  }
  for (let s = 18; s < SPACES; s++) {
    const x = fire[s];
    if (x === 0) continue;
    if (x === DESTROYED) destroyedHi |= 1 << (s - 18);
    else burningHi |= 1 << (s - 18);
  }
  flipped.lo = destroyedLo;
  flipped.hi = destroyedHi;
  let othersLo = 0;
  let othersHi = 0;
  for (let i = 0; i < t.seats; i++) {
    if (i === seat) continue;
    const s = t.brigade[i];
    if (s < 18) othersLo |= 1 << s;
    else othersHi |= 1 << (s - 18);
  }
  let points = MOVE_POINTS;
  if (mayHaveAbilities(t, seat)) {
    if (has(t, seat, 'kularf')) points = KULARF_POINTS;
    // BR-26.31: burnt and burning blocks are like any other.
    if (has(t, seat, 'ebenezer')) {
      destroyedLo = 0;
      destroyedHi = 0;
      burningLo = 0;
      burningHi = 0;
    }
  }
  const none = corners[t.seats];
  const openLo = HALF & ~none.lo;
  const openHi = HALF & ~none.hi;
  const passLo = ghost ? openLo : openLo & ~othersLo;
  const passHi = ghost ? openHi : openHi & ~othersHi;
  const start = t.brigade[seat];
  const startLo = start < 18 ? 1 << start : 0;
  const startHi = start < 18 ? 0 : 1 << (start - 18);
  let reachLo = 0;
  let reachHi = 0;
  onward.lo[0] = startLo;
  onward.hi[0] = startHi;
  for (let k = 1; k <= points; k++) {
    widen(onward.lo[k - 1], onward.hi[k - 1]);
    let lo = wide.lo & ~destroyedLo;
    let hi = wide.hi & ~destroyedHi;
    if (k >= 2 && (destroyedLo | destroyedHi) !== 0) {
      // BR-10.6: a destroyed block costs two points.
      widen(onward.lo[k - 2], onward.hi[k - 2]);
      lo |= wide.lo & destroyedLo;
      hi |= wide.hi & destroyedHi;
    }
    reachLo |= lo;
    reachHi |= hi;
    // BR-10.12: a burning block ends the move.
    onward.lo[k] = onward.lo[k - 1] | (lo & passLo & ~burningLo);
    onward.hi[k] = onward.hi[k - 1] | (hi & passHi & ~burningHi);
  }
  // BR-10.15: the move ends elsewhere.
  reachLo &= openLo & ~startLo;
  reachHi &= openHi & ~startHi;
  ends.lo = reachLo & ~othersLo;
  ends.hi = reachHi & ~othersHi;
  ontoOthers.lo = reachLo & othersLo;
  ontoOthers.hi = reachHi & othersHi;
}

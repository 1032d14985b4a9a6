/** Chapter 10, quickly: where a Brigade can go with one move, as bit sets. moves.ts is what other chapters use. */
import type { Table } from '../table.ts';
import {
  ALL,
  HALF,
  IS_BURNING,
  IS_DESTROYED,
  isIn,
  lowerBit,
  NO_SPACE_LOWER,
  NO_SPACE_UPPER,
  pushNames,
  upperBit,
} from './bits.ts';
import { KULARF_POINTS, movePoints } from './points.ts';
import { has, mayHaveAbilities } from './reading.ts';

const WEST = 0b000001_000001_000001;
const EAST = 0b100000_100000_100000;
const ROW = 0b111111;

/**
 * The spaces one move can end on. A listing needs them once for every decision, so one Reach is used again and again:
 * it is filled by `find`, read at once, and never kept.
 */
export class Reach {
  /** Unoccupied spaces that are not destroyed. */
  private freeUpper = 0;
  private freeLower = 0;
  /** Unoccupied destroyed ones. */
  private ashesUpper = 0;
  private ashesLower = 0;
  /** Spaces with another Brigade. */
  private takenUpper = 0;
  private takenLower = 0;
  /** The set `widen` was asked about, with its neighbours. */
  private wideUpper = 0;
  private wideLower = 0;
  /** By points spent: spaces from which the move can go on. */
  private readonly onwardUpper = new Int32Array(KULARF_POINTS + 1);
  private readonly onwardLower = new Int32Array(KULARF_POINTS + 1);

  /** A ghost passes other Brigades (BR-27.16). */
  find(t: Table, seat: number, ghost: boolean): void {
    const { fire, brigade } = t;
    let destroyedUpper = 0;
    let destroyedLower = 0;
    let burningUpper = 0;
    let burningLower = 0;
    for (let s = 0; s < HALF; s++) {
      const upper = fire[s];
      const lower = fire[s + HALF];
      destroyedUpper |= IS_DESTROYED[upper] << s;
      burningUpper |= IS_BURNING[upper] << s;
      destroyedLower |= IS_DESTROYED[lower] << s;
      burningLower |= IS_BURNING[lower] << s;
    }
    const ashesUpper = destroyedUpper;
    const ashesLower = destroyedLower;
    let othersUpper = 0;
    let othersLower = 0;
    for (let i = 0; i < t.seats; i++) {
      if (i === seat) continue;
      othersUpper |= upperBit(brigade[i]);
      othersLower |= lowerBit(brigade[i]);
    }
    const points = movePoints(t, seat);
    // BR-26.31 Ebenezer: "You move over burnt and burning blocks without penalty."
    if (mayHaveAbilities(t, seat) && has(t, seat, 'ebenezer')) {
      destroyedUpper = 0;
      destroyedLower = 0;
      burningUpper = 0;
      burningLower = 0;
    }
    const openUpper = ALL & ~NO_SPACE_UPPER[t.seats];
    const openLower = ALL & ~NO_SPACE_LOWER[t.seats];
    const passUpper = ghost ? openUpper : openUpper & ~othersUpper;
    const passLower = ghost ? openLower : openLower & ~othersLower;
    const start = brigade[seat];
    const startUpper = upperBit(start);
    const startLower = lowerBit(start);
    const { onwardUpper, onwardLower } = this;
    let reachUpper = 0;
    let reachLower = 0;
    onwardUpper[0] = startUpper;
    onwardLower[0] = startLower;
    for (let k = 1; k <= points; k++) {
      this.widen(onwardUpper[k - 1], onwardLower[k - 1]);
      let nextUpper = this.wideUpper & ~destroyedUpper;
      let nextLower = this.wideLower & ~destroyedLower;
      if (k >= 2 && (destroyedUpper | destroyedLower) !== 0) {
        // BR-10.6: a destroyed block costs two points.
        this.widen(onwardUpper[k - 2], onwardLower[k - 2]);
        nextUpper |= this.wideUpper & destroyedUpper;
        nextLower |= this.wideLower & destroyedLower;
      }
      reachUpper |= nextUpper;
      reachLower |= nextLower;
      // BR-10.12: a burning block ends the move.
      onwardUpper[k] = onwardUpper[k - 1] | (nextUpper & passUpper & ~burningUpper);
      onwardLower[k] = onwardLower[k - 1] | (nextLower & passLower & ~burningLower);
    }
    // BR-10.15: the move ends elsewhere.
    reachUpper &= openUpper & ~startUpper;
    reachLower &= openLower & ~startLower;
    this.takenUpper = reachUpper & othersUpper;
    this.takenLower = reachLower & othersLower;
    reachUpper &= ~othersUpper;
    reachLower &= ~othersLower;
    this.freeUpper = reachUpper & ~ashesUpper;
    this.freeLower = reachLower & ~ashesLower;
    this.ashesUpper = reachUpper & ashesUpper;
    this.ashesLower = reachLower & ashesLower;
  }

  /** BR-2.10: with all eight neighbours. */
  private widen(upper: number, lower: number): void {
    const u = upper | ((upper & ~EAST) << 1) | ((upper & ~WEST) >> 1);
    const l = lower | ((lower & ~EAST) << 1) | ((lower & ~WEST) >> 1);
    this.wideUpper = (u | (u << 6) | (u >> 6) | ((l & ROW) << 12)) & ALL;
    this.wideLower = (l | (l << 6) | (l >> 6) | ((u >> 12) & ROW)) & ALL;
  }

  get anyFree(): boolean {
    return (this.freeUpper | this.freeLower) !== 0;
  }
  get anyTaken(): boolean {
    return (this.takenUpper | this.takenLower) !== 0;
  }
  isAshes(s: number): boolean {
    return isIn(this.ashesUpper, this.ashesLower, s);
  }
  isTaken(s: number): boolean {
    return isIn(this.takenUpper, this.takenLower, s);
  }

  /** Adds the names of unoccupied spaces in reading order, those that are not destroyed or all. */
  pushNames(names: readonly string[], withAshes: boolean, list: string[]): void {
    pushNames(withAshes ? this.freeUpper | this.ashesUpper : this.freeUpper, 0, names, list);
    pushNames(withAshes ? this.freeLower | this.ashesLower : this.freeLower, HALF, names, list);
  }
}

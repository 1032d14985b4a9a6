/** Clocks, kept by the times written in the log, so that every process and every replay reads the same. */
import type { Seat } from '@guildhall/kernel';
import type { Clock, Pace } from '@guildhall/wire';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export class Clocks {
  readonly left: (number | null)[];
  running: readonly Seat[] = [];
  at = 0;

  constructor(
    private readonly pace: Pace,
    seats: number,
  ) {
    this.left = new Array(seats).fill(pace.kind === 'none' ? null : this.full());
  }

  get ticking(): boolean {
    return this.pace.kind !== 'none';
  }

  /** All a seat has: for the game, or for one decision. */
  private full(): number {
    return this.pace.kind === 'live' ? this.pace.minutes * MINUTE : this.pace.kind === 'daily' ? this.pace.days * DAY : 0;
  }

  /** Time goes by up to this moment. */
  pass(at: number): void {
    const spent = Math.max(0, at - this.at);
    for (const seat of this.running) {
      const left = this.left[seat];
      if (left !== null) this.left[seat] = Math.max(0, left - spent);
    }
    this.at = Math.max(this.at, at);
  }

  /** Whether somebody's clock would run on from before this moment. */
  runFromBefore(moment: number): boolean {
    return this.at < moment && this.running.some((seat) => this.left[seat] !== null);
  }

  /** What went by until this moment counts for nobody. */
  skip(until: number): void {
    this.at = Math.max(this.at, until);
  }

  /** A seat has answered. */
  answered(seat: Seat): void {
    const left = this.left[seat];
    if (this.pace.kind === 'live' && left !== null) this.left[seat] = left + this.pace.increment * 1000;
  }

  /** A new decision is open: those who are asked by the day have all of it again. */
  decision(asked: readonly Seat[]): void {
    if (this.pace.kind !== 'daily') return;
    for (const seat of asked) this.left[seat] = this.full();
  }

  /** A person comes back to a seat whose time was up: enough to go on. */
  grace(seat: Seat): void {
    const left = this.left[seat];
    if (left === null) return;
    this.left[seat] = this.pace.kind === 'daily' ? this.full() : Math.max(left, MINUTE);
  }

  /** When the first running clock is at zero; null: none runs. */
  deadline(): number | null {
    let first: number | null = null;
    for (const seat of this.running) {
      const left = this.left[seat];
      if (left !== null && (first === null || this.at + left < first)) first = this.at + left;
    }
    return first;
  }

  /** Seats whose time is up at this moment. */
  out(at: number): Seat[] {
    const spent = Math.max(0, at - this.at);
    return this.running.filter((seat) => (this.left[seat] ?? Number.POSITIVE_INFINITY) - spent <= 0);
  }

  show(): Clock | null {
    return this.ticking ? { left: [...this.left], running: [...this.running], at: this.at } : null;
  }
}

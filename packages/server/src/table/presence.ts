/** Who is at a table: connected to this process or to another, and until when those were who are not. */
import type { Seat } from '@guildhall/kernel';
import type { Pace } from '@guildhall/wire';
import { AWAY_AFTER } from '@guildhall/wire/customs';
import type { Presence } from './verdict.ts';

const DAY = 24 * 60 * 60_000;
/** How often a process says who is present at it, and after how long without a word nobody there counts any more. */
export const BEAT = 10_000;
export const LIFETIME = 35_000;

/** For how long somebody may be without a connection before others may say so: by the day for as long as a decision may take. */
export const graceOf = (pace: Pace): number => (pace.kind === 'daily' ? pace.days * DAY : AWAY_AFTER);

/** What is known of time by the house. */
export interface Hours {
  now(): number;
  /** Since when there is a hall that people can come to: nobody is missed before. */
  openSince(): number;
}

interface Elsewhere {
  here: Seat[];
  spectators: number;
  heard: number;
}

export class Attendees implements Presence {
  /** Who is present at other processes. */
  private readonly elsewhere = new Map<string, Elsewhere>();
  /** When each seat was last known to be connected. */
  private readonly seen = new Map<Seat, number>();

  constructor(
    private readonly hours: Hours,
    private readonly pace: Pace,
    /** Those connected to this process. */
    private readonly watchers: ReadonlySet<{ readonly mine: readonly Seat[] }>,
  ) {}

  /** Seats whose person is connected to this process. */
  local(): Set<Seat> {
    const here = new Set<Seat>();
    for (const { mine } of this.watchers) for (const seat of mine) here.add(seat);
    return here;
  }

  here(): Set<Seat> {
    const here = this.local();
    for (const { here: seats } of this.alive()) for (const seat of seats) here.add(seat);
    return here;
  }

  spectators(): number {
    let count = 0;
    for (const { mine } of this.watchers) if (mine.length === 0) count++;
    for (const { spectators } of this.alive()) count += spectators;
    return count;
  }

  /** Somebody looks at the table, here or at another process. */
  looking(): boolean {
    if (this.watchers.size > 0) return true;
    for (const _ of this.alive()) return true;
    return false;
  }

  absentAt(seat: Seat): number | null {
    if (this.here().has(seat)) return null;
    return Math.max(this.seen.get(seat) ?? 0, this.hours.openSince()) + graceOf(this.pace);
  }

  openSince(): number {
    return this.hours.openSince();
  }

  /** A seat was connected at that time. */
  wasHere(seat: Seat, at: number): void {
    this.seen.set(seat, Math.max(this.seen.get(seat) ?? 0, at));
  }

  /** Word from another process: these are there now. */
  heard(process: string, here: Seat[], spectators: number): void {
    const now = this.hours.now();
    for (const seat of [...(this.elsewhere.get(process)?.here ?? []), ...here]) this.wasHere(seat, now);
    if (here.length === 0 && spectators === 0) this.elsewhere.delete(process);
    else this.elsewhere.set(process, { here, spectators, heard: now });
  }

  /** Forgets processes that have said nothing for too long. True if there were some. */
  expire(): boolean {
    let changed = false;
    for (const [process, { here, heard }] of this.elsewhere) {
      if (this.hours.now() - heard <= LIFETIME) continue;
      for (const seat of here) this.wasHere(seat, heard);
      this.elsewhere.delete(process);
      changed = true;
    }
    return changed;
  }

  private *alive(): Iterable<Elsewhere> {
    const now = this.hours.now();
    for (const one of this.elsewhere.values()) if (now - one.heard <= LIFETIME) yield one;
  }
}

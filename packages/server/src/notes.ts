/** What the store is told once a second and not with every move: how tables stand, and who was seen at them. */
import type { Seat } from '@guildhall/kernel';
import type { EventLog } from './store/log.ts';
import { markSeen } from './store/presence.ts';
import { type Standing, updateStanding } from './store/tables.ts';
import type { Keeper } from './table/keeper.ts';

export class Notes {
  private readonly moved = new Set<Keeper>();
  /** When seats were connected, by table. */
  private readonly seen = new Map<string, Map<Seat, number>>();

  constructor(private readonly log: EventLog) {}

  wentOn(keeper: Keeper): void {
    this.moved.add(keeper);
  }

  /** How it stands is written otherwise, or nobody need know. */
  forget(keeper: Keeper): void {
    this.moved.delete(keeper);
  }

  saw(table: string, seats: readonly Seat[], at: number): void {
    if (seats.length === 0) return;
    const times = this.seen.get(table) ?? new Map<Seat, number>();
    for (const seat of seats) times.set(seat, at);
    this.seen.set(table, times);
  }

  async writeStandings(): Promise<void> {
    const standings = new Map<string, Standing>();
    for (const keeper of this.moved) {
      const standing = keeper.standing();
      // One in the middle of an event has its turn next time.
      if (!standing) continue;
      standings.set(keeper.id, standing);
      this.moved.delete(keeper);
    }
    if (standings.size === 0) return;
    await this.log.aside(async (trx) => {
      // In one order everywhere, so that two processes never wait for each other.
      for (const id of [...standings.keys()].sort()) await updateStanding(trx, id, standings.get(id) as Standing);
    });
  }

  /** So that who was here when outlives this process. */
  async writeSeen(): Promise<void> {
    if (this.seen.size === 0) return;
    const seats = new Map(this.seen);
    this.seen.clear();
    await this.log.aside((trx) => markSeen(trx, seats));
  }
}

/**
 * The steward sees to it that what those who keep the hall have decided is done by this process, whoever wrote it into the
 * store: once a second it looks for new lines. Nothing is asked of other processes, so it works with either store.
 */
import type { Seat } from '@guildhall/kernel';
import type { Hall } from './hall.ts';
import { allSanctions, lastNoted, type Noted, notedAfter, seatsOfPerson, tablesToClose } from './store/moderation.ts';
import type { SanctionRow } from './store/schema.ts';
import { seatsOf } from './store/tables.ts';
import { Denied } from './table/problem.ts';
import { no } from './table/verdict.ts';

/** Of two who write at the same time the one with the lower number may be seen later, but not by so many lines. */
const LATE = 100;

export class Steward {
  /** Lines up to this number are done, or are among the last few and looked at one by one. */
  private last = 0;
  private readonly done = new Set<number>();
  /** By person and kind. */
  private sanctions = new Map<string, SanctionRow>();

  constructor(private readonly hall: Hall) {}

  async open(): Promise<void> {
    const { db } = this.hall.store;
    this.last = await lastNoted(db);
    for (const { number } of await this.recent()) this.done.add(number);
    await this.readSanctions();
    for (const table of await tablesToClose(db)) await this.closeTable(table);
  }

  /** Looks for what was decided since. */
  async look(): Promise<void> {
    const noted = (await this.recent()).filter(({ number }) => !this.done.has(number));
    if (noted.length === 0) return;
    await this.readSanctions();
    for (const line of noted) {
      this.done.add(line.number);
      this.last = Math.max(this.last, line.number);
      await this.carryOut(line);
    }
    for (const number of this.done) if (number <= this.last - LATE) this.done.delete(number);
  }

  private recent(): Promise<Noted[]> {
    return notedAfter(this.hall.store.db, this.last - LATE);
  }

  private async readSanctions(): Promise<void> {
    const rows = await allSanctions(this.hall.store.db);
    this.sanctions = new Map(rows.map((row) => [`${row.kind} ${row.person}`, row]));
  }

  private async carryOut({ act, target }: Noted): Promise<void> {
    if (act === 'close') await this.closeTable(target);
    if (act === 'password') this.hall.onSignOut(target);
    if (act === 'ban' && this.has('ban', target)) await this.showOut(target);
  }

  private has(kind: SanctionRow['kind'], person: string): boolean {
    const found = this.sanctions.get(`${kind} ${person}`);
    return found !== undefined && (found.until === null || found.until > this.hall.now());
  }

  isBanned(person: string): boolean {
    return this.has('ban', person);
  }

  /** Throws if a person may not come in. */
  admit(person: string): void {
    if (this.isBanned(person)) throw new Denied('banned', 'those who keep this hall have shut it to this person');
  }

  /** Whether this seat (null: somebody who looks on) may talk. A seat that is opened by its key is still its person's. */
  async mayTalk(table: string, seat: Seat | null, person: string | null): Promise<boolean> {
    if (this.sanctions.size === 0) return true;
    if (person !== null && this.has('mute', person)) return false;
    const holder = seat === null ? undefined : (await seatsOf(this.hall.store.db, table)).find((row) => row.seat === seat);
    return holder === undefined || !this.has('mute', holder.person);
  }

  private async closeTable(id: string): Promise<void> {
    try {
      const keeper = await this.hall.keeper(id);
      await keeper.make(-1, 'closed', (course) => (course.over ? no('over', 'the match is over') : { event: { kind: 'close' } }));
    } catch (error) {
      if (!(error instanceof Denied)) this.hall.failed(id, error);
    }
  }

  /** Sockets are closed, and seats opened by keys alone are no longer open. */
  private async showOut(person: string): Promise<void> {
    this.hall.onBan(person);
    for (const { table_id, seat } of await seatsOfPerson(this.hall.store.db, person))
      (await this.hall.openKeeper(table_id))?.audience.handOver(seat);
  }
}

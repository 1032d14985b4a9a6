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

export class Steward {
  private last = 0;
  /** By person and kind. */
  private sanctions = new Map<string, SanctionRow>();

  constructor(private readonly hall: Hall) {}

  async open(): Promise<void> {
    const { db } = this.hall.store;
    this.last = await lastNoted(db);
    await this.readSanctions();
    for (const table of await tablesToClose(db)) await this.closeTable(table);
  }

  /** Looks for what was decided since. */
  async look(): Promise<void> {
    const noted = await notedAfter(this.hall.store.db, this.last);
    if (noted.length === 0) return;
    await this.readSanctions();
    for (const line of noted) {
      await this.carryOut(line);
      this.last = line.number;
    }
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

/**
 * The append-only log with group commit: whatever waits in one turn of the event loop is stored in one transaction.
 * An append is done when it is durable. It fails if the number is taken: compare and append.
 */
import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import { fixed } from './fixed.ts';
import type { Db, EventRow, Schema } from './schema.ts';
import { Dictation, type Statement, type Writer } from './writer.ts';

/** Further changes that must be stored together with an event. */
export type Also = (trx: Kysely<Schema>) => Promise<unknown>;

interface Pending {
  row: EventRow;
  also: Also | null;
  done(kept: boolean): void;
  failed(error: unknown): void;
}

/** Those of a group that came too late; null: none. */
type Lost = ReadonlySet<Pending> | null;

/** Rows of one statement; more are stored in the same transaction by further statements. */
const CHUNK = 256;

const eventsAfter = fixed((db, place: number, after: number) =>
  db.selectFrom('event').selectAll().where('place', '=', place).where('sequence', '>', after).orderBy('sequence'),
);

export class EventLog {
  private pending: Pending[] = [];
  private busy = false;
  private closed = false;
  /** Called after each commit with what was stored. */
  onKept: (kept: readonly { row: EventRow }[]) => void = () => {};
  /** Called after each event of a group: what is said of it need not wait until all is said. */
  onSettled: () => void = () => {};
  readonly counts = { events: 0, commits: 0 };
  /** By the number of rows. */
  private readonly statements = new Map<number, CompiledQuery>();

  private readonly dictation = new Dictation();
  private readonly asides = new Dictation();
  private lastAside: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Db,
    /** Writes in place of `db` where there is one. */
    private readonly writer: Writer | null = null,
  ) {}

  /** True once the event is durable; false if another event has its number. */
  append(row: EventRow, also: Also | null = null): Promise<boolean> {
    return new Promise((done, failed) => this.put(row, also, done, failed));
  }

  /** The same without a promise, for the thousands of moves a second that need nothing else. */
  put(row: EventRow, also: Also | null, done: (kept: boolean) => void, failed: (error: unknown) => void): void {
    if (this.closed) {
      failed(new Error('the log is closed'));
      return;
    }
    this.pending.push({ row, also, done, failed });
    if (!this.busy) this.begin();
  }

  private begin(): void {
    this.busy = true;
    setImmediate(this.flush);
  }

  /** Stores changes that belong to no event, in a transaction of their own, one job after the other. */
  aside(job: Also): Promise<void> {
    const done = this.lastAside.then(() => this.writeAside(job));
    this.lastAside = done.catch(() => {});
    return done;
  }

  private async writeAside(job: Also): Promise<void> {
    if (!this.writer) {
      await this.db.transaction().execute(job);
      return;
    }
    const statements: Statement[] = [];
    await this.asides.take(job, statements);
    await this.writer.write(statements, []);
  }

  /** The events of a table after a number, oldest first. */
  read(place: number, after: number): Promise<EventRow[]> {
    return eventsAfter(this.db, place, after);
  }

  /** The last numbers of some tables, for noticing what other processes stored. */
  async heads(places: readonly number[]): Promise<Map<number, number>> {
    if (places.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('event')
      .select(['place', (e) => e.fn.max('sequence').as('head')])
      .where('place', 'in', places)
      .groupBy('place')
      .execute();
    return new Map(rows.map(({ place, head }) => [place, Number(head)]));
  }

  /** Waits for everything appended so far. */
  async close(): Promise<void> {
    this.closed = true;
    while (this.busy) await new Promise((later) => setTimeout(later, 5));
  }

  private flush = async (): Promise<void> => {
    let group = this.next();
    let storing = this.store(group);
    while (group.length > 0) {
      const done = group;
      let lost: Lost = null;
      let trouble: { error: unknown } | null = null;
      try {
        lost = await storing;
      } catch (error) {
        trouble = { error };
      }
      if (trouble) await this.apart(done, trouble.error);
      // The next are on their way to the disk while these are told of.
      group = this.next();
      if (group.length > 0) storing = this.store(group);
      if (!trouble) this.settle(done, lost);
    }
    this.busy = false;
    if (this.pending.length > 0) this.begin();
  };

  /** What waits, in the same order in every process, so that two groups never wait for each other. */
  private next(): Pending[] {
    const group = this.pending;
    this.pending = [];
    return group.sort((a, b) => a.row.place - b.row.place);
  }

  /** One bad companion must not spoil the group. */
  private async apart(group: Pending[], error: unknown): Promise<void> {
    if (group.length === 1) {
      group[0].failed(error);
      return;
    }
    for (const one of group) {
      try {
        this.settle([one], await this.store([one]));
      } catch (error) {
        one.failed(error);
      }
    }
  }

  private settle(group: Pending[], lost: Lost): void {
    const kept = lost === null ? group : group.filter((one) => !lost.has(one));
    this.counts.events += kept.length;
    this.counts.commits++;
    for (const one of group) {
      one.done(lost === null || !lost.has(one));
      this.onSettled();
    }
    this.onKept(kept);
  }

  /** Stores a group; gives those that came too late. */
  private async store(group: Pending[]): Promise<Lost> {
    if (this.writer && (await this.writeElsewhere(this.writer, group))) return null;
    if (group.length <= CHUNK && group.every(({ also }) => also === null)) return this.insert(this.db, group);
    return this.db.transaction().execute(async (trx) => {
      const lost = new Set<Pending>();
      for (let i = 0; i < group.length; i += CHUNK) {
        for (const late of (await this.insert(trx, group.slice(i, i + CHUNK))) ?? []) lost.add(late);
      }
      for (const one of group) if (one.also && !lost.has(one)) await one.also(trx);
      return lost;
    });
  }

  /** False if one came too late: then nothing is stored, and it must be found out which. */
  private async writeElsewhere(writer: Writer, group: Pending[]): Promise<boolean> {
    const statements: Statement[] = [];
    const rows: number[] = [];
    for (let i = 0; i < group.length; i += CHUNK) {
      const part = group.length <= CHUNK ? group : group.slice(i, i + CHUNK);
      statements.push({ sql: this.statement(part).sql, parameters: valuesOf(part) });
      rows.push(part.length);
    }
    for (const { also } of group) if (also) await this.dictation.take(also, statements);
    return writer.write(statements, rows);
  }

  private async insert(db: Db | Transaction<Schema>, group: Pending[]): Promise<Lost> {
    const { numAffectedRows } = await db.executeQuery({ ...this.statement(group), parameters: valuesOf(group) });
    return Number(numAffectedRows) === group.length ? null : this.notOurs(db, group);
  }

  /** Some were there before: those that do not stand in the log as we wrote them are not ours. */
  private async notOurs(db: Db | Transaction<Schema>, group: Pending[]): Promise<Lost> {
    const lost = new Set<Pending>();
    for (const one of group) {
      const { place, sequence, seat, key, at, body } = one.row;
      const stands = await db
        .selectFrom('event')
        .selectAll()
        .where('place', '=', place)
        .where('sequence', '=', sequence)
        .executeTakeFirst();
      const ours = stands && stands.seat === seat && stands.key === key && stands.at === at && stands.body === body;
      if (!ours) lost.add(one);
    }
    return lost;
  }

  /** The statement for so many rows, built once. Its own parameters are an example. */
  private statement(group: Pending[]): CompiledQuery {
    let statement = this.statements.get(group.length);
    if (!statement) {
      const rows = group.map(({ row: { place, sequence, at, seat, key, body } }) => ({ place, sequence, at, seat, key, body }));
      statement = this.db
        .insertInto('event')
        .values(rows)
        .onConflict((c) => c.doNothing())
        .compile();
      this.statements.set(group.length, statement);
    }
    return statement;
  }
}

function valuesOf(group: readonly Pending[]): unknown[] {
  const values: unknown[] = [];
  for (const { row } of group) values.push(row.place, row.sequence, row.at, row.seat, row.key, row.body);
  return values;
}

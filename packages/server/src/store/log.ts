/**
 * The append-only log with group commit: whatever waits in one turn of the event loop is stored in one transaction.
 * An append is done when it is durable. It fails if the number or the key is taken: compare and append.
 */
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Db, EventRow, Schema } from './schema.ts';

/** Further changes that must be stored together with an event. */
export type Also = (trx: Kysely<Schema>) => Promise<unknown>;

interface Pending {
  row: EventRow;
  also: Also | null;
  done(kept: boolean): void;
  failed(error: unknown): void;
}

/** Rows of one statement; more are stored in the same transaction by further statements. */
const CHUNK = 256;

export class EventLog {
  private pending: Pending[] = [];
  private busy = false;
  private closed = false;
  /** Called after each commit with what was stored. */
  onKept: (rows: readonly EventRow[]) => void = () => {};
  readonly counts = { events: 0, commits: 0 };
  private readonly texts = new Map<number, string>();

  constructor(private readonly db: Db) {}

  /** True once the event is durable; false if another event has its number or key. */
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
    if (!this.busy) {
      this.busy = true;
      setImmediate(this.flush);
    }
  }

  /** The events of a table after a number, oldest first. */
  read(table: string, after: number): Promise<EventRow[]> {
    return this.db
      .selectFrom('event')
      .selectAll()
      .where('table_id', '=', table)
      .where('sequence', '>', after)
      .orderBy('sequence')
      .execute();
  }

  /** The last numbers of some tables, for noticing what other processes stored. */
  async heads(tables: readonly string[]): Promise<Map<string, number>> {
    if (tables.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('event')
      .select(['table_id', (e) => e.fn.max('sequence').as('head')])
      .where('table_id', 'in', tables)
      .groupBy('table_id')
      .execute();
    return new Map(rows.map(({ table_id, head }) => [table_id, Number(head)]));
  }

  /** Waits for everything appended so far. */
  async close(): Promise<void> {
    this.closed = true;
    while (this.busy) await new Promise((later) => setTimeout(later, 5));
  }

  private flush = async (): Promise<void> => {
    const group = this.pending;
    this.pending = [];
    // The same order in every process, so that two groups never wait for each other.
    group.sort((a, b) => (a.row.table_id < b.row.table_id ? -1 : a.row.table_id > b.row.table_id ? 1 : 0));
    try {
      this.settle(group, await this.store(group));
    } catch (error) {
      if (group.length === 1) group[0].failed(error);
      else await this.oneByOne(group);
    }
    if (this.pending.length > 0) setImmediate(this.flush);
    else this.busy = false;
  };

  /** One bad companion must not spoil the group. */
  private async oneByOne(group: Pending[]): Promise<void> {
    for (const one of group) {
      try {
        this.settle([one], await this.store([one]));
      } catch (error) {
        one.failed(error);
      }
    }
  }

  private settle(group: Pending[], kept: Set<string>): void {
    const rows = group.filter(({ row }) => kept.has(name(row))).map(({ row }) => row);
    this.counts.events += rows.length;
    this.counts.commits++;
    for (const { row, done } of group) done(kept.has(name(row)));
    if (rows.length > 0) this.onKept(rows);
  }

  private async store(group: Pending[]): Promise<Set<string>> {
    const kept = new Set<string>();
    if (group.length <= CHUNK && group.every(({ also }) => also === null)) {
      await this.insert(this.db, group, kept);
      return kept;
    }
    await this.db.transaction().execute(async (trx) => {
      for (let i = 0; i < group.length; i += CHUNK) await this.insert(trx, group.slice(i, i + CHUNK), kept);
      for (const { row, also } of group) if (also && kept.has(name(row))) await also(trx);
    });
    return kept;
  }

  private async insert(db: Db | Transaction<Schema>, group: Pending[], kept: Set<string>): Promise<void> {
    const values: unknown[] = [];
    for (const { row } of group) values.push(row.table_id, row.sequence, row.at, row.seat, row.key, row.body);
    const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(this.text(group), values));
    if (Number(numAffectedRows) === group.length) for (const { row } of group) kept.add(name(row));
    else await this.whichAreOurs(db, group, kept);
  }

  /** Some were there before: those that stand in the log as we wrote them are ours. */
  private async whichAreOurs(db: Db | Transaction<Schema>, group: Pending[], kept: Set<string>): Promise<void> {
    for (const { row } of group) {
      const { table_id, sequence, seat, key, at, body } = row;
      const stands = await db
        .selectFrom('event')
        .selectAll()
        .where('table_id', '=', table_id)
        .where('sequence', '=', sequence)
        .executeTakeFirst();
      if (stands && stands.seat === seat && stands.key === key && stands.at === at && stands.body === body) kept.add(name(row));
    }
  }

  /** The statement for so many rows, built once. */
  private text(group: Pending[]): string {
    let text = this.texts.get(group.length);
    if (text === undefined) {
      const rows = group.map(({ row: { table_id, sequence, at, seat, key, body } }) => ({
        table_id,
        sequence,
        at,
        seat,
        key,
        body,
      }));
      text = this.db
        .insertInto('event')
        .values(rows)
        .onConflict((c) => c.doNothing())
        .compile().sql;
      this.texts.set(group.length, text);
    }
    return text;
  }
}

const name = ({ table_id, sequence }: Pick<EventRow, 'table_id' | 'sequence'>): string => `${table_id}${sequence}`;

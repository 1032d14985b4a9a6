/** The embedded database for kysely: SQLite's language, executed in a thread of its own (thread.mjs). */
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

interface Reply {
  id: number;
  rows: unknown[];
  changes?: number;
  lastInsertRowid?: number;
  error?: string;
}
interface Waiting {
  done(reply: Reply): void;
  failed(error: Error): void;
}

class Thread implements DatabaseConnection {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  constructor(file: string) {
    this.worker = new Worker(new URL('./thread.mjs', import.meta.url), { workerData: { file }, execArgv: [] });
    this.worker.on('message', (text: string) => {
      const reply = JSON.parse(text) as Reply;
      const waiting = this.waiting.get(reply.id);
      this.waiting.delete(reply.id);
      if (reply.error === undefined) waiting?.done(reply);
      else waiting?.failed(new Error(reply.error));
    });
    const lost = (error: unknown): void => {
      for (const { failed } of this.waiting.values()) failed(error instanceof Error ? error : new Error('the store has gone'));
      this.waiting.clear();
    };
    this.worker.on('error', lost);
    this.worker.on('exit', lost);
  }

  private ask(message: object): Promise<Reply> {
    return new Promise((done, failed) => {
      const id = ++this.count;
      this.waiting.set(id, { done, failed });
      this.worker.postMessage(JSON.stringify({ id, ...message }));
    });
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes, lastInsertRowid } = await this.ask({ sql, parameters });
    return {
      rows: rows as R[],
      numAffectedRows: changes === undefined ? undefined : BigInt(changes),
      insertId: lastInsertRowid === undefined ? undefined : BigInt(lastInsertRowid),
    };
  }

  /** All at once: nothing here is large enough to be read in pieces. */
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  async close(): Promise<void> {
    await this.ask({ close: true });
    await this.worker.terminate();
  }
}

/** There is one connection: whoever has it, has it alone until it is given back. */
class EmbeddedDriver implements Driver {
  private readonly thread: Thread;
  private held: Promise<void> | null = null;
  private release: (() => void) | null = null;

  constructor(file: string) {
    this.thread = new Thread(file);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    while (this.held) await this.held;
    this.held = new Promise((release) => {
      this.release = release;
    });
    return this.thread;
  }

  async releaseConnection(): Promise<void> {
    this.held = null;
    this.release?.();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  destroy(): Promise<void> {
    return this.thread.close();
  }
}

export class EmbeddedDialect implements Dialect {
  constructor(private readonly file: string) {}

  createDriver(): Driver {
    return new EmbeddedDriver(this.file);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }

  createIntrospector(db: ConstructorParameters<typeof SqliteIntrospector>[0]): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

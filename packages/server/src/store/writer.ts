/** Writes to the embedded database in a thread of its own: while the disk works, the server goes on. */
import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Schema } from './schema.ts';

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

interface Task {
  done(kept: boolean): void;
  failed(error: Error): void;
}
type Answer = { id: number; kept: boolean } | { id: number; error: string };

const START = import.meta.url.endsWith('.ts') ? './writer-thread.mjs' : './writer.js';

export class Writer {
  private worker: Worker | null = null;
  private readonly tasks = new Map<number, Task>();
  private count = 0;

  constructor(
    private readonly file: string,
    private readonly pragmas: readonly string[],
  ) {
    // Ready before the first move.
    this.worker = this.start();
  }

  /** Runs all in one transaction and is done when it is durable. False, and nothing done: statement i did not change rows[i]. */
  write(statements: readonly Statement[], rows: readonly number[]): Promise<boolean> {
    return new Promise((done, failed) => {
      const id = ++this.count;
      this.tasks.set(id, { done, failed });
      this.worker ??= this.start();
      // One text is handed over faster than hundreds of values.
      this.worker.postMessage(JSON.stringify({ id, statements, rows }));
    });
  }

  private start(): Worker {
    const worker = new Worker(new URL(START, import.meta.url), {
      execArgv: [],
      env: {},
      workerData: { file: this.file, pragmas: this.pragmas },
    });
    // Whoever waits for an answer keeps the process alive by other means.
    worker.unref();
    worker.on('message', (answer: Answer) => {
      const task = this.tasks.get(answer.id);
      this.tasks.delete(answer.id);
      if ('error' in answer) task?.failed(new Error(answer.error));
      else task?.done(answer.kept);
    });
    const gone = (error: unknown): void => {
      if (this.worker !== worker) return;
      this.worker = null;
      // Whether they were stored is unknown: their tables are read again.
      for (const { failed } of this.tasks.values()) failed(new Error(`the writer is gone: ${String(error)}`));
      this.tasks.clear();
    };
    worker.on('error', gone);
    worker.on('exit', gone);
    return worker;
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    if (!worker) return;
    const gone = new Promise<void>((done) => worker.once('exit', () => done()));
    worker.ref();
    worker.postMessage(null);
    await gone;
  }
}

/** A database that only takes down what it is asked to do, so that it can be done elsewhere. */
export class Dictation {
  private statements: Statement[] = [];
  private readonly db: Kysely<Schema>;

  constructor() {
    const connection: DatabaseConnection = {
      executeQuery: async ({ sql, parameters }: CompiledQuery) => {
        this.statements.push({ sql, parameters });
        return { rows: [] };
      },
      streamQuery: () => {
        throw new Error('nothing can be read here');
      },
    };
    class Pen extends DummyDriver implements Driver {
      override acquireConnection = async (): Promise<DatabaseConnection> => connection;
    }
    this.db = new Kysely<Schema>({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createDriver: () => new Pen(),
        createIntrospector: (db) => new SqliteIntrospector(db),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      },
    });
  }

  /** What a job asks for, added to a list of statements. One job at a time. */
  async take(job: (db: Kysely<Schema>) => Promise<unknown>, into: Statement[]): Promise<void> {
    this.statements = into;
    await job(this.db);
  }
}

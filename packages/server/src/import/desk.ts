/** Where match files are handed in: they are checked one after the other in a thread of their own, within a budget of time and memory. */
import { Worker } from 'node:worker_threads';
import { Denied } from '../table/problem.ts';
import type { Sound } from './check.ts';
import { type Measured, usedBy } from './processor.ts';
import type { ImportAnswer, ImportTask } from './worker.ts';

/** Where the thread begins: from the sources it must first learn to read them. */
const START = import.meta.url.endsWith('.ts') ? './start.mjs' : './import.js';
const MEMORY_MB = 512;
/** So many may wait; whoever comes then comes again later. */
const MOST_WAITING = 20;
const LOOK = 100;
/** What a file may take of the clock, however busy the machine is, beyond its budget. */
const WALL = 10;

interface Job {
  task: ImportTask;
  done(sound: Sound): void;
  failed(error: Error): void;
}

export class ImportDesk {
  private worker: Measured | null = null;
  private readonly queue: Job[] = [];
  private job: Job | null = null;
  private watch: NodeJS.Timeout | null = null;
  private count = 0;
  private closed = false;

  constructor(
    private readonly games: string,
    /** Milliseconds of the processor one file may take. */
    private readonly budget: number,
  ) {}

  /** The match, sound from its deal to its last line; else throws Denied. */
  check(file: Uint8Array, positions: boolean): Promise<Sound> {
    return new Promise((done, failed) => {
      if (this.closed) return failed(new Denied('stopping', 'the server stops'));
      if (this.queue.length >= MOST_WAITING) return failed(new Denied('tooFast', 'too many match files are waiting'));
      this.queue.push({ task: { id: ++this.count, file, positions }, done, failed });
      this.next();
    });
  }

  private next(): void {
    if (this.job || this.closed) return;
    const job = this.queue.shift();
    if (!job) return;
    this.job = job;
    this.worker ??= this.hire();
    this.worker.postMessage(job.task);
  }

  private hire(): Measured {
    const worker: Measured = new Worker(new URL(START, import.meta.url), {
      execArgv: [],
      workerData: { games: this.games },
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.unref();
    worker.on('message', (answer: ImportAnswer) =>
      'ready' in answer ? this.guard(worker, answer.ready) : this.answered(answer),
    );
    worker.on('error', (error) => this.gone(worker, error));
    worker.on('exit', () => this.gone(worker, null));
    return worker;
  }

  /** Ends the thread once a file has taken more than it may. */
  private guard(worker: Measured, thread: string | null): void {
    let task = -1;
    let since = 0;
    let used = 0;
    const look = async (): Promise<void> => {
      const id = this.job?.task.id ?? -1;
      const now = await usedBy(worker, thread);
      if (id !== task) {
        [task, since, used] = [id, performance.now(), now];
        return;
      }
      if (id < 0) return;
      if (now - used > this.budget || performance.now() - since > this.budget * WALL) await worker.terminate();
    };
    this.watch = setInterval(() => void look(), LOOK);
    this.watch.unref();
  }

  private answered(answer: Exclude<ImportAnswer, { ready: unknown }>): void {
    const { job } = this;
    if (job?.task.id !== answer.id) return;
    this.job = null;
    if ('error' in answer) job.failed(new Denied('badMatch', `the match cannot be played again: ${answer.error}`));
    else if ('reason' in answer.checked) job.failed(new Denied(answer.checked.reason, answer.checked.detail));
    else job.done(answer.checked);
    this.next();
  }

  private gone(worker: Worker, error: unknown): void {
    if (this.worker !== worker) return;
    this.worker = null;
    if (this.watch) clearInterval(this.watch);
    this.watch = null;
    const { job } = this;
    this.job = null;
    const why = error === null ? 'to play it again takes too long' : 'to play it again takes too much';
    job?.failed(this.closed ? new Denied('stopping', 'the server stops') : new Denied('badMatch', why));
    this.next();
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { failed } of this.queue.splice(0)) failed(new Denied('stopping', 'the server stops'));
    await this.worker?.terminate();
  }
}

/** The bots' threads: a few workers, one task each at a time, with a budget and a hard limit. */
import { Worker } from 'node:worker_threads';
import { PATIENCE, type Thinkers, type Wish } from './thinkers.ts';
import type { Answered, Task } from './worker.ts';

interface Job extends Wish {
  task: Task;
  done(answer: unknown): void;
  failed(error: Error): void;
}
interface Hand {
  worker: Worker;
  job: Job | null;
  limit: NodeJS.Timeout | null;
}

/** Where a thread begins: from the sources it must first learn to read them. */
const START = import.meta.url.endsWith('.ts') ? './start.mjs' : './bot.js';
/** Owners whose last turn is remembered. */
const REMEMBERED = 1000;

export class BotPool implements Thinkers {
  private readonly hands: Hand[] = [];
  private readonly queue: Job[] = [];
  private count = 0;
  private closed = false;
  private turns = 0;
  /** When the last thought for each owner began, counted in thoughts. */
  private readonly served = new Map<string, number>();

  constructor(
    private readonly games: string,
    private readonly size: number,
    private readonly patience = PATIENCE,
  ) {}

  /** Threads begin when they are needed. */
  async open(): Promise<void> {}

  think(task: Omit<Task, 'id'>, wish: Wish): Promise<unknown> {
    return new Promise((done, failed) => {
      if (this.closed) {
        failed(new Error('the bots have gone home'));
        return;
      }
      this.queue.push({ ...wish, task: { ...task, id: ++this.count }, done, failed });
      this.next();
    });
  }

  private next(): void {
    if (this.queue.length === 0) return;
    let hand = this.hands.find(({ job }) => job === null);
    if (!hand && this.hands.length < this.size) hand = this.hire();
    if (!hand) return;
    const job = this.choose();
    hand.job = job;
    hand.limit = setTimeout(() => hand.worker.terminate(), job.task.ms + this.patience);
    hand.worker.postMessage(job.task);
  }

  /** Tables somebody looks at come first; among them the owner who has waited longest for a turn. */
  private choose(): Job {
    const watched = this.queue.filter((job) => job.watched());
    const since = ({ owner }: Job): number => this.served.get(owner) ?? 0;
    const job = (watched.length > 0 ? watched : this.queue).reduce((a, b) => (since(b) < since(a) ? b : a));
    this.queue.splice(this.queue.indexOf(job), 1);
    this.served.delete(job.owner);
    this.served.set(job.owner, ++this.turns);
    // Those not served for long are as good as new.
    for (const [owner] of this.served) {
      if (this.served.size <= REMEMBERED) break;
      this.served.delete(owner);
    }
    return job;
  }

  private hire(): Hand {
    const worker = new Worker(new URL(START, import.meta.url), {
      execArgv: [],
      workerData: { games: this.games },
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const hand: Hand = { worker, job: null, limit: null };
    worker.unref();
    worker.on('message', (answered: Answered) => {
      const { job } = hand;
      if (job?.task.id !== answered.id) return;
      this.free(hand);
      if ('error' in answered) job.failed(new Error(answered.error));
      else job.done(answered.answer);
      this.next();
    });
    worker.on('error', (error) => this.dismiss(hand, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.dismiss(hand, new Error('the bot took too long')));
    this.hands.push(hand);
    return hand;
  }

  private free(hand: Hand): void {
    if (hand.limit) clearTimeout(hand.limit);
    hand.limit = null;
    hand.job = null;
  }

  private dismiss(hand: Hand, error: Error): void {
    const place = this.hands.indexOf(hand);
    if (place < 0) return;
    this.hands.splice(place, 1);
    const { job } = hand;
    this.free(hand);
    job?.failed(error);
    if (!this.closed) this.next();
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { failed } of this.queue.splice(0)) failed(new Error('the bots have gone home'));
    await Promise.all(this.hands.map(({ worker }) => worker.terminate()));
  }
}

/** The hall's side of bots as processes: questions go into the queue, answers come back, whoever has died is replaced. */
import { makeWorkerUtils, type WorkerUtils } from 'graphile-worker';
import type pg from 'pg';
import { PostgresCarrier } from '../bus/postgres.ts';
import { ANSWERS, answersTo, layOut, missing, QUIET, THINK, type Thought, tidy } from './jobs.ts';
import { PATIENCE, type Thinkers, type Wish } from './thinkers.ts';
import type { Task } from './worker.ts';

/** How often it is looked for answers that were not told of, and for bots that have died. */
const LOOK = 1000;
/** How often, in looks, what nobody waits for any more is put away. */
const TIDY = 60;
/** A job that fails, or whose bot dies, is begun again so often. */
const ATTEMPTS = 5;
/** What comes first has the smaller number. Tables that nobody looks at come after all others. */
const UNWATCHED = 1000;

interface Waiting {
  thought: Thought;
  wish: Wish;
  priority: number;
  until: number;
  done(answer: unknown): void;
  failed(error: Error): void;
}

export class BotQueue implements Thinkers {
  private readonly waiting = new Map<string, Waiting[]>();
  private readonly carrier: PostgresCarrier;
  private utils: WorkerUtils | null = null;
  private looker: NodeJS.Timeout | null = null;
  private looks = 0;
  /** Something may lie in the queue that nobody waits for. */
  private untidy = false;
  private closed = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly trouble: (error: unknown) => void,
    private readonly patience = PATIENCE,
  ) {
    this.carrier = new PostgresCarrier(pool, ANSWERS);
  }

  async open(): Promise<void> {
    await layOut(this.pool);
    this.utils = await makeWorkerUtils({ pgPool: this.pool, logger: QUIET });
    await this.utils.migrate();
    await this.carrier.open({ heard: (question) => this.fetch([question]), back: () => this.fetch([...this.waiting.keys()]) });
    this.looker = setInterval(() => void this.look().catch(this.trouble), LOOK);
    this.looker.unref();
  }

  think(task: Omit<Task, 'id'>, wish: Wish): Promise<unknown> {
    return new Promise((done, failed) => {
      if (this.closed) return failed(new Error('the bots have gone home'));
      const thought: Thought = { ...task, question: wish.question };
      const one: Waiting = {
        thought,
        wish,
        priority: this.turn(wish),
        until: Date.now() + task.ms + this.patience,
        done,
        failed,
      };
      const same = this.waiting.get(wish.question);
      if (same) same.push(one);
      else {
        this.waiting.set(wish.question, [one]);
        this.put(one).catch((error) => this.end(wish.question, (each) => each.failed(error)));
      }
    });
  }

  /** Whoever has many questions waiting has their later ones answered after everybody's first. */
  private turn({ owner, watched }: Wish): number {
    let others = 0;
    for (const [one] of this.waiting.values()) if (one.wish.owner === owner) others++;
    return (watched() ? 0 : UNWATCHED) + Math.min(others, UNWATCHED - 1);
  }

  private async put({ thought, priority }: Waiting): Promise<void> {
    await this.utils?.addJob(THINK, thought, { jobKey: thought.question, priority, maxAttempts: ATTEMPTS });
  }

  private fetch(questions: readonly string[]): void {
    const wanted = questions.filter((question) => this.waiting.has(question));
    if (wanted.length === 0) return;
    answersTo(this.pool, wanted).then((answers) => {
      for (const [question, answer] of answers) this.end(question, (one) => one.done(answer));
    }, this.trouble);
  }

  private end(question: string, tell: (one: Waiting) => void): void {
    const those = this.waiting.get(question) ?? [];
    this.waiting.delete(question);
    for (const one of those) tell(one);
  }

  private async look(): Promise<void> {
    if (this.looks++ % TIDY === 0 || this.untidy) {
      this.untidy = false;
      await tidy(this.pool, this.patience);
    }
    this.fetch([...this.waiting.keys()]);
    const now = Date.now();
    for (const [question, [one]] of [...this.waiting]) {
      if (now > one.until) {
        this.end(question, (each) => each.failed(new Error('no bot has answered')));
        this.untidy = true;
      } else if (one.priority >= UNWATCHED && one.wish.watched()) {
        // Somebody has come to look.
        one.priority -= UNWATCHED;
        await this.put(one);
      }
    }
    // Also when this hall waits for nothing: whoever asked may have died with the bots, and their jobs would stay for ever.
    const dead = await missing(this.pool);
    if (dead.length === 0) return;
    await this.utils?.forceUnlockWorkers(dead);
    this.untidy = true;
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.looker) clearInterval(this.looker);
    for (const question of [...this.waiting.keys()]) {
      this.end(question, (one) => one.failed(new Error('the bots have gone home')));
    }
    await this.carrier.close();
    await this.utils?.release();
  }
}

/** Where match files are handed in: they are checked one after the other in a process of their own, within a budget of time and memory. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Denied } from '../table/problem.ts';
import type { Sound } from './check.ts';
import type { ImportAnswer, ImportTask } from './tasks.ts';

/** Where the process begins: from the sources it must first learn to read them. */
const START = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? './start.mjs' : './import.js', import.meta.url));
/** So many may wait; whoever comes then comes again later. */
const MOST_WAITING = 20;
/** So many milliseconds without a file, and the process ends; the next file begins another. */
const IDLE = 60_000;

/** Of those so many may come from one place: files of others always find room. */
const MOST_OF_ONE = 5;
/** Places whose last turn is remembered. */
const REMEMBERED = 1000;

interface Job {
  task: ImportTask;
  from: string;
  done(sound: Sound): void;
  failed(error: Error): void;
}

export class ImportDesk {
  private checker: ChildProcess | null = null;
  private readonly queue: Job[] = [];
  private job: Job | null = null;
  private idle: NodeJS.Timeout | null = null;
  private count = 0;
  private closed = false;
  private turns = 0;
  /** When the last file from each place began, counted in files. */
  private readonly served = new Map<string, number>();

  constructor(
    private readonly games: string,
    /** Milliseconds of the processor one file may take. */
    private readonly budget: number,
  ) {}

  /** The match, sound from its deal to its last line; else throws Denied. `from`: where the file comes from. */
  check(file: Uint8Array, positions: boolean, from: string): Promise<Sound> {
    return new Promise((done, failed) => {
      if (this.closed) return failed(new Denied('stopping', 'the server stops'));
      const own = this.queue.filter((job) => job.from === from).length;
      if (own >= MOST_OF_ONE || this.queue.length >= MOST_WAITING)
        return failed(new Denied('tooFast', 'too many match files are waiting'));
      this.queue.push({ task: { id: ++this.count, file, positions }, from, done, failed });
      this.next();
    });
  }

  private next(): void {
    if (this.job || this.closed) return;
    if (this.idle) clearTimeout(this.idle);
    const job = this.choose();
    if (!job) {
      this.idle = setTimeout(() => this.checker?.kill('SIGKILL'), IDLE).unref();
      return;
    }
    this.job = job;
    this.checker ??= this.hire();
    // Where it cannot be sent, the process is gone, which is told as well.
    this.checker.send(job.task, () => {});
  }

  /** Of the place that has waited longest for a turn: whoever hands in many does not keep the others waiting. */
  private choose(): Job | null {
    if (this.queue.length === 0) return null;
    const since = ({ from }: Job): number => this.served.get(from) ?? 0;
    const job = this.queue.reduce((a, b) => (since(b) < since(a) ? b : a));
    this.queue.splice(this.queue.indexOf(job), 1);
    this.served.delete(job.from);
    this.served.set(job.from, ++this.turns);
    for (const [from] of this.served) {
      if (this.served.size <= REMEMBERED) break;
      this.served.delete(from);
    }
    return job;
  }

  private hire(): ChildProcess {
    const checker = fork(START, [this.games, String(this.budget)], {
      execArgv: [],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    checker.unref();
    checker.channel?.unref();
    checker.on('message', (answer: ImportAnswer) => this.answered(answer));
    checker.on('error', () => this.gone(checker));
    checker.on('exit', () => this.gone(checker));
    return checker;
  }

  private answered(answer: ImportAnswer): void {
    const { job } = this;
    if (job?.task.id !== answer.id) return;
    this.job = null;
    if ('spent' in answer) {
      // It ends at once: the next file begins another.
      this.checker = null;
      job.failed(new Denied('badMatch', `to play it again takes too ${answer.spent}`));
    } else if ('error' in answer) job.failed(new Denied('badMatch', `the match cannot be played again: ${answer.error}`));
    else if ('reason' in answer.checked) job.failed(new Denied(answer.checked.reason, answer.checked.detail));
    else job.done(answer.checked);
    this.next();
  }

  /** It has ended: of its own, once it has said why; else because it wanted all the memory at once. */
  private gone(checker: ChildProcess): void {
    if (this.checker !== checker) return;
    this.checker = null;
    const { job } = this;
    this.job = null;
    job?.failed(
      this.closed ? new Denied('stopping', 'the server stops') : new Denied('badMatch', 'to play it again takes too much'),
    );
    this.next();
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.idle) clearTimeout(this.idle);
    for (const { failed } of this.queue.splice(0)) failed(new Denied('stopping', 'the server stops'));
    const { checker } = this;
    if (!checker || checker.exitCode !== null) return;
    const ended = new Promise((done) => checker.once('exit', done));
    checker.ref();
    checker.kill('SIGKILL');
    await ended;
  }
}

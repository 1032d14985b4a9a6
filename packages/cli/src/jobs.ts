/**
 * Work done by several processes at once. Processes and not threads: bots think for so much processor time, and that of a
 * thread alone cannot be asked for. What a process does stands in a module of its own, which `START` runs from its source.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('./job.mjs', import.meta.url));

/** What a process answers: now and then that it gets on, and in the end what came of what it was asked. */
export type Reply<R> = { readonly step: true } | { readonly done: R };

export interface Workers<Q, R> {
  /** One for each process: asks it, and waits for what comes of it. `onStep`: it gets on. */
  readonly ask: readonly ((question: Q, onStep?: () => void) => Promise<R>)[];
  /** Ends the processes. */
  end(): void;
}

/** Starts so many processes of a module and tells each of them its orders. `ended` says that one ended too early. */
export function startWorkers<Q, R>(module: URL, orders: unknown, jobs: number, ended: () => never): Workers<Q, R> {
  const children = Array.from({ length: jobs }, () => fork(START, [module.href], { execArgv: [] }));
  for (const child of children) child.send({ orders });
  return {
    ask: children.map((child) => (question, onStep) => ask<Q, R>(child, question, ended, onStep)),
    end: () => {
      for (const child of children) child.kill();
    },
  };
}

function ask<Q, R>(child: ChildProcess, question: Q, ended: () => never, onStep: () => void = () => {}): Promise<R> {
  return new Promise<R>((resolve, reject) => {
    const settle = (settled: () => void): void => {
      child.off('message', heard);
      child.off('exit', gone);
      settled();
    };
    const gone = (): void =>
      settle(() => {
        try {
          ended();
        } catch (error) {
          reject(error);
        }
      });
    const heard = (reply: unknown): void => {
      const told = reply as Reply<R>;
      if ('step' in told) onStep();
      else settle(() => resolve(told.done));
    };
    if (!child.connected) return gone();
    child.on('message', heard);
    child.once('exit', gone);
    child.send({ question: question as never });
  });
}

type Order<O, Q> = { readonly orders: O } | { readonly question: Q };

/** The other end: what a module run by `startWorkers` does. Orders come once, and before anything is asked. */
export function work<O, Q, R>(begin: (orders: O) => Promise<(question: Q, onStep: () => void) => Promise<R>>): void {
  let ready: Promise<(question: Q, onStep: () => void) => Promise<R>> | null = null;
  const reply = (told: Reply<R>): void => void process.send?.(told);
  process.on('message', async (order: Order<O, Q>) => {
    if ('orders' in order) ready = begin(order.orders);
    else if (ready) reply({ done: await (await ready)(order.question, () => reply({ step: true })) });
  });
  // Whoever asked is gone.
  process.on('disconnect', () => process.exit());
}

let worked = 0;
let askAgain = 0;

/**
 * Time this process was at work: what others do on the same machine takes nothing from a bot. To ask for it takes longer than
 * many a playout, so that it is asked for once in a millisecond of the wall's clock.
 */
export function workingTime(): number {
  const wall = performance.now();
  if (wall >= askAgain) {
    const { user, system } = process.cpuUsage();
    worked = (user + system) / 1000;
    askAgain = wall + 1;
  }
  return worked;
}

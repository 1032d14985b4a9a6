/** Where the bots think: a worker, so that the page never waits for them. */

import workerUrl from 'virtual:bot-worker';
import type { Game, Plain, Seat } from '@guildhall/kernel';
import type { BotLevel } from './source.ts';

export interface Thought {
  id: number;
  game: string;
  position: Game<unknown>;
  seat: Seat;
  level: BotLevel;
}
export type Reply = { id: number; answer: Plain } | { id: number; problem: string };

export class BotRoom {
  private worker: Worker | null = null;
  private next = 1;
  private readonly waiting = new Map<number, { resolve(answer: Plain): void; reject(error: Error): void }>();

  constructor(private readonly game: string) {}

  think(position: Game<unknown>, seat: Seat, level: BotLevel): Promise<Plain> {
    this.worker ??= this.start();
    const id = this.next++;
    const thought: Thought = { id, game: this.game, position, seat, level };
    this.worker.postMessage(thought);
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  close(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  private start(): Worker {
    const worker = new Worker(workerUrl, { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const waiter = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('answer' in data) waiter?.resolve(data.answer);
      else waiter?.reject(new Error(data.problem));
    };
    worker.onerror = (event) => {
      for (const { reject } of this.waiting.values()) reject(new Error(event.message || 'the bots could not be loaded'));
      this.waiting.clear();
    };
    return worker;
  }
}

/** Who thinks for the bots: threads of the hall, or processes of their own. */
import type { Task } from './worker.ts';

/** For whom a bot thinks. */
export interface Wish {
  /** Whoever set the table up: nobody's tables keep the bots from those of others. */
  owner: string;
  /** The same for whoever asks the same: the table by its number, the seat and the decision. */
  question: string;
  /** Somebody looks at the table, and waits. */
  watched(): boolean;
}

export interface Thinkers {
  open(): Promise<void>;
  /** A bot's answer; fails if none comes in time. */
  think(task: Omit<Task, 'id'>, wish: Wish): Promise<unknown>;
  close(): Promise<void>;
}

/** Beyond its budget a bot may take this long, in milliseconds: its code must be loaded first. */
export const PATIENCE = 20_000;

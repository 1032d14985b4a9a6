/** What is said between the server, the process in which match files are checked, and the thread in it that plays them again. */
import type { Checked } from './check.ts';

export interface ImportTask {
  id: number;
  file: Uint8Array;
  positions: boolean;
}

/** `spent`: it took too long, or too much of the memory. */
export type ImportAnswer =
  | { id: number; checked: Checked }
  | { id: number; error: string }
  | { id: number; spent: 'long' | 'much' };

/** What the thread says: `ready`, once everything is loaded and time is the file's. */
export type ThreadAnswer = 'ready' | Exclude<ImportAnswer, { spent: unknown }>;

/** How long a thread has had the processor: the clock runs on while others have it, and nobody's file should pay for them. */
import { readFileSync, readlinkSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';

/** By what the system knows the thread that asks; null: it does not tell. */
export function thisThread(): string | null {
  try {
    return readlinkSync('/proc/thread-self').split('/').at(-1) ?? null;
  } catch {
    return null;
  }
}

/** Ticks of the system's clock in a millisecond; the same on every Linux that Node runs on. */
const TICK = 10;

/** Milliseconds a thread of this process has used; null: the system does not tell. */
export function threadTime(thread: string | null): number | null {
  if (thread === null) return null;
  try {
    const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  } catch {
    return null;
  }
}

/** Newer versions of Node tell what a thread has used of the processor. */
export type Measured = Worker & { cpuUsage?: () => Promise<{ user: number; system: number }> };

/** Milliseconds of the processor a worker has used; where neither Node nor the system tells, milliseconds of the clock. */
export async function usedBy(worker: Measured, thread: string | null): Promise<number> {
  const cpu = await worker.cpuUsage?.().catch(() => null);
  return cpu ? (cpu.user + cpu.system) / 1000 : (threadTime(thread) ?? performance.now());
}

/** Who gives way when there is more to do than the machine can: people who move come before bots, and both before match files. */
import { getPriority, setPriority } from 'node:os';

const LOWEST = 19;
export const OF_BOTS = 5;
export const OF_FILES = 10;

/** This process gives way by so much; on Linux this thread, and those that it begins. */
export function giveWay(by: number): void {
  try {
    setPriority(Math.min(LOWEST, getPriority() + by));
  } catch {
    // A system that does not let it be so does the work all the same.
  }
}

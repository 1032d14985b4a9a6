/** The time of the server. Clocks of machines are set right now and then, by an hour if need be; nobody may lose a seat by that. */

/** The steady time follows the machine's by no more than this part of what has gone by. */
const PULL = 0.05;

/**
 * Milliseconds since 1970 that never jump and never go back: they begin with the machine's time, go on by the time that
 * really goes by, and draw near to the machine's time again slowly where that was set.
 */
export function steadyTime(machine: () => number = Date.now, elapsed: () => number = () => performance.now()): () => number {
  let now = machine();
  let last = elapsed();
  return () => {
    const at = elapsed();
    const gone = Math.max(0, at - last);
    last = at;
    const off = machine() - (now + gone);
    const most = gone * PULL;
    now += gone + Math.min(most, Math.max(-most, off));
    return Math.round(now);
  };
}

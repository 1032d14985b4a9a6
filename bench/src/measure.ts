/** Measuring on a machine that others use too: several rounds, and the best of them counts. */

/**
 * Milliseconds that some work takes: by the clock, or by the processor time of this process if that is less.
 * Both are at least what the work itself needs; the clock also counts waiting for a core that others use.
 */
export function took(work: () => void): number {
  const clock = performance.now();
  const processor = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(processor);
  return Math.min(performance.now() - clock, (user + system) / 1000);
}

/** Things per second in the best round of each play; rounds take turns, so that all meet the same neighbours. */
export function bestRates<K extends string>(plays: { [name in K]: () => number }, rounds: number): { [name in K]: number } {
  const names = Object.keys(plays) as K[];
  const best = Object.fromEntries(names.map((name) => [name, 0])) as { [name in K]: number };
  for (const name of names) plays[name]();
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      let count = 0;
      const ms = took(() => {
        count = plays[name]();
      });
      best[name] = Math.max(best[name], (count / ms) * 1000);
    }
  }
  return best;
}

/** Measuring on a machine that others use too: several rounds, and the best of them counts. */

/** Things per second in the best round of each play; rounds take turns, so that all meet the same neighbours. */
export function bestRates<K extends string>(plays: { [name in K]: () => number }, rounds: number): { [name in K]: number } {
  const names = Object.keys(plays) as K[];
  const best = Object.fromEntries(names.map((name) => [name, 0])) as { [name in K]: number };
  for (const name of names) plays[name]();
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const before = performance.now();
      const count = plays[name]();
      best[name] = Math.max(best[name], (count / (performance.now() - before)) * 1000);
    }
  }
  return best;
}

/** What is counted while a cluster plays: moves kept, and how long others at another process waited for them. */
export interface KeptMove {
  table: string;
  seat: number;
  key: string;
}

const percentile = (times: readonly number[], p: number): number => {
  const sorted = Float64Array.from(times).sort();
  return sorted.length === 0 ? Number.NaN : sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))];
};

/** A stretch of time. */
export interface Stretch {
  perSecond: number;
  moves: number;
  p50: number;
  p99: number;
  seenP50: number;
  seenP99: number;
}

export class Course {
  stopped = false;
  readonly faults: string[] = [];
  /** Everything that was acknowledged. */
  readonly moves: KeptMove[] = [];
  private times: number[] = [];
  private seen: number[] = [];
  private since = performance.now();

  constructor(readonly addresses: () => string[]) {}

  kept(table: string, { seat, key }: { seat: number; key: string }, ms: number): void {
    this.moves.push({ table, seat, key });
    this.times.push(ms);
  }

  seenElsewhere(ms: number): void {
    this.seen.push(ms);
  }

  /** What happened since the last time this was asked. */
  stretch(): Stretch {
    const { times, seen } = this;
    const now = performance.now();
    const perSecond = times.length / ((now - this.since) / 1000);
    this.times = [];
    this.seen = [];
    this.since = now;
    return {
      perSecond,
      moves: times.length,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      seenP50: percentile(seen, 0.5),
      seenP99: percentile(seen, 0.99),
    };
  }
}

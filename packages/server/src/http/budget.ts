/** What a person may ask for: a bucket of tokens that fills as time goes by, the same for all sockets of one person. */

/** Bytes that count as much as one message. */
export const PIECE = 1024;
/** Many people may come from one address; together they may ask for as much as so many. */
const HOUSEHOLD = 8;

class Bucket {
  private tokens: number;
  private counted = performance.now();

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {
    this.tokens = burst;
  }

  /** How much of it is there, from 1 (full) to below 0 (owed). */
  level(): number {
    const now = performance.now();
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.counted) / 1000) * this.perSecond);
    this.counted = now;
    return this.tokens / this.burst;
  }

  get empty(): boolean {
    return this.level() * this.burst < 1;
  }

  take(tokens: number): void {
    this.tokens -= tokens;
  }
}

/** What one socket draws on: the person's bucket and the address's. */
export class Budget {
  constructor(private readonly buckets: readonly Bucket[]) {}

  /** False: nothing is left, and nothing is taken. What was large or cost much before is paid off first. */
  mayGoOn(): boolean {
    return this.buckets.every(({ empty }) => !empty);
  }

  take(tokens: number): void {
    for (const bucket of this.buckets) bucket.take(tokens);
  }

  /** Somebody who has calmed down. */
  get calm(): boolean {
    return this.buckets.every((bucket) => bucket.level() > 0.5);
  }
}

export class Budgets {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly limits: { messages: number; burst: number }) {}

  /** The budget of a socket. `person` null: nobody the house knows; all of those at one address share one. */
  of(address: string, person: string | null): Budget {
    const { messages, burst } = this.limits;
    const own = this.bucket(person === null ? `nobody ${address}` : `person ${person}`, messages, burst);
    return new Budget([own, this.bucket(`address ${address}`, messages * HOUSEHOLD, burst * HOUSEHOLD)]);
  }

  private bucket(key: string, perSecond: number, burst: number): Bucket {
    let bucket = this.buckets.get(key);
    if (!bucket) {
      bucket = new Bucket(perSecond, burst);
      this.buckets.set(key, bucket);
    }
    return bucket;
  }

  /** Forgets those who have all of theirs again: whoever comes back would have no more. */
  sweep(): void {
    for (const [key, bucket] of this.buckets) if (bucket.level() >= 1) this.buckets.delete(key);
  }
}

/**
 * What a person may ask for: a bucket of tokens that fills as time goes by, the same for all sockets of one person. Each
 * process has its own, and tells the others what was taken from it: whoever asks at several has one budget all the same,
 * and at most the burst of each before word has gone round.
 */

/** Bytes that count as much as one message. */
export const PIECE = 1024;
/** Many people may come from one address; together they may ask for as much as so many. */
const HOUSEHOLD = 8;
const ADDRESS = 'address ';
/** What people have kept is counted in bytes, and by the day. */
const KEPT = 'kept ';
/** What a table takes of the store before anybody does anything there. */
export const TABLE_BYTES = 2048;
export const ENOUGH_KEPT = 'as much as may be has been kept today of what comes from this address (LIMIT_KEPT)';
const MEGABYTE = 1_000_000;
const A_DAY = 24 * 60 * 60;
/** What is taken is told of once it is this part of what comes back in a second: few are worth a word. */
const WORTH_TELLING = 0.5;

class Bucket {
  private tokens: number;
  /** Taken here since others were last told. */
  private untold = 0;
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
    this.untold += tokens;
  }

  /** It was taken at another process. */
  takenElsewhere(tokens: number): void {
    this.tokens -= tokens;
  }

  /** What others should hear of; 0: nothing yet. */
  tell(): number {
    const { untold } = this;
    if (untold < this.perSecond * WORTH_TELLING) return 0;
    this.untold = 0;
    return untold;
  }
}

/**
 * What one socket draws on: the person's bucket and the address's. They are looked up anew each time, since full ones are
 * forgotten: a socket that kept its own would not share it with the next.
 */
export class Budget {
  constructor(
    private readonly keys: readonly string[],
    private readonly bucket: (key: string) => Bucket,
  ) {}

  private get buckets(): Bucket[] {
    return this.keys.map(this.bucket);
  }

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

  constructor(private readonly limits: { messages: number; burst: number; kept: number }) {}

  /** The budget of a socket. `person` null: nobody the house knows; all of those at one address share one. */
  of(address: string, person: string | null): Budget {
    return new Budget([person === null ? `nobody ${address}` : `person ${person}`, `${ADDRESS}${address}`], this.bucket);
  }

  /** What those of an address may still have kept: tables, moves, talk, drawings and files, in bytes. */
  kept(address: string): Budget {
    return new Budget([`${KEPT}${address}`], this.bucket);
  }

  private bucket = (key: string): Bucket => {
    let bucket = this.buckets.get(key);
    if (!bucket) {
      const { messages, burst, kept } = this.limits;
      const times = key.startsWith(ADDRESS) ? HOUSEHOLD : 1;
      const bytes = kept * MEGABYTE;
      bucket = key.startsWith(KEPT) ? new Bucket(bytes / A_DAY, bytes) : new Bucket(messages * times, burst * times);
      this.buckets.set(key, bucket);
    }
    return bucket;
  };

  /** What was taken here and others have not been told of. */
  *untold(): Iterable<[key: string, tokens: number]> {
    for (const [key, bucket] of this.buckets) {
      const tokens = bucket.tell();
      if (tokens > 0) yield [key, tokens];
    }
  }

  /** So much was taken at another process. */
  takenElsewhere(key: string, tokens: number): void {
    this.bucket(key).takenElsewhere(tokens);
  }

  /** Forgets those who have all of theirs again: whoever comes back would have no more. */
  sweep(): void {
    for (const [key, bucket] of this.buckets) if (bucket.level() >= 1) this.buckets.delete(key);
  }
}

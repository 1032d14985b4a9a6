/** What a load test counts: moves, how long each took, and whether anything came out of order. */
export class Tally {
  private times: number[] = [];
  private from = Number.POSITIVE_INFINITY;
  private to = Number.POSITIVE_INFINITY;
  sent = 0;
  /** Letters sent to the players while moves are counted. */
  letters = 0;
  acknowledged = 0;
  readonly faults: string[] = [];

  /** Counts between these moments only. */
  window(from: number, to: number): void {
    this.times = [];
    this.letters = 0;
    this.from = from;
    this.to = to;
  }

  received(letters: number): void {
    const now = performance.now();
    if (now >= this.from && now < this.to) this.letters += letters;
  }

  moved(sent: number): void {
    this.acknowledged++;
    const now = performance.now();
    if (now >= this.from && now < this.to) this.times.push(now - sent);
  }

  get moves(): number {
    return this.times.length;
  }

  get perSecond(): number {
    return this.times.length / ((this.to - this.from) / 1000);
  }

  percentile(p: number): number {
    const sorted = Float64Array.from(this.times).sort();
    return sorted.length === 0 ? 0 : sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))];
  }
}

/** Pace: when the next move of a match may be made. */
export interface Pace {
  /** Milliseconds from one move of a match to its next; 0: as fast as they are acknowledged. */
  gap: number;
  stopped: boolean;
}

export const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

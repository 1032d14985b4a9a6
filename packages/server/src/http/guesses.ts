/** Wrong guesses, counted by what is guessed at: an account, however many addresses the guesses come from. */
import { Denied } from '../table/problem.ts';
import { hashKey } from '../table/secrets.ts';

const WINDOW = 15 * 60_000;
/** So many are remembered; whoever wants them forgotten must guess at this many others first. */
const REMEMBERED = 100_000;

export class Guesses {
  private readonly wrong = new Map<string, { count: number; since: number }>();

  constructor(
    private readonly most: number,
    private readonly now: () => number,
    /** Tells other processes of a wrong guess, without telling at what. */
    private readonly tell: (at: string) => void,
  ) {}

  /**
   * Does something that may turn out to be a wrong guess; too many in a row are not even looked at. `clears`: a right one
   * makes up for the wrong ones before it, as of whoever knows the password after all.
   */
  async guess<X>(what: string, job: () => Promise<X>, clears = true): Promise<X> {
    const at = hashKey(what);
    const fresh = this.of(at);
    if (fresh.count >= this.most) throw new Denied('tooFast', 'too many wrong guesses; try again in a quarter of an hour');
    // Counted before it is known to be wrong, so that a hundred at once are no way around it.
    this.count(at, fresh);
    const result = await job().catch((error: unknown) => {
      this.tell(at);
      throw error;
    });
    if (clears) this.wrong.delete(at);
    else fresh.count--;
    return result;
  }

  /** Somebody has guessed wrongly at another process. */
  wrongElsewhere(at: string): void {
    this.count(at, this.of(at));
  }

  private of(at: string): { count: number; since: number } {
    const known = this.wrong.get(at);
    const now = this.now();
    return known && now - known.since < WINDOW ? known : { count: 0, since: now };
  }

  private count(at: string, fresh: { count: number; since: number }): void {
    fresh.count++;
    this.wrong.delete(at);
    this.wrong.set(at, fresh);
    for (const [oldest] of this.wrong) {
      if (this.wrong.size <= REMEMBERED) break;
      this.wrong.delete(oldest);
    }
  }
}

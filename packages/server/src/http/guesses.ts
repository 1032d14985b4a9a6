/** Wrong guesses, counted by what is guessed at: an account, however many addresses the guesses come from. */
import { Denied } from '../table/problem.ts';

const WINDOW = 15 * 60_000;
/** So many are remembered; whoever wants them forgotten must guess at this many others first. */
const REMEMBERED = 100_000;

export class Guesses {
  private readonly wrong = new Map<string, { count: number; since: number }>();

  constructor(
    private readonly most: number,
    private readonly now: () => number,
  ) {}

  /** Does something that may turn out to be a wrong guess; too many in a row are not even looked at. */
  async guess<X>(at: string, job: () => Promise<X>): Promise<X> {
    const known = this.wrong.get(at);
    const now = this.now();
    const fresh = known && now - known.since < WINDOW ? known : { count: 0, since: now };
    if (fresh.count >= this.most) throw new Denied('tooFast', 'too many wrong guesses; try again in a quarter of an hour');
    // Counted before it is known to be wrong, so that a hundred at once are no way around it.
    fresh.count++;
    this.wrong.delete(at);
    this.wrong.set(at, fresh);
    for (const [oldest] of this.wrong) {
      if (this.wrong.size <= REMEMBERED) break;
      this.wrong.delete(oldest);
    }
    const result = await job();
    this.wrong.delete(at);
    return result;
  }
}

/** Tables that must go on by themselves, because a bot or a standing order has to act or a clock runs: after a start they are found and opened. */
import { isCampaign } from './games.ts';
import type { Hall } from './hall.ts';
import { hasCome, hasProxy, type Unfinished, unfinished } from './store/tables.ts';
import { standingOf } from './table/rows.ts';
import { inLogs } from './table/secrets.ts';

/** So many rows are read at once, and after each table that is opened others have their turn. */
const ROWS = 100;
const PAUSE = 10;

export class Waker {
  /** When each table had last moved when it was woken: nobody wakes it again before it moves. */
  private readonly woken = new Map<string, number>();
  private atWork: Promise<void> | null = null;
  private stopped = false;

  constructor(private readonly hall: Hall) {}

  /** Wakes in the background what has not moved since `before`. */
  begin(before: number): void {
    if (this.atWork || this.stopped) return;
    this.atWork = this.wakeAll(before)
      .catch((error) => this.hall.failed('', error))
      .then(() => {
        this.atWork = null;
      });
  }

  private async wakeAll(before: number): Promise<void> {
    let after = 0;
    for (;;) {
      const rows = await unfinished(this.hall.store.db, after, before, ROWS);
      for (const row of rows) {
        if (this.stopped) return;
        after = row.number;
        if (this.woken.get(row.id) === row.updated || !(await this.goesOnByItself(row))) continue;
        this.woken.set(row.id, row.updated);
        await this.wake(row);
        await new Promise((later) => setTimeout(later, PAUSE));
      }
      if (rows.length < ROWS) return;
    }
  }

  /** Bots sit there, or it has clocks, or it was broken off before it could begin. */
  private async goesOnByItself({ number, id, game, status }: Unfinished): Promise<boolean> {
    const brief = await this.hall.briefs.of(id);
    if (!brief) return false;
    const { seats, pace } = brief;
    if (status === 'waiting') {
      if (seats.some(({ kind }) => kind === 'open')) return false;
      return !seats.some(({ awaited }) => awaited) || hasCome(this.hall.store.db, number);
    }
    // A fight may have ended without its result being in the books.
    if (isCampaign(this.hall.games, game)) return true;
    if (pace.kind !== 'none' || seats.some(({ kind }) => kind !== 'person')) return true;
    return hasProxy(this.hall.store.db, number);
  }

  private async wake({ id, waiting, deadline }: Unfinished): Promise<void> {
    try {
      const keeper = await this.hall.keeper(id);
      await keeper.with((course) => {
        // What the row says may be a second older than the log.
        const standing = standingOf(course);
        if (standing.waiting !== waiting || standing.deadline !== deadline) this.hall.wentOn(keeper);
      });
      this.hall.closeSoon(keeper);
    } catch (error) {
      this.hall.logger.warn({ table: inLogs(id), error: String(error) }, 'a table could not be woken');
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.atWork;
  }
}

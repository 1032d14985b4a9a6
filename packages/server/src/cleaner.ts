/** What nobody needs any more goes from the store: tables that were given up, sessions that have ended, guests without a seat. */
import type { Hall } from './hall.ts';
import { deleteTable, sweepPeople, sweepTurns, tablesToSweep } from './store/sweep.ts';

export class Cleaner {
  private cleaning: Promise<void> | null = null;
  private stopping = false;

  constructor(private readonly hall: Hall) {}

  /** It may take long, and nobody waits for it. */
  begin(): void {
    this.cleaning ??= this.clean()
      .catch((error) => this.hall.failed('', error))
      .finally(() => {
        this.cleaning = null;
      });
  }

  async clean(): Promise<void> {
    const { hall } = this;
    let tables = 0;
    // So many at a time, but all of them: else somebody who sets up tables on and on is faster.
    for (let gone = await this.someTables(); gone > 0; gone = await this.someTables()) {
      tables += gone;
      if (this.stopping) return;
    }
    await hall.log.aside((trx) => sweepPeople(trx, hall.now(), hall.config.keep.guests));
    await hall.log.aside(sweepTurns);
    if (tables > 0) hall.logger.info({ tables }, 'tables that were given up are gone');
  }

  /** How many have gone. */
  private async someTables(): Promise<number> {
    const { hall } = this;
    const idle: { number: number; id: string }[] = [];
    for (const table of await tablesToSweep(hall.store.db, hall.now(), hall.config.keep, hall.config.limits.finished)) {
      const keeper = await hall.openKeeper(table.id);
      // Somebody looks at it.
      if (keeper && !keeper.idle) continue;
      await hall.forget(table.id);
      idle.push(table);
    }
    for (const table of idle) await hall.log.aside((trx) => deleteTable(trx, table));
    return idle.length;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.cleaning;
  }
}

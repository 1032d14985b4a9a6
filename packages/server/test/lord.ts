/** A robot that keeps both gangs of a campaign: it does business, and gives up every fight at its table. */
import type { FightReply } from '@guildhall/wire';
import type { Line } from './house.ts';
import { Robot } from './robot.ts';

export class Lord extends Robot {
  protected override readonly wish = {
    game: 'kobolds-campaign',
    seats: [{ kind: 'person' as const }, { kind: 'person' as const }],
    options: { rounds: 3, start: 20 },
  };

  protected override decide(table: string, line: Line, seat: number, question: string): Promise<Line | null> {
    return question === 'fights/result' ? this.fight(table, line) : this.move(table, line, seat);
  }

  /** As often as not something out of turn, if there is anything; else an answer. */
  private move(table: string, line: Line, seat: number): Promise<Line | null> {
    const { asked, mayAlso } = line.view(seat);
    const acts = mayAlso.filter(({ options }) => options !== null && options.length > 0);
    if (acts.length > 0 && this.random.below(2) === 0) {
      const { name, options } = acts[this.random.below(acts.length)];
      return this.give(table, line, seat, this.pick(options ?? []), name);
    }
    return super.decide(table, line, seat, asked?.name ?? '');
  }

  /** Goes to the table of the fight, gives up, and waits until the books know of it. */
  private async fight(table: string, line: Line): Promise<Line | null> {
    await line.close();
    const opened = await this.insist((guest) => guest.request<FightReply>('POST', `/api/tables/${table}/fights/0`, {}));
    if (!opened) return null;
    if (!this.tables.includes(opened.table)) this.tables.push(opened.table);
    const there = await this.connect(opened.table);
    if (there && !there.view(0).outcome)
      await (await this.give(opened.table, there, this.random.below(2), 'concede', 'anytime/concede'))?.close();
    let back: Line | null = null;
    while (!this.stopped) {
      back = await this.connect(table);
      const now = back;
      if (!now) return null;
      await now.until(
        () => now.closed || this.stopped || !now.view(0).waitingFor.some(({ question }) => question === 'fights/result'),
      );
      if (!now.closed) return now;
    }
    return back;
  }
}

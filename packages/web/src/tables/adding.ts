/** Contributions on their way to the server: not too many at once, and again where they came too fast. */
import type { Kept, RefusedMessage } from '@guildhall/wire';
import { beSomebody } from './api.ts';
import type { CommandInput, HallSocket } from './socket.ts';

/** On their way at once. */
const MOST = 40;
/** Milliseconds until one that came too fast is sent again. */
const CALM = 500;

export class Adding {
  private under = 0;
  /** Those that wait until one has arrived. */
  private readonly waiting: (() => void)[] = [];
  private somebody = false;

  constructor(private readonly socket: HallSocket) {}

  /** Several are on their way at once; the rest waits, so that a line that comes back is not flooded. */
  async send(command: CommandInput): Promise<Kept | RefusedMessage> {
    while (this.under >= MOST) await new Promise<void>((next) => this.waiting.push(next));
    this.under++;
    try {
      return await this.untilTaken(command);
    } finally {
      this.under--;
      this.waiting.shift()?.();
    }
  }

  private async untilTaken(command: CommandInput): Promise<Kept | RefusedMessage> {
    for (;;) {
      const reply = await this.socket.command(command);
      const why = reply.type === 'refused' ? reply.reason : null;
      if (why === 'tooFast') await new Promise((later) => setTimeout(later, CALM));
      else if (why === 'noSession' && !this.somebody) await this.becomeSomebody();
      else return reply;
    }
  }

  /** Whoever only looks on becomes somebody by the first thing they add. */
  private async becomeSomebody(): Promise<void> {
    this.somebody = true;
    await beSomebody().catch(() => null);
    this.socket.renew();
  }
}

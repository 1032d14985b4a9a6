/**
 * Takes letters to push services. They are sealed by the protocol's own library; taking them there is done here, within bounds: so
 * many at once, so many in line, so long for an answer, so many tries, and nowhere else than to the address itself.
 */
import type { Logger } from 'pino';
import webPush from 'web-push';
import type { DeviceRow } from '../store/schema.ts';
import type { PushKeys } from './keys.ts';

export interface Letter {
  device: DeviceRow;
  text: string;
  /** Seconds after which it is not worth being told any more. */
  ttl: number;
  /** Now, also if the device sleeps. */
  urgent: boolean;
  /** A later letter on the same thing takes the place of one that still waits. */
  topic: string;
}

const AT_ONCE = 8;
/** In line, and waiting to be tried again. */
const MOST = 1000;
const PATIENCE = 10_000;

type Outcome = 'sent' | 'gone' | 'refused' | 'later';

/** What a push service means by its answer. */
function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

export class Messenger {
  private readonly line: { letter: Letter; tries: number }[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly stopped = new AbortController();
  private busy = 0;
  readonly counts = { sent: 0, failed: 0 };

  constructor(
    private readonly keys: PushKeys,
    /** Milliseconds after which a letter that could not be delivered is tried again, each time. */
    private readonly retries: readonly number[],
    /** The push service does not know the device any more. */
    private readonly gone: (device: DeviceRow) => Promise<unknown>,
    private readonly logger: Logger,
  ) {}

  send(letter: Letter): void {
    if (this.stopped.signal.aborted) return;
    if (this.line.length + this.timers.size >= MOST) {
      this.giveUp(letter, 'too many letters wait');
      return;
    }
    this.put(letter, 0);
  }

  private put(letter: Letter, tries: number): void {
    this.line.push({ letter, tries });
    this.next();
  }

  private next(): void {
    while (this.busy < AT_ONCE && !this.stopped.signal.aborted) {
      const first = this.line.shift();
      if (!first) return;
      this.busy++;
      void this.take(first.letter, first.tries).finally(() => {
        this.busy--;
        this.next();
      });
    }
  }

  private async take(letter: Letter, tries: number): Promise<void> {
    let said = '';
    const outcome = await this.post(letter).then(
      (status) => {
        said = `answer ${status}`;
        return outcomeOf(status);
      },
      (error): Outcome => {
        said = error instanceof Error ? error.name : 'no answer';
        return 'later';
      },
    );
    if (this.stopped.signal.aborted) return;
    if (outcome === 'sent') this.counts.sent++;
    else if (outcome === 'gone') await this.gone(letter.device).catch((error) => this.giveUp(letter, String(error)));
    else if (outcome === 'later' && tries < this.retries.length) this.tryAgain(letter, tries);
    else this.giveUp(letter, said);
  }

  private tryAgain(letter: Letter, tries: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.put(letter, tries + 1);
    }, this.retries[tries]);
    timer.unref();
    this.timers.add(timer);
  }

  /** Logs name the service alone: whoever knows the whole address could write there. */
  private giveUp({ device }: Letter, why: string): void {
    this.counts.failed++;
    this.logger.warn({ service: new URL(device.endpoint).hostname, why }, 'a device could not be told of a turn');
  }

  /** The status it was answered with. Nobody is followed to another address, and what else is answered is not read. */
  private async post({ device, text, ttl, urgent, topic }: Letter): Promise<number> {
    const { endpoint, p256dh, auth } = device;
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: this.keys,
      TTL: ttl,
      urgency: urgent ? 'high' : 'normal',
      topic,
    });
    const { 'Content-Length': _counted, ...sent } = headers;
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(sent).map(([name, value]): [string, string] => [name, String(value)]),
      body: body === null ? null : new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.any([this.stopped.signal, AbortSignal.timeout(PATIENCE)]),
    });
    await response.body?.cancel();
    return response.status;
  }

  stop(): void {
    this.stopped.abort();
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.line.length = 0;
  }
}

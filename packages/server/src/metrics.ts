/** Figures in the text format of Prometheus. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const BUCKETS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000];

export class Metrics {
  sockets = 0;
  messages = 0;
  refused = 0;
  private readonly delay = monitorEventLoopDelay({ resolution: 20 });
  private readonly buckets = new Array<number>(BUCKETS.length + 1).fill(0);
  private sum = 0;
  private count = 0;

  constructor() {
    this.delay.enable();
  }

  /** How long a command took from its arrival until it was stored, in milliseconds. */
  kept(ms: number): void {
    const place = BUCKETS.findIndex((limit) => ms <= limit);
    this.buckets[place < 0 ? BUCKETS.length : place]++;
    this.sum += ms;
    this.count++;
  }

  text(more: { [name: string]: number }): string {
    const lines: string[] = [];
    const put = (name: string, kind: string, value: number): void => {
      lines.push(`# TYPE guildhall_${name} ${kind}`, `guildhall_${name} ${value}`);
    };
    put('sockets', 'gauge', this.sockets);
    put('messages_total', 'counter', this.messages);
    put('refused_total', 'counter', this.refused);
    put('event_loop_delay_p99_seconds', 'gauge', this.delay.percentile(99) / 1e9);
    put('resident_bytes', 'gauge', process.memoryUsage.rss());
    put('uptime_seconds', 'gauge', Math.round(process.uptime()));
    for (const [name, value] of Object.entries(more)) put(name, name.endsWith('_total') ? 'counter' : 'gauge', value);
    lines.push('# TYPE guildhall_kept_milliseconds histogram');
    let below = 0;
    for (const [i, limit] of BUCKETS.entries()) {
      below += this.buckets[i];
      lines.push(`guildhall_kept_milliseconds_bucket{le="${limit}"} ${below}`);
    }
    lines.push(`guildhall_kept_milliseconds_bucket{le="+Inf"} ${this.count}`);
    lines.push(`guildhall_kept_milliseconds_sum ${this.sum}`, `guildhall_kept_milliseconds_count ${this.count}`);
    return `${lines.join('\n')}\n`;
  }

  close(): void {
    this.delay.disable();
  }
}

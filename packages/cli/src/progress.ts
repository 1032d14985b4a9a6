/** A progress bar on stderr where somebody watches; nothing elsewhere. */
import type { Terminal } from './terminal.ts';

export interface Progress {
  update(done: number): void;
  stop(): void;
}

export async function progress(terminal: Terminal, total: number, unit: string): Promise<Progress> {
  if (!process.stderr.isTTY || !terminal.interactive) return { update: () => {}, stop: () => {} };
  const { SingleBar, Presets } = await import('cli-progress');
  const bar = new SingleBar(
    { format: ` {bar} {percentage}% | {value}/{total} ${unit} | {eta_formatted}`, clearOnComplete: true },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
}

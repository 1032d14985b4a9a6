/** A progress bar on stderr where somebody watches; elsewhere a line now and then, if there are words for one. */
import type { Terminal } from './terminal.ts';

export interface Progress {
  update(done: number): void;
  stop(): void;
}

/** Lines for those who read them later: so many on the whole way. */
const LINES = 20;

export async function progress(
  terminal: Terminal,
  total: number,
  unit: string,
  line?: (done: number, total: number) => string,
): Promise<Progress> {
  if (!process.stderr.isTTY || !terminal.interactive) return line ? inLines(terminal, total, line) : NOBODY_WATCHES;
  const { SingleBar, Presets } = await import('cli-progress');
  const bar = new SingleBar(
    { format: ` {bar} {percentage}% | {value}/{total} ${unit} | {eta_formatted}`, clearOnComplete: true },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
}

const NOBODY_WATCHES: Progress = { update: () => {}, stop: () => {} };

function inLines(terminal: Terminal, total: number, line: (done: number, total: number) => string): Progress {
  let next = 0;
  return {
    update(done) {
      if (done < next) return;
      terminal.err(`${line(done, total)}\n`);
      next = Math.max(done + 1, Math.ceil(((Math.floor((done * LINES) / total) + 1) * total) / LINES));
    },
    stop: () => {},
  };
}

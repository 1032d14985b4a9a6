/** A closed window or a signal must not cost a game: what is to be kept is kept before the process ends. */
import { constants } from 'node:os';

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** Keeps when the process is told to end, and lets it end; the function returned calls that off. */
export function keepAtEnd(keep: () => void): () => void {
  const end = (signal: NodeJS.Signals): void => {
    try {
      keep();
    } finally {
      process.exit(128 + constants.signals[signal]);
    }
  };
  // Heard to the end: a second signal must not cut the keeping short.
  for (const signal of SIGNALS) process.on(signal, end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
}

/** Bids with a fault: whoever claps at loudness 0 is never done judging, at 1 it fills the memory, at 3 it waits a while. Answers take long. */
import type { AnyGame } from '@guildhall/registry';
import { bids } from './bids.ts';

const WAIT = 2000;
const waitFor = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
/** What each answer takes at least. */
const ANSWER = 5;
declare global {
  /** Answers that this process has carried out. */
  var answersMilled: number | undefined;
}
const hoard: number[][] = [];
const mill = {
  ...bids,
  apply: (...given: Parameters<typeof bids.apply>) => {
    globalThis.answersMilled = (globalThis.answersMilled ?? 0) + 1;
    waitFor(ANSWER);
    bids.apply(...given);
  },
  contributions: {
    ...bids.contributions,
    clap: {
      rule: 'BI-1.4',
      lasts: 'match' as const,
      onlookers: true,
      whyNot: (_g: unknown, _by: unknown, { loud }: { loud?: unknown }) => {
        while (loud === 0 || loud === 1) if (loud === 1) hoard.push(new Array(1000).fill(hoard.length));
        if (loud === 3) waitFor(WAIT);
        return null;
      },
    },
  },
} as unknown as AnyGame;
export const listGames = (): string[] => ['bids'];
export const loadGame = async (): Promise<AnyGame> => mill;

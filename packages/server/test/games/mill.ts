/** Bids with a fault: whoever claps at loudness 0 is never done judging, at 1 it fills the memory, at 3 it waits a while. */
import type { AnyGame } from '@guildhall/registry';
import { bids } from './bids.ts';

const WAIT = 2000;
const hoard: number[][] = [];
const mill = {
  ...bids,
  contributions: {
    ...bids.contributions,
    clap: {
      rule: 'BI-1.4',
      lasts: 'match' as const,
      onlookers: true,
      whyNot: (_g: unknown, _by: unknown, { loud }: { loud?: unknown }) => {
        while (loud === 0 || loud === 1) if (loud === 1) hoard.push(new Array(1000).fill(hoard.length));
        if (loud === 3) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT);
        return null;
      },
    },
  },
} as unknown as AnyGame;
export const listGames = (): string[] => ['bids'];
export const loadGame = async (): Promise<AnyGame> => mill;

/** Bids with a fault: whoever claps at loudness 0 is never done judging, at 1 it fills the memory. */
import type { AnyGame } from '@guildhall/registry';
import { bids } from './bids.ts';

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
        return null;
      },
    },
  },
} as unknown as AnyGame;
export const listGames = (): string[] => ['bids'];
export const loadGame = async (): Promise<AnyGame> => mill;

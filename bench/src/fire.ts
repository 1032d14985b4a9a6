/** The small fire game on three engines, in one run. */
import { createHash } from 'node:crypto';
import { playBare, playBoardgame, playKernel, proveEqual } from './fire/compare.ts';
import { bestRates } from './measure.ts';
import type { Section } from './report.ts';

const ROUNDS = 8;

export function fireSection(): Section {
  const equal = proveEqual(300);
  const rates = bestRates(
    {
      bare: () => playBare(20_000).steps,
      kernel: () => playKernel(8_000).steps,
      boardgame: () => playBoardgame(60).steps,
    },
    ROUNDS,
  );
  const digest = createHash('sha256')
    .update(JSON.stringify([equal, playKernel(500)]))
    .digest('hex');
  return {
    section: 'fire',
    figures: [
      { name: 'steps played alike on all three', value: equal.steps, unit: 'steps', bar: null },
      { name: 'bare module', value: rates.bare, unit: 'steps/s', bar: null },
      { name: 'on the kernel', value: rates.kernel, unit: 'steps/s', bar: null },
      { name: 'on boardgame.io 0.50', value: rates.boardgame, unit: 'steps/s', bar: null },
      { name: 'kernel to bare module', value: rates.kernel / rates.bare, unit: 'x', bar: { at: 'least', value: 0.25 } },
      { name: 'kernel to boardgame.io', value: rates.kernel / rates.boardgame, unit: 'x', bar: { at: 'least', value: 100 } },
    ],
    proofs: { fire: { rules: 'fire@1.0.0', seed: '0', decisions: equal.steps, digest } },
  };
}

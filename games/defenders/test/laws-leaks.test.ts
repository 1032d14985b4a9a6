/** DF-28.1: law 5 notices the order of the cards if it is told to everybody, at set-up and when the threat deck is made. */
import { runLaws, withLeak } from '@guildhall/kernel/laws';
import { expect, test } from 'vitest';
import type { DefendersFact } from '../facts.ts';
import { defenders } from '../index.ts';
import type { Table } from '../table.ts';

const faceDown = ({ pile, deck }: Table): DefendersFact => ({
  kind: 'entryPointsSuggested',
  rule: 'DF-9.1',
  entries: [...pile, ...deck],
});

test.each(['deal', 'reshuffle'] as const)('the cards that lie face down, told after the %s', (at) => {
  const run = { seed: 1, games: 5, sample: 100_000 };
  expect(() => runLaws(withLeak(defenders, at, faceDown), run)).toThrow(/^law 5 broken/);
});

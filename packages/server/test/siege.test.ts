/** Malicious guests for as long as their work takes, with the usual limits; `npm run attack` goes on for minutes. */
import { expect, it } from 'vitest';
import { bundle } from './bundle.ts';
import { besiege } from './siege.ts';

it('malicious guests get nothing, and honest people notice nothing but time', async () => {
  const found = await besiege({
    bundled: await bundle(),
    tables: 3,
    gap: 50,
    guests: 4,
    calm: 0,
    time: Number.MAX_SAFE_INTEGER,
    frames: 1000,
    seed: 7,
  });
  expect(found.breaches).toEqual([]);
  expect(found.faults).toEqual([]);
  expect(found.errors).toBe(0);
  expect(found.moves).toBeGreaterThan(10);
  expect(found.done['hostile frames']).toBeGreaterThanOrEqual(4 * 1000);
  // Each does its acts in an order of its own; among them they come to most.
  expect(Object.keys(found.done).length).toBeGreaterThan(6);
});

/** All tests of the hall: `*.test.ts` in the test folders of packages, games and the benchmark. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/test/**/*.test.ts',
      'games/*/test/**/*.test.ts',
      'games/*/board/**/*.test.{ts,tsx}',
      'bench/test/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
    // Browsers and servers mostly wait; the laws mostly count. Two at a time suit two cores.
    maxWorkers: 2,
    minWorkers: 2,
  },
});

/** All tests of the hall: `*.test.ts` in the test folders of packages, games and the benchmark. */
import { defineConfig } from 'vitest/config';

const RULES = ['games/*/test/**/*.test.ts', 'packages/{kernel,cards,effects,geometry}/test/**/*.test.ts'];

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
    // Browsers and servers mostly wait; the laws mostly count. Two at a time suit two cores.
    maxWorkers: 2,
    minWorkers: 2,
    projects: [
      {
        extends: true,
        // Rules keep nothing outside their tables, so hundreds of files may share one load of each game.
        test: { name: 'rules', include: RULES, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'hall',
          include: ['packages/*/test/**/*.test.ts', 'games/*/board/**/*.test.{ts,tsx}', 'bench/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', ...RULES],
        },
      },
    ],
  },
});
